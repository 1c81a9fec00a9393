"""Cuts characters out of a variable font that comes in slices, and joins what is left.

A package of @fontsource-variable holds one font as many small files, each for some characters
(`unicode.json` says which). All slices have the same measures and axes, so glyphs of one can
stand in another.
"""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fontTools import subset as subsetting
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph
from fontTools.varLib import instancer

from building.places import BuildError

Font = Any  # fontTools has no types of its own
KERNED = ("kern", "mark", "mkmk", "ccmp", "locl", "liga")
# In one file of several slices these tables would speak of one slice only, or are not needed.
OF_ONE_SLICE = ("GPOS", "GSUB", "GDEF", "BASE", "HVAR", "VVAR", "MVAR", "vhea", "vmtx", "STAT")


def subset(
    package: Path, wanted: frozenset[int], weights: tuple[int, int], only: str = ""
) -> bytes:
    """A WOFF2 file with these characters, as far as the package has them, and these weights.

    `only` names the one slice to take. Raises BuildError when the package holds none of them.
    """
    parts = [_part(path, codes, weights) for path, codes in _slices(package, wanted, only)]
    if not parts:
        raise BuildError(f"{package.name} holds no character of our texts")
    whole = parts[0] if len(parts) == 1 else _joined(parts)
    return _written(whole)


def _slices(
    package: Path, wanted: frozenset[int], only: str
) -> Iterator[tuple[Path, frozenset[int]]]:
    """Each slice that holds wanted characters not found before, the one with Latin first."""
    left = set(wanted)
    ranges = json.loads((package / "unicode.json").read_text("utf-8"))
    for name in sorted(ranges, key=lambda one: (one.startswith("["), len(one), one)):
        codes = frozenset(code for code in _numbers(ranges[name]) if code in left)
        if codes and only in ("", name):
            left -= codes
            yield package / "files" / f"{package.name}-{name.strip('[]')}-wght-normal.woff2", codes


def _numbers(text: str) -> Iterator[int]:
    """The numbers of a `unicode-range`: "U+41,U+61-7A"."""
    for part in text.split(","):
        first, _, last = part.strip().removeprefix("U+").partition("-")
        yield from range(int(first, 16), int(last or first, 16) + 1)


def _part(path: Path, codes: frozenset[int], weights: tuple[int, int]) -> Font:
    """A slice cut down to some characters and weights."""
    options = subsetting.Options()
    options.layout_features = list(KERNED)
    options.hinting = False
    options.notdef_outline = True
    options.drop_tables += ["vhea", "vmtx", "gasp", "STAT", "BASE", "MVAR"]
    font = TTFont(path, recalcTimestamp=False)
    cutter = subsetting.Subsetter(options)
    cutter.populate(unicodes=codes)
    cutter.subset(font)
    least, most = weights
    return instancer.instantiateVariableFont(font, {"wght": (least, least, most)})


def _joined(parts: list[Font]) -> Font:
    """All glyphs in the first part."""
    whole, *others = parts
    for tag in OF_ONE_SLICE:
        if tag in whole:
            del whole[tag]
    mapped: dict[int, str] = dict(whole.getBestCmap())
    for number, part in enumerate(others, 1):
        names = {name: f"{name}.{number}" for name in part.getGlyphOrder() if name != ".notdef"}
        _add_glyphs(whole, part, names)
        mapped |= {code: names[name] for code, name in part.getBestCmap().items()}
    _map(whole, mapped)
    return whole


def _add_glyphs(whole: Font, part: Font, names: dict[str, str]) -> None:
    """Copy the glyphs of a part with their widths and changes, under new names."""
    changes = part["gvar"].variations if "gvar" in part else {}  # none for mere spaces
    for old, new in names.items():
        whole["glyf"][new] = _renamed(part["glyf"][old], names)
        whole["hmtx"][new] = part["hmtx"][old]
        whole["gvar"].variations[new] = changes.get(old, [])
    whole.setGlyphOrder(whole["glyf"].glyphOrder)


def _renamed(glyph: Glyph, names: dict[str, str]) -> Glyph:
    """The glyph with the new names of what it is composed of."""
    if glyph.isComposite():
        for component in glyph.components:
            component.glyphName = names[component.glyphName]
    return glyph


def _map(font: Font, mapped: dict[int, str]) -> None:
    """Say for each character which glyph it has."""
    for table in font["cmap"].tables:
        short = table.format == 4
        table.cmap = {c: name for c, name in mapped.items() if not short or c <= 0xFFFF}


def _written(font: Font) -> bytes:
    """The font as WOFF2, without glyph names."""
    font["post"].formatType = 3.0
    font.flavor = "woff2"
    buffer = io.BytesIO()
    font.save(buffer)
    return buffer.getvalue()
