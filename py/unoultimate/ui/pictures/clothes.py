"""Clothes by trade, on shoulders that fill the lower edge."""

from __future__ import annotations

from ..html import Html, join
from .colors import (
    AMBER,
    BRASS,
    CREAM,
    DUSK,
    HONEY,
    INK,
    LEAF,
    NIGHT,
    PINE,
    RED,
    ROSE,
    SILVER,
    STEEL,
    TEAL,
    TERRA,
    WALNUT,
    WHITE,
    WINE,
)  # fmt: skip
from .pen import box, disc, dots, line, shape, soft

_BODY = "M7 64C7.5 50 17 45.5 26 44.5C29 48.5 35 48.5 38 44.5C47 45.5 56.5 50 57 64Z"
_V_NECK = "M26 44.5L32 56L38 44.5C36 49.5 28 49.5 26 44.5Z"


def body(color: str) -> Html:
    return join(shape(_BODY, color), soft("M44 46C52 48 56.5 52 57 64H47C48.5 57 47 50 44 46Z"))


def coat(shirt: str) -> Html:
    """A white coat, open over a shirt."""
    return join(
        body(WHITE),
        shape("M26 44.5L32 64L38 44.5C35 48.5 29 48.5 26 44.5Z", shirt),
        shape("M26 44.5L22.5 50L27.5 53L31 64H32Z M38 44.5L41.5 50L36.5 53L33 64H32Z",
              SILVER),
    )  # fmt: skip


def cook() -> Html:
    return join(
        body(WHITE),
        line("M30 51V64", SILVER, 1.3),
        dots(((26, 54), (36, 54), (26, 60), (36, 60)), 1.4, STEEL),
        shape("M24.5 44L32 50L39.5 44L38.5 49.5L32 51L25.5 49.5Z", RED),
    )


def doctor() -> Html:
    return join(
        coat(TEAL),
        line("M24 46C22.5 54 24 59 29 58M40 46C41.5 52 41.5 54 41 56", NIGHT, 2),
        disc(41, 58, 3, STEEL),
        disc(41, 58, 1.4, WHITE),
    )


def farmer() -> Html:
    return join(
        body(TERRA),
        line("M15 51C22 54 42 54 49 51M11 58H53", CREAM, 1.2, opacity=0.4),
        box(22, 54, 20, 12, DUSK, 2),
        line("M23 56L20.5 46.5M41 56L43.5 46.5", DUSK, 3.6),
        dots(((24, 56.5), (40, 56.5)), 1.5, BRASS),
    )


def teacher(color: str) -> Html:
    return join(
        body(color),
        shape("M26 44.5L32 64L38 44.5C35 48.5 29 48.5 26 44.5Z", CREAM),
        shape("M24.5 43.5L32 50L27.5 55ZM39.5 43.5L32 50L36.5 55Z", WHITE),
    )


def stage(color: str) -> Html:
    return join(body(color), shape(_V_NECK, CREAM))


def sailor() -> Html:
    return join(
        body(WHITE),
        shape("M18 46.5C22 45 24 44.7 26 44.5L32 55L38 44.5C40 44.7 42 45 46 46.5"
              "L44.5 54L32 62L19.5 54Z", "#2f4378"),
        line("M20.7 48.5L21.7 53L32 59.6L42.3 53L43.3 48.5", WHITE, 1.2),
        shape("M32 55L28.5 60.5L32 64L35.5 60.5Z", RED),
    )  # fmt: skip


def smock(color: str) -> Html:
    """With spots of paint."""
    spots = ((18, 56, 2.2, RED), (23, 60, 1.7, HONEY), (27, 55, 1.8, TEAL), (17, 61.5, 1.6, ROSE))
    return join(body(color), shape(_V_NECK, CREAM), [disc(x, y, r, c) for x, y, r, c in spots])


def vest() -> Html:
    """A bright vest over a blue shirt."""
    return join(
        body(DUSK),
        shape("M17 47C20 45.5 23 44.8 26 44.5L32 52L38 44.5C41 44.8 44 45.5 47 47"
              "L49 64H15Z", AMBER),
        line("M21.5 46L23.5 64M42.5 46L40.5 64M16 58.5H48", "#ffe9a8", 2.4),
        line("M32 52V64", INK, 1, opacity=0.35),
    )  # fmt: skip


def apron(shirt: str, color: str) -> Html:
    return join(
        body(shirt),
        shape("M23.5 52H40.5L43 64H21Z", color),
        line("M24 53L22.5 45.5M40 53L41.5 45.5", color, 2.6),
        line("M27 58.5H37", INK, 1.3, opacity=0.25),
    )


def gardener() -> Html:
    return apron(HONEY, PINE)


def baker() -> Html:
    return apron(CREAM, WALNUT)


def scientist() -> Html:
    return join(
        coat(LEAF),
        box(38.5, 55.5, 7.5, 6, SILVER, 1),
        line("M40.5 57V53.5M43.5 57V54", WINE, 1.5),
    )


def firefighter() -> Html:
    return join(
        body("#39404f"),
        shape("M25 44.3L32 52L39 44.3L40.5 49L32 56.5L23.5 49Z", "#252a36"),
        line("M11 57.5H53", "#e9d34a", 3.4),
        line("M11 57.5H53", SILVER, 1.2),
        line("M32 56.5V64", INK, 1.2),
    )
