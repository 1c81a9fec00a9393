"""A small line chart of the totals, as an SVG that reads itself out."""

from __future__ import annotations

from collections.abc import Sequence

from unoultimate.app.names import isolate
from unoultimate.app.texts import _, ngettext

from .controls import person_name
from .html import Html, el, li, span, ul

WIDTH, HEIGHT = 320.0, 120.0
_PAD = 10.0


def totals_chart(
    names: Sequence[str], totals: Sequence[Sequence[int]], target: int | None
) -> Html | None:
    """One line a seat over the rounds, the target dashed if there is one; nothing at first."""
    if not totals:
        return None
    rounds = [[0] * len(names), *totals]
    top = max(target or 1, *(max(row) for row in rounds))
    lines = [_line([row[seat] for row in rounds], top, seat) for seat in range(len(names))]
    return el(
        "svg",
        el("title", _words(names, totals)),
        None if target is None else _goal(_y(target, top)),
        lines,
        class_="chart",
        viewBox=f"0 0 {WIDTH:.0f} {HEIGHT:.0f}",
        role="img",
        aria_label=_words(names, totals),
    )


def _goal(y: float) -> Html:
    return el("path", d=f"M{_PAD} {y}H{WIDTH - _PAD}", class_="chart-target")


def legend(names: Sequence[str]) -> Html:
    """Which line is whose; the chart itself says it in words."""
    items = [
        li(span(class_=f"legend-dot hue-{seat % 10}"), person_name(name))
        for seat, name in enumerate(names)
    ]
    return ul(items, class_="legend", aria_hidden=True)


def _words(names: Sequence[str], totals: Sequence[Sequence[int]]) -> str:
    rounds = ngettext("Totals after {n} round", "Totals after {n} rounds", len(totals))
    last = [
        _("{name} {points}", name=isolate(name), points=points)
        for name, points in zip(names, totals[-1], strict=True)
    ]
    return _("{rounds}: {list}", rounds=rounds, list=_(", ").join(last))


def _line(values: list[int], top: int, seat: int) -> Html:
    step = (WIDTH - 2 * _PAD) / (len(values) - 1)
    points = [(round(_PAD + i * step, 1), _y(value, top)) for i, value in enumerate(values)]
    path = "M" + "L".join(f"{x} {y}" for x, y in points)
    x, y = points[-1]
    return el(
        "g",
        el("path", d=path, class_="chart-line"),
        el("circle", cx=x, cy=y, r=4, class_="chart-dot"),
        class_=f"chart-seat hue-{seat % 10} dash-{seat // 5}",
    )


def _y(value: int, top: int) -> float:
    return round(HEIGHT - _PAD - (HEIGHT - 2 * _PAD) * value / max(1, top), 1)
