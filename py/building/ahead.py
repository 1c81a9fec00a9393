"""Run inside Pyodide: compiles what dataclasses would compile at every start of the page.

For each class, `dataclasses` writes the source of its methods and executes it. Those texts are
always the same, so they are collected here once, compiled, and laid into the library's archive;
the library's own `dataclasses` then executes the compiled code. A text that was not met here is
compiled as ever.
"""

import builtins
import dataclasses
import importlib
import marshal
import sys
from collections.abc import Iterable
from types import CodeType
from typing import Any

STORE = "_dataclass_codes"
LATER = "_later_dataclass_codes"
LOOKUP = f"""
import builtins as _builtins, marshal as _marshal
_codes, _stores = {{}}, ["{LATER}", "{STORE}"]
def _code(text):
    while text not in _codes and _stores:
        _codes.update(_marshal.loads(__loader__.get_data(_stores.pop())))
    return _codes.get(text)
def exec(text, space, names):
    _builtins.exec(_code(text) or text, space, names)
""".encode()


# Without docstrings `dataclasses` would write each class one, from its signature: slowly.
SIGNATURE = "if not getattr(cls, '__doc__'):"


def without_signatures(source: bytes) -> bytes:
    """The source of `dataclasses` that leaves a class without a docstring as it is."""
    text = source.decode()
    if text.count(SIGNATURE) != 1:
        raise ValueError("dataclasses makes docstrings in another way now")
    return text.replace(SIGNATURE, "if False:").encode()


def collected(modules: Iterable[str]) -> dict[str, CodeType]:
    """Import the modules anew and return what their dataclasses executed, compiled."""
    texts: dict[str, CodeType] = {}

    def collect(text: str, space: dict[str, Any], names: dict[str, Any]) -> None:
        texts[text] = compile(text, "<dataclass>", "exec", dont_inherit=True, optimize=2)
        builtins.exec(text, space, names)

    vars(dataclasses)["exec"] = collect
    for name in modules:
        load_anew(name)
    del vars(dataclasses)["exec"]
    return texts


def load_anew(name: str) -> None:
    """Import a module as the page will; one that needs more than there is here is left."""
    sys.modules.pop(name, None)
    try:
        importlib.import_module(name)
    except (ImportError, AttributeError):
        return


def store(texts: dict[str, CodeType]) -> bytes:
    return marshal.dumps(texts)
