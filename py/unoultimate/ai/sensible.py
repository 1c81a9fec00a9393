"""Which of the legal moves are worth a thought."""

from unoultimate.engine import Move, View

from .choices import Choices
from .knowledge import Knowledge
from .terms import Terms


def sensible(view: View, choices: Choices) -> tuple[Move, ...]:
    """The moves of a turn, without those that others beat for sure.

    Nobody draws who has a coloured card that fits, but a wild may be worth keeping, unless
    all cards are wild. Of lays of several cards the longest are enough, one for each card
    on top. Who has to draw for a colour names one that is likely to come first.
    """
    terms = Terms.of(view)
    face, plain = terms.face, choices.plain
    if any(not face.wild[move.cards[0]] or not face.palette for move in choices.lays):
        plain = choices.but("draw")
    elif view.phase == "color" and face.symbols[view.top] in terms.game.silent:
        plain = _soonest(view, plain)
    return _lays(view, choices) + plain


def _soonest(view: View, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """The moves that name a colour of which most cards are unseen."""
    share = Knowledge.of(view).share.color
    shares = [0.0 if move.color is None else share[move.color] for move in moves]
    return tuple(move for move, part in zip(moves, shares, strict=True) if part == max(shares))


def _lays(view: View, choices: Choices) -> tuple[Move, ...]:
    if view.rules.multi_play == "off":
        return choices.lays
    symbols = Terms.of(view).face.symbols
    longest: dict[str, int] = {}
    for move in choices.lays:
        symbol = symbols[move.cards[0]]
        longest[symbol] = max(longest.get(symbol, 0), len(move.cards))
    kept: dict[object, Move] = {}
    for move in choices.lays:
        if len(move.cards) in (1, longest[symbols[move.cards[0]]]):
            kept.setdefault(_outcome(move), move)
    return tuple(kept.values())


def _outcome(move: Move) -> object:
    """What tells lays apart that end differently: the cards, the one on top, what is named."""
    return tuple(sorted(move.cards)), move.cards[-1], move.color, move.target
