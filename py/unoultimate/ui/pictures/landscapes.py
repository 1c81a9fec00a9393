"""Eight landscapes under one low sun."""

from __future__ import annotations

from ..html import Html, join
from .colors import (
    AMBER,
    BARK,
    BRASS,
    CREAM,
    HONEY,
    INK,
    LEAF,
    NIGHT,
    PAPER,
    PINE,
    PLUM,
    RED,
    ROSE,
    SILVER,
    SKY,
    TEAL,
    TERRA,
    WALNUT,
    WHITE,
    WINE,
)  # fmt: skip
from .pen import box, disc, line, oval, scene, shape, soft


def sun(x: float, y: float, r: float, color: str = HONEY) -> Html:
    return join(disc(x, y, r * 1.7, CREAM, opacity=0.3), disc(x, y, r, color))


def fir(x: float, top: float, size: float, color: str) -> Html:
    """A fir of three tiers; its foot is 3 sizes below its top."""
    s = size
    tiers = "".join(
        f"M{x} {top + s * i * 0.75}L{x + s * (0.55 + i * 0.2):.1f} {top + s * (1.2 + i * 0.75):.1f}"
        f"H{x - s * (0.55 + i * 0.2):.1f}Z"
        for i in range(3)
    )
    trunk = box(x - s * 0.12, top + s * 2.5, s * 0.24, s * 0.5, BARK)
    return join(trunk, shape(tiers, color))


def forest() -> Html:
    return scene(
        PAPER,
        sun(41, 19, 8),
        shape("M0 36C10 30 20 33 30 30S52 28 64 34V64H0Z", "#8fbf95"),
        [fir(x, 20, 8, "#4d8a66") for x in (8, 22, 37, 52)],
        shape("M0 46C20 40 44 40 64 46V64H0Z", LEAF),
        [fir(x, y, s, PINE) for x, y, s in ((15, 20, 12), (48, 23, 11.5), (31, 27, 9))],
        shape("M0 55C20 50 44 50 64 55V64H0Z", "#3f7550"),
    )


def hills() -> Html:
    return scene(
        SKY,
        sun(45, 17, 7),
        shape("M0 34C12 22 26 24 36 34S56 40 64 30V64H0Z", "#a9c98a"),
        shape("M0 44C14 32 30 34 44 44S60 46 64 42V64H0Z", "#7fae67"),
        shape("M0 54C16 44 30 46 64 58V64H0Z", LEAF),
        shape("M27 64C25 57 38 54.5 34 50C31.5 47.5 28.5 46 30 43C32 45.5 36.5 46 38.5 49.5"
              "C42 55.5 35 57.5 40 64Z", CREAM),
        line("M20 40V33", BARK, 2),
        disc(20, 29.5, 6.5, PINE),
        disc(17.5, 27, 2.5, WHITE, opacity=0.2),
    )  # fmt: skip


def pasture() -> Html:
    fence = line("M0 39H64M0 43.5H64M9 36V48M24 36V48M39 36V48M54 36V48", WALNUT, 2)
    return scene(
        SKY,
        oval(16, 15, 9, 3.6, WHITE, opacity=0.8),
        oval(22, 12.5, 6, 3.6, WHITE, opacity=0.8),
        sun(48, 15, 6),
        shape("M0 34C18 28 44 28 64 34V64H0Z", "#9cc67d"),
        fence,
        shape("M0 46C20 42 44 42 64 46V64H0Z", LEAF),
        sheep(),
    )


def sheep() -> Html:
    wool = ((24, 42, 5.5), (31, 39, 6.5), (38, 42, 5.5), (36, 47, 5.5), (26, 47, 5.5), (31, 45, 7))
    return join(
        oval(32, 57, 15, 2.4, INK, opacity=0.2),
        line("M26 50V56.5M36 50V56.5", NIGHT, 3),
        [disc(x, y, r, CREAM) for x, y, r in wool],
        oval(43, 41.5, 4.6, 5.4, NIGHT, transform="rotate(-16 43 41)"),
        oval(38.5, 38.8, 3, 1.6, NIGHT, transform="rotate(24 38 38)"),
        disc(41, 36.5, 3.2, CREAM),
        disc(44, 40.5, 1.1, WHITE),
    )  # fmt: skip


def field() -> Html:
    rows = "M32 37L4 64M32 37L18 64M32 37V64M32 37L46 64M32 37L60 64"
    return scene(
        "#f3c79a",
        sun(32, 27, 9, "#f7d675"),
        shape("M0 36C12 30 22 32 32 36S54 38 64 32V40H0Z", "#8aa868"),
        box(0, 36.5, 64, 28, BRASS),
        line(rows, "#f0c662", 3),
        line("M0 37L-10 50M32 37L70 56M32 37L-6 56", "#f0c662", 2),
        [_ear(x, y) for x, y in ((12, 46), (21, 42), (43, 43), (52, 47))],
        barn(),
    )


def _ear(x: float, y: float) -> Html:
    grains = "".join(f"M{x - 3} {y + d - 2.5}L{x} {y + d}L{x + 3} {y + d - 2.5}" for d in (0, 4, 8))
    return join(
        line(f"M{x} {y + 22}V{y}", "#a8752a", 1.8),
        line(f"M{x} {y - 5}V{y - 3}{grains}", "#f9d877", 3),
    )


def barn() -> Html:
    return join(
        shape("M40 36.5V30L45 25.5L50 30V36.5Z", RED),
        line("M39 30.8L45 25.3L51 30.8", WINE, 1.8),
        box(43.2, 31.8, 3.6, 4.7, CREAM),
    )


def mountains() -> Html:
    return scene(
        "#f0b79b",
        sun(47, 18, 6.5, "#ffe3a1"),
        shape("M-4 50L16 22L36 50Z M30 52L50 26L70 52Z", "#9a7f9f"),
        shape("M8 54L32 14L56 54Z", PLUM),
        shape("M32 14L39.5 26.5L35.5 24.5L32.5 29L29 24L24.3 26.8Z", CREAM),
        soft("M32 14L56 54H36C38 40 36 26 32 14Z", 0.2),
        shape("M16 22L20 27.6L16.5 26.5L12.3 27.2Z M50 26L54 31L50 30L46.2 31Z", CREAM),
        shape("M0 50C14 44 30 46 44 50S60 50 64 48V64H0Z", PINE),
        shape("M0 57C20 52 40 54 64 58V64H0Z", "#3f7a5c"),
    )


def desert() -> Html:
    return scene(
        "#f5cf94",
        sun(43, 19, 8, "#fff0c0"),
        shape("M0 40C12 34 22 34 34 40S54 42 64 36V64H0Z", AMBER),
        soft("M12 36C22 34 28 38 34 40C26 40 18 44 14 50C14 44 14 40 12 36Z", 0.14),
        shape("M0 50C18 40 38 46 64 54V64H0Z", "#cf7a3c"),
        line("M24 54V25", PINE, 6.5),
        line("M24 42H15.5V34M24 38H32.5V30", PINE, 5),
        line("M23 51V26", MINTY, 1.3, opacity=0.5),
        oval(25, 55, 8, 1.8, INK, opacity=0.2),
    )


MINTY = "#a8d8b0"


def sea() -> Html:
    """The sun goes down and a whale goes under."""
    return scene(
        PAPER,
        sun(24, 30, 11, "#f2a65a"),
        box(0, 34, 64, 30, TEAL),
        line("M16 37.5H32M19 41H29", "#ffd9a0", 2),
        shape("M45 54C42 46 42 40 43.5 35C38 35 33 32 32 26C38 26 43 28 45.5 31.5"
              "C48 28 53 26 59 26C58 32 53 35 47.5 35C49 40 50 46 51 54Z", "#27466b"),
        soft("M45.5 31.5C48 28 53 26 59 26C58 32 53 35 47.5 35C49 40 50 46 51 54H48"
             "C48 46 47 38 45.5 31.5Z", 0.16),
        shape("M0 52C10 46 20 50 32 52S54 54 64 48V64H0Z", "#22656f"),
        line("M37 52.5C41 50 44 52.5 48 52S55 50 58 51", WHITE, 2.2, opacity=0.75),
        line("M6 45C9 43 12 43 15 45S21 47 24 45M10 58C14 56 18 56 22 58S30 60 34 58", WHITE, 1.8,
             opacity=0.45),
    )  # fmt: skip


def harbour() -> Html:
    return scene(
        "#f4c9a2",
        disc(44, 14, 7, CREAM, opacity=0.6),
        box(0, 40, 64, 24, "#3b7f92"),
        shape("M0 43C8 38 16 38 27 42V49H0Z", WALNUT),
        shape("M14 40L16.5 18H22.5L25 40Z", CREAM),
        shape("M16 22.5H23L23.6 28H15.4ZM14.9 33H24.1L24.7 38H14.3Z", RED),
        box(16.2, 12.5, 6.6, 5.5, HONEY),
        shape("M15.2 13L19.5 8.5L23.8 13Z", WINE),
        shape("M23 13L46 6V20L23 17Z", CREAM, opacity=0.35),
        line("M45 47V24", BARK, 1.8),
        shape("M46.5 25L57 43.5H46.5Z", WHITE),
        shape("M43 28L34 43.5H43Z", ROSE),
        shape("M31 47H60C58 53 55 55 51 55H39C35 55 32.5 52 31 47Z", TERRA),
        line("M4 56C7 54 10 54 13 56S19 58 22 56M24 60C27 58 30 58 33 60S39 62 42 60", SILVER, 1.6,
             opacity=0.7),
        line("M33 50H58.5", CREAM, 1.2, opacity=0.6),
    )  # fmt: skip


DRAWINGS = {
    "forest": forest,
    "hills": hills,
    "pasture": pasture,
    "field": field,
    "mountains": mountains,
    "desert": desert,
    "sea": sea,
    "harbour": harbour,
}
