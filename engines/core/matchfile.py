"""The file of a match: JSON lines, only ever appended to, flushed at every action.

First line the header, then one line for each thing that happened::

    {"tabletop":1,"game":"...","version":1,"seats":2,"options":{},"seed":5,"dealt":[3,0],"names":[],"controllers":[],"created":"..."}
    {"s":0,"a":"buy gm05","d":[4],"o":null,"g":"0123456789abcdef","f":1}     an action: seat, text, drawn, outcome, digest, final
    {"undo":2}                                                              the last two actions were taken back
    {"concede":1}                                                           that seat gave up
    {"end":{"reason":"...","winners":[0]}}                                  the match is over

Nothing in a file is ever executed; sizes, types and depth are bounded before anything is built from it.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from engines.core.errors import DataError

FORMAT = 1
MAX_FILE = 64 * 1024 * 1024
MAX_LINE = 1024 * 1024
MAX_DEPTH = 32

_Seat = Annotated[int, Meta(ge=0, le=63)]
_Drawn = Annotated[int, Meta(ge=0, le=1 << 40)]
_Short = Annotated[str, Meta(max_length=80)]
# A free-form option may be a whole map.
_Value = Annotated[str, Meta(max_length=8_000)]
_Names = Annotated[list[_Short], Meta(max_length=64)]


class MatchFileError(DataError):
    """A match file cannot be used. The text is one sentence that names the file, the line and the cure."""


class Header(Struct, forbid_unknown_fields=True, frozen=True):
    """The first line of a match file."""

    tabletop: int
    game: Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[a-z][a-z0-9_]*$")]
    version: Annotated[int, Meta(ge=0, le=1 << 30)]
    seats: Annotated[int, Meta(ge=1, le=64)]
    options: Annotated[dict[_Short, _Value], Meta(max_length=64)]
    seed: Annotated[int, Meta(ge=0, le=(1 << 63) - 1)]
    dealt: list[_Drawn]
    names: _Names
    controllers: _Names
    created: _Short


class End(Struct, forbid_unknown_fields=True, frozen=True):
    """How a match ended."""

    reason: _Short
    winners: Annotated[list[_Seat], Meta(max_length=64)]


class Line(Struct, forbid_unknown_fields=True):
    """Any line but the first; exactly one group of fields is set."""

    s: _Seat | UnsetType = UNSET
    a: Annotated[str, Meta(min_length=1, max_length=4000)] | UnsetType = UNSET
    d: list[_Drawn] | UnsetType = UNSET
    o: Any = UNSET
    g: Annotated[str, Meta(min_length=16, max_length=16)] | UnsetType = UNSET
    f: Annotated[int, Meta(ge=0, le=1)] | UnsetType = UNSET
    undo: Annotated[int, Meta(ge=1, le=1 << 30)] | UnsetType = UNSET
    concede: _Seat | UnsetType = UNSET
    end: End | UnsetType = UNSET


class Loaded(NamedTuple):
    """What stands in a file after undone actions are dropped. `lines[i]` is the line number of entry i; `size` counts the
    bytes up to the last complete line; `torn` is True when an unfinished last line was dropped."""

    header: Header
    entries: list
    lines: list
    conceded: int | None
    end: End | None
    size: int
    torn: bool


_header = msgspec.json.Decoder(Header)
_line = msgspec.json.Decoder(Line)
_encode = msgspec.json.Encoder().encode


def shown_name(path: str | os.PathLike) -> str:
    """The name of a file as a message may show it: one line, whatever the name holds."""
    return "".join(c if c.isprintable() else "?" for c in Path(path).name)


def read(path: str | os.PathLike) -> Loaded:
    """Read and check a match file. Raises MatchFileError; never anything else, whatever the bytes are."""
    data = _bytes(Path(path))
    name = shown_name(path)
    size = data.rfind(b"\n") + 1
    if not size:
        raise MatchFileError(f"{name} line 1: the file ends before its header is complete; it holds no match and can be deleted")
    rows = data[:size].split(b"\n")[:-1]
    header = _read_header(rows[0], name)
    entries: list = []
    numbers: list = []
    conceded, end = None, None
    for number, row in enumerate(rows[1:], 2):
        line = _decode(_line, row, name, number)
        what = _sort(line, name, number)
        if end is not None or (conceded is not None and what != "end"):
            raise _damaged(name, number, "the match was already over")
        if what == "entry":
            entries.append(line)
            numbers.append(number)
        elif what == "undo":
            if line.undo > len(entries):
                raise _damaged(name, number, "it takes back more actions than there are")
            del entries[-line.undo:], numbers[-line.undo:]
        elif what == "concede":
            conceded = line.concede
        else:
            end = line.end
    return Loaded(header, entries, numbers, conceded, end, size, size != len(data))


def _bytes(path: Path) -> bytes:
    try:
        if not path.is_file():
            raise MatchFileError(f"{shown_name(path)}: there is no such file; choose another match")
        with path.open("rb") as file:
            data = file.read(MAX_FILE + 1)
    except OSError as error:
        raise MatchFileError(f"{shown_name(path)} cannot be read ({error.strerror}); check its permissions") from None
    if len(data) > MAX_FILE:
        raise MatchFileError(f"{shown_name(path)} is larger than {MAX_FILE >> 20} MB, so it is no match file; choose another one")
    return data


def _read_header(row: bytes, name: str) -> Header:
    try:
        raw = _shallow(row)
        if not isinstance(raw, dict) or "tabletop" not in raw:
            raise MatchFileError(f"{name} line 1: this is no match file; choose a file that this program wrote")
        if raw["tabletop"] != FORMAT:
            raise MatchFileError(f"{name} line 1: the file has format {str(raw['tabletop'])[:20]!r} and this program reads "
                                 f"format {FORMAT}; open it with the version that wrote it")
        header = _header.decode(row)
    except (ValueError, RecursionError, msgspec.MsgspecError) as error:
        raise _damaged(name, 1, _short(error), "the match cannot be rebuilt without its header") from None
    if len(header.names) not in (0, header.seats) or len(header.controllers) not in (0, header.seats):
        raise _damaged(name, 1, "names and seats do not agree", "put one name and one controller for each seat")
    return header


def _shallow(row: bytes):
    _check_size(row)
    return msgspec.json.decode(row)


def _check_size(row: bytes) -> None:
    if len(row) > MAX_LINE:
        raise ValueError("it is longer than 1 MB")
    if row.count(b"[") + row.count(b"{") > MAX_DEPTH and _depth(row) > MAX_DEPTH:
        raise ValueError("it is nested too deeply")


def _depth(row: bytes) -> int:
    """Deepest nesting of brackets; those inside strings count too, which errs on the safe side."""
    deep = most = 0
    for byte in row:
        if byte in b"[{":
            deep += 1
            most = max(most, deep)
        elif byte in b"]}":
            deep -= 1
    return most


def _decode(decoder, row: bytes, name: str, number: int):
    try:
        _check_size(row)
        return decoder.decode(row)
    except (ValueError, RecursionError, msgspec.MsgspecError) as error:
        raise _damaged(name, number, _short(error)) from None


def _sort(line: Line, name: str, number: int) -> str:
    parts = [line.s, line.a, line.d, line.o, line.g]
    kinds = [line.undo is not UNSET, line.concede is not UNSET, line.end is not UNSET]
    if all(p is not UNSET for p in parts) and not any(kinds):
        return "entry"
    if any(p is not UNSET for p in (*parts, line.f)) or sum(kinds) != 1:
        raise _damaged(name, number, "fields are missing or do not belong together")
    return ("undo", "concede", "end")[kinds.index(True)]


def _short(error: Exception) -> str:
    text = " ".join(str(error).split())
    return text[:160] or type(error).__name__


def _damaged(name: str, number: int, why: str, cure: str = "") -> MatchFileError:
    cure = cure or "delete this line and all below it to go on from the action before"
    return MatchFileError(f"{name} line {number} is damaged ({why}); {cure}")


class Summary(NamedTuple):
    """A match file at a glance, for lists of saved matches."""

    header: Header
    entries: int
    end: End | None
    torn: bool


def peek(path: str | os.PathLike) -> Summary:
    """Header, number of actions and result, without replaying. Raises MatchFileError."""
    found = read(path)
    return Summary(found.header, len(found.entries), found.end, found.torn)


class Writer:
    """Appends to one match file. A line that cannot be written now is kept and written with the next one; `error` then holds
    the reason, so that play can go on with a warning."""

    def __init__(self, path: str | os.PathLike, *, sync: bool = False):
        self.path = Path(path)
        self.sync = sync
        self.error: str | None = None
        self._pending: list[bytes] = []
        self._file: Any = None
        self._size = 0

    @classmethod
    def create(cls, path: str | os.PathLike, header: Header, *, sync: bool = False) -> Writer:
        """A new file. Raises MatchFileError when there is one already or the folder cannot be written."""
        new = cls(path, sync=sync)
        new._open("xb")
        new.write(header)
        return new

    @classmethod
    def append(cls, path: str | os.PathLike, size: int, *, sync: bool = False) -> Writer:
        """Go on with a file whose first `size` bytes are whole; a torn tail after them is cut off first."""
        new = cls(path, sync=sync)
        new._open("r+b")
        new._file.truncate(size)
        new._file.seek(size)
        new._size = size
        return new

    def _open(self, mode: str) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._file = open(self.path, mode, buffering=0)
        except OSError as error:
            raise MatchFileError(f"{shown_name(self.path)} cannot be written ({error.strerror}); choose another folder or name") from None

    def write(self, line: Header | dict) -> None:
        """Append one line, complete before this returns unless `error` is set."""
        if self._file is None:
            raise MatchFileError(f"{shown_name(self.path)} is closed; resume the match before you play on")
        self._pending.append(_encode(line) + b"\n")
        data = b"".join(self._pending)
        try:
            done = self._file.write(data)
            while done < len(data):
                done += self._file.write(data[done:])
            if self.sync:
                os.fsync(self._file.fileno())
        except OSError as error:
            self.error = f"{shown_name(self.path)} cannot be written ({error.strerror}); free some space, the next action tries again"
            self._cut()
            return
        self._size += len(data)
        self._pending.clear()
        self.error = None

    def _cut(self) -> None:
        """Take half-written lines back, so that a retry does not glue two lines together."""
        try:
            self._file.truncate(self._size)
            self._file.seek(self._size)
        except OSError:
            self.error = f"{shown_name(self.path)} cannot be written; save the match under another name"

    def close(self) -> None:
        """Close the file; closing twice is fine."""
        if self._file is not None:
            self._file.close()
            self._file = None
