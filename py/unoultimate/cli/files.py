"""Reading the files that commands are given."""

import json
from pathlib import Path
from typing import Any


class BadFileError(Exception):
    """A file that can't be read; the text says why in one line."""


def read_json(path: str) -> Any:
    """The JSON document in a file. Raises BadFileError."""
    try:
        return json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadFileError(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadFileError(f"{path}: not a text file") from None
    except (json.JSONDecodeError, RecursionError) as error:
        where = f" (line {error.lineno})" if isinstance(error, json.JSONDecodeError) else ""
        raise BadFileError(f"{path}: not a JSON file{where}") from None
