"""How many sequences of moves a position allows: a fingerprint of all the rules at once.

`python -m helpers.counting` (with `py` and `tests` on the path) counts every file of
`tests/engine/counts` anew; with the arguments NAME RULES SEATS SEED MOVES DEPTH it makes a
file: the position after MOVES random moves of a round dealt under RULES (JSON).
"""

import json
import sys
from collections.abc import Iterator
from itertools import permutations, product
from pathlib import Path
from random import Random
from typing import Any

from helpers.rounds import deal, random_move
from unoultimate.engine import Move, Round, Rules

FOLDER = Path(__file__).parents[1] / "engine" / "counts"
MOST_CARDS = {"off": 2, "numbers": 3, "all": 3}
"""How many cards at once `found_moves` tries, by `multi_play`; none holds four of a kind."""


def listed_moves(rnd: Round) -> list[Move]:
    """Every move of every seat, as the engine lists them."""
    return [move for seat in rnd.actors() for move in rnd.legal(seat)]


def found_moves(rnd: Round) -> set[Move]:
    """Every move of every seat, found by asking about all that can be written down."""
    moves = (move for move in _thinkable(rnd) if rnd.legal(move.seat).why_not(move) is None)
    return {_in_order(move) for move in moves}


def _thinkable(rnd: Round) -> Iterator[Move]:
    seats = range(len(rnd.position.hands))
    deck = rnd.position.deck
    colors, targets = [None, *range(8 if deck.two_faced else 4)], [None, *seats]
    sides = (False, True) if deck.flex else (False,)
    for seat in seats:
        for verb in ("draw", "pass", "accept", "challenge", "uno"):
            yield Move(seat, verb)
        yield from (Move(seat, "choose", color=color) for color in colors)
        yield from (Move(seat, "catch", target=target) for target in targets)
        for verb, cards in product(("play", "jump"), _lays(rnd, seat)):
            for color, target, flex in product(colors, targets, sides):
                yield Move(seat, verb, cards, color, target, flex)


def _lays(rnd: Round, seat: int) -> set[tuple[int, ...]]:
    hand = rnd.position.hands[seat]
    sizes = range(1, min(MOST_CARDS[rnd.rules.multi_play], len(hand)) + 1)
    return {cards for size in sizes for cards in permutations(hand, size)}


def _in_order(move: Move) -> Move:
    """Cards between the first and the last in one order, as the engine lists them."""
    first, between, last = move.cards[:1], move.cards[1:-1], move.cards[1:][-1:]
    return move._replace(cards=(*first, *sorted(between), *last))


def count(rnd: Round, depth: int, moves_of: Any = listed_moves) -> int:
    """The number of sequences of `depth` moves; a round's end ends a sequence."""
    moves = moves_of(rnd)
    if depth == 1:
        return len(moves)
    return sum(count(_after(rnd, move), depth - 1, moves_of) for move in moves)


def _after(rnd: Round, move: Move) -> Round:
    twin = rnd.copy()
    twin.apply(move)
    return twin


def position_of(document: dict[str, Any]) -> Round:
    """The position of a count file."""
    rnd = deal(Rules.from_json(document["rules"]), document["seats"], document["seed"])
    for text in document["moves"]:
        rnd.apply(rnd.parse(text))
    return rnd


def make(name: str, rules: str, seats: str, seed: str, moves: str, depth: str) -> None:
    """Write a count file."""
    rnd, rng, texts = deal(Rules.from_json(json.loads(rules)), int(seats), seed), Random(seed), []
    while len(texts) < int(moves):
        move = random_move(rnd, rng)
        texts.append(rnd.text(move))
        rnd.apply(move)
    document = {
        "rules": rnd.rules.to_json(),
        "seats": int(seats),
        "seed": seed,
        "moves": texts,
        "counts": [0] * int(depth),
    }
    recount(FOLDER / f"{name}.json", document)


def recount(file: Path, document: dict[str, Any]) -> None:
    """Count a position anew and write its file."""
    rnd = position_of(document)
    document["counts"] = [count(rnd, depth) for depth in range(1, len(document["counts"]) + 1)]
    file.write_text(json.dumps(document, indent=1) + "\n", "utf-8")
    print(file.stem, *document["counts"])


if __name__ == "__main__":
    if len(sys.argv) > 1:
        make(*sys.argv[1:])
    for path in sorted(FOLDER.glob("*.json")) if len(sys.argv) == 1 else ():
        recount(path, json.loads(path.read_text("utf-8")))
