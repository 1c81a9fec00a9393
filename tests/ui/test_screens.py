"""Home, setup, the ends of round and match, dialogs and bars."""

import re
from dataclasses import replace

import pytest

from ui import examples as ex
from ui.markup import elements
from unoultimate.app.homeflow import first_state
from unoultimate.app.state import AppState, Button, Dialog, KeptSave, Notice
from unoultimate.engine import PRESETS, VARIANTS
from unoultimate.ui import render
from unoultimate.ui.openhand import counted_hand


def actions(markup: str) -> set[str]:
    return set(re.findall(r'data-action="([^"]+)"', markup))


def test_home_offers_what_can_be_played_now() -> None:
    markup = render(first_state())
    assert 'id="preset-official"' in markup
    for id in PRESETS:
        assert f'id="preset-{id}"' in markup
    assert 'data-action="next"' in markup
    assert "continue" not in actions(markup)
    assert "trademark of Mattel" in markup


def test_home_lays_six_cards_out() -> None:
    markup = render(ex.home())
    assert markup.count('class="rule-set"') == 6 + len(VARIANTS)
    assert markup.count('aria-pressed="true"') == 1


def test_a_round_shows_what_the_winner_went_out_with() -> None:
    result = ex.round_result()
    first, *others = result.rows
    rows = (replace(first, cards=(), card_points=(), last=("GS",)), *others)
    markup = render(ex.app(ex.table(result=replace(result, rows=rows))))
    assert "Went out with" in markup
    assert 'aria-label="green Skip"' in markup
    assert "no cards left" not in markup


def test_home_tells_what_waits_and_offers_to_delete_it() -> None:
    markup = render(ex.home())
    assert {"continue", "delete-game"} <= actions(markup)
    for fact in ("Mira", "Chika", "round 3", "yesterday, 21:40"):
        assert fact in markup


def test_home_offers_saves_kept_aside() -> None:
    markup = render(ex.home(kept=(KeptSave("damaged <1>", "A save was damaged."),)))
    assert 'data-id="damaged &lt;1&gt;"' in markup
    assert "A save was damaged." in markup


@pytest.mark.parametrize("count", [2, 4, 10])
def test_setup_has_a_row_for_each_seat(count: int) -> None:
    markup = render(ex.setup(count))
    assert markup.count('class="setup-seat"') == count
    assert markup.count('data-action="seat-name"') == count
    assert markup.count('data-action="seat-level"') == count - 1
    assert {"seat-count", "seat-kind", "speed", "start", "home"} <= actions(markup)


def test_setup_labels_every_field() -> None:
    markup = render(ex.setup(3))
    assert "Name of seat 1" in markup
    assert "Level of seat 2" in markup
    assert 'aria-label="Seat 3: person or computer"' in markup


def test_setup_says_why_it_cannot_start() -> None:
    markup = render(ex.setup(2, problem="At least one seat has to be a person."))
    start = re.search(r'<button[^>]* id="start"[^>]*>', markup)
    assert start
    assert " disabled" in start[0]
    assert 'aria-describedby="setup-problem"' in start[0]
    assert "At least one seat has to be a person." in markup


def test_home_tells_what_is_chosen() -> None:
    markup = render(ex.home(favourites=ex.FAVOURITES, selected="favourite-0"))
    chosen = re.search(r'<p id="chosen"[^>]*>(.*?)</p>', markup)
    assert chosen
    assert "Sunday at Gran’s" in chosen[1]
    assert markup.count('aria-pressed="true"') == 1
    assert "can’t be played" in markup


def test_a_round_ends_with_all_hands_open_and_points_beside_each_card() -> None:
    markup = render(ex.app(ex.table(result=ex.round_result())))
    assert 'aria-label="green 9, 9 points"' in markup
    assert 'aria-label="yellow Skip, 20 points"' in markup
    assert "no cards left" in markup
    assert "Went out with" not in markup
    assert "+251" in markup
    assert 'data-action="next-round"' in markup
    chart = re.search(r'<svg class="chart"[^>]*role="img" aria-label="([^"]*)"', markup)
    assert chart
    assert chart[1].startswith("Totals after 4 rounds: \u2068Mira\u2069 371")


def test_the_last_round_leads_to_the_result() -> None:
    both = ex.table(result=ex.round_result(), match_end=ex.match_result())
    markup = render(ex.app(both))
    assert "See the result" in markup
    assert "podium" not in markup


@pytest.mark.parametrize("count", [2, 3, 10])
def test_a_match_ends_on_a_podium(count: int) -> None:
    ended = ex.table(ex.view(count=count), match_end=ex.match_result(count))
    markup = render(ex.app(ended))
    assert markup.count('class="podium-step') == min(3, count)
    assert markup.count('class="rank"') == max(0, count - 3)
    assert {"play-again", "home", "export"} <= actions(markup)
    assert markup.count("data-confetti") == 1


@pytest.mark.parametrize("kind", ["menu", "rules", "log", "keys"])
def test_windows_are_modal_labelled_and_can_be_closed(kind: str) -> None:
    markup = render(ex.app(dialogs=(Dialog(kind),)))
    assert f'role="dialog" aria-modal="true" aria-labelledby="{kind}-title"' in markup
    assert f'id="{kind}-title"' in markup
    assert f'id="{kind}-close"' in markup
    assert re.search(r'id="view"[^>]* inert', markup)


def test_the_menu_has_everything() -> None:
    menu = actions(render(ex.app(dialogs=(Dialog("menu"),))))
    assert {"sort", "speed", "log", "rules", "keys", "theme", "home", "abandon", "export"} <= menu


def test_a_question_shows_its_own_words() -> None:
    asked = Dialog("confirm", "Abandon <it>?", "Gone.", yes="Abandon", no="Play on", danger=True)
    markup = render(ex.app(dialogs=(asked,)))
    assert "Abandon &lt;it&gt;?" in markup
    assert {"confirm", "close-dialog"} <= actions(markup)
    assert ">Play on<" in markup


def test_without_a_dialog_the_screen_is_not_inert() -> None:
    assert " inert" not in render(ex.app())


def test_bars() -> None:
    notice = Notice("full <1>", "No room.", "error", (Button("Retry", "again", {"id": "7"}),))
    state = ex.app(ex.table(unsaved=True), notices=(notice,), offline_ready=True)
    markup = render(state)
    assert 'role="alert"' in markup
    assert 'data-action="again" data-id="7"' in markup
    assert 'data-action="dismiss"' in markup
    assert "export" in actions(markup)
    assert "Not saved" in markup
    assert "Ready offline" not in markup  # it would cover seats
    assert "Ready offline" in render(ex.app(screen="home", offline_ready=True))


def test_a_notice_that_stays_has_no_close() -> None:
    state = AppState(notices=(Notice("a", "b", dismissible=False),))
    assert "dismiss" not in actions(render(state))


def test_another_tab_plays() -> None:
    markup = render(replace(ex.app(), other_tab=True))
    assert actions(markup) == {"take-over"}
    assert 'href="#c-' not in markup


def test_full_screen_is_offered_where_there_is_one() -> None:
    assert "fullscreen" not in actions(render(ex.app()))
    assert "fullscreen" in actions(render(ex.app(fullscreen=False)))
    assert "Leave full screen" in render(ex.app(fullscreen=True))


@pytest.mark.parametrize(
    "state",
    [first_state(), ex.home(), ex.setup(10), ex.curtain(), ex.app(),
     ex.app(ex.table(result=ex.round_result())), ex.app(ex.table(match_end=ex.match_result()))],
)  # fmt: skip
def test_every_screen_has_one_main_and_one_heading(state: AppState) -> None:
    markup = render(state)
    assert markup.count("<main") == 1
    assert markup.count("<h1") == 1


@pytest.mark.parametrize(
    "state",
    [
        ex.home(favourites=ex.FAVOURITES),
        ex.setup(10),
        ex.curtain(),
        ex.app(ex.table(ex.view(count=10), result=ex.round_result(10))),
    ],
)
def test_buttons_have_words_and_actions(state: AppState) -> None:
    for start, inner in re.findall(r"(<button[^>]*>)(.*?)</button>", render(state), re.S):
        assert "data-action=" in start
        assert "aria-label=" in start or re.sub(r"<[^>]*>", "", inner).strip()


def test_points_are_added_up_card_by_card() -> None:
    markup = counted_hand(("R5", "W", "GS"), (5, 50, 20))
    (total,) = elements(markup, "li", class_="running-sum")
    assert total.attrs["aria-hidden"] == "true"
    sums = re.findall(r'<span style="--d:(\d)">(\d+)</span>', markup)
    assert sums == [("0", "5"), ("1", "55"), ("2", "75")]
    assert "running-sum" not in counted_hand((), ())
