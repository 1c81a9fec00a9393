"""A page with nothing but the photo modules, in a real browser."""

from __future__ import annotations

import base64
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

from building.places import WEB
from e2e.conftest import Serve

BLANK = "<!doctype html><title>Photo</title><input type='file' id='field'>"
MAKE = """async ([data, type]) => {
  const { squarePhoto } = await import("/js/photo.mjs");
  const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
  try {
    return { text: await squarePhoto(new File([bytes], "photo", { type })) };
  } catch (error) {
    return { reason: error.reason, says: String(error) };
  }
}"""
DRAW = """([width, height, type]) => {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext("2d");
  const halves = [["#d00", 0, 0], ["#00d", width / 2, 0], ["#0a0", 0, height / 2]];
  for (const [color, x, y] of halves) {
    pen.fillStyle = color;
    pen.fillRect(x, y, width / 2, height / 2);
  }
  return canvas.toDataURL(type, 0.95).split(",")[1];
}"""
LOOK = """async ([text, places]) => {
  const image = new Image();
  image.src = text;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0);
  const seen = places.map(([x, y]) => [...pen.getImageData(x, y, 1, 1).data.slice(0, 3)]);
  return [canvas.width, canvas.height, seen];
}"""
CORNERS = [[16, 16], [112, 16], [16, 112], [112, 112]]


class Darkroom:
    """Makes pictures to try, hands them over, and looks at what comes back."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def draw(self, width: int, height: int, type: str = "image/png") -> bytes:
        """Red, blue and green quarters, the last one left as it is: transparent or black."""
        return base64.b64decode(self.page.evaluate(DRAW, [width, height, type]))

    def make(self, data: bytes, type: str = "image/png") -> dict[str, str]:
        """`text` of the photo, or the `reason` why there is none."""
        made: dict[str, str] = self.page.evaluate(MAKE, [base64.b64encode(data).decode(), type])
        return made

    def corners(self, text: str) -> list[str]:
        """What the four quarters of a photo look like, in rows; it has to be 128 × 128."""
        width, height, seen = self.page.evaluate(LOOK, [text, CORNERS])
        assert (width, height) == (128, 128)
        return [named(color) for color in seen]


def named(color: list[int]) -> str:
    paints = {
        "red": (221, 0, 0), "blue": (0, 0, 221), "green": (0, 170, 0), "black": (0, 0, 0),
        "paper": (255, 244, 220),
    }  # fmt: skip

    def far(name: str) -> int:
        return sum(abs(a - b) for a, b in zip(paints[name], color, strict=True))

    best = min(paints, key=far)
    assert far(best) < 40, color
    return best


@pytest.fixture
def darkroom(context: BrowserContext, serve: Serve, tmp_path: Path) -> Darkroom:
    (tmp_path / "js").symlink_to(WEB / "js")
    (tmp_path / "index.html").write_text(BLANK, "utf-8")
    page = context.new_page()
    page.goto(serve(tmp_path).address)
    return Darkroom(page)
