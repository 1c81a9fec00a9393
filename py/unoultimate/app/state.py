"""Everything a screen may show, as one frozen tree.

The controller makes a new `AppState` for each change; `ui.render(state)` reads it and nothing else.
While the curtain is down a `TableState` holds no card of anyone: `view` is None and `hand`, `log`,
`selection`, `asking` and `reveal` are empty.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from unoultimate.engine import Rules, View

    from .favourites import Favourite
    from .manual.state import ManualState
    from .setup_rules import OptionGroup

Screen = Literal["home", "setup", "table"]
Kind = Literal["person", "computer"]
DialogKind = Literal["menu", "rules", "log", "keys", "confirm", "favourite-new", "favourite-edit"]

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
    """`selected` is the id of a rule set, an edition or a favourite."""

    presets: tuple[PresetCard, ...] = ()
    selected: str = "official"
    waiting: WaitingGame | None = None
    kept: tuple[KeptSave, ...] = ()
    editions: tuple[PresetCard, ...] = ()
    favourites: tuple[FavouriteCard, ...] = ()


@dataclass(frozen=True, slots=True)
class OptionValue:
    """One value of an option: `value` goes into `data-value`, `label` is shown."""

    value: str
    label: str
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class OptionRow:
    """An option of the catalogue as set up. `greyed` is the reason why it has no effect, or "";
    `line` says what it is about, `problem` what makes no sense with these seats, or ""."""

    id: str
    group: str
    label: str
    values: tuple[OptionValue, ...]
    changed: bool = False
    greyed: str = ""
    line: str = ""
    problem: str = ""


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
class HandCard:
    """A card of the hand in its shown order; `nth` counts equal cards: id `h-{code}-{nth}`.

    `order` is its place among the cards selected, 0: it is not. `jump`: it may be laid out of
    turn. `answer`: while a penalty waits, "stack" or "reflect"."""

    card: int
    code: str
    nth: int
    playable: bool = False
    drawn: bool = False
    order: int = 0
    jump: bool = False
    answer: str = ""

    @property
    def selected(self) -> bool:
        return self.order > 0


@dataclass(frozen=True, slots=True)
class Actions:
    """What the shown seat may do now. `accept` is the amount of *Take +N*, None: no such button.

    `no_draw` says why *Draw* is not possible in its own turn, or is ""; `lay` how many selected
    cards *Play N cards* lays; `catch` the seats with *Caught!*, `risky`: some may be wrong."""

    draw: bool = False
    pass_: bool = False
    accept: int | None = None
    challenge: bool = False
    uno: bool = False
    catch: tuple[int, ...] = ()
    step: bool = False
    no_draw: str = ""
    lay: int = 0
    risky: bool = False


@dataclass(frozen=True, slots=True)
class Asking:
    """A question in place. kind "color": `choices` are colour numbers (action `color`);
    kind "target": seats (action `target`). `cards` wait for the answer; empty when the game itself
    asks (a first Wild), which can't be cancelled. *Cancel* is action `cancel`. `color` was named
    already when a seat is asked for; `note` says what happens then."""

    kind: Literal["color", "target"]
    choices: tuple[int, ...]
    cards: tuple[int, ...] = ()
    color: int | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Shake:
    """The card tapped that may not be laid, and why. `count` grows with every shake."""

    code: str
    nth: int
    text: str
    count: int = 0


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of the log. `number` is unique in the match: a stable key."""

    number: int
    text: str
    kind: str = ""
    seat: int = -1


@dataclass(frozen=True, slots=True)
class Reveal:
    """A challenged hand shown to the challenger alone, until action `reveal-ok`."""

    seat: int
    cards: tuple[int, ...]
    text: str = ""


@dataclass(frozen=True, slots=True)
class RoundRow:
    """A seat at the end of a round; `cards` laid open, `card_points` beside each of them.

    `place` is its rank from 1; `left`: it leaves the match (`knockout`)."""

    seat: int
    cards: tuple[int, ...]
    card_points: tuple[int, ...]
    hand_points: int
    points: int
    total: int
    eliminated: bool = False
    place: int = 0
    left: bool = False


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """Rows in the ranking's order. `totals` of each round so far feed the line chart; `reason`
    says why a round ended otherwise than by a last card; `winners` are one seat or a side."""

    winner: int
    headline: str
    rows: tuple[RoundRow, ...]
    totals_by_round: tuple[tuple[int, ...], ...] = ()
    reason: str = ""
    winners: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class MatchEnd:
    """The end of a match; `ranking` are seats, the winner first. `left`: the round in which each
    seat left the match, 0 when it stayed."""

    ranking: tuple[int, ...]
    headline: str
    totals: tuple[int, ...]
    rounds_won: tuple[int, ...]
    left: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class DealerDraw:
    """The cards drawn for the first deal, each with its seat, until action `dealer-ok`."""

    dealer: int
    drawn: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class TableState:
    """`view` is that of the seat whose hand is shown; None while `curtain` names who is next.

    `seconds` are left to decide, None without a turn timer or while nobody here has to."""

    seats: tuple[SeatInfo, ...]
    rules: Rules
    rule_set: str
    view: View | None = None
    curtain: int | None = None
    hand: tuple[HandCard, ...] = ()
    actions: Actions = field(default_factory=Actions)
    asking: Asking | None = None
    selection: tuple[int, ...] = ()
    shake: Shake | None = None
    reveal: Reveal | None = None
    dealer_draw: DealerDraw | None = None
    seconds: int | None = None
    log: tuple[LogLine, ...] = ()
    prompt: str = ""
    result: RoundEnd | None = None
    match_end: MatchEnd | None = None
    round_number: int = 1
    totals: tuple[int, ...] = ()
    speed: str = "normal"
    unsaved: bool = False


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
    """`dialogs`: the last is on top. `language` is spoken now, one of `languages`.
    `other_tab`: another tab plays; offer action `take-over`."""

    screen: Screen = "home"
    settings: Settings = field(default_factory=Settings)
    home: HomeState = field(default_factory=HomeState)
    setup: SetupState | None = None
    table: TableState | None = None
    dialogs: tuple[Dialog, ...] = ()
    manual: ManualState | None = None
    notices: tuple[Notice, ...] = ()
    loading: bool = False
    language: str = "en"
    languages: tuple[str, ...] = ("en",)
    update_ready: bool = False
    offline_ready: bool = False
    other_tab: bool = False
    fullscreen: bool | None = None
