"""A small project folder that the building modules take for theirs."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Script = Callable[[str, str], Path]


@pytest.fixture
def script(tmp_path: Path) -> Script:
    """script(name, code) -> an executable Python script of that name, in tmp_path/bin."""

    def make(name: str, code: str) -> Path:
        path = tmp_path / "bin" / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(f"#!{sys.executable}\n{code}\n", encoding="utf-8")
        path.chmod(0o755)
        return path

    return make
