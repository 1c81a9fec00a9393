"""Runs other programs quietly; what they said goes to .build/log.txt when they fail."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from building.places import ROOT, WORK, BuildError

LOG = WORK / "log.txt"
TELLING = ("error", "err!", "mismatch", "no module", "not found", "cannot", "could not")


def telling_line(output: str) -> str:
    """The line of a program's output that says most about why it failed."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    said = [line for line in lines if any(word in line.lower() for word in TELLING)]
    return (said or lines or ["it said nothing"])[0][:200]


def run(command: Sequence[str | Path], failing: str, env: Mapping[str, str] | None = None) -> str:
    """Run `command` in the project's folder and return what it printed.

    Raises BuildError("<failing>: <the telling line>") when it fails or is not there.
    """
    try:
        done = subprocess.run(
            [str(part) for part in command],
            cwd=ROOT,
            env={**os.environ, **(env or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )
    except OSError as error:
        raise BuildError(f"{failing}: {error}") from error
    if done.returncode:
        WORK.mkdir(exist_ok=True)
        LOG.write_text(done.stdout, encoding="utf-8")
        raise BuildError(f"{failing}: {telling_line(done.stdout)} (all of it: .build/log.txt)")
    return done.stdout
