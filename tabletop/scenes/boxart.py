"""Drawn things that stand on the shelf: boxes with covers, pawns, dice, the shelf itself."""

from __future__ import annotations

import math

import pygame

from engines.core.game import Game
from tabletop import i18n
from tabletop.kit import Kit
from tabletop.scenes.catalog import game_name
from tabletop.shapes import gradient, soft_shadow
from tabletop.theme import Ink, SeatColour, mix

SPINE = 0.11


def box_picture(kit: Kit, game: Game, height: int) -> pygame.Surface:
    """A standing game box `height` high with its cover, the title in the language in use, and its side."""
    key = ("gamebox", game.id, height, i18n.language())
    return kit.assets.cached(key, lambda: _box(kit, game, height))


def box_width(height: int) -> int:
    """How wide the picture of a box is."""
    return round(height * 0.75) + round(height * 0.75 * SPINE)


def _box(kit: Kit, game: Game, height: int) -> pygame.Surface:
    wide = round(height * 0.75)
    deep = box_width(height) - wide
    front = cover(kit, game, (wide, height))
    out = pygame.Surface((wide + deep, height), pygame.SRCALPHA)
    strip = pygame.transform.smoothscale(front.subsurface((0, 0, max(2, wide // 10), height)), (deep, height))
    strip.fill((118, 104, 92, 255), special_flags=pygame.BLEND_RGBA_MULT)
    for x in range(deep):
        # The far edge of the side is lower at the top and higher at the foot.
        drop = round((deep - x) * 0.32)
        column = strip.subsurface((x, 0, 1, height))
        out.blit(pygame.transform.scale(column, (1, max(1, height - 2 * drop))), (x, drop))
    out.blit(front, (deep, 0))
    line = max(1, kit.px(1))
    pygame.draw.line(out, (255, 240, 214, 150), (deep, 0), (deep, height), line)
    pygame.draw.line(out, (255, 240, 214, 90), (deep, 0), (deep + wide, 0), line)
    return out


def cover(kit: Kit, game: Game, size: tuple[int, int]) -> pygame.Surface:
    """The front of the box with its title."""
    name = f"covers/{game.id}"
    out = pygame.Surface(size, pygame.SRCALPHA)
    if kit.assets.find(name):
        out.blit(kit.assets.image(name, size, fit="cover"), (0, 0))
    else:
        out.blit(kit.assets.panel("leather", size, tint=_hue(game.id)), (0, 0))
    band = pygame.Rect(0, round(size[1] * 0.74), size[0], size[1] - round(size[1] * 0.74))
    out.blit(gradient(band.size, (12, 7, 5, 0), (12, 7, 5, 205)), band)
    room = pygame.Rect(0, 0, round(size[0] * 0.78), round(size[1] * 0.125))
    room.center = (size[0] // 2, round(size[1] * 0.845))
    style = kit.style(0, bold=True, serif=True, colour=(255, 236, 196), align="center", line=1.15)
    style = style._replace(size=max(10, round(size[1] * 0.088)))
    text = game_name(game)
    shade = kit.writer.fit(text, style._replace(colour=(20, 10, 6)), room.size)
    place = (room.centerx - shade.size[0] // 2, room.centery - shade.size[1] // 2)
    off = max(1, size[1] // 200)
    shade.draw(out, (place[0] + off, place[1] + off))
    kit.writer.fit(text, style, room.size).draw(out, place)
    return out


def _hue(ident: str) -> tuple[int, int, int]:
    return ((235, 190, 170), (190, 205, 235), (200, 230, 190), (235, 220, 170))[sum(map(ord, ident)) % 4]


def pawn(kit: Kit, seat: SeatColour, height: int) -> pygame.Surface:
    """A wooden pawn in a seat's colour."""
    return kit.assets.cached(("shelfpawn", seat, height), lambda: _pawn(seat, height))


def _pawn(seat: SeatColour, height: int) -> pygame.Surface:
    s = 3
    h, w = height * s, round(height * 0.62) * s
    body = pygame.Surface((w, h), pygame.SRCALPHA)
    c = w / 2
    outline = []
    for i in range(25):
        t = i / 24
        half = (0.13 + 0.36 * t**2.2) * w
        outline.append((c + half, h * (0.30 + 0.60 * t)))
    points = outline + [(2 * c - x, y) for x, y in reversed(outline)]
    pygame.draw.polygon(body, (255, 255, 255), points)
    pygame.draw.ellipse(body, (255, 255, 255), (c - 0.49 * w, h * 0.83, 0.98 * w, h * 0.15))
    pygame.draw.circle(body, (255, 255, 255), (c, h * 0.2), h * 0.17)
    shade = pygame.Surface((16, 1))
    for x in range(16):
        t = x / 15
        level = math.exp(-(((t - 0.32) / 0.16) ** 2)) - 1.1 * max(0.0, t - 0.5) - 0.5 * max(0.0, 0.15 - t)
        colour = mix(
            seat.main, seat.light if level > 0 else seat.dark, min(1.0, abs(level) * (0.8 if level > 0 else 1.8))
        )
        shade.set_at((x, 0), colour)
    body.blit(pygame.transform.smoothscale(shade, (w, h)), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    pygame.draw.ellipse(body, (*mix(seat.light, Ink.white, 0.4), 255), (c - h * 0.075, h * 0.09, h * 0.07, h * 0.07))
    return pygame.transform.smoothscale(body, (w // s, height))


def die(kit: Kit, face: int, side: int, turn: float) -> pygame.Surface:
    """An ivory die lying on the shelf."""
    return kit.assets.cached(("shelfdie", face, side, turn), lambda: _die(face, side, turn))


_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def _die(face: int, side: int, turn: float) -> pygame.Surface:
    s = side * 3
    out = pygame.Surface((s, s), pygame.SRCALPHA)
    pygame.draw.rect(out, (186, 170, 138), (0, 0, s, s), 0, s // 6)
    pygame.draw.rect(out, (246, 238, 218), (s // 28, s // 28, s - s // 9, s - s // 9), 0, s // 6)
    for x, y in _PIPS[face]:
        pygame.draw.circle(out, (70, 30, 24), (s / 2 + x * s * 0.25, s / 2 + y * s * 0.25), s * 0.085)
    return pygame.transform.smoothscale_by(pygame.transform.rotate(out, turn), 1 / 3)


def cards(kit: Kit, height: int) -> pygame.Surface:
    """Three cards that lean against the wall, backs to the front."""
    return kit.assets.cached(("shelfcards", height), lambda: _cards(kit, height))


def _cards(kit: Kit, height: int) -> pygame.Surface:
    # Drawn large and scaled down, so that the turned edges are smooth.
    s = 3
    high, wide = height * s, round(height * 0.64) * s
    out = pygame.Surface((round(high * 1.75), round(high * 1.12)), pygame.SRCALPHA)
    for tint, turn, x in (((120, 160, 230), 12.0, 0.46), ((160, 220, 140), 1.5, 0.84), ((255, 130, 110), -10.0, 1.22)):
        card = kit.assets.panel("paper", (wide, high), radius=high // 14).copy()
        inner = card.get_rect().inflate(-wide // 7, -wide // 7)
        back = kit.assets.panel("felt", inner.size, radius=high // 24, border=Ink.gold, width=2 * s, tint=tint)
        card.blit(back, inner)
        star = kit.assets.emblem(5, wide // 2, Ink.gold)
        card.blit(star, star.get_rect(center=inner.center))
        shade = pygame.Surface(card.get_size(), pygame.SRCALPHA)
        shade.fill((0, 0, 0, 110))
        for image, shift in ((shade, s * 3), (card, 0)):
            turned = pygame.transform.rotozoom(image, turn, 1.0)
            out.blit(turned, turned.get_rect(midbottom=(round(high * x) + shift, out.get_height())))
    return pygame.transform.smoothscale(out, (out.get_width() // s, out.get_height() // s))


def coins(kit: Kit, wide: int, count: int) -> pygame.Surface:
    """A stack of gold coins."""
    return kit.assets.cached(("shelfcoins", wide, count), lambda: _coins(wide, count))


def _coins(wide: int, count: int) -> pygame.Surface:
    s, step = 3, max(2, wide // 7)
    disc = (wide - wide // 10) * s
    high = round(wide * 0.36)
    out = pygame.Surface((wide * s, (high + step * (count + 1)) * s), pygame.SRCALPHA)
    for i in range(count):
        # Each coin lies a little beside the one below, by a fixed pattern.
        x = (wide // 20 + (i * 7 % 5 - 2) * wide // 60) * s
        y = (step * (count - i)) * s
        box = pygame.Rect(x, y, disc, high * s)
        pygame.draw.ellipse(out, (122, 82, 24), box)
        pygame.draw.rect(out, (150, 104, 36), (box.x, box.y - step * s + box.h // 2, box.w, step * s))
        for k in range(0, box.w, max(3, box.w // 22)):
            pygame.draw.line(
                out, (190, 140, 58), (box.x + k, box.y - step * s + box.h // 2), (box.x + k, box.y + box.h // 2), s
            )
        top = box.move(0, -step * s)
        pygame.draw.ellipse(out, (236, 192, 96), top)
        pygame.draw.ellipse(out, (190, 138, 54), top.inflate(-disc // 6, -top.h // 6), s)
        pygame.draw.ellipse(out, (255, 226, 150), top.inflate(-disc // 2, -top.h // 2))
    return pygame.transform.smoothscale(out, (out.get_width() // s, out.get_height() // s))


def plank(kit: Kit, width: int, thick: int) -> pygame.Surface:
    """The front edge of a shelf with the shadow it throws."""

    def make() -> pygame.Surface:
        out = pygame.Surface((width, thick * 3), pygame.SRCALPHA)
        fall = gradient((width, thick * 2), (0, 0, 0, 150), (0, 0, 0, 0))
        out.blit(fall, (0, thick))
        top = pygame.Surface((width, thick), pygame.SRCALPHA)
        top.blit(kit.assets.texture("wood", (width, thick)), (0, 0))
        top.fill((150, 106, 66), special_flags=pygame.BLEND_RGB_ADD)
        top.fill((188, 150, 118, 255), special_flags=pygame.BLEND_RGBA_MULT)
        top.blit(gradient((width, thick), (255, 226, 170, 60), (0, 0, 0, 110)), (0, 0))
        top.fill((255, 226, 176, 255), (0, 0, width, max(1, thick // 12)))
        out.blit(top, (0, 0))
        return out

    return kit.assets.cached(("plank", width, thick), make)


def foot_shadow(kit: Kit, width: int, height: int) -> pygame.Surface:
    """The shadow on the board under something that stands there."""
    return kit.assets.cached(
        ("foot", width, height), lambda: soft_shadow((width, height), height // 2, max(2, height), 190)
    )
