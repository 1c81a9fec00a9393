"""What a judgement looks at in a situation in which another seat is to move.

Every feature is a plain number with a name; `weights` says what each is worth.
"""

from collections import Counter

from .cards import may_be_last
from .guess import can_lay
from .knowledge import Knowledge
from .runs import goes_out
from .situation import Situation
from .stock import KINDS, expected_stock, strength

_MINE, _THEIRS = 6, 5
_STAGES = ("last", "two", "more")
_READY = ("wild", "color", "symbol", "cover")
_NEAR_LIMIT = 10  # cards below the hand limit

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
    *KINDS,
    "color deep",
    "colors",
    "strays",
    "goes out at once",
    "again",
    "next strong",
    "rivals strong",
    "own near limit",
    "next near limit",
    "rivals near limit",
    "rivals left",
    "own power",
    "next power",
    "dark side",
)


def features(k: Knowledge, s: Situation, rivals: list[int]) -> list[float]:
    """The features of a situation, in the order of `NAMES`.

    `rivals` are the seats that play against `me`, the next to move first.
    """
    terms, first = k.terms, rivals[0]
    can_end = bool(s.blind) or any(may_be_last(terms, card) for card in s.hand)
    low = min((s.sizes[seat] for seat in rivals[1:]), default=0.0)
    lays = can_lay(k, s, first)
    return [
        1.0,
        *_steps(s.size + (not can_end), _MINE),
        *_steps(s.sizes[first], _THEIRS),
        *(_steps(low, _THEIRS) if low else [0.0] * (_THEIRS + 1)),
        *(_readiness(k, s) if can_end else [0.0] * (len(_STAGES) * len(_READY))),
        lays,
        lays * max(0.0, 2 - s.sizes[first]),
        lays * max(0.0, 1 - abs(s.sizes[first] - 2)),
        *expected_stock(k, s),
        *_spread(k, s),
        goes_out(terms, s),
        float(s.turn == s.me),
        *_beyond_classic(k, s, rivals),
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


def _readiness(k: Knowledge, s: Situation) -> list[float]:
    """What promises that `me` can lay next time, by how many cards are left."""
    stages, face = [0.0] * (len(_STAGES) * len(_READY)), k.terms.face
    at = len(_READY) * (0 if s.size < 1.5 else 1 if s.size < 2.5 else 2)
    colors = {face.colors[card] for card in s.hand} | _flex_colors(k, s)
    wild = 1.0 if None in colors else _some(k.share.wild, s.blind)
    color = 1.0 if s.color in colors else _some(_share(k, s.color), s.blind)
    same = any(face.symbols[card] == s.symbol for card in s.hand)
    cover = len(colors - {None}) / max(1, len(face.palette))
    no_wild = 1 - wild
    stages[at : at + len(_READY)] = [
        wild,
        no_wild * color,
        no_wild * (1 - color) * same,
        no_wild * min(1.0, cover + s.blind * 0.2),
    ]
    return stages


def _flex_colors(k: Knowledge, s: Situation) -> set[int | None]:
    """The colours of flex sides that `me` may use while its Power card is green."""
    if not s.power or not s.power[s.me]:
        return set()
    deck = k.terms.deck
    return {deck.sides[1].colors[card] for card in s.hand if card in deck.flex}


def _some(share: float, count: float) -> float:
    return float(1 - (1 - share) ** count) if count else 0.0


def _share(k: Knowledge, color: int | None) -> float:
    return 1.0 if color is None else k.share.color[color]


def _spread(k: Knowledge, s: Situation) -> list[float]:
    """Cards of the current colour beyond the first, colours held, and colours held once."""
    colors = k.terms.face.colors
    counts = Counter(colors[card] for card in s.hand)
    counts.pop(None, None)
    deep = max(0, counts[s.color] - 1)
    return [float(min(deep, 3)), float(len(counts)), float(sum(n == 1 for n in counts.values()))]


def _beyond_classic(k: Knowledge, s: Situation, rivals: list[int]) -> list[float]:
    """Hands seen from behind, the hand limit, seats gone, Power cards, the side in play."""
    first, *others = rivals
    limit = k.terms.rules.hand_limit
    return [
        strength(k, s, first),
        sum(strength(k, s, seat) for seat in others),
        _near(limit, s.size),
        _near(limit, s.sizes[first]),
        sum(_near(limit, s.sizes[seat]) for seat in others),
        float(len(rivals)),
        float(bool(s.power) and s.power[s.me]),
        float(bool(s.power) and s.power[first]),
        float(s.side),
    ]


def _near(limit: int, size: float) -> float:
    """How near a hand is to the limit, from 0 to 1."""
    near = 1 - (limit - size) / _NEAR_LIMIT
    return near * near if limit and near > 0 else 0.0
