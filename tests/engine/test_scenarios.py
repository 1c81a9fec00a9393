"""Every scenario, ours and the ones handed down, by name."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from unoultimate.engine.scenario import run, scenarios

ROOT = Path(__file__).parents[2]
HANDED_DOWN = ROOT / "tests" / "scenarios"
SHARED = ROOT.parent / "shared"
DECKS = ROOT / "py" / "unoultimate" / "engine" / "data" / "decks.json"


def _all() -> Iterator[Any]:
    for file in sorted(HANDED_DOWN.rglob("*.json")):
        for scenario in scenarios(json.loads(file.read_text("utf-8"))):
            name = f"{file.relative_to(HANDED_DOWN).with_suffix('')}: {scenario['name']}"
            yield pytest.param(scenario, id=name)


@pytest.mark.parametrize("scenario", list(_all()))
def test_scenario(scenario: dict[str, Any]) -> None:
    failure = run(scenario)
    assert failure is None


def test_names_are_unique_in_their_file() -> None:
    for file in HANDED_DOWN.rglob("*.json"):
        names = [scenario["name"] for scenario in scenarios(json.loads(file.read_text("utf-8")))]
        assert len(names) == len(set(names)), file


@pytest.mark.skipif(not SHARED.exists(), reason="the originals are not here")
def test_scenarios_and_deck_facts_are_the_original_ones() -> None:
    originals = {file.name: file.read_bytes() for file in (SHARED / "cases").glob("*.json")}
    assert originals == {file.name: file.read_bytes() for file in HANDED_DOWN.glob("*.json")}
    assert DECKS.read_bytes() == (SHARED / "data" / "decks.json").read_bytes()
