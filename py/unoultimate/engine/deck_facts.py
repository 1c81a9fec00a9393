"""Building the decks from the deck facts (`data/decks.json`)."""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pkgutil import get_data
from typing import Any

from .cards import COLOR_NAMES, SYMBOL_OF_KIND
from .decks import Deck, Faces

Row = Mapping[str, Any]


@cache
def facts() -> dict[str, Any]:
    """The deck facts: composition, points and sources of every deck."""
    data = get_data(__package__, "data/decks.json")
    assert data is not None
    loaded: dict[str, Any] = json.loads(data)
    return loaded


@cache
def classic_deck(edition: str, decks: int, shuffle_wilds: int) -> Deck:
    """The classic deck of `edition`, `decks` of them together (`rules.md` §1).

    `shuffle_wilds` is the number of Wild Shuffle Hands in each deck.
    """
    rows = [row for row in facts()[edition]["cards"] if row["kind"] != "wild_shuffle_hands"]
    if shuffle_wilds:
        shuffle = facts()["classic112"]["cards"]
        row = next(row for row in shuffle if row["kind"] == "wild_shuffle_hands")
        rows.append({**row, "count": shuffle_wilds})
    return _one_sided(edition, rows, decks)


@cache
def variant_deck(name: str, decks: int) -> Deck:
    """The deck of a variant, `decks` of them together."""
    build = _BUILDERS.get(name, _one_sided)
    return build(name, facts()[name]["cards"], decks)


def _one_sided(name: str, rows: Sequence[Row], decks: int) -> Deck:
    return Deck(name, (_faces(rows),), _counts(rows, decks))


def _two_sided(name: str, _rows: Sequence[Row], decks: int) -> Deck:
    """Cards with a light and a dark face, paired as printed."""
    pairs = facts()[name]["pairs"]
    counted: dict[str, list[Any]] = {}
    for pair in pairs:
        counted.setdefault(json.dumps(pair), [pair, 0])[1] += 1
    sides = tuple(_faces([pair[side] for pair, _ in counted.values()]) for side in _SIDES)
    return Deck(name, sides, tuple(count * decks for _, count in counted.values()))


_SIDES = ("light", "dark")


def _flex(name: str, rows: Sequence[Row], decks: int) -> Deck:
    """Cards with a main side and, some of them, a flex side."""
    main, other = _faces(rows), _faces([_flex_side(row) for row in rows])
    names = (
        _flex_code(row, *codes) for row, *codes in zip(rows, main.codes, other.codes, strict=True)
    )
    flex = (card for card, row in enumerate(rows) if row["kind"].startswith("flex_"))
    turning = (card for card, row in enumerate(rows) if row.get("flip_symbol"))
    return Deck(
        name,
        (main, other),
        _counts(rows, decks),
        tuple(names),
        frozenset(flex),
        frozenset(turning),
    )


def _flex_side(row: Row) -> Row:
    return {**row, "color": row.get("flex_color", row["color"])}


def _flex_code(row: Row, main: str, other: str) -> str:
    if "flex_color" in row:
        return f"{main}|{other}"
    if row["kind"].startswith("flex_"):
        return f"{main}^"
    return f"{main}*" if row.get("flip_symbol") else main


_BUILDERS: dict[str, Callable[[str, Sequence[Row], int], Deck]] = {
    "flip": _two_sided,
    "flex": _flex,
}


def _faces(rows: Sequence[Row]) -> Faces:
    return Faces(
        colors=tuple(_color(row) for row in rows),
        symbols=tuple(_symbol(row) for row in rows),
        points=tuple(row["points"] for row in rows),
    )


def _counts(rows: Sequence[Row], decks: int) -> tuple[int, ...]:
    return tuple(row["count"] * decks for row in rows)


def _color(row: Row) -> int | None:
    return None if row["color"] is None else COLOR_NAMES.index(row["color"])


def _symbol(row: Row) -> str:
    return str(row["value"]) if "value" in row else SYMBOL_OF_KIND[row["kind"]]
