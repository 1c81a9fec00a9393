"""What a table shows, as frozen values; a part of `state.py`, which has all of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from unoultimate.engine import Rules, View

    from .state import SeatInfo


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card of the hand in its shown order; `nth` counts equal cards: id `h-{code}-{nth}`.

    `order` is its place among the cards selected, 0: it is not. `jump`: it may be laid out of
    turn. `answer`: while a penalty waits, "stack" or "reflect". `flex`: it fits by its flex side
    too, or "only" by it: "both", "only"."""

    card: int
    code: str
    nth: int
    playable: bool = False
    drawn: bool = False
    order: int = 0
    jump: bool = False
    answer: str = ""
    flex: str = ""

    @property
    def selected(self) -> bool:
        return self.order > 0


@dataclass(frozen=True, slots=True)
class Actions:
    """What the shown seat may do now. `accept` is the amount of *Take +N*, None: no such button;
    with `until`, a colour, as many are taken as it takes until that comes.

    `no_draw` says why *Draw* is not possible in its own turn, or is ""; `lay` how many selected
    cards *Play N cards* lays; `catch` the seats with *Caught!*, `risky`: some may be wrong."""

    draw: bool = False
    pass_: bool = False
    accept: int | None = None
    until: int | None = None
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
    kind "target": seats (action `target`); kind "side": 0 for the main and 1 for the flex side
    (action `side`). `cards` wait for the answer; empty when the game itself asks (a first Wild),
    which can't be cancelled. *Cancel* is action `cancel`. `color` and `flex` were settled already;
    `note` says what happens then."""

    kind: Literal["color", "target", "side"]
    choices: tuple[int, ...]
    cards: tuple[int, ...] = ()
    color: int | None = None
    note: str = ""
    flex: bool | None = None


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

    `place` is its rank from 1; `left`: it leaves the match (`knockout`). `last` are the codes of
    what it went out with, on side `last_side`."""

    seat: int
    cards: tuple[int, ...]
    card_points: tuple[int, ...]
    hand_points: int
    points: int
    total: int
    eliminated: bool = False
    place: int = 0
    left: bool = False
    last: tuple[str, ...] = ()
    last_side: int = 0


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
    `listening`: a tap on a card names it aloud instead of laying it; None where no card is read.

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
    listening: bool | None = None
