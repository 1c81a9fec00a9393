"""Counters as JSON types, and back with everything checked."""

from __future__ import annotations

from dataclasses import asdict, astuple
from typing import Any

from .counters import Counters, PairCount, PlayerCount, RuleCount
from .history import Folded
from .reading import items, mapping, name, text, whole

MOST = 10**15


def total(value: Any) -> int:
    """A sum over matches, each within its own bounds."""
    return whole(value, most=MOST)


def folded_json(folded: Folded) -> dict[str, Any]:
    """Folded matches as JSON types."""
    counters = folded.counters
    return {
        "upto": list(folded.upto),
        "matches": counters.matches,
        "people": counters.people,
        "turns": counters.turns,
        "stack": counters.stack,
        "players": {key: asdict(count) for key, count in counters.players.items()},
        "rules": {key: asdict(count) for key, count in counters.rules.items()},
        "pairs": [[*pair, *astuple(count)] for pair, count in counters.pairs.items()],
    }


def folded_from(found: Any) -> Folded:
    """The inverse. Raises ValueError, KeyError or TypeError."""
    date, last = items(found["upto"], text)
    counters = Counters(
        matches=total(found["matches"]),
        people=total(found["people"]),
        turns=total(found["turns"]),
        stack=total(found["stack"]),
        players=mapping(found["players"], lambda count: PlayerCount(**mapping(count, total))),
        rules={
            name(base): RuleCount(**mapping(count, total))
            for base, count in mapping(found["rules"], lambda count: count).items()
        },
        pairs=dict(items(found["pairs"], _pair)),
    )
    return Folded((date, last), counters)


def _pair(found: Any) -> tuple[tuple[str, str], PairCount]:
    first, second, ahead, behind = items(found, lambda value: value)
    return (text(first), text(second)), PairCount(total(ahead), total(behind))
