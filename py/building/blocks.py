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


def module_name(place: str) -> str:
    return place.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")


def before_blocks(members: dict[str, bytes]) -> dict[str, bytes]:
    """The members that must stay in the archive itself."""
    return {place: data for place, data in members.items() if module_name(place) in BEFORE}


def packed(members: dict[str, bytes]) -> bytes:
    """A block of the modules (.pyc) and data files among these members."""
    modules, data = {}, {}
    for place in sorted(members):
        if place.endswith(".pyc"):
            code = members[place][PYC_HEADER:]
            modules[module_name(place)] = (place.endswith("/__init__.pyc"), code)
        else:
            data[place] = members[place]
    return zlib.compress(marshal.dumps((modules, data)), 9)
