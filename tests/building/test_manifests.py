from __future__ import annotations

import json
from pathlib import Path

import pytest

from building import manifests, pictures
from building.locales import PLACEHOLDER
from building.places import WEB
from building.speaking import languages

COMMON = json.loads(
    (WEB / "manifest.webmanifest").read_text("utf-8").replace("{{", "<").replace("}}", ">")
)
ALL = {
    code: manifests.manifest(code, COMMON, lambda name: f"assets/{name}") for code in languages()
}
TOLD = ("lang", "description", "shortcuts", "screenshots")


def size(data: bytes) -> str:
    """The size that a WebP picture of the lossy kind says of itself."""
    at = data.index(b"\x9d\x01\x2a") + 3
    width, height = (int.from_bytes(data[i : i + 2], "little") & 0x3FFF for i in (at, at + 2))
    return f"{width}x{height}"


def test_all_are_of_one_app() -> None:
    assert {one["id"] for one in ALL.values()} == {"uno-ultimate"}
    rest = [{k: v for k, v in one.items() if k not in TOLD} for one in ALL.values()]
    assert rest[1:] == rest[:-1]


def test_each_speaks_its_language() -> None:
    assert {code: one["lang"] for code, one in ALL.items()} == {code: code for code in ALL}
    for told in (
        lambda one: one["description"],
        lambda one: [shortcut["name"] for shortcut in one["shortcuts"]],
        lambda one: [picture["label"] for picture in one["screenshots"]],
    ):
        words = [json.dumps(told(one)) for one in ALL.values()]
        assert len(set(words)) == len(words)
        assert not any(PLACEHOLDER.search(word) for word in words)


@pytest.mark.parametrize("code", ALL)
def test_pictures_are_there_small_and_of_the_size_that_is_told(code: str) -> None:
    shown = ALL[code]["screenshots"]
    assert {picture["form_factor"] for picture in shown} == {"narrow", "wide"}
    assert len(shown) == len(pictures.PICTURES)
    for picture in shown:
        data = (pictures.FOLDER / Path(picture["src"]).name).read_bytes()
        assert len(data) <= pictures.LARGEST
        assert size(data) == picture["sizes"]


def test_files_are_written_for_every_language(tmp_path: Path) -> None:
    manifests.write(tmp_path, lambda text: text.replace("{{", "").replace("}}", ""), str)
    written = {path.name: json.loads(path.read_text("utf-8")) for path in tmp_path.iterdir()}
    assert set(written) == {
        "manifest.webmanifest",
        "manifest-ja.webmanifest",
        "manifest-th.webmanifest",
    }
    assert written["manifest-th.webmanifest"]["shortcuts"][0]["url"] == "./#open=continue"
