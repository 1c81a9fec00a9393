"""Run inside Pyodide: import every module of NAMES."""

import importlib
import json
import traceback


def fault(name: str) -> str:
    try:
        importlib.import_module(name)
    except BaseException:
        return f"{name}: {traceback.format_exc()}"
    return ""


json.dumps([said for name in globals()["NAMES"] if (said := fault(name))])
