"""Contrast and colour blindness, computed: WCAG 2 contrast, and the Machado 2009 simulation."""

from itertools import combinations, pairwise, product
from math import dist

import pytest

from unoultimate.ui.cards.palette import ALL_COLORS, CARD_COLORS, DARK_COLORS, CardColor

SIGHT = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
SIDES = (CARD_COLORS, DARK_COLORS)
PAIRS = [pair for side in SIDES for pair in combinations(side, 2)]


def linear(color: str) -> list[float]:
    parts = (int(color[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]


def luminance(color: str) -> float:
    return sum(w * c for w, c in zip((0.2126, 0.7152, 0.0722), linear(color), strict=True))


def contrast(a: str, b: str) -> float:
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


def lab(color: str, sight: str) -> tuple[float, float, float]:
    rgb = linear(color)
    r, g, b = (
        min(1, max(0, sum(m * c for m, c in zip(row, rgb, strict=True)))) for row in SIGHT[sight]
    )
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


@pytest.mark.parametrize("letter", ALL_COLORS)
def test_symbols_stand_out_from_card_and_lantern(letter: str) -> None:
    color = ALL_COLORS[letter]
    assert contrast(color.ink, color.fill) >= 4.5
    assert contrast(color.glow or color.ink, color.shade) >= 4.5


@pytest.mark.parametrize(("pair", "sight"), list(product(PAIRS, SIGHT)))
def test_colours_differ_for_every_sight(pair: tuple[str, str], sight: str) -> None:
    first, second = (lab(ALL_COLORS[letter].fill, sight) for letter in pair)
    assert dist(first, second) >= 20


@pytest.mark.parametrize("side", SIDES, ids=("light", "dark"))
@pytest.mark.parametrize("sight", SIGHT)
def test_lightness_differs_too(sight: str, side: dict[str, CardColor]) -> None:
    lightness = sorted(lab(color.fill, sight)[0] for color in side.values())
    assert all(b - a >= 4 for a, b in pairwise(lightness))
