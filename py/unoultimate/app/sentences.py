"""What happened, in words: one sentence for each event, as the seat that reads it may know it.

`Narrator(names, rules, viewer).sentence(event)` takes an event already reduced to what the viewer
may see. A seat is "You" for the viewer and a name for everybody else. Events are told in their
order: cards with two faces are named by the side that was in play then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import penaltysentences
from .cardnames import cards_text, color_name
from .judged import judged_name
from .names import isolate
from .texts import _, mark, ngettext

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from unoultimate.engine import Event, Rules


class Narrator:
    """Tells events to one seat; viewer None is somebody without a seat.

    `side` is the side of the cards in play before the first event told."""

    def __init__(
        self, names: Sequence[str], rules: Rules, viewer: int | None, side: int = 0
    ) -> None:
        self._names = [isolate(name) for name in names]
        self._rules = rules
        self.viewer = viewer
        self.side = side

    def sentence(self, event: Event) -> str:
        """The event in the current language; "" for a kind that nobody has to read."""
        if event.kind == "flip":
            self.side = event.amount
        tell = _TELLERS.get(event.kind)
        return tell(self, event) if tell else ""

    def name(self, seat: int) -> str:
        return self._names[seat] if 0 <= seat < len(self._names) else ""

    def cards(self, event: Event) -> str:
        return cards_text(self.codes(event), self._rules.game)

    def codes(self, event: Event) -> list[str]:
        """The cards of an event as they are seen in play."""
        shown = self._rules.deck.shown(self.side)
        return [shown[card] for card in event.cards]

    def passed_over(self, event: Event) -> bool:
        """Whether this card was turned up where only a number begins, and is none."""
        symbols = self._rules.deck.sides[self.side].symbols
        number_only = self._rules.first_card == "number_only"
        return number_only and not all(symbols[card].isdigit() for card in event.cards)

    @property
    def judged(self) -> str:
        """The card that may be challenged, in words."""
        return judged_name(self._rules, self.side)

    def one(self, event: Event, you: str, other: str, **values: object) -> str:
        """A sentence about the event's seat: for the viewer, or for the others."""
        template = you if event.seat == self.viewer else other
        return _(template, name=self.name(event.seat), **values)

    def two(self, event: Event, you: str, on_you: str, other: str, **values: object) -> str:
        """A sentence about two seats: by the viewer, on the viewer, or among others."""
        by_viewer, on_viewer = event.seat == self.viewer, event.target == self.viewer
        template = you if by_viewer else on_you if on_viewer else other
        names = {"name": self.name(event.seat), "target": self.name(event.target)}
        return _(template, **names, **values)


def side_before(events: Iterable[Event], now: int) -> int:
    """The side in play before these events, after which `now` is in play."""
    flip = next((event for event in events if event.kind == "flip"), None)
    return now if flip is None else 1 - flip.amount


def _deal(n: Narrator, e: Event) -> str:
    if e.seat == n.viewer:
        return ngettext("You get {n} card.", "You get {n} cards.", e.amount)
    return ngettext(
        "{name} gets {n} card.", "{name} gets {n} cards.", e.amount, name=n.name(e.seat)
    )


def _opening(n: Narrator, e: Event) -> str:
    """The card that begins the round, or one turned before it where only a number begins."""
    if n.passed_over(e):
        return _(
            "Turned up: {cards}. Only a number begins, so the next card is turned.",
            cards=n.cards(e),
        )
    return _("The first card is {cards}.", cards=n.cards(e))


def _high_card(n: Narrator, e: Event) -> str:
    return n.one(
        e, mark("You turn up {cards}."), mark("{name} turns up {cards}."), cards=n.cards(e)
    )


def _play(n: Narrator, e: Event) -> str:
    if e.note == "flex":
        return _play_flex(n, e)
    if e.color is not None:
        you = mark("You play {cards} and name {color}.")
        other = mark("{name} plays {cards} and names {color}.")
        return n.one(e, you, other, cards=n.cards(e), color=color_name(e.color))
    return n.one(e, mark("You play {cards}."), mark("{name} plays {cards}."), cards=n.cards(e))


def _play_flex(n: Narrator, e: Event) -> str:
    if e.color is not None:
        you = mark("You play {cards} by its flex side and name {color}.")
        other = mark("{name} plays {cards} by its flex side and names {color}.")
        return n.one(e, you, other, cards=n.cards(e), color=color_name(e.color))
    you = mark("You play {cards} by its flex side.")
    other = mark("{name} plays {cards} by its flex side.")
    return n.one(e, you, other, cards=n.cards(e))


def _sweep(n: Narrator, e: Event) -> str:
    return _("Also discarded: {cards}.", cards=n.cards(e))


def _power(n: Narrator, e: Event) -> str:
    if e.seat < 0:
        turned = e.note == "turn"
        return _("All Power cards turn over.") if turned else _("All Power cards are green again.")
    if e.amount:
        you, other = mark("Your Power card turns green."), mark("{name}’s Power card turns green.")
    else:
        you, other = mark("Your Power card turns red."), mark("{name}’s Power card turns red.")
    return n.one(e, you, other)


def _jump(n: Narrator, e: Event) -> str:
    if e.color is not None:
        you = mark("You jump in with {cards} and name {color}.")
        other = mark("{name} jumps in with {cards} and names {color}.")
        return n.one(e, you, other, cards=n.cards(e), color=color_name(e.color))
    you, other = mark("You jump in with {cards}."), mark("{name} jumps in with {cards}.")
    return n.one(e, you, other, cards=n.cards(e))


def _pass(n: Narrator, e: Event) -> str:
    return n.one(e, mark("You pass."), mark("{name} passes."))


def _color(n: Narrator, e: Event) -> str:
    if e.color is None:
        return ""
    you, other = mark("You name {color}."), mark("{name} names {color}.")
    return n.one(e, you, other, color=color_name(e.color))


def _skip(n: Narrator, e: Event) -> str:
    return n.one(e, mark("You are skipped."), mark("{name} is skipped."))


def _reverse(n: Narrator, e: Event) -> str:  # noqa: ARG001
    return _("Play goes clockwise.") if e.amount > 0 else _("Play goes anticlockwise.")


def _turn(n: Narrator, e: Event) -> str:
    return n.one(e, mark("Your turn."), mark("{name}’s turn."))


def _uno(n: Narrator, e: Event) -> str:
    return n.one(e, mark("You call UNO!"), mark("{name} calls UNO!"))


def _catch(n: Narrator, e: Event) -> str:
    return n.two(
        e,
        mark("You catch {target}, who forgot to call UNO."),
        mark("{name} catches you: you forgot to call UNO."),
        mark("{name} catches {target}, who forgot to call UNO."),
    )


def _wrong_catch(n: Narrator, e: Event) -> str:
    return n.two(
        e,
        mark("You try to catch {target}, but there is nothing to catch."),
        mark("{name} tries to catch you, but there is nothing to catch."),
        mark("{name} tries to catch {target}, but there is nothing to catch."),
    )


def _wrong_play(n: Narrator, e: Event) -> str:
    you = mark("{cards} didn’t fit: you take it back.")
    return n.one(e, you, mark("{name} takes back {cards}: it didn’t fit."), cards=n.cards(e))


def _timeout(n: Narrator, e: Event) -> str:
    return n.one(e, mark("Your time is up."), mark("{name}’s time is up."))


def _swap(n: Narrator, e: Event) -> str:
    return n.two(
        e,
        mark("You swap hands with {target}."),
        mark("{name} swaps hands with you."),
        mark("{name} swaps hands with {target}."),
    )


def _swap_two(n: Narrator, e: Event) -> str:
    return n.two(
        e,
        mark("You exchange random cards with {target}: {n} each."),
        mark("{name} exchanges random cards with you: {n} each."),
        mark("{name} and {target} exchange random cards: {n} each."),
        n=e.amount,
    )


def _pass_hands(n: Narrator, e: Event) -> str:  # noqa: ARG001
    if e.amount > 0:
        return _("Everybody passes the hand on, clockwise.")
    return _("Everybody passes the hand on, anticlockwise.")


def _shuffle_hands(n: Narrator, e: Event) -> str:
    you = mark("You shuffle all hands and deal them again.")
    return n.one(e, you, mark("{name} shuffles all hands and deals them again."))


def _flip(n: Narrator, e: Event) -> str:
    if e.amount:
        text = mark("Everything is turned over to the dark side. On top: {cards}.")
    else:
        text = mark("Everything is turned over to the light side. On top: {cards}.")
    return _(text, cards=n.cards(e))


def _reshuffle(n: Narrator, e: Event) -> str:  # noqa: ARG001
    return ngettext(
        "The discard pile is shuffled: {n} card to draw.",
        "The discard pile is shuffled: {n} cards to draw.",
        e.amount,
    )


def _out(n: Narrator, e: Event) -> str:
    return n.one(e, mark("You are out of cards!"), mark("{name} is out of cards!"))


def _eliminated(n: Narrator, e: Event) -> str:
    if e.note == "discard":
        return n.one(
            e,
            mark(
                "You hold too many cards and are out of the round. They go under the discard pile."
            ),
            mark(
                "{name} holds too many cards and is out of the round. "
                "They go under the discard pile."
            ),
        )
    you = mark("You hold too many cards and are out of the round.")
    return n.one(e, you, mark("{name} holds too many cards and is out of the round."))


def _stalemate(n: Narrator, e: Event) -> str:  # noqa: ARG001
    return _("Nobody can play or draw any more: the round ends.")


def _pile_empty(n: Narrator, e: Event) -> str:  # noqa: ARG001
    return _("The draw pile is empty: the round ends.")


def _round_end(n: Narrator, e: Event) -> str:
    return n.one(e, mark("You win the round!"), mark("{name} wins the round!"))


def _match_end(n: Narrator, e: Event) -> str:
    return n.one(e, mark("You win the match!"), mark("{name} wins the match!"))


_TELLERS: dict[str, Callable[[Narrator, Event], str]] = {
    "deal": _deal,
    "opening": _opening,
    "high_card": _high_card,
    "play": _play,
    "jump": _jump,
    "sweep": _sweep,
    "power": _power,
    "draw": penaltysentences.draw,
    "pass": _pass,
    "color": _color,
    "penalty": penaltysentences.penalty,
    "challenge": penaltysentences.challenge,
    "reveal": penaltysentences.reveal,
    "skip": _skip,
    "reverse": _reverse,
    "turn": _turn,
    "uno": _uno,
    "catch": _catch,
    "wrong_catch": _wrong_catch,
    "wrong_play": _wrong_play,
    "timeout": _timeout,
    "swap": _swap,
    "swap_two": _swap_two,
    "pass_hands": _pass_hands,
    "shuffle_hands": _shuffle_hands,
    "flip": _flip,
    "reshuffle": _reshuffle,
    "out": _out,
    "eliminated": _eliminated,
    "stalemate": _stalemate,
    "pile_empty": _pile_empty,
    "round_end": _round_end,
    "match_end": _match_end,
}

KINDS = frozenset(_TELLERS)
