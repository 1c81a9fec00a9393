"""Several cards laid at once (`multi_play`): what a tap makes of the cards selected.

`product.md`, Table: the first tap on a card with partners selects it, further taps add partners
in order; a second tap on the first lays it alone, or clears when others are selected; a tap on
another selected card takes it out; a card that may be laid but not join starts anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from . import choosing

if TYPE_CHECKING:
    from unoultimate.engine import View


class Picked(NamedTuple):
    """One card of the hand: its kind, and which of the equal ones."""

    card: int
    nth: int


Selection = tuple[Picked, ...]


class Tapped(NamedTuple):
    """What a tap leads to: cards to be laid at once, or else a selection."""

    lay: tuple[int, ...] | None = None
    selection: Selection = ()


def tap(view: View, selection: Selection, picked: Picked) -> Tapped:
    """The rule of a tap on a card while these are selected."""
    if picked in selection:
        return _tap_selected(selection, picked)
    if selection and joins(view, selection, picked.card):
        return Tapped(selection=(*selection, picked))
    if choosing.may_lay(view, (picked.card,)) or partners(view, (picked,)):
        return _begin(view, picked)
    return Tapped((picked.card,), selection)


def joins(view: View, selection: Selection, card: int) -> bool:
    """Whether the card may be laid together with those selected."""
    return view.rules.multi_play != "off" and choosing.may_lay(view, (*cards(selection), card))


def partners(view: View, selection: Selection) -> frozenset[int]:
    """The kinds of card, not selected yet, that may join."""
    if view.rules.multi_play == "off" or view.turn != view.seat:
        return frozenset()
    free = list(view.hand)
    for picked in selection:
        free.remove(picked.card)
    symbols = view.face.symbols
    alike = {card for card in free if symbols[card] == symbols[selection[0].card]}
    return frozenset(card for card in alike if joins(view, selection, card))


def cards(selection: Selection) -> tuple[int, ...]:
    """The cards selected, in their order."""
    return tuple(picked.card for picked in selection)


def _tap_selected(selection: Selection, picked: Picked) -> Tapped:
    if picked != selection[0]:
        return Tapped(selection=tuple(one for one in selection if one != picked))
    return Tapped(cards(selection)) if len(selection) == 1 else Tapped()


def _begin(view: View, picked: Picked) -> Tapped:
    if partners(view, (picked,)):
        return Tapped(selection=(picked,))
    return Tapped((picked.card,))
