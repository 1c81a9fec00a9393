"""JSON that comes from outside: files, links. What nests too deep is refused before it is read.

The parser goes a level down on the stack for each bracket. In the browser that stack ends without
an exception of Python's: the interpreter is gone.
"""

from __future__ import annotations

import json
import re
from typing import Any

DEEPEST = 50
_FLAT = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[^][{}"]++', re.DOTALL)
_PAIR = re.compile(r"\[\]|\{\}")


def parse(text: str) -> Any:
    """The document in a text. Raises ValueError."""
    if not shallow(text):
        raise ValueError("nested too deep, or brackets that do not match")
    return json.loads(text)


def shallow(text: str) -> bool:
    """Whether all brackets close, at most `DEEPEST` of them inside each other."""
    brackets = _FLAT.sub("", text)
    for _level in range(DEEPEST):
        brackets, pairs = _PAIR.subn("", brackets)
        if not pairs:
            break
    return not brackets
