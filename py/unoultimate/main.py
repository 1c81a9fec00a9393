"""Wires everything together; the page calls `start`."""

from __future__ import annotations


def start() -> None:
    from js import uno

    uno.takeTaps()
    uno.ready()
