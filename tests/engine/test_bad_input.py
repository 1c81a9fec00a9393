"""Damaged and foreign documents: each is refused with an error that names the thing."""

import copy
import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.rounds import random_move
from unoultimate.engine import (
    EngineError,
    IllegalMove,
    Match,
    Move,
    NotationError,
    Round,
    Rules,
    RulesError,
    Seat,
)
from unoultimate.engine.scenario import run, run_all, scenarios


def played(moves: int = 30, **options: Any) -> Match:
    rules = Rules.preset("official").replace(**options)
    match = Match.new(rules, [Seat("Ann"), Seat("Ben", "computer"), Seat("Cyd")], "7")
    rng = Random(1)
    for _ in range(moves):
        match.apply(Move(-1, "next") if match.round.over else random_move(match.round, rng))
    return match


def document(moves: int = 30, **options: Any) -> Any:
    return json.loads(json.dumps(played(moves, **options).to_json()))


def damaged(part: str, value: Any) -> Any:
    """A match's document with one part of its position replaced."""
    found = document()
    found["round"]["position"][part] = value
    return found


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("hands", [["R1"]]),
        ("discard", []),
        ("seed", 5),
        ("phase", "sleeping"),
        ("acted", 1),
        ("active", [0, 1, 9]),
        ("active", [0, 0, 1]),
        ("declared", ["0"]),
        ("turn", 3),
        ("dealer", None),
        ("direction", 0),
        ("undo", True),
        ("idle", -1),
        ("color", 12),
        ("eliminated", [[0, -5]]),
        ("pending", [4, "R", 0, False]),
        ("pending", [4, "W+9", 0, False]),
        ("pending", [-4, "+2", 0, False]),
        ("pending", [4, "+2", 7, False]),
        ("outcome", [0, [1, 2], [0, 1, 2]]),
        ("outcome", [1, [1, 2, 3], [0, 1, 2]]),
    ],
)
def test_a_damaged_position_names_its_part(part: str, value: Any) -> None:
    with pytest.raises(NotationError) as caught:
        Match.from_json(damaged(part, value))
    assert caught.value.reason == "bad_position"
    if value != [4, "R", 0, False]:
        assert part in str(caught.value.facts["part"])


def test_a_card_of_another_deck_is_named() -> None:
    with pytest.raises(NotationError, match="unknown_card: card P7"):
        Match.from_json(damaged("discard", ["P7"]))


def test_a_lost_card_is_noticed() -> None:
    found = document()
    found["round"]["position"]["draw"].pop()
    with pytest.raises(NotationError, match="cards_conserved"):
        Match.from_json(found)


@pytest.mark.parametrize("part", ["totals", "history"])
def test_a_damaged_round_is_refused(part: str) -> None:
    found = document()
    for value in (None, [1], [["play", "x"]], [["play", 0, ["R1"]]], [1, 2, "3"]):
        found["round"][part] = value
        with pytest.raises(NotationError, match="bad_position"):
            Match.from_json(found)


@pytest.mark.parametrize(
    ("change", "part"),
    [
        (lambda d: d["standings"].update(totals=[0, 0]), "seats"),
        (lambda d: d["standings"].update(totals=[0, 0, "0"]), "seats"),
        (lambda d: d["standings"].update(left={"9": 1}), "seats"),
        (lambda d: d["record"]["seats"].append({"name": "Dan"}), "seats"),
        (lambda d: d["standings"].update(totals=[0, 0, 1]), "totals_add_up"),
        (lambda d: d["results"].append(d["results"][0]), "results"),
        (lambda d: d["record"].update(rounds=[]), "rounds"),
    ],
)
def test_a_damaged_match_names_its_part(change: Callable[[Any], None], part: str) -> None:
    found = document(moves=300)
    assert found["results"]
    change(found)
    with pytest.raises(NotationError) as caught:
        Match.from_json(found)
    assert caught.value.facts == {"part": part}


@pytest.mark.parametrize("found", [None, 5, "x", [], {}, {"record": {}}])
def test_foreign_documents_are_no_match(found: Any) -> None:
    with pytest.raises(EngineError):
        Match.from_json(found)
    with pytest.raises(NotationError):
        Round.from_json(Rules.preset("official"), found)


def _paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    keys = value if isinstance(value, dict) else range(len(value)) if type(value) is list else ()
    return [path, *(inner for key in keys for inner in _paths(value[key], (*path, key)))]


DOCUMENT = document(moves=70, hand_size=3)
PATHS = [path for path in _paths(DOCUMENT) if path and "history" not in path[:-1]]
junk = st.sampled_from([None, True, -1, 10**9, 1.5, "", "R5", [], {}, [[]], {"a": 1}])


@settings(max_examples=1000, deadline=None, derandomize=True)
@given(st.sampled_from(PATHS), junk)
def test_whatever_is_damaged_only_engine_errors_come(path: tuple[Any, ...], value: Any) -> None:
    """And what is still accepted is a match that can be looked at and written down."""
    found = copy.deepcopy(DOCUMENT)
    inner = found
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    try:
        match = Match.from_json(found)
    except EngineError:
        return
    assert match.check() == []
    for seat in range(3):
        match.round.view(seat)
        list(match.round.legal(seat))
    json.dumps(match.to_json())


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("format", "chess"),
        ("version", "1"),
        ("seats", {}),
        ("seed", 7),
        ("seed", "\ud800"),
        ("dealer", "0"),
        ("rounds", [["0 draw", 5]]),
        ("rounds", [["0 draw\udfff"]]),
        ("rounds", {"0": []}),
        ("rounds", ["0 draw"]),
    ],
)
def test_a_damaged_record_names_its_key(key: str, value: Any) -> None:
    record = played().record() | {key: value}
    with pytest.raises(NotationError, match=f"bad_record: key {key}"):
        Match.from_record(record)


def test_a_newer_record_is_told_from_a_damaged_one() -> None:
    with pytest.raises(NotationError, match="newer_record: version 99"):
        Match.from_record(played().record() | {"version": 99})


@pytest.mark.parametrize(
    "seats",
    [
        [None],
        [{}],
        [{"name": 5}],
        [{"name": "A", "kind": "cat"}],
        [{"name": "A", "level": 3}],
    ],
)
def test_a_record_with_a_strange_seat(seats: Any) -> None:
    with pytest.raises(NotationError, match="bad_seat"):
        Match.from_record(played().record() | {"seats": seats})


def test_a_record_with_a_move_that_is_refused_names_move_and_round() -> None:
    record = played(0).record() | {"rounds": [["0 pass"]]}
    with pytest.raises(IllegalMove) as caught:
        Match.from_record(record)
    assert caught.value.facts == {"round": 1, "move": "0 pass"}


@pytest.mark.parametrize("text", ["", "0", "0 fly", "x draw", "0 draw now", "0 play R1 color=X"])
def test_a_record_with_a_text_that_is_no_move_names_it(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        Match.from_record(played(0).record() | {"rounds": [[text]]})
    assert caught.value.facts == {"move": text}


@pytest.mark.parametrize(
    ("rules", "message"),
    [
        ({"base": "whist"}, "unknown_preset: preset whist, allowed official"),
        ({"base": ["official"]}, "unknown_preset"),
        ({"stackin": "same"}, "unknown_option: option stackin"),
        ({"stacking": "much"}, "bad_value: option stacking, value much, allowed off, same"),
        ({"target": 500.0}, "bad_value: option target, value 500.0"),
        ({"target": "500"}, "bad_value: option target"),
        ({"decks": True}, "bad_value: option decks"),
        ({"hand_size": [7]}, "bad_value: option hand_size"),
        ("official", "malformed_rules"),
        (None, "malformed_rules"),
    ],
)
def test_rules_are_refused_by_name(rules: Any, message: str) -> None:
    with pytest.raises(RulesError) as caught:
        Rules.from_json(rules)
    assert str(caught.value).startswith(message)
    with pytest.raises(RulesError):
        Match.from_record(played(0).record() | {"rules": rules})


GIVEN: dict[str, Any] = {
    "name": "given",
    "players": 3,
    "hands": [["R1", "R2"], ["G1"], ["B1"]],
    "discard": ["R9"],
}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"colour": "R"}, "unknown_key: key colour"),
        ({"hands": [["R1"], ["R2"]]}, "bad_length: key hands"),
        ({"discard": []}, "bad_length: key discard"),
        ({"hands": [["R1"], ["X1"], ["R2"]]}, "unknown_card: card X1"),
        ({"hands": [["R0", "R0"], ["G1"], ["R2"]]}, "too_many: card R0, deck 1"),
        ({"hands": [["R1"], [], ["R2"]]}, "empty_hand: seat 1"),
        ({"hands": "R1"}, "bad_scenario: key hands, value R1"),
        ({"hands": [["R1"], "G1", ["R2"]]}, "bad_scenario: key hands"),
        ({"turn": 3}, "bad_scenario: key turn, value 3"),
        ({"turn": "0"}, "bad_scenario: key turn, value 0"),
        ({"dealer": 3}, "bad_position: part dealer"),
        ({"direction": 2}, "bad_scenario: key direction, value 2"),
        ({"direction": True}, "bad_scenario: key direction, value True"),
        ({"color": "P"}, "unknown_color: color P"),
        ({"color": "red"}, "unknown_color: color red"),
        ({"color": "B"}, "bad_position: part color_is_known"),
        ({"declared": [4]}, "bad_position: part declared"),
        ({"pending": {"amount": 2}}, "bad_scenario: key pending"),
        ({"pending": {"amount": 2, "kind": "+9", "by": 0}}, "bad_scenario: key pending"),
        ({"pending": {"amount": 2, "kind": "+2", "by": 3}}, "bad_scenario: key pending"),
        ({"pending": {"amount": "2", "kind": "+2", "by": 0}}, "bad_scenario: key amount"),
        ({"pending": {"amount": 2, "kind": "+2", "from": 0}}, "unknown_key: key from"),
        ({"totals": [0, 0]}, "bad_length: key totals"),
        ({"totals": [0, 0, "0"]}, "bad_scenario: key totals"),
        ({"players": 1}, "bad_players: players 1"),
        ({"players": ["A"] * 11}, "bad_players"),
        ({"rules": "official"}, "bad_scenario: key rules"),
        ({"rules": {"base": "official", "jump": "on"}}, "unknown_option: option jump"),
        ({"rules": {"format": "last_standing"}, "hands": [["R1"], [], []]}, "too_few_seats"),
        ({"steps": "0 draw"}, "bad_scenario: key steps"),
        ({"steps": [5]}, "bad_scenario: key steps"),
        ({"steps": [{"expect": {}}]}, "bad_step"),
        ({"steps": [{"move": "0 draw", "refused": "0 draw"}]}, "bad_step"),
        ({"steps": [{"move": "0 draw", "note": ""}]}, "unknown_key: key note"),
        ({"steps": [{"move": "0 draw", "expect": 5}]}, "bad_scenario: key expect"),
        ({"steps": ["0 fly"]}, "bad_move: move 0 fly"),
        ({"steps": ["0 play P1"]}, "unknown_card: card P1"),
        ({"expect": {"trun": 0}}, "unknown_key: key trun"),
        ({"expect": {"hands": ["R1"]}}, "bad_scenario: key hands"),
        ({"expect": {"hands": {"7": []}}}, "bad_scenario: key hands"),
        ({"expect": {"legal": {"seat": 0, "contains": []}}}, "unknown_key: key contains"),
        ({"expect": {"legal": {}}}, "bad_scenario: key legal"),
        ({"expect": {"legal": {"seat": 0, "includes": ["fly"]}}}, "bad_move: move 0 fly"),
    ],
)
def test_a_scenario_that_cannot_be_is_refused(change: dict[str, Any], message: str) -> None:
    with pytest.raises(EngineError) as caught:
        run(GIVEN | change)
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize(
    "dealt",
    [
        {"draw": ["R1"] * 2, "draw_exact": True},
        {"draw": ["W+4"] * 3, "draw_exact": True, "rules": {"hand_size": 3}},
        {"dealer": 7},
    ],
)
def test_a_deal_that_cannot_be_is_refused(dealt: dict[str, Any]) -> None:
    with pytest.raises(NotationError, match=r"draw|dealer"):
        run({"name": "dealt", "players": 2, **dealt})


def test_a_deal_whose_opening_draw_two_cannot_be_paid_is_refused() -> None:
    draw = ["R1", "B1", "R2", "B2", "R3", "B3", "R+2", "R4"]
    rules = {"hand_size": 3, "empty_pile": "end_round"}
    dealt = {"players": 2, "draw": draw, "draw_exact": True, "rules": rules}
    with pytest.raises(NotationError, match="too_few: key draw"):
        run(dealt)


@pytest.mark.parametrize("found", [None, 5, "x", [5]])
def test_what_is_no_scenario(found: Any) -> None:
    with pytest.raises(NotationError, match="bad_scenario"):
        scenarios(found)


def test_a_broken_scenario_counts_as_a_failure_by_name() -> None:
    passed, failures = run_all([GIVEN, GIVEN | {"name": "broken", "turn": 5}])
    assert passed == 1
    assert [(failure.name, failure.step) for failure in failures] == [("broken", "set-up")]
