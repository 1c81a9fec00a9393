"""What the replay screen shows. Texts are in the current language already."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ReplayCard:
    """An open card of a hand; `fresh` when it has just been drawn."""

    code: str
    fresh: bool = False


@dataclass(frozen=True, slots=True)
class ReplaySeat:
    """A seat at this position; `cards` is None when its hand is not shown: then `backs` are its
    cards by their other side, where they have two. `power` is its Power card, true for green;
    `icon` its picture."""

    name: str
    kind: str
    count: int
    total: int
    cards: tuple[ReplayCard, ...] | None = None
    turn: bool = False
    acted: bool = False
    declared: bool = False
    out: bool = False
    eliminated: bool = False
    backs: tuple[str, ...] = ()
    power: bool | None = None
    icon: str = ""


@dataclass(frozen=True, slots=True)
class ReplayLine:
    """A line of the round's log; tapping it goes to `position`."""

    number: int
    position: int
    text: str


@dataclass(frozen=True, slots=True)
class RoundMark:
    """A round and where it begins."""

    number: int
    position: int


@dataclass(frozen=True, slots=True)
class ReplayState:
    """The whole screen. `color` is a letter or "" for none; `pending` a penalty's total or 0;
    `happened` what has just happened, in words; `lines` the log of the whole round.
    `game` and `side` tell how its cards look, `colored` whether it has colours at all;
    `next_back` is the next card of the draw pile by its other side, or ""; `until` says that a
    penalty has no number: cards are drawn until the colour comes."""

    rule_set: str
    seats: tuple[ReplaySeat, ...]
    position: int
    last: int
    round_number: int
    rounds: tuple[RoundMark, ...]
    top: str
    under: tuple[str, ...]
    color: str
    direction: int
    draw_size: int
    pending: int
    happened: tuple[str, ...]
    lines: tuple[ReplayLine, ...]
    viewer: int | None = None
    playing: bool = False
    speed: str = "normal"
    game: str = "classic"
    side: int = 0
    two_faced: bool = False
    colored: bool = True
    next_back: str = ""
    until: bool = False
