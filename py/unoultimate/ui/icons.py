"""The few line icons of the app, drawn with one pen."""

from __future__ import annotations

from functools import cache

from .html import Html, el

_PATHS = {
    "menu": "M4 6.500H20M4 12H20M4 17.500H20",
    "close": "M6 6L18 18M18 6L6 18",
    "help": "M8.500 9A3.600 3.600 0 1 1 13.600 12.300C12.500 12.900 12 13.500 12 14.800"
    "M12 18.600V18.700",
    "full": "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15",
    "window": "M9 4V9H4M20 9H15V4M15 20V15H20M4 15H9V20",
    "trash": "M5 7H19M10 7V4.500H14V7M7 7L8 20H16L17 7",
    "log": "M5 6H6M10 6H20M5 12H6M10 12H20M5 18H6M10 18H20",
    "arrow": "M5 12H19M13 6L19 12L13 18",
    "back": "M19 12H5M11 6L5 12L11 18",
    "save": "M12 4V14M7.500 10L12 14.500L16.500 10M5 19.500H19",
    "install": "M7 3.500H17V20.500H7ZM12 7.500V14M9 11.500L12 14.500L15 11.500M11 17.700H13",
    "keys": "M3.500 7H20.500V17H3.500ZM7 10.500H7.100M11 10.500H11.100M15 10.500H15.100M8 14H16",
    "copy": "M8.500 8.500H19.500V20H8.500ZM15 8.500V4H4.500V15.500H8.500",
    "fold": "M7 10L12 15L17 10",
    "more": "M5.500 12H5.600M12 12H12.100M18.500 12H18.600",
    "undo": "M8.500 5L4.500 9L8.500 13M5 9H14.500A5 5 0 0 1 14.500 19H10",
    "star": "M12 4L14.500 9.300L20.300 10L16 14L17.100 19.700L12 16.900L6.900 19.700L8 14L3.700 10"
    "L9.500 9.300Z",
    "chart": "M4 20H20M7 16V11M12 16V5M17 16V8",
    "share": "M12 15V4M8 8L12 4L16 8M7 11H5V20H19V11H17",
    "watch": "M8 5L19 12L8 19Z",
    "open": "M3.500 19V5H9.500L11.500 7.500H20.500V19Z",
    "note": "M9.500 17.500V5.500L19 4V15.500M9.500 17.500A2.500 2.200 0 1 1 4.500 17.500"
    "A2.500 2.200 0 1 1 9.500 17.500M19 15.500A2.500 2.200 0 1 1 14 15.500"
    "A2.500 2.200 0 1 1 19 15.500",
    "note-off": "M9.500 13.500V5.500L19 4V13M9.500 17.500A2.500 2.200 0 1 1 4.500 17.500"
    "A2.500 2.200 0 1 1 9.500 17.500M4 4L20 20",
    "ear": "M4 9.500H7.500L12 5.500V18.500L7.500 14.500H4ZM15.500 9.500Q17.500 12 15.500 14.500"
    "M18 7Q22 12 18 17",
    "crown": "M4 18.500H20M4.500 15L3.500 7.500L8.500 11L12 5L15.500 11L20.500 7.500L19.500 15Z",
}


@cache
def icon(name: str) -> Html:
    """A picture of 24 × 24 in the current text colour, silent for screen readers."""
    return el(
        "svg",
        el("path", d=_PATHS[name]),
        class_="icon",
        viewBox="0 0 24 24",
        aria_hidden=True,
        focusable="false",
    )
