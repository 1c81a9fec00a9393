"""Options that have no effect under the others chosen (`rules.md` §2, end)."""

from collections.abc import Callable

from .cards import WILD_CUSTOM
from .rules import Rules

Test = Callable[[Rules, int], bool]


def inert(rules: Rules, seats: int) -> dict[str, str]:
    """The options without effect for so many seats, each with a reason code."""
    found = {id: reason for id, reason, test in _INERT if test(rules, seats)}
    return found | _OF_GAME.get(rules.game, {})


def _ranks(rules: Rules, _seats: int) -> bool:
    return rules.format in ("first_out", "last_standing")


def _sums(rules: Rules, seats: int) -> bool:
    return not _ranks(rules, seats)


def _no_custom_wild(rules: Rules, _seats: int) -> bool:
    return WILD_CUSTOM not in rules.deck.symbols


def _number_opens(rules: Rules, _seats: int) -> bool:
    return rules.first_card == "number_only"


def _reverse_skips(rules: Rules, seats: int) -> bool:
    return seats == 2 and rules.two_player_reverse == "skip" and not _number_opens(rules, seats)


def _never_two(rules: Rules, seats: int) -> bool:
    leaves = rules.format in ("last_standing", "knockout") or rules.hand_limit
    return seats > 2 and not leaves


def _wild4_free(rules: Rules, _seats: int) -> bool:
    return rules.wild4 == "free"


def _no_catching(rules: Rules, _seats: int) -> bool:
    return rules.uno_call != "manual"


def _no_timer(rules: Rules, _seats: int) -> bool:
    return not rules.turn_timer


def _no_sides(rules: Rules, seats: int) -> bool:
    return rules.format != "points" or seats != 4


_INERT: tuple[tuple[str, str, Test], ...] = (
    ("target", "format_ranks", _ranks),
    ("rounds", "format_sums", _sums),
    ("custom_wild", "no_custom_wild", _no_custom_wild),
    ("first_reverse", "number_opens", _number_opens),
    ("first_reverse", "reverse_skips", _reverse_skips),
    ("first_wild", "number_opens", _number_opens),
    ("two_player_reverse", "never_two", _never_two),
    ("wild4_blocked_by", "wild4_free", _wild4_free),
    ("partners", "no_sides", _no_sides),
    ("uno_penalty", "no_catching", _no_catching),
    ("wrong_catch", "no_catching", _no_catching),
    ("timeout", "no_timer", _no_timer),
)

_OWN_DECK = {
    "edition": "own_deck",
    "shuffle_wilds": "no_such_card",
    "custom_wild": "no_such_card",
}

_NO_CHALLENGE = dict.fromkeys(("wild4", "wild4_blocked_by"), "no_challenge")

_OF_GAME: dict[str, dict[str, str]] = {
    "flip": {**_OWN_DECK, "zero_pass": "no_zeros"},
    "no_mercy": {
        **_OWN_DECK,
        **_NO_CHALLENGE,
        "first_card": "always_number",
        "stacking": "always_upwards",
        "reflect": "no_reflecting",
    },
    "flex": {
        **_OWN_DECK,
        "first_card": "always_number",
        "multi_play": "one_by_one",
        "wild4_blocked_by": "always_blocked",
        "zero_pass": "no_zeros",
    },
    "all_wild": {
        **_OWN_DECK,
        **_NO_CHALLENGE,
        **dict.fromkeys(("first_card", "first_reverse", "first_wild"), "first_silent"),
        "first_dealer": "always_chance",
        "finish_with": "only_wilds",
        **dict.fromkeys(("must_play", "wrong_play", "draw_count"), "all_fit"),
        "multi_play": "one_by_one",
        "reflect": "no_reflecting",
        "seven_swap": "no_sevens",
        "zero_pass": "no_zeros",
    },
    "express": _OWN_DECK,
    "junior": {**_OWN_DECK, **_NO_CHALLENGE, "seven_swap": "no_sevens", "zero_pass": "no_zeros"},
}
"""What the game itself settles: at least every option that its preset fixes."""

_CODES = (
    *(reason for _, reason, _ in _INERT),
    *(r for of in _OF_GAME.values() for r in of.values()),
)
REASONS = tuple(dict.fromkeys(_CODES))
"""Every reason code of an option without effect."""
