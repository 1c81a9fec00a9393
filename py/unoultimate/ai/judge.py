"""How good a move is: the chance of winning the round after it, as far as one can tell."""

from math import exp

from unoultimate.engine import Move, View

from .cards import held_of_colors
from .challenge import bluff_chance
from .features import features
from .forecast import Branch, Forecaster, Lay
from .guess import fits, fitting_share
from .knowledge import Knowledge
from .situation import Situation
from .weights import weights

_DEPTH = 3  # how many turns in a row of its own a player thinks through


class Judge:
    """Judges the moves that one view allows."""

    def __init__(self, view: View, remembers: bool, depth: int = _DEPTH) -> None:
        self._view, self._deck, self._rules = view, view.deck, view.rules
        self._knowledge = Knowledge.of(view, remembers)
        self._depth = depth
        self._now = Situation.of(view)
        self._forecast = Forecaster(view.rules, self._knowledge)
        self._partners = view.rules.partners_play(view.n)

    def value(self, move: Move) -> float:
        """The chance of winning the round with this move, between 0 and 1."""
        return self._expect(self.outcomes(move), self._depth)

    def waiting(self) -> float:
        """The same for doing nothing, while it is another seat's turn."""
        return self._settled(self._now)

    def outcomes(self, move: Move) -> list[Branch]:
        """Where a move leads."""
        s, steps = self._now, _STEPS.get(move.verb)
        if steps:
            return steps(self, s)
        if move.verb == "choose":
            return [Branch(1.0, s._replace(color=move.color))]
        if move.verb == "jump":
            s = self._jumping(s)
        return self._forecast.lay(s, Lay(move.cards, move.color, move.target))

    def _jumping(self, s: Situation) -> Situation:
        keeps = self._rules.stacking != "off"
        return s if keeps else s._replace(pending=0, kind="")

    def _pass(self, s: Situation) -> list[Branch]:
        return [Branch(1.0, s._replace(turn=s.after(s.me)))]

    def _draw(self, s: Situation) -> list[Branch]:
        """Draw, and lay what fits if that is allowed."""
        share = max(0.02, fitting_share(self._knowledge, s.color, s.symbol))
        passed = s._replace(turn=s.after(s.me))
        lays = self._rules.drawn_card != "keep"
        if self._rules.draw_count == "one":
            laid = passed if lays else passed.with_cards(s.me, 1)
            return [Branch(1 - share, passed.with_cards(s.me, 1)), Branch(share, laid)]
        return [Branch(1.0, passed.with_cards(s.me, 1 / share - lays))]

    def _accept(self, s: Situation) -> list[Branch]:
        return self._penalised(s, s.pending, self._rules.after_penalty == "may_play")

    def _penalised(self, s: Situation, amount: int, stays: bool) -> list[Branch]:
        turn = s.me if stays else s.after(s.me)
        return [Branch(1.0, s.with_cards(s.me, amount)._replace(turn=turn, pending=0, kind=""))]

    def _challenge(self, s: Situation) -> list[Branch]:
        pending = self._view.pending
        assert pending
        chance = bluff_chance(self._view, self._knowledge)
        guilty = s._replace(pending=0, kind="", turn=s.me)
        guilty = self._forecast.drawn(guilty, pending.by, s.pending)
        wrong = self._penalised(s, s.pending + 2, False)[0].situation
        return [Branch(chance, guilty), Branch(1 - chance, wrong)]

    def _expect(self, branches: list[Branch], depth: int) -> float:
        return sum(b.chance * self._worth(b.situation, depth) for b in branches)

    def _worth(self, s: Situation, depth: int) -> float:
        if s.turn == s.me and depth and s.hand and s.size < self._limit() and len(s.active) > 1:
            return self._best_turn(s, depth - 1)
        return self._settled(s)

    def _best_turn(self, s: Situation, depth: int) -> float:
        """The value of playing on: the best lay, or drawing."""
        best = 0.0
        for card in sorted(set(s.hand)):
            if fits(self._deck, card, s.color, s.symbol) and self._may_finish(s, card):
                lay = Lay((card,), self._likely_color(s, card))
                best = max(best, self._expect(self._forecast.lay(s, lay), depth))
        return best or self._expect(self._draw(s), 0)

    def _likely_color(self, s: Situation, card: int) -> int | None:
        if not self._deck.wild[card]:
            return None
        held = held_of_colors(self._deck, s.hand)
        return self._deck.palette[held.index(max(held))]

    def _may_finish(self, s: Situation, card: int) -> bool:
        rule = self._rules.finish_with
        if s.size > 1 or rule == "any":
            return True
        if rule == "not_wild":
            return not self._deck.wild[card]
        return self._deck.symbols[card].isdigit()

    def _limit(self) -> float:
        return self._rules.hand_limit or 1000

    def _settled(self, s: Situation) -> float:
        """The chance in a situation in which others move, or in which all is decided."""
        if s.size == 0 or s.active == (s.me,):
            return 1.0
        if s.size >= self._limit():
            return 0.0
        rivals = self._rivals(s)
        if not rivals:
            return 1.0
        found = features(self._deck, self._knowledge, s, rivals)
        table = weights(len(s.active))
        total = sum(w * f for w, f in zip(table, found, strict=True))
        return 1 / (1 + exp(-total))

    def _rivals(self, s: Situation) -> list[int]:
        """The seats that play against `me`, the next to move first."""
        others = s.others()
        if s.turn in others:
            at = others.index(s.turn)
            others = others[at:] + others[:at]
        if self._partners:
            return [seat for seat in others if (seat - s.me) % 2]
        return others


_STEPS = {
    "draw": Judge._draw,
    "pass": Judge._pass,
    "accept": Judge._accept,
    "challenge": Judge._challenge,
}
