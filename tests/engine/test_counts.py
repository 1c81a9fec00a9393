"""Numbers of move sequences from known positions, and the moves found without the engine's list."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from helpers.counting import FOLDER, count, found_moves, listed_moves, position_of
from unoultimate.engine import Round

FILES = sorted(FOLDER.glob("*.json"))
SEARCHED = {
    "official": 2,
    "official_late": 4,
    "two_seats": 2,
    "party": 2,
    "progressive_jump": 3,
    "strict_must": 4,
    "partners": 5,
    "gdj85": 2,
}


def read(file: Path) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return document


def test_there_are_a_dozen() -> None:
    assert len(FILES) >= 12


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_counts(file: Path) -> None:
    document = read(file)
    rnd = position_of(document)
    depths = range(1, len(document["counts"]) + 1)
    assert [count(rnd, depth) for depth in depths] == document["counts"]


@pytest.mark.parametrize("name", SEARCHED)
def test_listed_moves_are_all_that_can_be_found(name: str) -> None:
    """Not only their number: at every node of the tree the very same moves."""
    for rnd in _tree(position_of(read(FOLDER / f"{name}.json")), SEARCHED[name]):
        assert found_moves(rnd) == set(listed_moves(rnd))


def _tree(rnd: Round, depth: int) -> Iterator[Round]:
    yield rnd
    for move in listed_moves(rnd) if depth > 1 else ():
        twin = rnd.copy()
        twin.apply(move)
        yield from _tree(twin, depth - 1)
