"""The six goods as painted wooden tokens, the products in the shapes of their slots, and the markers; all 64 x 64."""

from __future__ import annotations

import math
from collections.abc import Callable

from ..svg import Pic, dark, light
from . import parts as pt
from .parts import INK

Points = list[tuple[float, float]]
TONES = {"brazilwood": "#b23a2c", "sugarcane": "#7fb53a", "coffee": "#6f4526", "cotton": "#f7f1e2", "gold": "#eebc3a", "science": "#4a7fc4"}
PRODUCT_TONES = {"dye": "#a8324a", "sugar": "#e8dcc2", "roast_coffee": "#7a4a28", "jewellery": "#3f9a86", "textiles": "#4f6fb4", "rubber": "#5b5f58"}
SHAPES = {"dye": 4, "sugar": 4, "roast_coffee": 5, "jewellery": 5, "textiles": 8, "rubber": 8}


def brazilwood(p: Pic) -> None:
    """Three red logs."""
    for x, y in ((31, 47), (31, 30.5), (31, 14)):
        pt.log(p, x, y, 40, 10, TONES["brazilwood"])


def sugarcane(p: Pic) -> None:
    """A sheaf of green canes."""
    for x, lean, h in ((22, -11, 40), (42, 11, 40), (32, 0, 44)):
        p.push(x, 60, 1, angle=lean)
        p.rect(-6.5, -h, 13, h, p.lin(light(TONES["sugarcane"], 0.4), dark(TONES["sugarcane"], 0.18), dx=1, dy=0), INK, 3, 5)
        for k in (0.3, 0.62):
            p.line([(-6, -h * k), (6, -h * k)], "#3f661c", 3)
        for side in (-1, 1):
            p.path(f"M0 {-h + 4} Q{side * 6} {-h - 13} {side * 15} {-h - 1} Q{side * 8} {-h + 1} 0 {-h + 9} Z", "#4f8a2c", INK, 2)
        p.pop()
    p.path("M14 42 Q32 49 50 42 V49 Q32 56 14 49 Z", "#c98d42", INK, 2.6)


def coffee(p: Pic) -> None:
    """Two beans."""
    pt.bean(p, 24, 40, 22, -50, "#6b4022")
    pt.bean(p, 42, 26, 21, -22, "#85542c")


def cotton(p: Pic) -> None:
    """A white boll."""
    p.path(
        "M32 34 C16 40 8 34 6 26 C18 24 26 28 32 34 C38 28 46 24 58 26 C56 34 48 40 32 34 Z M32 36 C24 46 24 54 32 62 C40 54 40 46 32 36 Z",
        "#8a5c34",
        INK,
        2.6,
    )
    for x, y, r in ((20, 35, 13), (44, 35, 13), (32, 19, 14), (32, 41, 13)):
        p.circle(x, y, r, "#fdfaf0", INK, 3)
    p.circle(32, 32, 15, "#fdfaf0")
    p.path("M19 34 q6 -7 12 0 M34 26 q6 -7 11 0 M30 43 q5 -6 10 0", "", "#c3baa2", 2.4)


def gold(p: Pic) -> None:
    """Three bars."""
    for x, y in ((18, 56), (42, 56), (30, 36)):
        pt.ingot(p, x, y, 29)


def science(p: Pic) -> None:
    """An open book under a star."""
    tone = TONES["science"]
    p.path("M4 22 Q18 14 32 24 Q46 14 60 22 V54 Q46 46 32 57 Q18 46 4 54 Z", p.lin(tone, dark(tone, 0.3)), INK, 3)
    p.path("M9 21 Q20 15 32 25 V50 Q20 41 9 46 Z M55 21 Q44 15 32 25 V50 Q44 41 55 46 Z", "#fdf6e2", INK, 2)
    p.path("M14 27 q7 -2 13 3 M14 34 q7 -2 13 3 M50 27 q-7 -2 -13 3 M50 34 q-7 -2 -13 3", "", "#8fa6c6", 2.6)
    p.star(32, 13, 11.5, 5, 5, "#ffe07a", INK, 2.4)


GOODS: dict[str, Callable[[Pic], None]] = {f.__name__: f for f in (brazilwood, sugarcane, coffee, cotton, gold, science)}


def good(name: str) -> Pic:
    """One token."""
    p = Pic(64, 64)
    GOODS[name](p)
    return p


def put(p: Pic, name: str, x: float, y: float, size: float) -> None:
    """A good round (x, y) in another picture."""
    p.push(x - size / 2, y - size / 2, size / 64)
    GOODS[name](p)
    p.pop()


def shape(sides: int, r: float, x: float = 32.0, y: float = 32.0) -> Points:
    """A regular polygon as the upgrade slots have it: a square stands on its side, a pentagon on its base."""
    turn = math.pi / sides if sides % 2 == 0 else 0.0
    return [(x + r * math.sin(turn + 2 * math.pi * i / sides), y - r * math.cos(turn + 2 * math.pi * i / sides)) for i in range(sides)]


def tablet(p: Pic, sides: int, tone: str) -> None:
    """The wooden tablet of a product, in the shape of its slot."""
    r, y = {4: (37, 31), 5: (31, 34), 8: (30.5, 31)}[sides]
    p.poly(shape(sides, r, 32, y + 2.4), dark(tone, 0.6), INK, 2)
    p.poly(shape(sides, r, 32, y), p.lin(light(tone, 0.45), tone, dark(tone, 0.15), dx=0.5), INK, 2.6)
    p.poly(shape(sides, r * 0.86, 32, y), "", light(tone, 0.6), 1.6, 0.9)


def _dye(p: Pic) -> None:
    p.path("M14 28 H50 L46 52 Q32 57 18 52 Z", p.lin("#8a5a34", "#5a3820"), INK, 2.6)
    p.oval(32, 28, 18, 6, "#e0455f", INK, 2.6)
    p.path("M38 28 L46 8", "", INK, 6)
    p.path("M38 28 L46 8", "", "#d9b27a", 3)
    p.path("M32 9 C26 16 26 20 32 21 C38 20 38 16 32 9 Z", "#e0455f", INK, 2)


def _sugar(p: Pic) -> None:
    p.path("M18 54 L25 20 Q32 2 39 20 L46 54 Z", p.lin("#ffffff", "#d8ccb4", dx=1, dy=0), INK, 2.8)
    p.path("M17 56 L21 34 Q32 40 43 34 L47 56 Z", p.lin("#5b88c4", "#2f5688", dx=1, dy=0), INK, 2.6)
    p.path("M21 44 Q32 49 43 44", "", "#bcd3ee", 2)


def _roast(p: Pic) -> None:
    p.path("M16 28 H44 V40 Q44 50 30 50 Q16 50 16 40 Z", p.lin("#fdf6e6", "#d5c7a6"), INK, 2.6)
    p.path("M44 31 Q54 31 53 38 Q52 44 43 43", "", INK, 6)
    p.path("M44 31 Q54 31 53 38 Q52 44 43 43", "", "#fdf6e6", 2.6)
    p.oval(30, 28, 14, 4.4, "#54301a", INK, 2)
    p.path("M24 22 q-4 -5 0 -9 M31 21 q-4 -6 0 -11 M38 22 q-4 -5 0 -9", "", "#fdf3dc", 2.6)


def _jewel(p: Pic) -> None:
    p.poly([(16, 28), (23, 18), (41, 18), (48, 28), (32, 50)], p.lin("#c9fff0", "#2fae8d", "#12604e", dx=0.7), INK, 2.6)
    p.path("M16 28 H48 M23 18 L27 28 L32 50 L37 28 L41 18 M27 28 L32 18 L37 28", "", "#eafff8", 1.5)


def _cloth(p: Pic) -> None:
    p.path("M14 20 H46 V46 H14 Z", p.lin("#f7efdc", "#cbbd98"), INK, 2.6)
    for y, c in ((24, "#b3312c"), (30, "#e6b13c"), (36, "#2d5f9e"), (42, "#2c6b3c")):
        p.line([(15, y), (45, y)], c, 3)
    p.oval(46, 33, 5, 13, "#e9dcb8", INK, 2.4)
    p.oval(46, 33, 2, 6, "", INK, 1.6)


def _rubber(p: Pic) -> None:
    p.circle(32, 31, 19, p.rad("#7c827a", "#474b45", "#24251f"), INK, 2.8)
    p.circle(32, 31, 9, "#b9bfb2", INK, 2.6)
    p.circle(32, 31, 3, INK)
    for a in range(0, 360, 45):
        x, y = 32 + 14.4 * math.cos(math.radians(a)), 31 + 14.4 * math.sin(math.radians(a))
        p.circle(x, y, 1.9, "#a9afa2")


_MARKS = {"dye": _dye, "sugar": _sugar, "roast_coffee": _roast, "jewellery": _jewel, "textiles": _cloth, "rubber": _rubber}


def product(name: str) -> Pic:
    """One product on the tablet of its shape."""
    p = Pic(64, 64)
    tablet(p, SHAPES[name], PRODUCT_TONES[name])
    p.push(32, {4: 32, 5: 35, 8: 31}[SHAPES[name]], {4: 0.86, 5: 0.72, 8: 0.82}[SHAPES[name]])
    p.push(-32, -32)
    _MARKS[name](p)
    p.pop()
    p.pop()
    return p


def era_sign(p: Pic, era: int, ink: str, fill: str) -> None:
    """What stands for an era, about (32, 32): a compass rose, a caravel, a locomotive."""
    if era == 1:
        p.circle(32, 32, 15, "", ink, 3)
        p.star(32, 32, 21, 5.5, 4, fill, ink, 2.4)
        p.circle(32, 32, 3.4, ink)
    elif era == 2:
        p.push(31, 45, 0.52)
        pt.ship(p, 0, 0, 1, fill, ink)
        p.pop()
    else:
        locomotive(p, 33, 46, 0.5, fill, ink)


def locomotive(p: Pic, x: float, y: float, s: float, fill: str = "#3f7a58", ink: str = INK) -> None:
    """A steam engine running to the left, 72 * s wide, its rails on y."""
    p.push(x, y, s)
    p.path("M-32 -10 V-28 Q-32 -34 -26 -34 H8 V-48 H34 V-10 Z", fill, ink, 3.4)
    p.path("M-25 -34 L-29 -52 H-13 L-17 -34 Z", fill, ink, 3)
    p.rect(14, -42, 14, 12, ink, rx=2)
    p.rect(4, -53, 34, 6, fill, ink, 3, 2)
    p.path("M-38 -3 L-31 -13 H-20 V-3 Z", ink)
    for cx, r in ((-18, 8), (2, 8), (24, 11)):
        p.circle(cx, -r + 2, r, fill, ink, 3.4)
        p.circle(cx, -r + 2, 2.4, ink)
    p.path("M-16 -58 q-8 -10 4 -14 q2 -10 14 -6 q10 -6 16 4", "", ink, 3)
    p.pop()


def marker(era: int) -> Pic:
    """An action marker: a round arch stone in the seat's colour with the sign of its era."""
    p = Pic(64, 64)
    p.circle(32, 33.5, 30, "#abc002", INK, 2)
    p.circle(32, 31, 29, p.lin("#abc003", "#abc001", "#abc002", dx=0.5), INK, 2.6)
    p.circle(32, 31, 24, "#fbf2da", "#abc002", 2)
    p.push(0, -1)
    era_sign(p, era, INK, {1: "#e6b13c", 2: "#f4e3bd", 3: "#7fa890"}[era])
    p.pop()
    for i in range(era):
        p.circle(32 + (i - (era - 1) / 2) * 9, 55, 3, "#fbf2da", INK, 1.6)
    return p


def marker_down(era: int) -> Pic:
    """A marker face down under an arch: era I lets its owner look at a tile, era II gives a combat card."""
    p = Pic(64, 64)
    p.circle(32, 33.5, 30, "#abc002", INK, 2)
    p.circle(32, 31, 29, p.lin("#abc001", "#abc002", dx=0.5), INK, 2.6)
    p.circle(32, 31, 24.5, "", "#abc003", 1.6)
    if era == 1:
        p.path("M10 31 Q32 8 54 31 Q32 54 10 31 Z", "#fdf6e2", INK, 2.8)
        p.circle(32, 31, 9.5, "#2f8791", INK, 2.6)
        p.circle(32, 31, 4, INK)
    else:
        p.rect(20, 12, 26, 38, "#8a2f28", INK, 2.8, 4)
        p.path("M25 44 L42 18 M24 18 L41 44", "", INK, 6)
        p.path("M25 44 L42 18 M24 18 L41 44", "", "#f2e6c8", 3)
    return p
