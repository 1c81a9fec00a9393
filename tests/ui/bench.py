"""How long the largest table takes to render: `python tests/ui/bench.py`."""

from __future__ import annotations

import sys
from pathlib import Path
from timeit import repeat

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "py"), str(ROOT / "tests")]

from ui import examples as ex  # noqa: E402
from unoultimate.ui import render  # noqa: E402

ROUNDS = 50


def main() -> None:
    state = ex.app(ex.table(ex.view(ex.long_hand(40), count=10), playable="R5 W"))
    render(state)
    best = min(repeat(lambda: render(state), number=ROUNDS, repeat=7)) / ROUNDS
    print(f"ten seats, 40 cards: {best * 1000:.2f} ms, {len(render(state))} characters")


if __name__ == "__main__":
    main()
