"""Shuffles that are the same on every platform and Python version.

Fisher–Yates from the last index down, each swap with index `int(r * (i + 1))`, where `r`
comes from `random.Random(text).random()` – the one generator method Python promises to
keep. The text is `seed/counter`; the counter grows with every shuffle of a round, so that
a saved position needs no generator state.
"""

from random import Random


def shuffle(cards: list[int], seed: str, counter: int) -> None:
    """Shuffle `cards` in place, by the seed's shuffle number `counter`."""
    draw = Random(f"{seed}/{counter}").random
    for i in range(len(cards) - 1, 0, -1):
        j = int(draw() * (i + 1))
        cards[i], cards[j] = cards[j], cards[i]
