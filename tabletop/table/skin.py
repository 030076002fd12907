"""The looks of a game: ``art/<game>/skin.toml``. Kinds of pieces without an entry get a drawn token."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

import pygame

from engines.core.errors import DataError
from engines.core.tomlfile import read_toml
from tabletop.audio import NAMES as SOUNDS

_BOX_KINDS = ("text", "image", "icons", "badge")
_CHOICES = {"align": ("left", "center", "right"), "valign": ("top", "middle", "center", "bottom"), "font": ("sans", "serif"),
            "weight": ("regular", "bold"), "hex": ("", "fill", "top", "high", "middle", "low")}
# The largest side of a piece or card in map units, the largest figure of a field of a card, the most slender shape of a card.
_SIDE, _FIGURE, _SLENDER = 2_000, 400, 8
_BIGGEST = 300_000
OWNER = "owner"


@dataclass(frozen=True)
class PieceLook:
    """How a kind of piece is drawn. Sizes in map units; `anchor` is the point of the picture that stands on its place. `plate` is the
    colour of a round plate under it where it lies on printed places, so that nobody takes it for print, or ``owner`` for one in the owner's
    colour with the owner's emblem. `hex` says where it lies on a
    hexagon: it fills it, or it stands with its like at the top, high, in the middle or low ("")."""

    size: tuple[float, float] = (40.0, 40.0)
    image: str = ""
    anchor: tuple[float, float] = (0.5, 0.5)
    offset: tuple[float, float] = (0.0, 0.0)
    seat_colour: bool = False
    shadow: bool = True
    plate: str = ""
    hex: str = ""


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
    """How a kind of card is composed from frame, picture and texts. Narrower than `small_below` (pixels at 100 %) it is composed of
    `small`: fewer and larger fields. `colours` gives a face the colour of its frame, and a zone the colour of the backs that lie in it. `hex` as
    for pieces."""

    size: tuple[float, float]
    radius: float
    frame: str
    back: str
    boxes: tuple[CardBox, ...]
    colours: dict = field(default_factory=dict, hash=False)
    small: tuple[CardBox, ...] = ()
    small_below: float = 0.0
    hex: str = ""


@dataclass(frozen=True)
class Skin:
    """All looks of one game. `folder` is the art folder's name; `flashes` the colour of the burst that an event of this name makes;
    `terrain` the pictures that hexagons of a terrain take turns in, `sounds` what an event sounds like."""

    folder: str
    pieces: dict[str, PieceLook]
    cards: dict[str, CardLook]
    icons: dict[str, str]
    palette: dict[str, tuple[int, int, int]]
    titles: dict[str, str]
    mat: str = ""
    mat_small: str = ""
    flashes: dict[str, tuple[int, int, int]] = field(default_factory=dict)
    terrain: dict[str, tuple[str, ...]] = field(default_factory=dict)
    sounds: dict[str, str] = field(default_factory=dict)

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
            or not all(isinstance(v, (int, float)) and not isinstance(v, bool) and least <= v <= _SIDE for v in value)):
        raise _bad(file, where, f"must be a list of {count} numbers " + (f"from {least:.0f}" if least > 0 else "") + f" up to {_SIDE}")
    return tuple(float(v) for v in value)


def _typed(raw: dict, defaults: dict, file: str, where: str) -> dict:
    out = {}
    for key, default in defaults.items():
        value = raw.get(key, default)
        if isinstance(default, bool) or isinstance(default, str):
            good = isinstance(value, type(default))
        else:
            most = _SIDE if key in ("radius", "below") else _FIGURE
            good = isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value <= most
        if not good or (isinstance(value, str) and not value.isprintable()):
            raise _bad(file, where, f"{key} must be like {default!r}, not {_shown(value)!r}")
        if key in ("colour", "background", "plate") and value:
            _colour({"colour": value.replace("{title}", "#000000"), "plate": value.replace(OWNER, "#000000")}.get(key, value), file, where)
        if key in _CHOICES and value not in _CHOICES[key]:
            raise _bad(file, where, f"{key} must be one of {', '.join(_CHOICES[key])}, not {value[:40]!r}")
        if key in ("image", "frame", "back", "picture") and (".." in value or value.startswith(("/", "\\")) or ":" in value):
            raise _bad(file, where, f"{key} must name a picture inside the game's art folder, not {value[:40]!r}")
        out[key] = value
    return out


def _shown(value) -> str:
    """The beginning of a value for a message; a number of thousands of digits has no text."""
    try:
        return str(value)[:40]
    except ValueError:
        return "an endless number"


def _words(raw, file: str, where: str) -> dict[str, str]:
    for key, value in _table(raw, file, where).items():
        if not isinstance(value, str) or not value.isprintable():
            raise _bad(file, where, f"{key} must be a short text, not {_shown(value)!r}")
    return raw


def drawable(kind: str, value) -> bool:
    """Whether a printed figure of a face fits a field of this kind: words for text, a number or (icon, number) pairs for icons."""
    if kind == "text":
        return isinstance(value, str)
    return type(value) is int or (isinstance(value, tuple) and all(isinstance(pair, tuple) and len(pair) == 2 for pair in value))


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
        plain = _typed(entry, {"image": "", "seat_colour": False, "shadow": True, "plate": "", "hex": ""}, file, where)
        pieces[kind] = PieceLook(_numbers(entry.get("size", [40, 40]), 2, file, where + " size", 1),
                                 plain["image"], _numbers(entry.get("anchor", [0.5, 0.5]), 2, file, where + " anchor"),
                                 _numbers(entry.get("offset", [0, 0]), 2, file, where + " offset"), plain["seat_colour"],
                                 plain["shadow"], plain["plate"], plain["hex"])
    for kind, entry in _table(raw.get("card", {}), file, "card").items():
        cards[kind] = _card(_table(entry, file, f"card.{kind}"), file, f"card.{kind}")
    icons = _words(raw.get("icons", {}), file, "icons")
    _typed({"image": "".join(icons.values())}, {"image": ""}, file, "icons")
    palette = {k: _colour(v, file, "palette") for k, v in _table(raw.get("palette", {}), file, "palette").items()}
    flashes = {k: _colour(v, file, "flashes") for k, v in _table(raw.get("flashes", {}), file, "flashes").items()}
    titles = _words(raw.get("title", {}), file, "title")
    for value in titles.values():
        _colour(value, file, "title")
    mat = _typed(_table(raw.get("mat", {}), file, "mat"), {"picture": "", "small_picture": ""}, file, "mat")
    terrain = {k: _pictures(v, file, f"terrain {k}") for k, v in _table(raw.get("terrain", {}), file, "terrain").items()}
    return Skin(folder, pieces, cards, icons, palette, titles, mat["picture"], mat["small_picture"], flashes, terrain,
                _sounds(raw.get("sounds", {}), file))


def _sounds(raw, file: str) -> dict[str, str]:
    found = _words(raw, file, "sounds")
    for name in found.values():
        if name not in SOUNDS:
            raise _bad(file, "sounds", f"{name[:40]!r} is no sound; use one of {', '.join(SOUNDS)}")
    return found


def _pictures(value, file: str, where: str) -> tuple[str, ...]:
    """One or several pictures of the game's art folder."""
    names = value if isinstance(value, list) else [value]
    if not 1 <= len(names) <= 24:
        raise _bad(file, where, "must be a picture or a list of 1 to 24 pictures")
    for name in names:
        _typed({"image": name}, {"image": ""}, file, where)
    return tuple(names)


def _boxes(raw_boxes, file: str, where: str) -> tuple[CardBox, ...]:
    boxes = []
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
        boxes.append(CardBox(rect=_numbers(box.get("rect"), 4, file, spot + " rect"), **plain))
    return tuple(boxes)


def _card(entry: dict, file: str, where: str) -> CardLook:
    plain = _typed(entry, {"radius": 8.0, "frame": "", "back": "", "hex": ""}, file, where)
    small = _table(entry.get("small", {}), file, where + ".small")
    below = _typed(small, {"below": 0.0}, file, where + ".small")["below"]
    size = _numbers(entry.get("size"), 2, file, where + " size", 1)
    if max(size) > _SLENDER * min(size):
        raise _bad(file, where, f"size must not be more than {_SLENDER} times as long as wide")
    return CardLook(size, plain["radius"], plain["frame"], plain["back"],
                    _boxes(entry.get("box", []), file, where),
                    _words(entry.get("colours", {}), file, where + " colours"),
                    _boxes(small.get("box", []), file, where + ".small"), below, plain["hex"])


@lru_cache(maxsize=16)
def read_skin(path: Path) -> Skin:
    """Read a skin; a missing file gives an empty one (everything is a drawn token). Raises DataError."""
    folder = path.parent.name
    if not path.exists():
        return Skin(folder, {}, {}, {}, {}, {})
    return parse_skin(read_toml(path, _BIGGEST, "a skin is much smaller"), folder, path.name)
