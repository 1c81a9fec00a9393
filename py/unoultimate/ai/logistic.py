"""Logistic regression in plain Python, for a few dozen features and many examples."""

from collections.abc import Sequence
from math import exp, log, sqrt
from random import Random
from typing import NamedTuple


class Example(NamedTuple):
    """What was seen, and whether it ended in a win."""

    features: Sequence[float]
    won: bool


def fit(
    examples: Sequence[Example], rng: Random, epochs: int = 12, rate: float = 0.1
) -> list[float]:
    """The weights that make the wins seen most likely, by stochastic gradients (Adagrad)."""
    rows = [([(i, f) for i, f in enumerate(e.features) if f], float(e.won)) for e in examples]
    size = len(examples[0].features)
    weights, slopes = [0.0] * size, [1.0] * size
    for _ in range(epochs):
        rng.shuffle(rows)
        for row, won in rows:
            error = won - chance(sum(weights[i] * f for i, f in row))
            for i, f in row:
                slope = error * f
                slopes[i] += slope * slope
                weights[i] += rate * slope / sqrt(slopes[i])
    return weights


def chance(total: float) -> float:
    """The chance that a weighted sum stands for."""
    return 1 / (1 + exp(-total))


def surprise(weights: Sequence[float], examples: Sequence[Example]) -> float:
    """How badly the weights foretell the examples: mean negative log likelihood."""
    loss = 0.0
    for seen, won in examples:
        p = chance(sum(w * f for w, f in zip(weights, seen, strict=True)))
        loss -= log(p if won else 1 - p)
    return loss / len(examples)
