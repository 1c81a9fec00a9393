"""Chooses and locks versions: pyproject.toml's groups into requirements/*.txt."""

from __future__ import annotations

import tomllib
from pathlib import Path

from building.places import REQUIREMENTS, ROOT, VENV_PYTHON, WORK
from building.running import run

FLAGS = ["--universal", "--generate-hashes", "--no-header", "--no-emit-index-url", "--quiet"]


def groups() -> list[str]:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    return sorted(tomllib.loads(text)["dependency-groups"])


def lock() -> None:
    """Write each group's newest fitting versions, with the hashes for every platform."""
    uv = WORK / "uv"
    run([VENV_PYTHON, "-m", "pip", "install", "--quiet", "--target", uv, "uv"], "No uv here")
    for group in groups():
        target = REQUIREMENTS / f"{group}.txt"
        target.unlink(missing_ok=True)
        command: list[str | Path] = [uv / "bin" / "uv", "pip", "compile", "pyproject.toml"]
        run([*command, *FLAGS, "--group", group, "-o", target], f"Could not lock the group {group}")
        print(f"{target.relative_to(ROOT)} is written")
