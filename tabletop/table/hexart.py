"""Hexagons drawn by the program: grounds for terrains without a picture, borders in a seat's pattern, stripes and lights.

Everything is drawn larger than wanted and scaled down, so that slanted edges are smooth. A size is that of the box that the hexagon fills.
"""

from __future__ import annotations

import math
import random
import zlib
from collections.abc import Callable

import pygame

from tabletop.table.hexgrid import corners
from tabletop.theme import Colour, Ink, SeatColour, mix

Size = tuple[int, int]
BAND = 0.075        # width of a border, in widths of the hexagon
HALO = 0.11         # how far light reaches beyond its hexagon, likewise
_GROUNDS: dict[str, Colour] = {"forest": (72, 108, 60), "gold": (198, 152, 70), "plain": (158, 172, 92), "water": (66, 126, 152),
                               "cloud": (198, 200, 196), "capital": (184, 108, 74)}


def smooth(size: Size, colour: tuple, draw: Callable[[pygame.Surface, Size], None]) -> pygame.Surface:
    """What `draw(surface, size of it)` draws, at `size`. Clear places have the tint `colour`, so that no dark rim arises."""
    factor = 4 if size[0] < 120 else 3 if size[0] < 240 else 2
    big = (size[0] * factor, size[1] * factor)
    surface = pygame.Surface(big, pygame.SRCALPHA)
    surface.fill((*colour[:3], 0))
    draw(surface, big)
    return pygame.transform.smoothscale(surface, size)


def shrunk(size: Size, by: float) -> list[tuple[float, float]]:
    """The corners of a hexagon whose edges lie `by` pixels within those of the one that fills `size`."""
    points, middle = corners((0, 0, *size)), (size[0] / 2, size[1] / 2)
    share = max(0.0, 1 - by / (size[0] / 2))
    return [(middle[0] + (x - middle[0]) * share, middle[1] + (y - middle[1]) * share) for x, y in points]


def mask(size: Size) -> pygame.Surface:
    """White within the hexagon, clear outside."""
    return smooth(size, Ink.white, lambda s, big: pygame.draw.polygon(s, Ink.white, corners((0, 0, *big))))


def rim(size: Size) -> pygame.Surface:
    """The line of the grid round a hexagon, with a light edge inside."""

    def draw(surface: pygame.Surface, big: Size) -> None:
        wide = max(2, big[0] // 44)
        pygame.draw.polygon(surface, (255, 246, 214, 70), shrunk(big, wide * 1.6), wide)
        pygame.draw.polygon(surface, (38, 28, 18, 190), shrunk(big, wide * 0.4), wide)

    return smooth(size, (38, 28, 18), draw)


# -- grounds -----------------------------------------------------------------------------------------------------------
def tone(terrain: str) -> Colour:
    """The colour of a terrain; words that the program does not know get one of their own."""
    seed = zlib.crc32(terrain.encode())
    return _GROUNDS.get(terrain) or (90 + seed % 90, 90 + (seed >> 8) % 90, 90 + (seed >> 16) % 90)


def ground(terrain: str, variant: int, size: Size) -> pygame.Surface:
    """A terrain as the program draws it."""
    base = tone(terrain)
    luck = random.Random(zlib.crc32(terrain.encode()) + variant)

    def draw(surface: pygame.Surface, big: Size) -> None:
        pygame.draw.polygon(surface, base, corners((0, 0, *big)))
        for _ in range(26):     # mottled, so that no large area is quite flat
            x, y, r = luck.uniform(0, big[0]), luck.uniform(0, big[1]), luck.uniform(0.05, 0.16) * big[0]
            spot = pygame.Surface((round(2 * r), round(1.4 * r)), pygame.SRCALPHA)
            pygame.draw.ellipse(spot, (*mix(base, luck.choice((Ink.white, Ink.black)), 0.35), 34), spot.get_rect())
            surface.blit(spot, (x - r, y - r * 0.7))
        _MARKS.get(terrain, _plain)(surface, big, base, luck)

    made = smooth(size, base, draw)
    made.blit(mask(size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return made


def _spread(luck: random.Random, big: Size, count: int, apart: float) -> list[tuple[float, float]]:
    """Places well inside the hexagon that keep their distance, from back to front."""
    found: list[tuple[float, float]] = []
    for _ in range(400):
        turn, far = luck.uniform(0, math.tau), math.sqrt(luck.random()) * big[0] * 0.39
        spot = (big[0] / 2 + math.cos(turn) * far, big[1] / 2 + math.sin(turn) * far * 1.06)
        if len(found) < count and all(math.dist(spot, other) > apart * big[0] for other in found):
            found.append(spot)
    return sorted(found, key=lambda p: p[1])


def _forest(surface, big: Size, base: Colour, luck: random.Random) -> None:
    for x, y in _spread(luck, big, 22, 0.11):
        r = big[0] * luck.uniform(0.06, 0.085)
        pygame.draw.ellipse(surface, mix(base, Ink.black, 0.4), (x - r, y - r * 0.2, 2 * r, 1.3 * r))
        pygame.draw.circle(surface, mix(base, Ink.black, 0.2), (x, y), r)
        pygame.draw.circle(surface, mix(base, Ink.white, 0.12), (x - r * 0.2, y - r * 0.25), r * 0.72)
        pygame.draw.circle(surface, mix(base, (220, 230, 120), 0.35), (x - r * 0.35, y - r * 0.4), r * 0.34)


def _gold(surface, big: Size, base: Colour, luck: random.Random) -> None:
    for x, y in _spread(luck, big, 6, 0.24):
        w, h = big[0] * luck.uniform(0.13, 0.19), big[0] * luck.uniform(0.13, 0.19)
        left, top, right = (x - w, y + h * 0.5), (x, y - h * 0.6), (x + w, y + h * 0.5)
        pygame.draw.polygon(surface, mix(base, (92, 58, 30), 0.55), (left, top, right))
        pygame.draw.polygon(surface, mix(base, Ink.white, 0.22), (left, top, (x - w * 0.15, y + h * 0.5)))
    for x, y in _spread(luck, big, 9, 0.12):
        r = big[0] * 0.018
        pygame.draw.circle(surface, (122, 78, 20), (x, y + r * 0.6), r * 1.3)
        pygame.draw.circle(surface, (255, 220, 96), (x, y), r)


def _plain(surface, big: Size, base: Colour, luck: random.Random) -> None:
    for x, y in _spread(luck, big, 16, 0.13):
        h = big[0] * luck.uniform(0.03, 0.05)
        for lean in (-0.6, 0.0, 0.6):
            colour = mix(base, Ink.black if lean < 0 else (240, 236, 150), 0.3)
            pygame.draw.line(surface, colour, (x, y), (x + lean * h, y - h), max(2, big[0] // 90))


def _water(surface, big: Size, base: Colour, luck: random.Random) -> None:
    wide = max(2, big[0] // 70)
    for x, y in _spread(luck, big, 13, 0.16):
        w, h = big[0] * 0.085, big[0] * 0.045
        for dx in (-w, 0):
            pygame.draw.arc(surface, mix(base, Ink.white, 0.45), (x + dx, y, w, h * 2), 0.15, math.pi - 0.15, wide)


def _cloud(surface, big: Size, base: Colour, luck: random.Random) -> None:
    for x, y in _spread(luck, big, 9, 0.2):
        r = big[0] * luck.uniform(0.07, 0.11)
        for dx, dy, share in ((-0.9, 0.25, 0.7), (0.9, 0.25, 0.7), (0, 0, 1.0)):
            pygame.draw.circle(surface, mix(base, Ink.black, 0.14), (x + dx * r, y + dy * r + r * 0.16), r * share)
        for dx, dy, share in ((-0.9, 0.25, 0.66), (0.9, 0.25, 0.66), (0, 0, 0.96)):
            pygame.draw.circle(surface, mix(base, Ink.white, 0.55), (x + dx * r, y + dy * r), r * share)


def _capital(surface, big: Size, base: Colour, luck: random.Random) -> None:
    middle = (big[0] / 2, big[1] / 2)
    for share in (0.40, 0.31):
        pygame.draw.circle(surface, mix(base, Ink.paper, 0.5), middle, big[0] * share, max(3, big[0] // 60))
    for turn in range(24):
        angle = turn * math.tau / 24 + luck.uniform(-0.02, 0.02)
        a, b = big[0] * 0.32, big[0] * 0.39
        pygame.draw.line(surface, mix(base, Ink.paper, 0.35), (middle[0] + math.cos(angle) * a, middle[1] + math.sin(angle) * a),
                         (middle[0] + math.cos(angle) * b, middle[1] + math.sin(angle) * b), max(2, big[0] // 80))
    star = [(middle[0] + math.sin(i * math.tau / 16) * big[0] * (0.25 if i % 2 == 0 else 0.1),
             middle[1] - math.cos(i * math.tau / 16) * big[0] * (0.25 if i % 2 == 0 else 0.1)) for i in range(16)]
    pygame.draw.polygon(surface, mix(base, Ink.paper, 0.72), star)
    pygame.draw.polygon(surface, mix(base, Ink.black, 0.35), star, max(2, big[0] // 110))


_MARKS = {"forest": _forest, "gold": _gold, "plain": _plain, "water": _water, "cloud": _cloud, "capital": _capital}


# -- owners --------------------------------------------------------------------------------------------------------------
def _strips(size: Size, edges: tuple, wide: float) -> list[list[tuple[float, float]]]:
    """The strips along some edges, `wide` pixels deep. Where the next edge is none of them, a strip ends on it, so that it meets its like in
    the neighbour there."""
    outer, inner = corners((0, 0, *size)), shrunk(size, wide)
    side = size[1] / 2
    reach = min(1.0, wide / math.sin(math.radians(60)) / side)

    def along(a: int, b: int) -> tuple[float, float]:
        return (outer[a][0] + (outer[b][0] - outer[a][0]) * reach, outer[a][1] + (outer[b][1] - outer[a][1]) * reach)

    out = []
    for i in edges:
        a, b = i, (i + 1) % 6
        first = inner[a] if (i - 1) % 6 in edges else along(a, (a - 1) % 6)
        last = inner[b] if b in edges else along(b, (b + 1) % 6)
        out.append([outer[a], outer[b], last, first])
    return out


def border(seat: SeatColour, band: pygame.Surface, edges: tuple, size: Size) -> pygame.Surface:
    """The border of an empire along some edges of a hexagon, in the colour and pattern of `band` between a light and a dark line."""
    wide = max(4.0, size[0] * BAND)

    def strips(surface: pygame.Surface, big: Size) -> None:
        for strip in _strips(big, edges, wide * big[0] / size[0]):
            pygame.draw.polygon(surface, Ink.white, strip)

    def lines(surface: pygame.Surface, big: Size) -> None:
        thick = max(2, round(wide * 0.2 * big[0] / size[0]))
        for a, b, c, d in _strips(big, edges, wide * big[0] / size[0]):
            pygame.draw.line(surface, seat.dark, d, c, thick)
            pygame.draw.line(surface, mix(seat.dark, Ink.black, 0.5), a, b, thick)

    out = pygame.Surface(size, pygame.SRCALPHA)
    for y in range(0, size[1], band.get_height()):
        out.blit(band, (0, y))
    out.blit(smooth(size, Ink.white, strips), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    out.blit(smooth(size, seat.dark, lines), (0, 0))
    return out


def stripes(seat: SeatColour, size: Size) -> pygame.Surface:
    """Slanted stripes over a hexagon that somebody else's units hold."""

    def draw(surface: pygame.Surface, big: Size) -> None:
        step = big[0] // 5
        for x in range(-big[1], big[0] + step, step):
            a, b = (x, big[1]), (x + big[1], 0)
            pygame.draw.line(surface, (*seat.dark, 150), (a[0] + step // 3, a[1]), (b[0] + step // 3, b[1]), step // 10)
            pygame.draw.line(surface, (*seat.main, 165), a, b, step // 3)

    out = smooth(size, seat.main, draw)
    out.blit(mask(size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out


# -- lights --------------------------------------------------------------------------------------------------------------
def light(size: Size, strong: bool) -> pygame.Surface:
    """The light on a hexagon that can be chosen: a bright line that fades to both sides; under the pointer the whole shines. The hexagon is
    smaller than `size` by `HALO` of its width on every side."""

    def draw(surface: pygame.Surface, big: Size) -> None:
        wide = big[0] / (1 + 2 * HALO)
        edge = (big[0] - wide) / 2
        if strong:
            pygame.draw.polygon(surface, (*Ink.glow, 70), shrunk(big, edge))
        steps = 16
        for side, deep in ((-1, wide * HALO * 0.9), (1, wide * 0.12)):
            for n in range(steps, 0, -1):
                alpha = round((245 if strong else 205) * (1 - n / (steps + 1)) ** 2)
                pygame.draw.polygon(surface, (*Ink.glow, alpha), shrunk(big, edge + side * n * deep / steps), max(2, round(deep / steps) + 2))
        # A dark line on each side of the bright one, so that it is seen on sand as on forest.
        pygame.draw.polygon(surface, (66, 38, 4, 225), shrunk(big, edge + wide * 0.004), round(wide * (0.07 if strong else 0.056)))
        pygame.draw.polygon(surface, (255, 222, 92), shrunk(big, edge + wide * 0.014), round(wide * (0.05 if strong else 0.036)))

    return smooth(size, Ink.glow, draw)


def line(size: Size, colour: tuple, share: float) -> pygame.Surface:
    """A line along the edges, `share` of the width thick."""
    return smooth(size, colour, lambda s, big: pygame.draw.polygon(s, colour, shrunk(big, big[0] * share * 0.3), max(2, round(big[0] * share))))


def shade(size: Size) -> pygame.Surface:
    """The soft shadow that a tile throws."""
    small = (max(6, size[0] // 4), max(6, size[1] // 4))
    surface = pygame.Surface(small, pygame.SRCALPHA)
    pygame.draw.polygon(surface, (0, 0, 0, 120), shrunk(small, small[0] * 0.06))
    return pygame.transform.smoothscale(surface, size)
