"""A whole match from the accessibility tree alone, as by a person who can't see the screen."""

from __future__ import annotations

from itertools import pairwise

from playwright.sync_api import Page

from e2e.game import WAIT_MS
from e2e.listening import Listener
from e2e.steps import open_ready

COLORS = ("red", "yellow", "green", "blue")
OTHERWISE = ("Pass", "Draw", "See the result", "Next round")
MOST_STEPS = 600


def start_quick_match(listener: Listener) -> None:
    """One person against one computer with three cards each."""
    page = listener.page
    listener.press(next(name for name in listener.buttons() if name.startswith("Quick")))
    listener.press("Next")
    page.get_by_role("heading", name="New game").wait_for()
    page.get_by_role("radiogroup", name="Number of players").get_by_role("radio", name="2").check()
    seat = page.get_by_role("radiogroup", name="Seat 2: person or computer")
    seat.get_by_role("radio", name="Computer").check()
    page.get_by_role("radio", name="Fast").check()
    page.get_by_role("button", name="Dealing").press("Enter")
    page.get_by_role("radiogroup", name="Cards dealt").get_by_role("radio", name="3").check()
    listener.forget()
    listener.press("Start")
    page.get_by_role("toolbar").wait_for()


def choice(buttons: list[str]) -> str:
    """What to press, judged by the names that are heard; "" when there is nothing to do."""
    for color in COLORS:
        if color in buttons:
            return color
    for wanted in ("Call UNO", "Caught!", "Take +"):
        if found := [name for name in buttons if name.startswith(wanted)]:
            return found[0]
    fitting = [name for name in buttons if name.endswith((", fits", ", adds to the penalty"))]
    if fitting:
        return fitting[0]
    return next((name for name in OTHERWISE if name in buttons), "")


def play(listener: Listener) -> list[str]:
    """Until the match is over; returns the names of the cards that were laid."""
    laid = []
    for _ in range(MOST_STEPS):
        buttons = listener.buttons()
        if "Draw" in buttons:
            compare_with_log(listener)
        if "Play again" in buttons:
            return laid
        wanted = choice(buttons)
        if not wanted:
            listener.page.clock.run_for(WAIT_MS)
            continue
        listener.press(wanted)
        listener.wait_for_other(buttons)
        if wanted.endswith(", fits"):
            laid.append(wanted.removesuffix(", fits").removesuffix(", just drawn"))
    raise AssertionError(f"no end: {listener.buttons()}, {listener.said()[-20:]}")


def test_a_whole_match_by_ear(page: Page, address: str) -> None:
    page.clock.install()
    listener = Listener(page)
    open_ready(page, address)
    start_quick_match(listener)
    laid = play(listener)
    heard = listener.said()

    assert heard_plays(heard) == laid
    assert "Your turn." in heard or not laid
    assert heard[-1].endswith("the match!")
    assert [one for one, other in pairwise(heard) if one == other] == []


def compare_with_log(listener: Listener) -> None:
    """What was heard stands in the log in the same order."""
    log = listener.page.get_by_role("complementary", name="Log")
    lines = log.get_by_role("listitem").all_inner_texts()[::-1]
    heard = listener.said()
    known = [one for one in lines if one in heard]
    told = [one for one in heard if one in lines]
    assert told[len(told) - len(known) :] == known


def heard_plays(heard: list[str]) -> list[str]:
    """The cards that the person is heard to lay."""
    plays = [one.removeprefix("You play ") for one in heard if one.startswith("You play ")]
    return [one.rstrip(".").split(" and name ")[0] for one in plays]
