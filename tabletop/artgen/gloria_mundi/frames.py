"""Card frames (one per colour) and card backs, on the 200 x 296 design of skin.toml."""

from __future__ import annotations

import random

from ..svg import Pic, dark, light, mix
from . import layout as lay
from .symbols import INK, leaf

W, H = lay.CARD
BANDS = {"green": "#3f6b2f", "yellow": "#e3b347", "white": "#d9d4c8", "red": "#8c2a24"}
PAPER = "#f7ecd0"


def mosaic(p: Pic, colour: str, rng: random.Random, inset: float = 2.5, tile: float = 7.0) -> None:
    """A border of small stones, running once round the card."""
    across, down = int((W - 2 * inset) // tile), int((H - 2 * inset) // tile)
    sx, sy = (W - 2 * inset) / across, (H - 2 * inset) / down
    cells = [(i, j) for i in range(across) for j in range(down) if i in (0, across - 1) or j in (0, down - 1)]
    for i, j in cells:
        base = light(colour, 0.5) if (i + j) % 4 == 0 else "#caa24a" if (i + j) % 4 == 2 else colour
        tone = mix(base, rng.choice(("#ffffff", "#20120a")), rng.uniform(0.0, 0.2))
        p.rect(inset + i * sx + 0.5, inset + j * sy + 0.5, sx - 1, sy - 1, tone, rx=1.2)


def frame(colour: str) -> Pic:
    """The empty face of a card: border, title band, window for the picture, paper for the text."""
    band = BANDS[colour]
    p, rng = Pic(W, H), random.Random(colour)
    p.rect(0, 0, W, H, dark(band, 0.62), rx=11)
    mosaic(p, band, rng)
    p.rect(9.5, 9.5, W - 19, H - 19, p.lin("#fbf3dd", PAPER, "#ecdcb4"), dark(band, 0.55), 1.6, 5)
    for _ in range(46):
        x, y = rng.uniform(14, W - 14), rng.uniform(182, H - 14)
        p.oval(x, y, rng.uniform(1, 6), rng.uniform(0.6, 1.6), "#b08a4c", op=0.10)
    p.path(
        f"M10.3 43.5 V15 Q10.3 10.3 15 10.3 H{W - 15} Q{W - 10.3} 10.3 {W - 10.3} 15 V43.5 Z",
        p.lin(light(band, 0.22), band, dark(band, 0.12)),
    )
    p.rect(10.3, 42.6, W - 20.6, 2.4, "#caa24a")
    p.rect(10.3, 45, W - 20.6, 1, dark(band, 0.5))
    p.line([(14, 180.5), (W - 14, 180.5)], dark(band, 0.2), 1.4, 0.75)
    for side in (14, W - 14):
        p.poly([(side, 177.5), (side + 3, 180.5), (side, 183.5), (side - 3, 180.5)], dark(band, 0.2))
    p.rect(0.7, 0.7, W - 1.4, H - 1.4, "", INK, 1.4, 10.5)
    return p


def meander(p: Pic, x: float, y: float, step: float, count: int, colour: str, sw: float) -> None:
    """A Greek key running to the right."""
    for i in range(count):
        a = x + i * step
        p.line(
            [
                (a, y + step),
                (a, y),
                (a + step * 0.8, y),
                (a + step * 0.8, y + step * 0.65),
                (a + step * 0.35, y + step * 0.65),
                (a + step * 0.35, y + step * 0.35),
            ],
            colour,
            sw,
        )
    p.line([(x, y + step), (x + count * step, y + step)], colour, sw)


def back(kind: str) -> Pic:
    """A card back: wreath and eagle for expansions, wreath and column for bases."""
    main, gold = ("#6e1f1c", "#d9a441") if kind == "expansion" else ("#274f57", "#e2cfa0")
    p, rng = Pic(W, H), random.Random(kind)
    p.rect(0, 0, W, H, dark(main, 0.6), rx=11)
    mosaic(p, main, rng)
    p.rect(
        9.5, 9.5, W - 19, H - 19, p.rad(light(main, 0.2), main, dark(main, 0.4), cx=0.5, cy=0.5, r=0.75), gold, 1.6, 5
    )
    meander(p, 20, 22, 16, 10, gold, 2)
    meander(p, 20, H - 38, 16, 10, gold, 2)
    cx, cy = W / 2, H / 2
    for i in range(18):
        angle = i * 20.0
        for turn, tone in ((24, gold), (-24, dark(gold, 0.2))):
            p.push(cx, cy, 1, angle=angle)
            leaf(p, 0, -56, 90 + turn, 1.5, tone, dark(main, 0.6), 1)
            p.pop()
    p.circle(cx, cy, 45, p.rad(light(main, 0.15), dark(main, 0.2), cx=0.5, cy=0.4), gold, 2)
    if kind == "expansion":
        p.path(
            f"M{cx} {cy - 22} C{cx - 8} {cy - 34} {cx - 20} {cy - 30} {cx - 38} {cy - 18} C{cx - 26} {cy - 16} "
            f"{cx - 24} {cy - 6} "
            f"{cx - 22} {cy} C{cx - 12} {cy - 4} {cx - 6} {cy + 4} {cx - 5} {cy + 10} L{cx - 11} {cy + 28} "
            f"L{cx} {cy + 23} "
            f"L{cx + 11} {cy + 28} L{cx + 5} {cy + 10} C{cx + 6} {cy + 4} {cx + 12} {cy - 4} {cx + 22} {cy} "
            f"C{cx + 24} {cy - 6} {cx + 26} {cy - 16} {cx + 38} {cy - 18} C{cx + 20} {cy - 30} {cx + 8} "
            f"{cy - 34} {cx} {cy - 22} Z",
            p.lin(light(gold, 0.4), gold, dark(gold, 0.3)),
            dark(main, 0.6),
            1.5,
        )
        p.circle(cx, cy - 21, 6.5, light(gold, 0.3), dark(main, 0.6), 1.4)
        p.poly([(cx + 5, cy - 23), (cx + 12, cy - 20), (cx + 5, cy - 18)], "#fff0c0")
    else:
        for i in range(3):
            p.rect(cx - 13 + i * 9.5, cy - 18, 7, 36, p.lin(light(gold, 0.4), dark(gold, 0.2), dx=1, dy=0))
        p.rect(cx - 21, cy - 25, 42, 8, light(gold, 0.2), dark(main, 0.6), 1.2, 2)
        p.rect(cx - 21, cy + 17, 42, 8, light(gold, 0.2), dark(main, 0.6), 1.2, 2)
    p.rect(0.7, 0.7, W - 1.4, H - 1.4, "", INK, 1.4, 10.5)
    return p


def all_files() -> dict[str, str]:
    """File name in the folder of cards, and its text."""
    out = {f"frame_{c}.svg": frame(c).text() for c in BANDS}
    return out | {f"back_{k}.svg": back(k).text() for k in ("base", "expansion")}
