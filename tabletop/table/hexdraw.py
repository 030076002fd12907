"""The hexagons of a view on the board: their ground, the borders of empires, tiles in enemy hands, and the light on what can be chosen.

Pictures are made per size and kept; while the camera moves, or when a frame has made enough, one of another size stands in, or plain lines.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from engines.core.view import View
from tabletop.kit import Kit
from tabletop.table import hexart
from tabletop.table.budget import Budget
from tabletop.table.camera import Frame
from tabletop.table.hexgrid import NEIGHBOURS, corners, hex_cell, hex_id
from tabletop.table.placing import BOARD, Placer
from tabletop.table.skin import Skin
from tabletop.theme import Ink, SeatColour

if TYPE_CHECKING:
    from tabletop.table.canvas import Canvas

HELD = "held"
_MASTER = (416, 480)
_DRAWN = 3          # variants of a terrain that the program draws


class Hex(NamedTuple):
    """A hexagon as it lies now: its box on the board, its ground, whose it is, the edges that are this empire's border, and whether the
    tile on it is in an enemy's hands."""

    box: tuple
    terrain: str
    variant: int
    owner: int
    edges: tuple
    held: bool


def variant(cell: tuple[int, int], count: int) -> int:
    """Which of several pictures a cell shows: always the same, and no pattern that one would see."""
    q, r = cell
    mixed = (q * 73_856_093 ^ r * 19_349_663) & 0xFFFFFFFF
    return (mixed >> 7 ^ mixed >> 15 ^ mixed) % count


class HexLayer:
    """Draws the hexagons of the view that it was last given. `land` is what their ground depends on."""

    def __init__(self, kit: Kit, skin: Skin, seats: list[SeatColour], budget: Budget):
        self.kit, self.skin, self.seats, self.budget = kit, skin, seats, budget
        self.hexes: dict[str, Hex] = {}
        self.land: tuple = ()
        self._sizes: dict[tuple, list[tuple[int, int]]] = {}
        self._rough: tuple[tuple, dict] = ((0, 0), {})

    def take(self, view: View, placer: Placer) -> None:
        """Hold what this view says."""
        zones = {z.id: z for z in view.zones if z.kind == "hex" and z.id in placer.at}
        held = {p.zone for p in view.pieces if HELD in p.badges}
        self.hexes = {}
        for ident, zone in zones.items():
            sheet, shape = placer.at[ident]
            cell = hex_cell(ident)
            edges: tuple = ()
            if zone.owner >= 0 and cell is not None:
                edges = tuple(i for i, (q, r) in enumerate(NEIGHBOURS)
                              if getattr(zones.get(hex_id((cell[0] + q, cell[1] + r))), "owner", -1) != zone.owner)
            terrain = zone.terrain or str(shape.props.get("terrain", ""))
            count = len(self.skin.terrain.get(terrain, ())) or _DRAWN
            self.hexes[ident] = Hex(sheet.box(shape.box), terrain, variant(cell or (0, 0), count), zone.owner, edges, ident in held)
        self.land = tuple((ident, here.terrain) for ident, here in self.hexes.items())

    def ground(self, surface: pygame.Surface, frame: Frame, *, quick: bool) -> None:
        """The terrain, under everything that lies on the board."""
        for _ident, here, rect in self._seen(frame):
            if not self._blit(surface, rect.inflate(2, 2), ("ground", here.terrain, here.variant), quick):
                pygame.draw.polygon(surface, hexart.tone(here.terrain), corners(rect.inflate(2, 2)))

    def borders(self, surface: pygame.Surface, frame: Frame, *, quick: bool) -> None:
        """Over the tiles and under what stands on them: stripes on held tiles, borders of empires."""
        for _ident, here, rect in self._seen(frame):
            if not 0 <= here.owner < len(self.seats):
                continue
            if here.held:
                self._blit(surface, rect, ("stripes", self.seats[here.owner]), quick)
            if here.edges and not self._blit(surface, rect, ("border", self.seats[here.owner], here.edges), quick):
                points = corners(rect)
                for i in here.edges:
                    pygame.draw.line(surface, self.seats[here.owner].main, points[i], points[(i + 1) % 6], max(2, rect.width // 20))

    def light(self, surface: pygame.Surface, frame: Frame, box, strong: bool, *, quick: bool) -> None:
        """The light on a hexagon that can be chosen; `strong` under the pointer."""
        rect = frame.rect(box)
        reach = round(rect.width * hexart.HALO)
        if not self._blit(surface, rect.inflate(2 * reach, 2 * reach), ("light", strong), quick):
            pygame.draw.polygon(surface, Ink.glow, corners(rect), self.kit.px(4 if strong else 2))

    def shade(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The shadow of a tile that fills a hexagon."""
        drop = max(1, rect.width // 40)
        self._blit(surface, rect.inflate(2 * drop, 2 * drop).move(drop // 2, drop), ("shade",), False)

    def outline(self, surface: pygame.Surface, rect: pygame.Rect, colour, share: float) -> None:
        """A plain line along the edges, `share` of the width thick."""
        self._blit(surface, rect, ("line", colour, share), False)

    def _seen(self, frame: Frame):
        for ident, here in self.hexes.items():
            rect = frame.rect(here.box)
            if rect.colliderect(frame.clip):
                yield ident, here, rect

    # -- pictures -----------------------------------------------------------------------------------------------------
    def _blit(self, surface, rect: pygame.Rect, key: tuple, quick: bool) -> bool:
        """Draw a picture; False when there is none yet."""
        picture = self._picture(key, rect.size, quick)
        if picture is not None:
            surface.blit(picture, rect)
        return picture is not None

    def _picture(self, key: tuple, size: tuple[int, int], quick: bool) -> pygame.Surface | None:
        """The picture at this size; one of another size scaled while there is no time; None when there is none yet."""
        store, full = self.kit.assets, ("hex", self.skin.folder, key, size)
        found = store.peek(full)
        if found is not None:
            return found
        if not quick and self.budget.allows():
            sizes = self._sizes.setdefault(key, [])
            if size not in sizes:
                sizes.append(size)
                del sizes[:-6]
            return store.cached(full, lambda: self._make(key, size))
        if self._rough[0] != size:
            self._rough = (size, {})
        if key not in self._rough[1]:
            self._rough[1][key] = self._scaled(key, size)
        return self._rough[1][key]

    def _scaled(self, key: tuple, size: tuple[int, int]) -> pygame.Surface | None:
        kept = [self.kit.assets.peek(("hex", self.skin.folder, key, have)) for have in self._sizes.get(key, ())]
        kept = [picture for picture in kept if picture is not None]
        if not kept:
            return None
        return pygame.transform.scale(min(kept, key=lambda p: abs(p.get_width() - size[0])), size)

    def _make(self, key: tuple, size: tuple[int, int]) -> pygame.Surface:
        if key[0] == "ground":
            return pygame.transform.smoothscale(self._master(key[1], key[2]), size)
        if key[0] == "border":
            wide = max(4, round(size[0] * hexart.BAND))
            return hexart.border(key[1], self.kit.assets.band(key[1], (size[0], wide)), key[2], size)
        if key[0] == "stripes":
            return hexart.stripes(key[1], size)
        if key[0] == "line":
            return hexart.line(size, key[1], key[2])
        return hexart.light(size, key[1]) if key[0] == "light" else hexart.shade(size)

    def _master(self, terrain: str, number: int) -> pygame.Surface:
        """A terrain at its largest, from the skin's pictures or drawn, with the line of the grid."""

        def make() -> pygame.Surface:
            names = self.skin.terrain.get(terrain, ())
            name = f"{self.skin.folder}/{names[number]}" if names else ""
            if name and self.kit.assets.find(name):
                out = self.kit.assets.image(name, _MASTER, fit="stretch").copy()
            else:
                out = hexart.ground(terrain, number, _MASTER)
            out.blit(hexart.rim(_MASTER), (0, 0))
            return out

        return self.kit.assets.cached(("hexmaster", self.skin.folder, terrain, number), make)


def on_board(ident: str, placer: Placer) -> bool:
    """Whether an id is a hexagon of the board."""
    found = placer.at.get(ident)
    return found is not None and found[1].kind == "hex" and found[0].plane == BOARD


def under(canvas: Canvas, pos) -> str:
    """The id of the hexagon under the pointer, "" for none."""
    grid, frame = canvas.board.hexes, canvas.frame_of(BOARD)
    if grid is None or not frame.clip.collidepoint(pos):
        return ""
    cell = grid.at(frame.to_units(*pos))
    return hex_id(cell) if cell is not None else ""
