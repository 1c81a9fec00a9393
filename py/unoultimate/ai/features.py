"""What a judgement looks at in a situation in which another seat is to move.

Every feature is a plain number with a name; `weights.py` says what each is worth.
"""

from collections import Counter

from unoultimate.engine import Deck, Rules

from .cards import may_be_last
from .guess import can_lay, fits
from .knowledge import Knowledge
from .situation import Situation

Hand = tuple[int, ...]

_MINE, _THEIRS = 6, 5
_LONGEST_RUN = 5
_STAGES = ("last", "two", "more")
_READY = ("wild", "color", "symbol", "cover")

NAMES = (
    "always",
    *(f"own {n}" for n in range(1, _MINE + 1)),
    "own beyond",
    *(f"next {n}" for n in range(1, _THEIRS + 1)),
    "next beyond",
    *(f"lowest {n}" for n in range(1, _THEIRS + 1)),
    "lowest beyond",
    *(f"{ready} with {stage}" for stage in _STAGES for ready in _READY),
    "next can lay",
    "next can lay its last",
    "next can lay its last but one",
    "wilds",
    "wild draw fours",
    "skips",
    "draw twos",
    "color deep",
    "colors",
    "strays",
    "goes out at once",
    "again",
)


def features(rules: Rules, k: Knowledge, s: Situation, rivals: list[int]) -> list[float]:
    """The features of a situation, in the order of `NAMES`.

    `rivals` are the seats that play against `me`, the next to move first.
    """
    deck, first = rules.deck, rivals[0]
    can_end = bool(s.blind) or any(may_be_last(rules, card) for card in s.hand)
    low = min((s.sizes[seat] for seat in rivals[1:]), default=0.0)
    lays = can_lay(deck, k, s, first)
    return [
        1.0,
        *_steps(s.size + (not can_end), _MINE),
        *_steps(s.sizes[first], _THEIRS),
        *(_steps(low, _THEIRS) if low else [0.0] * (_THEIRS + 1)),
        *(_readiness(deck, k, s) if can_end else [0.0] * (len(_STAGES) * len(_READY))),
        lays,
        lays * max(0.0, 2 - s.sizes[first]),
        lays * max(0.0, 1 - abs(s.sizes[first] - 2)),
        *_stock(rules, k, s),
        *_spread(deck, s),
        goes_out(rules, s),
        float(s.turn == s.me),
    ]


def _steps(size: float, top: int) -> list[float]:
    """1 at the size, shared between neighbours when it is no whole number; then the rest."""
    steps = [0.0] * (top + 1)
    if size >= top:
        steps[top - 1], steps[top] = 1.0, size - top
    elif size <= 1:
        steps[0] = 1.0
    else:
        whole = int(size)
        steps[whole - 1], steps[whole] = 1 - (size - whole), size - whole
    return steps


def _readiness(deck: Deck, k: Knowledge, s: Situation) -> list[float]:
    """What promises that `me` can lay next time, by how many cards are left."""
    stages = [0.0] * (len(_STAGES) * len(_READY))
    at = len(_READY) * (0 if s.size < 1.5 else 1 if s.size < 2.5 else 2)
    colors = {deck.colors[card] for card in s.hand}
    wild = 1.0 if None in colors else _some(k.wild_share, s.blind)
    color = 1.0 if s.color in colors else _some(_share(k, s.color), s.blind)
    same = any(deck.symbols[card] == s.symbol for card in s.hand)
    cover = len(colors - {None}) / len(deck.palette)
    no_wild = 1 - wild
    stages[at : at + len(_READY)] = [
        wild,
        no_wild * color,
        no_wild * (1 - color) * same,
        no_wild * min(1.0, cover + s.blind * 0.2),
    ]
    return stages


def _some(share: float, count: float) -> float:
    return float(1 - (1 - share) ** count) if count else 0.0


def _share(k: Knowledge, color: int | None) -> float:
    return 1.0 if color is None else k.share[color]


def _stock(rules: Rules, k: Knowledge, s: Situation) -> list[float]:
    """Wilds, Wild Draw Fours, cards that skip and Draw Twos in hand, as far as expected."""
    deck = rules.deck
    skipping = _skipping(rules) if len(s.active) == 2 else ("S",)
    stock = [0.0, 0.0, 0.0, 0.0]
    for card in s.hand:
        symbol = deck.symbols[card]
        if symbol == "W+4":
            stock[1] += 1
        elif deck.wild[card]:
            stock[0] += 1
        elif symbol in skipping:
            stock[2] += 1
        elif symbol == "+2":
            stock[3] += 1
    if s.blind:
        fours = k.symbol_share["W+4"]
        stock[0] += (k.wild_share - fours) * s.blind
        stock[1] += fours * s.blind
        stock[2] += sum(k.symbol_share[symbol] for symbol in skipping) * s.blind
        stock[3] += k.symbol_share["+2"] * s.blind
    return stock


def _spread(deck: Deck, s: Situation) -> list[float]:
    """Cards of the current colour beyond the first, colours held, and colours held once."""
    counts = Counter(deck.colors[card] for card in s.hand)
    counts.pop(None, None)
    deep = max(0, counts[s.color] - 1)
    return [float(min(deep, 3)), float(len(counts)), float(sum(n == 1 for n in counts.values()))]


def goes_out(rules: Rules, s: Situation) -> float:
    """Whether `me` could lay all its cards in one turn, were it its turn now."""
    if len(s.active) != 2 or s.blind or not 2 <= len(s.hand) <= _LONGEST_RUN:
        return 0.0
    paying = ("+2", "W+4") if rules.after_penalty == "lose_turn" else ()
    return float(_runs(rules, s.hand, s.color, s.symbol, (*_skipping(rules), *paying)))


def _runs(rules: Rules, hand: Hand, color: int | None, symbol: str, again: tuple[str, ...]) -> bool:
    """Whether the hand can be laid card by card, all but the last letting `me` play again."""
    deck = rules.deck
    if sum(deck.symbols[card] not in again for card in hand) > 1:
        return False
    fitting = [card for card in dict.fromkeys(hand) if fits(deck, card, color, symbol)]
    if len(hand) == 1:
        return bool(fitting) and may_be_last(rules, hand[0])
    return any(
        _runs(rules, _without(hand, card), deck.colors[card], deck.symbols[card], again)
        for card in fitting
        if deck.symbols[card] in again
    )


def _without(hand: Hand, card: int) -> Hand:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def _skipping(rules: Rules) -> tuple[str, ...]:
    """The cards that skip the only other seat."""
    return ("S", "R") if rules.two_player_reverse == "skip" else ("S",)
