"""What a strong player finds, in positions where it is plain."""

from helpers.brains import answer, decides, position


def test_hard_keeps_its_wild_for_the_end() -> None:
    assert decides("hard", hands=[["R1", "W"], ["Y1", "Y2", "Y3"]], discard=["R5"]) == "0 uno"
    hands = [["R1", "W"], ["Y1", "Y2", "Y3"]]
    assert decides("hard", hands=hands, discard=["R5"], declared=[0]) == "0 play R1"


def test_hard_sees_how_to_go_out_at_once() -> None:
    hands = [["RS", "BS", "B1"], ["Y1"]]
    assert decides("hard", hands=hands, discard=["R5"]) == "0 play RS"


def test_hard_hinders_a_seat_with_one_card() -> None:
    hands = [["R1", "R9", "R+2", "G5", "G6"], ["Y1"], ["G3", "G4", "G1", "B3"]]
    assert decides("hard", hands=hands, discard=["R5"], declared=[1]) == "0 play R+2"


def test_hard_names_the_colour_it_can_go_on_with() -> None:
    hands = [["W", "G1", "G3", "G8"], ["Y1", "Y2", "Y3", "Y4"]]
    found = decides("hard", hands=hands, discard=["R5"], rules={"must_play": "on"})
    assert found == "0 play W color=G"


def test_hard_takes_the_smallest_hand_with_a_seven() -> None:
    hands = [["R7", "R1", "R2", "R3", "G1", "G2"], ["Y1", "Y2", "Y3", "Y4"], ["B1"], ["G3"] * 2]
    rules = {"base": "seven_zero"}
    assert decides("hard", hands=hands, discard=["R5"], rules=rules) == "0 play R7 target=2"


def test_hard_does_not_give_away_a_small_hand() -> None:
    hands = [["R7", "R1"], ["Y1", "Y2", "Y3", "Y4"], ["B1", "B2", "B3", "B4"]]
    rules = {"base": "seven_zero"}
    found = decides("hard", hands=hands, discard=["R5"], rules=rules, declared=[0])
    assert found == "0 play R1"


def test_hard_stacks_or_reflects_rather_than_draw_many() -> None:
    pending = {"amount": 6, "kind": "+2", "by": 1}
    table = {"hands": [["G+2", "R1", "R2"], ["Y1", "Y2"]], "discard": ["R+2"], "pending": pending}
    assert decides("hard", rules={"stacking": "same"}, **table) == "0 play G+2"
    table["hands"] = [["RR", "R1", "R2"], ["Y1", "Y2"]]
    assert decides("hard", rules={"reflect": "reverse"}, **table) == "0 play RR"


def test_hard_jumps_in_with_its_last_card() -> None:
    rules = {"jump_in": "on"}
    match = position(
        rules=rules, hands=[["R1"], ["R1", "Y2", "Y3"], ["G1", "G2"]], turn=1, discard=["R5"]
    )
    match.apply(match.parse("1 play R1"))
    assert answer("hard", match, 0) == "0 jump R1"


def test_hard_spends_its_wild_when_it_may_not_be_the_last() -> None:
    rules = {"finish_with": "number"}
    hands = [["W", "R1"], ["Y1", "Y2", "Y3"]]
    found = decides("hard", hands=hands, discard=["R5"], rules=rules, declared=[0])
    assert found == "0 play W color=R"


def test_hard_challenges_what_it_knows_to_be_a_bluff() -> None:
    match = position(
        hands=[["Y1", "Y2", "B3", "B4"], ["W+4", "W+4", "R1", "R2"]], turn=1, discard=["R5"]
    )
    for text in ("1 play W+4 color=R", "0 challenge", "0 draw"):
        match.apply(match.parse(text))
    if match.round.turn == 0:
        match.apply(match.parse("0 pass"))
    match.apply(match.parse("1 play W+4 color=B"))
    assert answer("hard", match, 0) == "0 challenge"


def test_hard_gets_rid_of_dear_cards_where_they_count() -> None:
    hands = [["R1", "RS", "B2", "Y3", "G1"], ["Y1", "Y2"], ["G1", "G2", "G3"]]
    found = decides("hard", hands=hands, discard=["R5"], rules={"format": "penalty"})
    assert found == "0 play RS"


def test_hard_leaves_its_partner_a_small_hand() -> None:
    rules = {"base": "seven_zero", "partners": "on"}
    hands = [["R7", "G1", "G2", "B3", "B4", "Y9"], ["Y1"] * 2, ["B1"] * 2, ["G3", "G4", "G5"]]
    found = decides("hard", hands=hands, discard=["R5"], rules=rules)
    assert found == "0 play R7 target=1"
