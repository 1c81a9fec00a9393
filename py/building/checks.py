"""`build.py test`: every check and test, the browser's included, side by side."""

from __future__ import annotations

import os
import re
import subprocess
import time
from collections import Counter
from collections.abc import Sequence

from building import browser, site
from building.places import ROOT, VENV_BIN, VENV_PYTHON, WORK

Command = tuple[str, list[str]]
ENGINE = "tests/engine"
CLOSING = re.compile(r"\d+ \w+.* in [\d.:]+")
COUNT = re.compile(r"(\d+) (passed|failed|skipped|errors?)\b")


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
    """Set up everything, then run the linters and all tests; return the exit code.

    With chosen tests: these alone, as pytest prints them.
    """
    browser.install()
    site.build()
    if chosen:
        return subprocess.run(pytest(*chosen), cwd=ROOT, env=environment()).returncode
    codes = [lint(), *tests()]
    return max(codes)


def pytest(*arguments: str) -> list[str]:
    return [str(VENV_PYTHON), "-m", "pytest", *arguments]


def tests() -> list[int]:
    """The engine's tests, with their coverage, beside all others; ends with one line for both."""
    log = WORK / "engine-tests.txt"
    measured = tool("coverage", "run", "-m", "pytest", "--quiet", ENGINE)
    others = pytest("-n", "2", "--dist", "worksteal", f"--ignore={ENGINE}", "--quiet", "tests")
    with log.open("w", encoding="utf-8") as file:
        engine = subprocess.Popen(measured, cwd=ROOT, env=environment(), stdout=file, stderr=file)
    code, said = shown(others)
    codes = [code, engine.wait()]
    engine_said = log.read_text(encoding="utf-8")
    print(engine_said)
    codes.append(0 if passes("branches of the engine", tool("coverage", "report")) else 1)
    print(closing_line(engine_said, said))
    return codes


def shown(command: Sequence[str]) -> tuple[int, str]:
    """Run a command with its output shown while it comes; return its code and the output."""
    said = []
    with subprocess.Popen(
        command, cwd=ROOT, env=environment(), text=True, stdout=subprocess.PIPE, errors="replace"
    ) as running:
        for line in running.stdout or ():
            said.append(line)
            print(line, end="", flush=True)
    return running.returncode, "".join(said)


def closing_line(*outputs: str) -> str:
    """One line that adds up the closing lines of several runs of pytest."""
    total: Counter[str] = Counter()
    for output in outputs:
        lines = [line for line in output.splitlines() if CLOSING.search(line)]
        for number, word in COUNT.findall(lines[-1] if lines else "1 error"):
            total["failed" if word.startswith("error") else word] += int(number)
    return f"{total['passed']} passed, {total['failed']} failed, {total['skipped']} skipped"
