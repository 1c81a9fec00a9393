import pytest

from unoultimate.engine import Event, Rules
from unoultimate.engine.events import read_event

DECK = Rules.preset("official").deck
R7 = DECK.card("R7")


def test_only_viewers_see_the_cards() -> None:
    event = Event("draw", 1, (R7,), 1, viewers=(1,))
    assert event.seen_by(1) == event
    for other in (0, 2, None):
        assert event.seen_by(other) == Event("draw", 1, (), 1, viewers=())


def test_open_events_are_the_same_for_all() -> None:
    event = Event("play", 1, (R7,))
    assert event.seen_by(None) == event.seen_by(0) == event


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (Event("stalemate"), "stalemate"),
        (Event("turn", 2), "turn 2"),
        (Event("play", 0, (R7,), color=0), "play 0 R7 color=R"),
        (Event("catch", 2, target=0), "catch 2 target=0"),
        (Event("draw", 1, (R7, R7), 2, note="penalty"), "draw 1 R7,R7 amount=2 penalty"),
    ],
)
def test_text(event: Event, text: str) -> None:
    assert event.text(DECK.codes) == text


def test_an_event_goes_through_json() -> None:
    event = Event("draw", 1, (R7,), 1, viewers=(1,))
    fields = [list(part) if isinstance(part, tuple) else part for part in event]
    assert read_event(fields) == event


@pytest.mark.parametrize("fields", [None, [], [7], ["draw", "1"], ["draw", 1, ["R7"]]])
def test_what_is_no_event(fields: object) -> None:
    with pytest.raises(TypeError):
        read_event(fields)
