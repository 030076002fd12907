"""``tabletop check``: is a map, a skin or a data file what it should be? Names the place and the cure."""

from __future__ import annotations

from pathlib import Path

from engines.core import registry
from engines.core.errors import DataError
from engines.core.tomlfile import read_toml
from tabletop.table.geometry import read_map
from tabletop.table.skin import parse_skin


def check_file(path: Path) -> str:
    """Check one file by its kind; returns the kind in a word. Raises DataError."""
    if not path.is_file():
        raise DataError(f"{path.name}: there is no such file; check its name and folder")
    if path.suffix == ".tmx":
        read_map.cache_clear()
        board = read_map(path)
        if not board.zones:
            raise DataError(f"{path.name}: the map has no object layer called 'zones' with zones in it; add one")
        return "map"
    if path.suffix == ".toml":
        return _toml(path)
    raise DataError(f"{path.name}: maps end in .tmx, skins and game data in .toml")


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
