"""What must be true of every position: the checks behind `Round.check()`."""

from collections import Counter
from collections.abc import Callable

from .position import COLOR, DRAWN, OVER, PENALTY, Position


def broken(p: Position) -> list[str]:
    """The names of all invariants that this position breaks."""
    return [name for name, holds in _INVARIANTS.items() if not holds(p)]


def _cards_conserved(p: Position) -> bool:
    held = Counter(p.draw) + Counter(p.discard)
    for hand in p.hands:
        held.update(hand)
    counts = p.deck.counts
    if p.partial:
        return all(count <= counts[card] for card, count in held.items())
    return all(held[card] == count for card, count in enumerate(counts))


def _turn_is_active(p: Position) -> bool:
    return p.phase == OVER or p.turn in p.active


def _active_hold_cards(p: Position) -> bool:
    return p.phase == OVER or all(bool(p.hands[seat]) for seat in p.active)


def _others_hold_none(p: Position) -> bool:
    gone = set(range(len(p.hands))) - set(p.active)
    return not any(p.hands[seat] for seat in gone)


def _penalty_in_its_phase(p: Position) -> bool:
    return (p.pending is not None) == (p.phase == PENALTY)


def _drawn_in_its_phase(p: Position) -> bool:
    if p.phase != DRAWN:
        return p.drawn is None
    return p.drawn in p.hands[p.turn]


def _outcome_when_over(p: Position) -> bool:
    return (p.outcome is not None) == (p.phase == OVER)


def _color_is_known(p: Position) -> bool:
    card_color = p.face.colors[p.top]
    if card_color is not None:
        return p.color == card_color
    return p.color is None or p.color in p.face.palette


def _callers_hold_few(p: Position) -> bool:
    return p.declared <= set(p.active) and p.open.isdisjoint(p.declared)


def _open_hold_one(p: Position) -> bool:
    return all(seat in p.active and len(p.hands[seat]) == 1 for seat in p.open)


def _hands_below_limit(p: Position) -> bool:
    limit = p.rules.hand_limit
    return not limit or p.phase == OVER or all(len(hand) < limit for hand in p.hands)


def _color_asked_on_a_wild(p: Position) -> bool:
    return p.phase != COLOR or p.face.wild[p.top]


def _seats_counted_once(p: Position) -> bool:
    gone = [*p.out, *(seat for seat, _ in p.eliminated)]
    return len(gone) == len(set(gone)) and (p.phase == OVER or not set(gone) & set(p.active))


_INVARIANTS: dict[str, Callable[[Position], bool]] = {
    "cards_conserved": _cards_conserved,
    "turn_is_active": _turn_is_active,
    "active_hold_cards": _active_hold_cards,
    "others_hold_none": _others_hold_none,
    "penalty_in_its_phase": _penalty_in_its_phase,
    "drawn_in_its_phase": _drawn_in_its_phase,
    "outcome_when_over": _outcome_when_over,
    "color_is_known": _color_is_known,
    "callers_active": _callers_hold_few,
    "open_hold_one": _open_hold_one,
    "hands_below_limit": _hands_below_limit,
    "color_asked_on_a_wild": _color_asked_on_a_wild,
    "seats_counted_once": _seats_counted_once,
}
