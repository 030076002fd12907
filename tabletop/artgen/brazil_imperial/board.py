"""Paints the two tables: a sea chart under the hexagons, panels of terracotta for cards and stacks, a border of glazed tiles."""

from __future__ import annotations

import math
import random

import numpy as np
import pygame

from ..layers import Picture, lay_on
from ..noise import fractal, lit, over, ramp, save_jpeg, to_surface
from ..paths import ART
from ..svg import Pic, dark, light
from . import frames, goods, icons
from . import layout as lay
from . import parts as pt
from .parts import GOLD, INK, TERRACOTTA

W, H = lay.TABLE
WELL = "#4a2418"
DECKS = {
    "deck_red": "painting_red",
    "deck_pink": "painting_pink",
    "deck_blue": "painting_blue",
    "gold_deck": "gold",
    "gold_discard": "gold",
    "combat_deck": "combat",
    "combat_discard": "combat",
    "automaton_action": "automaton_action",
    "automaton_movement": "automaton_movement",
}
FOLIAGE = ("#1f5a3c", "#2f6f3f", "#3f8a4a", "#56994a", "#276a45")


def sea(size: tuple[int, int], seed: int) -> Picture:
    """Old sea paper, darker towards the edges."""
    wide, high = size
    shape = (high, wide)
    clouds, grain = fractal(shape, seed, 1.9), fractal(shape, seed + 1, 0.7)
    tone = 0.52 + 0.14 * clouds + 0.03 * grain
    picture = ramp(tone, "#11414d", "#1d5c66", "#2f7c80", "#58a39a")
    picture = over(picture, "#d9c48a", np.clip(fractal(shape, seed + 2, 2.1) - 0.8, 0, 1.4) * 0.16)
    y, x = np.mgrid[-1 : 1 : high * 1j, -1 : 1 : wide * 1j]
    picture = over(picture, "#07222c", np.clip((x**4 + y**4 - 0.4) * 0.5, 0, 0.6))
    return picture * (1 + 0.05 * lit(fractal(shape, seed + 3, 1.2), 0.6))[..., None]


def _chart(p: Pic, table: lay.Table) -> None:
    """Lines of bearing and rows of waves."""
    cx, cy = table.middle
    for i in range(32):
        a = math.radians(11.25 * i)
        p.line([(cx, cy), (cx + 1100 * math.sin(a), cy - 1100 * math.cos(a))], "#d9ecd8", 1, 0.1)
    rng = random.Random(17)
    for _ in range(260):
        x, y, w = rng.uniform(20, W - 40), rng.uniform(20, H - 20), rng.uniform(10, 20)
        p.path(f"M{x:.0f} {y:.0f} q{w / 2:.0f} {-w / 4:.0f} {w:.0f} 0 t{w:.0f} 0", "", "#bfe6dc", 1.6, 0.28)


def _compass(p: Pic, x: float, y: float, r: float) -> None:
    p.circle(x, y, r, "", "#e9d7a4", 2, 0.8)
    p.circle(x, y, r * 0.86, "", "#e9d7a4", 1, 0.8)
    for i in range(48):
        a = math.radians(7.5 * i)
        p.line([(x + r * 0.86 * math.sin(a), y - r * 0.86 * math.cos(a)), (x + r * math.sin(a), y - r * math.cos(a))], "#e9d7a4", 1, 0.8)
    for turn, k, tone in ((22.5, 0.6, "#7fa8a0"), (45, 0.72, "#c9a25c"), (0, 1.06, "#c9483a")):
        for i in range(4):
            p.push(x, y, 1, angle=turn + 90 * i)
            p.poly([(0, -r * k), (r * 0.11, -r * 0.12), (0, 0)], dark(tone, 0.35), INK, 1.2)
            p.poly([(0, -r * k), (-r * 0.11, -r * 0.12), (0, 0)], light(tone, 0.35), INK, 1.2)
            p.pop()
    p.circle(x, y, r * 0.09, GOLD, INK, 1.6)


def _whale(p: Pic, x: float, y: float, s: float) -> None:
    p.push(x, y, s)
    p.path(
        "M-40 4 C-34 -22 6 -26 26 -6 C34 2 40 -2 44 -14 C36 -20 38 -28 46 -26 C50 -30 58 -26 54 -18 C54 0 44 18 22 18 C-4 22 -32 20 -40 4 Z",
        p.lin("#4f7f94", "#24505f"),
        INK,
        2,
    )
    p.path("M-36 10 C-20 16 0 18 18 16", "", "#cfe6e6", 2)
    p.circle(-27, 1, 2.2, "#fdf6e2")
    p.path("M-20 -18 C-24 -34 -36 -34 -36 -28 M-20 -18 C-18 -36 -4 -36 -4 -28", "", "#e8f6f2", 2.6)
    p.path("M-54 20 q8 -5 16 0 t16 0 t16 0 t16 0 t16 0 t16 0", "", "#d8f0ea", 2.4)
    p.pop()


def _corner(p: Pic, x: float, y: float, angle: float, seed: int) -> None:
    """Leaves and flowers that grow out of a corner; `angle` points into the table."""
    rng = random.Random(seed)
    for i in range(15):
        pt.leaf(
            p,
            x + rng.uniform(-12, 12),
            y + rng.uniform(-12, 12),
            angle - 62 + 124 * (i % 8) / 7 + rng.uniform(-6, 6),
            rng.uniform(1.5, 2.5) if i < 8 else rng.uniform(0.9, 1.5),
            rng.choice(FOLIAGE),
            "#123222",
        )
    for _ in range(3):
        a, d = math.radians(angle + rng.uniform(-48, 48)), rng.uniform(22, 60)
        pt.flower(p, x + d * math.sin(a), y - d * math.cos(a), rng.uniform(9, 13), rng.choice(("#e8476a", "#f2c230", "#f2862e")))


def _round_sea(p: Pic) -> None:
    _compass(p, 396, 884, 66)
    pt.ship(p, 404, 132, 1.0)
    pt.ship(p, 1208, 890, 1.05, mark="#2d5f9e", flip=True)
    _whale(p, 1190, 118, 0.9)
    for x, y, a, n in ((330, 988, 30, 1), (1270, 12, 210, 2), (330, 12, 150, 3), (1270, 988, -30, 4)):
        _corner(p, x, y, a, n)


def _long_sea(p: Pic) -> None:
    _compass(p, 92, 98, 58)
    _whale(p, 74, 500, 0.62)
    pt.ship(p, 1516, 128, 0.86, mark="#2d5f9e", flip=True)
    for x, y, a, n in ((1588, 12, 225, 2), (12, 644, 50, 3), (1588, 644, -50, 4)):
        _corner(p, x, y, a, n)


def _panel(p: Pic, box: lay.Box) -> None:
    x, y, w, h = box
    p.rect(x, y, w, h, p.lin("#9c5438", "#84432c", "#5e2c1d"), INK, 2, 16)
    p.rect(x + 5, y + 5, w - 10, h - 10, "", GOLD, 1.6, 12, 0.9)
    p.rect(x + 8.5, y + 8.5, w - 17, h - 17, "", dark(TERRACOTTA, 0.5), 1, 10, 0.8)
    rng = random.Random(round(x + y))
    for _ in range(int(w * h / 2600)):
        a, b = rng.uniform(x + 14, x + w - 30), rng.uniform(y + 14, y + h - 14)
        p.oval(a, b, rng.uniform(4, 16), rng.uniform(1, 3), rng.choice(("#e0906a", "#6b2c1a")), op=0.12)


def well(p: Pic, x: float, y: float, w: float, h: float, tone: str, sign: str = "", line: str = GOLD) -> None:
    """A sunken bed for a card, with a faint sign."""
    p.rect(x - 4, y - 4, w + 8, h + 8, dark(tone, 0.62), INK, 1, 8)
    p.rect(x - 2.4, y - 2.4, w + 4.8, h + 4.8, p.lin(dark(tone, 0.5), dark(tone, 0.28)), line, 1.2, 6)
    if sign:
        s = min(w, h) * 0.62
        icons.put(p, sign, x + w / 2, y + h / 2, s)
        p.rect(x, y, w, h, dark(tone, 0.4), rx=5, op=0.66)


def _hexwell(p: Pic, x: float, y: float, w: float, h: float, tone: str, sign: str = "") -> None:
    def six(grow: float) -> list[tuple[float, float]]:
        return [
            (x + w / 2 + a * (w / 2 + grow), y + h / 2 + b * (h / 2 + grow * 1.15))
            for a, b in ((0, -1), (1, -0.5), (1, 0.5), (0, 1), (-1, 0.5), (-1, -0.5))
        ]

    p.poly(six(4), dark(tone, 0.6), INK, 1)
    p.poly(six(2), p.lin(dark(tone, 0.5), dark(tone, 0.26)), GOLD, 1.4)
    if sign:
        icons.put(p, sign, x + w / 2, y + h / 2, w * 0.6)
        p.poly(six(-1), dark(tone, 0.36), op=0.62)


def _headings(p: Pic, table: lay.Table) -> None:
    for _, (x, y, w, h) in table.labels:
        p.rect(x, y, w, h, "#2b120a", GOLD, 0.8, h / 2, 0.62)
        for at in (x, x + w):
            p.poly([(at - 5, y + h / 2), (at, y + h / 2 - 5), (at + 5, y + h / 2), (at, y + h / 2 + 5)], GOLD, INK, 1)


def _eras(p: Pic, table: lay.Table) -> None:
    p.line([table.eras[0], table.eras[-1]], dark(TERRACOTTA, 0.7), 12)
    p.line([table.eras[0], table.eras[-1]], GOLD, 2)
    for n, (x, y) in enumerate(table.eras, 1):
        p.poly(goods.shape(8, table.radius + 3, x, y), dark(TERRACOTTA, 0.65), INK, 1.4)
        p.poly(goods.shape(8, table.radius, x, y), p.lin("#3b1d12", "#6b3522"), GOLD, 1.6)
        p.push(x - 24, y - 24, 0.75)
        goods.era_sign(p, n, "#2b120a", "#c9a25c")
        p.pop()


def _beds(p: Pic, table: lay.Table) -> None:
    """A bed for everything that may lie there."""
    for name, spot in table.spots.items():
        x, y, w, h = spot.box
        cw, ch = spot.cell
        if name.startswith("city"):
            _hexwell(p, x, y, cw, ch, "#a83e2a", "cities")
        elif name.startswith("supply"):
            first = lay.entry("building_tile", name.removeprefix("supply_"))["sides"][0]
            _hexwell(p, x + (w - cw) / 2, y, cw, ch, "#7a5a34", first)
        elif name == "explored":
            _hexwell(p, x + (w - cw) / 2, y, cw, ch, "#3f6a5a", "exploration")
        elif name == "display":
            columns = spot.props.get("columns", 6)
            for i in range(6):
                well(p, x + (i % columns) * (cw + spot.gap), y + (i // columns) * (ch + spot.gap), cw, ch, "#6b4417", "paintings", "#ffe9a8")
        elif name.startswith("battle"):
            attack = name.endswith("attack")
            for i in range(3):
                well(p, x + i * (cw + spot.gap), y, cw, ch, "#8a2a24" if attack else "#2d4f7a", "attack" if attack else "defence")
        else:
            sign = {
                "gold_deck": "gold_card",
                "gold_discard": "",
                "combat_deck": "combat_card",
                "combat_discard": "",
                "automaton_action": "compass",
                "automaton_movement": "move",
            }.get(name, "paintings")
            if spot.kind == "pile":
                cw, ch = cw * 2, ch * 2
            well(p, x + (w - cw) / 2 * (spot.kind == "pile"), y + (h - ch) / 2, cw, ch, frames.BANDS[DECKS[name]], sign)


def border(p: Pic, w: float, h: float, size: float = 14.0) -> None:
    """Glazed tiles in blue and white round the whole, on a gilded line."""
    nx, ny = int(w // size), int(h // size)
    sx, sy = w / nx, h / ny
    for i in range(nx):
        for j in range(ny):
            if i in (0, nx - 1) or j in (0, ny - 1):
                x, y = (i + 0.5) * sx, (j + 0.5) * sy
                a, b = ("#f6f1e2", "#2d558f") if (i + j) % 2 else ("#3f6ba8", "#f6f1e2")
                p.rect(x - sx / 2 + 0.5, y - sy / 2 + 0.5, sx - 1, sy - 1, a, "#1d2f4a", 0.6, 1)
                p.poly(
                    [
                        (x, y - 5.4),
                        (x + 1.7, y - 1.7),
                        (x + 5.4, y),
                        (x + 1.7, y + 1.7),
                        (x, y + 5.4),
                        (x - 1.7, y + 1.7),
                        (x - 5.4, y),
                        (x - 1.7, y - 1.7),
                    ],
                    b,
                )
    p.rect(sx, sy, w - 2 * sx, h - 2 * sy, "", INK, 3)
    p.rect(sx + 1.6, sy + 1.6, w - 2 * sx - 3.2, h - 2 * sy - 3.2, "", GOLD, 1.4)


def paint(name: str, size: tuple[int, int] = lay.PICTURE) -> pygame.Surface:
    """One table at a pixel size."""
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    table, k = lay.TABLES[name], size[0] / W
    picture = sea(size, 31 if name == "round" else 41)
    chart, life, panels, beds, edge = (Pic(W, H) for _ in range(5))
    _chart(chart, table)
    (_round_sea if name == "round" else _long_sea)(life)
    for box in table.panels:
        _panel(panels, box)
    _beds(beds, table)
    _headings(beds, table)
    _eras(beds, table)
    border(edge, W, H)
    for pic, blur, fall, darkness in ((chart, 1.0, 0, 0.0), (life, 4.0, 4, 0.4), (panels, 10.0, 8, 0.6), (beds, 2.0, 1, 0.2), (edge, 6.0, 4, 0.5)):
        picture = lay_on(picture, pic, blur * k, round(fall * k), darkness)
    return to_surface(picture)


def main() -> None:
    """Write table_round.jpg and table_long.jpg."""
    for name in lay.TABLES:
        size = save_jpeg(paint(name), ART / "brazil_imperial" / f"table_{name}.jpg", 800_000)
        print(f"table_{name}.jpg", size // 1000, "kB")
