"""Taps at the table: cards, answers and buttons become moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from unoultimate.engine import NEXT_ROUND, Move

from . import choosing, selecting
from .aloud import card_aloud
from .board import NOTHING, Touched
from .flow import Flow, number
from .hand import shown_card
from .reasons import reason_text
from .selecting import Picked
from .selections import selection_text
from .tablestate import Asking
from .texts import _

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from unoultimate.engine import View

    from .desk import Desk

DARE_SECONDS = 2.0
PLAIN = ("draw", "pass", "accept", "challenge", "uno")


class Taps(Flow):
    """Actions of the shown person in a running round."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.core)
        self._desk = desk
        self._dared: tuple[Picked, int, float] | None = None
        self.actions = {
            "card": self._card,
            "lay": self._lay_selected,
            "color": self._color,
            "target": self._target,
            "side": self._side,
            "listen": self._listen,
            "hear": self._hear,
            "cancel": self._cancel,
            "catch": self._catch,
            "next-round": self._next_round,
            **{verb: self._plain(verb) for verb in PLAIN},
        }

    def _card(self, args: Mapping[str, str]) -> None:
        """A tap on a card of the hand: select it, lay it, or hear why it can't be laid."""
        view = self._desk.view()
        code, nth = args.get("code", ""), max(0, number(args, "i", "nth"))
        card = None if view is None else shown_card(view, code)
        if view is None or view.phase == "over" or card is None:
            return
        if self._desk.listening:
            self._say(view, code)
            return
        picked = Picked(card, nth)
        if nth >= view.hand.count(picked.card):
            picked = Picked(picked.card, 0)
        tapped = selecting.tap(view, self._desk.touched.selection, picked)
        if tapped.lay is None:
            self._select(view, tapped.selection)
        else:
            self._lay(view, tapped.lay, picked)

    def _select(self, view: View, selection: selecting.Selection) -> None:
        self._desk.touch(Touched(selection=selection))
        self.core.ports.page.announce(selection_text(view, selection))

    def _lay_selected(self, args: Mapping[str, str]) -> None:
        """*Play N cards*."""
        del args
        view, selection = self._desk.view(), self._desk.touched.selection
        if view is not None and selection:
            self._lay(view, selecting.cards(selection), selection[0])

    def _lay(self, view: View, cards: tuple[int, ...], picked: Picked) -> None:
        """Lay these, ask what they need, or say why not at the card tapped."""
        answer = choosing.lay(view, cards)
        if isinstance(answer, Move):
            self._desk.make(answer)
        elif isinstance(answer, Asking):
            kept = self._desk.touched.selection
            self._desk.touch(Touched(asking=answer, selection=kept or (picked,)))
        elif isinstance(answer, choosing.Mistake):
            self._mistake(view, answer, picked)
        elif answer is not None:
            self._shake(view, picked, reason_text(answer.reason, view, picked.card))

    def _mistake(self, view: View, mistake: choosing.Mistake, picked: Picked) -> None:
        """A card that doesn't fit: a second tap soon after lays it all the same."""
        now, moment = self.core.ports.clock.now(), len(view.history)
        dared, self._dared = self._dared, (picked, moment, now)
        if dared and dared[:2] == (picked, moment) and now - dared[2] <= DARE_SECONDS:
            self._dared = None
            self._desk.make(mistake.move)
            return
        text = _("That doesn’t fit. Tap it again to play it and draw two cards.")
        self._shake(view, picked, text)

    def _shake(self, view: View, picked: Picked, text: str) -> None:
        """The card says why it can't be laid; to whom can't read it also says what it is."""
        code = view.codes[picked.card]
        self._desk.shake(code, picked.nth, text)
        if self._desk.reads:
            self._say(view, code)

    def _listen(self, args: Mapping[str, str]) -> None:
        """From now on a tap on a card says what it is, or lays it again."""
        del args
        if self._desk.reads and self._desk.view() is not None:
            self._desk.listening = not self._desk.listening
            self._desk.touch(NOTHING)
            hear, play = _("Tap a card to hear it."), _("Tap a card to play it.")
            self._desk.say(hear if self._desk.listening else play)

    def _hear(self, args: Mapping[str, str]) -> None:
        """A tap on the pile: the top card is said."""
        del args
        view = self._desk.view()
        if view is not None and self._desk.reads:
            self._say(view, view.codes[view.top])

    def _say(self, view: View, code: str) -> None:
        self._desk.say(card_aloud(view, code))

    def _color(self, args: Mapping[str, str]) -> None:
        view, color = self._desk.view(), number(args, "c", "color")
        if view is None:
            return
        asking = self._desk.touched.asking or choosing.choose_color(view)
        if asking is None or asking.kind != "color" or color not in asking.choices:
            return
        if asking.cards:
            self._answered(choosing.go_on(view, asking, color))
        else:
            self._desk.make(Move(view.seat, "choose", color=color))

    def _target(self, args: Mapping[str, str]) -> None:
        view, seat, asking = self._desk.view(), number(args, "seat"), self._desk.touched.asking
        if view is None or asking is None or asking.kind != "target":
            return
        if seat in asking.choices:
            self._answered(choosing.go_on(view, asking, seat))

    def _side(self, args: Mapping[str, str]) -> None:
        """The main or the flex side of a card that fits by both."""
        view, side, asking = self._desk.view(), number(args, "side"), self._desk.touched.asking
        if view is None or asking is None or asking.kind != "side":
            return
        if side in asking.choices:
            self._answered(choosing.go_on(view, asking, side))

    def _answered(self, answer: object) -> None:
        """An answer led to the move, to the next question, or came too late."""
        if isinstance(answer, Move):
            self._desk.make(answer)
        elif isinstance(answer, Asking):
            self._desk.touch(Touched(asking=answer, selection=self._desk.touched.selection))
        else:
            self._desk.touch(NOTHING)

    def _cancel(self, args: Mapping[str, str]) -> None:
        """Away with a question, else with a selection; several cards stay selected at first."""
        del args
        touched = self._desk.touched
        if touched.shows:
            return
        several = touched.asking is not None and len(touched.selection) > 1
        self._desk.touch(Touched(selection=touched.selection if several else ()))

    def _plain(self, verb: str) -> Callable[[Mapping[str, str]], None]:
        def make(_args: Mapping[str, str]) -> None:
            view = self._desk.view()
            if view is not None and view.phase != "over":
                self._desk.make(Move(view.seat, verb))

        return make

    def _catch(self, args: Mapping[str, str]) -> None:
        view, seat = self._desk.view(), number(args, "seat", "target")
        if view is not None and view.phase != "over" and 0 <= seat < view.n:
            self._desk.make(Move(view.seat, "catch", target=seat))

    def _next_round(self, args: Mapping[str, str]) -> None:
        """Deal the next round; after the last one show how the match ended."""
        del args
        table = self._desk.table
        if table is None or not table.match.round.over:
            return
        if table.match.over:
            self._desk.touch(Touched(result_seen=True))
        else:
            self._desk.make(NEXT_ROUND)
