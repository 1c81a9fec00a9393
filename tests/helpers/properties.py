"""What must hold of every round, whatever the rules; each check raises AssertionError."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from unoultimate.engine import REASONS, IllegalMove, Move, Position, Round

Place = tuple[list[int], int]
OPTIONAL = ("uno", "catch", "jump")


def as_json(rnd: Round) -> Any:
    """A round's exact state, having gone through real JSON."""
    return json.loads(json.dumps(rnd.to_json()))


def reloaded(rnd: Round) -> Round:
    """The round as it comes back from a save."""
    return Round.from_json(rnd.rules, as_json(rnd))


def sound(rnd: Round) -> None:
    """No invariant is broken, no card is lost, and there is exactly one way on."""
    assert rnd.check() == []
    p = rnd.position
    held = Counter(p.draw + p.discard + [card for hand in p.hands for card in hand])
    assert held == dict(enumerate(p.deck.counts))
    if rnd.over:
        assert rnd.actors() == []
    else:
        assert any(move.verb not in OPTIONAL for move in rnd.legal(rnd.turn))


def legal_moves_hold(rnd: Round, rng: Random) -> None:
    """What is listed is legal, reads back from its text, and can be made."""
    for seat in range(len(rnd.position.hands)):
        moves = list(rnd.legal(seat))
        assert len(moves) == len(set(moves))
        assert bool(moves) == bool(rnd.legal(seat)) == (seat in rnd.actors())
        for move in moves:
            assert move in rnd.legal(seat)
            assert rnd.parse(rnd.text(move)) == move
        for move in rng.sample(moves, min(3, len(moves))):
            twin = rnd.copy()
            twin.apply(move)
            sound(twin)


def goes_on_identically(rnd: Round, move: Move) -> None:
    """A copy and a reloaded round answer a move alike, and the round itself stays as it was."""
    before = as_json(rnd)
    copy, loaded = rnd.copy(), reloaded(rnd)
    assert as_json(loaded) == before
    assert copy.apply(move) == loaded.apply(move)
    assert as_json(copy) == as_json(loaded)
    assert as_json(rnd) == before


def scrambled(rnd: Round, seat: int, rng: Random) -> Round:
    """The same round but for what `seat` can't see."""
    twin = rnd.copy()
    p = twin.position
    others = [other for other in range(len(p.hands)) if other != seat]
    piles = [p.draw, *(p.hands[other] for other in others)]
    for places in _alike_from_behind(p, piles).values():
        cards = [pile[at] for pile, at in places]
        rng.shuffle(cards)
        for (pile, at), card in zip(places, cards, strict=True):
            pile[at] = card
    p.seed, p.shuffles = f"another {rng.random()}", p.shuffles + 1
    if p.drawn is not None and p.turn != seat:
        p.drawn = rng.choice(p.hands[p.turn])
    if p.pending:
        p.pending = p.pending._replace(bluff=rng.random() < 0.5)
    return twin


def _alike_from_behind(p: Position, piles: list[list[int]]) -> dict[int, list[Place]]:
    """Where the cards lie that nobody can tell apart without seeing their faces."""
    back = p.deck.alike[1 - p.side] if p.deck.two_faced else (0,) * len(p.deck.counts)
    places: dict[int, list[Place]] = {}
    for pile in piles:
        for at, card in enumerate(pile):
            places.setdefault(back[card], []).append((pile, at))
    return places


def other_backs(rnd: Round, seat: int) -> Round:
    """The same round, but this seat's cards have other backs where the pile has twins."""
    twin = rnd.copy()
    hand, pile = twin.position.hands[seat], twin.position.draw
    alike = twin.position.deck.alike[twin.position.side]
    for i, card in enumerate(hand):
        for j, other in enumerate(pile[:-1]):
            if other != card and alike[other] == alike[card]:
                hand[i], pile[j] = other, card
                break
    return twin


def leaks_nothing(rnd: Round, rng: Random) -> None:
    """Rounds that differ only in what a seat can't see look the same to it."""
    if rnd.over:
        return
    for seat in range(len(rnd.position.hands)):
        mine, other = rnd.view(seat), scrambled(rnd, seat, rng).view(seat)
        assert mine == other
        assert list(mine.legal) == list(other.legal)
        assert set(mine.legal) == _as_seen(rnd, seat)


def _as_seen(rnd: Round, seat: int) -> set[Move]:
    """The legal moves of a seat, their cards named by the side in play."""
    shown = rnd.position.shown
    return {move._replace(cards=shown(move.cards)) for move in rnd.legal(seat)}


def refused_or_made(rnd: Round, move: Move) -> None:
    """Any move at all is made or refused with a known reason, and then changes nothing."""
    refusal = rnd.legal(rnd.turn).why_not(move)
    assert refusal is None or refusal.reason in REASONS
    before = as_json(rnd)
    twin = rnd.copy()
    if refusal and not refusal.costs:
        with pytest.raises(IllegalMove, match=refusal.reason):
            twin.apply(move)
        assert as_json(twin) == before
    else:
        twin.apply(move)
        assert twin.parse(twin.text(move)) == move
        sound(twin)
    assert as_json(rnd) == before


def points_add_up(rnd: Round) -> None:
    """The points of a round that is over, counted anew from hands and notes."""
    p, outcome = rnd.position, rnd.outcome
    assert outcome
    held = [sum(p.face.points[card] for card in hand) for hand in p.hands]
    for seat, noted in p.eliminated:
        held[seat] += noted
    winner, given = outcome.winner, list(outcome.points)
    assert sorted(outcome.ranking) == list(range(len(held)))
    assert winner == outcome.ranking[0]
    if rnd.rules.format in ("first_out", "last_standing"):
        assert sorted(given) == list(range(len(held)))
    elif rnd.rules.format in ("penalty", "knockout"):
        assert given == [0 if seat == winner else held[seat] for seat in range(len(held))]
    else:
        side = {winner}
        if rnd.rules.partners == "on" and len(held) == 4:
            side.add((winner + 2) % 4)
        gain = sum(points for seat, points in enumerate(held) if seat not in side)
        assert given == [gain if seat in side else 0 for seat in range(len(held))]
