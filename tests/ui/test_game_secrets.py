"""Nothing that a seat may not know is on its page: other secrets make the same page."""

from random import Random

import pytest

from helpers.apps import App
from helpers.loops import run_through
from helpers.tables import seats
from ui.house_states import reach
from unoultimate.engine import VARIANTS, Match, Position, Rules
from unoultimate.platform.memory import settle
from unoultimate.ui import render


def under_way(game: str, seed: int, kinds: str = "pcc", moves: int = 25) -> Match:
    """A match after some moves at random, its round still running, the first seat in turn."""
    rng = Random(f"{game} {seed}")
    match = Match.new(Rules.preset(game), seats(kinds), f"{seed}")
    for number in range(400):
        rnd = match.round
        if number >= moves and (rnd.turn, rnd.position.phase) == (0, "play"):
            return match
        options = [move for seat in match.round.actors() for move in match.round.legal(seat)]
        match.apply(rng.choice(options))
        if match.round.over:
            match = Match.new(match.rules, seats(kinds), f"{seed} {number}")
    raise AssertionError("never in turn")


def other_secrets(match: Match) -> int:
    """Exchange whatever seat 0 can't see with cards of the draw pile; how much has changed.

    Of its own cards the other side, of the others' the side in play, where they have two."""
    p = match.round.position
    changed = 0
    for seat, hand in enumerate(p.hands):
        for place, card in enumerate(hand):
            for at in range(len(p.draw) - 1):
                other = p.draw[at]
                if other != card and alike(p, seat, card, other):
                    hand[place], p.draw[at] = other, card
                    changed += 1
                    break
    return changed


def alike(p: Position, seat: int, card: int, other: int) -> bool:
    if p.deck.two_faced:
        side = p.side if seat == 0 else 1 - p.side
        return p.deck.alike[side][card] == p.deck.alike[side][other]
    return seat != 0


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", VARIANTS)
def test_other_secrets_make_the_same_page(game: str, seed: int) -> None:
    match = under_way(game, seed)
    page = render(reach(match))
    assert other_secrets(match) >= 4
    assert match.check() == []
    assert render(reach(match)) == page


@pytest.mark.parametrize("game", VARIANTS)
def test_under_the_curtain_is_no_card(game: str) -> None:
    async def work() -> str:
        app = await App().begin()
        await app.controller.table.resume(under_way(game, 1, "ppc"))
        await settle()
        assert app.table.curtain is not None
        return render(app.state)

    page = run_through(work())
    assert "#c-" not in page
    assert "#v-" not in page


def test_the_page_shows_what_it_may_in_flip() -> None:
    """The check above can fail: what is seen of other hands does change the page."""
    match = under_way("flip", 1)
    page = render(reach(match))
    p = match.round.position
    back = p.deck.alike[1 - p.side]
    at = next(i for i in range(len(p.draw) - 1) if back[p.draw[i]] != back[p.hands[1][0]])
    p.draw[at], p.hands[1][0] = p.hands[1][0], p.draw[at]
    assert render(reach(match)) != page
