"""The looks of a game: ``art/<game>/skin.toml``. Kinds of pieces without an entry get a drawn token."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

import pygame

from engines.core.errors import DataError

_BOX_KINDS = ("text", "image", "icons", "badge")
_BIGGEST = 1_000_000


@dataclass(frozen=True)
class PieceLook:
    """How a kind of piece is drawn. Sizes in map units; `anchor` is the point of the picture that stands on its place. `plate` is the
    colour of a round plate under it where it lies on printed places, so that nobody takes it for print."""

    size: tuple[float, float] = (40.0, 40.0)
    image: str = ""
    anchor: tuple[float, float] = (0.5, 0.5)
    offset: tuple[float, float] = (0.0, 0.0)
    seat_colour: bool = False
    shadow: bool = True
    plate: str = ""


@dataclass(frozen=True)
class CardBox:
    """One printed field of a card."""

    field: str
    kind: str
    rect: tuple[float, float, float, float]
    font: str = "sans"
    weight: str = "regular"
    size: float = 16.0
    min_size: float = 8.0
    colour: str = "#33200f"
    background: str = ""
    align: str = "center"
    valign: str = "middle"
    image: str = ""
    icon: float = 24.0
    gap: float = 4.0


@dataclass(frozen=True)
class CardLook:
    """How a kind of card is composed from frame, picture and texts."""

    size: tuple[float, float]
    radius: float
    frame: str
    back: str
    boxes: tuple[CardBox, ...]
    colours: dict = field(default_factory=dict, hash=False)


@dataclass(frozen=True)
class Skin:
    """All looks of one game. `folder` is the art folder's name."""

    folder: str
    pieces: dict[str, PieceLook]
    cards: dict[str, CardLook]
    icons: dict[str, str]
    palette: dict[str, tuple[int, int, int]]
    titles: dict[str, str]
    mat: str = ""
    mat_small: str = ""

    def icon(self, name: str) -> str:
        """The picture of an icon, as a name below the art folder; "" when the skin has none."""
        found = self.icons.get(name)
        return f"{self.folder}/{found}" if found else ""

    def colour(self, name: str, default: tuple[int, int, int]) -> tuple[int, int, int]:
        """A colour of the game's palette."""
        return self.palette.get(name, default)


def _bad(file: str, where: str, what: str) -> DataError:
    return DataError(f"{file}: [{where}] {what}")


def _table(value, file: str, where: str) -> dict:
    if not isinstance(value, dict):
        raise _bad(file, where, "must be a table of settings")
    return value


def _numbers(value, count: int, file: str, where: str, least: float = -10_000.0) -> tuple:
    if (not isinstance(value, list) or len(value) != count
            or not all(isinstance(v, (int, float)) and not isinstance(v, bool) and least <= v <= 10_000 for v in value)):
        raise _bad(file, where, f"must be a list of {count} numbers" + (" above 0" if least > 0 else ""))
    return tuple(float(v) for v in value)


def _typed(raw: dict, defaults: dict, file: str, where: str) -> dict:
    out = {}
    for key, default in defaults.items():
        value = raw.get(key, default)
        if isinstance(default, bool) or isinstance(default, str):
            good = isinstance(value, type(default))
        else:
            good = isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value <= 10_000
        if not good:
            raise _bad(file, where, f"{key} must be like {default!r}, not {str(value)[:40]!r}")
        if key in ("colour", "background", "plate") and value and "{" not in value:
            _colour(value, file, where)
        if key in ("image", "frame", "back", "picture") and (".." in value or value.startswith(("/", "\\")) or ":" in value):
            raise _bad(file, where, f"{key} must name a picture inside the game's art folder, not {value[:40]!r}")
        out[key] = value
    return out


def _colour(value: str, file: str, where: str) -> tuple[int, int, int]:
    try:
        return tuple(pygame.Color(value))[:3]
    except (ValueError, TypeError):
        raise _bad(file, where, f"{str(value)[:40]!r} is no colour; write it like #33200f") from None


def parse_skin(raw: dict, folder: str, file: str) -> Skin:
    """Check a decoded skin. Raises DataError that names the table and the cure."""
    pieces, cards = {}, {}
    for kind, entry in _table(raw.get("piece", {}), file, "piece").items():
        where = f"piece.{kind}"
        entry = _table(entry, file, where)
        plain = _typed(entry, {"image": "", "seat_colour": False, "shadow": True, "plate": ""}, file, where)
        pieces[kind] = PieceLook(_numbers(entry.get("size", [40, 40]), 2, file, where + " size", 1),
                                 plain["image"], _numbers(entry.get("anchor", [0.5, 0.5]), 2, file, where + " anchor"),
                                 _numbers(entry.get("offset", [0, 0]), 2, file, where + " offset"), plain["seat_colour"],
                                 plain["shadow"], plain["plate"])
    for kind, entry in _table(raw.get("card", {}), file, "card").items():
        cards[kind] = _card(_table(entry, file, f"card.{kind}"), file, f"card.{kind}")
    icons = {k: str(v) for k, v in _table(raw.get("icons", {}), file, "icons").items()}
    _typed({"image": "".join(icons.values())}, {"image": ""}, file, "icons")
    palette = {k: _colour(v, file, "palette") for k, v in _table(raw.get("palette", {}), file, "palette").items()}
    titles = {k: str(v) for k, v in _table(raw.get("title", {}), file, "title").items()}
    for value in titles.values():
        _colour(value, file, "title")
    mat = _typed(_table(raw.get("mat", {}), file, "mat"), {"picture": "", "small_picture": ""}, file, "mat")
    return Skin(folder, pieces, cards, icons, palette, titles, mat["picture"], mat["small_picture"])


def _card(entry: dict, file: str, where: str) -> CardLook:
    boxes = []
    raw_boxes = entry.get("box", [])
    if not isinstance(raw_boxes, list):
        raise _bad(file, where, "box must be written as [[...]] entries")
    for i, box in enumerate(raw_boxes):
        spot = f"{where}.box {i + 1}"
        box = _table(box, file, spot)
        plain = _typed(box, {"field": "", "kind": "text", "font": "sans", "weight": "regular", "size": 16.0, "min_size": 8.0,
                             "colour": "#33200f", "background": "", "align": "center", "valign": "middle", "image": "",
                             "icon": 24.0, "gap": 4.0}, file, spot)
        if plain["kind"] not in _BOX_KINDS:
            raise _bad(file, spot, f"kind must be one of {', '.join(_BOX_KINDS)}, not {plain['kind'][:40]!r}")
        if plain["align"] not in ("left", "center", "right"):
            raise _bad(file, spot, "align must be left, center or right")
        boxes.append(CardBox(rect=_numbers(box.get("rect"), 4, file, spot + " rect"), **plain))
    plain = _typed(entry, {"radius": 8.0, "frame": "", "back": ""}, file, where)
    return CardLook(_numbers(entry.get("size"), 2, file, where + " size", 1), plain["radius"], plain["frame"], plain["back"],
                    tuple(boxes), {k: str(v) for k, v in _table(entry.get("colours", {}), file, where + " colours").items()})


@lru_cache(maxsize=16)
def read_skin(path: Path) -> Skin:
    """Read a skin; a missing file gives an empty one (everything is a drawn token). Raises DataError."""
    folder = path.parent.name
    try:
        if not path.exists():
            return Skin(folder, {}, {}, {}, {}, {})
        if path.stat().st_size > _BIGGEST:
            raise DataError(f"{path.name}: the file is larger than 1 MB; a skin is much smaller")
        raw = tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, RecursionError, tomllib.TOMLDecodeError) as error:
        raise DataError(f"{path.name}: {str(error)[:160]}; mend that place in a text editor") from None
    return parse_skin(raw, folder, path.name)
