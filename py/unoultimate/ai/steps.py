"""What everything but laying leads to: draw, pass, accept, challenge, name a colour."""

from collections.abc import Callable

from unoultimate.engine import Move, View

from . import forecast_draws as draws
from .challenge import bluff_chance
from .forecast import after_lay
from .guess import fitting_share
from .outcome import Branch, Lay, Outlook, surely
from .situation import Situation

_LEAST_SHARE = 0.02  # of cards that fit, so that drawing until one fits has an end


def after_move(o: Outlook, view: View, s: Situation, move: Move) -> list[Branch]:
    """Where any move of the seat leads; `s` is the situation that the view shows."""
    step = _STEPS.get(move.verb)
    if step:
        return step(o, view, s)
    if move.verb == "choose":
        return _choose(o, s._replace(color=move.color))
    if move.verb == "jump" and not o.game.adds_on_jump:
        s = s._replace(pending=0, kind="")
    return after_lay(o, s, Lay(move.cards, move.color, move.target, move.flex))


def after_draw(o: Outlook, s: Situation) -> list[Branch]:
    """Draw, and lay at once what fits where that is allowed."""
    share = max(_LEAST_SHARE, fitting_share(o.knowledge, s))
    passed, lays = s.passed(), o.rules.drawn_card != "keep"
    if o.rules.draw_count == "until_playable":
        return surely(passed.with_cards(s.me, 1 / share - lays))
    more = passed.with_cards(s.me, 1)
    return [Branch(1 - share, more), Branch(share, passed if lays else more)]


def _draw(o: Outlook, _view: View, s: Situation) -> list[Branch]:
    return after_draw(o, s)


def _pass(_o: Outlook, _view: View, s: Situation) -> list[Branch]:
    return surely(s.passed())


def _choose(o: Outlook, s: Situation) -> list[Branch]:
    """The turn goes on, unless the colour is one to draw for."""
    if s.symbol in o.game.silent:
        return surely(s.with_cards(s.me, o.knowledge.until(s.color)).passed())
    return surely(s)


def _accept(o: Outlook, view: View, s: Situation) -> list[Branch]:
    return surely(_in_order(view, s, draws.pay(o, s, s.me)))


def _challenge(o: Outlook, view: View, s: Situation) -> list[Branch]:
    assert view.pending
    chance, owed = bluff_chance(view, o.knowledge), draws.owed(o, s)
    answered = s._replace(pending=0, kind="")
    guilty = draws.drawn(o.rules, answered, view.pending.by, owed)
    wrong = answered.with_cards(s.me, owed + 2).passed()
    ways = [Branch(chance, guilty), Branch(1 - chance, wrong)]
    return [b._replace(situation=_in_order(view, s, b.situation)) for b in ways]


def _in_order(view: View, s: Situation, after: Situation) -> Situation:
    """After a penalty that faced a chosen seat, play goes on from whoever laid it."""
    if view.pending and view.pending.aimed:
        return after._replace(turn=s.after(view.pending.by))
    return after


_STEPS: dict[str, Callable[[Outlook, View, Situation], list[Branch]]] = {
    "draw": _draw,
    "pass": _pass,
    "accept": _accept,
    "challenge": _challenge,
}
