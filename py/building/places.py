"""Where things lie in the project, and the one error that people see as a line."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD_PY = ROOT / "build.py"
VENV = ROOT / ".venv"
WORK = ROOT / ".build"
DIST = ROOT / "dist"
WEB = ROOT / "web"
PACKAGE = ROOT / "py" / "unoultimate"
NODE_MODULES = ROOT / "node_modules"
REQUIREMENTS = ROOT / "requirements"
VENV_BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
VENV_PYTHON = VENV_BIN / ("python.exe" if os.name == "nt" else "python")


class BuildError(Exception):
    """Something a person has to know; its text is the one line that is printed."""
