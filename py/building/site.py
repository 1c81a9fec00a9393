"""Makes dist/: everything a static host has to serve, whole or not at all."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
from dataclasses import replace
from pathlib import Path

from building import assets, bundle, locales, manifests, node, page, python_parts, shells, stamps
from building.locking import locked
from building.places import DIST, PACKAGE, ROOT, WEB, WORK

STAMP = "build.json"
TEMPLATES = ("index.html", "service-worker.js")
NOT_CACHED = ("service-worker.js", STAMP, ".nojekyll", "robots.txt")
ROBOTS = "User-agent: *\nAllow: /\n"


def inputs() -> str:
    """The stamp of everything that dist/ is made from."""
    own = [ROOT / name for name in TEMPLATES]
    locks = [ROOT / "package-lock.json", ROOT / "requirements" / "web.txt"]
    makers = Path(__file__).parent
    files = stamps.files_below(*own, *locks, WEB, PACKAGE, makers)
    return stamps.digest_of(files, ROOT)


def is_current(site: Path, value: str) -> bool:
    """Whether this folder is a finished site made from exactly these inputs."""
    try:
        return bool(json.loads((site / STAMP).read_text("utf-8"))["inputs"] == value)
    except (OSError, ValueError, KeyError, TypeError):
        return False


def build() -> Path:
    """Make dist/ unless it is current; it is put in place by one renaming at the end."""
    with locked("build"):
        value = inputs()
        if is_current(DIST, value):
            return DIST
        new = WORK / "site"
        shutil.rmtree(new, ignore_errors=True)
        make(new, value)
        put_in_place(DIST, new)
    return DIST


def make(site: Path, value: str) -> None:
    """Write a whole site into the new folder `site`."""
    node_command = node.install_parts()
    parts = python_parts.make(node_command)
    place = assets.Assets(site)
    place.add_file("early", parts.early)
    place.add_file("library", parts.library)
    place.add_file("application", parts.application)
    assets.add_web(place, bundle.make(node_command))
    assets.add_interpreters(place)
    catalogs = locales.add(place)
    shells.add(place)
    name = write_pages(site, place.places, catalogs)
    (site / ".nojekyll").write_text("", encoding="utf-8")
    (site / "robots.txt").write_text(ROBOTS, encoding="utf-8")
    stamp = {"inputs": value, "build": name}
    (site / STAMP).write_text(json.dumps(stamp) + "\n", encoding="utf-8")


def write_pages(site: Path, places: dict[str, str], catalogs: dict[str, str]) -> str:
    """Write the files with fixed names, the service worker last; return the build's name."""
    template = (ROOT / "index.html").read_text("utf-8")
    nameless = page.Filling("", places, catalogs, sizes(site))
    manifests.write(site, lambda text: page.fill(text, nameless), nameless.place)
    name = stamps.digest_of(stamps.files_below(site), site, page.fill(template, nameless))
    index = page.fill(template, replace(nameless, build=name))
    (site / "index.html").write_text(index, encoding="utf-8")
    write_worker(site, name)
    return name


def write_worker(site: Path, name: str) -> None:
    """Write the service worker for the files that the folder holds now."""
    worker = (ROOT / "service-worker.js").read_text("utf-8")
    slots = {"build": name, "files": json.dumps(cached_files(site))}
    for slot, text in slots.items():
        worker = worker.replace(f"{{{{{slot}}}}}", text)
    (site / "service-worker.js").write_text(worker, encoding="utf-8")


def sizes(site: Path) -> dict[str, int]:
    """The size of each file that the page loads at the start."""
    loaded = ("pyodide", "pyscript", "early", "library", "application")
    wanted = tuple(f"assets/{name}-" for name in loaded)
    return {
        place: path.stat().st_size
        for path in stamps.files_below(site)
        if (place := path.relative_to(site).as_posix()).startswith(wanted)
    }


def cached_files(site: Path) -> list[list[str]]:
    """[address, SHA-256] of every file that the page needs offline."""
    found = []
    for path in stamps.files_below(site):
        place = path.relative_to(site).as_posix()
        if place not in NOT_CACHED and "/screenshots-" not in place:
            total = hashlib.sha256(path.read_bytes()).hexdigest()
            found.append(["./" if place == "index.html" else place, total])
    return found


def put_in_place(old: Path, new: Path) -> None:
    """Put the finished folder in the place of the old one."""
    gone = WORK / "old"
    shutil.rmtree(gone, ignore_errors=True)
    if old.exists():
        os.replace(old, gone)
    os.replace(new, old)
    shutil.rmtree(gone, ignore_errors=True)
