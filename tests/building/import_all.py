"""Run inside Pyodide: import every module of NAMES; say what failed and what was not ready."""

import dataclasses
import importlib
import json
import traceback
from types import CodeType

missed: list[str] = []


def watched(text: str) -> CodeType | None:
    """The compiled methods of a dataclass; notes the texts that there are none of."""
    code = ready(text)
    if code is None:
        missed.append(text)
    return code


def fault(name: str) -> str:
    try:
        importlib.import_module(name)
    except BaseException:
        return f"{name}: {traceback.format_exc()}"
    return ""


ready = vars(dataclasses)["_code"]
vars(dataclasses)["_code"] = watched
faults = [said for name in globals()["NAMES"] if (said := fault(name))]
json.dumps({"faults": faults, "missed": missed})
