"""What a lay leads to: one situation, or several with their probabilities."""

from collections.abc import Callable
from typing import NamedTuple

from unoultimate.engine import Rules

from .cards import WILD_DRAW_FOUR, blocks_wild4
from .guess import holds_answer
from .knowledge import Knowledge
from .situation import Situation

CHALLENGED_BLUFF = 0.35  # how often others challenge, as computers and people do


class Branch(NamedTuple):
    """One way things may go."""

    chance: float
    situation: Situation


class Lay(NamedTuple):
    """Cards laid by `me`, with what was named."""

    cards: tuple[int, ...]
    color: int | None = None
    target: int | None = None


class Forecaster:
    """Follows lays of `me` under some rules, guessing with some knowledge."""

    def __init__(self, rules: Rules, knowledge: Knowledge) -> None:
        self.rules, self.deck, self.knowledge = rules, rules.deck, knowledge
        self._effects = dict(_EFFECTS)
        if rules.seven_swap == "on":
            self._effects["7"] = Forecaster._seven
        if rules.zero_pass == "on":
            self._effects["0"] = Forecaster._zero

    def lay(self, s: Situation, lay: Lay) -> list[Branch]:
        """Where a lay leads: the next turn has begun in each branch."""
        symbol = self.deck.symbols[lay.cards[0]]
        after = self._put_down(s, lay, symbol)
        if after.size == 0:
            return [Branch(1.0, after)]
        if s.pending and symbol in ("R", "S"):
            return self._reflect(after, s.pending, symbol)
        effect = self._effects.get(symbol)
        return effect(self, s, after, lay) if effect else self._next(after)

    def _put_down(self, s: Situation, lay: Lay, symbol: str) -> Situation:
        hand = list(s.hand)
        for card in lay.cards:
            hand.remove(card)
        color = self.deck.colors[lay.cards[-1]]
        color = lay.color if color is None else color
        return s._replace(hand=tuple(hand), color=color, symbol=symbol, pending=0, kind="")

    def _next(self, s: Situation, steps: int = 1) -> list[Branch]:
        return [Branch(1.0, s._replace(turn=s.after(s.me, steps)))]

    def _skip(self, before: Situation, s: Situation, lay: Lay) -> list[Branch]:
        if len(lay.cards) >= len(s.active) - 1:
            return [Branch(1.0, s._replace(turn=s.me))]
        return self._next(s, len(lay.cards) + 1)

    def _reverse(self, before: Situation, s: Situation, lay: Lay) -> list[Branch]:
        if len(s.active) == 2 and self.rules.two_player_reverse == "skip":
            return self._skip(before, s, lay)
        return self._next(_turned(s) if len(lay.cards) % 2 else s)

    def _draw_two(self, before: Situation, s: Situation, lay: Lay) -> list[Branch]:
        return self._impose(s, before.pending + 2 * len(lay.cards), "+2")

    def _wild4(self, before: Situation, s: Situation, lay: Lay) -> list[Branch]:
        amount = before.pending + 4
        branches = self._impose(s, amount, WILD_DRAW_FOUR)
        if self.rules.wild4 != "challenge" or not self._is_bluff(before, s):
            return branches
        caught = s.with_cards(s.me, amount)._replace(turn=s.after(s.me))
        held = [Branch(b.chance * (1 - CHALLENGED_BLUFF), b.situation) for b in branches]
        return [*held, Branch(CHALLENGED_BLUFF, caught)]

    def _is_bluff(self, before: Situation, s: Situation) -> bool:
        if before.color is None:
            return False
        return any(blocks_wild4(self.rules, c, before.color, before.symbol) for c in s.hand)

    def _reflect(self, s: Situation, amount: int, symbol: str) -> list[Branch]:
        return self._impose(_turned(s) if symbol == "R" else s, amount, "")

    def _impose(self, s: Situation, amount: int, kind: str) -> list[Branch]:
        """The next seat pays, or passes the penalty on to the one after it."""
        victim = s.after(s.me)
        paid = self._pay(s, victim, amount)
        chance = holds_answer(self.rules, self.knowledge, s, victim, kind)
        if not chance:
            return [Branch(1.0, paid)]
        further = s.after(victim)
        mine = further == s.me and self.answers_in_hand(s, kind)
        passed = paid if mine else self._pay(s, further, amount + 2)
        return [Branch(1 - chance, paid), Branch(chance, passed)]

    def answers_in_hand(self, s: Situation, kind: str) -> bool:
        """Whether `me` could stack or reflect once more."""
        symbols = [self.deck.symbols[card] for card in s.hand]
        if self.rules.stacking != "off" and (kind or "+2") in symbols:
            return True
        return self.rules.reflect != "off" and any(
            symbol == "R" and self.deck.colors[card] == s.color
            for symbol, card in zip(symbols, s.hand, strict=True)
        )

    def _pay(self, s: Situation, victim: int, amount: int) -> Situation:
        stays = self.rules.after_penalty == "may_play"
        paid = self.drawn(s, victim, amount)
        if victim not in paid.active:
            stays = False
        return paid._replace(turn=victim if stays else paid.after(victim))

    def drawn(self, s: Situation, seat: int, amount: float) -> Situation:
        """A seat draws; the hand limit may put it out of the round."""
        s = s.with_cards(seat, amount)
        limit = self.rules.hand_limit
        if limit and seat != s.me and s.sizes[seat] >= limit:
            return s._replace(active=tuple(other for other in s.active if other != seat))
        return s

    def _seven(self, before: Situation, s: Situation, lay: Lay) -> list[Branch]:
        target = s.others()[0] if lay.target is None else lay.target
        sizes = list(s.sizes)
        sizes[target] = s.size
        return self._next(self._takes(s, target)._replace(sizes=tuple(sizes)))

    def _zero(self, before: Situation, s: Situation, lay: Lay) -> list[Branch]:
        others = s.others()
        sizes = list(s.sizes)
        for giver, taker in zip([s.me, *others], others, strict=False):
            sizes[taker] = s.size if giver == s.me else s.sizes[giver]
        return self._next(self._takes(s, others[-1])._replace(sizes=tuple(sizes)))

    def _takes(self, s: Situation, giver: int) -> Situation:
        known = self.knowledge.known[giver]
        return s._replace(hand=known, blind=max(0.0, s.sizes[giver] - len(known)))

    def _shuffle(self, before: Situation, s: Situation, lay: Lay) -> list[Branch]:
        others = s.others()
        each = (s.size + sum(s.sizes[seat] for seat in others)) / (len(others) + 1)
        sizes = tuple(each if seat in others else size for seat, size in enumerate(s.sizes))
        return self._next(s._replace(hand=(), blind=each, sizes=sizes))

    def _custom(self, before: Situation, s: Situation, lay: Lay) -> list[Branch]:
        custom = self.rules.custom_wild
        if custom == "skip_all":
            return [Branch(1.0, s._replace(turn=s.me))]
        if custom == "all_draw_one":
            for seat in s.others():
                s = self.drawn(s, seat, 1)
        return self._next(s)


_Effect = Callable[[Forecaster, Situation, Situation, Lay], list[Branch]]
_EFFECTS: dict[str, _Effect] = {
    "S": Forecaster._skip,
    "R": Forecaster._reverse,
    "+2": Forecaster._draw_two,
    WILD_DRAW_FOUR: Forecaster._wild4,
    "WS": Forecaster._shuffle,
    "WC": Forecaster._custom,
}


def _turned(s: Situation) -> Situation:
    return s._replace(direction=-s.direction)
