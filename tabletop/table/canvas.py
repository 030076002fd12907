"""The board area and the dock: sheets laid out, sprites drawn and hit, glow, ghosts and motion."""

from __future__ import annotations

import math
import time

import pygame

from engines.core.game import Game
from engines.core.view import View
from tabletop import resources
from tabletop.kit import Kit
from tabletop.table import hexdraw, hexgrid, marks
from tabletop.table.backdrop import Backdrop
from tabletop.table.boards import with_cells
from tabletop.table.budget import Budget
from tabletop.table.camera import Camera, Frame
from tabletop.table.cards import Painter
from tabletop.table.geometry import BoardMap, read_map
from tabletop.table.motion import Choreographer
from tabletop.table.placing import BOARD, DOCK, Placer, Sheet, Sprite
from tabletop.table.sheets import lay_others
from tabletop.table.skin import OWNER, Skin, read_skin
from tabletop.theme import Ink, SeatColour

SNAP = 18
MAKING = 0.0022    # seconds of a frame for making pictures anew, in `update` and `draw` together
_clock = time.perf_counter


class Canvas:
    """Shows views of one match. `viewer` is the seat whose own mat lies in the dock (-1 for nobody's). `board` names the map, `cells` are the
    hexagons that lie on it when they are others than it draws.

    The world of the board plane is the common map with the other seats' small mats in a row below it.
    """

    def __init__(self, kit: Kit, game: Game, seats: list[SeatColour], names: list[str], lang: str, folder: str = "", board: str = "board",
                 cells: dict | None = None):
        self.kit, self.game, self.seats, self.names, self.lang = kit, game, seats, names, lang
        folder = folder or game.id
        self.skin: Skin = read_skin(resources.art(folder, "skin.toml"))
        self.board = with_cells(read_map(resources.maps(folder, f"{board}.tmx")), cells)
        self.mat = self._optional(folder, "seat.tmx")
        self.mat_small = self._optional(folder, "seat_small.tmx") or self.mat
        self.budget = Budget()
        # In a live window a frame makes only as much anew as fits; pictures and tests get everything at once.
        self.hurried = False
        self.painter = Painter(kit, game, self.skin, seats, lang, self.budget)
        self.backdrop = Backdrop(kit, self._title, self.budget)
        self.hexes = hexdraw.HexLayer(kit, self.skin, seats, self.budget)
        self.motion = Choreographer()
        self.camera = Camera(self.board.size)
        self.dock = Frame(pygame.Rect(0, 0, 1, 1))
        self.viewer = -2
        self.sheets: list[Sheet] = []
        self.heads: list[tuple[int, tuple]] = []
        self.placer = Placer([], self.skin)
        self.view: View | None = None
        self.sprites: list[Sprite] = []
        self.ghosts: list[Sprite] = []
        self._still: dict[str, tuple] = {}
        self._index: tuple = (None, None, {})
        self._rest = 0.0
        self._made = 0.0

    def _optional(self, folder: str, name: str) -> BoardMap | None:
        path = resources.maps(folder, name)
        return read_map(path) if path.exists() else None

    def _title(self, ident: str) -> str:
        texts = self.game.texts
        return texts.name(ident, self.lang) if texts else ident

    # -- layout -----------------------------------------------------------------------------------------------------
    def layout(self, area: pygame.Rect, dock: pygame.Rect, viewer: int, total: int) -> None:
        """Lay the sheets out in `area` and `dock` for `total` seats seen by `viewer`."""
        changed = viewer != self.viewer
        self.viewer, self._still = viewer, {}
        wide, high = self.board.size
        sheets = [Sheet(self.board, BOARD, (0.0, 0.0), 1.0, -1, self.board.zones)]
        self.heads = []
        others = [(viewer + 1 + i) % total for i in range(total - 1)] if viewer >= 0 else list(range(total))
        if self.mat_small is not None and others:
            laid = lay_others(self.mat_small, others, self.board.size, area)
            sheets += laid.sheets
            self.heads, (wide, high) = laid.heads, laid.size
        if self.mat is not None and viewer >= 0:
            room = dock.inflate(-self.kit.px(16), -self.kit.px(10))
            scale = min(room.width / self.mat.size[0], room.height / self.mat.size[1])
            self.dock = Frame(dock, scale, (room.centerx - self.mat.size[0] * scale / 2, room.centery - self.mat.size[1] * scale / 2))
            sheets.append(Sheet(self.mat, DOCK, (0.0, 0.0), 1.0, viewer, self.mat.for_seat(viewer)))
        self.sheets = sheets
        self.placer = Placer(sheets, self.skin)
        pad = 12
        self.camera.resize(area, (wide + 2 * pad, high + 2 * pad))
        self._pad = pad
        if changed:
            self.motion.finish()
        if self.view is not None:
            self.sprites = self.placer.place(self.view)
            self.hexes.take(self.view, self.placer)

    def show(self, view: View, events=(), factor: float = 0.0, trace=None) -> bool:
        """Show a view; with `factor` above 0 the change is animated, along `trace` after a flick. True when something moves."""
        old, same = self.sprites, self.view is not None and self.view.viewer == view.viewer
        self.view = view
        self.sprites = self.placer.place(view)
        self.hexes.take(view, self.placer)
        if same:
            moving = self.motion.start(old, self.sprites, events, self.game.events, self.placer, factor)
            if trace is not None and factor > 0:
                moving = self.motion.follow(trace, self.sprites, factor)
            if factor > 0:
                self.motion.burst(events, self.game.events, self.skin.flashes, factor)
            return moving
        self.motion.finish()
        return False

    def frame_of(self, plane: str) -> Frame:
        """The frame of a plane, in screen pixels."""
        if plane == DOCK:
            return self.dock
        c = self.camera
        return Frame(c.clip, c.scale, (c.origin[0] + self._pad * c.scale, c.origin[1] + self._pad * c.scale))

    def rect(self, sprite: Sprite) -> pygame.Rect:
        """Where a sprite is on the screen."""
        return self.frame_of(sprite.plane).rect(sprite.box)

    def zone_rect(self, zone: str) -> pygame.Rect | None:
        """Where a zone or place is on the screen."""
        found = self.placer.zone_box(zone)
        return self.frame_of(found[0]).rect(found[1]) if found else None

    def ring(self, zone: str) -> tuple[tuple[int, int], int] | None:
        """Middle and radius on the screen of the ring that the map gives a zone, or None."""
        sheet, shape = self.placer.at.get(zone, (None, None))
        if shape is None or not shape.props.get("ring"):
            return None
        frame = self.frame_of(sheet.plane)
        return frame.rect(sheet.box(shape.box)).center, round(shape.number("ring", 0) * sheet.scale * frame.scale)

    def target_rect(self, ident: str) -> pygame.Rect | None:
        """Where a target id (piece, place or zone) is on the screen."""
        if self._index[0] is not self.sprites or self._index[1] is not self.ghosts:
            self._index = (self.sprites, self.ghosts, {s.piece.id: s for s in (*self.ghosts, *reversed(self.sprites))})
        sprite = self._index[2].get(ident)
        return self.rect(sprite) if sprite else self.zone_rect(ident)

    def offer(self, pieces) -> None:
        """Ghosts that can be clicked: where a piece would lie after each choice."""
        self.ghosts = self.placer.place(self.view._replace(pieces=tuple(pieces))) if pieces else []

    # -- pointing -----------------------------------------------------------------------------------------------------
    def at(self, pos) -> Sprite | None:
        """The topmost sprite under the pointer."""
        return next(self._touched(pos), None)

    def _touched(self, pos):
        """Sprites under the pointer, topmost first. Boxes are compared first, which is quick."""
        spots = {}
        for plane in (BOARD, DOCK):
            frame = self.frame_of(plane)
            if frame.clip.collidepoint(pos):
                spots[plane] = (*frame.to_units(*pos), 2 / frame.scale)
        for sprite in reversed(self.sprites):
            px, py, near = spots.get(sprite.plane, (0, 0, -math.inf))
            x, y, w, h = sprite.box
            if x - near <= px <= x + w + near and y - near <= py <= y + h + near and self._under_pointer(sprite, pos):
                yield sprite

    def _under_pointer(self, sprite: Sprite, pos) -> bool:
        rect = self.rect(sprite)
        return self.frame_of(sprite.plane).clip.collidepoint(pos) and rect.collidepoint(pos) and (not sprite.fills or hexgrid.inside(rect, pos))

    def ids_at(self, pos) -> list[str]:
        """Every id under the pointer: the topmost piece, what carries it, then places and zones."""
        out = [s.piece.id for s in self.ghosts if self.frame_of(s.plane).clip.collidepoint(pos)
               and math.dist(self.rect(s).center, pos) < max(4, self.rect(s).width // 4)]
        sprite = self.at(pos)
        while sprite is not None:
            out.append(sprite.piece.id)
            carrier = sprite.piece.zone[3:] if sprite.piece.zone.startswith("on:") else None
            sprite = next((s for s in self.sprites if s.piece.id == carrier), None) if carrier else None
        lit = hexdraw.under(self, pos)
        if lit:
            out += [s.piece.id for s in self._touched(pos) if s.zone == lit and s.piece.id not in out]
        for zone, (sheet, shape) in self.placer.at.items():
            frame = self.frame_of(sheet.plane)
            if not frame.clip.collidepoint(pos):
                continue
            for slot in range(len(shape.points)):
                if frame.rect(self.placer.zone_box(f"{zone}.{slot}")[1]).collidepoint(pos):
                    out.append(f"{zone}.{slot}")
            circle = self.ring(zone)
            if circle is not None:
                inside = math.dist(circle[0], pos) <= circle[1]
            elif shape.kind == "hex":
                inside = zone == lit
            else:
                inside = not shape.points and frame.rect(sheet.box(shape.box)).collidepoint(pos)
            if inside:
                out.append(zone)
        return out

    def target_at(self, pos, targets) -> str | None:
        """The legal target under the pointer, or the nearest within the snap radius."""
        for ident in self.ids_at(pos):
            if ident in targets:
                return ident
        best, least = None, self.kit.px(SNAP)
        # Beside a hexagon lies the next, which says itself why it is none of the choices.
        settled = bool(hexdraw.under(self, pos))
        for ident in targets:
            if settled and hexdraw.on_board(ident, self.placer):
                continue
            rect = self.target_rect(ident)
            if rect is not None:
                dx = max(rect.left - pos[0], 0, pos[0] - rect.right)
                dy = max(rect.top - pos[1], 0, pos[1] - rect.bottom)
                if dx + dy < least:
                    best, least = ident, dx + dy
        return best

    # -- drawing ------------------------------------------------------------------------------------------------------
    def draw(self, surface: pygame.Surface, *, glowing=(), hover: str = "", flashing=(), ghosts=(), focus: str = "", pointed: str = "") -> None:
        """Draw everything. `glowing` ids are legal targets, `flashing` ids named by the log, `ghosts` pieces as they would lie, `pointed`
        is the hexagon under the pointer."""
        quick = self.camera.gliding or self._rest < 0.06
        self.budget.begin(max(0.0, MAKING - self._made) if self.hurried else math.inf)
        clip = surface.get_clip()
        for plane in (BOARD, DOCK):
            if plane == BOARD or self.mat is not None:
                surface.set_clip(self.frame_of(plane).clip)
                self._plane(surface, plane, quick and plane == BOARD, glowing, hover, flashing, ghosts)
                if pointed and plane == BOARD:
                    self.hexes.outline(surface, self.zone_rect(pointed), Ink.cream, 0.025)
        surface.set_clip(clip)
        if focus:
            marks.focus(self, surface, focus)
        marks.trails(self, surface)
        for tween in list(self.motion.tweens.values()):
            marks.tween(self, surface, tween)

    def _plane(self, surface, plane: str, quick: bool, glowing, hover: str, flashing, ghosts) -> None:
        frame = self.frame_of(plane)
        self._ground(surface, plane, frame, quick)
        here = [s for s in self.sprites if s.plane == plane and s.piece.id not in self.motion.tweens]
        under = self._under()
        # Halos first, so that none covers a neighbour; of equal cards in a hand only the top one has it.
        for sprite in here:
            flash = sprite.piece.id in flashing or sprite.piece.face in flashing
            if sprite.fills:
                continue
            if flash or (sprite.piece.id in glowing and sprite.piece.id not in under):
                plated = self._plated(sprite)
                rect = marks.plate_rect(frame.rect(sprite.box)) if plated else frame.rect(sprite.box)
                self._glow(surface, rect, quick, Ink.gold_bright if flash else Ink.glow, strong=sprite.piece.id == hover,
                           disc=plated or sprite.piece.pose is not None)
        # Cards that are no choice are dimmed where others of their zone are one.
        lit = {s.zone for s in here if s.piece.id in glowing}
        tiles = [s for s in here if s.fills]
        for sprite in tiles:
            self._tile(surface, sprite, frame, quick, sprite.piece.id in glowing or sprite.piece.id in flashing, sprite.piece.id == hover)
        if self.hexes.hexes and plane == BOARD:
            self.hexes.borders(surface, frame, quick=quick)
        for sprite in here[len(tiles):]:
            piece = sprite.piece
            chosen = piece.id in glowing or (piece.zone.startswith("on:") and piece.zone[3:] in glowing)
            dim = sprite.zone in lit and not chosen and piece.kind in self.skin.cards
            self._sprite(surface, sprite, frame, quick, piece.id in glowing and piece.id not in under, piece.id == hover, dim)
        self._packs(surface, plane, frame)
        if not quick:
            marks.badges(self, surface, plane, here)
        marks.places(self, surface, plane, glowing, hover, flashing, quick=quick)
        marks.ghosts(self, surface, plane, ghosts)
        marks.dots(self, surface, plane, hover)

    def _ground(self, surface, plane: str, frame: Frame, quick: bool) -> None:
        """What lies still under the pieces. Once all of it is crisp it is kept as one picture, until board, land or window change."""
        part = frame.clip.clip(surface.get_rect())
        key = (tuple(part), frame.scale, frame.origin, self.hexes.land)
        if not quick and self._still.get(plane, (None,))[0] == key:
            surface.blit(self._still[plane][1], part)
            return
        mine = [sheet for sheet in self.sheets if sheet.plane == plane]
        for sheet in mine:
            self.backdrop.draw(surface, sheet, frame, self.seats[sheet.seat] if sheet.seat >= 0 else None, quick=quick)
        if plane == BOARD:
            self.hexes.ground(surface, frame, quick=quick)
            self._heads(surface, frame, quick)
            marks.names(self, surface)
        if not quick and not self.budget.short and part.width and part.height and not self.backdrop.unsettled(mine, frame):
            self._still[plane] = (key, surface.subsurface(part).copy())

    def _heads(self, surface, frame: Frame, quick: bool) -> None:
        """The nameplates of the other seats' mats."""
        for seat, box in self.heads:
            rect = frame.rect(box)
            colour = self.seats[seat]
            size = max(self.kit.px(14), int(rect.height * 0.8) // 2 * 2)
            disc = self.kit.assets.seat_disc(colour, size)
            surface.blit(disc, (rect.x, rect.bottom - size))
            style = self.budget.sized(self.kit.writer, self.kit.style(16, bold=True, colour=Ink.cream), max(self.kit.px(12), rect.height * 0.62),
                                      quick=quick)
            self.kit.writer.layout(self.names[seat], style, rect.width - size - 8, max_lines=1).draw(
                surface, (rect.x + size + 8, rect.bottom - size // 2 - self.kit.writer.line_height(style) // 2))

    def _tile(self, surface, sprite: Sprite, frame: Frame, quick: bool, glow: bool, hover: bool) -> None:
        """A piece that fills its hexagon."""
        rect = frame.rect(sprite.box)
        if not rect.colliderect(frame.clip):
            return
        if not quick:
            self.hexes.shade(surface, rect)
        surface.blit(self.painter.picture(sprite.piece, rect.size, quick=quick), rect)
        if glow:
            self.hexes.light(surface, frame, sprite.box, hover, quick=quick)

    def _sprite(self, surface, sprite: Sprite, frame: Frame, quick: bool, glow: bool, hover: bool, dim: bool) -> None:
        rect = frame.rect(sprite.box)
        if not rect.colliderect(frame.clip):
            return
        piece = sprite.piece
        card = piece.kind in self.skin.cards
        if hover and glow:
            rect = rect.move(0, -max(1, round(3 * frame.scale)))
        picture = self._turned(piece, rect, quick)
        place = picture.get_rect(center=rect.center)
        plate = self.painter.look_of(piece).plate
        plated = self._plated(sprite)
        if plated:
            marks.plate(self, surface, rect, plate, piece.owner)
        if not quick and rect.width > 14 and piece.count:
            self._shadow(surface, place, card)
        if piece.count != 0:
            surface.blit(picture, place)
        else:
            faint = self.kit.assets.cached(("faint", self.painter.key(piece), picture.get_size()), lambda: _faint(picture))
            surface.blit(faint, place)
        if plate == OWNER and self.placer.at[sprite.zone][1].kind == "hex":
            marks.emblem(self, surface, rect, piece.owner)
        if (dim or ("used" in piece.badges and not glow)) and not quick:
            veil = (20, 14, 10, 105 if dim else 95)
            surface.blit(self.kit.assets.box(place.size, veil, None, radius=rect.width // 2 if piece.pose else max(2, rect.width // 20)), place)
        if "used" in piece.badges and not quick:
            marks.used(self, surface, place)
        if glow and not quick:
            edge = max(2, round(rect.width / 45))
            rect = marks.plate_rect(rect) if plated else rect
            corner = rect.width // 2 + edge if piece.pose or plated else max(3, rect.width // 16)
            pygame.draw.rect(surface, (255, 244, 190), rect.inflate(2 * edge, 2 * edge), edge, corner)
        number = sprite.heap or (piece.count if sprite.counted else 0)
        kind = self.placer.at[sprite.zone][1].kind
        if number and (kind == "hex" or (kind in ("row", "grid") and not card and rect.width >= self.kit.px(18))):
            marks.number(self, surface, str(number), rect, quick=quick)
        elif sprite.counted:
            self._count(surface, str(piece.count), rect, card, quick=quick)

    def _plated(self, sprite: Sprite) -> bool:
        """Whether a piece stands on a round plate here."""
        return bool(self.painter.look_of(sprite.piece).plate) and self.placer.at[sprite.zone][1].kind in ("track", "space", "hex")

    def _turned(self, piece, rect: pygame.Rect, quick: bool) -> pygame.Surface:
        """The picture at its rotation. A card that lies across is a little smaller, so that it stays over what it lies on."""
        if not piece.rotation:
            return self.painter.picture(piece, rect.size, quick=quick)
        across = piece.rotation % 180 == 90 and piece.kind in self.skin.cards
        fit = min(1.0, 1.1 * rect.width / rect.height) if across else 1.0
        picture = self.painter.picture(piece, (round(rect.width * fit), round(rect.height * fit)), quick=quick)
        return pygame.transform.rotate(picture, -piece.rotation)

    def _shadow(self, surface, rect: pygame.Rect, card: bool) -> None:
        blur = max(3, min(10, rect.width // 12))
        if card:
            radius = max(2, rect.width // 18)
            if not self.kit.assets.holds(("shadow", rect.size, radius, blur, 120)) and not self.budget.allows():
                return
            shade = self.kit.assets.shadow(rect.size, radius=radius, blur=blur, alpha=120)
            surface.blit(shade, (rect.x - blur + 1, rect.y - blur + max(2, blur // 2)))
        else:
            size = (rect.width, max(4, rect.height // 4))
            if not self.kit.assets.holds(("shadow", size, size[1] // 2, blur, 110)) and not self.budget.allows():
                return
            shade = self.kit.assets.shadow(size, radius=size[1] // 2, blur=blur, alpha=110)
            surface.blit(shade, (rect.x - blur, rect.bottom - size[1] * 3 // 4 - blur))

    def _glow(self, surface, rect: pygame.Rect, quick: bool, colour, *, strong: bool, disc: bool = False) -> None:
        corner = rect.width // 2 if disc else max(4, rect.width // 12)
        if quick:
            pygame.draw.rect(surface, colour, rect.inflate(6, 6), 3, max(8, corner + 3 if disc else 0))
            return
        # One wide faint light and one close bright one: it fades out instead of ending at an edge.
        wide = max(8, min(self.kit.px(22), rect.width // 4))
        for blur, alpha, grow in ((wide, 190 if strong else 130, 0), (max(4, wide // 2), 255, wide // 6)):
            inner = rect.inflate(grow, grow)
            corner = inner.width // 2 if disc else corner
            key = ("glow", inner.size, colour, corner, blur, alpha)
            if not self.kit.assets.holds(key) and not self.budget.allows():
                pygame.draw.rect(surface, colour, rect.inflate(6, 6), 3, max(8, corner))
                return
            light = self.kit.assets.glow(inner.size, colour, radius=corner, blur=blur, alpha=alpha)
            surface.blit(light, (inner.x - blur, inner.y - blur))

    def _packs_of(self) -> dict[tuple, list[Sprite]]:
        """Equal cards that lie together in a hand, lowest first."""
        packs: dict[tuple, list[Sprite]] = {}
        for sprite in self.sprites:
            if self.placer.at[sprite.zone][1].kind == "fan":
                packs.setdefault((sprite.zone, sprite.piece.kind, sprite.piece.face), []).append(sprite)
        return packs

    def _under(self) -> set[str]:
        """Cards that lie under an equal one in a hand."""
        return {s.piece.id for pack in self._packs_of().values() for s in pack[:-1]}

    def _packs(self, surface, plane: str, frame: Frame) -> None:
        """The numbers of equal cards in a hand."""
        for pack in self._packs_of().values():
            if len(pack) > 1 and pack[0].plane == plane:
                self._count(surface, str(len(pack)), frame.rect(pack[-1].box), True, corner=True)

    def _count(self, surface, text: str, rect: pygame.Rect, card: bool, *, corner: bool = False, quick: bool = False) -> None:
        """How many equal pieces lie here: on a plate over cards (in the `corner` below the name of open ones, so that what is printed at
        the foot stays free), beside the heap for counters."""
        size = max(9, max(rect.height * 0.14, min(self.kit.px(18), rect.height * 0.3)) if card else rect.height * 0.62)
        style = self.budget.sized(self.kit.writer, self.kit.style(16, bold=True, colour=Ink.cream, line=1.15), size, quick=quick)
        layout = self.kit.writer.layout(text, style)
        if card:
            plate = pygame.Rect(0, 0, layout.size[0] + style.size // 2, layout.size[1])
            plate.center = (rect.centerx, rect.bottom - plate.height // 2 - rect.height // 16)
            if corner:
                plate.topright = (rect.right - rect.width // 20, rect.y + rect.height * 17 // 100)
            if quick:
                pygame.draw.rect(surface, (24, 16, 11), plate, 0, plate.height // 3)
            else:
                surface.blit(self.kit.assets.box(plate.size, (24, 16, 11, 220), None, radius=plate.height // 3), plate)
            layout.draw(surface, (plate.centerx - layout.size[0] // 2, plate.y))
        else:
            shade = style._replace(colour=Ink.night)
            at = (rect.right + max(2, rect.width // 10), rect.centery - layout.size[1] // 2)
            self.kit.writer.layout(text, shade).draw(surface, (at[0] + 1, at[1] + 1))
            layout.draw(surface, at)

    # -- time -----------------------------------------------------------------------------------------------------------
    def update(self, dt: float) -> bool:
        """Let time pass; True when a redraw is due."""
        moved = self.camera.update(dt)
        changed = moved | self.motion.update(dt)
        begin = _clock()
        self._rest = 0.0 if moved else self._rest + dt
        if not moved and self._rest >= 0.06:
            if self._rest - dt < 0.06:
                changed = True
            frame = self.frame_of(BOARD)
            changed |= self.backdrop.settle([s for s in self.sheets if s.plane == BOARD], frame, MAKING, _clock)
            if not changed:
                changed |= self.backdrop.settle([s for s in self.sheets if s.plane == DOCK], self.dock, MAKING, _clock)
            changed |= self.budget.short
        self._made = _clock() - begin
        return changed

    def disturb(self) -> None:
        """The board was panned by hand: draw roughly until it rests."""
        self._rest = 0.0

    @property
    def busy(self) -> bool:
        """True while motion or crisp copies are outstanding."""
        return (self.camera.gliding or self.motion.moving or self.motion.fading or self._rest < 0.06 or self.budget.short
                or self.backdrop.unsettled([s for s in self.sheets if s.plane == BOARD], self.frame_of(BOARD))
                or self.backdrop.unsettled([s for s in self.sheets if s.plane == DOCK], self.dock))

    def settle(self) -> None:
        """Finish everything at once: for pictures and tests."""
        self.camera.finish()
        self.motion.finish()
        self._rest = 1.0
        for _ in range(400):
            frame = self.frame_of(BOARD)
            self.backdrop.settle([s for s in self.sheets if s.plane == BOARD], frame, 1.0, _clock)
            self.backdrop.settle([s for s in self.sheets if s.plane == DOCK], self.dock, 1.0, _clock)
            if not self.busy:
                return


def _faint(picture: pygame.Surface) -> pygame.Surface:
    out = picture.copy()
    out.fill((255, 255, 255, 70), special_flags=pygame.BLEND_RGBA_MULT)
    return out
