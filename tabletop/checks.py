"""``tabletop check``: is a map, a skin or a data file what it should be? Names the place and the cure."""

from __future__ import annotations

import tomllib
from pathlib import Path

from engines.core import registry
from engines.core.errors import DataError
from tabletop.table.geometry import read_map
from tabletop.table.skin import parse_skin


def check_file(path: Path) -> str:
    """Check one file by its kind; returns the kind in a word. Raises DataError."""
    if not path.is_file():
        raise DataError(f"{path}: there is no such file")
    if path.suffix == ".tmx":
        read_map.cache_clear()
        board = read_map(path)
        if not board.zones:
            raise DataError(f"{path.name}: the map has no object layer called 'zones' with zones in it; add one")
        return "map"
    if path.suffix == ".toml":
        return _toml(path)
    raise DataError(f"{path.name}: maps end in .tmx, skins and game data in .toml")


def _toml(path: Path) -> str:
    try:
        if path.stat().st_size > 4_000_000:
            raise DataError(f"{path.name}: the file is larger than 4 MB; neither skins nor game data are")
        raw = tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, RecursionError, tomllib.TOMLDecodeError) as error:
        raise DataError(f"{path.name}: {str(error)[:160]}; mend that place in a text editor") from None
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
    game.check_data(path)
    return "game data"
