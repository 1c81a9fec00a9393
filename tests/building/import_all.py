"""Run inside Pyodide: import every module of NAMES; say what failed and what was not ready."""

import dataclasses
import importlib
import json
import traceback
from types import CodeType

missed: list[str] = []


class Watched(dict[str, CodeType]):
    """The compiled methods of dataclasses; notes the texts that it does not hold."""

    def get(self, text: str, default: object = None) -> object:
        if text not in self:
            missed.append(text)
        return super().get(text, default)


def fault(name: str) -> str:
    try:
        importlib.import_module(name)
    except BaseException:
        return f"{name}: {traceback.format_exc()}"
    return ""


vars(dataclasses)["_codes"] = Watched(vars(dataclasses)["_codes"])
faults = [said for name in globals()["NAMES"] if (said := fault(name))]
json.dumps({"faults": faults, "missed": missed})
