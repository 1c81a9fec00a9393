"""Shogi pieces: five-sided wood, each with its first character as brush strokes."""

from __future__ import annotations

from collections.abc import Callable

from ..html import Html
from .colors import DUSK, INK, LEAF, PINE, PLUM, ROSE, SKY, TEAL, TERRA, WINE
from .pen import line, lit, moved, shape, soft

PIECE = "M32 7.5L46 13L52 54.5C52.2 56 51.5 57 50 57H14C12.5 57 11.8 56 12 54.5L18 13Z"

# Strokes on a square of 100, in the order in which they are written.
STROKES = {
    "king": "M22 18H78M26 49H74M14 84H86M50 18V84",
    "rook": "M11 11H68C70 28 74 40 86 43C92 44 94 40 95 36M92 8L80 19M75 19L92 31"
    "M36 20C28 27 18 32 6 36M24 30V58C24 74 16 84 6 92M5 48H70C71 68 74 86 86 91"
    "C92 93 94 88 95 81M92 51L81 61M76 61L93 73M47 13V93",
    "bishop": "M42 6C36 18 26 28 16 34M38 18H66L56 32M26 34H78V84C78 94 72 94 66 90"
    "M26 34V62C26 76 22 86 14 94M26 51H78M26 67H78M52 34V90",
    "gold": "M50 8C42 24 28 36 10 44M50 8C58 24 74 36 92 44M32 42H68M20 59H80M50 42V88"
    "M30 67L36 80M72 66L64 80M12 89H88",
    "silver": "M28 8C24 20 16 30 6 38M28 8C34 16 40 22 48 28M18 38H38M8 54H46M28 38V84"
    "M14 62L18 74M43 60L38 73M6 88C18 86 32 82 46 78"
    "M56 14H86V48M56 31H86M56 48H86M56 14V86L70 78M90 56L76 64M66 50C72 66 82 80 95 88",
    "knight": "M8 32H42M26 8V94M26 34C22 50 14 62 6 70M27 42L40 56"
    "M54 22H90M72 8V44M48 44H95M56 64H88M72 50V88M46 89H96",
    "lance": "M72 8C58 14 42 16 26 17M10 30H90M50 16V54M48 32C38 42 24 50 8 54M52 32"
    "C62 42 76 50 92 54M28 58H72V94M28 58V94M28 75H72M28 92H72",
    "pawn": "M50 6V42M50 22H76M28 20V42M10 43H90M50 50V74C50 80 46 80 42 78"
    "M30 54C26 62 20 68 12 72M70 54C76 60 82 66 88 72M78 68C62 84 40 92 16 95",
}


def piece(name: str, back: str, size: float, wood: str = "#f0c57e") -> Callable[[], Html]:
    """A piece; `size` is the width of its character."""
    left, top = 32 - size / 2, 35.5 - size / 2
    return lambda: lit(
        back,
        shape(PIECE, INK, opacity=0.25, transform="translate(1.2 2)"),
        shape(PIECE, "#a86f35", transform="translate(0 1.2)"),
        shape(PIECE, wood),
        soft("M46 13L52 54.5C52.2 56 51.5 57 50 57H43C47 42 47.5 26 44 12.2Z", 0.1),
        line("M20 15L32 10.2", "#fff4d8", 1.6, opacity=0.8),
        moved(
            f"translate({left} {top}) scale({size / 100})",
            line(STROKES[name], WINE if name == "king" else "#2a1a12", 8 if size > 27 else 7.4),
        ),
    )


DRAWINGS = {
    "shogi-king": piece("king", PINE, 32),
    "shogi-rook": piece("rook", SKY, 31),
    "shogi-bishop": piece("bishop", TERRA, 28),
    "shogi-gold": piece("gold", PLUM, 29),
    "shogi-silver": piece("silver", DUSK, 31),
    "shogi-knight": piece("knight", LEAF, 30),
    "shogi-lance": piece("lance", ROSE, 28),
    "shogi-pawn": piece("pawn", TEAL, 28),
}
