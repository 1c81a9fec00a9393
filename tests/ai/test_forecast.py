"""What moves lead to, as a player foresees it."""

import pytest

from helpers.brains import view
from unoultimate.ai.knowledge import Knowledge
from unoultimate.ai.outcome import Branch, Outlook
from unoultimate.ai.situation import Situation
from unoultimate.ai.steps import after_move
from unoultimate.engine import Move, View

RED, YELLOW, GREEN, BLUE = range(4)


def table(*hand: str, rules: dict[str, object] | None = None, **more: object) -> View:
    hands = [list(hand), ["Y1", "Y2"], ["G1", "G2", "G3"]]
    scenario = {"hands": hands, "discard": ["R5"], **more}
    return view(rules={"base": "official", **(rules or {})}, **scenario)


def foresee(seen: View, verb: str, card: str = "", **named: int) -> list[Branch]:
    cards = (seen.deck.card(card),) if card else ()
    outlook = Outlook(Knowledge.of(seen))
    branches = after_move(outlook, seen, Situation.of(seen), Move(0, verb, cards, **named))
    assert sum(branch.chance for branch in branches) == pytest.approx(1.0)
    return branches


def only(branches: list[Branch]) -> Situation:
    (branch,) = branches
    return branch.situation


def test_a_number_passes_the_turn_on() -> None:
    s = only(foresee(table("R1", "G1"), "play", "R1"))
    assert (s.turn, s.color, s.symbol, s.size) == (1, RED, "1", 1)


def test_a_skip_skips_and_a_reverse_turns() -> None:
    assert only(foresee(table("RS", "G1"), "play", "RS")).turn == 2
    turned = only(foresee(table("RR", "G1"), "play", "RR"))
    assert (turned.turn, turned.direction) == (2, -1)


def test_a_draw_two_is_paid_without_stacking() -> None:
    s = only(foresee(table("R+2", "G1"), "play", "R+2"))
    assert (s.turn, s.sizes[1]) == (2, 4)


def test_under_stacking_it_may_be_passed_on() -> None:
    paid, passed = foresee(table("R+2", "G1", rules={"stacking": "same"}), "play", "R+2")
    assert paid.situation.sizes[1:] == (4, 3)
    assert passed.situation.sizes[1:] == (2, 7)
    assert 0 < passed.chance < 0.3


def test_a_bluff_may_come_back() -> None:
    honest = foresee(table("W+4", "G1"), "play", "W+4", color=BLUE)
    assert only(honest).sizes[1] == 6
    *_, caught = foresee(table("W+4", "R1"), "play", "W+4", color=BLUE)
    assert (caught.situation.size, caught.situation.turn) == (5, 1)


def test_a_seven_brings_the_hand_of_the_seat_named() -> None:
    seen = table("R7", "G1", "G2", "G3", rules={"seven_swap": "on"})
    s = only(foresee(seen, "play", "R7", target=1))
    assert (s.size, s.hand, s.sizes[1]) == (2, (), 3)


def test_a_zero_brings_the_hand_of_the_seat_before() -> None:
    s = only(foresee(table("R0", "G1", rules={"zero_pass": "on"}), "play", "R0"))
    assert (s.size, s.sizes[1], s.sizes[2]) == (3, 1, 2)


def test_shuffled_hands_are_even() -> None:
    seen = table("WS", *["G1"] * 1, "B1", "B2", "B3", rules={"shuffle_wilds": 1})
    s = only(foresee(seen, "play", "WS", color=RED))
    assert (s.size, s.sizes[1], s.sizes[2]) == (3, 3, 3)


def test_a_penalty_is_reflected_with_a_reverse() -> None:
    pending = {"amount": 2, "kind": "+2", "by": 2}
    seen = table("RR", "G1", rules={"reflect": "reverse"}, discard=["R+2"], pending=pending)
    assert any(b.situation.sizes[2] == 5 for b in foresee(seen, "play", "RR"))
    s = only(foresee(seen, "accept"))
    assert (s.size, s.turn, s.pending) == (4, 1, 0)


def test_the_hand_limit_puts_the_victim_out() -> None:
    hands = [["R+2", "G1"], [*["Y1", "Y2", "Y3", "Y4", "Y5", "Y6", "Y7"] * 2], ["G1", "G2"]]
    seen = view(rules={"hand_limit": 15}, hands=hands, discard=["R5"])
    assert only(foresee(seen, "play", "R+2")).active == (0, 2)


def test_drawing_may_bring_a_card_that_fits() -> None:
    kept, laid = foresee(table("B1", "G1"), "draw")
    assert (kept.situation.size, laid.situation.size) == (3, 2)
    assert 0.25 < laid.chance < 0.5


def test_the_last_card_ends_it() -> None:
    assert only(foresee(table("R+2"), "play", "R+2")).size == 0
