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
    "+1": mark("{color} Draw One"),
    "+2": mark("{color} Draw Two"),
    "+4": mark("{color} Draw Four"),
    "+5": mark("{color} Draw Five"),
    "F": mark("{color} Flip"),
    "SE": mark("{color} Skip Everyone"),
    "DA": mark("{color} Discard All"),
    "S^": mark("{color} Flex Skip"),
    "R^": mark("{color} Flex Reverse"),
    "+2^": mark("{color} Flex Draw Two"),
}
_PLAIN = mark("{color} {symbol}")
_ANIMAL = mark("{color} {animal}")
_ANIMALS = {
    "1": mark("cat"),
    "2": mark("rabbit"),
    "3": mark("fish"),
    "4": mark("duck"),
    "5": mark("elephant"),
}
_WILDS = {
    "W": mark("Wild"),
    "W+2": mark("Wild Draw Two"),
    "W+4": mark("Wild Draw Four"),
    "W+6": mark("Wild Draw Six"),
    "W+10": mark("Wild Draw Ten"),
    "W+C": mark("Wild Draw Colour"),
    "WS": mark("Wild Shuffle Hands"),
    "WC": mark("Wild Customisable"),
    "WR": mark("Wild Reverse"),
    "WR+4": mark("Wild Reverse Draw Four"),
    "WCR": mark("Wild Colour Roulette"),
    "WSK": mark("Wild Skip"),
    "WSK2": mark("Wild Skip Two"),
    "WT+2": mark("Wild Targeted Draw Two"),
    "WFS": mark("Wild Forced Swap"),
    "WF": mark("Wild All Flip"),
    "W+2^": mark("Flex Wild Target Draw Two"),
    "WA^": mark("Flex Wild All Draw"),
    "W+4^": mark("Flex Wild Draw Four"),
}


def color_letter(color: int) -> str:
    """The letter of a colour number: 0 → `R`."""
    return COLOR_LETTERS[color]


def color_name(color: int) -> str:
    """A colour number in words: 0 → `red`."""
    return _(_COLORS[COLOR_LETTERS[color]])


def card_name(code: str, game: str = "classic") -> str:
    """A card code in words: `R5` → `red 5`. An unknown code stays as it is.

    The game matters where its cards look different: a `R1` of Junior is a red cat.
    """
    if "|" in code:
        return _two_sides(code, game)
    if code.endswith("*"):
        return _("{card} (flip symbol)", card=card_name(code[:-1], game))
    if code in _WILDS:
        return _(_WILDS[code])
    letter, symbol = code[:1], code[1:]
    if letter not in _COLORS:
        return code
    if game == "junior" and symbol in _ANIMALS:
        return _(_ANIMAL, color=_(_COLORS[letter]), animal=_(_ANIMALS[symbol]))
    pattern = _COLORED.get(symbol, _PLAIN)
    return _(pattern, color=_(_COLORS[letter]), symbol=symbol)


def _two_sides(code: str, game: str) -> str:
    card, other = (card_name(side, game) for side in code.split("|"))
    if game == "flex":
        return _("{card} (flex: {other})", card=card, other=other)
    return _("{card} (other side: {other})", card=card, other=other)


def power_name(green: bool) -> str:
    """A Power card of Flex in words."""
    return _("green Power card") if green else _("red Power card")


def cards_text(codes: Iterable[str], game: str = "classic") -> str:
    """Several cards in words, in their order."""
    return _(", ").join(card_name(code, game) for code in codes)
