"""Writes everything of Gloria Mundi: `python -m tabletop.artgen gloria_mundi [maps|icons|cards|board ...]`."""

from __future__ import annotations

from ..paths import ART, write_text
from . import cards, frames, maps, pieces, symbols

OUT = ART / "gloria_mundi"


def write_icons() -> None:
    """Icons and pieces."""
    for name in symbols.ICONS:
        write_text(OUT / "icons" / f"{name}.svg", symbols.drawn(name))
    for name, make in pieces.PIECES.items():
        write_text(OUT / "pieces" / f"{name}.svg", make().text())


def write_cards() -> None:
    """Frames, backs and the sixty pictures."""
    for name, text in frames.all_files().items():
        write_text(OUT / "cards" / name, text)
    for face in cards.SCENES:
        write_text(OUT / "cards" / f"{face}.svg", cards.picture(face).text())


def write_board() -> None:
    """The big picture and the mats (needs pygame and numpy; takes about a minute)."""
    from . import board, mats

    board.main()
    mats.main()


def main(arguments: list[str]) -> None:
    """Write the chosen parts, or all of them."""
    parts = {"maps": maps.main, "icons": write_icons, "cards": write_cards, "board": write_board}
    for name in arguments or parts:
        parts[name]()
