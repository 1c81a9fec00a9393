"""What the games with a deck of their own tell besides: sides, sweeps, Power cards, colours."""

from helpers.positions import given
from unoultimate.engine import Event, Match


def told(match: Match, text: str, *kinds: str) -> list[Event]:
    """The events of these kinds that a move brings."""
    return [event for event in match.apply(match.parse(text)) if event.kind in kinds]


def codes(match: Match, event: Event) -> list[str]:
    shown = match.rules.deck.shown(match.round.position.side)
    return [shown[card] for card in event.cards]


def flip() -> Match:
    hands = [["RF|P8", "R1|P3"], ["G1|O5", "B2|O8"]]
    return given(rules={"base": "flip"}, hands=hands, discard=["Y2|T1", "R9|U5"])


def test_a_view_shows_the_side_in_play() -> None:
    match = flip()
    view = match.round.view(0)
    assert [view.codes[card] for card in view.hand] == ["RF", "R1"]
    assert view.face is match.rules.deck.sides[0]
    match.apply(match.parse("0 play RF"))
    view = match.round.view(0)
    assert [view.codes[card] for card in view.hand] == ["P3"]
    assert view.codes[view.top] == "T1"
    assert view.face is match.rules.deck.sides[1]


def test_a_flip_tells_the_side_and_what_has_come_up() -> None:
    match = flip()
    (event,) = told(match, "0 play RF", "flip")
    assert event.amount == 1
    assert codes(match, event) == ["T1"]


def test_a_deck_with_one_side_shows_its_codes() -> None:
    deck = given(rules={"base": "flex"}, hands=[["R1|B1"], ["RS^"]], discard=["R2*"]).rules.deck
    assert deck.shown(0) == deck.codes


def test_a_penalty_until_a_colour_names_it() -> None:
    hands = [["G6|W+C", "R1|P3"], ["G1|O5", "B2|O8"]]
    match = given(
        rules={"base": "flip"},
        hands=hands,
        discard=["Y2|T1"],
        draw=["R5|P2", "R1|U2", "B9|O5"],
        side="dark",
    )
    (penalty,) = told(match, "0 play W+C color=O", "penalty")
    assert (penalty.amount, penalty.color) == (0, 6)
    (draw,) = told(match, "1 accept", "draw")
    assert (draw.amount, draw.color, draw.note) == (3, 6, "penalty")


def test_what_is_swept_along() -> None:
    hands = [["RDA", "R1", "G3", "R5"], ["G1", "G2"]]
    match = given(rules={"base": "no_mercy"}, hands=hands, discard=["R9"])
    (sweep,) = told(match, "0 play RDA", "sweep")
    assert (sweep.seat, codes(match, sweep)) == (0, ["R1", "R5"])


def test_a_discard_all_without_others_sweeps_nothing() -> None:
    match = given(
        rules={"base": "no_mercy"}, hands=[["RDA", "G1", "B2"], ["G1", "G2"]], discard=["R9"]
    )
    assert told(match, "0 play RDA", "sweep") == []


def test_where_the_cards_of_an_eliminated_seat_go() -> None:
    rules = {"base": "no_mercy", "hand_limit": 20}
    many = ["G1", "G2", "G3", "Y4", "Y5", "Y6", "B1", "B2", "B3"] * 2
    hands = [["R+4", "R1"], many, ["Y1", "Y2"]]
    match = given(rules=rules, hands=hands, discard=["R9"], draw=["B7", "B8", "B9", "B7"])
    match.apply(match.parse("0 play R+4"))
    (gone,) = told(match, "1 accept", "eliminated")
    assert (gone.seat, gone.amount, gone.note) == (1, 250, "discard")
    survival = given(
        rules={"base": "survival", "hand_limit": 15},
        hands=[["R+2", "R1"], many[:14], ["Y1", "Y2"]],
        draw=["B7", "B8", "B9", "B7"],
    )
    survival.apply(survival.parse("0 play R+2"))
    (gone,) = told(survival, "1 accept", "eliminated")
    assert gone.note == ""


def test_power_cards_tell_how_they_turn() -> None:
    hands = [["B1|R1", "R2*", "WF"], ["B4", "R4*", "G1"], ["B2", "B8"]]
    match = given(rules={"base": "flex"}, hands=hands, discard=["R3"])
    (play, power) = told(match, "0 play B1|R1 flex", "play", "power")
    assert play.note == "flex"
    assert (power.seat, power.amount) == (0, 0)
    assert told(match, "1 play B4", "power") == []
    assert told(match, "2 play B8", "power") == []
    (power,) = told(match, "0 play WF color=R", "power")
    assert (power.seat, power.note) == (-1, "turn")
    assert match.round.position.power == [True, False, False]
    turned = told(match, "1 play R4*", "power")
    assert [(e.seat, e.amount, e.note) for e in turned] == [(1, 1, "")]


def test_all_red_turn_green_at_once() -> None:
    hands = [["B1|R1", "G5"], ["G1", "B4"]]
    match = given(rules={"base": "flex"}, hands=hands, discard=["R3"], power=[True, False])
    turned = told(match, "0 play B1|R1 flex", "power")
    assert [(e.seat, e.amount) for e in turned] == [(0, 0), (-1, 1)]
