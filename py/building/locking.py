"""One build at a time, also when two terminals start one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from building.places import WORK

try:
    import fcntl
except ImportError:  # Windows: nobody to wait for
    fcntl = None  # type: ignore[assignment]


@contextmanager
def locked(name: str) -> Iterator[None]:
    """Wait until no other process holds this lock, then hold it."""
    WORK.mkdir(exist_ok=True)
    with open(WORK / f"{name}.lock", "w", encoding="utf-8") as file:
        if fcntl:
            fcntl.flock(file, fcntl.LOCK_EX)
        yield
