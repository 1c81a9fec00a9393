"""Failed downloads: one line, and nothing that a later run takes for whole."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from building import commands, environment, node, running, wheels
from building.places import BuildError

Script = Callable[[str, str], Path]
FAILING_PIP = "print('Collecting x'); print('ERROR: no route to host'); raise SystemExit(1)"
PIP = """
import os, zipfile
os.makedirs(".build/wheels", exist_ok=True)
with zipfile.ZipFile(".build/wheels/{}", "w") as wheel:
    wheel.writestr("x/__init__.py", "y = 1")
    wheel.writestr("x-1.dist-info/METADATA", "Name: x")
"""
FAILING_NPM = """
import os
os.makedirs("node_modules", exist_ok=True)
print('npm error code EINTEGRITY'); raise SystemExit(1)
"""


@pytest.fixture(autouse=True)
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """All folders that these modules write to, below tmp_path."""
    root = tmp_path / "project"
    (root / "requirements").mkdir(parents=True)
    (root / "requirements" / "web.txt").write_text("x==1")
    (root / "package-lock.json").write_text("{}")
    monkeypatch.setattr(running, "ROOT", root)
    monkeypatch.setattr(running, "WORK", root / ".build")
    monkeypatch.setattr(running, "LOG", root / ".build" / "log.txt")
    monkeypatch.setattr(environment, "VENV", root / ".venv")
    monkeypatch.setattr(environment, "REQUIREMENTS", root / "requirements")
    monkeypatch.setattr(node, "LOCK", root / "package-lock.json")
    monkeypatch.setattr(node, "STAMP", root / "node_modules" / ".uno-lock")
    monkeypatch.setattr(node, "VENV_BIN", root / ".venv" / "bin")
    monkeypatch.setattr(wheels, "WANTED", root / "requirements" / "web.txt")
    monkeypatch.setattr(wheels, "WORK", root / ".build")
    return root


def ready_environment(project: Path, monkeypatch: pytest.MonkeyPatch, python: Path) -> None:
    monkeypatch.setattr(environment, "VENV_PYTHON", python)
    (project / ".venv").mkdir()
    (project / ".venv" / ".uno-python").write_text(environment.version())


def test_failed_pip_is_one_line_and_is_tried_again(
    project: Path, monkeypatch: pytest.MonkeyPatch, script: Script
) -> None:
    ready_environment(project, monkeypatch, script("python", FAILING_PIP))
    with pytest.raises(BuildError, match=r"web\.txt: ERROR: no route to host \(all of it: .*\)$"):
        environment.install("web")
    assert "Collecting x" in (project / ".build" / "log.txt").read_text()
    assert not (project / ".venv" / ".uno-web").exists()
    ready = script("python", "")
    monkeypatch.setattr(environment, "VENV_PYTHON", ready)
    environment.install("web")
    assert (project / ".venv" / ".uno-web").exists()


def test_installed_requirements_need_no_pip(
    project: Path, monkeypatch: pytest.MonkeyPatch, script: Script
) -> None:
    ready_environment(project, monkeypatch, script("python", ""))
    environment.install("web")
    script("python", FAILING_PIP)
    environment.install("web")
    (project / "requirements" / "web.txt").write_text("x==2")
    with pytest.raises(BuildError):
        environment.install("web")


def test_environment_of_another_python_is_made_anew(
    project: Path, monkeypatch: pytest.MonkeyPatch, script: Script
) -> None:
    ready_environment(project, monkeypatch, script("python", ""))
    (project / ".venv" / ".uno-python").write_text("3.1")
    (project / ".venv" / "old").write_text("")
    monkeypatch.setattr(environment.sys, "executable", str(script("venv", "")))
    environment.make()
    assert not (project / ".venv" / "old").exists()
    assert (project / ".venv" / ".uno-python").read_text() == environment.version()


def test_failed_npm_is_one_line_and_leaves_no_stamp(
    monkeypatch: pytest.MonkeyPatch, script: Script
) -> None:
    script("node", "print('v24.0.0')")
    monkeypatch.setenv("PATH", str(script("npm", FAILING_NPM).parent) + os.pathsep + "/usr/bin")
    with pytest.raises(BuildError, match="web parts: npm error code EINTEGRITY"):
        node.install_parts()
    assert not node.STAMP.exists()
    script("npm", "")
    assert node.install_parts() == str(script("node", "print('v24.0.0')"))
    assert node.STAMP.exists()


@pytest.mark.parametrize("version", ["v18.19.0", "nonsense"])
def test_old_or_missing_node_is_replaced_by_a_package(
    project: Path, monkeypatch: pytest.MonkeyPatch, script: Script, version: str
) -> None:
    script("npm", "")
    monkeypatch.setenv("PATH", str(script("node", f"print('{version}')").parent))
    asked: list[str] = []
    monkeypatch.setattr(environment, "install", asked.append)
    with pytest.raises(BuildError, match="Node is missing"):
        node.tools()
    assert asked == ["node"]
    own = project / ".venv" / "bin"
    own.mkdir(parents=True)
    for name in ("node", "npm"):
        script(name, "").rename(own / name)
    assert node.tools() == (str(own / "node"), str(own / "npm"))


def test_wheels_are_fetched_once_and_must_be_pure(
    project: Path, monkeypatch: pytest.MonkeyPatch, script: Script
) -> None:
    packages = project / ".build" / "wheels" / "packages"
    monkeypatch.setattr(wheels, "VENV_PYTHON", script("python", FAILING_PIP))
    with pytest.raises(BuildError, match="wheels for the page: ERROR"):
        wheels.fetch()
    script("python", PIP.format("x-1-cp314-win_amd64.whl"))
    with pytest.raises(BuildError, match="not pure Python"):
        wheels.fetch()
    script("python", PIP.format("x-1-py3-none-any.whl"))
    assert wheels.fetch() == {"x": packages / "x"}
    assert (packages / "x" / "__init__.py").read_text() == "y = 1"
    script("python", FAILING_PIP)
    assert wheels.fetch() == {"x": packages / "x"}


def test_error_of_a_command_is_printed_as_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> None:
        raise BuildError("It rains.")

    monkeypatch.setattr(environment, "enter", fail)
    assert commands.main(["build"]) == 1
    assert capsys.readouterr().err == "build.py: It rains.\n"


def test_missing_program_is_one_line() -> None:
    with pytest.raises(BuildError, match=r"^Nothing works: .*no-such-program"):
        running.run(["no-such-program"], "Nothing works")
