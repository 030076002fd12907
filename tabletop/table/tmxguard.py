"""A look at a map file before it is parsed: nothing in it may blow up memory, reach outside or pull other files in.

The parser of maps unpacks whatever it is told to and opens every file that is named. So declarations of document types (entities grow
without bound), unlimited layers, compressed data larger than its layer and sources outside the project are refused beforehand.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from pathlib import Path
from xml.parsers import expat

from engines.core.errors import DataError

BIGGEST = 4_000_000
_DEPTH, _ELEMENTS, _SIDE, _CELLS = 48, 60_000, 2_000, 1_000_000
_PICTURES = (".png", ".jpg", ".jpeg", ".webp", ".svg")


def guard(path: Path) -> None:
    """Raise DataError with one sentence when the file is no map that could be read in safety."""
    _Guard(path, path.name).run()


class _Guard:
    """One pass over one file. `path` is the file, `name` what messages call it."""

    def __init__(self, path: Path, name: str):
        self.path, self.name = path, name
        self.depth = self.count = 0
        self.layer = (1, 1)
        self.data: dict | None = None
        self.text: list[str] = []

    def run(self) -> None:
        """Read and check."""
        parser = expat.ParserCreate()
        parser.buffer_text = True
        parser.StartDoctypeDeclHandler = self._doctype
        parser.StartElementHandler, parser.EndElementHandler = self._start, self._end
        parser.CharacterDataHandler = self._words
        try:
            parser.Parse(self._bytes(), True)
        except expat.ExpatError as error:
            raise self._bad(f"it is no whole XML file ({error})", "open it in Tiled and save it again") from None
        except (ValueError, LookupError) as error:
            raise self._bad(f"its text cannot be read ({error})", "save it as UTF-8") from None

    def _bad(self, what: str, cure: str) -> DataError:
        return DataError(f"{self.name}: {what}; {cure}")

    def _bytes(self) -> bytes:
        try:
            if not self.path.is_file():
                raise DataError(f"{self.name}: there is no such map file; check its name and folder")
            with self.path.open("rb") as file:
                data = file.read(BIGGEST + 1)
        except OSError as error:
            raise self._bad(f"the file cannot be read ({error.strerror})", "check its permissions") from None
        if len(data) > BIGGEST:
            raise self._bad(f"the file is larger than {BIGGEST // 1_000_000} MB", "a map of this kind is much smaller")
        return data

    def _doctype(self, *_args) -> None:
        raise self._bad("it declares a document type, which no map needs", "remove the DOCTYPE with its entities")

    def _start(self, tag: str, attrs: dict) -> None:
        self.depth += 1
        self.count += 1
        if self.depth > _DEPTH or self.count > _ELEMENTS:
            raise self._bad("it holds too many elements or nests them too deeply", "open it in Tiled and simplify it")
        if tag in ("map", "layer", "chunk", "tileset", "image"):
            self._sides(tag, attrs)
        if tag == "map" and attrs.get("infinite", "0") != "0":
            raise self._bad("the map is infinite", "give it a fixed size in Tiled's map properties")
        if "template" in attrs:
            raise self._bad("it uses an object template", "detach the object from its template in Tiled")
        if attrs.get("source"):
            self._source(tag, attrs["source"])
        if tag in ("data", "chunk"):
            self.data = {**(self.data or {}), **attrs}
            self.text = []

    def _sides(self, tag: str, attrs: dict) -> None:
        sides = []
        for key in ("width", "height"):
            value = attrs.get(key, "1")
            most = 30_000 if tag == "image" else _SIDE
            if not value.isascii() or not value.isdigit() or len(value) > 6 or int(value) > most:
                raise self._bad(f"<{tag}> has a {key} of {value[:20]!r}", f"give it a whole number up to {most}")
            sides.append(int(value))
        if tag in ("map", "layer", "chunk") and sides[0] * sides[1] > _CELLS:
            raise self._bad(f"<{tag}> has {sides[0]} x {sides[1]} cells", f"{_CELLS} are the most")
        if tag in ("layer", "chunk"):
            self.layer = (sides[0], sides[1])

    def _source(self, tag: str, source: str) -> None:
        """Relative, inside the folder that holds maps and art together, of the right kind, and a plain file if it exists."""
        parts = source.split("/")
        ups = sum(part == ".." for part in parts)
        wrong = (
            source.startswith("/")
            or any(c in source for c in "\\:\0")
            or not source.isprintable()
            or ups > 2
            or len(source) > 300
        )
        if wrong or (".." in parts and parts[:ups] != [".."] * ups):
            raise self._bad(
                f"<{tag}> names the file {source[:60]!r}", "name a file inside the project, relative to the map"
            )
        kinds = (".tsx",) if tag == "tileset" else _PICTURES
        if not source.lower().endswith(kinds):
            raise self._bad(f"<{tag}> names the file {source[:60]!r}", f"use one that ends in {', '.join(kinds)}")
        target = self.path.parent / source
        if target.exists() and not target.is_file():
            raise self._bad(f"<{tag}> names {source[:60]!r}, which is no plain file", "name a file inside the project")
        if tag == "tileset" and self.path.suffix.lower() != ".tsx":
            _Guard(target, f"{self.name}: tileset {target.name}").run()

    def _words(self, text: str) -> None:
        if self.data is not None:
            self.text.append(text)

    def _end(self, tag: str) -> None:
        self.depth -= 1
        if tag not in ("data", "chunk") or self.data is None:
            return
        if self.data.get("encoding") == "base64":
            self._packed("".join(self.text), self.data.get("compression", ""))
        self.text = []
        if tag == "data":
            self.data = None

    def _packed(self, text: str, how: str) -> None:
        """Cells take four bytes each; whatever unpacks to more is a trap."""
        if not text.strip():
            return
        most = 4 * self.layer[0] * self.layer[1]
        try:
            raw = base64.b64decode(text)
            if how in ("zlib", "gzip"):
                raw = zlib.decompressobj(zlib.MAX_WBITS | 32).decompress(raw, most + 1)
            elif how:
                raise self._bad(
                    f"layer data is compressed by {how[:20]!r}", "choose CSV or zlib as tile layer format in Tiled"
                )
        except (binascii.Error, zlib.error, ValueError) as error:
            raise self._bad(f"layer data is damaged ({error})", "open the map in Tiled and save it again") from None
        if len(raw) > most:
            raise self._bad("layer data is larger than its layer", "open the map in Tiled and save it again")
