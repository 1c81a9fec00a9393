"""What flex cards lead to when they are laid by their flex side, and what Power cards do."""

from collections.abc import Callable

from . import forecast_draws as draws
from .outcome import Branch, Laid, Lay, Outlook, surely
from .situation import Situation


def power_after(o: Outlook, s: Situation, lay: Lay) -> tuple[bool, ...]:
    """The Power cards after a lay: the own one red after a flex play, or turned by a symbol."""
    if not s.power:
        return ()
    power, card = list(s.power), lay.cards[0]
    if o.face.symbols[card] == "WF":
        power = [not green for green in power]
    elif lay.flex:
        power[s.me] = False
    elif card in o.rules.deck.turning:
        power[s.me] = not power[s.me]
    green = any(power[seat] for seat in s.active)
    return tuple(power) if green else (True,) * len(power)


def again(_o: Outlook, laid: Laid) -> list[Branch]:
    """Everybody else is skipped."""
    return surely(laid.after._replace(turn=laid.after.me))


def _reverse_and_skip(_o: Outlook, laid: Laid) -> list[Branch]:
    s = laid.after.turned()
    return surely(s._replace(turn=s.me) if len(s.active) == 2 else s.passed(2))


def _others_draw(count: int) -> Callable[[Outlook, Laid], list[Branch]]:
    def effect(o: Outlook, laid: Laid) -> list[Branch]:
        s = laid.after
        return surely(draws.all_draw(o, s, s.others(), count).passed())

    return effect


def target_draws(o: Outlook, laid: Laid) -> list[Branch]:
    """A chosen seat draws two, and play goes on in order."""
    return surely(draws.drawn(o.rules, laid.after, chosen(laid), 2).passed())


def _target_faces(o: Outlook, laid: Laid) -> list[Branch]:
    s = draws.imposed(o, laid)
    paid = draws.drawn(o.rules, s, chosen(laid), s.pending).passed()
    return draws.challenged(o, laid, s, surely(paid._replace(pending=0, kind="")))


def chosen(laid: Laid) -> int:
    """The seat named, or the only other one."""
    return laid.after.others()[0] if laid.lay.target is None else laid.lay.target


FLEX: dict[str, Callable[[Outlook, Laid], list[Branch]]] = {
    "S": again,
    "R": _reverse_and_skip,
    "+2": _others_draw(1),
    "WA": _others_draw(2),
    "W+2": target_draws,
    "W+4": _target_faces,
}
"""By symbol what a flex card does by its flex side."""
