"""The arena counts what was played, in pairs of deals."""

import pytest

from unoultimate.ai import arena
from unoultimate.ai.intervals import wilson


def test_intervals_are_wilsons() -> None:
    share = wilson(60, 100)
    assert share.value == 0.6
    assert share.low == pytest.approx(0.502, abs=0.001)
    assert share.high == pytest.approx(0.691, abs=0.001)
    assert wilson(0, 10).low == 0.0
    assert wilson(10, 10).high == pytest.approx(1.0)
    assert wilson(0, 0) == (0.0, 0.0, 1.0)


def test_swapped_seats_of_equal_players_win_equally_often() -> None:
    pairing = arena.Pairing("greedy", "greedy", "official", 2)
    assert arena.won_by_one(pairing, range(5)) == 10
    assert pairing.seating(False) == ["greedy", "greedy"]


def test_seats_are_swapped() -> None:
    pairing = arena.Pairing("hard", "random", "official", 4)
    assert pairing.seating(False) == ["hard", "random", "hard", "random"]
    assert pairing.seating(True) == ["random", "hard", "random", "hard"]


def test_the_table_names_everybody(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena.main(["--rounds", "4", "--jobs", "1", "--players", "random", "greedy"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "official, 2 seats, 4 rounds a pairing, seats swapped"
    assert lines[1].split()[:3] == ["greedy", "–", "random"]
    assert {line.split()[0] for line in lines[-2:]} == {"greedy", "random"}


def test_processes_share_the_work_and_count_the_same() -> None:
    pairings = [arena.Pairing("greedy", "random", "quick", 2)]
    assert list(arena.play_all(pairings, 120, 2)) == list(arena.play_all(pairings, 120, 1))


@pytest.mark.parametrize(
    "wrong",
    [["--seats", "3"], ["--seats", "12"], ["--rounds", "0"], ["--players", "hard"]],
)
def test_nonsense_is_refused(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        arena.main(wrong)
    assert "error" in capsys.readouterr().err
