"""Calling UNO and catching, by habit."""

from random import Random

from helpers.brains import position
from unoultimate.ai import calls
from unoultimate.ai.calls import Habits
from unoultimate.ai.choices import Choices
from unoultimate.engine import Match, Move

NEVER = Habits(calls=0.0, calls_late=0.0, catches=0.0)
ALWAYS = Habits(calls=1.0, calls_late=1.0, catches=1.0)


def forgotten(**rules: object) -> Match:
    """Seat 1 has laid down to one card and has not called."""
    match = position(
        rules={"base": "official", **rules},
        hands=[["B2", "R2"], ["R1", "B5"], ["G1", "G2"], ["Y1", "Y2"]],
        turn=1,
        discard=["R5"],
    )
    match.apply(match.parse("1 play R1"))
    return match


def notice(match: Match, seat: int, habits: Habits) -> str:
    view = match.round.view(seat)
    move = calls.now(view, Choices.of(view), habits, Random(1))
    return match.round.text(move) if move else ""


def lays(habits: Habits, *hand: str) -> str:
    match = position(hands=[list(hand), ["Y1", "Y2"]], discard=["R5"])
    view = match.round.view(0)
    lay = Move(0, "play", (view.deck.card(hand[0]),))
    return match.round.text(calls.before(view, Choices.of(view), lay, habits, Random(1)))


def test_who_forgot_calls_late_or_is_caught() -> None:
    match = forgotten()
    assert notice(match, 1, ALWAYS) == "1 uno"
    assert notice(match, 0, ALWAYS) == "0 catch 1"
    assert notice(match, 2, ALWAYS) == "2 catch 1"


def test_nobody_notices_without_the_habit() -> None:
    match = forgotten()
    assert [notice(match, seat, NEVER) for seat in range(4)] == [""] * 4


def test_partners_do_not_catch_each_other() -> None:
    match = forgotten(partners="on")
    assert notice(match, 3, ALWAYS) == ""
    assert notice(match, 0, ALWAYS) == "0 catch 1"


def test_calling_comes_before_the_lay_that_leaves_one() -> None:
    assert lays(ALWAYS, "R1", "G7") == "0 uno"
    assert lays(NEVER, "R1", "G7") == "0 play R1"
    assert lays(ALWAYS, "R1", "G7", "G8") == "0 play R1"
