"""The position that a scenario describes."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from .cards import color_index
from .deal import deal, may_open
from .decks import Deck
from .drawing import PileEmpty
from .errors import NotationError
from .fits import is_lawful
from .games import game_of
from .invariants import broken
from .match import Match
from .plausible import faults
from .position import PENALTY, Pending, Position
from .round import Round
from .rules import Rules
from .seats import Seat
from .standings import Standings

Scenario = Mapping[str, Any]
SIDES = ("light", "dark")


def build_match(scenario: Scenario) -> Match:
    """A match whose current round stands as the scenario says.

    Raises NotationError or RulesError for what can't be.
    """
    rules = Rules.from_json(scenario.get("rules", {}))
    names = _names(scenario)
    standings = _standings(scenario, rules, len(names))
    seed = f"{scenario.get('seed', 0)}"
    given = "hands" in scenario or "discard" in scenario
    p = Position(rules, game_of(rules), [[] for _ in names], f"{seed}/1")
    p.active = [seat for seat in p.active if seat not in standings.left]
    p.partial = bool(scenario.get("draw_exact"))
    _set_sides(p, scenario)
    (_lay_out if given else _deal_out)(p, scenario)
    _demand_sound(p)
    seats = [Seat(name) for name in names]
    return Match(rules, seats, seed, Round(p, standings.totals), standings)


def _demand_sound(p: Position) -> None:
    wrong = faults(p) or broken(p)
    if wrong:
        raise NotationError("bad_position", part=", ".join(wrong))
    if len(p.active) < 2:
        raise NotationError("too_few_seats", active=len(p.active))


def _set_sides(p: Position, scenario: Scenario) -> None:
    side = scenario.get("side", "light")
    if side not in SIDES or (side == "dark" and p.game.id != "flip"):
        raise NotationError("bad_side", side=side)
    p.side = SIDES.index(side)
    p.face = p.deck.sides[p.side]
    power = scenario.get("power", p.power)
    if len(power) != len(p.power):
        raise NotationError("bad_length", key="power")
    p.power = list(power)


def _names(scenario: Scenario) -> list[str]:
    players = scenario.get("players", len(scenario.get("hands", ())))
    names = [f"P{n}" for n in range(players)] if isinstance(players, int) else list(players)
    if not 2 <= len(names) <= 10:
        raise NotationError("bad_players", players=players)
    return names


def _standings(scenario: Scenario, rules: Rules, seats: int) -> Standings:
    fresh = Standings.fresh(seats)
    fresh.totals = _per_seat(scenario, "totals", seats)
    fresh.start = list(fresh.totals)
    fresh.rounds_won = _per_seat(scenario, "rounds_won", seats)
    fresh.rounds_played = scenario.get("rounds_played", 0)
    if rules.format == "knockout":
        fresh.leave_at_target(rules)
    return fresh


def _per_seat(scenario: Scenario, key: str, seats: int) -> list[int]:
    values = list(scenario.get(key, [0] * seats))
    if len(values) != seats:
        raise NotationError("bad_length", key=key)
    return values


def _deal_out(p: Position, scenario: Scenario) -> None:
    p.draw = _pile(p, scenario, [])
    dealer = scenario.get("dealer", len(p.hands) - 1)
    left = len(p.draw) - p.rules.hand_size * len(p.active)
    if left < 1 or not any(may_open(p, card) for card in p.draw[:left]):
        raise NotationError("too_few", key="draw")
    if dealer not in p.active:
        raise NotationError("bad_scenario", key="dealer", value=dealer)
    try:
        deal(p, dealer, stacked=True)
    except PileEmpty:
        raise NotationError("too_few", key="draw") from None


def _lay_out(p: Position, scenario: Scenario) -> None:
    hands = scenario.get("hands", [])
    if len(hands) != len(p.hands) or not scenario.get("discard"):
        raise NotationError("bad_length", key="hands" if scenario.get("discard") else "discard")
    p.hands = [p.deck.cards(hand) for hand in hands]
    p.discard = p.deck.cards(scenario["discard"])
    p.draw = _pile(p, scenario, [card for hand in p.hands for card in hand] + p.discard)
    _set_out(p)
    p.turn = scenario.get("turn", 0)
    p.dealer = scenario.get("dealer", (p.turn - 1) % len(p.hands))
    p.direction = p.undo = scenario.get("direction", 1)
    p.color = _color(p, scenario)
    p.declared = set(scenario.get("declared", ()))
    _set_pending(p, scenario.get("pending"))
    if p.turn not in p.active:
        raise NotationError("bad_scenario", key="turn", value=p.turn)


def _set_out(p: Position) -> None:
    for seat in [seat for seat in p.active if not p.hands[seat]]:
        if p.rules.format != "last_standing":
            raise NotationError("empty_hand", seat=seat)
        p.active.remove(seat)
        p.out.append(seat)


def _color(p: Position, scenario: Scenario) -> int | None:
    if "color" not in scenario:
        return p.face.colors[p.top]
    letter = scenario["color"]
    try:
        color = None if letter is None else color_index(letter)
    except ValueError:
        raise NotationError("unknown_color", color=letter) from None
    if color is not None and color not in p.face.palette:
        raise NotationError("unknown_color", color=letter)
    return color


def _set_pending(p: Position, pending: Any) -> None:
    if not pending:
        return
    if not {"amount", "kind", "by"} <= set(pending):
        raise NotationError("bad_scenario", key="pending", value=pending)
    p.pending = Pending(pending["amount"], pending["kind"], pending["by"])
    if faults(p):
        raise NotationError("bad_scenario", key="pending", value=pending)
    p.phase = PENALTY
    if pending["kind"] in p.game.judged and p.face.symbols[p.top] == pending["kind"]:
        p.pending = p.pending._replace(bluff=_was_bluff(p, pending["by"]))


def _was_bluff(p: Position, layer: int) -> bool:
    """Judged by the layer's hand and the card under the Wild Draw Four."""
    if len(p.discard) < 2:
        return False
    before = p.copy()
    before.discard.pop()
    before.color = p.face.colors[before.top]
    return not is_lawful(before, layer)


def _pile(p: Position, scenario: Scenario, used: Sequence[int]) -> list[int]:
    """The draw pile, next card last: the cards named, then the rest of the deck."""
    named = p.deck.cards(scenario.get("draw", ()))
    rest = _rest(p.deck, [*used, *named])
    below = [] if scenario.get("draw_exact") else rest
    return [*below, *reversed(named)]


def _rest(deck: Deck, used: Sequence[int]) -> list[int]:
    counts = Counter(used)
    for card, count in counts.items():
        if count > deck.counts[card]:
            raise NotationError("too_many", card=deck.codes[card], deck=deck.counts[card])
    left = Counter(deck.fresh())
    left.subtract(counts)
    return list(left.elements())
