"""What a player remembers, and what it makes of the cards it can't see."""

import pytest

from helpers.brains import position
from unoultimate.ai.knowledge import Knowledge
from unoultimate.ai.memory import ANY, Memory
from unoultimate.engine import Match, Rules, Seat, View

RED, YELLOW, GREEN, BLUE = range(4)


def played(match: Match, *moves: str, seat: int = 0) -> View:
    for move in moves:
        match.apply(match.parse(move))
    return match.round.view(seat)


def codes(view: View, cards: list[int]) -> list[str]:
    return sorted(view.deck.codes[card] for card in cards)


def test_who_draws_has_no_card_of_the_colour() -> None:
    match = position(
        hands=[["R1", "R2", "R3"], ["Y1", "Y2", "Y3"]], discard=["R5"], draw=["B9", "R9"]
    )
    memory = Memory.of(played(match, "0 play R1", "1 draw"))
    assert memory.open[1][RED] == 0
    assert memory.wilds[1] == 0
    assert memory.open[1][BLUE] >= ANY


def test_a_drawn_card_that_was_kept_may_be_of_the_colour() -> None:
    match = position(
        hands=[["R1", "R2", "R3"], ["Y1", "Y2", "Y3"]], discard=["R5"], draw=["R9", "B9"]
    )
    memory = Memory.of(played(match, "0 play R1", "1 draw", "1 pass"))
    assert memory.open[1][RED] == 1
    assert memory.wilds[1] == 1


def test_later_draws_may_bring_any_colour() -> None:
    match = position(
        hands=[["R1", "R+2", "R3"], ["Y1", "Y2", "Y3"]],
        discard=["R5"],
        draw=["B9", "G1", "G2", "G3"],
    )
    memory = Memory.of(played(match, "0 play R1", "1 draw", "0 play R+2", "1 accept"))
    assert memory.open[1][RED] == 2


def test_the_hand_shown_in_a_challenge_is_remembered_by_the_challenger_alone() -> None:
    def challenged(seat: int) -> View:
        match = position(
            rules={"base": "official"},
            hands=[["W+4", "R7", "G1"], ["Y1", "Y2"], ["G3", "G4"]],
            discard=["R5"],
        )
        return played(match, "0 play W+4 color=B", "1 challenge", seat=seat)

    view = challenged(1)
    assert {"G1", "R7"} <= set(codes(view, Memory.of(view).known[0]))
    assert Memory.of(challenged(2)).known[0] == []


def test_a_hand_given_away_is_known_until_it_is_played() -> None:
    match = started("seven_zero")
    seven = next(m for m in match.round.legal(0) if m.target == 1)
    view = played(match, match.round.text(seven))
    given = Memory.of(view).known[1]
    assert codes(view, given) == codes(view, list(match.round.position.hands[1]))


def started(preset: str) -> Match:
    """A match dealt anew in which seat 0 may lay a 7 first."""
    for seed in range(1000):
        match = Match.new(Rules.preset(preset), [Seat("A"), Seat("B"), Seat("C")], f"{seed}")
        rnd = match.round
        if rnd.turn == 0 and any(move.target == 1 for move in rnd.legal(0)):
            return match
    raise AssertionError("no such deal")


def test_unseen_cards_are_counted() -> None:
    match = position(hands=[["R1", "R1", "W"], ["Y1"]], discard=["R5"])
    view = match.round.view(0)
    k = Knowledge.of(view)
    assert sum(k.unseen) == 104
    assert k.unseen[view.deck.card("R1")] == 0
    assert k.share.color[RED] == pytest.approx(22 / 104)
    assert k.share.wild == pytest.approx(7 / 104)
    assert k.share.symbol["W"] == pytest.approx(3 / 104)


def test_without_memory_nothing_is_excluded() -> None:
    match = position(hands=[["R1", "R2"], ["Y1", "Y2"]], discard=["R5"], draw=["B9"])
    k = Knowledge.of(played(match, "0 play R1", "1 draw"))
    assert k.open[1][RED] == ANY
    assert k.known == ((), ())
