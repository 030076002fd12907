"""Frames and backs of the cards, on the 200 x 280 design of skin.toml."""

from __future__ import annotations

import math

from ..svg import Pic, dark, light
from . import finds, goods
from . import parts as pt
from .parts import GOLD, INK

W, H = 200, 280
# Name of a frame: the colour of its band.
BANDS = {
    "painting_red": "#9c2f28",
    "painting_pink": "#e59aa6",
    "painting_blue": "#2d558f",
    "gold": "#d9a233",
    "combat": "#6b1f1c",
    "task_1": "#3f7a3c",
    "task_2": "#2f7a8a",
    "task_3": "#8a4a2a",
    "automaton_action": "#4a4a5e",
    "automaton_movement": "#5e5240",
}
INKS = {"painting_pink": "#33200f", "gold": "#33200f"}
LIGHT_INK = "#fff6df"


def border(p: Pic, colour: str) -> None:
    """A border of glazed tiles, each with a four-petalled flower."""
    size = 10.0
    p.rect(0.7, 0.7, W - 1.4, H - 1.4, dark(colour, 0.55), INK, 1.4, 11)
    nx, ny = 19, 27
    squares, flowers = ["", ""], ["", ""]
    for i in range(nx):
        for j in range(ny):
            if (i in (0, nx - 1)) == (j in (0, ny - 1)):
                continue
            x, y, odd = 5 + size * (i + 0.5), 5 + size * (j + 0.5), (i + j) % 2
            squares[odd] += f"M{x - 4.5:g} {y - 4.5:g}h9v9h-9z"
            flowers[odd] += f"M{x:g} {y - 4:g}l1.3 2.7 2.7 1.3-2.7 1.3-1.3 2.7-1.3-2.7-2.7-1.3 2.7-1.3z"
    for odd, (ground, petals) in enumerate(((light(colour, 0.16), "#fbf3df"), ("#fbf3df", colour))):
        p.path(squares[odd], ground)
        p.path(flowers[odd], petals)
    for x in (10, W - 10):
        for y in (10, H - 10):
            p.circle(x, y, 5.6, GOLD, INK, 1.4)
            p.circle(x, y, 2.2, dark(colour, 0.4))


def frame(name: str) -> Pic:
    """The empty face of a card: border, title band, the bed of the picture, paper for the text."""
    band = BANDS[name]
    p = Pic(W, H)
    border(p, band)
    p.rect(15, 15, W - 30, H - 30, p.lin("#fdf6e3", "#f6e8c6", "#ead6a8"), dark(band, 0.55), 1.6, 3)
    p.rect(16, 16, W - 32, 29, p.lin(light(band, 0.2), band, dark(band, 0.12)))
    p.rect(16, 44.4, W - 32, 2, GOLD)
    p.rect(16, 46.4, W - 32, 1, dark(band, 0.5))
    if name.startswith("painting"):
        p.rect(15.5, 47, W - 31, 123, p.lin("#ffe9a8", "#d6a032", "#8a5a16", dx=0.7), dark(band, 0.6), 1)
        p.rect(19, 50.5, W - 38, 116, "#6b4417")
        for x in (19, W - 19):
            for y in (50.5, 166.5):
                p.circle(x, y, 4.4, "#ffe9a8", "#6b4417", 1.2)
    elif name in ("gold", "combat"):
        p.line([(18, 172), (W - 18, 172)], dark(band, 0.1), 1.6)
        p.poly([(W / 2, 168.6), (W / 2 + 5, 172), (W / 2, 175.4), (W / 2 - 5, 172)], dark(band, 0.1))
    if name == "gold":
        # What every gold card may pay for.
        goods.put(p, "gold", W / 2 - 30, 249, 30)
        p.line([(W / 2 + 4, 238), (W / 2 - 6, 261)], dark(band, 0.2), 3)
        finds.any_resource(p, W / 2 + 28, 250, 30)
    return p


def brush(p: Pic, c: str) -> None:
    """A painter's brush about (0, 0), its tip in the colour `c`."""
    p.push(0, 0, 1, angle=42)
    p.rect(-4, -44, 8, 58, "#a5713c", INK, 2.2, 3)
    p.rect(-5.4, 10, 10.8, 12, "#d8dcdc", INK, 2.2)
    p.path("M-6 22 C-9 32 -3 40 2 46 C6 38 9 32 6 22 Z", light(c, 0.15), INK, 2.2)
    p.pop()


def emblem(p: Pic, name: str) -> None:
    """What the deck is about, about (0, 0), some 80 across."""
    c = BANDS[name]
    if name.startswith("painting"):
        p.rect(-33, -29, 66, 58, p.lin("#ffe9a8", GOLD, "#9a6a1c", dx=0.6), INK, 2.6)
        p.rect(-25, -21, 50, 42, p.lin("#bfe0e6", "#f4e6bd"), INK, 2)
        p.path("M-25 12 Q-6 -10 6 8 T25 2 V21 H-25 Z", "#4f8a45", INK, 1.6)
        p.circle(9, -8, 6.4, "#f2a03c", INK, 1.4)
        brush(p, c)
    elif name == "gold":
        for x, y in ((-20, 26), (20, 26), (0, 0)):
            pt.ingot(p, x, y, 40)
    elif name == "combat":
        for turn in (-40, 40):
            p.push(0, 0, 1, angle=turn)
            p.poly([(-5, 18), (-5, -34), (0, -44), (5, -34), (5, 18)], p.lin("#f4f6f6", "#9aa3a8", dx=1, dy=0), INK, 2.4)
            p.rect(-14, 16, 28, 6, GOLD, INK, 2)
            p.rect(-4, 22, 8, 16, "#6b4020", INK, 2)
            p.circle(0, 40, 4.4, GOLD, INK, 1.8)
            p.pop()
    elif name.startswith("task"):
        p.path("M-26 -36 H26 V36 H-26 Z", p.lin("#fdf6e0", "#e6d2a0"), INK, 2.6)
        for y in (-36, 36):
            p.rect(-34, y - 6, 68, 12, p.lin("#b98a55", "#7a5230"), INK, 2.4, 6)
        p.push(-28, -27, 0.88)
        goods.era_sign(p, int(name[-1]), INK, light(c, 0.25))
        p.pop()
        for i in range(int(name[-1])):
            p.circle((i - (int(name[-1]) - 1) / 2) * 11, 23, 3.8, c, INK, 1.6)
    else:
        for i in range(12):
            p.push(0, 0, 1, angle=30 * i)
            p.rect(-5, -40, 10, 14, "#c9a25c", INK, 2)
            p.pop()
        p.circle(0, 0, 31, p.lin("#e6c88a", "#9a7436"), INK, 2.6)
        p.circle(0, 0, 22, "#fbf3dd", INK, 2.2)
        if name.endswith("action"):
            p.star(0, 0, 19, 5, 4, "#b3312c", INK, 2)
        else:
            p.path("M-12 6 H2 V13 L15 0 L2 -13 V-6 H-12 Z", "#2f7a8a", INK, 2.4)


def back(name: str) -> Pic:
    """A card back: tiles, a ring of leaves, the emblem of its deck."""
    c = BANDS[name]
    p = Pic(W, H)
    border(p, c)
    p.rect(15, 15, W - 30, H - 30, p.rad(light(c, 0.22), c, dark(c, 0.42), cx=0.5, cy=0.5, r=0.75), GOLD, 1.8, 3)
    for i in range(6):
        for j in range(9):
            x, y = 30 + i * 28, 28 + j * 28
            p.poly([(x, y - 10), (x + 10, y), (x, y + 10), (x - 10, y)], "", light(c, 0.3), 1.2, 0.4)
    cx, cy = W / 2, H / 2
    p.circle(cx, cy, 74, dark(c, 0.5), op=0.5)
    for i in range(18):
        a = math.radians(20 * i)
        pt.leaf(p, cx + 54 * math.sin(a), cy - 54 * math.cos(a), 20 * i, 0.62, ("#4f8a45", "#3f7a40")[i % 2], INK)
    p.circle(cx, cy, 60, p.lin("#fff0b0", GOLD, "#9a6a1c", dx=0.6), INK, 2.2)
    p.circle(cx, cy, 54, p.rad(light(c, 0.45), light(c, 0.15), dark(c, 0.15), cx=0.5, cy=0.4), INK, 2)
    p.push(cx, cy, 0.96)
    emblem(p, name)
    p.pop()
    return p
