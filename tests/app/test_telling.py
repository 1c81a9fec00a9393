"""What is said aloud of a move: everything that counts, nothing twice."""

import pytest

from unoultimate.app.telling import spoken
from unoultimate.engine import Event

PLAY, SKIP = Event("play", 1, (3,)), Event("skip", 2)
MY_TURN, THEIRS = Event("turn", 0), Event("turn", 3)
PENALTY = Event("penalty", 1, target=0, amount=2)
PAID = Event("draw", 0, amount=2, note="penalty")


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ([PLAY, SKIP, THEIRS], [PLAY, SKIP]),
        ([PLAY, SKIP, MY_TURN], [PLAY, SKIP, MY_TURN]),
        ([THEIRS], [THEIRS]),
        ([PLAY, PENALTY, MY_TURN], [PLAY, PENALTY, MY_TURN]),
        ([PLAY, PENALTY, PAID], [PLAY, PAID]),
        ([Event("deal", 1, amount=7), Event("deal", 0, amount=7)], [Event("deal", 0, amount=7)]),
    ],
)
def test_what_is_spoken(events, told):
    assert spoken(events, 0) == told
