"""The baselines random and greedy, as they are defined."""

from collections import Counter
from random import Random

from helpers.brains import position, view
from unoultimate.ai import greedy, random_player
from unoultimate.engine import Match


def random_moves(match: Match, tries: int = 400) -> Counter[str]:
    seen = match.round.view(0)
    rng = Random(1)
    moves = [random_player.choose(seen, rng) for _ in range(tries)]
    return Counter(match.round.text(move) for move in moves if move)


def greedy_move(**scenario: object) -> str:
    match = position(**scenario)
    move = greedy.choose(match.round.view(0), Random(1))
    assert move
    return match.round.text(move)


def test_random_lays_every_card_that_fits_equally_often() -> None:
    found = random_moves(position(hands=[["R1", "R1", "R2", "G3"], ["Y1"]], discard=["R5"]))
    assert set(found) == {"0 play R1", "0 play R2"}
    assert 0.6 < found["0 play R1"] / found.total() < 0.74


def test_random_names_every_colour_equally_often() -> None:
    found = random_moves(position(hands=[["W", "G3", "G4"], ["Y1"]], discard=["R5"]))
    assert len(found) == 4
    assert min(found.values()) > 70


def test_random_draws_rather_than_bluff() -> None:
    match = position(hands=[["W+4", "R3", "G4"], ["Y1"]], discard=["R5"])
    assert set(random_moves(match)) == {"0 play R3"}


def test_random_calls_before_its_last_card_but_one() -> None:
    assert set(random_moves(position(hands=[["R1", "G3"], ["Y1"]], discard=["R5"]))) == {"0 uno"}


def test_random_neither_catches_nor_challenges() -> None:
    match = position(hands=[["R1", "R2"], ["Y1", "W+4"], ["G1", "G2"]], turn=1, discard=["Y5"])
    match.apply(match.parse("1 play Y1"))
    assert match.round.view(0).catchable
    assert random_player.choose(match.round.view(0), Random(1)) is None


def test_greedy_lays_the_dearest_card_and_wilds_last() -> None:
    hand = ["W", "RS", "R9", "G3"]
    assert greedy_move(hands=[hand, ["Y1"]], discard=["R5"]) == "0 play RS"
    assert greedy_move(hands=[["W", "G3", "G4"], ["Y1"]], discard=["R5"]) == "0 play W color=G"


def test_greedy_prefers_the_colour_held_most() -> None:
    hand = ["R5", "B5", "B1", "B2", "G8"]
    assert greedy_move(hands=[hand, ["Y1"]], discard=["Y5"]) == "0 play B5"


def test_greedy_draws_when_nothing_fits() -> None:
    assert greedy_move(hands=[["B1", "B2", "B3"], ["Y1"]], discard=["Y5"]) == "0 draw"


def test_out_of_turn_the_baselines_wait() -> None:
    seen = view(1, hands=[["B1", "B2"], ["Y1", "Y2"]], discard=["Y5"])
    assert random_player.choose(seen, Random(1)) is None
    assert greedy.choose(seen, Random(1)) is None
