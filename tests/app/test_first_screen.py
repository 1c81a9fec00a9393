"""What the start may import: the first screen answers before the rest is there."""

import subprocess
import sys
from pathlib import Path

import unoultimate
from building.blocks import FIRST

SOURCES = Path(unoultimate.__file__).parents[1]
TESTS = Path(__file__).parents[1]
SHOWN = """
import sys
from unoultimate import ui
from unoultimate.app.controller import Controller
from unoultimate.app.homeflow import first_state
ui.render(first_state())
print(*sys.modules)
"""
TAPPED = """
import asyncio, sys
from unoultimate import ui
from unoultimate.app.controller import Controller
before = set(sys.modules)
from helpers.apps import memory_ports
helpers = set(sys.modules) - before
async def start():
    controller = Controller(memory_ports(), ui.render)
    await controller.start()
    controller.begin([("preset", {"id": "official"})])
    assert controller.state.screen == "setup"
asyncio.run(start())
print(*(name for name in sys.modules if name not in helpers))
"""
LATER = (
    "datetime",
    "hashlib",
    "random",
    "unoultimate.ai",
    "unoultimate.app.manual",
    "unoultimate.app.statistics",
    "unoultimate.app.tableflow",
    "unoultimate.app.tablestate",
    "unoultimate.engine.games",
    "unoultimate.engine.match",
    "unoultimate.engine.round",
    "unoultimate.table.local",
    "unoultimate.table.ports",
    "unoultimate.ui.cards.faces",
    "unoultimate.ui.dialogs",
    "unoultimate.ui.table",
)


def loaded_by(program: str) -> set[str]:
    """The names of the modules that are loaded when a program has run by itself."""
    return set(
        subprocess.check_output(
            [sys.executable, "-c", program],
            text=True,
            timeout=60,
            env={"PYTHONPATH": f"{SOURCES}:{TESTS}"},
        ).split()
    )


def test_the_first_screen_needs_neither_rules_of_play_nor_other_screens() -> None:
    loaded = loaded_by(SHOWN)
    early = [name for name in loaded if f"{name}.".startswith(tuple(f"{n}." for n in LATER))]
    assert early == []
    assert "unoultimate.ui.home" in loaded


def test_the_first_tap_is_answered_by_what_the_build_lays_open() -> None:
    names = [name for name in FIRST if not name.startswith(("pyscript", "unoultimate.main"))]
    opened = loaded_by(
        f"import sys, unoultimate.app.controller, {', '.join(names)}\nprint(*sys.modules)"
    )
    needed = {name for name in loaded_by(TAPPED) if name.startswith("unoultimate.")}
    assert needed <= opened
