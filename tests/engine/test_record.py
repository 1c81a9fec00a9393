import json
from pathlib import Path
from typing import Any

import pytest

from unoultimate.engine import Match

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.json"))


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_old_records_replay_card_for_card(file: Path) -> None:
    """These files are never made anew: a record shared today must play for ever."""
    golden: dict[str, Any] = json.loads(file.read_text("utf-8"))
    match = Match.from_record(golden["record"])
    codes = match.rules.deck.codes
    hands = [[[codes[card] for card in hand] for hand in result.hands] for result in match.results]
    assert hands == golden["hands"]
    assert list(match.totals) == golden["totals"]
    assert [codes[card] for card in match.round.position.draw] == golden["draw"]
    assert match.record() == golden["record"]


def test_a_record_is_plain_json() -> None:
    record = json.loads(GOLDEN[0].read_text("utf-8"))["record"]
    assert list(record) == ["format", "version", "rules", "seats", "seed", "dealer", "rounds"]
    assert (record["format"], record["version"]) == ("uno-ultimate-record", 1)
