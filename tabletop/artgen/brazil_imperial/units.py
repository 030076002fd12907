"""Units and palaces as wooden pieces, 64 x 64: one outline for each kind, in the three tones of a seat."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from ..svg import Pic
from . import goods
from . import parts as pt
from .parts import INK


class Tones(NamedTuple):
    """The three tones of a piece."""

    main: str
    dark: str
    light: str


SEAT = Tones("#abc001", "#abc002", "#abc003")
SW = 3.6


def _piece(p: Pic, d: str, t: Tones) -> None:
    """A wooden outline: its side below, its face above, an ink line round both."""
    p.push(0, 3)
    p.path(d, t.dark, INK, SW)
    p.pop()
    p.path(d, p.lin(t.light, t.main, t.main, dx=0.35), INK, SW)


def _head(p: Pic, x: float, y: float, r: float, t: Tones) -> None:
    p.circle(x, y, r, p.lin(t.light, t.main, dx=0.35), INK, SW)


def archer(p: Pic, t: Tones = SEAT) -> None:
    """A figure with a drawn bow."""
    p.path("M47 5 C65 20 65 44 47 59", "", INK, 8.4)
    p.path("M47 5 C65 20 65 44 47 59", "", "#d9a25c", 4)
    p.line([(47, 6), (38, 32), (47, 58)], INK, 2)
    _piece(p, "M27 23 C14 24 8 34 8 60 H20 L26 46 L32 60 H43 C43 50 42 44 40 38 L52 35 V27 L38 29 C36 25 32 23 27 23 Z", t)
    _head(p, 27, 14, 10.5, t)
    p.path("M16 13 C16 2 38 2 38 13 Z", t.dark, INK, 2.4)
    p.path("M37 6 L47 -1", "", INK, 5)
    p.path("M37 6 L46 0", "", "#e8d27a", 2.6)
    p.line([(34, 31), (62, 31)], INK, 5)
    p.line([(34, 31), (58, 31)], "#fbf2da", 2.2)
    p.poly([(57, 26), (64, 31), (57, 36)], "#fbf2da", INK, 2)


def grenadier(p: Pic, t: Tones = SEAT) -> None:
    """A figure with a tall cap and a lit grenade."""
    _piece(p, "M26 27 C12 28 7 38 7 60 H20 L27 47 L34 60 H47 C47 50 46 44 43 38 L52 34 L48 25 L38 30 C34 28 31 27 26 27 Z", t)
    _head(p, 27, 20, 9, t)
    p.path("M15 18 L19 1 Q27 -2 35 1 L39 18 Q27 13 15 18 Z", t.dark, INK, 3)
    p.star(27, 9, 5, 2.2, 5, t.light)
    p.circle(52, 22, 10.5, p.rad("#6b6b66", "#2b2a28"), INK, 3)
    p.path("M56 12 Q58 6 62 6", "", INK, 4)
    p.star(59, 6, 6.5, 2.6, 6, "#ffd34f", INK, 1.4)


def heavy_cavalry(p: Pic, t: Tones = SEAT) -> None:
    """A rider on a horse."""
    _piece(
        p,
        "M6 36 C8 30 14 30 20 31 C30 32 36 30 40 24 L42 10 L48 5 L50 11 C58 14 62 20 63 27 L58 31 L50 27 C50 36 48 42 46 45 "
        "L50 60 H42 L37 48 H22 L18 60 H10 L12 46 C8 44 4 48 3 54 C0 48 2 40 6 36 Z",
        t,
    )
    p.path("M41 11 C36 18 36 24 39 28", "", t.dark, 4)
    p.circle(53, 18, 2, INK)
    p.path("M19 33 L22 17 Q28 13 34 17 L35 30 Q28 34 19 33 Z", t.dark, INK, 2.8)
    _head(p, 28, 9, 7.4, t)
    p.path("M20 8 Q28 -4 36 8 Z", "#e8d27a", INK, 2.4)
    p.line([(16, 28), (54, 0)], INK, 5)
    p.line([(16, 28), (54, 0)], "#fbf2da", 2.2)


def cannon(p: Pic, t: Tones = SEAT) -> None:
    """A gun on its wheel."""
    p.path("M10 52 L30 38 L40 44 L16 60 Z", "#8a5a34", INK, 3)
    _piece(p, "M4 34 C2 28 6 24 10 25 L52 8 L60 4 L64 18 L57 18 L22 40 C14 44 6 42 4 34 Z", t)
    p.path("M44 12 L49 24 M24 20 L30 33", "", t.dark, 4)
    p.circle(4.5, 33, 3.6, t.main, INK, 2.4)
    cx, cy, r = 34, 45, 15.5
    p.circle(cx, cy, r, "", INK, 9.4)
    p.circle(cx, cy, r, "", "#b97f45", 4.4)
    for a in range(0, 180, 45):
        dx, dy = r * math.cos(math.radians(a)), r * math.sin(math.radians(a))
        p.line([(cx - dx, cy - dy), (cx + dx, cy + dy)], INK, 5)
        p.line([(cx - dx * 0.9, cy - dy * 0.9), (cx + dx * 0.9, cy + dy * 0.9)], "#b97f45", 2)
    p.circle(cx, cy, 4.4, t.light, INK, 2.4)


def monarch(p: Pic, t: Tones = SEAT) -> None:
    """A crowned figure in a wide robe."""
    _piece(p, "M22 27 C18 36 12 48 7 60 H57 C52 48 46 36 42 27 Z", t)
    p.path("M27 28 L24 60 H40 L37 28 Z", "#fbf2da", INK, 2.4)
    for y in (38, 48):
        p.circle(32, y, 2.2, INK)
    p.path("M20 29 Q32 38 44 29 L42 24 H22 Z", t.light, INK, 2.6)
    _head(p, 32, 20, 9, t)
    p.path("M21 15 L17 0 L26 7 L32 -2 L38 7 L47 0 L43 15 Q32 11 21 15 Z", p.lin("#ffe79a", "#d69a2a"), INK, 2.8)
    p.circle(32, 10, 2.2, "#b3312c", INK, 1)


UNITS: dict[str, Callable[..., None]] = {f.__name__: f for f in (archer, grenadier, heavy_cavalry, cannon, monarch)}


def unit(name: str) -> Pic:
    """One unit, with a little air about it."""
    p = Pic(64, 64)
    p.push(2.4, 3.6, 0.925)
    UNITS[name](p)
    p.pop()
    return p


def palace(number: int) -> Pic:
    """A palace: more wings and floors with each number, which pearls on the plinth count."""
    p = Pic(64, 64)
    wings = (22, 26, 30, 38, 44, 50)[number - 1]
    high = (16, 18, 19, 20, 21, 22)[number - 1]
    p.push(2.9, 5.4, 0.91)
    p.path("M4 50 H60 V60 H4 Z", SEAT.dark, INK, 3)
    p.rect(32 - wings / 2, 50 - high, wings, high, p.lin(SEAT.light, SEAT.main, dx=0.4), INK, 3)
    if number > 3:
        for side in (-1, 1):
            x = 32 + side * (wings / 2 - 6)
            p.rect(x - 7, 44 - high, 14, high + 6, p.lin(SEAT.light, SEAT.main, dx=0.4), INK, 2.8)
            p.path(f"M{x - 9} {44 - high} L{x} {35 - high} L{x + 9} {44 - high} Z", SEAT.dark, INK, 2.6)
    p.rect(21, 40 - high, 22, high + 10, p.lin(SEAT.light, SEAT.main, dx=0.4), INK, 3)
    if number % 2:
        p.path(f"M17 {41 - high} L32 {28 - high} L47 {41 - high} Z", SEAT.dark, INK, 3)
    else:
        p.path(f"M20 {41 - high} C20 {28 - high} 44 {28 - high} 44 {41 - high} Z", "#e8c35a", INK, 3)
    p.line([(32, 31 - high), (32, 21 - high)], INK, 3)
    p.poly([(32, 20 - high), (44, 23.5 - high), (32, 27 - high)], SEAT.main, INK, 2)
    p.path("M28 50 V43 A4 4 0 0 1 36 43 V50 Z", "#3b2416", INK, 2)
    if number > 1:
        for x in (25, 39) if number < 4 else (25, 39, 32 - wings / 2 + 6, 32 + wings / 2 - 6):
            p.rect(x - 2, 47 - high * 0.8, 4, 6, "#3b2416")
    for i in range(number):
        p.circle(32 + (i - (number - 1) / 2) * 8.6, 55.4, 3.3, "#fff4d0", INK, 1.8)
    p.pop()
    return p


def era_stone(era: int) -> Pic:
    """The stone of the common era track, gilded."""
    p = Pic(64, 64)
    p.poly(goods.shape(8, 31, 32, 33.5), "#6b4417", INK, 2)
    p.poly(goods.shape(8, 31, 32, 31), p.lin("#fff0b0", pt.GOLD, "#a8701c", dx=0.5), INK, 2.6)
    p.circle(32, 31, 22, "#fbf2da", "#8a5a1c", 2)
    p.push(3.2, 2.2, 0.9)
    goods.era_sign(p, era, INK, {1: "#c9483a", 2: "#f4e3bd", 3: "#3f8a5a"}[era])
    p.pop()
    return p
