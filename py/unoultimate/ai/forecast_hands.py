"""What cards that move hands lead to: 7, 0, Forced Swap and Wild Shuffle Hands."""

from .forecast_flex import chosen
from .outcome import Branch, Laid, Outlook, surely
from .situation import Situation


def swap(o: Outlook, laid: Laid) -> list[Branch]:
    """`me` takes the hand of the seat named, or of the only other one."""
    s = laid.after
    target = chosen(laid)
    return surely(_takes(o, s, target, {target: s.size}).passed())


def pass_on(o: Outlook, laid: Laid) -> list[Branch]:
    """Every hand goes to the next seat in the direction of play."""
    s = laid.after
    others = s.others()
    given = [s.size, *(s.sizes[seat] for seat in others)]
    sizes = dict(zip(others, given, strict=False))
    return surely(_takes(o, s, others[-1], sizes).passed())


def shuffle(_o: Outlook, laid: Laid) -> list[Branch]:
    """All hands together, dealt out evenly."""
    s = laid.after
    others = s.others()
    each = (s.size + sum(s.sizes[seat] for seat in others)) / (len(others) + 1)
    mixed = _with_sizes(s, dict.fromkeys(others, each))
    return surely(mixed._replace(hand=(), blind=each).passed())


def _takes(o: Outlook, s: Situation, giver: int, sizes: dict[int, float]) -> Situation:
    known = o.knowledge.known[giver]
    blind = max(0.0, s.sizes[giver] - len(known))
    return _with_sizes(s, sizes)._replace(hand=known, blind=blind)


def _with_sizes(s: Situation, sizes: dict[int, float]) -> Situation:
    return s._replace(sizes=tuple(sizes.get(seat, n) for seat, n in enumerate(s.sizes)))
