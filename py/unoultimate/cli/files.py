"""Reading the files that commands are given."""

import json
from pathlib import Path
from typing import Any


class BadFileError(Exception):
    """A file that can't be read; the text says why in one line."""


def read_json(path: str) -> Any:
    """The JSON document in a file. Raises BadFileError."""
    try:
        document = json.loads(Path(path).read_text(encoding="utf-8"))
        json.dumps(document, ensure_ascii=False).encode()
    except OSError as error:
        raise BadFileError(f"{path}: {error.strerror}") from None
    except UnicodeError:  # \ud800 in the file is half a character
        raise BadFileError(f"{path}: not a text file") from None
    except (json.JSONDecodeError, RecursionError) as error:
        where = f" (line {error.lineno})" if isinstance(error, json.JSONDecodeError) else ""
        raise BadFileError(f"{path}: not a JSON file{where}") from None
    return document
