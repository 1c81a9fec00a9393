"""Weights are found from examples, and examples from rounds."""

from random import Random

import pytest

from unoultimate.ai import training
from unoultimate.ai.features import NAMES
from unoultimate.ai.logistic import Example, chance, fit, surprise
from unoultimate.ai.weights import weights
from unoultimate.engine import Rules


def drawn(truth: list[float], count: int) -> list[Example]:
    rng = Random(3)
    rows = [[1.0, rng.uniform(-2, 2), float(rng.random() < 0.3)] for _ in range(count)]
    totals = [sum(w * f for w, f in zip(truth, row, strict=True)) for row in rows]
    return [Example(row, rng.random() < chance(t)) for row, t in zip(rows, totals, strict=True)]


def test_weights_are_found_again() -> None:
    truth = [0.5, -1.2, 2.0]
    seen = drawn(truth, 4000)
    found = fit(seen, Random(1))
    assert found == pytest.approx(truth, abs=0.25)
    assert surprise(found, seen) < surprise([0.0, 0.0, 0.0], seen) - 0.1


@pytest.mark.parametrize("seats", [2, 4])
def test_rounds_give_examples_that_the_weights_foretell(seats: int) -> None:
    seen = training.examples(Rules.preset("official"), seats, 24, Random(5))
    assert len(seen) > 100
    assert {len(example.features) for example in seen} == {len(NAMES)}
    known, nothing = weights("classic", seats), [0.0] * len(NAMES)
    assert surprise(known, seen) < surprise(nothing, seen)


def test_the_table_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert training.main(["--rounds", "3"]) == 0
    assert "situations" in capsys.readouterr().out
