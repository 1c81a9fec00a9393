"""Options that have no effect under the others chosen (`rules.md` §2, end)."""

from collections.abc import Callable

from .cards import WILD_CUSTOM
from .rules import Rules

Test = Callable[[Rules, int], bool]


def inert(rules: Rules, seats: int) -> dict[str, str]:
    """The options without effect for so many seats, each with a reason code."""
    return {id: reason for id, reason, test in _INERT if test(rules, seats)}


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

REASONS = tuple(dict.fromkeys(reason for _, reason, _ in _INERT))
"""Every reason code of an option without effect."""
