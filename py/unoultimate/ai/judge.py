"""How good a move is: the chance of winning the round after it, as far as one can tell."""

from collections.abc import Iterable
from functools import cached_property

from unoultimate.engine import Move, View

from .features import features
from .forecast import after_lay
from .knowledge import Knowledge
from .logistic import chance
from .memory import Memory
from .outcome import Branch, Outlook
from .prospects import beneath, likely_lays
from .situation import Situation
from .steps import after_draw, after_move
from .weights import weights

_PATIENCE = 12  # situations looked at before a move has had enough thought
_POINTS = 400  # in hand, as bad as a round lost
_PARTNER = 0.15  # what each card fewer in the partner's hand is worth
_MIDDLING = 5  # cards, neither good nor bad


class Judge:
    """Judges the moves that one view allows.

    `depth` is how many turns of its own in a row it thinks through, as long as its patience
    with one move lasts.
    """

    def __init__(self, view: View, remembers: bool, depth: int) -> None:
        self._view, self._depth, self._remembers = view, depth, remembers
        memory = Memory.of(view) if remembers else None
        self._outlook = Outlook(Knowledge.of(view, memory, remembers), beneath(view, memory))
        self._patience = _PATIENCE
        self._now = Situation.of(view)
        self._limit = view.rules.hand_limit or view.deck.size
        self._partners = view.rules.partners_play(view.n)

    def value(self, move: Move) -> float:
        """The chance of winning the round with this move, between 0 and 1."""
        self._patience = _PATIENCE
        return self._expect(after_move(self._outlook, self._view, self._now, move), self._depth)

    def waiting(self) -> float:
        """The same for doing nothing while it is another seat's turn."""
        return self._settled(self._now)

    def _expect(self, branches: Iterable[Branch], depth: int) -> float:
        return sum(branch.chance * self._worth(branch.situation, depth) for branch in branches)

    def _worth(self, s: Situation, depth: int) -> float:
        goes_on = depth and self._patience > 0 and s.turn == s.me
        if goes_on and s.hand and s.size < self._limit and len(s.active) > 1:
            return self._best_turn(s, depth - 1)
        return self._settled(s)

    def _best_turn(self, s: Situation, depth: int) -> float:
        """The value of playing on with the best card, or of drawing when none fits."""
        lays = likely_lays(self._outlook.knowledge.terms, s)
        values = [self._expect(after_lay(self._outlook, s, lay), depth) for lay in lays]
        return max(values) if values else self._expect(after_draw(self._outlook, s), 0)

    def _settled(self, s: Situation) -> float:
        """The chance when others are to move, or when all is decided."""
        rivals = s.rivals(self._partners)
        if s.size == 0 or not rivals:
            return 1.0
        if s.size >= self._limit:
            return 0.0
        self._patience -= 1
        k = self._knowledge(s)
        worth = weights(k.terms.game.id, len(s.active))
        total = sum(w * f for w, f in zip(worth, features(k, s, rivals), strict=True))
        return self._at_stake(k, s, chance(total + self._partner_is_near(s)))

    def _knowledge(self, s: Situation) -> Knowledge:
        """What is known of the side that is in play then."""
        return self._outlook.knowledge if s.side == self._now.side else self._turned

    @cached_property
    def _turned(self) -> Knowledge:
        return Knowledge.turned(self._view, self._remembers)

    def _partner_is_near(self, s: Situation) -> float:
        """What the size of the partner's hand adds: it goes out for both."""
        partner = (s.me + 2) % 4
        if not self._partners or partner not in s.active:
            return 0.0
        return _PARTNER * (_MIDDLING - s.sizes[partner])

    def _at_stake(self, k: Knowledge, s: Situation, wins: float) -> float:
        """Where a lost round costs the points in hand, dear cards weigh on the chance."""
        if self._view.rules.format not in ("penalty", "knockout"):
            return wins
        points = sum(k.terms.face.points[card] for card in s.hand) + s.blind * k.share.points
        return wins - (1 - wins) * points / _POINTS
