"""The named points at which a game's rules act.

The classic game (`classic.py`) fills them all; a variant is the classic game with a deck
of its own and a few of them replaced (`variants/`), so the common path knows no variant.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .effects import Lay
    from .moves import Move
    from .position import Position

Test = Callable[["Position", int, int], bool]
Effect = Callable[["Position", "Lay"], None]


@dataclass(frozen=True)
class Game:
    """What makes one game different from another."""

    id: str

    # Tables by symbol.
    effects: Mapping[str, Effect]
    """What a laid card does, the next turn included."""
    opening: Mapping[str, Callable[["Position"], None]]
    """What the first card of a round does; without an entry it does nothing."""
    draws: Mapping[str, int | None]
    """How many cards a draw card costs; None for as many as it takes until its colour comes."""
    sweeps: Mapping[str, Callable[["Position", int, int], list[int]]]
    """Which other cards of the hand go under it: `sweep(p, seat, card)`."""

    # Sets of symbols.
    judged: frozenset[str]
    """Wilds that are lawful or a bluff."""
    singly: frozenset[str]
    """Cards that are never laid together."""
    silent: frozenset[str]
    """Wilds that name no colour when they are laid."""
    put_back: frozenset[str]
    """Cards that never open a round."""

    # Functions.
    fits: Test
    """Whether a card may be laid in an ordinary turn: `fits(p, seat, card)`."""
    flexes: Test
    """Whether it may be laid by its flex side."""
    stacks: Test
    """Whether it may be stacked on the pending penalty."""
    names_seat: Callable[["Position", int, tuple[int, ...], bool], bool]
    """Whether whoever lays these cards names a seat: `names_seat(p, seat, cards, flex)`."""
    laid: Effect
    """What every lay does before its effect."""
    chosen: Callable[["Position", "Move"], bool]
    """What naming a colour that is asked for does; whether the turn goes on."""
    noted: Callable[["Position", int], int]
    """The points noted for a seat that is eliminated."""
    bury: Callable[["Position", list[int]], None]
    """Where the cards of an eliminated seat go."""
    left: Callable[["Position"], None]
    """What follows when a seat has left the round."""

    adds_on_jump: bool
    """Whether a jump-in adds to a pending penalty instead of cancelling it."""
