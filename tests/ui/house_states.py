"""The table under house rules: constructed positions shown by the real application."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from helpers.apps import App
from helpers.loops import run_through
from helpers.positions import seated
from helpers.tables import silent_brain
from unoultimate.app.dealing import dealer_draw
from unoultimate.app.state import AppState
from unoultimate.engine import Match, Rules, Seat
from unoultimate.platform.memory import settle

Taps = tuple[tuple[str, dict[str, str]], ...]


def codes(text: str) -> list[str]:
    return text.split()


OTHERS = [codes("G1 G2 B3 Y4 RS"), codes("B1 B2"), codes("Y3 Y5 Y6 Y7 Y8 Y9 BR W")]


def tap(code: str, i: int = 0) -> tuple[str, dict[str, str]]:
    return "card", {"code": code, "i": str(i)}


def position(hand: str, **scenario: Any) -> Match:
    """The first of four seats is a person with this hand, on a red 9."""
    hands = scenario.pop("hands", [hand.split(), *OTHERS])
    return seated(scenario.pop("kinds", "pccc"), hands=hands, **scenario)


def reach(match: Match, taps: Taps = (), wait: float = 0.0) -> AppState:
    """What the application shows of this match after these taps."""

    async def work() -> AppState:
        app = await App(brain=silent_brain).begin()
        await app.controller.table.resume(match)
        await settle()
        for name, args in taps:
            await app.act(name, **args)
        await app.clock.advance(wait)
        return app.state

    return run_through(work())


PARTY = {"multi_play": "all", "seven_swap": "on", "stacking": "any", "jump_in": "on"}
PLUS = {"pending": {"amount": 6, "kind": "+2", "by": 3}, "discard": ["R9", "B+2", "Y+2", "R+2"]}


def states() -> Iterator[tuple[str, AppState]]:
    """Everything that options bring, by name."""
    yield from _choosing()
    yield from _penalties()
    yield from _seats()
    yield from _dealing()
    yield from _ends()


def _choosing() -> Iterator[tuple[str, AppState]]:
    yield "seat-choice", reach(position("R7 G2 B5", rules=PARTY), (tap("R7"),))
    several = position("R5 G5 B5 Y5 R1 W", rules=PARTY)
    yield "several", reach(several, (tap("R5"), tap("B5"), tap("G5")))
    custom = {"edition": "classic112", "custom_wild": "swap_two"}
    yield "custom-wild", reach(position("WC G2 B5", rules=custom), (tap("WC"),))
    jump = position("R9 G2 B5 W", turn=2, rules={"jump_in": "on"})
    yield "jump", reach(jump)
    wrong = position("G2 B5 R1", rules={"wrong_play": "draw_two"})
    yield "wrong-play", reach(wrong, (tap("G2"),))
    yield "must-play", reach(position("R2 B5", rules={"must_play": "on"}))


def _penalties() -> Iterator[tuple[str, AppState]]:
    rules = {"stacking": "any", "reflect": "reverse_skip", "multi_play": "all", "turn_timer": 15}
    hand = "G+2 B+2 RR RS W+4 R3"
    yield "stacking", reach(position(hand, rules=rules, **PLUS), wait=1.0)
    yield "timer-last", reach(position(hand, rules=rules, **PLUS), wait=12.0)
    more = {**PLUS, "pending": {"amount": 14, "kind": "+2", "by": 1}, "turn": 2}
    yield "stacking-others", reach(position(hand, rules=rules, **more))


def _seats() -> Iterator[tuple[str, AppState]]:
    partners = {"partners": "on"}
    yield "partners", reach(position("R2 B5", rules=partners, totals=[120, 80, 120, 80]))
    near = [codes("R1 R2 R3 R4 R5 R6 R7 R8 G9 B9 B8 B7 B6"), codes("G1 G2"),
            codes("Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 G3 G4 G5 G6 G7"), ["B1"]]  # fmt: skip
    yield "hand-limit", reach(position("", hands=near, rules={"hand_limit": 15}))
    last = {"format": "last_standing", "hand_limit": 15}
    gone = [codes("R1 R2"), [], codes("G1 G3 B4"), [], ["Y1"]]
    match = position("", hands=gone, rules=last, kinds="pcccc")
    match.round.position.out.remove(3)
    match.round.position.eliminated.append((3, 120))
    yield "places", reach(match)
    watching = [[], codes("R1 R2"), codes("G1 G3 B4"), ["Y1"]]
    yield "watching", reach(position("", hands=watching, rules=last, turn=1))
    risky = {"wrong_catch": "draw_two"}
    ones = [codes("R1 R2"), ["G1"], ["B1"], codes("Y1 Y2")]
    yield "risky-catch", reach(position("", hands=ones, rules=risky, declared=[1]))
    ten = [["R7", "B2"], *([code] for code in codes("G1 G2 G3 G4 G5 G6 G7 G8 G9"))]
    crowd = position("", hands=ten, rules={**PARTY, **risky}, kinds="p" + "c" * 9)
    yield "seat-choice-10", reach(crowd, (tap("R7"),))


def _dealing() -> Iterator[tuple[str, AppState]]:
    rules = Rules.preset("official").replace(first_dealer="high_card")
    people = [Seat("Mira"), *(Seat(name, "computer") for name in ("Ada", "Bruno", "Chika"))]
    match = Match.new(rules, people, "3")
    yield "high-card", shown_draw(match)
    yield "first-color", reach(first_color())


def shown_draw(match: Match) -> AppState:
    """The cards drawn for the deal, as a new game shows them."""
    state = reach(match)
    assert state.table is not None
    return replace(state, table=replace(state.table, dealer_draw=dealer_draw(match)))


def first_color() -> Match:
    """A first Wild whose colour the person names."""
    rules = Rules.preset("official").replace(first_wild="choose")
    people = [Seat("Mira"), Seat("Ada", "computer"), Seat("Bruno", "computer")]
    for seed in range(500):
        match = Match.new(rules, people, f"{seed}")
        if match.round.position.phase == "color" and match.round.turn == 0:
            return match
    raise AssertionError("no first Wild")


def _ends() -> Iterator[tuple[str, AppState]]:
    totals = {
        "points": {"totals": [100, 90, 20, 30], "rules": {"target": 200}},
        "penalty": {"totals": [90, 190, 40, 170], "rules": {"format": "penalty", "target": 200}},
        "knockout": {"totals": [90, 190, 40, 170], "rules": {"format": "knockout", "target": 200}},
        "first_out": {"rules": {"format": "first_out", "rounds": 1}},
        "ranks": {"rules": {"format": "first_out", "rounds": 3}, "rounds_played": 1},
        "partners": {"rules": {"partners": "on"}, "totals": [100, 70, 100, 70]},
    }
    for name, given in totals.items():
        last = reach(position("R2", **given), (tap("R2"),))
        yield f"round-{name}", last
        if last.table is not None and last.table.match_end is not None:
            seen = reach(position("R2", **given), (tap("R2"), ("next-round", {})))
            yield f"match-{name}", seen
