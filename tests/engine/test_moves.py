from typing import Any

import pytest

from unoultimate.engine import Move, NotationError, Rules
from unoultimate.engine.moves import move_text, parse_move, well_formed

DECK = Rules.preset("official").deck
R7, G7, WILD = DECK.cards(["R7", "G7", "W"])

TEXTS = [
    (Move(0, "play", (R7,)), "0 play R7"),
    (Move(0, "play", (R7, G7)), "0 play R7,G7"),
    (Move(3, "play", (WILD,), 2), "3 play W color=G"),
    (Move(0, "play", (R7,), None, 2), "0 play R7 target=2"),
    (Move(2, "jump", (R7,)), "2 jump R7"),
    (Move(1, "choose", color=0), "1 choose color=R"),
    (Move(2, "catch", target=0), "2 catch 0"),
    (Move(-1, "next"), "next"),
    *((Move(1, verb), f"1 {verb}") for verb in ("draw", "pass", "accept", "challenge", "uno")),
    (Move(9, "timeout"), "9 timeout"),
]


@pytest.mark.parametrize(("move", "text"), TEXTS)
def test_a_move_has_one_text(move: Move, text: str) -> None:
    assert move_text(move, DECK.codes) == text
    parsed = parse_move(text)
    cards = tuple(DECK.cards(parsed.codes))
    assert Move(parsed.seat, parsed.verb, cards, *parsed[3:]) == move


def test_the_words_after_the_cards_come_in_any_order() -> None:
    one, other = "0 play W flex target=1 color=b", "0 play W color=B target=1 flex"
    assert parse_move(one) == parse_move(other)
    assert move_text(Move(0, "play", (WILD,), 3, 1, True), DECK.codes) == other


@pytest.mark.parametrize(
    "text",
    [
        *("", "play R7", "0", "0 play", "0 sing", "-1 draw", "0 draw R7", "0 catch", "0 catch x"),
        *("0 play W color=", "0 play W color=R color=R", "0 play W shape=R", "0 uno now", "next 1"),
        *("0 play R7 flex flex", "0 play R7 target=1 target=1", "0 choose", "0 choose R"),
    ],
)
def test_what_is_no_move_is_named(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_move(text)
    assert caught.value.reason == "bad_move"
    assert caught.value.facts == {"move": text}


@pytest.mark.parametrize("move", [move for move, _ in TEXTS if move.verb != "next"])
def test_moves_that_have_a_text_are_well_formed(move: Move) -> None:
    assert well_formed(move)


NONSENSE: list[Any] = [
    Move(0, "draw", (R7,)),
    Move(0, "uno", color=1),
    Move(0, "pass", target=1),
    Move(0, "accept", flex=True),
    Move(0, "catch", (R7,), target=1),
    Move(0, "choose", color=1, target=1),
    Move(0, "sing"),
    Move(True, "draw"),
    Move(0, "play", [R7]),  # type: ignore[arg-type]
    Move(0, "play", ("R7",)),  # type: ignore[arg-type]
    Move(0, "play", (WILD,), True),
    Move(0, ["play"]),  # type: ignore[arg-type]
    Move("0", "draw"),  # type: ignore[arg-type]
]


@pytest.mark.parametrize("move", NONSENSE)
def test_nonsense_is_not_well_formed(move: Move) -> None:
    assert not well_formed(move)
