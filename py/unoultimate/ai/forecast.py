"""What a lay leads to: one situation, or several with their probabilities."""

from collections.abc import Callable
from functools import cache

from . import forecast_draws as draws
from . import forecast_flex as flex
from . import forecast_hands as hands
from .outcome import Branch, Laid, Lay, Outlook, surely
from .situation import Situation

_Effect = Callable[[Outlook, Laid], list[Branch]]


def after_lay(o: Outlook, s: Situation, lay: Lay) -> list[Branch]:
    """Where a lay of `me` leads: in each branch the next turn has begun."""
    after = _put_down(o, s, lay)
    if after.size == 0:
        return surely(after)
    return _effect(o, s, after.symbol, lay)(o, Laid(s, after, lay))


def _effect(o: Outlook, s: Situation, symbol: str, lay: Lay) -> _Effect:
    if lay.flex:
        return flex.FLEX.get(symbol, plain)
    if s.kind and symbol in ("R", "S"):
        return draws.reflect
    if symbol in o.game.draws:
        return draws.reverse_draw if symbol == "WR+4" else draws.draw_card
    return _effects(o.rules.seven_swap, o.rules.zero_pass).get(symbol, plain)


def _put_down(o: Outlook, s: Situation, lay: Lay) -> Situation:
    hand, first = list(s.hand), lay.cards[0]
    for card in (*o.knowledge.terms.swept(s.hand, first), *lay.cards):
        hand.remove(card)
    color = o.face.colors[lay.cards[-1]]
    return s._replace(
        hand=tuple(hand),
        color=lay.color if color is None else color,
        symbol=o.face.symbols[first],
        pending=0,
        kind="",
        power=flex.power_after(o, s, lay),
    )


def plain(_o: Outlook, laid: Laid) -> list[Branch]:
    """The turn passes on."""
    return surely(laid.after.passed())


def skip(_o: Outlook, laid: Laid) -> list[Branch]:
    """As many seats are skipped as Skips were laid; all of them means playing again."""
    return _skipped(laid.after, len(laid.lay.cards))


def skip_two(_o: Outlook, laid: Laid) -> list[Branch]:
    """The next two seats are skipped."""
    return _skipped(laid.after, 2)


def _skipped(s: Situation, count: int) -> list[Branch]:
    if count >= len(s.active) - 1:
        return surely(s._replace(turn=s.me))
    return surely(s.passed(count + 1))


def reverse(o: Outlook, laid: Laid) -> list[Branch]:
    """The direction turns, or with two seats it skips."""
    s = laid.after
    if len(s.active) == 2 and o.rules.two_player_reverse == "skip":
        return surely(s._replace(turn=s.me))
    return surely((s.turned() if len(laid.lay.cards) % 2 else s).passed())


def turn_over(o: Outlook, laid: Laid) -> list[Branch]:
    """All cards are turned over: the own hand is one nobody has seen, what comes up a guess."""
    s, face = laid.after.passed(), o.knowledge.terms.turned.face
    s = s._replace(side=1 - s.side, hand=(), blind=s.size)
    return [
        Branch(chance, s._replace(color=face.colors[card], symbol=face.symbols[card]))
        for card, chance in o.beneath
    ]


def roulette(o: Outlook, laid: Laid) -> list[Branch]:
    """The next seat names the colour that is likely to come first, draws, loses its turn."""
    s, share = laid.after, o.knowledge.share.color
    color = max(o.face.palette, key=lambda color: share[color])
    s = s._replace(color=color, turn=s.after(s.me, 2))
    return surely(draws.drawn(o.rules, s, s.after(s.me), o.knowledge.until(color)))


def custom(o: Outlook, laid: Laid) -> list[Branch]:
    """What the blank card does, as agreed; two cards swapped hardly change a hand."""
    s, rule = laid.after, o.rules.custom_wild
    if rule == "skip_all":
        return surely(s._replace(turn=s.me))
    if rule == "all_draw_one":
        s = draws.all_draw(o, s, s.others(), 1)
    return surely(s.passed())


@cache
def _effects(seven_swap: str, zero_pass: str) -> dict[str, _Effect]:
    effects: dict[str, _Effect] = {
        **dict.fromkeys(("S", "WSK"), skip),
        **dict.fromkeys(("R", "WR"), reverse),
        "SE": flex.again,
        "WSK2": skip_two,
        "WS": hands.shuffle,
        "WC": custom,
        "WFS": hands.swap,
        "WT+2": flex.target_draws,
        "WCR": roulette,
        "F": turn_over,
    }
    effects |= {"7": hands.swap} if seven_swap == "on" else {}
    effects |= {"0": hands.pass_on} if zero_pass == "on" else {}
    return effects
