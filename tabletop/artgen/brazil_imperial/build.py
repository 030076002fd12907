"""Writes everything of Brazil: Imperial: `python -m tabletop.artgen brazil_imperial [maps|pictures|board ...]`."""

from __future__ import annotations

from collections.abc import Iterator

from ..paths import ART, write_text
from . import cities, finds, frames, goods, icons, maps, monarchs, paintings, scenes, sheets, terrain, tiles, units
from . import layout as lay

OUT = ART / "brazil_imperial"


def pictures() -> Iterator[tuple[str, str]]:
    """Every SVG file: its name below the game's folder and its text."""
    for name in icons.ICONS:
        yield f"icons/{name}.svg", icons.drawn(name)
    for name in terrain.NAMES:
        for variant in range(1, terrain.VARIANTS + 1):
            yield f"terrain/{name}_{variant}.svg", terrain.drawn(name, variant)
    yield from _tiles()
    yield from _pieces()
    yield from _cards()


def _ids(kind: str) -> list[str]:
    return [entry["id"] for entry in lay.components()[kind]]


def _tiles() -> Iterator[tuple[str, str]]:
    for name in tiles.BUILDINGS:
        yield f"buildings/{name}.svg", tiles.building(name).text()
    for name in _ids("building_tile"):
        yield f"buildings/{name}.svg", tiles.supply(name).text()
    for name in [*cities.CITIES, "back"]:
        yield f"cities/{name}.svg", cities.city(name).text()
    for name in [*_ids("exploration"), "back"]:
        yield f"exploration/{name}.svg", finds.exploration(name).text()
    for name in [*_ids("capital"), "back"]:
        yield f"capitals/{name}.svg", finds.capital(name).text()


def _pieces() -> Iterator[tuple[str, str]]:
    for name in goods.GOODS:
        yield f"pieces/{name}.svg", goods.good(name).text()
    for name in goods.SHAPES:
        yield f"pieces/{name}.svg", goods.product(name).text()
    for name in units.UNITS:
        yield f"pieces/{name}.svg", units.unit(name).text()
    for number in range(1, 7):
        yield f"pieces/palace_{number}.svg", units.palace(number).text()
    for era in (1, 2, 3):
        yield f"pieces/era_{era}.svg", goods.marker(era).text()
        yield f"pieces/stone_era_{era}.svg", units.era_stone(era).text()
    for era in (1, 2):
        yield f"pieces/era_down_{era}.svg", goods.marker_down(era).text()


def _cards() -> Iterator[tuple[str, str]]:
    for name in frames.BANDS:
        yield f"cards/frame_{name}.svg", frames.frame(name).text()
        yield f"cards/back_{name}.svg", frames.back(name).text()
    for name in [*monarchs.PEOPLE, "back"]:
        yield f"monarchs/{name}.svg", monarchs.tile(name).text()
    for name in paintings.PAINTINGS:
        yield f"cards/{name}.svg", paintings.picture(name).text()
    for name in scenes.SCENES:
        yield f"cards/{name}.svg", scenes.picture(name).text()
    for name in _ids("task"):
        yield f"cards/{name}.svg", sheets.task(name).text()
    for kind in ("action", "movement"):
        for name in _ids(kind):
            yield f"cards/{name}.svg", sheets.automaton(kind, name).text()


def write_pictures() -> None:
    """All SVG files."""
    for name, text in pictures():
        write_text(OUT / name, text)


def write_board() -> None:
    """The tables and the seats' boards (needs pygame, numpy and scipy; takes some seconds)."""
    from . import board, mats

    board.main()
    mats.main()


def main(arguments: list[str]) -> None:
    """Write the chosen parts, or all of them."""
    parts = {"maps": maps.main, "pictures": write_pictures, "board": write_board}
    for name in arguments or parts:
        parts[name]()
