"""The rules of the game: pure, no clock, no input or output, no global state.

The vocabulary – decks, options, rules – is there at once; what plays comes when it is first
asked for, so that a home screen starts without it.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .cards import COLORS
from .decks import Deck
from .errors import EngineError, IllegalMove, NotationError, RulesError
from .inert import inert
from .options import BY_ID, GROUPS, OPTIONS, Option
from .presets import EDITIONS, PRESETS, RULE_SETS, VARIANTS, Preset
from .rules import Rules

if TYPE_CHECKING:
    from .events import Event
    from .legal import LegalMoves
    from .match import Match
    from .moves import NEXT_ROUND, Move
    from .position import Outcome, Position
    from .refusal import REASONS, Refusal
    from .round import Round
    from .seats import RoundResult, Seat
    from .view import PendingView, View

_PLAY = {
    "Event": "events",
    "LegalMoves": "legal",
    "Match": "match",
    "NEXT_ROUND": "moves",
    "Move": "moves",
    "Outcome": "position",
    "Position": "position",
    "REASONS": "refusal",
    "Refusal": "refusal",
    "Round": "round",
    "RoundResult": "seats",
    "Seat": "seats",
    "PendingView": "view",
    "View": "view",
}


def __getattr__(name: str) -> Any:
    """Import what is asked for from its module (PEP 562)."""
    if name not in _PLAY:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(import_module(f".{_PLAY[name]}", __name__), name)
    globals()[name] = found
    return found


__all__ = [
    "BY_ID",
    "COLORS",
    "EDITIONS",
    "GROUPS",
    "NEXT_ROUND",
    "OPTIONS",
    "PRESETS",
    "REASONS",
    "RULE_SETS",
    "VARIANTS",
    "Deck",
    "EngineError",
    "Event",
    "IllegalMove",
    "LegalMoves",
    "Match",
    "Move",
    "NotationError",
    "Option",
    "Outcome",
    "PendingView",
    "Position",
    "Preset",
    "Refusal",
    "Round",
    "RoundResult",
    "Rules",
    "RulesError",
    "Seat",
    "View",
    "inert",
]
