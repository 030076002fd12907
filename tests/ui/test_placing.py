"""Sprites in drawing order."""

from __future__ import annotations

import random

from engines.core import registry
from tabletop import resources
from tabletop.table.geometry import read_map
from tabletop.table.placing import BOARD, DOCK, Placer, Sheet
from tabletop.table.skin import read_skin


def test_what_lies_on_a_piece_is_drawn_after_it():
    game = registry.get("gloria_mundi")
    board, mat = (read_map(resources.maps(game.id, name)) for name in ("board.tmx", "seat.tmx"))
    sheets = [Sheet(board, BOARD, (0, 0), 1.0, -1, board.zones)]
    sheets += [Sheet(mat, DOCK, (0, 300 * seat), 1.0, seat, mat.for_seat(seat)) for seat in range(2)]
    placer = Placer(sheets, read_skin(resources.art(game.id, "skin.toml")))
    rng, carried = random.Random(3), 0
    for seed in range(3):
        state = game.new(2, {}, seed)
        while state.acting:
            options = state.legal(state.acting[0])
            buys = [a for a in options if a[0] in ("buy", "site", "pay")]
            state.play(state.acting[0], rng.choice(buys or options))
            order = [sprite.piece.id for sprite in placer.place(state.view(0))]
            for piece in state.view(0).pieces:
                if piece.zone.startswith("on:"):
                    carried += 1
                    assert order.index(piece.id) > order.index(piece.zone[3:]), f"{piece.id} lies hidden under {piece.zone[3:]}"
    assert carried > 100
