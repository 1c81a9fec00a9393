from helpers.positions import given
from unoultimate.engine import Match, Move, Rules, Seat


def test_a_seat_sees_its_hand_and_only_the_size_of_others() -> None:
    match = given()
    view = match.round.view(1)
    assert sorted(view.hand) == sorted(view.deck.cards(["G1", "G2", "B3"]))
    assert view.sizes == (3, 3, 3)
    assert view.n == 3
    assert view.top == view.discard[-1] == view.deck.card("R9")
    assert view.totals == (0, 0, 0)
    assert not hasattr(view, "draw")


def test_a_penalty_is_seen_with_its_victim_and_without_the_truth_about_a_bluff() -> None:
    match = given(hands=[["W+4", "R1"], ["G1", "G2"], ["B1", "B2"]])
    match.apply(match.parse("0 play W+4 color=B"))
    view = match.round.view(1)
    assert view.pending is not None
    assert view.pending == (4, "W+4", 0, 1, False, False)
    assert match.round.view(2).pending == view.pending


def test_a_challenge_shows_the_hand_to_the_challenger_alone() -> None:
    match = given(hands=[["W+4", "R1"], ["G1", "G2"], ["B1", "B2"]])
    for text in ("0 play W+4 color=B", "1 challenge"):
        match.apply(match.parse(text))
    shown = [_cards_of(match, "reveal", seat) for seat in range(3)]
    assert shown == [(), (match.rules.deck.card("R1"),), ()]


def _cards_of(match: Match, kind: str, seat: int) -> tuple[int, ...]:
    history = match.round.view(seat).history
    return next(event.cards for event in history if event.kind == kind)


def test_only_the_seat_in_turn_knows_the_card_it_drew() -> None:
    match = given(hands=[["G1", "G2"], ["B1", "B2"], ["Y1"]], draw=["R7"])
    match.apply(match.parse("0 draw"))
    red_seven = match.rules.deck.card("R7")
    assert match.round.view(0).drawn == red_seven
    assert match.round.view(1).drawn is None
    drawn = [e for e in match.round.view(1).history if e.kind == "draw"]
    assert [(event.cards, event.amount) for event in drawn] == [((), 1)]


def test_swapped_random_cards_are_known_to_the_two_seats_alone() -> None:
    hands = [["WC", "R1", "R2"], ["G1", "G2"], ["B1"]]
    match = given(hands=hands, rules={"base": "mattel_gdj85"})
    match.apply(match.parse("0 play WC color=R target=1"))
    known = {
        s: next(e for e in match.round.view(s).history if e.kind == "swap_two") for s in (0, 1, 2)
    }
    assert len(known[0].cards) == len(known[1].cards) == 4
    assert known[2].cards == ()


def test_a_dealt_hand_is_known_to_its_owner_alone() -> None:
    match = Match.new(Rules.preset("official"), [Seat("A"), Seat("B")], "7")
    dealt = [event for event in match.round.view(0).history if event.kind == "deal"]
    assert {event.seat: len(event.cards) for event in dealt} == {0: 7, 1: 0}
    assert {event.amount for event in dealt} == {7}


def test_the_legal_moves_of_a_view_outlive_the_position() -> None:
    match = given()
    view = match.round.view(0)
    before = list(view.legal)
    match.apply(match.parse("0 play R1"))
    assert list(view.legal) == before
    assert Move(0, "play", (match.rules.deck.card("R1"),)) in view.legal
    assert view.legal != before
