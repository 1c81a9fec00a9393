"""What is heard of what happened: cues of effects and the call, from events alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from unoultimate.engine import Event

    from .soundport import SoundPort

# The names of web/js/sound/effects.mjs.
CUES = (
    "card",
    "draw",
    "shuffle",
    "turn",
    "uno",
    "penalty",
    "reverse",
    "swap",
    "skip",
    "catch",
    "wrong",
    "challenge-won",
    "challenge-lost",
    "round",
    "match",
    "flip",
    "sweep",
)

_SIMPLE = {
    "deal": "shuffle",
    "opening": "card",
    "penalty": "penalty",
    "reverse": "reverse",
    "skip": "skip",
    "uno": "uno",
    "catch": "catch",
    "wrong_catch": "wrong",
    "wrong_play": "wrong",
    "timeout": "wrong",
    "swap": "swap",
    "swap_two": "swap",
    "pass_hands": "swap",
    "shuffle_hands": "shuffle",
    "flip": "flip",
    "sweep": "sweep",
    "reshuffle": "shuffle",
    "eliminated": "penalty",
    "round_end": "round",
    "match_end": "match",
}

# Seconds until the next thing is heard.
_LASTS = {
    "card": 0.16,
    "draw": 0.16,
    "shuffle": 0.9,
    "uno": 0.4,
    "catch": 0.4,
    "swap": 0.4,
    "flip": 0.6,
}
_OTHERWISE = 0.28
_BETWEEN_CARDS = 0.09
_MOST_CARDS = 4


class Cue(NamedTuple):
    """An effect and how many seconds after the move it begins."""

    name: str
    delay: float


class Heard(NamedTuple):
    """What one move sounds like; `call` is when "UNO!" is said, None when nobody calls."""

    cues: tuple[Cue, ...]
    call: float | None


def heard(events: Iterable[Event], viewer: int | None) -> Heard:
    """The sounds of a move in their order. The knock is for the viewer's own turn alone."""
    cues: list[Cue] = []
    now = 0.0
    for name, times in _once(_names(events, viewer)):
        cues += [Cue(name, round(now + i * _BETWEEN_CARDS, 3)) for i in range(times)]
        now += _LASTS.get(name, _OTHERWISE) + (times - 1) * _BETWEEN_CARDS
    call = next((cue.delay for cue in cues if cue.name == "uno"), None)
    return Heard(tuple(cues), call)


def play(port: SoundPort, sounds: Heard, language: str) -> None:
    """Let it be heard."""
    for cue in sounds.cues:
        port.cue(cue.name, cue.delay)
    if sounds.call is not None:
        port.call(language, sounds.call)


def _names(events: Iterable[Event], viewer: int | None) -> list[tuple[str, int]]:
    """Names of effects, and how often each is heard in a row."""
    found = [pair for event in events for pair in _sounds(event, viewer)]
    if any(name == "match" for name, _ in found):
        found = [(name, times) for name, times in found if name != "round"]
    return found


def _sounds(event: Event, viewer: int | None) -> Iterator[tuple[str, int]]:
    if event.kind in ("play", "jump"):
        yield "card", _few(len(event.cards))
    elif event.kind == "draw":
        if event.note == "penalty":
            yield "penalty", 1
        if event.amount:
            yield "draw", _few(event.amount)
    elif event.kind == "challenge":
        yield ("challenge-won" if event.note == "bluff" else "challenge-lost"), 1
    elif event.kind == "turn":
        if event.seat == viewer:
            yield "turn", 1
    elif event.kind in _SIMPLE:
        yield _SIMPLE[event.kind], 1


def _few(count: int) -> int:
    return max(1, min(_MOST_CARDS, count))


def _once(names: Iterable[tuple[str, int]]) -> Iterator[tuple[str, int]]:
    """Each effect at most once in a move, except cards on their way to different hands."""
    seen = set()
    for name, times in names:
        if name not in seen or name == "draw":
            seen.add(name)
            yield name, times
