"""The rules on the setup screen and in the panel at the table."""

import re
from dataclasses import replace

import pytest

from ui import examples as ex
from ui.markup import elements
from unoultimate.app.setup_rules import house_rules
from unoultimate.app.state import AppState, Dialog
from unoultimate.engine import GROUPS, OPTIONS, PRESETS, VARIANTS, Rules
from unoultimate.ui import render
from unoultimate.ui.setup_options import side_by_side

ALL = frozenset({"about", *GROUPS})


def test_groups_are_folded_in_to_begin_with() -> None:
    markup = render(ex.setup())
    heads = elements(markup, "button", data_action="fold")
    assert [head.attrs["data-id"] for head in heads] == ["about", *GROUPS]
    assert {head.attrs["aria-expanded"] for head in heads} == {"false"}
    assert 'class="option-row' not in markup


def test_every_option_has_its_words_its_control_and_its_place_in_the_manual() -> None:
    markup = render(ex.setup(open=ALL))
    for option in OPTIONS:
        row = f"option-{option.id}"
        assert elements(markup, "span", id=row)[0].text
        assert elements(markup, "button", data_action="manual", data_section=row)
        radios = elements(markup, "input", data_action="option", data_id=option.id)
        lists = elements(markup, "select", data_action="option", data_id=option.id)
        assert len(radios) == len(option.values) or len(lists) == 1


@pytest.mark.parametrize("base", PRESETS)
def test_what_differs_is_marked_and_counted(base: str) -> None:
    seats = Rules.preset(base).min_seats
    markup = render(ex.setup(seats, base, open=ALL))
    changed = house_rules(Rules.preset(base))
    assert len(elements(markup, "li", class_="option-row changed")) <= len(changed)
    for id in changed:
        (row,) = elements(markup, "li", id=f"row-{id}")
        assert "house rule" in row.text
        assert "changed" in str(row.attrs["class"])
    counted = re.findall(r"(\d+) house rules?<", markup)
    assert sum(map(int, counted)) == len(changed)


def test_what_has_no_effect_says_why_to_everybody() -> None:
    markup = render(ex.setup(open=ALL))
    (row,) = elements(markup, "li", id="row-rounds")
    (reason,) = elements(markup, "p", id="reason-rounds")
    assert reason.text == row.attrs["title"]
    (group,) = elements(markup, id="value-rounds-group")
    assert "reason-rounds" in str(group.attrs["aria-describedby"])


def test_what_makes_no_sense_is_said_beside_the_option() -> None:
    markup = render(ex.setup(10, rules={"hand_size": 10}, open=ALL))
    (row,) = elements(markup, "li", id="row-hand_size")
    assert "Dealing would take 101 of 108 cards" in row.text
    (group,) = elements(markup, id="value-hand_size-group")
    assert "problem-hand_size" in str(group.attrs["aria-describedby"])
    (head,) = elements(markup, "button", id="dealing-fold")
    assert "look here" in head.text
    (start,) = elements(markup, "button", id="start")
    assert "disabled" in start.attrs


def test_a_custom_set_offers_the_way_back() -> None:
    assert not elements(render(ex.setup()), data_action="way-back")
    markup = render(ex.setup(rules={"jump_in": "on"}))
    (back,) = elements(markup, "button", data_action="way-back")
    assert back.text == "Back to Official"
    assert "Custom (based on Official)" in markup


def test_who_deals_is_asked_where_players_agree_on_it() -> None:
    assert not elements(render(ex.setup(open=ALL)), id="dealer")
    markup = render(ex.setup(3, rules={"first_dealer": "chosen"}, open=ALL))
    (names,) = elements(markup, "select", data_action="dealer")
    assert names.text == "MiraAdaBruno"
    chosen = [e.text for e in elements(markup, "option", value="2") if "selected" in e.attrs]
    assert chosen == ["Bruno"]


def test_a_set_for_two_has_nothing_to_choose() -> None:
    markup = render(ex.setup(2, "superman_j4299"))
    assert not elements(markup, "input", data_action="seat-count")
    assert "exactly 2 players" in markup


@pytest.mark.parametrize(
    ("labels", "fit"),
    [
        (("Off", "On"), True),
        (("Off", "Same on same", "Same or higher", "Any"), False),
        (("1", "2", "3", "4", "5"), False),
        (("重ねられない", "同じものに", "すべて"), True),
        (("ชั้นที่หนึ่ง", "ชั้นที่สอง", "ซื้อเพิ่ม\u200bได้ทั้ง\u2060หมดนะ"), True),
        (("重ねられない", "同じものにだけ重ねる", "すべて"), False),
    ],
)
def test_few_short_values_stand_side_by_side(labels: tuple[str, ...], fit: bool) -> None:
    assert side_by_side(labels) is fit


def test_the_panel_at_the_table_lists_every_option_and_leads_to_the_manual() -> None:
    party = Rules.preset("party").replace(jump_in="off")
    markup = render(ex.app(ex.table(rules=party), dialogs=(Dialog("rules"),)))
    rows = elements(markup, "button", data_action="manual")
    sections = {row.attrs["data-section"]: row for row in rows}
    assert set(sections) >= {f"option-{option.id}" for option in OPTIONS}
    for option in OPTIONS:
        marked = "house rule" in sections[f"option-{option.id}"].text
        assert marked == (option.id in party.changed())
    assert "Custom (based on Party)" in markup
    assert "Until one fits" in sections["option-draw_count"].text


def dialog(kind: str, count: int, **args: str) -> AppState:
    lists = ex.home(favourites=ex.FAVOURITES[:count]).home
    return replace(ex.setup(), home=lists, dialogs=(Dialog(kind, args=args),))  # type: ignore[arg-type]


def test_the_dialog_for_a_new_favourite() -> None:
    markup = render(dialog("favourite-new", 1, name="Mine <3"))
    (field,) = elements(markup, "input", id="favourite-name")
    assert field.attrs["value"] == "Mine <3"
    assert elements(markup, data_action="favourite-add")
    assert len(elements(markup, data_action="favourite-replace")) == 1


def test_with_three_one_has_to_make_room() -> None:
    markup = render(dialog("favourite-new", 3, name="Mine"))
    assert not elements(markup, "input", id="favourite-name")
    buttons = elements(markup, data_action="favourite-replace")
    assert [button.attrs["data-i"] for button in buttons] == ["0", "1", "2"]


def test_the_dialog_of_one_that_can_not_be_played_says_why() -> None:
    markup = render(dialog("favourite-edit", 3, i="2", name="Old one"))
    assert "can’t be played" in elements(markup, id="favourite-edit-window")[0].text
    for name in ("favourite-rename", "favourite-delete"):
        assert elements(markup, data_action=name)


def test_what_a_game_fixes_is_said_and_not_offered() -> None:
    markup = render(ex.setup(3, "no_mercy", open=ALL))
    assert not elements(markup, data_action="option", data_id="stacking")
    (row,) = elements(markup, "li", id="row-stacking")
    assert "Same value or higher" in row.text
    assert "Always so" in row.text
    limits = elements(markup, "input", data_action="option", data_id="hand_limit")
    assert [limit.attrs["data-value"] for limit in limits] == ["20", "25", "30"]


@pytest.mark.parametrize("game", VARIANTS)
def test_the_range_of_seats_is_said_beside_their_number(game: str) -> None:
    fewest, most = PRESETS[game].seats
    markup = render(ex.setup(2, game))
    assert len(elements(markup, "input", data_action="seat-count")) == most - fewest + 1
    said = [one.text for one in elements(markup, "p", class_="small-print seat-range")]
    assert said == ([] if most == 10 else [f"{fewest} to {most} players"])


def test_the_rule_panel_counts_what_differs_from_the_game() -> None:
    def panel(rules: Rules) -> str:
        return render(ex.app(ex.table(rules=rules), dialogs=(Dialog("rules"),)))

    assert "All rules are those of this game." in panel(Rules("flip"))
    assert "1 rule differs from those of this game." in panel(Rules("flip", {"jump_in": "on"}))
