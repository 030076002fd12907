"""What is drawn in lines on the board: panel seams, quadrant lines, star chart, the pool's tray, the edge."""

from __future__ import annotations

import math
import random

from ..svg import Pic
from . import layout as lay

PALE, GOLD = "#cfe0ff", "#e9cf8e"


def _seam(upright: bool, at: float, tabs: list[tuple[float, int]], shift: float) -> str:
    """A seam as a path: straight, with one round knob on every panel edge."""

    def spot(along: float, off: float) -> str:
        x, y = (at + off, along) if upright else (along, at + off)
        return f"{x + shift:.2f} {y + shift:.2f}"

    d = f"M{spot(0, 0)} "
    for along, side in tabs:
        d += (
            f"L{spot(along - 9, 0)} C{spot(along - 4, 0)} {spot(along - 3, 1.5 * side)} {spot(along - 5, 5 * side)} "
            f"C{spot(along - 9, 14 * side)} {spot(along + 9, 14 * side)} {spot(along + 5, 5 * side)} "
            f"C{spot(along + 3, 1.5 * side)} {spot(along + 4, 0)} {spot(along + 9, 0)} "
        )
    return d + f"L{spot(lay.SIDE, 0)}"


def seams(p: Pic) -> None:
    """The cuts between the nine panels: a dark groove with a lit lower edge."""
    for upright, at, tabs in lay.seams():
        p.path(_seam(upright, at, tabs, 0.5), "", "#a9bcf0", 0.45, 0.5)
        p.path(_seam(upright, at, tabs, 0), "", "#01030a", 0.9, 0.9)


def _free(x: float, y: float, gap: float) -> bool:
    return all(math.dist((x, y), (hx, hy)) > lay.ORBIT + gap for _, hx, hy, _ in lay.holes())


def chart(p: Pic) -> None:
    """A star chart's net round the middle and constellations in the gaps."""
    m = lay.MIDDLE
    for radius in (118, 190, 262, 334):
        p.circle(m, m, radius, "", PALE, 0.32, 0.2)
    for i in range(24):
        a = 2 * math.pi * (i + 0.5) / 24
        p.line([(m + r * math.cos(a), m + r * math.sin(a)) for r in (62, 334)], PALE, 0.26, 0.13)
    for i in range(144):
        a = 2 * math.pi * i / 144
        end = 337.5 if i % 12 else 341
        p.line([(m + r * math.cos(a), m + r * math.sin(a)) for r in (334, end)], PALE, 0.4, 0.35)
    rng = random.Random(31)
    spots: list[tuple[float, float]] = []
    while len(spots) < 90:
        x, y = rng.uniform(12, lay.SIDE - 12), rng.uniform(12, lay.SIDE - 12)
        if _free(x, y, 4) and math.dist((x, y), (m, m)) > lay.HUB + 8 and all(math.dist((x, y), s) > 15 for s in spots):
            spots.append((x, y))
    _constellations(p, spots)


def _constellations(p: Pic, spots: list[tuple[float, float]]) -> None:
    """Join near stars by thin lines that cross no ring and no quadrant line, at most two at a star."""
    used = dict.fromkeys(spots, 0)
    for i, a in enumerate(spots):
        for b in sorted(spots[i + 1 :], key=lambda s: math.dist(a, s))[:2]:
            way = [(a[0] + (b[0] - a[0]) * t / 12, a[1] + (b[1] - a[1]) * t / 12) for t in range(13)]
            same = all((u - lay.MIDDLE) * (v - lay.MIDDLE) > 0 for u, v in zip(a, b, strict=True))
            if same and math.dist(a, b) < 46 and used[a] < 2 and used[b] < 2 and all(_free(*s, 2) for s in way):
                used[a] += 1
                used[b] += 1
                p.line([way[1], way[-2]], PALE, 0.35, 0.4)
    for (x, y), lines in used.items():
        if lines:
            p.circle(x, y, 0.9, "#f4f8ff", op=0.85)
            p.circle(x, y, 2.1, "", PALE, 0.3, 0.4)


def quadrants(p: Pic) -> None:
    """Two fine lines that part the quadrants, with small diamonds on them."""
    m, end = lay.MIDDLE, lay.SIDE
    for upright in (True, False):
        for low, high in ((8, m - lay.HUB), (m + lay.HUB, end - 8)):
            for off, wide, op in ((0, 2.6, 0.16), (0, 0.7, 0.85), (-1.7, 0.25, 0.4), (1.7, 0.25, 0.4)):
                ends = [(m + off, low), (m + off, high)] if upright else [(low, m + off), (high, m + off)]
                p.line(ends, GOLD, wide, op)
            for k in range(1, 6):
                along = low + (high - low) * k / 6
                _diamond(p, *((m, along) if upright else (along, m)), 2.6 if k != 3 else 4.2)


def _diamond(p: Pic, x: float, y: float, r: float) -> None:
    p.poly([(x, y - r), (x + r, y), (x, y + r), (x - r, y)], "#0a0f26", GOLD, 0.7)
    p.poly([(x, y - r * 0.45), (x + r * 0.45, y), (x, y + r * 0.45), (x - r * 0.45, y)], GOLD)


def hub(p: Pic) -> None:
    """The medallion in the middle with the tray for the tokens that are left."""
    m, r = lay.MIDDLE, lay.HUB
    p.circle(m, m, r, p.rad("#1c2450", "#0d1330", "#070a1c", cx=0.5, cy=0.42, r=0.62), op=0.86)
    p.circle(m, m, r, "", GOLD, 1.1)
    p.circle(m, m, r - 2.2, "", GOLD, 0.4, 0.7)
    p.circle(m, m, r - 6.6, "", GOLD, 0.35, 0.5)
    for i in range(48):
        a = 2 * math.pi * i / 48
        inner = r - 6.6 if i % 4 == 0 else r - 4.4
        p.line([(m + q * math.cos(a), m + q * math.sin(a)) for q in (inner, r - 2.4)], GOLD, 0.4, 0.75)
    for k in range(4):
        a = math.pi / 2 * k
        _diamond(p, m + r * math.cos(a), m + r * math.sin(a), 4)
    x, y, w, h = m - 31, m - 16, 62, 32
    p.rect(x, y, w, h, "#04060f", "#05060d", 1.6, 9, 0.9)
    p.rect(x, y, w, h, p.lin("#060917", "#161d42"), GOLD, 0.7, 9)
    p.path(f"M{x + 5} {y + h - 1.6} H{x + w - 5}", "", "#8fa6e6", 0.5, 0.7)
    p.path(f"M{x + 6} {y + 1.8} H{x + w - 6}", "", "#000000", 1.4, 0.6)
    p.star(m, m + 27.5, 5.4, 2.2, 5, GOLD)
    for s in (-1, 1):
        p.path(f"M{m + s * 8} {m + 27} q{s * 5} -3 {s * 9} -5 q{s * -1} 4 {s * -9} 5 Z", GOLD, op=0.8)


def edge(p: Pic) -> None:
    """A hairline inside the rim; the board has no wall, ships fall off."""
    p.rect(0.6, 0.6, lay.SIDE - 1.2, lay.SIDE - 1.2, "", "#02030a", 2.4)
    p.rect(3.4, 3.4, lay.SIDE - 6.8, lay.SIDE - 6.8, "", GOLD, 0.7, 3, 0.85)
    p.rect(5.2, 5.2, lay.SIDE - 10.4, lay.SIDE - 10.4, "", GOLD, 0.3, 2.4, 0.5)
    for k in range(1, 72):
        at = lay.SIDE * k / 72
        tall = 3.2 if k % 6 == 0 else 1.7
        for a, b in (
            ((at, 5.2), (at, 5.2 + tall)),
            ((at, lay.SIDE - 5.2), (at, lay.SIDE - 5.2 - tall)),
            ((5.2, at), (5.2 + tall, at)),
            ((lay.SIDE - 5.2, at), (lay.SIDE - 5.2 - tall, at)),
        ):
            p.line([a, b], GOLD, 0.35, 0.5)
