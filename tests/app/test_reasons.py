import re
from pathlib import Path

import pytest

from helpers.tables import new_match
from unoultimate import engine
from unoultimate.app.reasons import TEXTS, reason_text
from unoultimate.engine import REASONS


def raised_reasons() -> set[str]:
    """The codes in the engine's sources."""
    folder = Path(engine.__file__).parent
    sources = "\n".join(path.read_text() for path in folder.glob("**/*.py"))
    return set(re.findall(r"""(?:Refusal|IllegalMove)\(\s*"(\w+)\"""", sources))


def test_every_reason_code_of_the_engine_has_a_text():
    assert set(REASONS) <= set(TEXTS)
    assert raised_reasons() <= set(TEXTS)


def test_no_text_is_there_for_nothing():
    assert set(TEXTS) <= set(REASONS) | raised_reasons()


@pytest.mark.parametrize("reason", sorted(TEXTS))
def test_texts_are_short_sentences(reason):
    text = reason_text(reason)
    assert text.endswith(".")
    assert len(text) < 90


@pytest.mark.parametrize(
    ("top", "color", "text"),
    [
        ("G5", 2, "Not green, not a 5."),
        ("GS", 2, "Not green, not a Skip."),
        ("B+2", 3, "Not blue, not a Draw Two."),
        ("W", 0, "Not red."),
        ("W+4", 1, "Not yellow."),
        ("W", None, "That card doesn't fit."),
    ],
)
def test_a_misfit_says_what_would_fit(top, color, text):
    match = new_match("pp")
    position = match.round.position
    position.discard.append(position.deck.card(top))
    position.color = color
    assert reason_text("does_not_fit", match.round.view(0)) == text


def test_an_unknown_code_still_gives_a_sentence():
    assert reason_text("from_tomorrow") == TEXTS["malformed"]
