"""Pictures of the worked examples: what lies where, what is done, and what the engine answers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from unoultimate.engine import COLORS, IllegalMove, Match
from unoultimate.engine.scenario_position import build_match

from .. import texts
from .examples import player, scenario
from .retelling import Line, Reteller

MOVED_HANDS = frozenset({"swap", "swap_two", "pass_hands", "shuffle_hands"})


@dataclass(frozen=True, slots=True)
class ShownCard:
    """A card of a hand; `fits` is None where nobody asks."""

    code: str
    fits: bool | None = None


@dataclass(frozen=True, slots=True)
class Hand:
    name: str
    cards: tuple[ShownCard, ...]
    turn: bool = False


@dataclass(frozen=True, slots=True)
class Step:
    """A move and what followed, in words; or one that is refused."""

    lines: tuple[Line, ...]
    refused: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """An example: the top card and the named colour (a letter, where the card shows none), the
    hands, what happened at the start, the steps, the hands after they moved, and how it ends."""

    top: str
    color: str
    hands: tuple[Hand, ...]
    start: tuple[Line, ...]
    steps: tuple[Step, ...]
    after: tuple[Hand, ...]
    ending: tuple[Line, ...]


def picture(id: str) -> Picture:
    """The picture of an example in the current language. Raises KeyError."""
    return _picture(id, texts.language())


@lru_cache(maxsize=128)
def _picture(id: str, language: str) -> Picture:
    del language
    described = scenario(id)
    match = build_match(described)
    tell = Reteller(match)
    before = _hands(match, marked=True)
    top, color = _pile(match)
    steps, moved = _play(match, tell, described.get("steps", ()))
    return Picture(
        top=top,
        color=color,
        hands=before,
        start=tell.opening(),
        steps=steps,
        after=_hands(match, marked=False) if moved else (),
        ending=tell.ending(match),
    )


def _play(match: Match, tell: Reteller, steps: Any) -> tuple[tuple[Step, ...], bool]:
    """All steps played, and whether hands have moved."""
    shown, moved = [], False
    for step in steps:
        if isinstance(step, dict) and "refused" in step:
            shown.append(_refused(match, tell, step["refused"]))
            continue
        events = match.apply(match.parse(step if isinstance(step, str) else step["move"]))
        moved = moved or any(event.kind in MOVED_HANDS for event in events)
        shown.append(Step(tell.lines(events)))
    return tuple(shown), moved


def _refused(match: Match, tell: Reteller, text: str) -> Step:
    move = match.parse(text)
    try:
        match.apply(move)
    except IllegalMove:
        return Step((tell.refusal(move),), refused=True)
    raise ValueError(f"not refused: {text}")


def _hands(match: Match, marked: bool) -> tuple[Hand, ...]:
    rnd = match.round
    plays = (move.cards for move in rnd.legal(rnd.turn) if move.verb == "play")
    fitting = {card for cards in plays for card in cards}
    hands = []
    for seat, cards in enumerate(rnd.position.hands):
        asked = marked and seat == rnd.turn and bool(fitting)
        shown = (
            ShownCard(match.rules.deck.codes[card], card in fitting if asked else None)
            for card in cards
        )
        hands.append(
            Hand(player(match.seats[seat].name), tuple(shown), marked and seat == rnd.turn)
        )
    return tuple(hands)


def _pile(match: Match) -> tuple[str, str]:
    """The top card, and the colour that counts where the card itself has none."""
    position, deck = match.round.position, match.rules.deck
    if position.color is None or not deck.wild[position.top]:
        return deck.codes[position.top], ""
    return deck.codes[position.top], COLORS[position.color]
