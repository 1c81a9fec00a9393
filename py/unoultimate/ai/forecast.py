"""What a lay leads to: one situation, or several with their probabilities."""

from collections.abc import Callable
from functools import cache

from . import forecast_draws as draws
from . import forecast_hands as hands
from .outcome import Branch, Laid, Lay, Outlook, surely
from .situation import Situation

_Effect = Callable[[Outlook, Laid], list[Branch]]


def after_lay(o: Outlook, s: Situation, lay: Lay) -> list[Branch]:
    """Where a lay of `me` leads: in each branch the next turn has begun."""
    symbol = o.deck.symbols[lay.cards[0]]
    after = _put_down(o, s, lay, symbol)
    if after.size == 0:
        return surely(after)
    laid = Laid(s, after, lay)
    if s.pending and symbol in ("R", "S"):
        return draws.reflect(o, laid, symbol)
    effects = _effects(o.rules.seven_swap, o.rules.zero_pass)
    return effects.get(symbol, plain)(o, laid)


def _put_down(o: Outlook, s: Situation, lay: Lay, symbol: str) -> Situation:
    hand = list(s.hand)
    for card in lay.cards:
        hand.remove(card)
    color = o.deck.colors[lay.cards[-1]]
    color = lay.color if color is None else color
    return s._replace(hand=tuple(hand), color=color, symbol=symbol, pending=0, kind="")


def plain(_o: Outlook, laid: Laid) -> list[Branch]:
    """The turn passes on."""
    return surely(laid.after.passed())


def skip(_o: Outlook, laid: Laid) -> list[Branch]:
    """As many seats are skipped as Skips were laid; all of them means playing again."""
    s, count = laid.after, len(laid.lay.cards)
    if count >= len(s.active) - 1:
        return surely(s._replace(turn=s.me))
    return surely(s.passed(count + 1))


def reverse(o: Outlook, laid: Laid) -> list[Branch]:
    """The direction turns, or with two seats it skips."""
    s = laid.after
    if len(s.active) == 2 and o.rules.two_player_reverse == "skip":
        return surely(s._replace(turn=s.me))
    return surely((s.turned() if len(laid.lay.cards) % 2 else s).passed())


def custom(o: Outlook, laid: Laid) -> list[Branch]:
    """What the blank card does, as agreed; two cards swapped hardly change a hand."""
    s, rule = laid.after, o.rules.custom_wild
    if rule == "skip_all":
        return surely(s._replace(turn=s.me))
    if rule == "all_draw_one":
        for seat in s.others():
            s = draws.drawn(o.rules, s, seat, 1)
    return surely(s.passed())


@cache
def _effects(seven_swap: str, zero_pass: str) -> dict[str, _Effect]:
    effects: dict[str, _Effect] = {
        "S": skip,
        "R": reverse,
        "+2": draws.draw_two,
        "W+4": draws.wild4,
        "WS": hands.shuffle,
        "WC": custom,
    }
    effects |= {"7": hands.swap} if seven_swap == "on" else {}
    effects |= {"0": hands.pass_on} if zero_pass == "on" else {}
    return effects
