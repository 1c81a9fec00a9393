"""Five animals for children who don't read yet: around 0,0, about 80 wide, in an outline."""

from __future__ import annotations

from collections.abc import Callable

from ...html import Html, el, join

FUR, LINE = "#FFF7E8", "#3A2417"
BLUSH, BEAK, SHADE = "#F4A09A", "#F08A24", "#E8D9C3"

Animal = Callable[[float], Html]
"""Draws an animal with an outline of this width."""


def _shape(d: str, width: float, fill: str = FUR) -> Html:
    return el("path", d=d, fill=fill, stroke=LINE, stroke_width=width, stroke_linejoin="round")


def _flat(d: str, fill: str) -> Html:
    return el("path", d=d, fill=fill)


def _line(d: str, width: float) -> Html:
    return el("path", d=d, fill="none", stroke=LINE, stroke_width=width, stroke_linecap="round",
              stroke_linejoin="round")  # fmt: skip


def _disc(x: float, y: float, r: float, fill: str = LINE) -> Html:
    return el("circle", cx=x, cy=y, r=r, fill=fill)


def _eyes(x: float, y: float, r: float, middle: float = 0) -> Html:
    """Two eyes with a light in them."""
    pairs = [(middle - x, y), (middle + x, y)]
    return join(
        [join(_disc(a, b, r), _disc(a + r * 0.3, b - r * 0.35, r * 0.34, FUR)) for a, b in pairs]
    )


def _cheeks(x: float, y: float, r: float) -> Html:
    return join(_disc(-x, y, r, BLUSH), _disc(x, y, r, BLUSH))


def cat(width: float) -> Html:
    """Pointed ears, whiskers."""
    return join(
        _shape("M-33-4L-32-37C-32-40-29-40-27-38L-7-24ZM33-4L32-37C32-40 29-40 27-38L7-24Z", width),
        _flat("M-27-14L-27-30L-16-22ZM27-14L27-30L16-22Z", BLUSH),
        _shape(
            "M0-27C23-27 37-13 37 6C37 24 21 36 0 36C-21 36-37 24-37 6C-37-13-23-27 0-27Z", width
        ),
        _line("M0-22V-13M-9-20L-7-14M9-20L7-14", width * 0.9),
        _eyes(15, 3, 5.4),
        _cheeks(23, 15, 5),
        _flat("M-4.500 12H4.500L0 17.500Z", LINE),
        _line(
            "M0 17C0 24-9 25-11 20M0 17C0 24 9 25 11 20M-29 9L-44 6M-29 17L-43 20"
            "M29 9L44 6M29 17L43 20",
            width * 0.75,
        ),
    )


def rabbit(width: float) -> Html:
    """Long ears, two teeth."""
    ear = "M-5-8C-24-12-30-44-20-49C-9-53-1-26-2-10Z"
    inner = "M-10-15C-18-22-22-40-18-42C-13-44-8-28-8-15Z"
    other = el("g", _shape(ear, width), _flat(inner, BLUSH), transform="scale(-1 1)")
    return join(
        _shape(ear, width),
        _flat(inner, BLUSH),
        other,
        _shape(
            "M0-15C20-15 31-3 31 12C31 29 18 39 0 39C-18 39-31 29-31 12C-31-3-20-15 0-15Z", width
        ),
        _eyes(12.5, 8, 5),
        _cheeks(20, 19, 5),
        _shape("M-5.500 25H5.500V33H-5.500Z", width * 0.6, "#FFFFFF"),
        _line("M0 25V33", width * 0.6),
        _flat("M-4.500 15H4.500L0 20Z", BLUSH),
        _line("M0 19V22C-2 26-9 26-10 22M0 22C2 26 9 26 10 22", width * 0.75),
    )


def fish(width: float) -> Html:
    """A round fish that swims to the left, with bubbles."""
    drawn = join(
        _shape("M18-3C26-14 34-21 42-23C44-10 44 12 42 25C34 23 26 16 18 7Z", width, SHADE),
        _shape(
            "M-6-22C-4-34 8-36 18-33C16-26 14-21 10-17ZM-4 22C-2 31 6 33 12 31C12 26 10 22 8 19Z",
            width,
            SHADE,
        ),
        _shape(
            "M-40 3C-34-16-20-24-6-24C10-24 20-14 27 2C20 18 10 27-6 27C-22 27-34 18-40 3Z", width
        ),
        _line(
            "M-12-21C-5-9-5 13-12 25M4-10C8-6 8-1 4 3M4 6C8 10 8 14 4 17M14-4C17-1 17 5 14 8",
            width * 0.8,
        ),
        _disc(-23, -3, 5.4),
        _disc(-21.500, -5, 1.9, FUR),
        _disc(-20, 9, 4.4, BLUSH),
        _line("M-37 8C-34 11-31 11-29 9", width * 0.8),
        el("circle", cx=-38, cy=-22, r=4.5, fill=FUR, stroke=LINE, stroke_width=width * 0.7),
        el("circle", cx=-29, cy=-35, r=3, fill=FUR, stroke=LINE, stroke_width=width * 0.7),
    )
    return el("g", drawn, transform="translate(-2 -3) scale(.94)")


def duck(width: float) -> Html:
    """A duck on the water, looking to the left."""
    return join(
        _shape("M-30-20L-45-14C-47-9-44-6-40-6L-24-7Z", width, BEAK),
        _shape(
            "M-11-39C4-39 13-29 12-17C11-9 12-6 18-5C27-4 34-8 41-17"
            "C45 0 44 14 36 23C28 31 14 33 0 33"
            "C-20 33-32 25-32 11C-32 3-28-2-26-6C-31-10-33-16-32-22"
            "C-31-32-22-39-11-39Z",
            width,
        ),
        _shape("M-6 8C2-1 20 0 29 5C28 17 19 24 8 23C0 22-6 16-6 8Z", width * 0.9, SHADE),
        _line("M6 15C10 17 15 17 19 14", width * 0.75),
        _disc(-16, -22, 5),
        _disc(-17.500, -24, 1.8, FUR),
        _disc(-10, -13, 4.2, BLUSH),
        _line(
            "M-33 41C-28 37-23 37-18 41C-13 45-8 45-3 41C2 37 7 37 12 41"
            "C17 45 22 45 27 41C29 39 31 38 34 39",
            width * 0.9,
        ),
    )


def elephant(width: float) -> Html:
    """Large ears and a trunk."""
    ear = "M-18-22C-30-35-47-26-46-5C-45 14-32 25-19 16Z"
    inner = "M-23-17C-31-24-40-17-39-4C-38 8-31 14-23 10Z"
    other = el("g", _shape(ear, width), _flat(inner, BLUSH), transform="scale(-1 1)")
    return join(
        _shape(ear, width),
        _flat(inner, BLUSH),
        other,
        _shape(
            "M0-32C17-32 25-20 25-5C25 6 20 14 13 17C12 24 14 31 22 30"
            "C26 29 27 25 31 27C36 30 31 41 20 41"
            "C5 41-4 32-11 18C-20 15-25 6-25-5C-25-20-17-32 0-32Z",
            width,
        ),
        _line("M-6 17C-2 20 4 20 8 18M-2 26C1 28 6 27 9 25", width * 0.75),
        _eyes(12, -7, 5),
        _cheeks(17, 4, 4.4),
        _line("M-5-24C-2-26 2-26 5-24", width * 0.7),
    )


ANIMALS: dict[str, Animal] = {"1": cat, "2": rabbit, "3": fish, "4": duck, "5": elephant}
