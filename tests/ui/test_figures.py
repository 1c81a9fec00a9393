import re

import pytest

from unoultimate.ui.figures import bars, columns, pips
from unoultimate.ui.figures.columns import _round_up
from unoultimate.ui.figures.frame import figure, numbers_table, short


def numbers(shapes, name, style):
    return re.findall(rf'{name}="([\d.]+)%?"[^>]*class="{style}"', "".join(shapes))


def test_bars_are_as_long_as_their_share():
    rows = [bars.Bar("Mira", "67 %", 66.6), bars.Bar("Noor", "0 %", 0)]
    shapes = bars.bars(rows)
    assert numbers(shapes, "width", "part-people") == ["66.6"]
    assert len(numbers(shapes, "width", "part-track")) == 2
    assert bars.height(rows) < 2 * bars.ROW


def test_two_parts_follow_each_other():
    shape = "".join(bars.bars([bars.Bar("a", "b", 25, 75)]))
    assert re.search(r'x="25%"[^>]*width="75%"[^>]*class="part-computers"', shape)


@pytest.mark.parametrize(("most", "top"), [(0, 10), (7, 10), (10, 10), (101, 120), (1050, 1200)])
def test_the_scale_ends_at_a_round_number(most, top):
    assert _round_up(most) == top


def test_columns_end_where_their_number_is_and_fit_into_the_picture():
    shapes = columns.columns([(100, 50), (0, 100)], "first", "last")
    laid = numbers(shapes, "height", "part-laid")
    drawn = numbers(shapes, "height", "part-drawn")
    assert float(laid[0]) == pytest.approx(2 * float(drawn[0]), abs=0.2)
    assert float(laid[1]) == 0
    assert float(laid[0]) < columns.HEIGHT


def test_pips_show_the_streak_within_the_best():
    shapes = "".join(pips.pips([("Mira", "2 now", 2, 5)]))
    assert shapes.count('class="pip filled"') == 2
    assert shapes.count("<circle") == 5
    long = "".join(pips.pips([("Mira", "30 now", 30, 30)]))
    assert long.count("<circle") == pips.MOST
    assert ">+</text>" in long


def test_long_names_are_cut_for_the_picture_only():
    assert short("Computer, Medium") == "Computer, Medium"
    assert short("W" * 24) == "W" * 8 + "…"
    assert short("กี" * 20).endswith("กี…")


def test_a_figure_escapes_what_people_typed():
    table = numbers_table("<b>", ["<i>"], [("<script>", 3)])
    html = figure("x", "<b>", "<u>", 10, [], table)
    assert not re.search("<(b|u|i|script)>", html)
