"""Cards and colours in words, for people and screen readers."""

from __future__ import annotations

from collections.abc import Iterable

from unoultimate.app.texts import _, mark

COLOR_LETTERS = "RYGBPTOU"

_COLORS = {
    "R": mark("red"),
    "Y": mark("yellow"),
    "G": mark("green"),
    "B": mark("blue"),
    "P": mark("pink"),
    "T": mark("teal"),
    "O": mark("orange"),
    "U": mark("purple"),
}
_COLORED = {
    "S": mark("{color} Skip"),
    "R": mark("{color} Reverse"),
    "+2": mark("{color} Draw Two"),
}
_PLAIN = mark("{color} {symbol}")
_WILDS = {
    "W": mark("Wild"),
    "W+4": mark("Wild Draw Four"),
    "WS": mark("Wild Shuffle Hands"),
    "WC": mark("Wild Customisable"),
}


def color_letter(color: int) -> str:
    """The letter of a colour number: 0 → `R`."""
    return COLOR_LETTERS[color]


def color_name(color: int) -> str:
    """A colour number in words: 0 → `red`."""
    return _(_COLORS[COLOR_LETTERS[color]])


def card_name(code: str) -> str:
    """A card code in words: `R5` → `red 5`. An unknown code stays as it is."""
    if code in _WILDS:
        return _(_WILDS[code])
    letter, symbol = code[:1], code[1:]
    if letter not in _COLORS:
        return code
    pattern = _COLORED.get(symbol, _PLAIN)
    return _(pattern, color=_(_COLORS[letter]), symbol=symbol)


def cards_text(codes: Iterable[str]) -> str:
    """Several cards in words, in their order."""
    return _(", ").join(card_name(code) for code in codes)
