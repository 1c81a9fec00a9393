"""Colours of the styles: the same as on the cards, and readable in both themes."""

import re
from pathlib import Path

import pytest

from ui.cards.test_palette import contrast
from unoultimate.engine.cards import COLOR_NAMES, COLORS
from unoultimate.ui.cards.palette import ALL_COLORS, CREAM, NIGHT

CSS = Path(__file__).parents[2] / "web" / "css"
TOKENS = (CSS / "tokens.css").read_text("utf-8")
ACTIONS = (CSS / "actions.css").read_text("utf-8")
LAYERS = "@layer tokens, base, parts, screens, wide, motion;"
TEXT_ON = [
    ("ink", "ground"), ("ink", "panel"), ("ink", "panel-2"), ("ink", "felt"), ("ink", "lamplight"),
    ("ink-soft", "ground"), ("ink-soft", "panel"), ("ink-soft", "panel-2"), ("ink-soft", "felt"),
    ("accent-ink", "accent"), ("accent-ink", "accent-hover"), ("danger", "panel"),
    ("danger", "felt"), ("cream", "uno"), ("focus", "panel"), ("focus", "felt"),
]  # fmt: skip


def token(name: str, theme: int) -> str:
    value = re.search(rf"--{name}: ([^;]+);", TOKENS)
    assert value, name
    both = re.match(r"light-dark\((#\w+), (#\w+)\)", value[1])
    return both[theme + 1] if both else value[1]


@pytest.mark.parametrize("theme", [0, 1])
@pytest.mark.parametrize(("text", "ground"), TEXT_ON)
def test_text_stands_out(text: str, ground: str, theme: int) -> None:
    assert contrast(token(text, theme), token(ground, theme)) >= 4.5


@pytest.mark.parametrize(("name", "letter"), list(zip(COLOR_NAMES, COLORS, strict=True)))
def test_styles_and_cards_share_their_colours(name: str, letter: str) -> None:
    assert token(name, 0).upper() == ALL_COLORS[letter].fill


@pytest.mark.parametrize("letter", COLORS)
def test_answers_stand_out_from_their_colour(letter: str) -> None:
    rule = re.search(
        rf"\.ink-{letter} \{{\s*background: var\(--(\w+)\);\s*color: ([^;]+);", ACTIONS
    )
    assert rule
    ink = token("cream", 0) if rule[2] == "var(--cream)" else rule[2]
    assert token(rule[1], 0).upper() == ALL_COLORS[letter].fill
    assert contrast(ink, token(rule[1], 0)) >= 4.5


def test_paper_and_night_too() -> None:
    assert token("cream", 0).upper() == CREAM
    assert token("card-night", 0).upper() == NIGHT


@pytest.mark.parametrize("path", sorted(CSS.glob("*.css")), ids=lambda path: path.name)
def test_every_file_keeps_the_order_of_the_layers(path: Path) -> None:
    assert LAYERS in path.read_text("utf-8")
