"""What is drawn over or round the pieces: light on zones, rings, badges, emblems, printed names, ghosts, trails and flashes."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from tabletop.table import hexdraw
from tabletop.table.placing import BOARD, Sprite
from tabletop.table.skin import OWNER
from tabletop.theme import Ink, mix

if TYPE_CHECKING:
    from tabletop.table.canvas import Canvas
    from tabletop.table.motion import Tween

USED = "used"
_PRINT = (196, 188, 236)
_CORNERS = ((1, -1), (-1, -1), (1, 1), (-1, 1))
_LEAST_EMBLEM = 17
_TRAIL = 26         # points of a path that glow behind a running piece


def places(canvas: Canvas, surface: pygame.Surface, plane: str, glowing, hover: str, flashing, *, quick: bool = False) -> None:
    """Glow of zones and places, which are no sprites: a ring where the map gives the zone one, a hexagon on a hexagon."""
    own = {s.piece.id for s in canvas.sprites}
    frame = canvas.frame_of(plane)
    for ident in (*glowing, *flashing):
        if ident in own:
            continue
        found = canvas.placer.zone_box(ident)
        if found is None or found[0] != plane:
            continue
        circle = canvas.ring(ident)
        rect = frame.rect(found[1])
        if not rect.colliderect(frame.clip):
            continue
        if circle is not None:
            _ring_light(canvas, surface, *circle, ident == hover)
        elif hexdraw.on_board(ident, canvas.placer):
            canvas.hexes.light(surface, frame, found[1], ident == hover, quick=quick)
        else:
            _outline(canvas, surface, rect, ident == hover)


def _outline(canvas: Canvas, surface: pygame.Surface, rect: pygame.Rect, strong: bool) -> None:
    """A soft light round a zone or place; round where the place is one."""
    kit = canvas.kit
    small = max(rect.size) < kit.px(64)
    radius = min(rect.size) // 2 if small else kit.px(10)
    blur = kit.px(10)
    light = kit.assets.glow(rect.size, Ink.glow, radius=radius, blur=blur, alpha=170)
    ring = pygame.Surface(light.get_size(), pygame.SRCALPHA)
    ring.blit(light, (0, 0))
    pygame.draw.rect(ring, (0, 0, 0, 0), pygame.Rect(blur, blur, *rect.size), 0, radius)
    surface.blit(ring, (rect.x - blur, rect.y - blur))
    pygame.draw.rect(surface, Ink.gold_bright, rect.inflate(2, 2), kit.px(4 if strong else 2), radius)


def _ring_light(canvas: Canvas, surface: pygame.Surface, centre, radius: int, strong: bool) -> None:
    """Light on a printed ring: a bright line that fades out on both sides."""
    picture = canvas.kit.assets.cached(("ringlight", radius, strong, canvas.kit.px(8)), lambda: _halo(radius, canvas.kit.px(8), strong))
    surface.blit(picture, picture.get_rect(center=centre))


def _halo(radius: int, blur: int, strong: bool) -> pygame.Surface:
    side = 2 * (radius + blur + 2)
    out = pygame.Surface((side * 2, side * 2), pygame.SRCALPHA)
    for n in range(blur, 0, -1):
        alpha = round((200 if strong else 120) * (1 - n / (blur + 1)) ** 1.6)
        pygame.draw.circle(out, (*Ink.glow, alpha), (side, side), 2 * (radius + n), 4 * n)
    pygame.draw.circle(out, Ink.gold_bright, (side, side), 2 * radius + (3 if strong else 2), 7 if strong else 4)
    return pygame.transform.smoothscale(out, (side, side))


def names(canvas: Canvas, surface: pygame.Surface) -> None:
    """The names of zones whose map says so, small beside the ring, for what log and buttons speak of."""
    frame = canvas.frame_of(BOARD)
    writer, kit = canvas.kit.writer, canvas.kit
    size = max(9.0 * frame.scale, kit.px(11))
    for zone, (sheet, shape) in canvas.placer.at.items():
        if not shape.props.get("print_id") or sheet.plane != BOARD:
            continue
        circle = canvas.ring(zone)
        if circle is None or circle[1] < 1.6 * size:
            continue
        (x, y), radius = circle
        away = (radius + size * 0.95) * math.sqrt(0.5)
        # On the side away from the middle of the board, where most is printed.
        side = 1 if 2 * shape.box[0] + shape.box[2] > sheet.map.size[0] else -1
        quick = canvas.camera.gliding
        style = canvas.budget.sized(writer, kit.style(12, bold=True, colour=_PRINT), size, quick=quick)
        layout = writer.layout(canvas._title(zone), style)
        at = (round(x + side * away - layout.size[0] / 2), round(y - away - layout.size[1] / 2))
        writer.layout(canvas._title(zone), style._replace(colour=Ink.night)).draw(surface, (at[0] + 1, at[1] + 1))
        layout.draw(surface, at)


def badges(canvas: Canvas, surface: pygame.Surface, plane: str, here: list[Sprite]) -> None:
    """Badges that have an icon in the skin, at the piece's corners; and the owner's emblem on pieces that lie freely, for eyes that do
    not tell the colours apart."""
    frame = canvas.frame_of(plane)
    for sprite in here:
        rect = frame.rect(sprite.box)
        if not rect.colliderect(frame.clip):
            continue
        piece = sprite.piece
        if piece.pose is not None and piece.owner >= 0 and rect.width >= _LEAST_EMBLEM:
            side = max(9, round(rect.width * 0.46))
            disc = canvas.kit.assets.seat_disc(canvas.seats[piece.owner], side)
            surface.blit(disc, disc.get_rect(center=(rect.centerx + rect.width * 36 // 100, rect.centery + rect.height * 36 // 100)))
        shown = [b for b in piece.badges if b != USED and canvas.skin.icon(b)]
        for badge, (sx, sy) in zip(shown, _CORNERS, strict=False):
            side = max(canvas.kit.px(12), min(canvas.kit.px(34), rect.width * 42 // 100))
            disc = pygame.Rect(0, 0, side, side)
            # On a tile that fills its hexagon the corners of the box lie outside.
            out, up = (30, 26) if sprite.fills else (45, 42)
            disc.center = (rect.centerx + sx * rect.width * out // 100, rect.centery + sy * rect.height * up // 100)
            plate = canvas.kit.assets.box(disc.size, (*Ink.night, 235), None, radius=side // 2, border=Ink.gold, width=max(1, side // 14))
            surface.blit(plate, disc)
            icon = canvas.kit.assets.image(canvas.skin.icon(badge), (side * 3 // 4, side * 3 // 4))
            surface.blit(icon, icon.get_rect(center=disc.center))


def used(canvas: Canvas, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """A tick on what has done its work this turn."""
    assets, kit = canvas.kit.assets, canvas.kit
    side = max(8, min(kit.px(34), rect.width * 3 // 10))
    disc = pygame.Rect(0, 0, side, side)
    disc.center = (rect.centerx, rect.y + rect.height * 38 // 100)
    surface.blit(assets.box(disc.size, (30, 22, 15, 225), None, radius=side // 2, border=Ink.gold, width=max(1, side // 14)), disc)
    tick = assets.icon("check", max(6, side * 6 // 10), Ink.gold_bright)
    surface.blit(tick, tick.get_rect(center=disc.center))


def plate_rect(rect: pygame.Rect) -> pygame.Rect:
    """The round plate under a piece."""
    side = round(max(rect.size) * 1.16)
    disc = pygame.Rect(0, 0, side, side)
    disc.center = rect.center
    return disc


def plate(canvas: Canvas, surface: pygame.Surface, rect: pygame.Rect, colour: str, owner: int) -> None:
    """A round plate under a piece, so that nobody takes it for print; in the owner's colour where the skin says so."""
    assets, seat = canvas.kit.assets, canvas.seats[owner] if colour == OWNER and owner >= 0 else None
    ring = seat.main if seat else tuple(pygame.Color("#8a6a3c" if colour == OWNER else colour))[:3]
    disc = plate_rect(rect)
    side = disc.width

    def make() -> pygame.Surface:
        big = pygame.Surface((side * 4, side * 4), pygame.SRCALPHA)
        big.fill((*mix(ring, Ink.black, 0.45), 0))
        pygame.draw.circle(big, mix(ring, Ink.black, 0.45), (side * 2, side * 2), side * 2)
        pygame.draw.circle(big, ring, (side * 2, side * 2), round(side * 1.88))
        pygame.draw.circle(big, (255, 248, 226), (side * 2, side * 2), round(side * (1.58 if seat else 1.76)))
        return pygame.transform.smoothscale(big, (side, side))

    surface.blit(assets.cached(("plate", side, ring, bool(seat)), make), disc)


def emblem(canvas: Canvas, surface: pygame.Surface, rect: pygame.Rect, owner: int) -> None:
    """The owner's emblem at the lower left of a piece on a plate, for eyes that do not tell the colours apart."""
    side = round(max(rect.size) * 0.44)
    if side >= 10 and owner >= 0:
        disc = canvas.kit.assets.seat_disc(canvas.seats[owner], side)
        surface.blit(disc, disc.get_rect(center=(rect.centerx - rect.width * 42 // 100, rect.centery + rect.height * 40 // 100)))


def ghosts(canvas: Canvas, surface: pygame.Surface, plane: str, pieces) -> None:
    """Pieces as they would lie on others, or on hexagons."""
    for piece in pieces:
        if hexdraw.on_board(piece.zone, canvas.placer) and plane == BOARD:
            for laid in canvas.placer.place(canvas.view._replace(pieces=(piece,))):
                under = canvas.painter.look_of(piece).plate
                if under and not laid.fills:
                    plate(canvas, surface, canvas.rect(laid), under, piece.owner)
                _faint(canvas, surface, piece, canvas.rect(laid))
            continue
        carrier = piece.zone[3:] if piece.zone.startswith("on:") else piece.zone
        sprite = next((s for s in canvas.sprites if s.piece.id == carrier), None)
        if sprite is not None and sprite.plane == plane:
            _faint(canvas, surface, piece, canvas.rect(sprite))


def _faint(canvas: Canvas, surface: pygame.Surface, piece, rect: pygame.Rect) -> None:
    picture = canvas.painter.picture(piece, rect.size).copy()
    picture.set_alpha(150)
    surface.blit(picture, rect)


def number(canvas: Canvas, surface: pygame.Surface, text: str, rect: pygame.Rect, *, quick: bool) -> None:
    """How many, on a small disc at the lower right of a token on a hexagon."""
    kit = canvas.kit
    side = max(kit.px(13), round(min(rect.size) * 0.5))
    style = kit.style(16, bold=True, colour=Ink.cream, line=1.0)
    layout = kit.writer.layout(text, canvas.budget.sized(kit.writer, style, side * 0.74, quick=quick))
    disc = pygame.Rect(0, 0, max(side, layout.size[0] + side // 3), side)
    disc.center = (rect.right + side // 10, rect.bottom - side // 5)
    surface.blit(kit.assets.box(disc.size, (*Ink.night, 240), None, radius=side // 2, border=Ink.gold, width=max(1, side // 12)), disc)
    layout.draw(surface, (disc.centerx - layout.size[0] // 2, disc.centery - layout.size[1] // 2))


def dots(canvas: Canvas, surface: pygame.Surface, plane: str, hover: str) -> None:
    """Places to choose: dots, and over all of them the whole ghost under the pointer."""
    frame = canvas.frame_of(plane)
    chosen = None
    for ghost in canvas.ghosts:
        if ghost.plane != plane:
            continue
        if ghost.piece.id == hover:
            chosen = ghost
        rect = frame.rect(ghost.box)
        pygame.draw.circle(surface, Ink.night, rect.center, max(3, rect.width // 9 + 1))
        pygame.draw.circle(surface, Ink.glow, rect.center, max(2, rect.width // 9))
    if chosen is not None:
        rect = frame.rect(chosen.box)
        picture = canvas.painter.picture(chosen.piece, rect.size).copy()
        picture.set_alpha(225)
        surface.blit(picture, rect)
        pygame.draw.circle(surface, Ink.gold_bright, rect.center, rect.width // 2 + 2, 2)


def focus(canvas: Canvas, surface: pygame.Surface, ident: str) -> None:
    """Where the keyboard is."""
    circle = canvas.ring(ident)
    if circle is not None:
        pygame.draw.circle(surface, Ink.night, circle[0], circle[1] + 6, 5)
        pygame.draw.circle(surface, Ink.white, circle[0], circle[1] + 5, 3)
        return
    rect = canvas.target_rect(ident)
    if rect is not None and hexdraw.on_board(ident, canvas.placer):
        canvas.hexes.outline(surface, rect.inflate(rect.width // 10, rect.width // 10), Ink.night, 0.085)
        canvas.hexes.outline(surface, rect.inflate(rect.width // 14, rect.width // 14), Ink.white, 0.05)
    elif rect is not None:
        pygame.draw.rect(surface, Ink.night, rect.inflate(14, 14), 5, 10)
        pygame.draw.rect(surface, Ink.white, rect.inflate(12, 12), 3, 9)


# -- motion -----------------------------------------------------------------------------------------------------------
def tween(canvas: Canvas, surface: pygame.Surface, tween: Tween) -> None:
    """A piece on its way."""
    a, b = canvas.frame_of(tween.start.plane).rect(tween.start.box), canvas.frame_of(tween.end.plane).rect(tween.end.box)
    t = tween.at(canvas.motion.now)
    centre = tween.centre(canvas.motion.now)
    if centre is not None:
        picture = canvas.painter.picture(tween.piece, b.size)
        at = canvas.frame_of(tween.end.plane).to_screen(*centre)
        surface.blit(picture, picture.get_rect(center=(round(at[0]), round(at[1]))))
        return
    wide, high = (max(2, round(p + (q - p) * t)) for p, q in zip(a.size, b.size, strict=True))
    lift = 4 * t * (1 - t) * min(canvas.kit.px(40), abs(a.centerx - b.centerx) * 0.12 + canvas.kit.px(8))
    middle = (a.centerx + (b.centerx - a.centerx) * t, a.centery + (b.centery - a.centery) * t - lift)
    # Drawn from the size that it will have at the end: one picture, scaled on its way.
    picture = canvas.painter.picture(tween.piece, b.size)
    if picture.get_size() != (wide, high):
        picture = pygame.transform.scale(picture, (wide, high))
    surface.blit(picture, picture.get_rect(center=(round(middle[0]), round(middle[1]))))


def trails(canvas: Canvas, surface: pygame.Surface) -> None:
    """The light behind running pieces, which fades when they rest, and the flashes where pieces were destroyed."""
    motion = canvas.motion
    for trail in motion.trails:
        head, fade = trail.at(motion.now)
        frame = canvas.frame_of(trail.plane)
        wide = max(3, round(trail.width * frame.scale * 0.5))
        colour = canvas.seats[trail.owner].main if 0 <= trail.owner < len(canvas.seats) else Ink.glow
        points = [frame.to_screen(*p) for p in trail.path[max(0, head - _TRAIL):head + 1]]
        if fade > 0.03 and len(points) > 1:
            _streak(surface, points, mix(colour, Ink.white, 0.4), fade, wide)
    for flash in motion.flashes:
        share = flash.at(motion.now)
        if share is not None:
            _flash(canvas, surface, flash, share)


def _streak(surface: pygame.Surface, points: list, colour, fade: float, wide: int) -> None:
    """A tail that grows thin and faint. On a layer of its own, so that its parts do not shine through each other."""
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    box = pygame.Rect(min(xs) - wide, min(ys) - wide, max(xs) - min(xs) + 2 * wide + 1, max(ys) - min(ys) + 2 * wide + 1).clip(surface.get_rect())
    if not box.width or not box.height:
        return
    layer = pygame.Surface(box.size, pygame.SRCALPHA)
    count = len(points) - 1
    sides, last = [], (1.0, 0.0)
    for n, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[max(0, n - 1)], points[min(count, n + 1)]
        far = math.hypot(bx - ax, by - ay)
        last = ((bx - ax) / far, (by - ay) / far) if far > 0.01 else last
        half = max(0.6, wide * n / count / 2)
        x, y = x - box.x, y - box.y
        sides.append(((x - last[1] * half, y + last[0] * half), (x + last[1] * half, y - last[0] * half)))
    for n, ((a, b), (c, d)) in enumerate(zip(sides, sides[1:], strict=False)):
        pygame.draw.polygon(layer, (*colour, round(200 * fade * ((n + 1) / count) ** 1.5)), (a, b, d, c))
    surface.blit(layer, box)


def _flash(canvas: Canvas, surface: pygame.Surface, flash, share: float) -> None:
    """A burst: a white heart that dies down and a ring that grows."""
    frame = canvas.frame_of(flash.plane)
    x, y = frame.to_screen(*flash.spot)
    most = max(canvas.kit.px(20), flash.width * frame.scale * 2.2)
    radius = most * (0.25 + 0.75 * (1 - (1 - share) ** 2))
    side = round(2 * most + 8)
    layer = pygame.Surface((side, side), pygame.SRCALPHA)
    middle, alpha = (side // 2, side // 2), round(255 * (1 - share))
    pygame.draw.circle(layer, (*flash.colour, alpha), middle, round(radius), max(2, round(most * 0.16 * (1 - share)) + 1))
    pygame.draw.circle(layer, (*mix(flash.colour, Ink.white, 0.7), alpha), middle, round(most * 0.5 * (1 - share)))
    for ray in range(8):
        turn = ray * math.pi / 4 + 0.3
        a, b = radius * 0.55, radius * 0.95
        pygame.draw.line(layer, (*flash.colour, alpha), (middle[0] + math.cos(turn) * a, middle[1] + math.sin(turn) * a),
                         (middle[0] + math.cos(turn) * b, middle[1] + math.sin(turn) * b), 2)
    surface.blit(layer, layer.get_rect(center=(round(x), round(y))))
