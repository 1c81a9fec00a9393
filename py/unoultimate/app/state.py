"""Everything a screen may show, as one frozen tree.

The controller makes a new `AppState` for each change; `ui.render(state)` reads it and nothing else.
While the curtain is down a `TableState` holds no card of anyone: `view` is None and `hand`, `log`,
`selection`, `asking` and `reveal` are empty.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from .soundsettings import SoundSettings

if TYPE_CHECKING:
    from collections.abc import Mapping

    from unoultimate.engine import Rules

    from .favourites import Favourite
    from .installport import InstallWay
    from .manual.state import ManualState
    from .replaystate import ReplayState
    from .setup_rules import OptionGroup
    from .statistics.state import StatisticsState
    from .tablestate import TableState

Screen = Literal["home", "setup", "table"]
Kind = Literal["person", "computer"]
DialogKind = Literal[
    "menu",
    "rules",
    "seen",
    "log",
    "keys",
    "confirm",
    "favourite-new",
    "favourite-edit",
    "seat-picture",
    "install",
]

SPEEDS = ("slow", "normal", "fast", "step")
THEMES = ("auto", "light", "dark")
SORTS = ("color", "number")
MOTIONS = ("auto", "off")


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """A seat as set up: shown at the setup screen and around the table."""

    name: str
    kind: Kind = "person"
    level: str = "medium"
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Settings:
    """What the player chose for good. `seats` are those of the last game; `language` "" is the
    browser's."""

    theme: str = "auto"
    sort: str = "color"
    speed: str = "normal"
    motion: str = "auto"
    letter_keys: bool = True
    language: str = ""
    offline_told: bool = False
    seats: tuple[SeatInfo, ...] = ()
    sound: SoundSettings = field(default_factory=SoundSettings)


@dataclass(frozen=True, slots=True)
class PresetCard:
    """A rule set or edition on the home screen."""

    id: str
    name: str
    line: str


@dataclass(frozen=True, slots=True)
class FavouriteCard:
    """A favourite on the home screen, by its place in the list; `base` is what it is based on.
    `problem` says why it can't be played, or is ""."""

    i: int
    name: str
    line: str = ""
    base: str = ""
    problem: str = ""

    @property
    def id(self) -> str:
        """What `HomeState.selected` is when this one is chosen."""
        return f"favourite-{self.i}"


@dataclass(frozen=True, slots=True)
class WaitingGame:
    """The saved game that *Continue* goes on with. `left_at` is a text in the current language."""

    names: tuple[str, ...]
    rule_set: str
    round_number: int
    left_at: str


@dataclass(frozen=True, slots=True)
class KeptSave:
    """A save that could not be read: kept aside, to be exported (action `export-kept`, id)."""

    id: str
    text: str


@dataclass(frozen=True, slots=True)
class HomeState:
    """`selected` is the id of a rule set, an edition, a game or a favourite."""

    presets: tuple[PresetCard, ...] = ()
    selected: str = "official"
    waiting: WaitingGame | None = None
    kept: tuple[KeptSave, ...] = ()
    editions: tuple[PresetCard, ...] = ()
    favourites: tuple[FavouriteCard, ...] = ()
    variants: tuple[PresetCard, ...] = ()


@dataclass(frozen=True, slots=True)
class OptionValue:
    """One value of an option: `value` goes into `data-value`, `label` is shown."""

    value: str
    label: str
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class OptionRow:
    """An option of the catalogue as set up. `greyed` is the reason why it has no effect, or "";
    `line` says what it is about, `problem` what makes no sense with these seats, or "".
    What the game itself has settled is `fixed`, in words, and there is nothing to choose."""

    id: str
    group: str
    label: str
    values: tuple[OptionValue, ...]
    changed: bool = False
    greyed: str = ""
    line: str = ""
    problem: str = ""
    fixed: str = ""


@dataclass(frozen=True, slots=True)
class LevelChoice:
    id: str
    label: str


@dataclass(frozen=True, slots=True)
class SetupState:
    """`problem` says why *Start* is not possible now, or is "". `origin` is the favourite these
    rules came from; `way_back` the name to go back to once they differ from where they came from,
    else "". `open` are the parts folded out; `dealer` deals first under `first_dealer = chosen`."""

    base: str
    rule_set: str
    rules: Rules
    seats: tuple[SeatInfo, ...]
    seat_range: tuple[int, int] = (2, 10)
    speed: str = "normal"
    levels: tuple[LevelChoice, ...] = ()
    groups: tuple[OptionGroup, ...] = ()
    problem: str = ""
    origin: Favourite | None = None
    way_back: str = ""
    about: str = ""
    open: frozenset[str] = frozenset()
    dealer: int | None = None


@dataclass(frozen=True, slots=True)
class Button:
    """A button of a notice or dialog: `data-action` and its arguments."""

    label: str
    action: str
    args: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Dialog:
    """A dialog over the screen. "confirm" shows `text`, then `confirm` and `close-dialog` buttons;
    the others draw their content from the state."""

    kind: DialogKind
    title: str = ""
    text: str = ""
    yes: str = ""
    no: str = ""
    danger: bool = False
    action: str = ""
    args: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Notice:
    """A message that stays until its reason is gone or it is dismissed (action `dismiss`, id)."""

    id: str
    text: str
    level: Literal["info", "warning", "error"] = "info"
    buttons: tuple[Button, ...] = ()
    dismissible: bool = True


@dataclass(frozen=True, slots=True)
class AppState:
    """`dialogs`: the last is on top. Over the screen stand statistics, a replay, the manual.
    `language` is spoken now, one of `languages`.
    `other_tab`: another tab plays; offer action `take-over`. `install`: how action `install` can
    put the application on the device, "" for not at all. `sound_notes`: what this device
    can't play."""

    screen: Screen = "home"
    settings: Settings = field(default_factory=Settings)
    home: HomeState = field(default_factory=HomeState)
    setup: SetupState | None = None
    table: TableState | None = None
    dialogs: tuple[Dialog, ...] = ()
    manual: ManualState | None = None
    statistics: StatisticsState | None = None
    replay: ReplayState | None = None
    notices: tuple[Notice, ...] = ()
    loading: bool = False
    language: str = "en"
    languages: tuple[str, ...] = ("en",)
    offline_ready: bool = False
    other_tab: bool = False
    fullscreen: bool | None = None
    sound_notes: tuple[str, ...] = ()
    install: InstallWay = ""

    @property
    def tells_offline(self) -> bool:
        """Whether *ready offline* is shown: not where it would cover what is used or watched."""
        over = self.dialogs or self.manual or self.statistics or self.replay
        return self.offline_ready and self.screen != "table" and not over
