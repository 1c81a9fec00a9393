"""What the cards of games with a deck of their own lead to, as a player foresees it."""

from typing import Any

import pytest

from helpers.brains import position, view
from unoultimate.ai.knowledge import Knowledge
from unoultimate.ai.memory import Memory
from unoultimate.ai.outcome import Branch, Outlook
from unoultimate.ai.prospects import beneath
from unoultimate.ai.situation import Situation
from unoultimate.ai.steps import after_move
from unoultimate.engine import Match, View

RED, YELLOW, GREEN, BLUE, PINK, TEAL, ORANGE, PURPLE = range(8)


def foresee(seen: View, text: str) -> list[Branch]:
    """Where the legal move with this text (without the seat) leads."""
    codes = seen.deck.codes
    (move,) = [m for m in seen.legal if _words(m, codes) == text]
    memory = Memory.of(seen)
    outlook = Outlook(Knowledge.of(seen, memory), beneath(seen, memory))
    branches = after_move(outlook, seen, Situation.of(seen), move)
    assert sum(branch.chance for branch in branches) == pytest.approx(1.0)
    return branches


def _words(move: Any, codes: tuple[str, ...]) -> str:
    words = [move.verb, *(codes[card] for card in move.cards)]
    words += ["" if move.color is None else "RYGBPTOU"[move.color]]
    words += ["" if move.target is None else str(move.target), "flex" * move.flex]
    return " ".join(word for word in words if word)


def only(branches: list[Branch]) -> Situation:
    (branch,) = branches
    return branch.situation


def flip_view(*hand: str, **more: Any) -> View:
    hands = [list(hand), ["R9|U5", "B2|O8"], ["G8|T9", "Y1|PSE", "B9|O5"]]
    return view(rules={"base": "flip"}, **{"hands": hands, "discard": ["R6|O9"], **more})


def test_a_flip_turns_up_what_may_be_behind_the_bottom_card() -> None:
    branches = foresee(flip_view("RF|P8", "R1|P3"), "play RF|P8")
    found = {(b.situation.color, b.situation.symbol) for b in branches}
    assert found == {(ORANGE, "9"), (PINK, "SE")}
    s = branches[0].situation
    assert (s.side, s.turn, s.hand, s.size) == (1, 1, (), 1)


def test_a_second_flip_turns_up_what_lay_there_before() -> None:
    match = flipped()
    seen = match.round.view(1)
    memory = Memory.of(seen)
    assert [seen.deck.sides[0].codes[card] for card, _ in beneath(seen, memory)] == ["RF"]
    assert len(beneath(seen, None)) == 2


def flipped() -> Match:
    hands = [["RF|P8", "R1|P3", "G5|O7"], ["R9|U5", "B2|O8"]]
    match = position(rules={"base": "flip"}, hands=hands, discard=["R6|O9"])
    match.apply(match.parse("0 play RF|P8"))
    return match


def test_after_a_flip_all_hands_are_others() -> None:
    match = position(
        rules={"base": "flip"},
        hands=[["R1|P3", "RF|U3", "G5|O7"], ["Y9|U4", "B2|O8", "B2|O8"][:2]],
        discard=["R6|O9"],
        draw=["Y8|O2"],
    )
    for text in ("0 play R1|P3", "1 draw"):
        match.apply(match.parse(text))
    assert Memory.of(match.round.view(0)).open[1][RED] == 0
    match.apply(match.parse("0 play RF|U3"))
    memory = Memory.of(match.round.view(0))
    assert memory.open[1][RED] > 100
    assert memory.known == [[], []]


def test_draw_color_costs_more_of_a_rare_colour() -> None:
    discard = ["GS|O9", "RS|O+5", "Y7|O2", "Y8|O2", "YF|O8", "GR|O1", "R7|O1", "R6|O9"]
    seen = flip_view("R3|W+C", "R8|T7", side="dark", discard=discard)
    rare = only(foresee(seen, "play R3|W+C O")).sizes[1]
    assert rare > only(foresee(seen, "play R3|W+C P")).sizes[1] > 5


def test_a_flip_of_hands_shows_what_others_hold() -> None:
    seen = flip_view("RF|P8", "R1|P3")
    turned = Knowledge.turned(seen, infers=True)
    assert sorted(turned.terms.face.codes[card] for card in turned.known[1]) == ["O8", "U5"]
    assert turned.share.color[PINK] > turned.share.color[TEAL]
    assert sum(turned.unseen) == pytest.approx(2)


def test_what_is_seen_from_behind_is_guessed_by_the_pairs_of_the_deck() -> None:
    seen = flip_view("R7|U5", "R1|P3")
    k = Knowledge.of(seen)
    faces = seen.deck.sides[0].codes
    first, second = ({faces[card]: chance for card, chance in guess} for guess in k.guessed[1])
    assert {*first, *second} == {"B2", "YF", "R7", "R9"}
    reds = first if "R9" in first else second
    assert reds["R9"] == pytest.approx(2 / 3)
    assert Knowledge.of(seen, infers=False).guessed == ((), (), ())


def test_the_next_card_is_guessed_from_behind() -> None:
    k = Knowledge.of(flip_view("RF|P8", "R1|P3", draw=["G3|U2"]))
    assert {k.terms.face.codes[card] for card, _ in k.coming} == {"G3", "R1"}


def no_mercy(*hand: str, others: int = 2, **more: Any) -> View:
    hands = [list(hand), ["Y1", "Y2"], ["G1", "G2", "G3"]][: others + 1]
    return view(rules={"base": "no_mercy"}, **{"hands": hands, "discard": ["R5"], **more})


def test_skip_everyone_plays_again() -> None:
    assert only(foresee(no_mercy("RSE", "G1"), "play RSE")).turn == 0


def test_discard_all_takes_its_colour_along() -> None:
    s = only(foresee(no_mercy("RDA", "R1", "R2", "G1"), "play RDA"))
    assert (s.size, s.turn, s.color) == (1, 1, RED)


def test_a_reverse_draw_four_hits_the_new_next_seat() -> None:
    paid, *_ = foresee(no_mercy("WR+4", "G1", "G2"), "play WR+4 B")
    assert (paid.situation.direction, paid.situation.sizes[1:]) == (-1, (2, 7))


def test_with_two_seats_a_reverse_draw_four_comes_back() -> None:
    s = only(foresee(no_mercy("WR+4", "G1", "G2", others=1), "play WR+4 B"))
    assert (s.size, s.turn) == (6, 1)
    paid, *_ = foresee(no_mercy("WR+4", "G1", "W+6", others=1), "play WR+4 B")
    assert (paid.situation.size, paid.situation.sizes[1]) == (1, 12)


def test_the_roulette_costs_as_many_as_it_takes() -> None:
    s = only(foresee(no_mercy("WCR", "G1", "G2"), "play WCR"))
    assert s.turn == 2
    assert 2 + 3 < s.sizes[1] < 2 + 6


def test_a_penalty_may_be_answered_by_anything_as_high() -> None:
    _, passed = foresee(no_mercy("W+10", "G1", "G2"), "play W+10 B")
    assert passed.chance < 0.1
    _, passed = foresee(no_mercy("R+2", "G1", "G2"), "play R+2")
    assert passed.chance > 0.3
    assert passed.situation.sizes[2] > 3 + 4


def all_wild(*hand: str) -> View:
    hands = [list(hand), ["W"] * 2, ["W"] * 3, ["W"] * 4]
    return view(rules={"base": "all_wild"}, hands=hands, discard=["W"])


@pytest.mark.parametrize(("card", "turn"), [("W", 1), ("WSK", 2), ("WSK2", 3), ("WR", 3)])
def test_wilds_of_all_wild_that_move_the_turn(card: str, turn: int) -> None:
    assert only(foresee(all_wild(card, "W", "W"), f"play {card}")).turn == turn


def test_a_forced_swap_takes_a_hand_and_gives_one() -> None:
    s = only(foresee(all_wild("WFS", "W", "W"), "play WFS 3"))
    assert (s.size, s.sizes[3], s.turn) == (4, 2, 1)


def test_a_targeted_draw_two_costs_no_turn() -> None:
    s = only(foresee(all_wild("WT+2", "W", "W"), "play WT+2 1"))
    assert (s.sizes[1], s.turn) == (4, 1)


def flex(*hand: str, **more: Any) -> View:
    hands = [list(hand), ["Y2", "Y4"], ["G1", "G3", "G5"]]
    return view(rules={"base": "flex"}, **{"hands": hands, "discard": ["R5"], **more})


def test_flex_sides_do_more() -> None:
    assert only(foresee(flex("RS^", "G7"), "play RS^ flex")).turn == 0
    turned = only(foresee(flex("RR^", "G7"), "play RR^ flex"))
    assert (turned.direction, turned.turn) == (-1, 1)
    s = only(foresee(flex("R+2^", "G7"), "play R+2^ flex"))
    assert (s.sizes[1:], s.turn) == ((3, 4), 1)
    s = only(foresee(flex("WA^", "G7"), "play WA^ G flex"))
    assert (s.sizes[1:], s.turn) == ((4, 5), 1)
    s = only(foresee(flex("W+2^", "G7"), "play W+2^ G 2 flex"))
    assert (s.sizes[1:], s.turn) == ((2, 5), 1)
    s = only(foresee(flex("W+4^", "G7"), "play W+4^ G 2 flex"))
    assert (s.sizes[1:], s.turn, s.kind) == ((2, 7), 1, "")


def test_main_sides_do_the_usual() -> None:
    assert only(foresee(flex("RS^", "G7"), "play RS^")).turn == 2
    assert only(foresee(flex("WA^", "G7"), "play WA^ G")).sizes[1:] == (2, 3)


def test_power_cards_turn() -> None:
    assert only(foresee(flex("RS^", "G7"), "play RS^ flex")).power == (False, True, True)
    assert only(foresee(flex("RS^", "G7"), "play RS^")).power == (True, True, True)
    turning = flex("R2*", "G7", power=[False, True, False])
    assert only(foresee(turning, "play R2*")).power == (True, True, False)
    everybody = flex("WF", "G7", power=[False, True, False])
    assert only(foresee(everybody, "play WF G")).power == (True, False, True)
    last = flex("RS^", "G7", power=[True, False, False])
    assert only(foresee(last, "play RS^ flex")).power == (True, True, True)


def test_after_an_aimed_penalty_play_goes_on_in_order() -> None:
    hands = [["B1*", "B3*"], ["G1", "G3", "B6"], ["W+4^", "R1", "R3"]]
    match = position(rules={"base": "flex"}, hands=hands, discard=["Y4"], turn=1)
    match.apply(match.parse("1 draw"))
    if match.round.turn == 1:
        match.apply(match.parse("1 pass"))
    match.apply(match.parse("2 play W+4^ color=R target=1 flex"))
    s = only(foresee(match.round.view(1), "accept"))
    assert (s.turn, s.size) == (0, 8)
