"""Small drawings made on the spot: shadows, masks, emblems, and tokens for pictures that are missing."""

from __future__ import annotations

import math
import zlib

import pygame

from tabletop.theme import Colour, Ink, mix


def rounded_mask(size: tuple[int, int], radius: int) -> pygame.Surface:
    """A white box with smooth round corners on a clear ground."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill((255, 255, 255, 255))
    radius = min(radius, size[0] // 2, size[1] // 2)
    if radius < 1:
        return surface
    big = pygame.Surface((radius * 8, radius * 8), pygame.SRCALPHA)
    pygame.draw.circle(big, (255, 255, 255, 255), (radius * 4, radius * 4), radius * 4)
    disc = pygame.transform.smoothscale(big, (radius * 2, radius * 2))
    for right in (0, 1):
        for bottom in (0, 1):
            place = (right * (size[0] - radius), bottom * (size[1] - radius))
            surface.fill((255, 255, 255, 0), (*place, radius, radius))
            surface.blit(disc, place, (right * radius, bottom * radius, radius, radius))
    return surface


def gradient(size: tuple[int, int], top: tuple, bottom: tuple) -> pygame.Surface:
    """A box shaded from `top` to `bottom`."""
    out = pygame.Surface(size, pygame.SRCALPHA)
    if top == bottom:
        out.fill(top)
        return out
    a, b = (*top, 255)[:4], (*bottom, 255)[:4]
    for y in range(size[1]):
        t = y / max(1, size[1] - 1)
        out.fill(tuple(round(p + (q - p) * t) for p, q in zip(a, b, strict=True)), (0, y, size[0], 1))
    return out


def bordered(ground: pygame.Surface, radius: int, border: tuple | None, width: int) -> pygame.Surface:
    """`ground` with smooth round corners and an edge of `border`."""
    size = ground.get_size()
    if border is None or min(size) <= 2 * width:
        if radius:
            ground.blit(rounded_mask(size, radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return ground
    inner = (size[0] - 2 * width, size[1] - 2 * width)
    core = pygame.Surface(inner, pygame.SRCALPHA)
    core.blit(ground, (-width, -width))
    core.blit(rounded_mask(inner, max(0, radius - width)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    out = pygame.Surface(size, pygame.SRCALPHA)
    out.fill((*border, 255)[:4])
    out.blit(rounded_mask(size, radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    hole = rounded_mask(inner, max(0, radius - width))
    hole.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    out.blit(hole, (width, width), special_flags=pygame.BLEND_RGBA_SUB)
    out.blit(core, (width, width))
    return out


def soft_shadow(
    size: tuple[int, int], radius: int, blur: int, alpha: int, colour: Colour = Ink.black
) -> pygame.Surface:
    """A blurred rounded box: drawn small, blurred there and scaled up, so that large ones are cheap too."""
    blur = max(1, blur)
    shrink = max(1, blur // 3)
    full = (size[0] + 2 * blur, size[1] + 2 * blur)
    small = (max(3, full[0] // shrink), max(3, full[1] // shrink))
    surface = pygame.Surface(small, pygame.SRCALPHA)
    surface.fill((*colour, 0))
    edge = blur / shrink
    box = pygame.Rect(round(edge), round(edge), max(1, small[0] - round(2 * edge)), max(1, small[1] - round(2 * edge)))
    pygame.draw.rect(surface, (*colour, alpha), box, 0, max(0, radius // shrink))
    surface = pygame.transform.gaussian_blur(surface, 2)
    mask = pygame.transform.smoothscale(surface, full)
    # The blur darkens clear pixels of a light colour; only its alpha is wanted.
    mask.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    mask.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return mask


def noise_tile(colour: Colour, spread: int, streaks: bool, side: int = 512) -> pygame.Surface:
    """A texture that tiles: coarse and fine noise round `colour`, long grain when `streaks`."""
    out = pygame.Surface((side, side))
    out.fill(colour)
    for cells, weight in ((8, 1.0), (32, 0.7), (128, 0.5)):
        shape = (max(2, cells // 8), cells) if streaks else (cells, cells)
        small = pygame.Surface(shape)
        for x in range(shape[0]):
            for y in range(shape[1]):
                value = zlib.crc32(b"%d,%d,%d" % (cells, x, y)) % (2 * spread + 1)
                small.set_at((x, y), (round(value * weight),) * 3)
        layer = pygame.transform.smoothscale(small, (side, side))
        out.blit(layer, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return out


def draw_emblem(index: int, size: int, colour: Colour) -> pygame.Surface:
    """Triangle, square, ring, diamond, cross or star: the fallback for emblem pictures."""
    big = size * 4
    out = pygame.Surface((big, big), pygame.SRCALPHA)
    c, r = big / 2, big * 0.46

    def corners(count: int, turn: float, radii: tuple[float, ...]) -> list[tuple[float, float]]:
        return [
            (
                c + radii[i % len(radii)] * math.sin(2 * math.pi * i / count + turn),
                c - radii[i % len(radii)] * math.cos(2 * math.pi * i / count + turn),
            )
            for i in range(count)
        ]

    if index == 0:
        pygame.draw.polygon(out, colour, corners(3, 0, (r,)))
    elif index == 1:
        pygame.draw.polygon(out, colour, corners(4, math.pi / 4, (r,)))
    elif index == 2:
        pygame.draw.circle(out, colour, (c, c), r * 0.9, round(big * 0.17))
    elif index == 3:
        pygame.draw.polygon(out, colour, corners(4, 0, (r,)))
    elif index == 4:
        w = round(big * 0.26)
        pygame.draw.rect(out, colour, (c - w / 2, c - r, w, 2 * r))
        pygame.draw.rect(out, colour, (c - r, c - w / 2, 2 * r, w))
    else:
        pygame.draw.polygon(out, colour, corners(10, 0, (r, r * 0.45)))
    return pygame.transform.smoothscale(out, (size, size))


def window_icon() -> pygame.Surface:
    """What the desktop shows for the program: a cream star on a red counter with a gold edge."""
    out = bordered(gradient((64, 64), (172, 58, 46), (104, 27, 21)), 15, Ink.gold, 4)
    star = draw_emblem(5, 42, Ink.cream)
    out.blit(star, star.get_rect(center=(32, 31)))
    return out


def draw_missing(name: str, size: tuple[int, int], tint: Colour | None) -> pygame.Surface:
    """A calm token for a missing picture: a known sign when `name` has one, else a rounded shape with its own hue."""
    out = pygame.Surface(size, pygame.SRCALPHA)
    kind = name.rsplit("/", 1)[-1]
    if "/icons/" in name:
        _draw_sign(out, kind, tint or Ink.cream)
        return out
    hue = zlib.crc32(name.encode()) % 360
    colour = pygame.Color(0)
    colour.hsva = (hue, 38, 52, 100)
    main = (colour.r, colour.g, colour.b)
    rect = out.get_rect()
    pygame.draw.rect(out, mix(main, Ink.black, 0.35), rect, 0, max(2, min(size) // 10))
    pygame.draw.rect(
        out, main, rect.inflate(-max(2, size[0] // 12), -max(2, size[1] // 12)), 0, max(2, min(size) // 12)
    )
    return out


_SIGNS: dict[str, tuple[tuple[tuple[float, float], ...], ...]] = {
    "check": (((0.15, 0.55), (0.4, 0.8), (0.85, 0.25)),),
    "cross": (((0.2, 0.2), (0.8, 0.8)), ((0.8, 0.2), (0.2, 0.8))),
    "plus": (((0.5, 0.15), (0.5, 0.85)), ((0.15, 0.5), (0.85, 0.5))),
    "minus": (((0.15, 0.5), (0.85, 0.5)),),
    "arrow_left": (((0.65, 0.15), (0.3, 0.5), (0.65, 0.85)),),
    "arrow_right": (((0.35, 0.15), (0.7, 0.5), (0.35, 0.85)),),
    "arrow_up": (((0.15, 0.65), (0.5, 0.3), (0.85, 0.65)),),
    "arrow_down": (((0.15, 0.35), (0.5, 0.7), (0.85, 0.35)),),
    "menu": (((0.15, 0.25), (0.85, 0.25)), ((0.15, 0.5), (0.85, 0.5)), ((0.15, 0.75), (0.85, 0.75))),
}


def _draw_sign(out: pygame.Surface, kind: str, colour: Colour) -> None:
    w, h = out.get_size()
    lines = _SIGNS.get(kind)
    if lines is None:
        pygame.draw.circle(out, colour, (w // 2, h // 2), max(1, min(w, h) * 2 // 5), max(1, min(w, h) // 8))
        return
    for line in lines:
        points = [(x * w, y * h) for x, y in line]
        pygame.draw.lines(out, colour, False, points, max(1, min(w, h) // 8))
