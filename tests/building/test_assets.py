from __future__ import annotations

from pathlib import Path

import pytest

from building.assets import Assets, add_interpreters, add_web
from building.page import Filling, as_script, fill
from building.places import NODE_MODULES


def test_group_moves_with_its_content(tmp_path: Path) -> None:
    assets = Assets(tmp_path)
    assets.add_group("fonts", {"a.woff2": b"font"})
    first = assets.places["fonts"]
    assert (tmp_path / first / "a.woff2").read_bytes() == b"font"
    assets.add_group("fonts", {"a.woff2": b"another"})
    assert assets.places["fonts"] != first


def test_references_follow_to_the_hashed_folder(tmp_path: Path) -> None:
    assets = Assets(tmp_path)
    assets.add_group("fonts", {"a.woff2": b"font"})
    assets.add_group("css", {"all.css": b"url(../fonts/a.woff2)"})
    folder = assets.places["fonts"].removeprefix("assets/")
    css = tmp_path / assets.places["css"] / "all.css"
    assert css.read_text() == f"url(../{folder}/a.woff2)"


def test_source_map_comments_are_left_out(tmp_path: Path) -> None:
    assets = Assets(tmp_path)
    assets.add_group("js", {"a.js": b"x\n//# sourceMappingURL=a.js.map\n"})
    assert (tmp_path / assets.places["js"] / "a.js").read_bytes() == b"x"


def test_slots_are_filled_and_unknown_ones_refused() -> None:
    filling = Filling("b1", {"css": "assets/css-1", "one": "assets/one-2.zip"}, {}, {})
    assert fill("{{build}} {{at:css/x.css}} {{at:one}}", filling) == (
        "b1 assets/css-1/x.css assets/one-2.zip"
    )
    for unknown in ("{{nothing}}", "{{at:nothing}}"):
        with pytest.raises(KeyError):
            fill(unknown, filling)


def test_facts_cannot_end_their_script_element() -> None:
    assert "</script>" not in as_script({"a": "</script>"})


def test_the_licences_of_what_is_taken_along_lie_beside_it(tmp_path: Path) -> None:
    if not NODE_MODULES.exists():
        pytest.skip("the web parts are not here yet")
    assets = Assets(tmp_path)
    add_interpreters(assets)
    add_web(assets, {"boot.mjs": b""})
    found = {path.name: path.read_text("utf-8") for path in tmp_path.glob("assets/*/*.LICENSE.txt")}
    names = {name.removesuffix(".LICENSE.txt") for name in found}
    assert names == {"core", "idb", "morphdom", "noto-sans-jp", "noto-sans-thai-looped"}
    assert all("opyright" in text for text in found.values())


def test_pyodide_asks_for_no_shared_memory(tmp_path: Path) -> None:
    if not NODE_MODULES.exists():
        pytest.skip("the web parts are not here yet")
    assets = Assets(tmp_path)
    add_interpreters(assets)
    script = (tmp_path / assets.places["pyodide"] / "pyodide.asm.mjs").read_bytes()
    assert b"WebAssembly.Memory({shared" not in script
    assert b"new Int32Array(4);function" in script
