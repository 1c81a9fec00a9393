"""Numbers of move sequences from known positions, and the moves found without the engine's list."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from helpers.counting import FOLDER, count, found_moves, listed_moves, position_of
from unoultimate.engine import VARIANTS, Round

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
    "flip": 3,
    "flip_dark": 2,
    "flip_changed": 2,
    "no_mercy": 2,
    "no_mercy_late": 2,
    "flex": 3,
    "flex_changed": 3,
    "all_wild": 3,
    "all_wild_changed": 2,
    "express": 4,
    "express_free": 3,
    "junior": 3,
    "junior_changed": 2,
}


def read(file: Path) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return document


def test_there_are_a_dozen_and_some_of_every_game() -> None:
    assert len(FILES) >= 12
    assert {read(file)["rules"]["base"] for file in FILES} >= {"official", *VARIANTS}


@pytest.mark.usefixtures("unmeasured")
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_counts(file: Path) -> None:
    document = read(file)
    rnd = position_of(document)
    depths = range(1, len(document["counts"]) + 1)
    assert [count(rnd, depth) for depth in depths] == document["counts"]


@pytest.mark.usefixtures("unmeasured")
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
