"""`bench soak`: many random rounds under random rules, every invariant after every move."""

from __future__ import annotations

import os
import subprocess

from building.places import ROOT, VENV_PYTHON

ROUNDS = 50_000


def main(rounds: int = ROUNDS) -> int:
    """Play the rounds on every processor; 1 when one of them fails."""
    jobs = os.cpu_count() or 1
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "py"), str(ROOT / "tests")])}
    share = -(-rounds // jobs)
    runs = [
        subprocess.Popen(
            [VENV_PYTHON, "-m", "helpers.soak", str(share), str(number * share)], cwd=ROOT, env=env
        )
        for number in range(jobs)
    ]
    return max(run.wait() for run in runs)
