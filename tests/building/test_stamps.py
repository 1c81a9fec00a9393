from __future__ import annotations

from pathlib import Path

from building import stamps


def tree(folder: Path) -> Path:
    (folder / "a").mkdir()
    (folder / "a" / "one.txt").write_text("1")
    (folder / "two.txt").write_text("2")
    (folder / "__pycache__").mkdir()
    (folder / "__pycache__" / "x.pyc").write_text("x")
    return folder


def whole(folder: Path) -> str:
    return stamps.digest_of(stamps.files_below(folder), folder)


def test_files_come_in_order_and_without_caches(tmp_path: Path) -> None:
    found = [path.relative_to(tmp_path).as_posix() for path in stamps.files_below(tree(tmp_path))]
    assert found == ["a/one.txt", "two.txt"]


def test_digest_follows_content_and_names(tmp_path: Path) -> None:
    before = whole(tree(tmp_path))
    (tmp_path / "__pycache__" / "y.pyc").write_text("y")
    assert whole(tmp_path) == before
    (tmp_path / "two.txt").rename(tmp_path / "three.txt")
    renamed = whole(tmp_path)
    (tmp_path / "three.txt").write_text("3")
    assert len({before, renamed, whole(tmp_path)}) == 3


def test_stamp_holds_only_its_own_value(tmp_path: Path) -> None:
    stamp = tmp_path / "deep" / "stamp"
    assert not stamps.holds(stamp, "x")
    stamps.write(stamp, "x")
    assert stamps.holds(stamp, "x")
    assert not stamps.holds(stamp, "y")
