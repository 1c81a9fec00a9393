"""What the start may import: the first screen answers before the rest is there."""

import subprocess
import sys
from pathlib import Path

import unoultimate

SOURCES = Path(unoultimate.__file__).parents[1]
PROGRAM = """
import sys
from unoultimate import ui
from unoultimate.app.controller import Controller
from unoultimate.app.homeflow import first_state
ui.render(first_state())
print(*sorted(name for name in sys.modules if name.startswith("unoultimate.")))
"""
LATER = (
    "unoultimate.ai",
    "unoultimate.app.manual",
    "unoultimate.app.statistics",
    "unoultimate.app.tableflow",
    "unoultimate.engine.games",
    "unoultimate.engine.match",
    "unoultimate.engine.round",
    "unoultimate.table.local",
    "unoultimate.ui.cards.faces",
    "unoultimate.ui.dialogs",
    "unoultimate.ui.table",
)


def test_the_first_screen_needs_neither_rules_of_play_nor_other_screens() -> None:
    loaded = subprocess.check_output(
        [sys.executable, "-c", PROGRAM], text=True, timeout=60, env={"PYTHONPATH": str(SOURCES)}
    ).split()
    early = [name for name in loaded if f"{name}.".startswith(tuple(f"{n}." for n in LATER))]
    assert early == []
    assert "unoultimate.ui.home" in loaded
