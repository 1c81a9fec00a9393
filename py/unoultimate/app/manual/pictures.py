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

MOVED_HANDS = frozenset(
    {"swap", "swap_two", "pass_hands", "shuffle_hands", "sweep", "flip", "power"}
)


@dataclass(frozen=True, slots=True)
class ShownCard:
    """A card of a hand; `fits` is None where nobody asks."""

    code: str
    fits: bool | None = None


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand laid open; `power` is whether the Power card is green, None without one."""

    name: str
    cards: tuple[ShownCard, ...]
    turn: bool = False
    side: int = 0
    power: bool | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """A move and what followed, in words; or one that is refused."""

    lines: tuple[Line, ...]
    refused: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """An example of a `game`: the top card, the named colour (a letter, where the card shows
    none), the side in play, the hands, what happened at the start, the steps, the hands after
    they moved, and how it ends."""

    top: str
    color: str
    hands: tuple[Hand, ...]
    start: tuple[Line, ...]
    steps: tuple[Step, ...]
    after: tuple[Hand, ...]
    ending: tuple[Line, ...]
    game: str = "classic"
    side: int = 0


def picture(id: str) -> Picture:
    """The picture of an example in the current language. Raises KeyError."""
    return _picture(id, texts.language())


@lru_cache(maxsize=128)
def _picture(id: str, language: str) -> Picture:
    del language
    described = scenario(id)
    match = build_match(described)
    tell = Reteller(match)
    before, side = _hands(match, marked=True), match.round.position.side
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
        game=match.rules.game,
        side=side,
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
    rnd, p = match.round, match.round.position
    codes, powers = p.deck.shown(p.side), p.power if p.deck.flex else [None] * len(p.hands)
    plays = (move.cards for move in rnd.legal(rnd.turn) if move.verb == "play")
    fitting = {card for cards in plays for card in cards}
    hands = []
    for seat, cards in enumerate(p.hands):
        asked = marked and seat == rnd.turn and bool(fitting)
        shown = (ShownCard(codes[card], card in fitting if asked else None) for card in cards)
        name, turn = player(match.seats[seat].name), marked and seat == rnd.turn
        hands.append(Hand(name, tuple(shown), turn, p.side, powers[seat]))
    return tuple(hands)


def _pile(match: Match) -> tuple[str, str]:
    """The top card, and the colour that counts where the card itself has none."""
    p = match.round.position
    top = p.deck.shown(p.side)[p.top]
    if p.color is None or not p.face.wild[p.top]:
        return top, ""
    return top, COLORS[p.color]
