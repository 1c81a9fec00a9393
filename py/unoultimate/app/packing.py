"""Choices packed into one large number, each as small as it is likely.

A choice is one slot range `[start, start + width)` out of `total`; it costs about
`log2(total / width)` bits (an rANS coder whose state may grow without limit).
"""

from __future__ import annotations

FIRST = 1


class Packer:
    """Collects choices in their order; `number` holds all of them."""

    def __init__(self) -> None:
        self._choices: list[tuple[int, int, int]] = []

    def put(self, start: int, width: int, total: int) -> None:
        """Add a choice; `0 <= start`, `0 < width`, `start + width <= total`."""
        self._choices.append((start, width, total))

    def put_one_of(self, value: int, count: int) -> None:
        """Add one of `count` choices that are equally likely."""
        self.put(value, 1, count)

    @property
    def number(self) -> int:
        """All choices as a positive number."""
        state = FIRST
        for start, width, total in reversed(self._choices):
            whole, rest = divmod(state, width)
            state = whole * total + start + rest
        return state


class Unpacker:
    """Gives the choices of a number back, in the order in which they were put."""

    def __init__(self, number: int) -> None:
        self._state = number

    def slot(self, total: int) -> int:
        """A slot within the range of the next choice."""
        return self._state % total

    def take(self, start: int, width: int, total: int) -> None:
        """Go past a choice."""
        whole, slot = divmod(self._state, total)
        self._state = whole * width + slot - start

    def take_one_of(self, count: int) -> int:
        """The next of `count` equally likely choices."""
        value = self.slot(count)
        self.take(value, 1, count)
        return value

    @property
    def empty(self) -> bool:
        """Whether every choice has been taken; never for a number that no packer made."""
        return self._state == FIRST
