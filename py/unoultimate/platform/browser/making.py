"""Makes the browser's ports, and talks to the shell that the page started with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from js import uno

from unoultimate.app.core import Ports

from .clock import BrowserClock
from .files import BrowserFiles
from .install import BrowserInstall
from .page import BrowserPage
from .photo import BrowserPhotos
from .share import BrowserShare
from .sound import BrowserSound
from .storage import BrowserStorage
from .tabs import BrowserTabs
from .wake import BrowserWake
from .world import BrowserWorld

if TYPE_CHECKING:
    from unoultimate.table.ports import Brain


async def make_ports(version: str, brain: Brain) -> tuple[Ports, BrowserPage]:
    """All ports, once the page's own modules are loaded; and the page, to listen to."""
    modules = await uno.modules
    page = BrowserPage(modules.patch, modules.motion)
    ports = Ports(
        page,
        BrowserStorage(modules.store),
        BrowserTabs(modules.tabs),
        BrowserClock(),
        BrowserWorld(f"{version} ({uno.build})"),
        brain,
        BrowserSound(modules.sound),
        BrowserFiles(modules.files),
        BrowserShare(),
        BrowserPhotos(modules.photo),
        BrowserInstall(modules.install),
        BrowserWake(modules.wake),
    )
    return ports, page


def ready() -> None:
    """The first view of the application is on the page."""
    uno.ready()


def failed(reason: str) -> None:
    """The start went wrong: the shell offers to try again."""
    uno.failed(reason)
