"""TOML from disk, bounded and with one sentence for whatever is wrong with it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from engines.core.errors import DataError

# Longer dotted keys and numbers only serve to keep the parser busy.
_LONG_KEY = re.compile(r"(?:[\w-]{1,40}[ \t]*\.[ \t]*){24}")
_LONG_NUMBER = re.compile(r"[0-9A-Fa-f_]{1000}")


def read_toml(path: Path, most: int, what: str) -> dict:
    """The decoded file. Raises DataError when it is missing, larger than `most` bytes (`what` says what is smaller), or no TOML."""
    try:
        if not path.is_file():
            raise DataError(f"{path.name}: there is no such file; check its name and folder")
        with path.open("rb") as file:
            data = file.read(most + 1)
        if len(data) > most:
            raise DataError(f"{path.name}: the file is larger than {most // 1000} kB; {what}")
        text = data.decode("utf-8").replace("\r\n", "\n")
        if _LONG_NUMBER.search(text):
            raise DataError(f"{path.name}: a number with more than a thousand digits is no setting; mend that place in a text editor")
        if _LONG_KEY.search(text):
            raise DataError(
                f"{path.name}: a name with more than two dozen dots is no setting; mend that place in a text editor"
            )
        return tomllib.loads(text)
    except OSError as error:
        raise DataError(f"{path.name}: the file cannot be read ({error.strerror}); check its permissions") from None
    except (RecursionError, ValueError) as error:  # tomllib lets some ValueErrors through, such as for endless numbers
        why = " ".join(str(error).split())[:160]
        raise DataError(f"{path.name}: {why}; mend that place in a text editor") from None
