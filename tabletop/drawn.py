"""Maps that players have drawn: found in their own folder, read, and put to the game, which says what is wrong with one."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from engines.core.errors import DataError, EngineError
from engines.core.game import Game, OptionError
from tabletop import resources
from tabletop.table.geometry import read_map
from tabletop.table.hexgrid import HexGrid, hex_cell


class Drawn(NamedTuple):
    """A drawn map: the name of its file, and the value of the option that begins a match on it, or why there can be none."""

    name: str
    option: str
    value: str
    why: str = ""


def drawn_maps(game: Game) -> list[Drawn]:
    """All maps in the player's folder of a game, in the order of their names."""
    if game.read_map is None:
        return []
    try:
        paths = sorted(p for p in resources.own_maps(game.id).glob("*.tmx") if p.is_file())
    except OSError:
        paths = []
    return [_drawn(game, path) for path in paths]


def _drawn(game: Game, path: Path) -> Drawn:
    try:
        return Drawn(path.stem, *map_value(game, path))
    except EngineError as error:
        return Drawn(path.stem, "", f"?{path.name}", str(error))


def map_value(game: Game, path: Path) -> tuple[str, str]:
    """Option and value that stand for the map in a file. Raises DataError in one sentence for a damaged file and for one that the game's own
    rules of maps refuse."""
    if game.read_map is None:
        raise DataError(f"{path.name}: {game.name['en']} takes no maps of one's own")
    board = read_map.__wrapped__(path)      # the file may have changed since it was last read
    if board.hexes is None:
        raise DataError(f"{path.name}: this is no hexagonal map; make a new one in Tiled with the orientation Hexagonal")
    try:
        option, value = game.read_map(tuple((q, r, terrain) for (q, r), terrain in sorted(board.hexes.cells.items())))
        game.full_options({option: value})
    except (DataError, OptionError) as error:
        text = " ".join(_as_in_tiled(str(error), board.hexes).split())
        raise DataError(text if text.startswith(path.name) else f"{path.name}: {text}") from None
    return option, value


def _as_in_tiled(sentence: str, grid: HexGrid) -> str:
    """The sentence with hexagons named as Tiled shows them: column and row."""

    def named(found: re.Match) -> str:
        cell = hex_cell(found[0])
        return "({}, {})".format(*grid.stagger.staggered(cell)) if cell is not None and grid.stagger is not None else found[0]

    return re.sub(r"hex_-?\d+_-?\d+", named, sentence)
