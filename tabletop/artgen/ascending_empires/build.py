"""Writes everything of Ascending Empires: `python -m tabletop.artgen ascending_empires [maps|icons|board ...]`."""

from __future__ import annotations

from ..paths import ART, write_text
from . import maps, pieces, symbols, worlds

OUT = ART / "ascending_empires"


def write_icons() -> None:
    """Icons, discs and pieces."""
    for name in symbols.ICONS:
        write_text(OUT / "icons" / f"{name}.svg", symbols.drawn(name))
    for name, make in worlds.WORLDS.items():
        write_text(OUT / "planets" / f"{name}.svg", make().text())
    for name, make in pieces.PIECES.items():
        write_text(OUT / "pieces" / f"{name}.svg", make().text())


def write_board() -> None:
    """The big picture and the seats' boards (needs pygame, numpy and scipy; takes some seconds)."""
    from . import board, mats

    board.main()
    mats.main()


def main(arguments: list[str]) -> None:
    """Write the chosen parts, or all of them."""
    parts = {"maps": maps.main, "icons": write_icons, "board": write_board}
    for name in arguments or parts:
        parts[name]()
