"""Matches on disk: where they lie, what the shelf shows of them, and reports of trouble.

Every match is a file of its own; the list is made from the files, so one bad file hides no other.
"""

from __future__ import annotations

import io
import secrets
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import msgspec
import pygame

from engines.core import registry
from engines.core.errors import EngineError
from engines.core.match import EngineFault, Match
from engines.core.matchfile import peek, shown_name
from tabletop import resources
from tabletop.faults import in_words
from tabletop.i18n import _

if TYPE_CHECKING:
    from tabletop.table.scene import TableScene

PICTURE = (320, 180)
_EXTRA = ".json"
_PICTURE_MOST = 1_000_000


class Saved(NamedTuple):
    """One saved match. `error` is a sentence when the file is no use; then the other fields are poor."""

    path: Path
    game: str
    when: float
    turn: int
    names: list[str]
    thumbnail: Path | None
    finished: bool
    error: str | None


class Extra(msgspec.Struct):
    """What the window keeps beside a match file and can do without: seat colours, the turn shown last."""

    colours: list[int] = []
    turn: int = 0
    guided: bool = False


def folder() -> Path:
    """The folder of match files."""
    return resources.home() / "matches"


def new_path(game_id: str) -> Path:
    """A fresh file name."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    return folder() / f"{stamp}-{game_id}-{secrets.token_hex(3)}.match"


def list_matches() -> list[Saved]:
    """All saved matches, latest first; broken ones are listed as broken."""
    out = []
    try:
        files = sorted(((_when(p), p) for p in folder().glob("*.match")), reverse=True)
    except OSError:
        return []
    for when, path in files:
        picture = path.with_suffix(".png")
        thumbnail = picture if picture.is_file() else None
        try:
            found = peek(path)
            if found.header.game not in registry.game_ids():
                raise EngineError(f"{shown_name(path)}: this is a match of {found.header.game!r}, which is not installed; "
                                  "install that game to see it")
            names = list(found.header.names)
            out.append(Saved(path, found.header.game, when, extra(path).turn, names, thumbnail, found.end is not None, None))
        except EngineError as error:
            out.append(Saved(path, "", when, 0, [], None, False, in_words(str(error))))
    return out


def _when(path: Path) -> float:
    """When a file was written; 0 for a dead link, so that it hides no other file."""
    try:
        return min(max(0.0, path.stat().st_mtime), 4e9)
    except OSError:
        return 0.0


def extra(path: Path) -> Extra:
    """The window's own notes on a match; defaults when they are missing or damaged."""
    try:
        file = path.with_suffix(_EXTRA)
        if not file.is_file():
            return Extra()
        with file.open("rb") as notes:
            found = msgspec.json.decode(notes.read(20_000), type=Extra)
    except (OSError, msgspec.DecodeError, RecursionError, ValueError):
        return Extra()
    good = len(found.colours) <= 12 and all(0 <= c < 100 for c in found.colours) and 0 <= found.turn < 100_000
    return found if good else Extra()


def keep_extra(path: Path, notes: Extra) -> None:
    """Write the notes; trouble is not worth a word, since they can be done without."""
    try:
        resources.write_atomic(path.with_suffix(_EXTRA), msgspec.json.encode(notes))
    except OSError:
        pass


def keep_picture(table: TableScene) -> None:
    """Keep a small picture of the board, without the dock: no secret is on it."""
    match = table.match
    if match.path is None or table.replay is not None:
        return
    from tabletop.scenes.screen import table as wood

    try:
        surface = pygame.Surface(table.app.size)
        area = table.area
        table.canvas.motion.finish()
        wood(table.app, surface)
        table.canvas.draw(surface)
        small = pygame.transform.smoothscale(surface.subsurface(area), PICTURE)
        temp = match.path.with_suffix(".png.tmp.png")
        pygame.image.save(small, str(temp))
        temp.replace(match.path.with_suffix(".png"))
        keep_extra(match.path, Extra(list(table.colour_ids), table.view.turn, table.guide is not None))
    except (OSError, pygame.error, ValueError):
        pass


def picture(path: Path) -> pygame.Surface | None:
    """The small picture of a match, in a format that can be scaled; None when it is damaged or far larger than ours are."""
    try:
        with path.open("rb") as file:
            data = file.read(_PICTURE_MOST + 1)
        wide, high = (int.from_bytes(data[i:i + 4], "big") for i in (16, 20))
        if len(data) > _PICTURE_MOST or data[:8] != b"\x89PNG\r\n\x1a\n" or not (0 < wide <= 1_000 and 0 < high <= 1_000):
            return None
        raw = pygame.image.load(io.BytesIO(data), "thumbnail.png")
        out = pygame.Surface(raw.get_size(), 0, 32)
        out.blit(raw, (0, 0))
        return out
    except (OSError, pygame.error, ValueError):
        return None


def delete(path: Path) -> None:
    """Remove a match and what belongs to it."""
    for each in (path, path.with_suffix(".png"), path.with_suffix(_EXTRA)):
        each.unlink(missing_ok=True)


def shown_names(match: Match) -> list[str]:
    """A name for every seat: the given one, else by number."""
    return [name or _("Player {n}").format(n=i + 1) for i, name in enumerate(match.names)]


def info(match: Match) -> str:
    """One line for the menu: how far the match is saved."""
    if match.save_error:
        return _("Saving fails at the moment ({why}). Play goes on, and the next decision tries again.").format(why=in_words(match.save_error))
    if match.path is None:
        return _("This match is not saved.")
    return _("Saved after every decision · {n} decisions so far").format(n=len(match.entries))


def _write_report(kind: str, data: dict) -> Path | None:
    path = resources.home() / "reports" / f"{kind}-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(2)}.json"
    try:
        resources.write_atomic(path, msgspec.json.format(msgspec.json.encode(data), indent=1))
    except OSError:
        return None
    return path


def report(fault: EngineFault) -> str:
    """Keep a report on a bug in the rules; returns the sentence for the player."""
    path = _write_report("rules", fault.report)
    where = _("A report was written to {file}.").format(file=path) if path else ""
    return f"{in_words(str(fault))} {where}".strip()


def note_trouble(match: Match, seat: int, what: str) -> None:
    """Keep a report on a bot that was late, crashed or chose what is not allowed; play has gone on."""
    _write_report("bot", {"game": match.game.id, "seat": seat, "controller": match.controllers[seat], "what": what,
                          "entries": len(match.entries), "seed": match.header.seed})


def record(match: Match) -> None:
    """Add a finished match to the statistics."""
    from tabletop.records import keep

    keep(match)
