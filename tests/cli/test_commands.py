"""The commands of the command line, as somebody at a terminal sees them."""

import json
import re
from pathlib import Path

import pytest

from unoultimate.__main__ import main
from unoultimate.engine import VARIANTS, Match

SCENARIOS = Path(__file__).parents[1] / "scenarios"

ONE = {
    "name": "a seven on a seven",
    "rules": {"base": "official"},
    "players": 2,
    "turn": 0,
    "hands": [["B7", "G1"], ["G2", "G3"]],
    "discard": ["R7"],
    "steps": [{"move": "0 play B7", "expect": {"turn": 1}}],
}


def file(tmp_path, document):
    path = tmp_path / "file.json"
    path.write_text(document if isinstance(document, str) else json.dumps(document))
    return str(path)


def test_scenarios_are_counted(tmp_path, capsys):
    wrong = {**ONE, "name": "wrong", "expect": {"turn": 0}}
    assert main(["scenario", file(tmp_path, [ONE, wrong])]) == 1
    said = capsys.readouterr().out.splitlines()
    assert "wrong: end: turn: 1 instead of 0" in said[0]
    assert said[-1] == "1 passed, 1 failed"


@pytest.mark.parametrize("text", ["", "{", "[1]", "\x00", '["\\ud800"]'])
def test_a_file_that_is_no_scenario_gets_one_line(tmp_path, capsys, text):
    assert main(["scenario", file(tmp_path, text)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_file_that_is_not_there_gets_one_line(capsys):
    assert main(["replay", "nowhere.json"]) == 2
    assert capsys.readouterr().err.splitlines() == ["nowhere.json: No such file or directory"]


def test_computers_play_a_match_whose_record_replays(tmp_path, capsys):
    assert main(["play", "--seed", "7", "--rules", "party", "--seats", "hard,hard,easy"]) == 0
    record = json.loads(capsys.readouterr().out)
    assert Match.from_record(record).over
    assert main(["replay", file(tmp_path, record)]) == 0
    said = capsys.readouterr().out
    assert said.splitlines()[-4] == "final"


def test_the_same_seed_gives_the_same_match(capsys):
    records = []
    for _ in range(2):
        assert main(["play", "--seed", "3", "--rules", "quick"]) == 0
        records.append(capsys.readouterr().out)
    assert records[0] == records[1]


@pytest.mark.parametrize("arguments", [["--rules", "poker"], ["--seats", "genius,easy"]])
def test_what_cannot_be_played_gets_one_line(capsys, arguments):
    assert main(["play", *arguments]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_record_with_a_refused_move_names_it(tmp_path, capsys):
    main(["play", "--rules", "quick"])
    record = json.loads(capsys.readouterr().out)
    record["rounds"][0][0] = "0 play W+4 color=R target=1"
    assert main(["replay", file(tmp_path, record)]) == 2
    assert "round 1" in capsys.readouterr().err


def test_speed_is_printed(capsys):
    assert main(["bench", "--rounds", "1", "--seats", "2"]) == 0
    assert "moves/s" in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [["--rounds", "0"], ["--rounds", "-3"], ["--seats"]])
def test_no_speed_of_nothing(capsys, arguments):
    with pytest.raises(SystemExit):
        main(["bench", *arguments])
    assert capsys.readouterr().out == ""


def test_the_speed_of_what_cannot_be_played_gets_one_line(capsys):
    assert main(["bench", "--rules", "express", "--seats", "9"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize("game", VARIANTS)
def test_games_with_a_deck_of_their_own_are_played_replayed_and_measured(game, tmp_path, capsys):
    assert main(["play", "--seed", "2", "--rules", game, "--seats", "hard,medium,easy"]) == 0
    record = json.loads(capsys.readouterr().out)
    assert record["rules"]["base"] == game
    assert main(["replay", file(tmp_path, record)]) == 0
    assert "final" in capsys.readouterr().out.splitlines()
    assert main(["bench", "--rounds", "1", "--rules", game]) == 0
    assert game in capsys.readouterr().out


def test_a_replay_of_flip_names_cards_by_the_side_in_play(tmp_path, capsys):
    """The side that is not in play is nobody's to know, and an event does not hold it."""
    main(["play", "--seed", "3", "--rules", "flip", "--seats", "hard,medium"])
    record = capsys.readouterr().out
    main(["replay", file(tmp_path, record)])
    said = capsys.readouterr().out
    events = [line for line in said.splitlines() if line.startswith("  ")]
    assert not any("|" in line for line in events)
    turned = next(i for i, line in enumerate(events) if line.startswith("  flip "))
    dark = re.compile(r"[ ,][PTOU](\d|[+SRF])")
    assert not any(map(dark.search, events[:turned]))
    assert dark.search(" ".join(events[turned:]))


def test_examples_of_games_with_a_deck_of_their_own_run(capsys):
    assert main(["scenario", str(SCENARIOS / "variants.json")]) == 0
    assert capsys.readouterr().out.endswith(" 0 failed\n")


@pytest.mark.parametrize("game", VARIANTS)
def test_the_arena_takes_games_with_a_deck_of_their_own(game, capsys):
    fight = ["--rounds", "2", "--jobs", "1", "--players", "easy", "medium", "hard"]
    assert main(["arena", "--rules", game, *fight]) == 0
    assert capsys.readouterr().out.startswith(f"{game}, 2 seats")
