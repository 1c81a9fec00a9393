"""The fonts of languages that a device may lack: only the characters that our texts use."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from building import stamps
from building.places import NODE_MODULES, REQUIREMENTS, WEB, WORK

ASCII = range(0x20, 0x7F)
LATIN_MARKS = (0xA0, 0xB7, 0xD7, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2026)


@dataclass(frozen=True)
class Face:
    """A variable font of one language, and what it holds whatever the texts say."""

    language: str
    file: str
    package: str
    always: tuple[Iterable[int], ...]
    weights: tuple[int, int] = (400, 800)
    only: str = ""  # the one slice to take: it keeps its layout tables, as Thai marks need

    @property
    def folder(self) -> Path:
        return NODE_MODULES / "@fontsource-variable" / self.package


FACES = (
    # kana, Japanese punctuation, full-width digits and signs
    Face(
        "ja",
        "noto-sans-jp.woff2",
        "noto-sans-jp",
        (ASCII, LATIN_MARKS, range(0x3000, 0x3016), range(0x3041, 0x30FF), range(0xFF01, 0xFF1B)),
    ),
    # the whole block, so that names are written in it too; with loops, as children learn them
    Face(
        "th",
        "noto-sans-thai-looped.woff2",
        "noto-sans-thai-looped",
        (range(0x0E01, 0x0E3B), range(0x0E3F, 0x0E5C), (0x25CC,)),
        only="thai",
    ),
)


def characters(face: Face) -> frozenset[int]:
    """Every character that the language's texts may need, by its number."""
    found = {code for numbers in face.always for code in numbers}
    catalogue = WEB / "locale" / f"{face.language}.po"
    if catalogue.exists():
        found.update(map(ord, catalogue.read_text("utf-8")))
    return frozenset(found - {0x0A, 0x0D, 0x09})


def make() -> dict[str, bytes]:
    """Each face's WOFF2 file and its licence, by name; made once for the same texts."""
    files = {}
    for face in FACES:
        files[face.file] = _made(face).read_bytes()
        licence = face.file.replace(".woff2", ".LICENSE.txt")
        files[licence] = (face.folder / "LICENSE").read_bytes()
    return files


def _made(face: Face) -> Path:
    """The finished file in .build/fonts, anew when characters, package or tools changed."""
    wanted = characters(face)
    target = WORK / "fonts" / face.file
    stamp, value = target.with_suffix(".stamp"), _stamp(face, wanted)
    if not (stamps.holds(stamp, value) and target.exists()):
        from building import fontparts

        data = fontparts.subset(face.folder, wanted, face.weights, face.only)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
        stamps.write(stamp, value)
    return target


def _stamp(face: Face, wanted: frozenset[int]) -> str:
    """What the file is made from: package, tools and characters."""
    makers = Path(__file__).parent
    inputs = [face.folder / "package.json", REQUIREMENTS / "build.txt"]
    inputs += [makers / "fonts.py", makers / "fontparts.py"]
    more = (str(face.weights), face.only, *(f"{code:x}" for code in sorted(wanted)))
    return stamps.digest(b"\0".join([*(path.read_bytes() for path in inputs), repr(more).encode()]))
