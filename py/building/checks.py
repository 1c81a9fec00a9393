"""`build.py test`: every check and test, the browser's included, side by side."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Sequence

from building import browser, site
from building.places import ROOT, VENV_BIN, VENV_PYTHON

Command = tuple[str, list[str]]


def tool(name: str, *arguments: str) -> list[str]:
    return [str(VENV_BIN / name), *arguments]


def linters() -> list[Command]:
    return [
        ("ruff", tool("ruff", "check", "--quiet", ".")),
        ("ruff format", tool("ruff", "format", "--quiet", "--check", ".")),
        ("mypy", tool("mypy", "--no-error-summary")),
        ("import-linter", tool("lint-imports", "--no-logo")),
    ]


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT / "py")}


def passes(name: str, command: Sequence[str]) -> bool:
    """Run one check; print what it said only when it fails."""
    begun = time.monotonic()
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=environment(),
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    print(f"{name}: {'failed' if done.returncode else 'ok'}, {time.monotonic() - begun:.1f} s")
    if done.returncode:
        print(done.stdout)
    return done.returncode == 0


def lint() -> int:
    """Run every linter, also after one failed."""
    results = [passes(name, command) for name, command in linters()]
    return 0 if all(results) else 1


def test(chosen: Sequence[str]) -> int:
    """Set up everything, then run the linters and pytest; return the exit code."""
    browser.install()
    site.build()
    if chosen:
        return pytest(list(chosen))
    lint_code = lint()
    return pytest(["-n", "2", "--dist", "worksteal"]) or lint_code


def pytest(arguments: list[str]) -> int:
    """Run pytest with its own output; its last line is the closing line of the whole run."""
    command = [str(VENV_PYTHON), "-m", "pytest", *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment()).returncode
