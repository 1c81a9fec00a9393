"""What a round and a match give, in the words of their format (`rules.md` §9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .texts import _, ngettext

if TYPE_CHECKING:
    from unoultimate.engine import Rules

    from .tablestate import MatchEnd, RoundRow, TableState

RANKED = ("first_out", "last_standing")


def sums_up(rules: Rules) -> bool:
    """Whether totals over rounds mean anything: not when a single round decides."""
    return rules.format not in RANKED or rules.rounds > 1


def target(rules: Rules) -> int | None:
    """The total at which a match ends or a seat leaves it, if there is one."""
    return None if rules.format in RANKED else rules.target


def gain_text(rules: Rules, row: RoundRow) -> str:
    """What the round gives this seat; "" for nothing."""
    if not row.points or not sums_up(rules):
        return ""
    if rules.format in RANKED:
        return ngettext("+{n} rank point", "+{n} rank points", row.points)
    if rules.format == "points":
        return _("+{n}", n=row.points)
    return ngettext("+{n} penalty point", "+{n} penalty points", row.points)


def total_text(rules: Rules, row: RoundRow) -> str:
    """The total so far, and who leaves the match by it; "" where nothing is added up."""
    if not sums_up(rules):
        return ""
    if row.left:
        return _("total {n}, leaves the match", n=row.total)
    return _("total {n}", n=row.total)


def result_text(rules: Rules, end: MatchEnd, seat: int) -> str:
    """What a seat has at the end of a match."""
    won = ngettext("{n} round won", "{n} rounds won", end.rounds_won[seat])
    total = end.totals[seat]
    if rules.format == "knockout":
        return _knockout(end, seat, won)
    if not sums_up(rules):
        return _("place {n}", n=end.ranking.index(seat) + 1)
    if rules.format in RANKED:
        return ngettext("{n} rank point · {won}", "{n} rank points · {won}", total, won=won)
    if rules.format == "penalty":
        return ngettext("{n} penalty point · {won}", "{n} penalty points · {won}", total, won=won)
    return ngettext("{n} point · {won}", "{n} points · {won}", total, won=won)


def _knockout(end: MatchEnd, seat: int, won: str) -> str:
    left = end.left[seat] if end.left else 0
    if not left:
        return _("stayed to the end · {won}", won=won)
    return _("left in round {n} · {won}", n=left, won=won)


def score_text(table: TableState) -> str:
    """Round and score in the top bar."""
    rules, number = table.rules, table.round_number
    if rules.format in RANKED:
        return _ranked(table)
    if table.view is None or not table.totals:
        return _("Round {n}", n=number)
    seat = table.view.seat
    score = table.totals[seat]
    if rules.partners_play(len(table.seats)):
        others = table.totals[(seat + 1) % len(table.seats)]
        return _("We {score}, they {others} of {target} · round {n}", n=number,
                 score=score, others=others, target=rules.target)  # fmt: skip
    if rules.format == "points":
        return _("Round {n} · {score}/{target}", n=number, score=score, target=rules.target)
    return _("Round {n} · {score}/{target} penalty points", n=number, score=score,
             target=rules.target)  # fmt: skip


def _ranked(table: TableState) -> str:
    rules, number = table.rules, table.round_number
    if rules.rounds == 1:
        return _("One round")
    if table.view is None or not table.totals:
        return _("Round {n} of {rounds}", n=number, rounds=rules.rounds)
    score = table.totals[table.view.seat]
    return ngettext(
        "Round {number} of {rounds} · {n} rank point",
        "Round {number} of {rounds} · {n} rank points",
        score,
        number=number,
        rounds=rules.rounds,
    )
