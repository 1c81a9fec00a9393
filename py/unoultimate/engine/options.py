"""The option catalogue: every rule that can vary, as data (`rules.md` §2).

Setup screen, rule panel, manual, presets, saves and scenario files are driven from it.
"""

from dataclasses import dataclass

Value = str | int

GROUPS = ("winning", "dealing", "playing", "drawing", "penalties", "special", "uno")


@dataclass(frozen=True)
class Option:
    """One option: its id, its group and the values it may take, the official one first."""

    id: str
    group: str
    values: tuple[Value, ...]

    @property
    def default(self) -> Value:
        """The value of the official game."""
        return self.values[0]


def _group(name: str, **options: tuple[Value, ...]) -> tuple[Option, ...]:
    return tuple(Option(id, name, values) for id, values in options.items())


OPTIONS: tuple[Option, ...] = (
    *_group(
        "winning",
        format=("points", "penalty", "first_out", "last_standing", "knockout"),
        target=(500, 100, 200, 250, 300, 1000),
        rounds=(1, 3, 5),
    ),
    *_group(
        "dealing",
        edition=("classic108", "classic112"),
        hand_size=(7, 3, 5, 10),
        decks=(1, 2),
        shuffle_wilds=(0, 1, 2),
        custom_wild=("swap_two", "all_draw_one", "skip_all", "plain"),
        first_dealer=("random", "high_card", "chosen"),
        first_card=("official", "number_only"),
        first_reverse=("dealer", "right_of_dealer"),
        first_wild=("open", "choose"),
        empty_pile=("reshuffle", "end_round"),
    ),
    *_group(
        "playing",
        multi_play=("off", "numbers", "all"),
        jump_in=("off", "on"),
        must_play=("off", "on"),
        finish_with=("any", "not_wild", "number"),
        two_player_reverse=("skip", "reverse"),
        wrong_play=("prevent", "draw_two"),
    ),
    *_group(
        "drawing",
        draw_count=("one", "until_playable"),
        drawn_card=("may_play", "must_play", "keep"),
    ),
    *_group(
        "penalties",
        stacking=("off", "same", "up", "any"),
        reflect=("off", "reverse", "reverse_skip"),
        wild4=("challenge", "free", "strict"),
        wild4_blocked_by=("color", "color_or_wild", "color_or_number"),
        after_penalty=("lose_turn", "may_play"),
    ),
    *_group(
        "special",
        seven_swap=("off", "on"),
        zero_pass=("off", "on"),
        hand_limit=(0, 15, 20, 25, 30),
        partners=("off", "on"),
    ),
    *_group(
        "uno",
        uno_call=("manual", "auto", "off"),
        uno_penalty=(2, 4),
        wrong_catch=("prevent", "draw_two"),
        turn_timer=(0, 15, 30, 60),
        timeout=("auto", "draw_two"),
    ),
)

BY_ID: dict[str, Option] = {option.id: option for option in OPTIONS}
