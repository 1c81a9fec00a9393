"""Whole matches by taps under every preset and under rules at random: nothing ever stalls."""

import random

import pytest

from helpers.apps import App
from helpers.rulesets import random_table
from helpers.screens import Anybody
from helpers.tables import run, seats
from unoultimate.engine import PRESETS, Match, Rules
from unoultimate.table.brain import choose

RULE_SETS = ("official", "quick", "progressive", "seven_zero", "party", "survival")
QUICK = {"target": 100, "rounds": 1}


def any_brain(view, _level, rng):
    """Anything legal; out of turn mostly nothing."""
    moves = list(view.legal)
    if view.turn != view.seat and rng.random() < 0.5:
        return None
    plays = [move for move in moves if move.verb in ("play", "jump", "catch", "uno")]
    return rng.choice(plays or moves) if moves else None


def whole_match(rules: Rules, kinds: str, seed: str, brain=any_brain):
    async def work():
        app = await App(brain=brain).begin()
        match = Match.new(rules, seats(kinds), seed)
        anybody = Anybody(app, seed)
        await anybody.finish(match)
        assert sum(anybody.done.values()) > 2
        assert app.table.match_end.ranking == match.ranking

    run(work)


def kinds_for(count: int, persons: int = 1) -> str:
    return "p" * persons + "c" * (count - persons)


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_a_match_under_each_preset(preset):
    rules = Rules.preset(preset)
    if rules.deck.size < 100 or "classic" not in rules.edition:
        pytest.skip("not a classic deck")
    whole_match(rules.replace(target=100), kinds_for(min(rules.max_seats, 3)), preset)


@pytest.mark.parametrize("preset", RULE_SETS)
def test_a_match_against_computers_as_they_are(preset):
    whole_match(Rules.preset(preset).replace(**QUICK), "pccc", preset, choose)


@pytest.mark.parametrize("seed", range(30))
def test_a_match_under_rules_at_random(seed):
    rng = random.Random(f"table {seed}")
    rules, count = random_table(rng)
    persons = 2 if count > 2 and seed % 5 == 0 else 1
    whole_match(rules.replace(**QUICK), kinds_for(count, persons), f"{seed}")
