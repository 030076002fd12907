"""Reading the data file with care: whoever changes it is told the place that is wrong and what belongs there."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engines.core.errors import DataError


class Row:
    """One table of the file. Every method raises DataError with place and cure when a value is missing or does not fit."""

    def __init__(self, raw: Any, where: str):
        if not isinstance(raw, dict):
            raise DataError(f"{where} must be a table, not {raw!r}")
        self.raw, self.where = raw, where

    @classmethod
    def file(cls, path: Path) -> Row:
        """The whole file as a row."""
        try:
            return cls(tomllib.loads(path.read_text("utf-8")), path.name)
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise DataError(f"{path.name}: {error}") from None

    def fail(self, key: str, wanted: str) -> DataError:
        """The error for an entry that does not fit."""
        found = f"not {self.raw[key]!r}" if key in self.raw else "it is missing"
        return DataError(f"{self.where}: {key} must be {wanted}; {found}")

    def whole(self, key: str, default: int | None = None, low: int = 0) -> int:
        """A whole number of `low` or more."""
        value = self.raw.get(key, default)
        if type(value) is not int or value < low:
            raise self.fail(key, f"a whole number of {low} or more")
        return value

    def word(self, key: str, among: Sequence[str] = ()) -> str:
        """A text, one of `among` if given."""
        value = self.raw.get(key)
        if not isinstance(value, str) or not value or (among and value not in among):
            raise self.fail(key, f"one of {', '.join(among)}" if among else "a text")
        return value

    def index(self, key: str, among: Sequence[str]) -> int:
        """The place of a word in `among`."""
        return among.index(self.word(key, among))

    def words(self, key: str, among: Sequence[str]) -> tuple[str, ...]:
        """A list of words out of `among`, at least one."""
        value = self.raw.get(key)
        if not isinstance(value, list) or not value or any(v not in among for v in value):
            raise self.fail(key, f"a list of some of {', '.join(among)}")
        return tuple(value)

    def row(self, key: str) -> Row:
        """A table in the table."""
        if key not in self.raw:
            raise self.fail(key, "a table")
        return Row(self.raw[key], f"{self.where}: {key}")

    def rows(self, key: str, count: int | None = None) -> list[Row]:
        """A list of tables, `count` of them if given. Each is called by its id, index or place in the list."""
        value = self.raw.get(key)
        if not isinstance(value, list):
            raise self.fail(key, "a list of tables")
        if count is not None and len(value) != count:
            raise DataError(f"{self.where}: there must be {count} of {key}; there are {len(value)}")
        out = []
        for n, raw in enumerate(value):
            name = raw.get("id", raw.get("index", n + 1)) if isinstance(raw, dict) else n + 1
            out.append(Row(raw, f"{self.where}: {key} {name}"))
        return out

    def goods(self, key: str, kinds: Sequence[str], default: dict | None = None) -> tuple[int, ...]:
        """Counters by kind."""
        value = self.raw.get(key, default)
        if not isinstance(value, dict) or any(k not in kinds or type(n) is not int or n < 0 for k, n in value.items()):
            raise self.fail(key, f"a table with whole numbers of {', '.join(kinds)}")
        return tuple(value.get(kind, 0) for kind in kinds)

    def both(self, key: str) -> dict[str, str]:
        """A text in both languages, ``<key>_en`` and ``<key>_zh``."""
        return {"en": self.word(f"{key}_en"), "zh-Hant": self.word(f"{key}_zh")}
