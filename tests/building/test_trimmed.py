"""The page's own Python archives, tried under Node: no module may be missing."""

from __future__ import annotations

import json
import marshal
import subprocess
import zipfile
import zlib
from pathlib import Path

import pytest

from building import node, python_parts
from building.blocks import FIRST_DATA, Contents
from building.locking import locked
from building.places import PACKAGE, ROOT

HERE = Path(__file__).parent
NOT_FOR_THE_PAGE = ("unoultimate.server", "unoultimate.cli", "unoultimate.__main__")


@pytest.fixture(scope="module")
def parts() -> python_parts.PythonParts:
    with locked("build"):
        return python_parts.make(node.install_parts())


def parts_of(packed: bytes) -> tuple[Contents, Contents]:
    """What lies open in a block, and its packet: {module: …} and {place: data} of each.

    Only the frame is read, the code stays as it is.
    """
    modules, data, names, packet = marshal.loads(zlib.decompress(packed))
    others, other_data = marshal.loads(zlib.decompress(packet))
    assert names == {*others, *other_data}
    return (modules, data), (others, other_data)


def block(packed: bytes) -> Contents:
    """All modules and all data of a block."""
    (modules, data), (others, other_data) = parts_of(packed)
    assert not modules.keys() & others.keys()
    return modules | others, data | other_data


def test_every_module_imports_from_the_trimmed_library(parts: python_parts.PythonParts) -> None:
    modules, _ = block(parts.application.read_bytes())
    names = sorted(name for name in modules if name.startswith("unoultimate"))
    assert {"unoultimate.main", "unoultimate.engine.round"} <= set(names)
    script = [node.tools()[0], HERE / "import_all.mjs"]
    command = [*script, ROOT, parts.early, parts.library, parts.application, *names]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout.splitlines()[-1]) == {"faults": [], "missed": []}


def test_library_is_compiled_and_smaller_than_the_original(
    parts: python_parts.PythonParts,
) -> None:
    original = ROOT / "node_modules" / "pyodide" / "python_stdlib.zip"
    size = parts.early.stat().st_size + parts.library.stat().st_size
    assert size < 0.6 * original.stat().st_size
    modules, _ = block(parts.library.read_bytes())
    with zipfile.ZipFile(parts.early) as archive:
        names = set(archive.namelist())
        header = archive.read("encodings/__init__.pyc")[:16]
    assert {Path(name).suffix for name in names} == {".pyc"}
    assert header[4:8] == (1).to_bytes(4, "little")  # by hash, and never checked
    assert {"asyncio", "dataclasses", "json.decoder"} <= set(modules)
    assert not {name + ".pyc" for name in modules} & names


def test_application_holds_the_package_without_server_and_command_line(
    parts: python_parts.PythonParts,
) -> None:
    modules, data = block(parts.application.read_bytes())
    assert modules["unoultimate"][0]
    assert not modules["unoultimate.main"][0]
    assert "pyscript" in modules
    assert not [name for name in modules if name.startswith(NOT_FOR_THE_PAGE)]
    kept = [path for path in PACKAGE.rglob("*.json") if not {"server", "cli"} & set(path.parts)]
    assert {f"unoultimate/{path.relative_to(PACKAGE).as_posix()}" for path in kept} <= set(data)


def test_what_answers_the_first_tap_lies_open(parts: python_parts.PythonParts) -> None:
    (first, data), (rest, _) = parts_of(parts.application.read_bytes())
    assert {"pyscript.web", "unoultimate.app.controller", "unoultimate.ui.setup"} <= set(first)
    assert {"unoultimate.ai", "unoultimate.engine.round", "unoultimate.ui.manual"} <= set(rest)
    assert set(data) == FIRST_DATA
    (library, _), (others, _) = parts_of(parts.library.read_bytes())
    assert {"asyncio", "dataclasses", "json.decoder", "pyodide._package_loader"} <= set(library)
    assert {"datetime", "hashlib", "pyodide._whole_package_loader"} <= set(others)


def test_pyscript_still_begins_with_the_program_that_boot_shortens() -> None:
    core = ROOT / "node_modules" / "@pyscript" / "core" / "dist"
    program = '"import os as _os","from pathlib import Path as _Path"'
    found = [path for path in core.glob("core-*.js") if program in path.read_text("utf-8")]
    assert len(found) == 1
    assert '"import pyscript as _pyscript"' in found[0].read_text("utf-8")
