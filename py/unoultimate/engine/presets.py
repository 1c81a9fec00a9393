"""Rule sets and editions: presets by what differs from the official game (`rules.md` §2)."""

from dataclasses import dataclass, field

from .options import Value


@dataclass(frozen=True)
class Preset:
    """A named set of rules: its differences from official and the seats it allows.

    `game` is the game it plays; `fixed` options have no effect in that game and hold this
    value, `only` leaves some values of an option.
    """

    id: str
    changes: dict[str, Value] = field(default_factory=dict)
    seats: tuple[int, int] = (2, 10)
    game: str = "classic"
    fixed: dict[str, Value] = field(default_factory=dict)
    only: dict[str, tuple[Value, ...]] = field(default_factory=dict)


RULE_SETS = ("official", "quick", "progressive", "seven_zero", "party", "survival")
EDITIONS = ("mattel_41940", "mattel_gdj85", "mattel_hjh90", "superman_j4299", "family")
VARIANTS = ("flip", "no_mercy", "flex", "all_wild", "express", "junior")
"""The games with a deck of their own."""

_CLASSIC = (
    Preset("official"),
    Preset(
        "quick",
        {"format": "first_out", "rounds": 1, "hand_size": 5, "first_card": "number_only"},
    ),
    Preset("progressive", {"stacking": "same"}),
    Preset("seven_zero", {"seven_swap": "on", "zero_pass": "on"}),
    Preset(
        "party",
        {
            "stacking": "any",
            "reflect": "reverse_skip",
            "jump_in": "on",
            "multi_play": "all",
            "seven_swap": "on",
            "zero_pass": "on",
            "draw_count": "until_playable",
            "wild4": "free",
            "shuffle_wilds": 1,
        },
    ),
    Preset(
        "survival",
        {"format": "last_standing", "stacking": "up", "reflect": "reverse", "hand_limit": 15},
    ),
    Preset("mattel_41940", {"first_wild": "choose"}),
    Preset(
        "mattel_gdj85",
        {"edition": "classic112", "shuffle_wilds": 1, "first_wild": "choose"},
    ),
    Preset(
        "mattel_hjh90",
        {
            "edition": "classic112",
            "shuffle_wilds": 1,
            "first_card": "number_only",
            "wild4_blocked_by": "color_or_wild",
        },
    ),
    Preset("superman_j4299", seats=(2, 2)),
    Preset(
        "family",
        {
            "format": "penalty",
            "draw_count": "until_playable",
            "uno_penalty": 4,
            "wild4_blocked_by": "color_or_number",
            "first_reverse": "right_of_dealer",
            "first_wild": "choose",
            "first_dealer": "high_card",
        },
    ),
)

_OWN_DECK: dict[str, Value] = {
    "edition": "classic108",
    "shuffle_wilds": 0,
    "custom_wild": "swap_two",
}
_NO_WILD4: dict[str, Value] = {"wild4": "free", "wild4_blocked_by": "color"}

_VARIANTS = (
    Preset(
        "flip",
        game="flip",
        fixed={**_OWN_DECK, "zero_pass": "off"},
        only={"stacking": ("off", "same")},
    ),
    Preset(
        "no_mercy",
        {
            "format": "first_out",
            "target": 1000,
            "draw_count": "until_playable",
            "drawn_card": "must_play",
            "seven_swap": "on",
            "zero_pass": "on",
            "hand_limit": 25,
        },
        seats=(2, 6),
        game="no_mercy",
        fixed={
            **_OWN_DECK,
            **_NO_WILD4,
            "first_card": "number_only",
            "stacking": "off",
            "reflect": "off",
        },
        only={"hand_limit": (25, 20, 30)},
    ),
    Preset(
        "flex",
        seats=(2, 8),
        game="flex",
        fixed={
            **_OWN_DECK,
            "first_card": "number_only",
            "multi_play": "off",
            "wild4_blocked_by": "color_or_wild",
            "zero_pass": "off",
        },
    ),
    Preset(
        "all_wild",
        game="all_wild",
        fixed={
            **_OWN_DECK,
            **_NO_WILD4,
            "first_card": "official",
            "first_dealer": "random",
            "first_reverse": "dealer",
            "first_wild": "open",
            "finish_with": "any",
            "must_play": "off",
            "multi_play": "off",
            "wrong_play": "prevent",
            "reflect": "off",
            "seven_swap": "off",
            "zero_pass": "off",
        },
        only={"stacking": ("off", "same", "up")},
    ),
    Preset(
        "express",
        {"hand_size": 5, "target": 250},
        seats=(2, 4),
        game="express",
        fixed=_OWN_DECK,
    ),
    Preset(
        "junior",
        {"hand_size": 5, "format": "first_out", "uno_call": "auto"},
        seats=(2, 4),
        game="junior",
        fixed={**_OWN_DECK, "seven_swap": "off", "zero_pass": "off"},
    ),
)

PRESETS: dict[str, Preset] = {preset.id: preset for preset in (*_CLASSIC, *_VARIANTS)}
"""Every set of rules by its id."""
