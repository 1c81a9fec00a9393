import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from helpers.played import pick, seats
from helpers.tables import new_match
from unoultimate.app import saves
from unoultimate.app.saves import Save, SaveError, decode, encode
from unoultimate.app.vault import restore
from unoultimate.engine import VARIANTS, Match, Move, Rules
from unoultimate.table.referee import document_of

GOLDEN = Path(__file__).parent / "golden"


def played(moves: int = 3):
    match = new_match("pcc")
    for _ in range(moves):
        legal = match.round.legal(match.round.turn)
        match.apply(next(move for move in legal if move.verb not in ("uno", "catch")))
    return match


def save_of(match) -> Save:
    return Save.of(document_of(match), 7, "2026-01-02T03:04:05+00:00", {"speed": "fast"})


def broken(text: str, line: int) -> str:
    """The text with one character of one line changed."""
    lines = text.split("\n")
    middle = len(lines[line]) // 2
    other = "x" if lines[line][middle] != "x" else "y"
    lines[line] = lines[line][:middle] + other + lines[line][middle + 1 :]
    return "\n".join(lines)


def test_what_was_saved_comes_back_exactly():
    match = played()
    save = decode(encode(save_of(match)))
    assert save == save_of(match)
    assert restore(save).to_json() == match.to_json()


def test_names_of_every_kind_survive():
    match = new_match("pc")
    match = type(match).new(
        match.rules, [type(match.seats[0])(n) for n in ("<script>", "مرحبا 👩‍👩‍👧\u2028\n")], "s"
    )
    assert restore(decode(encode(save_of(match)))).seats == match.seats


@pytest.mark.parametrize("line", [2, 3])
def test_one_damaged_part_is_replaced_by_the_other(line):
    match = played(8)
    save = decode(broken(encode(save_of(match)), line))
    assert (save.record is None, save.snapshot is None) == (line == 2, line == 3)
    assert restore(save).to_json() == match.to_json()


@pytest.mark.parametrize("lines", [(0,), (1,), (2, 3)])
def test_damage_beyond_repair_is_told(lines):
    text = encode(save_of(played()))
    for line in lines:
        text = broken(text, line)
    with pytest.raises(SaveError) as error:
        decode(text)
    assert error.value.reason == "damaged"


@pytest.mark.parametrize("length", [0, 1, 63, 64, 65, 200, 400])
def test_a_text_cut_short_is_never_taken(length):
    text = encode(save_of(played()))
    with pytest.raises(SaveError):
        decode(text[:length])


def test_a_record_cut_away_still_leaves_the_snapshot_out_but_not_wrong():
    text = encode(save_of(played()))
    save = decode("\n".join(text.split("\n")[:3]))
    assert save.snapshot is None
    assert restore(save).to_json() == played().to_json()


@pytest.mark.parametrize("text", ["", "{}", "hello", "PK\x03\x04", "null"])
def test_something_foreign_is_told(text):
    with pytest.raises(SaveError) as error:
        decode(text)
    assert error.value.reason == "foreign"


def headed(**changes) -> str:
    """A save whose head says something else, with a right checksum."""
    lines = encode(save_of(played())).split("\n")
    lines[1] = json.dumps(json.loads(lines[1]) | changes)
    lines[0] = saves._sum(lines[1])
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [({"app": "chess"}, "foreign"), ({"schema": 99}, "newer"), ({"schema": "1"}, "foreign")],
)
def test_another_application_or_a_newer_version(changes, reason):
    with pytest.raises(SaveError) as error:
        decode(headed(**changes))
    assert error.value.reason == reason


@pytest.mark.parametrize("changes", [{"sums": 5}, {"sums": []}, {"serial": "x"}, {"serial": None}])
def test_a_head_that_makes_no_sense_is_damaged(changes):
    with pytest.raises(SaveError) as error:
        decode(headed(**changes))
    assert error.value.reason == "damaged"


def test_a_match_that_makes_no_sense_is_damaged():
    with pytest.raises(SaveError):
        restore(Save({"nonsense": 1}, {"more": []}))


def test_a_snapshot_that_makes_no_sense_gives_way_to_the_record():
    match = played()
    save = replace(save_of(match), snapshot={"round": 5})
    assert restore(save).to_json() == match.to_json()


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("save-*.txt")), ids=lambda p: p.stem)
def test_saves_of_every_schema_open(path):
    save = decode(path.read_text(encoding="utf-8"))
    match = restore(save)
    assert match.round_number == 1
    assert [seat.name for seat in match.seats] == ["P0", "C1", "C2"]
    assert match.check() == []
    assert match.apply(Move(match.round.turn, "draw"))


def test_there_is_a_golden_file_for_each_schema():
    assert len(list(GOLDEN.glob("save-*.txt"))) == saves.SCHEMA


@pytest.mark.parametrize("game", VARIANTS)
def test_a_game_with_its_own_deck_goes_on_exactly(game):
    """From the snapshot, and from the record alone."""
    match = Match.new(Rules.preset(game), seats(), f"saved {game}")
    rng = Random(game)
    for _ in range(40):
        if match.round.over:
            break
        match.apply(pick(match, rng))
    save = save_of(match)
    for part in (save, replace(save, record=None), replace(save, snapshot=None)):
        back = restore(decode(encode(part)))
        assert back.to_json() == match.to_json()
        for seat in range(len(match.seats)):
            assert back.round.view(seat) == match.round.view(seat)
