"""Music and effects rendered to samples."""

from __future__ import annotations

import math
from typing import Any

import pytest
from playwright.sync_api import Page

from unoultimate.app.sounds import CUES

SECONDS = 24
RENDER = """async ([seconds, only]) => {
  const { compose } = await import("/js/sound/score.mjs");
  const { makeBand } = await import("/js/sound/band.mjs");
  const { makeMixer } = await import("/js/sound/mixer.mjs");
  const { makeEffects, EFFECTS } = await import("/js/sound/effects.mjs");
  const context = new OfflineAudioContext(2, 44100 * seconds, 44100);
  const mixer = makeMixer(context);
  function* bars() {
    for (const bar of compose("samples"))
      yield { ...bar, notes: bar.notes.filter((note) => !only || only.includes(note.part)) };
  }
  makeBand(context, mixer, bars()).fill(seconds);
  const play = makeEffects(context, mixer);
  if (!only) EFFECTS.forEach((name, i) => play(name, 8 + i));
  const rendered = await context.startRendering();
  const sides = [0, 1].map((side) => rendered.getChannelData(side));
  const loud = (from, to) => {
    let sum = 0;
    for (let i = from * 44100; i < to * 44100; i += 1) sum += sides[0][i] ** 2 + sides[1][i] ** 2;
    return Math.sqrt(sum / 88200 / (to - from));
  };
  return {
    peak: Math.max(...sides.map((one) => one.reduce((m, x) => Math.max(m, Math.abs(x)), 0))),
    mean: sides[0].reduce((sum, x) => sum + x, 0) / sides[0].length,
    nan: sides.some((one) => one.some(Number.isNaN)),
    rms: loud(0, seconds),
    seconds: Array.from({ length: seconds }, (_, i) => loud(i, i + 1)),
  };
}"""
EFFECT = """async (name) => {
  const { effect, RATE } = await import("/js/sound/effects.mjs");
  const { loudness, peak } = await import("/js/sound/dsp.mjs");
  const samples = effect(name);
  return {
    peak: peak(samples),
    loudness: loudness(samples, RATE),
    mean: samples.reduce((sum, x) => sum + x, 0) / samples.length,
    nan: samples.some(Number.isNaN),
    seconds: samples.length / RATE,
    ends: [Math.abs(samples[0]), Math.abs(samples.at(-1))],
  };
}"""


def decibels(value: float) -> float:
    return 20 * math.log10(value)


def render(page: Page, *parts: str) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(RENDER, [SECONDS, list(parts) or None])
    return found


def test_music_under_every_effect_is_clean(bare: Page) -> None:
    found = render(bare)
    assert not found["nan"]
    assert found["peak"] < 1
    assert abs(found["mean"]) < 1e-3
    assert min(found["seconds"][1:]) > 0.01


def test_the_parts_are_balanced(bare: Page) -> None:
    drums = ("kick", "rim", "shaker", "brush")
    levels = {"drums": decibels(render(bare, *drums)["rms"])}
    for part in ("bass", "guitar", "melody"):
        levels[part] = decibels(render(bare, part)["rms"])
    assert max(levels.values()) - min(levels.values()) < 9
    assert min(levels.values()) > -45


@pytest.mark.parametrize("name", CUES)
def test_effects_are_short_clean_and_level(bare: Page, name: str) -> None:
    found = bare.evaluate(EFFECT, name)
    assert not found["nan"]
    assert found["peak"] <= 0.51
    assert abs(found["mean"]) < 1e-3
    assert max(found["ends"]) < 0.01
    assert found["seconds"] < 3
    assert -26 < decibels(found["loudness"]) < -17


def test_all_code_is_small() -> None:
    from building.places import WEB

    files = list((WEB / "js" / "sound").glob("*.mjs"))
    assert len(files) > 10
    assert sum(file.stat().st_size for file in files) < 60_000
