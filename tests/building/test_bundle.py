from __future__ import annotations

from pathlib import Path

import pytest

from building import bundle, node
from building.places import BuildError


@pytest.fixture
def scripts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page with three modules, one of which imports a fourth; nothing is left of a bundle."""
    folder = tmp_path / "web" / "js"
    folder.mkdir(parents=True)
    (folder / "boot.mjs").write_text('import("./modules.mjs"); export const version = 1;')
    (folder / "modules.mjs").write_text('export * as part from "./part.mjs";')
    (folder / "updates.mjs").write_text("globalThis.updates = true;")
    (folder / "part.mjs").write_text("// a remark\nexport const told = () => 'the part';")
    monkeypatch.setattr(bundle, "WEB", tmp_path / "web")
    monkeypatch.setattr(bundle, "WORK", tmp_path)
    return folder


@pytest.mark.usefixtures("scripts")
def test_what_a_module_imports_lies_in_its_file() -> None:
    made = bundle.make(node.install_parts())
    assert set(made) == {"boot.mjs", "modules.mjs", "updates.mjs"}
    assert b"the part" in made["modules.mjs"]
    assert b"part.mjs" not in made["modules.mjs"]
    assert b"a remark" not in made["modules.mjs"]


@pytest.mark.usefixtures("scripts")
def test_the_modules_stay_apart_from_what_starts_python() -> None:
    boot = bundle.make(node.install_parts())["boot.mjs"]
    assert b'import("./modules.mjs")' in boot
    assert b"the part" not in boot


def test_a_module_that_cannot_be_read_is_told_in_one_line(scripts: Path) -> None:
    (scripts / "part.mjs").write_text("export const = 1;")
    with pytest.raises(BuildError, match=r"bundle the scripts of the page: error: .*part.mjs:1: "):
        bundle.make(node.install_parts())


@pytest.mark.usefixtures("scripts")
def test_a_bundler_without_its_binary_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ESBUILD_BINARY_PATH", "/bin/false")
    with pytest.raises(BuildError, match=r"bundle the scripts of the page: error: [^\[]"):
        bundle.make(node.install_parts())
