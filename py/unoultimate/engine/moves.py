"""Moves as values, and their text form (`notation.md`, Moves)."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from .cards import COLORS, color_index
from .errors import NotationError

PLAY, JUMP, DRAW, PASS, ACCEPT = "play", "jump", "draw", "pass", "accept"
CHALLENGE, CHOOSE, UNO, CATCH, TIMEOUT, NEXT = (
    "challenge",
    "choose",
    "uno",
    "catch",
    "timeout",
    "next",
)
_BARE = (DRAW, PASS, ACCEPT, CHALLENGE, UNO, TIMEOUT)


class Move(NamedTuple):
    """What a seat does: a verb and what it needs.

    `cards` are laid in this order; `color` is named with a wild; `target` is the seat to
    swap with, to hit or to catch; `flex` lays a flex card by its flex side. `next` deals
    the next round and has seat -1.
    """

    seat: int
    verb: str
    cards: tuple[int, ...] = ()
    color: int | None = None
    target: int | None = None
    flex: bool = False


NEXT_ROUND = Move(-1, NEXT)


def well_formed(move: Move) -> bool:
    """Whether a move has its verb's form: the right types, and nothing that is needless.

    The text of such a move reads back as the same move.
    """
    form = _FORMS.get(move.verb) if type(move.verb) is str else None
    return form is not None and type(move.seat) is int and form(move)


def _is_bare(move: Move) -> bool:
    return move[2:] == ((), None, None, False)


def _names_color(move: Move) -> bool:
    return _is_bare(move._replace(color=None)) and _number_or_none(move.color)


def _names_seat(move: Move) -> bool:
    return _is_bare(move._replace(target=None)) and _number_or_none(move.target)


def _lays(move: Move) -> bool:
    return (
        type(move.cards) is tuple
        and all(type(card) is int for card in move.cards)
        and _number_or_none(move.color)
        and _number_or_none(move.target)
        and type(move.flex) is bool
    )


def _number_or_none(value: object) -> bool:
    return value is None or type(value) is int


_FORMS: dict[str, Callable[[Move], bool]] = {
    **dict.fromkeys((PLAY, JUMP), _lays),
    **dict.fromkeys(_BARE, _is_bare),
    CHOOSE: _names_color,
    CATCH: _names_seat,
}


def move_text(move: Move, codes: Sequence[str]) -> str:
    """The text of a move; `codes` are the card codes by card."""
    if move.verb == NEXT:
        return NEXT
    if move.verb == CATCH:
        return f"{move.seat} catch {move.target}"
    parts = [str(move.seat), move.verb]
    if move.cards:
        parts.append(",".join(codes[card] for card in move.cards))
    if move.color is not None:
        parts.append(f"color={COLORS[move.color]}")
    if move.target is not None:
        parts.append(f"target={move.target}")
    return " ".join(parts + ["flex"] * move.flex)


class ParsedMove(NamedTuple):
    """A move as written, its cards still codes."""

    seat: int
    verb: str
    codes: tuple[str, ...] = ()
    color: int | None = None
    target: int | None = None
    flex: bool = False


def parse_move(text: str) -> ParsedMove:
    """Read a move's text. Raises NotationError `bad_move`."""
    words = text.split()
    if words == [NEXT]:
        return ParsedMove(-1, NEXT)
    if len(words) < 2 or not words[0].isdecimal():
        raise NotationError("bad_move", move=text)
    try:
        return _parse_verb(int(words[0]), words[1], words[2:])
    except (ValueError, IndexError):
        raise NotationError("bad_move", move=text) from None


def _parse_verb(seat: int, verb: str, rest: list[str]) -> ParsedMove:
    if verb in _BARE and not rest:
        return ParsedMove(seat, verb)
    if verb == CATCH and len(rest) == 1:
        return ParsedMove(seat, verb, target=int(rest[0]))
    if verb == CHOOSE and len(rest) == 1:
        return _with_words(ParsedMove(seat, verb), rest)
    if verb in (PLAY, JUMP) and rest:
        return _with_words(ParsedMove(seat, verb, tuple(rest[0].split(","))), rest[1:])
    raise ValueError(verb)


def _with_words(move: ParsedMove, words: list[str]) -> ParsedMove:
    for word in words:
        name, _, value = word.partition("=")
        if name == "color" and move.color is None:
            move = move._replace(color=color_index(value))
        elif name == "target" and move.target is None:
            move = move._replace(target=int(value))
        elif word == "flex" and not move.flex:
            move = move._replace(flex=True)
        else:
            raise ValueError(word)
    return move
