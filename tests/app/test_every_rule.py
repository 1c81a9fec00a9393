"""Whole matches by taps under every preset and under rules at random: nothing ever stalls."""

import random
import re

import pytest

from helpers.apps import App
from helpers.rulesets import random_table
from helpers.screens import Anybody
from helpers.tables import run, seats
from unoultimate.app.ports import KEPT
from unoultimate.app.state import AppState
from unoultimate.app.tablestate import TableState
from unoultimate.engine import PRESETS, VARIANTS, Match, Rules
from unoultimate.table.brain import choose
from unoultimate.ui import render
from unoultimate.ui.cards.picture import face_id

RULE_SETS = ("official", "quick", "progressive", "seven_zero", "party", "survival", *VARIANTS)
QUICK = {"target": 100, "rounds": 1}


def any_brain(view, _level, rng):
    """Anything legal; out of turn mostly nothing."""
    moves = list(view.legal)
    if view.turn != view.seat and rng.random() < 0.5:
        return None
    plays = [move for move in moves if move.verb in ("play", "jump", "catch", "uno")]
    return rng.choice(plays or moves) if moves else None


def ending(brain):
    """The same, but chance alone may never end a round: after a while the computers mean it."""
    asked = 0

    def decide(view, level, rng):
        nonlocal asked
        asked += 1
        return (brain if asked <= 400 else choose)(view, level, rng)

    return decide


def whole_match(rules: Rules, kinds: str, seed: str, brain=any_brain, **how):
    async def work():
        app = await App(brain=ending(brain)).begin()
        match = Match.new(rules, seats(kinds), seed)
        anybody = Anybody(app, seed, **how)
        await anybody.finish(match)
        assert sum(anybody.done.values()) > 0
        assert app.table.match_end.ranking == match.ranking

    run(work)


class Watched:
    """Draws for real and fails when a card is on the page that its seat may not see."""

    def __init__(self) -> None:
        self.pages = 0

    def __call__(self, state: AppState) -> str:
        page = render(state).split(KEPT)[0]
        table = state.table
        if state.screen == "table" and table is not None and table.result is None:
            self.pages += 1
            shown = set(re.findall(r'href="#([cv]-[^"]+)"', page))
            assert shown <= visible(table), shown - visible(table)
        return ""


def visible(table: TableState) -> set[str]:
    """The pictures that may be on the page: nothing behind the curtain."""
    view, game = table.view, table.rules.game
    if view is None:
        return set()
    ids = {"c-back", "v-flex-power-green", "v-flex-power-red"}
    revealed = table.reveal.cards if table.reveal is not None else ()
    open_cards = (*view.hand, *view.discard, *revealed)
    ids |= {face_id(view.codes[card], game, view.side) for card in open_cards}
    if view.deck.two_faced:
        other = view.deck.sides[1 - view.side].codes
        seen = (*view.draw_back, *(card for hand in view.backs for card in hand))
        ids |= {face_id(other[card], game, 1 - view.side) for card in seen}
    return ids


@pytest.mark.parametrize("variant", VARIANTS)
def test_no_page_of_a_match_shows_more_than_its_seat_may_see(variant):
    watched = Watched()
    rules = Rules.preset(variant).replace(target=100)
    whole_match(rules, "ppc", f"watched {variant}", render=watched)
    assert watched.pages > 20


def kinds_for(count: int, persons: int = 1) -> str:
    return "p" * persons + "c" * (count - persons)


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_a_match_under_each_preset(preset):
    rules = Rules.preset(preset)
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
