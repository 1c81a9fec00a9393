"""The table: everything a player needs by name, and nothing that a seat may not know."""

import re
from dataclasses import replace

import pytest

from ui import examples as ex
from unoultimate.app.cardnames import card_name
from unoultimate.app.state import SeatInfo
from unoultimate.app.tablestate import Actions, Asking, Reveal, Shake
from unoultimate.engine import PendingView
from unoultimate.ui import render

HAND = "R5 R5 G2 B+2 YS W W+4"


def element(markup: str, name: str) -> str:
    """The start tag of the element with that id."""
    found = re.search(rf'<[a-z]+[^>]* id="{re.escape(name)}"[^>]*>', markup)
    assert found, f"no element {name}"
    return found[0]


def test_every_card_of_the_hand_is_a_named_button() -> None:
    markup = render(ex.app(ex.table(ex.view(HAND), playable="R5 W")))
    first, second = element(markup, "h-R5-0"), element(markup, "h-R5-1")
    assert first.startswith("<button")
    assert 'data-action="card" data-code="R5" data-i="0"' in first
    assert 'data-i="1"' in second
    assert 'aria-label="red 5, fits"' in first
    assert 'aria-label="green 2"' in element(markup, "h-G2-0")
    assert "playable" in first
    assert "playable" not in element(markup, "h-G2-0")


def test_the_hand_is_one_toolbar() -> None:
    markup = render(ex.app(ex.table(ex.view(HAND))))
    bar = element(markup, "hand")
    assert 'role="toolbar"' in bar
    assert 'aria-label="Your hand, 7 cards"' in bar
    assert "data-roving" in bar


@pytest.mark.parametrize(
    ("size", "rows", "kind"), [(10, 1, "few"), (11, 2, "many"), (25, 2, "huge")]
)
def test_a_long_hand_has_two_rows(size: int, rows: int, kind: str) -> None:
    markup = render(ex.app(ex.table(ex.view(ex.long_hand(size)))))
    assert f'data-rows="{rows}"' in element(markup, "hand")
    assert f'data-size="{kind}"' in element(markup, "hand-area")
    assert markup.count('class="hand-place"') == size


def test_ids_are_unique_even_with_ten_seats_and_forty_cards() -> None:
    markup = render(ex.app(ex.table(ex.view(ex.long_hand(40), count=10))))
    ids = re.findall(r'\sid="([^"]*)"', markup)
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("count", range(2, 11))
def test_every_seat_is_there_once(count: int) -> None:
    markup = render(ex.app(ex.table(ex.view(count=count))))
    for seat in range(count):
        assert markup.count(f'id="seat-{seat}"') == 1


def test_opponents_show_backs_and_numbers_only() -> None:
    markup = render(ex.app(ex.table(ex.view("R5"))))
    opponents = markup[markup.index('id="seats"') : markup.index('class="middle"')]
    assert set(re.findall(r'href="#([^"]+)"', opponents)) == {"c-back"}
    assert not any(card_name(code) in opponents for code in ex.DECK.codes)
    assert "11 cards" in opponents
    assert "1 card<" in render(ex.app(ex.table(ex.view("R5", count=5))))


def test_only_own_and_open_cards_are_named_anywhere() -> None:
    shown = ex.view(HAND)
    markup = render(ex.app(ex.table(shown, log=())))
    may_show = {ex.DECK.codes[card] for card in (*shown.hand, *shown.discard)}
    hidden = [code for code in ex.DECK.codes if code not in may_show and code[0] != "W"]
    assert not [code for code in hidden if re.search(rf"\b{card_name(code)}\b", markup)]


def test_the_piles_are_told_in_words() -> None:
    shown = ex.view(discard=ex.cards("R3 W"), color=3, direction=-1)
    markup = render(ex.app(ex.table(shown)))
    assert 'aria-label="Draw pile, 64 cards"' in element(markup, "draw-pile")
    assert "Top card Wild. Current colour blue. Play goes counter-clockwise." in markup
    assert 'id="named-color"' in markup
    assert 'id="named-color"' not in render(ex.app())


def test_no_colour_yet() -> None:
    markup = render(ex.app(ex.table(ex.view(discard=ex.cards("W"), color=None))))
    assert "No colour yet" in markup


def test_actions_are_alive_only_when_they_may_be_used() -> None:
    idle = render(ex.app(ex.table(actions=Actions())))
    assert " disabled" in element(idle, "act-draw")
    assert " disabled" in element(idle, "draw-pile")
    for name in ("act-pass", "act-accept", "act-challenge", "act-uno", "act-step"):
        assert f'id="{name}"' not in idle
    live = render(ex.app(ex.table(actions=Actions(draw=True, uno=True))))
    assert " disabled" not in element(live, "act-draw") + element(live, "draw-pile")
    assert 'data-action="uno"' in element(live, "act-uno")


def test_a_penalty_is_answered_with_its_amount() -> None:
    shown = ex.view(pending=PendingView(6, "W+4", 3, 0))
    markup = render(ex.app(ex.table(shown, actions=Actions(accept=6, challenge=True))))
    assert ">Take +6</button>" in markup
    assert 'data-action="challenge"' in element(markup, "act-challenge")
    assert ">+6<" in markup[markup.index('id="pending"') :]
    assert 'id="act-draw"' not in markup


def test_caught_stands_at_the_seat_that_forgot() -> None:
    shown = ex.view(catchable=frozenset({2}))
    markup = render(ex.app(ex.table(shown, actions=Actions(catch=(2,)))))
    button = element(markup, "act-catch-2")
    assert 'data-action="catch"' in button
    assert 'data-seat="2"' in button
    assert "Bruno" in button
    assert "act-catch-1" not in markup


def test_whose_turn_it_is_and_who_called() -> None:
    markup = render(ex.app(ex.table(ex.view(turn=2, declared=frozenset({3})))))
    assert 'aria-current="true"' in element(markup, "seat-2")
    assert "aria-current" not in element(markup, "seat-1")
    assert markup.count('class="badge uno"') == 1


def test_the_colour_question_names_shapes_and_can_be_cancelled() -> None:
    asked = Asking("color", (0, 1, 2, 3), ex.cards("W"))
    markup = render(ex.app(ex.table(asking=asked)))
    for color, letter in enumerate("RYGB"):
        assert f'data-action="color" data-c="{color}"' in element(markup, f"ask-{letter}")
    assert 'data-action="cancel"' in element(markup, "ask-cancel")
    first_wild = replace(asked, cards=())
    assert "ask-cancel" not in render(ex.app(ex.table(asking=first_wild)))


def test_the_seat_question() -> None:
    markup = render(ex.app(ex.table(asking=Asking("target", (1, 3), ex.cards("R7")))))
    assert 'data-action="target" data-seat="3"' in element(markup, "ask-seat-3")
    assert "ask-seat-2" not in markup


def test_a_shaken_card_says_why_and_shakes_again() -> None:
    shake = Shake("G2", 0, "not red, not a 9", 1)
    markup = render(ex.app(ex.table(shake=shake)))
    card = element(markup, "h-G2-0")
    assert 'aria-describedby="shake-text"' in card
    assert "not red, not a 9" in markup
    again = element(render(ex.app(ex.table(shake=replace(shake, count=2)))), "h-G2-0")
    assert card != again


def test_a_drawn_card_is_marked_and_spoken() -> None:
    table = ex.table(ex.view(phase="drawn", drawn=ex.cards("R7")[0]), playable="R7")
    card = element(render(ex.app(table)), "h-R7-0")
    assert "drawn" in card
    assert "just drawn, fits" in card


def test_the_challenged_hand_is_a_dialog_for_the_challenger() -> None:
    shown = Reveal(3, ex.cards("R1 G5"), "Chika had a red card.")
    markup = render(ex.app(ex.table(reveal=shown)))
    assert 'role="dialog"' in element(markup, "reveal-window")
    assert 'aria-label="green 5"' in markup
    assert 'data-action="reveal-ok"' in element(markup, "reveal-ok")
    assert " inert" in element(markup, "view")


@pytest.mark.parametrize(
    "name", ["<script>alert(1)</script>", "\"'><b>", "שלום", "👩‍👩‍👧‍👦", "W" * 200]
)
def test_names_are_text_everywhere(name: str) -> None:
    seats = (SeatInfo(name), SeatInfo(name, "computer"), *ex.seats(4)[2:])
    tables = (
        ex.table(seats=seats),
        ex.table(seats=seats, result=ex.round_result()),
        ex.table(seats=seats, match_end=ex.match_result()),
        ex.table(seats=seats, asking=Asking("target", (1,), ex.cards("R7"))),
    )
    for table in tables:
        markup = render(ex.app(table))
        assert "<script" not in markup
        assert "<b>" not in markup
        assert name not in markup or name.isalpha() or "<" not in name


def test_the_log_is_beside_the_table_and_its_last_two_lines_above_the_hand() -> None:
    markup = render(ex.app())
    assert markup.count("Chika plays red 9.") == 2
    assert markup.count("Ada plays red 3.") == 1
