"""Colours and symbols of all decks, and how a card is written (`notation.md`, Cards)."""

COLORS = "RYGBPTOU"
COLOR_NAMES = ("red", "yellow", "green", "blue", "pink", "teal", "orange", "purple")

SKIP, REVERSE, DRAW_TWO = "S", "R", "+2"
WILD, WILD_DRAW_FOUR = "W", "W+4"
WILD_SHUFFLE, WILD_CUSTOM = "WS", "WC"

SYMBOL_OF_KIND = {
    "skip": SKIP,
    "reverse": REVERSE,
    "draw_one": "+1",
    "draw_two": DRAW_TWO,
    "draw_four": "+4",
    "draw_five": "+5",
    "skip_everyone": "SE",
    "discard_all": "DA",
    "flip": "F",
    "wild": WILD,
    "wild_draw_two": "W+2",
    "wild_draw_four": WILD_DRAW_FOUR,
    "wild_draw_color": "W+C",
    "wild_shuffle_hands": WILD_SHUFFLE,
    "wild_customizable": WILD_CUSTOM,
    "wild_reverse_draw_four": "WR+4",
    "wild_draw_six": "W+6",
    "wild_draw_ten": "W+10",
    "wild_color_roulette": "WCR",
    "wild_reverse": "WR",
    "wild_skip": "WSK",
    "wild_skip_two": "WSK2",
    "wild_targeted_draw_two": "WT+2",
    "wild_forced_swap": "WFS",
    "wild_all_flip": "WF",
    "flex_skip": SKIP,
    "flex_reverse": REVERSE,
    "flex_draw_two": DRAW_TWO,
    "flex_wild_target_draw_two": "W+2",
    "flex_wild_all_draw": "WA",
    "flex_wild_draw_four": WILD_DRAW_FOUR,
}
"""Symbol of a card by its kind in the deck facts (`data/decks.json`)."""


def is_number(symbol: str) -> bool:
    """Whether a symbol is a number, 0 to 9."""
    return symbol.isdigit()


def code(color: int | None, symbol: str) -> str:
    """The code of a face: colour letter and symbol, or the symbol alone for a wild."""
    return symbol if color is None else COLORS[color] + symbol


def color_index(letter: str) -> int:
    """The colour with this letter, in either case. Raises ValueError."""
    if len(letter) != 1:
        raise ValueError(letter)
    return COLORS.index(letter.upper())
