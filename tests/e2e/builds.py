"""Other builds of the site, made from the real one."""

from __future__ import annotations

import shutil
from pathlib import Path

from building import site as building_site


def other_build(site: Path, target: Path, name: str) -> Path:
    """A whole build that differs from `site` in its name alone, which its page shows as title."""
    shutil.copytree(site, target)
    index = target / "index.html"
    text = index.read_text("utf-8").replace("<title>UNO ULTIMATE</title>", f"<title>{name}</title>")
    index.write_text(text, encoding="utf-8")
    application = next(target.glob("assets/application-*.bin"))
    changed = application.with_name(f"application-{name}0123456789ab"[:24] + ".bin")
    changed.write_bytes(application.read_bytes())
    building_site.write_worker(target, name)
    return target


def only_in(target: Path, site: Path) -> Path:
    """The file that `other_build` added."""
    known = {path.name for path in (site / "assets").iterdir()}
    return next(path for path in (target / "assets").iterdir() if path.name not in known)
