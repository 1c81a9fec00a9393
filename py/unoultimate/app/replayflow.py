"""Replays: opened from statistics, the end of a match, a file or a link; played on a clock.

The modules of replays are imported when one is first opened: the start does without them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .fileport import DROPPED, FileError, file_problem
from .flow import Flow, chosen
from .ports import StorageError
from .recorderror import RecordError, record_problem
from .state import Notice
from .texts import _

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from unoultimate.engine import Match
    from unoultimate.table.ports import Timer

    from .core import Core
    from .course import Course
    from .past import Past
    from .replaying import Replay

STEPS = ("first", "back", "forward", "last", "seek", "play", "pause", "speed", "viewer")
FIELD = "replay-file"
FILE = "uno-ultimate-game.json"
NOTICE = "replay"
MOST_BYTES = 4_000_000


class ReplayFlow(Flow):
    """Actions of the replay screen. `opened` and `closed` are called around the time it is seen."""

    def __init__(self, core: Core, past: Past, match: Callable[[], Match | None]) -> None:
        super().__init__(core)
        self.opened: Callable[[], None] = lambda: None
        self.closed: Callable[[], None] = lambda: None
        self._past = past
        self._match = match
        self._replay: Replay | None = None
        self._timer: Timer | None = None
        self.actions = {f"replay-{step}": self._step(f"replay-{step}") for step in STEPS}
        self.actions |= {
            "replay-open": self._open_match,
            "replay-file": self._open_file,
            "watch-match": self._watch,
            "replay-export": self._export,
            "replay-close": self._close,
        }

    @property
    def document(self) -> dict[str, Any] | None:
        """The record of the match that is watched."""
        return None if self._replay is None else self._replay.course.match.record()

    def open_link(self, fragment: str) -> None:
        """The match in what stands after `#`, if there is one; a broken link is told."""
        from .sharelink import in_link, unpack

        packed = in_link(fragment)
        if packed is not None:
            self._open(lambda: unpack(packed))

    def refresh(self) -> None:
        """The same place in the language of now."""
        if self._replay is not None:
            self._show(self._replay)

    def pause(self) -> None:
        """The page can't be seen."""
        if self._replay is not None and self._replay.playing:
            self._show(self._replay.paused_at(self._replay.position))

    def close(self) -> None:
        """Back to the screen under it."""
        if self._replay is not None:
            self._stop()
            self._replay = None
            self.core.update(replay=None)
            self.closed()

    def _step(self, action: str) -> Callable[[Mapping[str, str]], None]:
        def step(args: Mapping[str, str]) -> None:
            from .replaying import act

            if self._replay is not None:
                self._show(act(self._replay, action, args))

        return step

    async def _open_match(self, args: Mapping[str, str]) -> None:
        """A match of the statistics, by its id."""
        try:
            record = (await self._past.read()).records.get(args.get("id", ""))
        except StorageError:
            record = None
        if record is None:
            self._tell(_("This match can’t be found any more."))
        else:
            self._open(lambda: record)

    def _watch(self, args: Mapping[str, str]) -> None:
        """The match that has just ended at the table."""
        del args
        match = self._match()
        if match is not None and match.over:
            self._open(match.record)

    async def _open_file(self, args: Mapping[str, str]) -> None:
        """A record file chosen in the field, or dropped on the page."""
        field = DROPPED if chosen(args, "field") == DROPPED else FIELD
        try:
            text = await self.core.ports.files.text(field, MOST_BYTES)
        except FileError as error:
            self._tell(file_problem(error))
            return
        if text is not None:
            from .recordfile import checked_document

            self._open(lambda: checked_document(text))

    def _open(self, record: Callable[[], dict[str, Any]]) -> None:
        from .course import Course
        from .replaying import Replay

        try:
            course: Course = Course(record())
        except RecordError as error:
            self._tell(record_problem(error))
            return
        if self._replay is None:
            self.opened()
        self.core.drop_notice(NOTICE)
        self.core.update(dialogs=(), manual=None)
        self._show(Replay(course))
        self.core.focus("replay-run")

    def _tell(self, text: str) -> None:
        self.core.notice(Notice(NOTICE, text, "warning"))
        self.core.ports.page.announce(text, True)

    def _export(self, args: Mapping[str, str]) -> None:
        del args
        from .recordfile import write_record

        if self.document is not None:
            self.core.ports.page.download(FILE, write_record(self.document))

    def _close(self, args: Mapping[str, str]) -> None:
        del args
        self.close()

    def _show(self, replay: Replay) -> None:
        from .replayicons import replay_icons
        from .replayview import replay_state

        self._replay = replay
        icons = replay_icons(replay.course.match.seats, self.core.state.settings.seats)
        self.core.update(replay=replay_state(replay, icons))
        self._stop()
        if replay.playing:
            self._timer = self.core.ports.clock.call_later(replay.seconds, self._tick)

    def _tick(self) -> None:
        if self._replay is not None:
            self._show(self._replay.tick())
            self.core.flush()

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
