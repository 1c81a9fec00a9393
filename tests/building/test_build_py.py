"""build.py as it is typed."""

from __future__ import annotations

import socket
import subprocess
import sys

import pytest

from building.commands import parser
from building.places import BUILD_PY, ROOT

OLD_PYTHON = """
import sys
sys.version_info = (3, 10, 4)
exec(compile(open("build.py").read(), "build.py", "exec"), {"__file__": "build.py"})
"""


def typed(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True, timeout=100
    )


def test_help_names_every_command() -> None:
    done = typed(str(BUILD_PY), "--help")
    assert done.returncode == 0
    commands = "build serve test lint bench texts icons pictures lock clean"
    for command in commands.split():
        assert f"\n    {command} " in done.stdout


def test_old_python_is_one_clear_line() -> None:
    done = typed("-c", OLD_PYTHON)
    assert done.returncode == 1
    assert done.stderr == "build.py needs Python 3.11 or newer; this is 3.10.\n"


def test_busy_port_is_one_clear_line() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = typed(str(BUILD_PY), "serve", "--port", str(port))
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.startswith(f"build.py: Port {port} can't be used")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["dance"],
        ["bench", "nothing"],
        ["bench", "boot", "--runs", "0"],
        ["bench", "soak", "--rounds", "-5"],
        ["bench", "soak", "--rounds", "many"],
        ["serve", "--port", "65536"],
        ["serve", "--port", "-1"],
        ["build", "--all"],
    ],
)
def test_unknown_commands_are_refused(arguments: list[str]) -> None:
    done = typed(str(BUILD_PY), *arguments)
    assert done.returncode == 2
    assert "usage: build.py" in done.stderr


def test_what_removes_things_has_to_be_written_out() -> None:
    with pytest.raises(SystemExit):
        parser().parse_args(["clean", "--al"])
    assert parser().parse_args(["clean", "--all"]).all
