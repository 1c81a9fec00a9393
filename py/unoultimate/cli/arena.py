"""`arena`: a round-robin between the computers' levels."""

from collections.abc import Sequence

from unoultimate.ai.arena import main


def run(argv: Sequence[str]) -> int:
    """Play the levels against each other and print their win rates."""
    return main(list(argv))
