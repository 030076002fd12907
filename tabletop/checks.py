"""``tabletop check``: is a map, a skin or a data file what it should be? Names the place and the cure."""

from __future__ import annotations

from pathlib import Path

from engines.core import registry
from engines.core.errors import DataError
from engines.core.tomlfile import read_toml
from tabletop.drawn import map_value
from tabletop.table.geometry import read_map
from tabletop.table.skin import parse_skin


def check_file(path: Path) -> str:
    """Check one file by its kind; returns the kind in a word. Raises DataError."""
    if not path.is_file():
        raise DataError(f"{path.name}: there is no such file; check its name and folder")
    if path.suffix == ".tmx":
        return _map(path)
    if path.suffix == ".toml":
        return _toml(path)
    raise DataError(f"{path.name}: maps end in .tmx, skins and game data in .toml")


def _map(path: Path) -> str:
    """A board or a mat. A map of hexagons must also suit the rules of its game: the one that its property ``game`` or else its folder names."""
    read_map.cache_clear()
    board = read_map(path)
    if not board.zones:
        raise DataError(f"{path.name}: the map has no object layer called 'zones' with zones in it; add one")
    if board.hexes is None:
        return "map"
    ident = str(board.props.get("game") or path.resolve().parent.name)
    if ident not in registry.game_ids():
        raise DataError(f"{path.name}: nothing says which game this map is for; give the map a property game with one of {_takers()}")
    if registry.get(ident).read_map is not None:
        map_value(registry.get(ident), path)
    return "map of hexagons"


def _takers() -> str:
    """The games that take drawn maps."""
    return ", ".join(i for i in registry.game_ids() if registry.get(i).read_map is not None) or "those that have maps of hexagons"


def _short(error: DataError) -> str:
    """A message that quotes what is wrong stays a sentence even when that is a thousand digits long."""
    text = " ".join(str(error).split())
    return text if len(text) <= 500 else f"{text[:480]} ..."


def _toml(path: Path) -> str:
    raw = read_toml(path, 1_000_000, "neither skins nor game data are")
    if "piece" in raw or "card" in raw:
        parse_skin(raw, path.parent.name, path.name)
        return "skin"
    meta = raw.get("meta")
    ident = meta.get("id") if isinstance(meta, dict) else None
    if not isinstance(ident, str) or ident not in registry.game_ids():
        raise DataError(f"{path.name}: neither a skin (it has no [piece.*] or [card.*]) nor game data (its [meta] names no known game)")
    game = registry.get(ident)
    if game.check_data is None:
        raise DataError(f"{path.name}: {ident} has no data file that could be checked")
    try:
        game.check_data(path)
    except DataError as error:
        raise DataError(_short(error)) from None
    except Exception as error:  # data of a wrong shape may trip a game's own reader anywhere
        why = " ".join(f"{type(error).__name__}: {error}".split())[:160]
        raise DataError(f"{path.name}: an entry does not have the shape it should have ({why}); compare it with the original file") from None
    return "game data"
