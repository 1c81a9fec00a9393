"""Rounds played at random, as people would: mostly laying, sometimes by mistake."""

from collections.abc import Iterator
from random import Random

from unoultimate.ai import choose
from unoultimate.engine import Event, Move, Round, Rules

WANDERS = 3_000
"""After so many moves at random all play to win: with many hands, chance alone finds no end."""
LONGEST = 20_000
"""More moves than any round then takes."""


def deal(rules: Rules, seats: int, seed: str, persons: range | None = None) -> Round:
    """A round dealt, the last seat as dealer."""
    return Round.dealt(rules, [0] * seats, seats - 1, seed, persons=persons)


def random_move(rnd: Round, rng: Random) -> Move:
    """A move that may be made: legal, or one that costs something by a rule chosen."""
    if rng.random() < 0.02:
        return _costly_or_legal(rnd, rng)
    return _legal(rnd, rng)


def _legal(rnd: Round, rng: Random) -> Move:
    seat = rng.choice(rnd.actors()) if rng.random() < 0.3 else rnd.turn
    moves = list(rnd.legal(seat))
    laying = [move for move in moves if move.verb in ("play", "jump")]
    return rng.choice(laying if laying and rng.random() < 0.8 else moves)


def _costly_or_legal(rnd: Round, rng: Random) -> Move:
    seat, other = rnd.turn, rng.choice(rnd.position.active)
    card = rng.choice(rnd.position.hands[seat])
    tries = [
        Move(seat, "timeout"),
        Move(other, "catch", target=seat),
        Move(seat, "catch", target=other),
        Move(seat, "play", (card,)),
    ]
    for move in rng.sample(tries, len(tries)):
        refusal = rnd.legal(seat).why_not(move)
        if refusal and refusal.costs:
            return move
    return _legal(rnd, rng)


def winning_move(rnd: Round, rng: Random) -> Move:
    """What a computer does; AssertionError when none of those who may act does anything."""
    wanted = (choose(rnd.view(seat), "easy", rng) for seat in rnd.actors())
    move = next(filter(None, wanted), None)
    assert move is not None
    return move


def play_out(rnd: Round, rng: Random) -> Iterator[tuple[Move, tuple[Event, ...]]]:
    """Play a round to its end; gives each move with its events."""
    for number in range(LONGEST):
        if rnd.over:
            return
        move = random_move(rnd, rng) if number < WANDERS else winning_move(rnd, rng)
        yield move, rnd.apply(move)
    raise AssertionError(f"no end after {LONGEST} moves under {rnd.rules}")
