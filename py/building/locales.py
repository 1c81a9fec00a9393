"""Languages: texts out of the sources, translations into the site."""

from __future__ import annotations

from building.assets import Assets


def add(place: Assets) -> dict[str, str]:
    """Compile every translation into the site; return the address for each language."""
    return {}
