"""A full set of rules: a preset and the options changed from it."""

from collections.abc import Mapping
from typing import Any

from .deck_facts import classic_deck, variant_deck
from .decks import Deck
from .errors import RulesError
from .options import BY_ID, OPTIONS, Value
from .presets import PRESETS, Preset


class Rules:
    """An immutable set of option values; each option is an attribute by its id.

    Raises RulesError `unknown_preset`, `unknown_option` or `bad_value`, naming the
    option and the values allowed.
    """

    format: str
    target: int
    rounds: int
    edition: str
    hand_size: int
    decks: int
    shuffle_wilds: int
    custom_wild: str
    first_dealer: str
    first_card: str
    first_reverse: str
    first_wild: str
    empty_pile: str
    multi_play: str
    jump_in: str
    must_play: str
    finish_with: str
    two_player_reverse: str
    wrong_play: str
    draw_count: str
    drawn_card: str
    stacking: str
    reflect: str
    wild4: str
    wild4_blocked_by: str
    after_penalty: str
    seven_swap: str
    zero_pass: str
    hand_limit: int
    partners: str
    uno_call: str
    uno_penalty: int
    wrong_catch: str
    turn_timer: int
    timeout: str

    base: str
    game: str
    deck: Deck

    def __init__(self, base: str, changes: Mapping[str, Value] | None = None) -> None:
        preset = _preset(base)
        values = {option.id: option.default for option in OPTIONS}
        values |= preset.changes
        values |= _checked(preset, changes or {})
        values |= preset.fixed
        self.__dict__.update(values, base=base, game=preset.game)
        self.__dict__["deck"] = self._deck()

    def _deck(self) -> Deck:
        if self.game != "classic":
            return variant_deck(self.game, self.decks)
        wilds = self.shuffle_wilds or (1 if self.edition == "classic112" else 0)
        return classic_deck(self.edition, self.decks, wilds)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("rules don't change; use replace()")

    @classmethod
    def preset(cls, base: str) -> "Rules":
        """The rules of a preset, unchanged."""
        return cls(base)

    def replace(self, **changes: Value) -> "Rules":
        """These rules with some options changed."""
        return Rules(self.base, {**self.changed_from_base(), **changes})

    def values(self) -> dict[str, Value]:
        """Every option with its value."""
        return {option.id: self.__dict__[option.id] for option in OPTIONS}

    def changed(self) -> dict[str, Value]:
        """The options that differ from the official game."""
        return {o.id: self.__dict__[o.id] for o in OPTIONS if self.__dict__[o.id] != o.default}

    def changed_from_base(self) -> dict[str, Value]:
        """The options that differ from the preset these rules are based on."""
        base = Rules(self.base).values()
        return {id: value for id, value in self.values().items() if value != base[id]}

    @property
    def min_seats(self) -> int:
        """The fewest seats."""
        return _preset(self.base).seats[0]

    @property
    def max_seats(self) -> int:
        """The most seats, whatever the deck."""
        return _preset(self.base).seats[1]

    def check_seats(self, seats: int) -> None:
        """Raise RulesError unless a match may start with so many seats (`rules.md` §1).

        `bad_seats`: outside the preset's range. `deck_too_small`: the deal would take more
        than three quarters of the deck.
        """
        if not self.min_seats <= seats <= self.max_seats:
            raise RulesError("bad_seats", fewest=self.min_seats, most=self.max_seats)
        dealt = self.hand_size * seats + 1
        if dealt * 4 > self.deck.size * 3:
            raise RulesError("deck_too_small", dealt=dealt, size=self.deck.size)

    def partners_play(self, seats: int) -> bool:
        """Whether seats play in two sides (`rules.md` §9, Partners)."""
        return self.partners == "on" and self.format == "points" and seats == 4

    def to_json(self) -> dict[str, Value]:
        """`{"base": preset id, option id: value, …}` with what differs from the preset."""
        return {"base": self.base, **self.changed_from_base()}

    @classmethod
    def from_json(cls, document: Any) -> "Rules":
        """The inverse of `to_json`; also reads the `rules` of a scenario file."""
        if not isinstance(document, Mapping):
            raise RulesError("malformed_rules")
        changes = {id: value for id, value in document.items() if id != "base"}
        return cls(document.get("base", "official"), changes)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Rules):
            return NotImplemented
        return self.base == other.base and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((self.base, *self.values().values()))

    def __repr__(self) -> str:
        changes = ", ".join(f"{id}={value!r}" for id, value in self.changed_from_base().items())
        return f"Rules({self.base!r}{', ' if changes else ''}{changes})"


def _preset(base: object) -> Preset:
    if not isinstance(base, str) or base not in PRESETS:
        raise RulesError("unknown_preset", preset=base, allowed=", ".join(PRESETS))
    return PRESETS[base]


def _checked(preset: Preset, changes: Mapping[str, Value]) -> dict[str, Value]:
    for id, value in changes.items():
        if id not in BY_ID:
            raise RulesError("unknown_option", option=id)
        _check_value(id, value, preset.only.get(id, BY_ID[id].values))
    return dict(changes)


def _check_value(id: str, value: object, allowed: tuple[Value, ...]) -> None:
    if type(value) is not type(allowed[0]) or value not in allowed:
        listed = ", ".join(map(str, allowed))
        raise RulesError("bad_value", option=id, value=value, allowed=listed)
