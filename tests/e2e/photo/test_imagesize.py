"""The size of a picture, read from its first bytes."""

from __future__ import annotations

import struct

import pytest

from e2e.photo.conftest import Darkroom

SIZE_OF = """async (bytes) => {
  const { sizeOf } = await import("/js/imagesize.mjs");
  const size = sizeOf(new Uint8Array(bytes));
  return size && [size.width, size.height];
}"""


def riff(kind: bytes, data: bytes) -> bytes:
    return b"RIFF" + bytes(4) + b"WEBP" + kind + struct.pack("<I", len(data)) + data


def three(number: int) -> bytes:
    return struct.pack("<I", number)[:3]


def ispe(width: int, height: int) -> bytes:
    return struct.pack(">I4sIII", 20, b"ispe", 0, width, height)


HEADS = {
    "gif": b"GIF89a" + struct.pack("<HH", 640, 400) + bytes(9),
    "bmp": b"BM" + bytes(16) + struct.pack("<ii", 640, -400) + bytes(9),
    "webp, lossy": riff(b"VP8 ", bytes(6) + struct.pack("<HH", 640, 400) + bytes(9)),
    "webp, lossless": riff(b"VP8L", b"\x2f" + struct.pack("<I", 639 | 399 << 14) + bytes(9)),
    "webp, extended": riff(b"VP8X", bytes(4) + three(639) + three(399)),
    "avif": struct.pack(">I4s", 24, b"ftyp") + b"avif" + bytes(12) + ispe(64, 64) + ispe(640, 400)
    + bytes(40),
    "jpeg": b"\xff\xd8\xff\xe0\x00\x04ab\xff\xff\xc4\x00\x04ab\xff\xc2\x00\x0b\x08"
    + struct.pack(">HH", 400, 640) + bytes(9),
}  # fmt: skip


@pytest.mark.parametrize("kind", HEADS)
def test_every_format_tells_its_size(darkroom: Darkroom, kind: str) -> None:
    assert darkroom.page.evaluate(SIZE_OF, list(HEADS[kind])) == [640, 400]


def test_a_head_cut_short_is_a_picture_of_unknown_size_or_none(darkroom: Darkroom) -> None:
    for head in HEADS.values():
        for length in range(0, len(head) - 9, 3):
            size = darkroom.page.evaluate(SIZE_OF, list(head[:length]))
            assert size is None or len(size) == 2
