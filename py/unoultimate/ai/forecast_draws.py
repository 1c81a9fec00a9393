"""What draw cards lead to: who pays, and how likely it is passed on."""

from unoultimate.engine import Rules

from .cards import WILD_DRAW_FOUR, blocks_wild4
from .guess import holds_answer
from .outcome import Branch, Laid, Outlook, surely
from .situation import Situation

_CHALLENGED = 0.35  # how often a bluff is challenged


def draw_two(o: Outlook, laid: Laid) -> list[Branch]:
    """Two more for each card."""
    return _impose(o, laid.after, laid.before.pending + 2 * len(laid.lay.cards), "+2")


def wild4(o: Outlook, laid: Laid) -> list[Branch]:
    """Four more; a bluff may be challenged."""
    s, amount = laid.after, laid.before.pending + 4
    branches = _impose(o, s, amount, WILD_DRAW_FOUR)
    if o.rules.wild4 != "challenge" or not _is_bluff(o.rules, laid):
        return branches
    caught = Branch(_CHALLENGED, s.with_cards(s.me, amount).passed())
    return [*(b._replace(chance=b.chance * (1 - _CHALLENGED)) for b in branches), caught]


def _is_bluff(rules: Rules, laid: Laid) -> bool:
    color, symbol = laid.before.color, laid.before.symbol
    if color is None:
        return False
    return any(blocks_wild4(rules, card, color, symbol) for card in laid.after.hand)


def reflect(o: Outlook, laid: Laid, symbol: str) -> list[Branch]:
    """The pending penalty goes back with a Reverse, onwards with a Skip."""
    s = laid.after.turned() if symbol == "R" else laid.after
    return _impose(o, s, laid.before.pending, laid.before.kind)


def _impose(o: Outlook, s: Situation, amount: int, kind: str) -> list[Branch]:
    """The next seat pays, or passes the penalty on to the one after it."""
    victim = s.after(s.me)
    paid = pay(o.rules, s, victim, amount)
    chance = holds_answer(o.rules, o.knowledge, s, victim, kind)
    if not chance:
        return surely(paid)
    further = s.after(victim)
    returned = further == s.me and _answers_in_hand(o, s, kind)
    passed = paid if returned else pay(o.rules, s, further, amount + 2)
    return [Branch(1 - chance, paid), Branch(chance, passed)]


def _answers_in_hand(o: Outlook, s: Situation, kind: str) -> bool:
    """Whether `me` could stack or reflect once more, should the penalty come back."""
    deck = o.deck
    if o.rules.stacking != "off" and any(deck.symbols[card] == kind for card in s.hand):
        return True
    return o.rules.reflect != "off" and any(
        deck.symbols[card] == "R" and deck.colors[card] == s.color for card in s.hand
    )


def pay(rules: Rules, s: Situation, victim: int, amount: float) -> Situation:
    """A seat draws a penalty, and the turn goes on from it."""
    s = drawn(rules, s, victim, amount)
    stays = rules.after_penalty == "may_play" and victim in s.active
    return s._replace(turn=victim if stays else s.after(victim), pending=0, kind="")


def drawn(rules: Rules, s: Situation, seat: int, amount: float) -> Situation:
    """A seat draws; the hand limit may put another one out of the round."""
    s = s.with_cards(seat, amount)
    limit = rules.hand_limit
    if limit and seat != s.me and s.sizes[seat] >= limit:
        return s._replace(active=tuple(other for other in s.active if other != seat))
    return s
