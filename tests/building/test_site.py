from __future__ import annotations

import json
from pathlib import Path

import pytest

from building import site
from building.places import BuildError


@pytest.fixture
def workplace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(site, "DIST", tmp_path / "dist")
    monkeypatch.setattr(site, "WORK", tmp_path / "work")
    monkeypatch.setattr("building.locking.WORK", tmp_path / "work")
    monkeypatch.setattr(site, "inputs", lambda: "these")
    return tmp_path


def fake_make(new: Path, value: str) -> None:
    new.mkdir(parents=True)
    (new / "page").write_text(value)
    (new / "build.json").write_text(json.dumps({"inputs": value}))


def test_second_build_of_the_same_does_nothing(
    workplace: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    monkeypatch.setattr(
        site, "make", lambda new, value: made.append(value) or fake_make(new, value)
    )
    site.build()
    site.build()
    assert made == ["these"]
    monkeypatch.setattr(site, "inputs", lambda: "others")
    assert site.build() == workplace / "dist"
    assert made == ["these", "others"]
    assert (workplace / "dist" / "page").read_text() == "others"


def test_interrupted_build_leaves_the_old_site(
    workplace: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "make", fake_make)
    site.build()

    def half(new: Path, _: str) -> None:
        new.mkdir(parents=True)
        (new / "page").write_text("half")
        raise BuildError("The line broke.")

    monkeypatch.setattr(site, "inputs", lambda: "others")
    monkeypatch.setattr(site, "make", half)
    with pytest.raises(BuildError, match="line broke"):
        site.build()
    assert (workplace / "dist" / "page").read_text() == "these"
    monkeypatch.setattr(site, "make", fake_make)
    site.build()
    assert (workplace / "dist" / "page").read_text() == "others"


@pytest.mark.parametrize("stamp", [None, "", "{", "[]", '{"inputs": "older"}', "{}"])
def test_only_a_whole_stamp_counts(tmp_path: Path, stamp: str | None) -> None:
    if stamp is not None:
        (tmp_path / "build.json").write_text(stamp)
    assert not site.is_current(tmp_path, "these")


def test_worker_lists_every_file_but_itself(tmp_path: Path) -> None:
    for name in ("index.html", "service-worker.js", "build.json", "robots.txt", "a.txt"):
        (tmp_path / name).write_text(name)
    picture = tmp_path / "assets" / "screenshots-0123456789ab" / "table.webp"
    picture.parent.mkdir(parents=True)
    picture.write_text("for the install dialog, which needs the network anyway")
    listed = dict(map(tuple, site.cached_files(tmp_path)))
    assert set(listed) == {"./", "a.txt"}
    assert all(len(total) == 64 for total in listed.values())
