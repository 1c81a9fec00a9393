"""Run inside Pyodide, under Node: makes the archives of compiled Python for the page.

JOB is JSON: {"packages": {name: folder}, "skip": [folders], "extra": [modules],
"left_out": [modules], "early": zip to write, "library": and "application": blocks to write};
places relative to /root.
"""

import ast
import importlib
import importlib.util
import json
import marshal
import sys
import zipfile
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any
from zipimport import zipimporter

ROOT = Path("/root")
STDLIB = f"/lib/python{sys.version_info[0]}{sys.version_info[1]}.zip"
LOADER = "pyodide/_package_loader.pyc"
WHOLE_LOADER = "pyodide/_whole_package_loader.pyc"
OLD = (2020, 1, 1, 0, 0, 0)
# PEP 552: magic number, flags (hash-based, never checked), the hash that nobody looks at.
HEADER = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)


def compiled(source: bytes, name: str) -> bytes:
    """The .pyc of a source: without asserts and docstrings, never compared with it."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    return HEADER + marshal.dumps(code)


def write_archive(target: Path, members: dict[str, bytes]) -> None:
    with zipfile.ZipFile(target, "w") as archive:
        for name in sorted(members):
            archive.writestr(zipfile.ZipInfo(name, OLD), members[name], zipfile.ZIP_DEFLATED, 9)


def sources(folder: Path, skip: list[str]) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        parts = path.relative_to(folder).parts
        if path.is_file() and "__pycache__" not in parts and parts[0] not in skip:
            yield path


def package_members(packages: dict[str, str], skip: list[str]) -> dict[str, bytes]:
    """Every file of the application: modules compiled, data as it is."""
    members = {}
    for package, place in packages.items():
        for path in sources(ROOT / place, skip):
            name = f"{package}/{path.relative_to(ROOT / place).as_posix()}"
            data = path.read_bytes()
            if path.suffix == ".py":
                name, data = name + "c", compiled(data, name)
            members[name] = data
    return members


def imported_by(source: bytes) -> Iterator[str]:
    """Every module that a source may import, wherever in it the import stands."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def load(name: str) -> None:
    try:
        importlib.import_module(name)
    except ImportError:
        return  # a name inside a module, or nothing that the page has


def needed(packages: dict[str, str], skip: list[str], extra: list[str]) -> list[str]:
    """Import all that the packages may import; the modules then loaded are what is needed."""
    wanted = set(extra)
    for place in packages.values():
        for path in sources(ROOT / place, skip):
            if path.suffix == ".py":
                wanted.update(imported_by(path.read_bytes()))
    for name in sorted(wanted):
        if name.split(".")[0] in {*sys.stdlib_module_names, "pyodide", "_pyodide"}:
            load(name)
    return sorted(name for name in sys.modules if place_in_library(name))


def place_in_library(name: str) -> str:
    """Where a loaded module lies in the standard library's archive; "" when not there."""
    spec = getattr(sys.modules[name], "__spec__", None)
    origin = str(getattr(spec, "origin", None) or "")
    return origin.removeprefix(STDLIB + "/") if origin.startswith(STDLIB) else ""


def below(name: str, packages: list[str]) -> bool:
    """Whether a module is one of these or lies in one of them."""
    return any(f"{name}.".startswith(f"{package}.") for package in packages)


def library_members(modules: list[str]) -> dict[str, bytes]:
    importer = zipimporter(STDLIB)
    places = [place_in_library(name) for name in modules]
    members = {
        place + "c": compiled(importer.get_data(f"{STDLIB}/{place}"), place) for place in places
    }
    members[WHOLE_LOADER] = members[LOADER]
    members[LOADER] = own_module("package_loader.py")
    return members


def own_module(file: str) -> bytes:
    """A module of this folder that goes into the page's library."""
    return compiled((ROOT / "py" / "building" / file).read_bytes(), file)


@cache
def sibling(name: str) -> ModuleType:
    """A module of this folder; the folder itself stays out of the search path."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "py" / "building" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def ready_dataclasses(names: list[str], first: set[str]) -> dict[str, bytes]:
    """`dataclasses` with the methods of all dataclasses compiled; see ahead.py."""
    ahead = sibling("ahead")
    anew = ["_colorize", "asyncio.graph", *names]
    source = zipimporter(STDLIB).get_data(f"{STDLIB}/dataclasses.py")
    return {
        "dataclasses.pyc": compiled(
            ahead.without_signatures(source) + ahead.LOOKUP, "dataclasses.py"
        ),
        ahead.STORE: ahead.store(ahead.collected(name for name in anew if name in first)),
        ahead.LATER: ahead.store(ahead.collected(name for name in anew if name not in first)),
    }


def first_modules(names: Iterable[str]) -> set[str]:
    """What Pyodide and then these modules import: a page whose first tap is answered has them.

    The last that Pyodide imports is its package loader and what that needs; ours needs nothing.
    """
    loaded = list(sys.modules)
    own = loaded[: loaded.index("pyodide.code") + 1]
    for name in loaded[len(own) :]:
        if place_in_library(name):
            del sys.modules[name]
    before = set(sys.modules)
    for name in names:
        importlib.import_module(name)
    return {*own, "pyodide._package_loader", *(set(sys.modules) - before)}


def main(job: dict[str, Any]) -> None:
    packages, skip = job["packages"], job["skip"]
    blocks = sibling("blocks")
    application = package_members(packages, skip)
    archive = Path("/application.zip")
    write_archive(archive, application)
    sys.path.insert(0, str(archive))
    first = first_modules(blocks.FIRST)
    modules = needed(packages, skip, job["extra"])
    kept = [name for name in modules if not below(name, job["left_out"])]
    own = [blocks.module_name(place) for place in application if place.endswith(".pyc")]
    library = library_members(kept) | ready_dataclasses(own, first)
    early = blocks.before_blocks(library)
    early["sitecustomize.pyc"] = own_module("page_start.py")
    later = {place: data for place, data in library.items() if place not in early}
    first |= {sibling("ahead").STORE, *blocks.FIRST_DATA}
    write_archive(ROOT / job["early"], early)
    (ROOT / job["library"]).write_bytes(blocks.packed(later, first))
    (ROOT / job["application"]).write_bytes(blocks.packed(application, first))


main(json.loads(globals()["JOB"]))
