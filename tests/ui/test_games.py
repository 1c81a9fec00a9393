"""What games with a deck of their own bring to the screen, in words and in place."""

import re

import pytest

from ui import game_states
from ui.markup import assert_whole, elements
from ui.test_table import element
from unoultimate.app.ports import KEPT
from unoultimate.ui import render

STATES = dict(game_states.states())


def markup(name: str) -> str:
    """The screen without the drawings that come along."""
    return render(STATES[name]).split(KEPT)[0]


def words(name: str) -> str:
    return re.sub("[\u2068\u2069]", "", markup(name))


@pytest.mark.parametrize("name", sorted(STATES))
def test_every_state_is_drawn_with_unique_ids_and_named_buttons(name: str) -> None:
    assert_whole(markup(name))


@pytest.mark.parametrize("name", sorted(STATES))
def test_every_picture_that_is_shown_comes_along(name: str) -> None:
    view, *sprites = render(STATES[name]).split(KEPT)
    wanted = set(re.findall(r'href="#(v-[^"]+)"', view))
    drawn = set(re.findall(r'<symbol id="([^"]+)"', "".join(sprites)))
    assert wanted <= drawn


def test_the_side_in_play_is_on_the_table_and_in_words() -> None:
    assert 'data-side="0"' in element(markup("flip"), "screen")
    assert 'data-side="1"' in element(markup("flip-dark"), "screen")
    assert "red 9, light side" in words("flip")
    assert "orange Reverse, dark side" in words("flip-dark")


def test_opponents_show_the_other_side_and_a_list_in_words() -> None:
    text = markup("flip")
    seats = text[text.index('id="seats"') : text.index('class="middle"')]
    pictures = re.findall(r'href="#([^"]+)"', seats)
    assert len(pictures) == 5 + 2 + 7
    assert all(re.fullmatch(r"v-flip-([PTOU].+|W-dark|WpC)", one) for one in pictures)
    see = element(text, "see-3")
    assert 'data-action="seen" data-seat="3"' in see
    assert "Chika, 7 cards: see their other side" in words("flip")
    view = STATES["flip-seen"].table.view
    dialog = elements(words("flip-seen"), "div", id="dialog-seen")[0].text
    assert len(view.backs[3]) == 7
    for name in ("pink 7", "orange 1", "teal Skip Everyone"):
        assert name in dialog


def test_the_next_card_of_the_pile_shows_its_other_side() -> None:
    assert re.search(r"Draw pile, \d+ cards, next: purple 9", element(markup("flip"), "draw-pile"))


def test_colours_are_those_of_the_side_in_play() -> None:
    asked = markup("flip-dark-color")
    for letter, color in (("P", 4), ("T", 5), ("O", 6), ("U", 7)):
        assert f'data-c="{color}"' in element(asked, f"ask-{letter}")
    assert "The next player draws until that colour comes." in asked
    assert "A wild has come up" in markup("flip-asked")
    assert 'data-action="cancel"' not in markup("flip-asked")


def test_a_penalty_without_a_number_names_its_colour() -> None:
    text = words("flip-until")
    assert "cards until pink comes are waiting, from Chika" in text
    assert re.search(r'id="act-accept"[^>]*>Draw until pink<', text)
    assert "+0" not in text


@pytest.mark.parametrize(("seat", "color"), [(0, "green"), (1, "red"), (2, "green"), (3, "red")])
def test_power_cards_are_told_by_picture_and_in_words(seat: int, color: str) -> None:
    text = markup("flex")
    power = elements(text, "span", id=f"power-{seat}")[0]
    assert power.text == f"{color} Power card"
    after = text[text.index(f'id="power-{seat}"') :]
    assert re.search(r'href="#([^"]+)"', after)[1] == f"v-flex-power-{color}"


def test_a_seat_that_has_left_has_no_power_card() -> None:
    assert "power-" not in markup("no_mercy")


def test_cards_that_fit_by_their_flex_side_say_so() -> None:
    text = markup("flex")
    assert "red 2 (flex: blue 2), fits by its flex side" in element(text, "h-R2|B2-0")
    assert "flex-only" in element(text, "h-R2|B2-0")
    assert "fits by either side" in element(text, "h-W+2^-0")
    assert "flex-both" in element(text, "h-W+2^-0")
    assert "flex-" not in element(text, "h-B4|Y4-0")
    assert "flex-" not in element(text, "h-G3-0")


def test_the_side_is_chosen_in_place_with_what_each_does() -> None:
    text = markup("flex-both")
    asking = elements(text, "section", id="asking")[0]
    assert "Which side of the card?" in asking.text
    main, flex = (elements(text, "button", id=f"ask-{side}")[0] for side in ("main", "flex"))
    assert (main.attrs["data-action"], main.attrs["data-side"]) == ("side", "0")
    assert (flex.attrs["data-action"], flex.attrs["data-side"]) == ("side", "1")
    assert main.text == "Main sidethe next player is skipped"
    assert flex.text == "Flex sideeverybody else is skipped"
    assert "data-focus-first" in element(text, "asking")
    assert "yellow 4" in elements(markup("flex-sides"), "button", id="ask-flex")[0].text


def test_a_target_is_a_seat() -> None:
    text = markup("flex-target")
    assert "Who faces the four cards? Choose a seat." in text
    assert element(text, "ask-seat-2").startswith("<button")
    assert "Who draws two cards? Choose a seat." in markup("all_wild-target")


def test_a_flex_side_that_needs_a_green_power_card_says_so() -> None:
    assert "Its flex side would fit, but your Power card is red." in markup("flex-red")


def test_hands_are_counted_towards_the_limit_and_a_warning_is_near() -> None:
    text = words("no_mercy-limit")
    seats = {seat: elements(text, "li", id=f"seat-{seat}")[0] for seat in (1, 2, 3)}
    assert "14/25" in seats[1].text
    assert "14 of 25 cards" in seats[1].text
    assert "22/25" in seats[2].text
    assert "3 cards to the hand limit" in seats[2].text
    assert "/25" not in seats[3].text
    assert "near-limit" in seats[2].attrs["class"]
    assert "near-limit" not in seats[1].attrs["class"]


def test_what_is_swept_along_stands_in_the_log() -> None:
    text = words("no_mercy-swept")
    assert "Also discarded: red Draw Two, red 1, red 5, red 7." in text


def test_who_turns_cards_up_is_told_what_it_costs() -> None:
    assert "You keep all of them." in markup("no_mercy-roulette")


def test_an_eliminated_seat_counts_250_at_the_end_of_the_round() -> None:
    row = elements(words("no_mercy-round"), "li", id="row-2")[0]
    assert "eliminated: 250 points" in row.text
    winner = elements(words("no_mercy-round"), "li", id="row-0")[0]
    points = [row.hand_points for row in STATES["no_mercy-round"].table.result.rows]
    assert f"+{sum(points)}" in winner.text


def test_points_count_by_the_side_in_play() -> None:
    rows = STATES["flip-round"].table.result.rows
    for row in rows:
        assert sum(row.card_points) == row.hand_points
    assert re.search(r'href="#c-', markup("flip-round"))
    assert "v-flip-P" not in markup("flip-round")


def test_wilds_without_colours_ask_for_none_and_no_colour_is_told() -> None:
    text = markup("all_wild")
    assert "Top card Wild Reverse. Play goes clockwise." in text
    assert "olour" not in re.sub(r"<[^>]*>", "", text)


def test_a_challenge_names_its_card() -> None:
    assert "Take 2 cards, or challenge." in markup("express-challenge")


def test_cards_can_be_heard_where_people_do_not_read() -> None:
    listen = element(markup("junior"), "act-listen")
    assert 'data-action="listen"' in listen
    assert 'aria-pressed="false"' in listen
    assert 'aria-pressed="true"' in element(markup("junior-listen"), "act-listen")
    assert "data-listening" in element(markup("junior-listen"), "screen")
    assert "Hear the top card: red fish" in element(markup("junior"), "hear-top")
    assert "act-listen" not in markup("express")
    assert "Not red, not a fish." in markup("junior-misfit")
