"""What draw cards lead to: who pays, and how likely it is passed on."""

from unoultimate.engine import Rules

from .cards import blocks_judged
from .guess import holds_answer, raised_by
from .outcome import Branch, Laid, Lay, Outlook, surely
from .situation import Situation

_CHALLENGED = 0.35  # how often a bluff is challenged


def draw_card(o: Outlook, laid: Laid) -> list[Branch]:
    """The next seat faces what the cards add; a bluff may be challenged."""
    s = imposed(o, laid)
    return challenged(o, laid, s, _face(o, s, s.after(s.me)))


def imposed(o: Outlook, laid: Laid) -> Situation:
    """The situation with the amount of the draw cards laid added to what was pending."""
    s = laid.after
    each = o.game.draws[s.symbol]
    amount = laid.before.pending + (each or 0) * len(laid.lay.cards)
    return s._replace(pending=amount, kind=s.symbol)


def challenged(o: Outlook, laid: Laid, s: Situation, branches: list[Branch]) -> list[Branch]:
    """The branches, unless the lay is a bluff and somebody looks."""
    if o.rules.wild4 != "challenge" or not _is_bluff(o, laid):
        return branches
    caught = Branch(_CHALLENGED, drawn(o.rules, _paid(s), s.me, owed(o, s)).passed())
    return [*(b._replace(chance=b.chance * (1 - _CHALLENGED)) for b in branches), caught]


def _is_bluff(o: Outlook, laid: Laid) -> bool:
    color, symbol = laid.before.color, laid.before.symbol
    if color is None or laid.after.symbol not in o.game.judged:
        return False
    terms = o.knowledge.terms
    return any(blocks_judged(terms, card, color, symbol) for card in laid.after.hand)


def reverse_draw(o: Outlook, laid: Laid) -> list[Branch]:
    """The direction turns; with one other seat `me` faces it, and may stack."""
    s = imposed(o, laid).turned()
    if len(s.active) > 2:
        return _face(o, s, s.after(s.me))
    answers = o.knowledge.terms.answers(s.kind, s.color)
    for card in s.hand:
        if card in answers and o.face.symbols[card] != s.symbol:
            hand = list(s.hand)
            hand.remove(card)
            stacked = s._replace(hand=tuple(hand), symbol=o.face.symbols[card])
            return draw_card(o, Laid(s, stacked, Lay((card,))))
    return surely(pay(o, s, s.me))


def reflect(o: Outlook, laid: Laid) -> list[Branch]:
    """The pending penalty goes back with a Reverse, onwards with a Skip."""
    s = laid.after._replace(pending=laid.before.pending, kind=laid.before.kind)
    s = s.turned() if s.symbol == "R" else s
    return _face(o, s, s.after(s.me))


def _face(o: Outlook, s: Situation, victim: int) -> list[Branch]:
    """The victim pays, or passes the penalty on to the seat after it."""
    paid = pay(o, s, victim)
    chance = holds_answer(o.knowledge, s, victim)
    if not chance:
        return surely(paid)
    further = s.after(victim)
    returned = further == s.me and _answers_in_hand(o, s)
    more = s._replace(pending=s.pending + raised_by(o.knowledge, s))
    passed = paid if returned else pay(o, more, further)
    return [Branch(1 - chance, paid), Branch(chance, passed)]


def _answers_in_hand(o: Outlook, s: Situation) -> bool:
    """Whether `me` could stack or reflect once more, should the penalty come back."""
    answers = o.knowledge.terms.answers(s.kind, s.color)
    return any(card in answers for card in s.hand)


def owed(o: Outlook, s: Situation) -> float:
    """How many cards the pending penalty costs."""
    if o.game.draws[s.kind] is None:
        return o.knowledge.until(s.color)
    return s.pending


def pay(o: Outlook, s: Situation, victim: int) -> Situation:
    """A seat draws the pending penalty, and the turn goes on from it."""
    s = _paid(drawn(o.rules, s, victim, owed(o, s)))
    stays = o.rules.after_penalty == "may_play" and victim in s.active
    return s._replace(turn=victim if stays else s.after(victim))


def _paid(s: Situation) -> Situation:
    return s._replace(pending=0, kind="")


def drawn(rules: Rules, s: Situation, seat: int, amount: float) -> Situation:
    """A seat draws; the hand limit may put another one out of the round."""
    s = s.with_cards(seat, amount)
    limit = rules.hand_limit
    if limit and seat != s.me and s.sizes[seat] >= limit:
        return s._replace(active=tuple(other for other in s.active if other != seat))
    return s


def all_draw(o: Outlook, s: Situation, seats: list[int], count: int) -> Situation:
    """These seats draw so many cards each."""
    for seat in seats:
        s = drawn(o.rules, s, seat, count)
    return s
