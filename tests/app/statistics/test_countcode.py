from __future__ import annotations

import pytest

from unoultimate.app.statistics.countcode import folded_from, folded_json
from unoultimate.app.statistics.counters import Counters, PlayerCount
from unoultimate.app.statistics.history import Folded
from unoultimate.app.statistics.reading import MOST, WrongValue


def test_sums_of_the_largest_matches_and_the_longest_names_come_back() -> None:
    counters = Counters(
        matches=70, turns=70 * MOST, players={"p:" + "ก" * 200: PlayerCount(70, 70, 0, 0)}
    )
    folded = Folded(("2026-01-01", "x"), counters)
    assert folded_from(folded_json(folded)) == folded


def test_no_sum_is_without_bounds() -> None:
    document = folded_json(Folded(("2026-01-01", "x"), Counters(turns=10**16)))
    with pytest.raises(WrongValue):
        folded_from(document)
