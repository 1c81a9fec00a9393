"""Runs as `sitecustomize`: the first thing of ours that Python executes in the page.

An archive is slow to import from: each module costs a search, a file to open and a block to
unpack, all in Python. Here the modules of library and application come out of two blocks,
unpacked by the browser: {module: (is a package, its compiled code)}, {place: data}, the names of
what is left, and these others in a packet that is opened when one of them is first asked for. The
collector of garbage rests until the start is over; boot.mjs wakes it.
"""

import gc
import marshal
import sys
import zlib

TYPE_CHECKING = False
if TYPE_CHECKING:
    from importlib.machinery import ModuleSpec
    from types import ModuleType
else:
    ModuleSpec = type(sys.__spec__)

gc.disable()


class Block:
    """Finds and loads modules of a block; a finder and loader as importlib wants them."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self.modules: dict[str, tuple[bool, bytes]]
        self.data: dict[str, bytes]
        self.rest: set[str]
        with open(f"{folder}.bin", "rb") as file:
            self.modules, self.data, self.rest, self.packet = marshal.loads(file.read())

    def look(self, name: str) -> None:
        """Open the packet if this is in it."""
        if name in self.rest:
            modules, data = marshal.loads(zlib.decompress(self.packet))
            self.modules |= modules
            self.data |= data
            self.rest, self.packet = set(), b""

    def find_spec(self, name: str, *_: object) -> ModuleSpec | None:
        self.look(name)
        found = self.modules.get(name)
        if found is None:
            return None
        place = f"{self.folder}/{name.replace('.', '/')}"
        origin = f"{place}/__init__.pyc" if found[0] else f"{place}.pyc"
        spec = ModuleSpec(name, self, origin=origin, is_package=found[0])  # type: ignore[arg-type]
        spec.has_location = True
        if spec.submodule_search_locations is not None:
            spec.submodule_search_locations.append(place)
        return spec

    def create_module(self, _: ModuleSpec) -> None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        exec(marshal.loads(self.modules[module.__name__][1]), module.__dict__)

    def get_data(self, path: str) -> bytes:
        """The data file at a path below the folder. Raises OSError when there is none."""
        place = path.removeprefix(f"{self.folder}/")
        self.look(place)
        try:
            return self.data[place]
        except KeyError:
            raise OSError(0, "", path) from None


def install() -> None:
    """Let library and application come out of their blocks, before any other place."""
    sys.meta_path[:0] = [Block("/library"), Block("/application")]


install()
