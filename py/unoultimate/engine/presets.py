"""Rule sets and editions: presets by what differs from the official game (`rules.md` §2)."""

from dataclasses import dataclass, field

from .options import Value


@dataclass(frozen=True)
class Preset:
    """A named set of rules: its differences from official and the seats it allows."""

    id: str
    changes: dict[str, Value] = field(default_factory=dict)
    seats: tuple[int, int] = (2, 10)


RULE_SETS = ("official", "quick", "progressive", "seven_zero", "party", "survival")
EDITIONS = ("mattel_41940", "mattel_gdj85", "mattel_hjh90", "superman_j4299", "family")

_ALL = (
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

PRESETS: dict[str, Preset] = {preset.id: preset for preset in _ALL}
