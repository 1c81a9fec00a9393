"""Run inside Pyodide: packs compiled modules and data into the blocks of page_start.py."""

import marshal
import zlib

# What Python imports before `sitecustomize`, and so before any block can be read.
BEFORE = {
    "_collections_abc",
    "_sitebuiltins",
    "abc",
    "codecs",
    "encodings",
    "encodings.aliases",
    "encodings.utf_8",
    "genericpath",
    "io",
    "os",
    "posixpath",
    "site",
    "stat",
}
PYC_HEADER = 16
# What answers the first tap, beside what Pyodide itself imports.
FIRST = (
    "gettext",
    "pyscript",
    "pyscript.web",
    "unoultimate.main",
    "unoultimate.ui.home",
    "unoultimate.ui.pictures.landscapes",
    "unoultimate.ui.pictures.people",
    "unoultimate.ui.setup",
)
FIRST_DATA = {"unoultimate/engine/data/decks.json"}
Contents = tuple[dict[str, tuple[bool, bytes]], dict[str, bytes]]


def module_name(place: str) -> str:
    return place.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")


def before_blocks(members: dict[str, bytes]) -> dict[str, bytes]:
    """The members that must stay in the archive itself."""
    return {place: data for place, data in members.items() if module_name(place) in BEFORE}


def packed(members: dict[str, bytes], first: set[str]) -> bytes:
    """A block of the modules (.pyc) and data files among these members.

    What `first` names, modules and places of data, lies open in it, the rest in a packet.
    """
    opened, rest = parted(members, first)
    names = {name for part in rest for name in part}
    packet = zlib.compress(marshal.dumps(rest), 9)
    return zlib.compress(marshal.dumps((*opened, names, packet)), 9)


def parted(members: dict[str, bytes], first: set[str]) -> tuple[Contents, Contents]:
    """The contents of `first`, and all others: modules by name, data by place."""
    parts: tuple[Contents, Contents] = (({}, {}), ({}, {}))
    for place in sorted(members):
        is_module = place.endswith(".pyc")
        name = module_name(place) if is_module else place
        modules, data = parts[name not in first]
        if is_module:
            modules[name] = (place.endswith("/__init__.pyc"), members[place][PYC_HEADER:])
        else:
            data[name] = members[place]
    return parts
