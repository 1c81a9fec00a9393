"""Runs in the page as `pyodide._package_loader`: Pyodide's own comes when a package is loaded.

It imports `pathlib`, `shutil`, `tempfile` and `zipfile`, and this application loads no packages.
"""

from site import getsitepackages
from typing import Any


class Place:
    """A folder that Pyodide asks for as text."""

    def __init__(self, path: str) -> None:
        self.path = path

    def __str__(self) -> str:
        return self.path


SITE_PACKAGES = Place(getsitepackages()[0])
DSO_DIR = Place("/usr/lib")


def init_loaded_packages() -> None:
    """Tell Pyodide what is installed: nothing."""


def __getattr__(name: str) -> Any:
    from pyodide import _whole_package_loader

    return getattr(_whole_package_loader, name)
