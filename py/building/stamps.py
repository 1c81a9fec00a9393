"""Content stamps: whether a thing made earlier still fits what it was made from."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path

SKIPPED = ("__pycache__", ".mypy_cache", ".ruff_cache")


def files_below(*roots: Path) -> Iterator[Path]:
    """Every file of these files and folders, in a fixed order, without caches."""
    for root in roots:
        found = sorted(root.rglob("*")) if root.is_dir() else [root]
        for path in found:
            if path.is_file() and not any(part in SKIPPED for part in path.parts):
                yield path


def digest(data: bytes) -> str:
    """A short name for exactly these bytes."""
    return hashlib.sha256(data).hexdigest()[:12]


def digest_of(paths: Iterable[Path], base: Path, *more: str) -> str:
    """A short name for these files: their places below `base`, their bytes, and `more`."""
    total = hashlib.sha256("\0".join(more).encode())
    for path in paths:
        data = path.read_bytes()
        total.update(f"{path.relative_to(base).as_posix()}\0{len(data)}\0".encode())
        total.update(data)
    return total.hexdigest()[:12]


def holds(stamp: Path, value: str) -> bool:
    """Whether the stamp file says `value`."""
    try:
        return stamp.read_text(encoding="utf-8") == value
    except OSError:
        return False


def write(stamp: Path, value: str) -> None:
    """Say in the stamp file that the thing beside it was finished from `value`."""
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(value, encoding="utf-8")
