"""The Python parts of the page: a trimmed compiled library and the application."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from building import stamps, wheels
from building.places import NODE_MODULES, PACKAGE, ROOT, WORK
from building.running import run

HERE = Path(__file__).parent
PYSCRIPT = NODE_MODULES / "@pyscript" / "core" / "src" / "stdlib" / "pyscript"
NOT_FOR_THE_PAGE = ["cli", "server", "__main__.py", "shelltexts.py"]
# Imported by the library itself in the middle of things, where no list of imports shows it.
EXTRA = [
    "_strptime",
    "encodings.ascii",
    "encodings.idna",
    "encodings.latin_1",
    "encodings.utf_8",
    "encodings.utf_8_sig",
    "gettext",
    "linecache",
    "locale",
    "pyodide.ffi.wrappers",
    "pyodide.http",
    "pyodide.webloop",
    "struct",
    "traceback",
    "zipimport",
]
LOCKS = ["package-lock.json", "requirements/web.txt"]
MAKERS = [
    "ahead.py",
    "blocks.py",
    "compile.mjs",
    "inside.py",
    "package_loader.py",
    "page_start.py",
    "python_parts.py",
    "stand_ins.mjs",
]
# What the library uses when it is there, and does without as well: it costs time at every start.
LEFT_OUT = ["_ssl", "bz2", "compression.zstd", "lzma", "ssl"]


@dataclass(frozen=True)
class PythonParts:
    """`early` is an archive of what Python imports before it can read the two blocks."""

    early: Path
    library: Path
    application: Path


def sources() -> list[Path]:
    """The files that the archives are made from."""
    package = [
        path
        for path in stamps.files_below(PACKAGE)
        if path.relative_to(PACKAGE).parts[0] not in NOT_FOR_THE_PAGE
    ]
    makers = [HERE / name for name in MAKERS]
    return [*package, *makers, *(ROOT / name for name in LOCKS)]


def make(node: str) -> PythonParts:
    """Compile both archives with the page's own Pyodide, unless they are there already."""
    folder = WORK / "python"
    names = ("early.zip", "library.bin", "application.bin")
    parts = PythonParts(*(folder / name for name in names))
    stamp, value = folder / "stamp", stamps.digest_of(sources(), ROOT)
    if stamps.holds(stamp, value):
        return parts
    print("Compiling the Python parts …", flush=True)
    folder.mkdir(parents=True, exist_ok=True)
    stamp.unlink(missing_ok=True)
    job = folder / "job.json"
    job.write_text(json.dumps(job_for(parts)), encoding="utf-8")
    run([node, HERE / "compile.mjs", ROOT, job], "Could not compile the Python parts")
    stamps.write(stamp, value)
    return parts


def job_for(parts: PythonParts) -> dict[str, object]:
    def below(path: Path) -> str:
        return path.relative_to(ROOT).as_posix()

    packages = {"unoultimate": PACKAGE, "pyscript": PYSCRIPT, **wheels.fetch()}
    return {
        "packages": {name: below(folder) for name, folder in packages.items()},
        "skip": NOT_FOR_THE_PAGE,
        "extra": EXTRA,
        "left_out": LEFT_OUT,
        "early": below(parts.early),
        "library": below(parts.library),
        "application": below(parts.application),
    }
