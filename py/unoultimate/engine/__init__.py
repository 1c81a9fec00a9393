"""The rules of the game: pure, no clock, no input or output, no global state."""

from .cards import COLORS
from .decks import Deck
from .errors import EngineError, IllegalMove, NotationError, RulesError
from .events import Event
from .inert import inert
from .legal import LegalMoves
from .match import Match
from .moves import NEXT_ROUND, Move
from .options import BY_ID, GROUPS, OPTIONS, Option
from .position import Outcome, Position
from .presets import EDITIONS, PRESETS, RULE_SETS, VARIANTS, Preset
from .refusal import REASONS, Refusal
from .round import Round
from .rules import Rules
from .seats import RoundResult, Seat
from .view import PendingView, View

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
