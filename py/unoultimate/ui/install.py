"""How to put the game on the home screen of an iPhone or iPad, in three pictures."""

from __future__ import annotations

from unoultimate.app.texts import _

from .html import Html, el, join, li, ol, p

_SHARE = "M12 15V3.500M8 7L12 3.500L16 7M8.500 10.500H5.500V20.500H18.500V10.500H15.500"
_ADD = "M5 5H19V19H5ZM12 8.500V15.500M8.500 12H15.500"


def install_steps() -> Html:
    """Share, Add to Home Screen, Add."""
    return join(
        p(_("The game gets a picture on your home screen and plays offline.")),
        ol(
            _step(_bar(), _("Tap Share in the browser’s bar. Some browsers keep it behind “•••”.")),
            _step(_menu(), _("Scroll down and choose “Add to Home Screen”.")),
            _step(_home(), _("Tap “Add”. From now on, open the game by its picture.")),
            class_="install-steps",
        ),
    )


def _step(picture: Html, text: str) -> Html:
    return li(picture, p(text))


def _bar() -> Html:
    """The bar of the browser with its Share button."""
    return _drawn(
        _box(8, 14, 104, 52),
        el("path", d="M22 33L16 40L22 47M40 33L46 40L40 47", class_="pale"),
        _glyph(_SHARE, 60, 40),
        el("path", d="M80 33H88V47H80ZM98 33V47M104 33V47", class_="pale"),
    )


def _menu() -> Html:
    """The list that Share opens."""
    lines = [el("path", d=f"M18 {y}H74", class_="pale") for y in (18, 62)]
    chosen = el("rect", x=8, y=27, width=104, height=26, rx=6, class_="chosen")
    words = el("path", d="M18 40H70", class_="strong")
    return _drawn(_box(8, 6, 104, 68), lines, chosen, words, _glyph(_ADD, 94, 40, 0.8))


def _home() -> Html:
    """The home screen with the game on it."""
    spots = [(x, y) for y in (24, 54) for x in (24, 48, 72, 96) if (x, y) != (48, 24)]
    others = [
        el("rect", x=x - 8, y=y - 8, width=16, height=16, rx=4, class_="pale") for x, y in spots
    ]
    fields = [
        ("M47.300 23.300V14C42 14 39.500 18 39.500 23.300Z", "#D2362C"),
        ("M48.700 23.300V14C54 14 56.500 18 56.500 23.300Z", "#F7C23C"),
        ("M47.300 24.700V34C42 34 39.500 30 39.500 24.700Z", "#12906F"),
        ("M48.700 24.700V34C54 34 56.500 30 56.500 24.700Z", "#4A63D8"),
    ]
    ours = el("rect", x=36, y=12, width=24, height=24, rx=6, class_="ours")
    lantern = [el("path", d=d, fill=fill, stroke="none") for d, fill in fields]
    return _drawn(_box(8, 4, 104, 72), others, ours, lantern)


def _drawn(*content: object) -> Html:
    return el(
        "svg",
        *content,
        class_="install-picture",
        viewBox="0 0 120 80",
        aria_hidden=True,
        focusable="false",
    )


def _box(x: int, y: int, width: int, height: int) -> Html:
    return el("rect", x=x, y=y, width=width, height=height, rx=10, class_="box")


def _glyph(path: str, x: float, y: float, scale: float = 1) -> Html:
    """A sign of 24 × 24 with its middle there, in the colour of what is to be tapped."""
    place = f"translate({x - 12 * scale:g} {y - 12 * scale:g}) scale({scale:g})"
    return el("path", d=path, transform=place, class_="strong")
