"""The music as a score: harmony, groove, ranges, and nothing comes twice for minutes."""

from __future__ import annotations

from collections import defaultdict
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page

BARS = 300  # ten minutes
SEEDS = ("ipanema", "corcovado", "3")
COMPOSE = """async ([seed, count]) => {
  const { compose } = await import("/js/sound/score.mjs");
  const bars = [];
  for (const bar of compose(seed)) {
    bars.push(bar);
    if (bars.length === count) return bars;
  }
}"""

Bar = dict[str, Any]
Note = dict[str, Any]


def compose(page: Page, seed: str, count: int = BARS) -> list[Bar]:
    bars: list[Bar] = page.evaluate(COMPOSE, [seed, count])
    return bars


@pytest.fixture(scope="module")
def composed() -> dict[str, list[Bar]]:
    """What was composed before: ten minutes take a while to fetch."""
    return {}


@pytest.fixture(params=SEEDS)
def score(request: pytest.FixtureRequest, bare: Page, composed: dict[str, list[Bar]]) -> list[Bar]:
    if request.param not in composed:
        composed[request.param] = compose(bare, request.param)
    return composed[request.param]


def part(bars: list[Bar], name: str) -> list[tuple[int, Note]]:
    """The notes of a part with the eighth they begin on, counted from the start."""
    numbered = [(i, note) for i, bar in enumerate(bars) for note in bar["notes"]]
    return [(8 * i + note["at"], note) for i, note in numbered if note["part"] == name]


def chord_at(bars: list[Bar], at: int) -> dict[str, Any]:
    spans = bars[at // 8]["chords"]
    chord: dict[str, Any] = [span["chord"] for span in spans if span["at"] <= at % 8][-1]
    return chord


def four_bars(bars: list[Bar]) -> list[tuple[tuple[int, int, int], ...]]:
    """Each stretch of four bars of melody from bar to bar, whatever its key."""
    notes = [(at, n["pitch"], n["length"]) for at, n in part(bars, "melody")]
    found = []
    for start in range(0, 8 * (len(bars) - 4), 8):
        inside = [n for n in notes if start <= n[0] < start + 32]
        if len(inside) >= 6:
            found.append(tuple((at - start, p - inside[0][1], long) for at, p, long in inside))
    return found


def test_the_same_seed_is_the_same_music(bare: Page) -> None:
    assert compose(bare, "same", 80) == compose(bare, "same", 80)
    assert compose(bare, "same", 80) != compose(bare, "other", 80)


def test_the_melody_does_not_come_twice_in_ten_minutes(score: list[Bar]) -> None:
    found = four_bars(score)
    assert len(found) > 150
    assert len(set(found)) == len(found)


def test_resting_notes_of_the_melody_are_chord_notes_or_tensions(score: list[Bar]) -> None:
    melody = part(score, "melody")
    resting = [(at, n) for at, n in melody if at % 4 == 0 or n["length"] >= 2]
    assert len(resting) > 200
    for at, note in resting:
        here, ahead = chord_at(score, at), chord_at(score, min(at + 1, 8 * BARS - 1))
        assert note["chord"] in (here, ahead)
        assert note["pitch"] % 12 in note["chord"]["rest"]


def test_passing_notes_keep_to_the_scale(score: list[Bar]) -> None:
    for _, note in part(score, "melody"):
        allowed = set(note["chord"]["run"]) | set(note["chord"]["rest"])
        assert note["pitch"] % 12 in allowed


def test_no_held_note_is_left_behind_by_the_harmony(score: list[Bar]) -> None:
    for at, note in part(score, "melody"):
        for moment in range(at + 1, min(at + note["length"], 8 * BARS)):
            chord = chord_at(score, moment)
            assert chord == note["chord"] or note["pitch"] % 12 in chord["rest"]


def test_resting_notes_do_not_rub_against_the_guitar(score: list[Bar]) -> None:
    grips: dict[int, set[int]] = defaultdict(set)
    for at, note in part(score, "guitar"):
        grips[at].add(note["pitch"])
    for at, note in part(score, "melody"):
        if at % 4 == 0:
            assert not {note["pitch"] - 1, note["pitch"] - 13} & grips.get(at, set())


def test_one_voice_sings_at_a_time(score: list[Bar]) -> None:
    melody = part(score, "melody")
    for (at, note), (following, _) in pairwise(melody):
        assert at + note["length"] <= following


def test_every_part_stays_in_its_register(score: list[Bar]) -> None:
    for name, low, high in (("bass", 33, 47), ("guitar", 50, 69), ("melody", 64, 81)):
        pitches = [note["pitch"] for _, note in part(score, name)]
        assert low <= min(pitches)
        assert max(pitches) <= high


def test_the_bass_has_the_root_on_one_and_the_fifth_on_three(score: list[Bar]) -> None:
    for at, note in part(score, "bass"):
        chord = chord_at(score, at)
        if at % 8 == 0:
            assert note["pitch"] % 12 == chord["root"]
        if at % 8 == 4 and len(score[at // 8]["chords"]) == 1:
            assert note["pitch"] % 12 == (chord["root"] + chord["fifth"]) % 12


def test_the_guitar_plays_the_chord(score: list[Bar]) -> None:
    for _, note in part(score, "guitar"):
        assert note["pitch"] % 12 in note["chord"]["rest"]
    sizes: dict[int, int] = defaultdict(int)
    for at, _ in part(score, "guitar"):
        sizes[at] += 1
    assert set(sizes.values()) <= {3, 4}


def test_the_cross_stick_plays_the_clave_of_the_bossa(score: list[Bar]) -> None:
    sounding = [bar for bar in score if bar["section"] != "intro"]
    for first, second in pairwise(sounding[: len(sounding) // 2 * 2]):
        hits = [[n["at"] for n in bar["notes"] if n["part"] == "rim"] for bar in (first, second)]
        assert sorted(hits) == [[0, 3, 6], [2, 5]]


def test_the_harmony_moves_through_keys_with_changes_of_jazz(score: list[Bar]) -> None:
    chords = [span["chord"] for bar in score for span in bar["chords"]]
    steps = [
        (a["quality"], b["quality"][0], (b["root"] - a["root"]) % 12) for a, b in pairwise(chords)
    ]
    assert steps.count(("-", "7", 5)) > 10  # II–V
    assert sum(kind == "7s" and step == 11 for kind, _, step in steps) > 3  # tritone substitutes
    assert len({bar["key"] for bar in score}) >= 3
    assert [bar["section"] for bar in score[4:36:8]] == ["a", "a", "b", "a"]
