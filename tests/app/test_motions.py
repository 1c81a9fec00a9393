"""What moves, from events alone."""

import pytest

from unoultimate.app.motions import motions
from unoultimate.engine import Event, Rules

FLIP, MERCY = Rules.preset("flip").deck, Rules.preset("no_mercy").deck
R1, R5 = MERCY.card("R1"), MERCY.card("R5")


@pytest.mark.parametrize(
    ("event", "motion"),
    [
        (Event("play", 1, (R1,)), {"kind": "play", "seat": 1, "codes": ["R1"]}),
        (Event("sweep", 1, (R1, R5)), {"kind": "sweep", "seat": 1, "codes": ["R1", "R5"]}),
        (Event("draw", 1, (R1,), 1), {"kind": "draw", "seat": 1, "n": 1}),
        (
            Event("draw", 1, (R1, R5), 2, color=0),
            {"kind": "turn_up", "seat": 1, "n": 2, "codes": ["R1", "R5"]},
        ),
        (
            Event("draw", 1, (), 2, color=0),
            {"kind": "turn_up", "seat": 1, "n": 2, "codes": []},
        ),
        (Event("power", -1, amount=1), {"kind": "power", "seat": -1}),
        (Event("wrong_play", 2, (R5,)), {"kind": "wrong_play", "seat": 2, "codes": ["R5"]}),
    ],
)
def test_each_event_has_its_motion(event: Event, motion: dict[str, object]) -> None:
    assert motions([event], MERCY) == [motion]


def test_what_does_not_move_is_left_out() -> None:
    assert motions([Event("turn", 1), Event("pass", 1)], MERCY) == []


def test_cards_show_the_side_that_was_in_play() -> None:
    light, dark = FLIP.card("RF|P8"), FLIP.card("R1|P3")
    events = [Event("play", 0, (light,)), Event("flip", amount=1), Event("play", 1, (dark,))]
    found = motions(events, FLIP)
    assert [one.get("codes") for one in found] == [["RF"], None, ["P3"]]
    assert found[1] == {"kind": "flip", "n": 1}
    assert motions(events[2:], FLIP, 1)[0]["codes"] == ["P3"]
