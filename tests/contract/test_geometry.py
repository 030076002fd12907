"""The maps and skins of every game agree with its views."""

from __future__ import annotations

from pathlib import Path

import pytest

import engines
from engines.core.view import BACK
from tests.contract.harness import matches
from tests.sample_game import ROOTS

geometry = pytest.importorskip("tabletop.table.geometry")
boards = pytest.importorskip("tabletop.table.boards")
skins = pytest.importorskip("tabletop.table.skin")
ROOT = Path(engines.__file__).resolve().parent.parent


def _folder(game, kind: str) -> Path:
    """A game's folder of maps or art; a game on no shelf brings its own."""
    own = ROOTS[kind] / game.id
    return own if own.is_dir() else ROOT / kind / game.id


def _shapes(game, played, mat: str) -> dict:
    """All zones that lie on the table of a match: those of its board, with the hexagons of the match where a player may draw others, and
    those of every seat's mat."""
    folder = _folder(game, "maps")
    board = geometry.read_map(folder / f"{boards.board_name(game, played.options, played.seats)}.tmx")
    shapes = dict(boards.with_cells(board, boards.cells_of(played.end.view(0))).zones)
    if (folder / mat).exists():
        for seat in range(played.seats):
            shapes |= geometry.read_map(folder / mat).for_seat(seat)
    return shapes


@pytest.mark.parametrize("mat", ["seat.tmx", "seat_small.tmx"])
def test_every_zone_of_a_view_lies_on_a_map_in_its_kind(game, mat):
    for played in matches(game.id):
        shapes = _shapes(game, played, mat)
        for step in played.positions:
            view = step.before.view(0)
            for zone in view.zones:
                assert zone.id in shapes, f"no map has the zone {zone.id}"
                plainer = ("pile",) if mat == "seat_small.tmx" else ()  # another's mat may show a mere count
                kind = shapes[zone.id].kind
                assert kind in (zone.kind, *plainer), f"zone {zone.id} is a {zone.kind}, the map says {kind}"
            for piece in view.pieces:
                if piece.zone in shapes and shapes[piece.zone].kind == "track":
                    assert 0 <= piece.slot < len(shapes[piece.zone].points), f"{piece.zone} has no place {piece.slot}"
        unknown = set(shapes) - {zone.id for zone in played.end.view(0).zones}
        assert not unknown, f"the maps have zones that the game does not: {sorted(unknown)}"


def test_every_label_of_a_map_has_a_name(game):
    unnamed = set()
    for path in sorted(_folder(game, "maps").glob("*.tmx")):
        labels = [label.id for label in geometry.read_map(path).labels]
        unnamed |= {f"{path.name} {ident}" for ident in labels if ident not in game.texts.names}
    assert not unnamed, f"no name for {sorted(unnamed)}"


def test_the_skin_is_sound_and_its_pictures_exist(game):
    folder = _folder(game, "art")
    skin = skins.read_skin(folder / "skin.toml")
    for look in skin.pieces.values():
        assert not look.image or "{" in look.image or (folder / look.image).exists(), look.image
    for name, image in skin.icons.items():
        assert (folder / image).exists(), f"icon {name}: no picture {image}"
    cards = {face.kind for face in game.faces.values()}
    for played in matches(game.id)[:2]:
        for step in played.positions:
            for piece in step.before.view(0).pieces:
                look = skin.pieces.get(piece.kind)
                if piece.face != BACK and piece.kind not in cards and look is not None and look.image:
                    picture = look.image.replace("{face}", piece.face).replace("{kind}", piece.kind)
                    assert "{" in picture or (folder / picture).exists(), f"no picture {picture}"
