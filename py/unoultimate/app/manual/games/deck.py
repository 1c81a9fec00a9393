"""The table of a deck: which cards, how many of each, what they cost; made from the deck facts."""

from __future__ import annotations

from typing import NamedTuple

from unoultimate.engine.deck_facts import facts

from ...texts import _, mark, ngettext
from ..model import Table

NAMES = {
    "number": mark("Numbers {low} to {high}"),
    "flex_number": mark("Numbers {low} to {high} with a flex colour"),
    "draw_one": mark("Draw One"),
    "draw_two": mark("Draw Two"),
    "draw_four": mark("Draw Four"),
    "draw_five": mark("Draw Five"),
    "skip": mark("Skip"),
    "skip_everyone": mark("Skip Everyone"),
    "reverse": mark("Reverse"),
    "discard_all": mark("Discard All"),
    "flip": mark("Flip card"),
    "wild": mark("Wild"),
    "wild_draw_two": mark("Wild Draw Two"),
    "wild_draw_four": mark("Wild Draw Four"),
    "wild_draw_color": mark("Wild Draw Colour"),
    "wild_reverse_draw_four": mark("Wild Reverse Draw Four"),
    "wild_draw_six": mark("Wild Draw Six"),
    "wild_draw_ten": mark("Wild Draw Ten"),
    "wild_color_roulette": mark("Wild Colour Roulette"),
    "wild_reverse": mark("Wild Reverse"),
    "wild_skip": mark("Wild Skip"),
    "wild_skip_two": mark("Wild Skip Two"),
    "wild_targeted_draw_two": mark("Wild Targeted Draw Two"),
    "wild_forced_swap": mark("Wild Forced Swap"),
    "wild_all_flip": mark("Wild All Flip"),
    "flex_skip": mark("Flex Skip"),
    "flex_reverse": mark("Flex Reverse"),
    "flex_draw_two": mark("Flex Draw Two"),
    "flex_wild_target_draw_two": mark("Flex Wild Target Draw Two"),
    "flex_wild_all_draw": mark("Flex Wild All Draw"),
    "flex_wild_draw_four": mark("Flex Wild Draw Four"),
}
ANIMALS = mark("Cat, rabbit, fish, duck, elephant")


class Kind(NamedTuple):
    """Cards of a kind: how many in all, how many of each in each colour (0 without colours),
    the values of numbers, and the points of a card where they are no numbers."""

    kind: str
    total: int
    each: int
    values: tuple[int, ...]
    points: int


def kinds(deck: str, side: str = "") -> tuple[Kind, ...]:
    """The kinds of a deck in its order; of one side, where cards have two."""
    rows = [row for row in facts()[deck]["cards"] if row.get("side", "") == side]
    return tuple(
        _kind(kind, [row for row in rows if row["kind"] == kind])
        for kind in dict.fromkeys(row["kind"] for row in rows)
    )


def deck_table(deck: str, caption: str, side: str = "") -> Table:
    """The table of a deck, or of one side of it."""
    head = (_("Card"), _("How many"), _("Points in hand"))
    rows = tuple(
        (_name(deck, kind), _count(kind), _("the number") if kind.values else str(kind.points))
        for kind in kinds(deck, side)
    )
    return Table(head, rows, caption)


def _kind(kind: str, rows: list[dict[str, object]]) -> Kind:
    counts = [int(str(row["count"])) for row in rows]
    values = sorted({int(str(row["value"])) for row in rows if "value" in row})
    colored = rows[0]["color"] is not None
    points = int(str(rows[0]["points"]))
    return Kind(kind, sum(counts), _each(rows, counts) if colored else 0, tuple(values), points)


def _each(rows: list[dict[str, object]], counts: list[int]) -> int:
    """How many of each in each colour; of numbers of which there are two rows, both."""
    faces = len({(row["color"], row.get("value")) for row in rows})
    return sum(counts) // faces


def _name(deck: str, kind: Kind) -> str:
    if deck == "junior" and kind.values:
        return _(ANIMALS)
    name = NAMES[kind.kind]
    return _(name, low=kind.values[0], high=kind.values[-1]) if kind.values else _(name)


def _count(kind: Kind) -> str:
    if not kind.each:
        return ngettext("{n} card", "{n} cards", kind.total)
    if kind.values:
        return ngettext("{n} of each in each colour", "{n} of each in each colour", kind.each)
    return ngettext("{n} in each colour", "{n} in each colour", kind.each)
