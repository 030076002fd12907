"""Which board a match lies on: a map of the game, or the hexagons of a map that a player has drawn."""

from __future__ import annotations

from engines.core.game import Game
from engines.core.view import View
from tabletop import resources
from tabletop.table.geometry import BoardMap
from tabletop.table.hexgrid import Cell, hex_cell


def board_name(game: Game, options: dict, seats: int) -> str:
    """The name of the map of a match, without folder and ending. Where the game names one that there is no file of, as for land that a player
    has drawn, it is the usual one for so many seats."""
    if game.board is None:
        return "board"
    name = game.board(game.full_options(options), seats)
    return name if resources.maps(game.id, f"{name}.tmx").exists() else game.board(game.full_options({}), seats)


def cells_of(view: View) -> dict[Cell, str]:
    """The hexagons that lie on the table."""
    return {cell: zone.terrain for zone in view.zones if zone.kind == "hex" and (cell := hex_cell(zone.id)) is not None}


def with_cells(board: BoardMap, cells: dict[Cell, str] | None) -> BoardMap:
    """The board of a match: where other hexagons lie on the table than the map draws, they take the room of those. So a match on a map that
    a player has drawn needs no file of it."""
    if not cells or board.hexes is None or set(cells) == set(board.hexes.cells):
        return board
    return board.with_cells(cells)
