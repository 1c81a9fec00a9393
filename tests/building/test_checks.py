from __future__ import annotations

import pytest

from building import checks


@pytest.mark.parametrize(
    ("outputs", "line"),
    [
        (["..\n5 passed in 1.2s\n"], "5 passed, 0 failed, 0 skipped"),
        (
            ["=== 1 failed, 5 passed, 2 skipped in 61.20s (0:01:01) ===\n", "3 passed in 0.1s\n"],
            "8 passed, 1 failed, 2 skipped",
        ),
        (["2 errors in 0.5s\n"], "0 passed, 2 failed, 0 skipped"),
        (["it crashed", "3 passed in 0.1s"], "3 passed, 1 failed, 0 skipped"),
    ],
)
def test_closing_line_adds_up(outputs: list[str], line: str) -> None:
    assert checks.closing_line(*outputs) == line


def test_failed_check_shows_what_it_said(capfd: pytest.CaptureFixture[str]) -> None:
    assert checks.passes("good", ["true"])
    assert not checks.passes("bad", ["sh", "-c", "echo because; exit 3"])
    said = capfd.readouterr().out
    assert "good: ok" in said
    assert "bad: failed" in said
    assert "because" in said


def test_shown_output_is_returned_too(capfd: pytest.CaptureFixture[str]) -> None:
    assert checks.shown(["sh", "-c", "echo one; exit 4"]) == (4, "one\n")
    assert capfd.readouterr().out == "one\n"
