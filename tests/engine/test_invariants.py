"""Each invariant notices its own breach."""

from collections.abc import Callable

import pytest

from helpers.positions import given
from unoultimate.engine import Outcome, Position
from unoultimate.engine.invariants import broken
from unoultimate.engine.position import COLOR, DRAWN, OVER, PENALTY


def breach(change: Callable[[Position], object]) -> list[str]:
    position = given(rules={"hand_limit": 15}).round.position
    assert broken(position) == []
    change(position)
    return broken(position)


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("cards_conserved", lambda p: p.draw.pop()),
        ("turn_is_active", lambda p: setattr(p, "turn", 5)),
        ("active_hold_cards", lambda p: (p.draw.extend(p.hands[1]), p.hands[1].clear())),
        ("others_hold_none", lambda p: p.active.remove(1)),
        ("penalty_in_its_phase", lambda p: setattr(p, "phase", PENALTY)),
        ("drawn_in_its_phase", lambda p: setattr(p, "drawn", p.hands[0][0])),
        ("drawn_in_its_phase", lambda p: setattr(p, "phase", DRAWN)),
        ("outcome_when_over", lambda p: setattr(p, "phase", OVER)),
        ("outcome_when_over", lambda p: setattr(p, "outcome", Outcome(0, (), ()))),
        ("color_is_known", lambda p: setattr(p, "color", 2)),
        ("callers_active", lambda p: p.declared.add(7)),
        ("open_hold_one", lambda p: p.open.add(0)),
        ("hands_below_limit", lambda p: p.hands[0].extend(p.draw.pop() for _ in range(12))),
        ("color_asked_on_a_wild", lambda p: setattr(p, "phase", COLOR)),
        ("seats_counted_once", lambda p: p.out.extend([1, 1])),
    ],
)
def test_breach(name: str, change: Callable[[Position], object]) -> None:
    assert breach(change) == [name]
