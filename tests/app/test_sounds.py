"""Sounds of moves and the settings of sound."""

from __future__ import annotations

import re
from dataclasses import asdict
from pathlib import Path

import pytest

from unoultimate.app import soundsettings
from unoultimate.app.sounds import CUES, Cue, Heard, heard, play
from unoultimate.app.soundsettings import Channel, SoundSettings
from unoultimate.engine import Event, Match, Move, Rules, Seat
from unoultimate.platform.memorysound import MemorySound

EFFECTS = Path(__file__).parents[2] / "web" / "js" / "sound" / "effects.mjs"


def names(*events: Event, viewer: int | None = 0) -> list[str]:
    return [cue.name for cue in heard(events, viewer).cues]


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (Event("play", 0, (3,)), ["card"]),
        (Event("play", 0, (3, 3, 4)), ["card"] * 3),
        (Event("jump", 1, (3,)), ["card"]),
        (Event("draw", 1, (), 1), ["draw"]),
        (Event("draw", 1, (), 12), ["draw"] * 4),
        (Event("draw", 1, (), 0), []),
        (Event("draw", 1, (), 2, note="penalty"), ["penalty", "draw", "draw"]),
        (Event("penalty", 0, (), 4, target=1), ["penalty"]),
        (Event("reverse", amount=-1), ["reverse"]),
        (Event("skip", 1), ["skip"]),
        (Event("challenge", 1, target=0, note="bluff"), ["challenge-won"]),
        (Event("challenge", 1, target=0, note="lawful"), ["challenge-lost"]),
        (Event("catch", 1, target=0), ["catch"]),
        (Event("wrong_play", 1, (3,)), ["wrong"]),
        (Event("reshuffle", amount=40), ["shuffle"]),
        (Event("round_end", 1), ["round"]),
        (Event("pass", 1), []),
        (Event("color", 1, color=2), []),
    ],
)
def test_each_event_has_its_sound(event: Event, expected: list[str]) -> None:
    assert names(event) == expected


def test_the_knock_is_for_the_viewers_own_turn() -> None:
    turn = Event("turn", 2)
    assert names(turn, viewer=2) == ["turn"]
    assert names(turn, viewer=1) == []
    assert names(turn, viewer=None) == []


def test_effects_of_one_move_follow_one_another() -> None:
    events = [Event("play", 1, (3,)), Event("reverse", amount=1), Event("uno", 1), Event("turn", 0)]
    found = heard(events, 0)
    assert [cue.name for cue in found.cues] == ["card", "reverse", "uno", "turn"]
    delays = [cue.delay for cue in found.cues]
    assert delays == sorted(set(delays))
    assert delays[0] == 0
    assert delays[-1] < 1.2


def test_the_call_comes_with_its_effect() -> None:
    found = heard([Event("play", 1, (3,)), Event("uno", 1)], 0)
    assert found.call == found.cues[-1].delay > 0
    assert heard([Event("play", 1, (3,))], 0).call is None


def test_a_deal_is_one_shuffle_and_the_end_of_a_match_drowns_the_rounds() -> None:
    assert names(*[Event("deal", seat, (), 7) for seat in range(4)]) == ["shuffle"]
    assert names(Event("round_end", 0), Event("match_end", 0)) == ["match"]


def test_play_tells_the_port() -> None:
    port = MemorySound()
    play(port, Heard((Cue("card", 0.0), Cue("uno", 0.2)), 0.2), "ja")
    assert port.cues == [("card", 0.0), ("uno", 0.2)]
    assert port.calls == [("ja", 0.2)]


def test_the_cues_are_the_effects_there_are() -> None:
    block = re.search(r"const MAKERS = \{(.*?)^\};", EFFECTS.read_text("utf-8"), re.S | re.M)
    assert block
    found = re.findall(r'^  "?([a-z-]+)"?:', block[1], re.M)
    assert tuple(found) == CUES


def test_a_whole_match_is_heard_with_known_names_only() -> None:
    seats = [Seat(name, "computer", "easy") for name in ("A", "B", "C")]
    match = Match.new(Rules.preset("official").replace(target=100), seats, "heard")
    found: list[str] = []
    for _ in range(3000):
        if match.over:
            break
        found += names(*match.apply(_some_move(match)))
    assert match.over
    assert set(found) <= set(CUES)
    assert {"card", "draw", "turn", "shuffle", "match"} <= set(found)


def _some_move(match: Match) -> Move:
    if match.round.over:
        return Move(-1, "next")
    legal = list(match.round.legal(match.round.turn))
    return next((move for move in legal if move.verb == "play"), legal[0])


def test_settings_change_by_switch_and_volume() -> None:
    start = SoundSettings()
    assert soundsettings.change(start, "music", "toggle").music == Channel(True, 60)
    assert soundsettings.change(start, "effects", "off").effects == Channel(False, 80)
    assert soundsettings.change(start, "voice", "35").voice == Channel(True, 35)
    assert soundsettings.change(start, "voice", "99999999").voice == Channel(True, 100)


@pytest.mark.parametrize(("kind", "value"), [("voice", "loud"), ("voice", "-3"), ("x", "on")])
def test_nonsense_changes_nothing(kind: str, value: str) -> None:
    assert soundsettings.change(SoundSettings(), kind, value) == SoundSettings()


def test_without_effects_nobody_speaks() -> None:
    assert SoundSettings().speaks
    assert not soundsettings.change(SoundSettings(), "effects", "off").speaks
    assert not soundsettings.change(SoundSettings(), "voice", "off").speaks


def test_settings_come_back_as_they_were() -> None:
    chosen = SoundSettings(Channel(True, 10), Channel(False, 20), Channel(True, 0))
    assert soundsettings.read(asdict(chosen)) == chosen


@pytest.mark.parametrize(
    "found",
    [None, [], "on", {"music": None}, {"music": {"on": "yes", "volume": "9"}}]
    + [{"music": {"volume": volume}} for volume in (-1, 101, 1.5, True)],
)
def test_damaged_settings_get_defaults(found: object) -> None:
    assert soundsettings.read(found) == SoundSettings()


def test_a_flip_and_a_sweep_are_heard() -> None:
    assert names(Event("play", 0, (3,)), Event("flip", amount=1)) == ["card", "flip"]
    assert names(Event("play", 0, (3,)), Event("sweep", 0, (3, 4))) == ["card", "sweep"]
