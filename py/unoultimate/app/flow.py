"""What all flows share: a part of the application's actions around the core."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from .core import Core


class Flow:
    """Some actions by name. A handler takes the arguments; an async one runs in the background."""

    def __init__(self, core: Core) -> None:
        self.core = core
        self.actions: dict[str, Callable[[Mapping[str, str]], Awaitable[Any] | None]] = {}


def number(args: Mapping[str, str], *names: str) -> int:
    """The first of these arguments that is there, as a number; -1 when none is one."""
    for name in names:
        text = args.get(name, "")
        if text.isascii() and text.isdigit():
            return int(text)
    return -1


def chosen(args: Mapping[str, str], *names: str) -> str:
    """The first of these arguments that is there."""
    return next((args[name] for name in names if name in args), "")
