"""Photos of the device: cut square, small, upright – or refused with a reason."""

from __future__ import annotations

import base64
import struct
import zlib
from pathlib import Path

import pytest

from e2e.photo.conftest import Darkroom
from unoultimate.app.seaticons import is_photo

PNG = b"\x89PNG\r\n\x1a\n"


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(width: int, height: int, rows: bytes) -> bytes:
    """A grey picture; the header may promise more than there is."""
    header = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0))
    return PNG + header + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")


def turned(jpeg: bytes, orientation: int) -> bytes:
    """The JPEG with an EXIF entry that says how the camera was held."""
    entry = struct.pack(">HHIHH", 0x0112, 3, 1, orientation, 0)
    tiff = b"MM\0*" + struct.pack(">IH", 8, 1) + entry + struct.pack(">I", 0)
    exif = b"Exif\0\0" + tiff
    return jpeg[:2] + b"\xff\xe1" + struct.pack(">H", len(exif) + 2) + exif + jpeg[2:]


@pytest.mark.parametrize("size", [(300, 300), (640, 400), (400, 640), (40, 30), (3000, 2000)])
def test_a_picture_becomes_a_square(darkroom: Darkroom, size: tuple[int, int]) -> None:
    made = darkroom.make(darkroom.draw(*size))
    assert is_photo(made["text"])
    assert darkroom.corners(made["text"]) == ["red", "blue", "green", "paper"]


def test_only_the_middle_stays(darkroom: Darkroom) -> None:
    """The outer quarters of a picture three times as wide are cut off."""
    page = darkroom.page
    wide = page.evaluate("""() => {
      const canvas = Object.assign(document.createElement("canvas"), { width: 900, height: 300 });
      const pen = canvas.getContext("2d");
      pen.fillStyle = "#d00";
      pen.fillRect(0, 0, 900, 300);
      pen.fillStyle = "#00d";
      pen.fillRect(300, 0, 300, 300);
      return canvas.toDataURL("image/png").split(",")[1];
    }""")
    made = darkroom.make(base64.b64decode(wide))
    assert darkroom.corners(made["text"]) == ["blue"] * 4


@pytest.mark.parametrize("type", ["image/jpeg", "image/webp"])
def test_other_formats_are_read(darkroom: Darkroom, type: str) -> None:
    made = darkroom.make(darkroom.draw(640, 400, type), type)
    assert darkroom.corners(made["text"])[:3] == ["red", "blue", "green"]


@pytest.mark.parametrize("size", [(640, 400), (3000, 2000)])
@pytest.mark.parametrize(
    ("orientation", "seen"),
    [
        (1, ["red", "blue", "green", "black"]),
        (3, ["black", "green", "blue", "red"]),
        (6, ["green", "red", "black", "blue"]),
        (8, ["blue", "black", "red", "green"]),
    ],
)
def test_a_photo_stands_upright(
    darkroom: Darkroom, size: tuple[int, int], orientation: int, seen: list[str]
) -> None:
    held = turned(darkroom.draw(*size, "image/jpeg"), orientation)
    made = darkroom.make(held, "image/jpeg")
    assert darkroom.corners(made["text"]) == seen
    assert "Exif" not in made["text"]


def test_a_restless_picture_is_kept_small_too(darkroom: Darkroom) -> None:
    noise = b"".join(
        b"\0" + bytes((x * x * 7 + y * 131 + x * y) * 2654435761 >> 7 & 255 for x in range(256))
        for y in range(256)
    )
    assert is_photo(darkroom.make(png(256, 256, noise))["text"])


@pytest.mark.parametrize(
    "data",
    [b"", b"hello", b"%PDF-1.7", b"<svg xmlns='http://www.w3.org/2000/svg'/>", b"GIF", bytes(99)],
)
def test_what_is_no_picture_is_refused(darkroom: Darkroom, data: bytes) -> None:
    assert darkroom.make(data, "image/png")["reason"] == "not_a_picture"


def test_a_damaged_picture_is_refused(darkroom: Darkroom) -> None:
    whole = darkroom.draw(300, 300, "image/jpeg")
    assert darkroom.make(PNG + b"nonsense", "image/png")["reason"] == "failed"
    assert darkroom.make(png(30, 30, b"")[:-30], "image/png")["reason"] == "failed"
    assert darkroom.make(whole[:4] + bytes(60), "image/jpeg")["reason"] == "failed"


@pytest.mark.parametrize("size", [(10_000, 5_001), (30_000, 30_000), (2**31 - 1, 1)])
def test_too_many_pixels_are_refused_before_they_are_unpacked(
    darkroom: Darkroom, size: tuple[int, int]
) -> None:
    darkroom.page.evaluate(
        "() => { globalThis.createImageBitmap = () => { throw new Error('was unpacked'); }; }"
    )
    assert darkroom.make(png(*size, b"\0"))["reason"] == "too_large"


def test_a_file_of_more_than_20_megabytes_is_refused_unread(darkroom: Darkroom) -> None:
    reason = darkroom.page.evaluate("""async () => {
      const { squarePhoto } = await import("/js/photo.mjs");
      const file = new File([new Uint8Array(20e6 + 1)], "large.jpg");
      file.slice = () => { throw new Error("was read"); };
      return squarePhoto(file).catch((error) => error.reason);
    }""")
    assert reason == "too_large"


CHOSEN = """async () => {
  const { chosenPhoto } = await import("/js/photo.mjs");
  try {
    return await chosenPhoto("field");
  } catch (error) {
    return error.reason;
  }
}"""


def test_the_chosen_file_is_taken_and_the_field_emptied(darkroom: Darkroom, tmp_path: Path) -> None:
    page, good, bad = darkroom.page, tmp_path / "good.png", tmp_path / "bad.png"
    good.write_bytes(darkroom.draw(300, 200))
    bad.write_bytes(b"no picture")
    assert page.evaluate(CHOSEN) == ""
    page.set_input_files("#field", good)
    assert is_photo(page.evaluate(CHOSEN))
    assert page.evaluate("document.getElementById('field').files.length") == 0
    page.set_input_files("#field", bad)
    assert page.evaluate(CHOSEN) == "not_a_picture"
    assert page.evaluate("document.getElementById('field').files.length") == 0


def test_nothing_leaves_the_page(darkroom: Darkroom) -> None:
    asked: list[str] = []
    data = darkroom.draw(300, 200)
    darkroom.make(data)
    darkroom.page.on("request", lambda request: asked.append(request.url))
    darkroom.make(data)
    assert asked == []
