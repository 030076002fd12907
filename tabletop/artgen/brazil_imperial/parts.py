"""What the pictures of Brazil: Imperial are put together from: plants, houses, ships. (x, y) is the middle of the foot."""

from __future__ import annotations

import math
import random

from ..svg import Pic, dark, light

INK = "#24150d"
TERRACOTTA, CLAY, CREAM, PAPER = "#b5532f", "#8a3a22", "#fbefd2", "#f4e3bd"
LEAF, JUNGLE, DEEP = "#4f9a45", "#2c6b3c", "#173f2b"
GOLD, BLUE, SEA, RED = "#e6b13c", "#2d5f9e", "#2f8791", "#b3312c"
WOOD, STONE, WHITE = "#8a5a34", "#cdbfa4", "#fbf4e4"


def crown(p: Pic, x: float, y: float, r: float, tone: str) -> None:
    """A round tree from above and a little from the side."""
    p.oval(x, y + r * 0.35, r * 1.1, r * 0.75, INK, op=0.35)
    p.circle(x, y, r, dark(tone, 0.4))
    for dx, dy, k in ((-0.38, 0.12, 0.58), (0.4, 0.1, 0.56), (0, -0.3, 0.66)):
        p.circle(x + dx * r, y + dy * r, k * r, tone)
    p.circle(x - 0.18 * r, y - 0.42 * r, 0.34 * r, light(tone, 0.35))


def frond(p: Pic, x: float, y: float, angle: float, length: float, tone: str) -> None:
    """One leaf of a palm, drooping from (x, y)."""
    side = 1 if math.cos(math.radians(angle)) >= 0 else -1
    ex, ey = x + length * math.cos(math.radians(angle)), y + length * math.sin(math.radians(angle)) + length * 0.25
    mx, my = (x + ex) / 2, (y + ey) / 2 - length * 0.34
    p.path(
        f"M{x:.1f} {y:.1f} Q{mx:.1f} {my:.1f} {ex:.1f} {ey:.1f} Q{mx - side * length * 0.05:.1f} {my + length * 0.3:.1f} {x:.1f} {y:.1f} Z",
        tone,
        dark(tone, 0.55),
        max(0.8, length * 0.05),
    )


def palm(p: Pic, x: float, y: float, h: float, lean: float = 0.12, tone: str = LEAF) -> None:
    """A palm of height `h`."""
    tx, ty = x + lean * h, y - h * 0.78
    w = h * 0.05
    p.path(
        f"M{x - w} {y} Q{x} {y - h * 0.4} {tx - w * 0.6} {ty} L{tx + w * 0.6} {ty} Q{x + w * 2} {y - h * 0.4} {x + w * 1.4} {y} Z",
        p.lin("#b98a55", "#7a5230"),
        INK,
        max(0.8, h * 0.022),
    )
    for i, a in enumerate((200, 340, 228, 312, 180, 0, 270)):
        frond(p, tx, ty, a, h * 0.36, light(tone, 0.18) if i > 3 else tone)
    for dx in (-0.03, 0.03):
        p.circle(tx + dx * h, ty + h * 0.03, h * 0.028, "#7a4a24", INK, max(0.6, h * 0.012))


def leaf(p: Pic, x: float, y: float, angle: float, s: float, tone: str, edge: str = "") -> None:
    """A broad leaf of length 40 * s growing from (x, y)."""
    p.push(x, y, s, angle=angle)
    p.path("M0 0 C-16 -10 -15 -30 0 -42 C15 -30 16 -10 0 0 Z", p.lin(light(tone, 0.22), tone, dark(tone, 0.25)), edge or dark(tone, 0.6), 1.8)
    p.path("M0 0 V-36 M0 -10 L-8 -18 M0 -10 L8 -18 M0 -19 L-8 -27 M0 -19 L8 -27", "", dark(tone, 0.4), 1.2)
    p.pop()


def flower(p: Pic, x: float, y: float, r: float, tone: str) -> None:
    """Six petals."""
    for a in range(0, 360, 60):
        p.oval(x + r * 0.6 * math.cos(math.radians(a)), y + r * 0.6 * math.sin(math.radians(a)), r * 0.48, r * 0.42, tone, INK, r * 0.09)
    p.circle(x, y, r * 0.34, "#ffe58a", INK, r * 0.09)


def hill(p: Pic, x0: float, x1: float, y: float, h: float, tone: str, edge: str = "", sw: float = 1.5) -> None:
    """A rounded hill between `x0` and `x1` standing on `y`."""
    m = (x0 + x1) / 2
    p.path(f"M{x0} {y} C{x0 + (m - x0) * 0.5} {y} {m - (m - x0) * 0.55} {y - h} {m} {y - h} S{x1 - (x1 - m) * 0.5} {y} {x1} {y} Z", tone, edge, sw)


def roof(p: Pic, x: float, y: float, w: float, h: float, tone: str = TERRACOTTA, sw: float = 2) -> None:
    """A tiled roof with sloping ends; (x, y) is the middle of its eaves."""
    p.poly([(x - w / 2, y), (x - w * 0.34, y - h), (x + w * 0.34, y - h), (x + w / 2, y)], p.lin(light(tone, 0.22), tone), INK, sw)
    n = max(3, int(w / 7))
    for i in range(1, n):
        a = i / n - 0.5
        p.line([(x + a * w, y - 1), (x + a * w * 0.68, y - h + 1)], dark(tone, 0.35), sw * 0.5, 0.8)


def windows(p: Pic, x: float, y: float, w: float, n: int, ww: float, hh: float, tone: str = "#4a2a1c", frame: str = CREAM) -> None:
    """`n` arched windows spread over the width `w`, their feet on `y`."""
    for i in range(n):
        cx = x + (i - (n - 1) / 2) * w / n
        p.path(
            f"M{cx - ww / 2} {y} V{y - hh + ww / 2} A{ww / 2} {ww / 2} 0 0 1 {cx + ww / 2} {y - hh + ww / 2} V{y} Z", tone, frame, max(0.8, ww * 0.16)
        )


def house(p: Pic, x: float, y: float, w: float, h: float, wall: str = CREAM, tiles: str = TERRACOTTA, n: int = 3, sw: float = 2) -> None:
    """A house with windows under a tiled roof; `h` is the height of the wall."""
    p.rect(x - w / 2, y - h, w, h, p.lin(wall, dark(wall, 0.14), dx=1, dy=0), INK, sw)
    if n:
        windows(p, x, y - h * 0.2, w * 0.94, n, min(w / n * 0.46, h * 0.36), h * 0.56)
    roof(p, x, y - h, w * 1.16, h * 0.5, tiles, sw)


def tower(p: Pic, x: float, y: float, w: float, h: float, wall: str = WHITE, cap: str = TERRACOTTA, bell: bool = True, sw: float = 2) -> None:
    """A tower with a pointed cap."""
    p.rect(x - w / 2, y - h, w, h, p.lin(wall, dark(wall, 0.16), dx=1, dy=0), INK, sw)
    p.path(
        f"M{x - w * 0.62} {y - h} Q{x - w * 0.2} {y - h - w * 0.4} {x} {y - h - w * 1.05} Q{x + w * 0.2} {y - h - w * 0.4} {x + w * 0.62} {y - h} Z",
        p.lin(light(cap, 0.2), cap),
        INK,
        sw,
    )
    if bell:
        windows(p, x, y - h + w * 0.95, w, 1, w * 0.42, w * 0.7)


def dome(p: Pic, x: float, y: float, w: float, h: float, tone: str, sw: float = 2) -> None:
    """A dome with ribs and a knob."""
    p.path(
        f"M{x - w / 2} {y} C{x - w / 2} {y - h * 0.9} {x - w * 0.22} {y - h} {x} {y - h} S{x + w / 2} {y - h * 0.9} {x + w / 2} {y} Z",
        p.lin(light(tone, 0.4), tone, dark(tone, 0.3), dx=1, dy=0),
        INK,
        sw,
    )
    p.path(
        f"M{x} {y} V{y - h} M{x - w * 0.26} {y} Q{x - w * 0.24} {y - h * 0.75} {x} {y - h} Q{x + w * 0.24} {y - h * 0.75} {x + w * 0.26} {y}",
        "",
        dark(tone, 0.45),
        sw * 0.5,
    )
    p.circle(x, y - h - sw, sw * 1.4, GOLD, INK, sw * 0.6)


def cross(p: Pic, x: float, y: float, h: float, tone: str = GOLD) -> None:
    """A small cross standing on (x, y)."""
    for colour, wide in ((INK, h * 0.42), (tone, h * 0.2)):
        p.path(f"M{x} {y} V{y - h} M{x - h * 0.3} {y - h * 0.66} H{x + h * 0.3}", "", colour, wide)


def church(p: Pic, x: float, y: float, s: float = 1, wall: str = WHITE, trim: str = GOLD) -> None:
    """A baroque church with two towers, 90 * s wide and 100 * s high."""
    p.push(x, y, s)
    for side in (-1, 1):
        tower(p, side * 32, 0, 22, 66, wall, TERRACOTTA, sw=2.2)
        cross(p, side * 32, -90, 9, trim)
    p.path(
        "M-21 0 V-52 C-21 -62 -12 -60 -10 -68 C-8 -76 8 -76 10 -68 C12 -60 21 -62 21 -52 V0 Z", p.lin(wall, dark(wall, 0.12), dx=1, dy=0), INK, 2.2
    )
    p.path("M-21 -50 C-10 -54 10 -54 21 -50 M-43 -44 H-21 M21 -44 H43", "", trim, 2.6)
    p.circle(0, -60, 5.4, "#5f8fb8", trim, 2)
    windows(p, 0, -28, 30, 2, 8, 15)
    p.path("M-7 0 V-16 A7 7 0 0 1 7 -16 V0 Z", "#7a3a22", trim, 2)
    windows(p, -32, -12, 20, 1, 8, 18)
    windows(p, 32, -12, 20, 1, 8, 18)
    cross(p, 0, -74, 14, trim)
    p.pop()


def ship(p: Pic, x: float, y: float, s: float = 1, sail: str = CREAM, mark: str = RED, flip: bool = False) -> None:
    """A caravel with a cross on its sails; 70 * s wide, its waterline on y."""
    p.push(x, y, s, flip)
    for mx, top in ((-14, -58), (14, -52)):
        p.line([(mx, -10), (mx, top)], INK, 3.4)
        p.path(
            f"M{mx - 15} {top + 5} Q{mx + 6} {top + 22} {mx - 13} {top + 38} H{mx + 15} Q{mx + 25} {top + 22} {mx + 14} {top + 5} Z",
            p.lin(light(sail, 0.2), sail, dark(sail, 0.16), dx=1, dy=0),
            INK,
            2,
        )
        p.path(f"M{mx + 3} {top + 11} V{top + 32} M{mx - 5} {top + 21} H{mx + 12}", "", mark, 4)
        p.poly([(mx, top), (mx + 12, top - 4), (mx, top - 8)], mark, INK, 1.2)
    p.path("M-38 -18 L-30 -10 H24 L38 -22 C38 -8 32 2 24 4 H-24 C-32 0 -38 -8 -38 -18 Z", p.lin("#a86c3c", "#6b3f22"), INK, 2.4)
    p.path("M-33 -8 H32", "", GOLD, 2)
    p.pop()


def stalk(p: Pic, x: float, y: float, h: float, tone: str = "#8db83c", lean: float = 0.0) -> None:
    """A stalk of sugar cane with its joints and two leaves."""
    w = h * 0.055
    p.push(x, y, 1, angle=lean)
    p.rect(-w, -h, 2 * w, h, p.lin(light(tone, 0.35), dark(tone, 0.15), dx=1, dy=0), dark(tone, 0.6), max(0.8, w * 0.35), w)
    for i in range(1, 4):
        p.line([(-w, -h * i / 4), (w, -h * i / 4)], dark(tone, 0.5), max(0.8, w * 0.4))
    for side in (-1, 1):
        p.path(
            f"M0 {-h * 0.96} Q{side * h * 0.2} {-h * 1.22} {side * h * 0.36} {-h * 0.86} Q{side * h * 0.16} {-h * 1.02} 0 {-h * 0.84} Z",
            dark(tone, 0.12),
            dark(tone, 0.6),
            max(0.7, w * 0.3),
        )
    p.pop()


def log(p: Pic, x: float, y: float, length: float, r: float, tone: str = "#a8432e") -> None:
    """A log lying on its side, its cut end to the right."""
    p.path(
        f"M{x - length / 2} {y - r} H{x + length / 2} V{y + r} H{x - length / 2} A{r * 0.6} {r} 0 0 1 {x - length / 2} {y - r} Z",
        p.lin(light(tone, 0.12), dark(tone, 0.4)),
        INK,
        max(1.2, r * 0.2),
    )
    p.oval(x + length / 2, y, r * 0.66, r, light(tone, 0.5), INK, max(1.2, r * 0.2))
    for k in (0.62, 0.28):
        p.oval(x + length / 2, y, r * 0.66 * k, r * k, "", tone, max(0.8, r * 0.13))


def boll(p: Pic, x: float, y: float, r: float) -> None:
    """A boll of cotton in its brown husk."""
    for a in (150, 30, 90):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        p.poly(
            [(x + r * c * 1.25, y + r * s * 1.25), (x - r * 0.5 * s, y + r * 0.5 * abs(c)), (x + r * 0.5 * s, y + r * 0.7)], "#7a5230", INK, r * 0.1
        )
    for dx, dy, k in ((-0.45, 0.05, 0.6), (0.45, 0.05, 0.6), (0, -0.42, 0.62), (0, 0.25, 0.6)):
        p.circle(x + dx * r, y + dy * r, k * r, "#fdfaf2", INK, r * 0.13)
    p.circle(x, y - r * 0.04, r * 0.62, "#fdfaf2")
    p.path(
        f"M{x - r * 0.6} {y} Q{x - r * 0.3} {y - r * 0.3} {x} {y} M{x + r * 0.1} {y + r * 0.3} Q{x + r * 0.4} {y} {x + r * 0.6} {y + r * 0.1}",
        "",
        "#c9c3b2",
        r * 0.1,
    )


def bean(p: Pic, x: float, y: float, r: float, angle: float = -35, tone: str = "#70431f") -> None:
    """A roasted coffee bean."""
    p.push(x, y, 1, angle=angle)
    p.oval(0, 0, r, r * 0.7, p.rad(light(tone, 0.45), tone, dark(tone, 0.45)), INK, r * 0.11)
    p.path(f"M{-r * 0.9} 0 C{-r * 0.3} {-r * 0.45} {r * 0.3} {r * 0.45} {r * 0.9} 0", "", dark(tone, 0.65), r * 0.15)
    p.pop()


def coffee_bush(p: Pic, x: float, y: float, r: float) -> None:
    """A bush with red cherries."""
    crown(p, x, y - r * 0.8, r, "#3c7d3a")
    for dx, dy in ((-0.5, -0.7), (0.3, -0.4), (0.05, -1.1), (0.55, -0.95), (-0.15, -0.3)):
        p.circle(x + dx * r, y + dy * r, r * 0.17, "#d8322a", INK, r * 0.06)


def ingot(p: Pic, x: float, y: float, w: float) -> None:
    """A bar of gold."""
    h = w * 0.36
    p.poly([(x - w / 2, y), (x - w * 0.38, y - h), (x + w * 0.38, y - h), (x + w / 2, y)], p.lin("#f2c750", "#b57d1c"), INK, w * 0.055)
    p.poly([(x - w * 0.38, y - h), (x - w * 0.24, y - h * 1.45), (x + w * 0.5, y - h * 1.45), (x + w * 0.38, y - h)], "#ffeaa0", INK, w * 0.055)
    p.poly([(x + w * 0.38, y - h), (x + w * 0.5, y - h * 1.45), (x + w * 0.62, y - h * 0.45), (x + w / 2, y)], "#a3701a", INK, w * 0.055)


def barrel(p: Pic, x: float, y: float, h: float, tone: str = WOOD) -> None:
    """A barrel."""
    w = h * 0.36
    p.path(
        f"M{x - w} {y} Q{x - w * 1.45} {y - h / 2} {x - w} {y - h} H{x + w} Q{x + w * 1.45} {y - h / 2} {x + w} {y} Z",
        p.lin(light(tone, 0.3), tone, dark(tone, 0.35), dx=1, dy=0),
        INK,
        max(1.2, h * 0.06),
    )
    for k in (0.22, 0.78):
        p.line([(x - w * 1.18, y - h * k), (x + w * 1.18, y - h * k)], "#4a4038", h * 0.09)


def sack(p: Pic, x: float, y: float, h: float, tone: str = "#d9bd86") -> None:
    """A full sack."""
    w = h * 0.4
    p.path(
        f"M{x - w} {y} Q{x - w * 1.35} {y - h * 0.45} {x - w * 0.4} {y - h * 0.8} L{x - w * 0.6} {y - h} H{x + w * 0.6} L{x + w * 0.4} {y - h * 0.8} "
        f"Q{x + w * 1.35} {y - h * 0.45} {x + w} {y} Z",
        p.lin(light(tone, 0.3), tone, dark(tone, 0.25), dx=1, dy=0),
        INK,
        max(1.2, h * 0.06),
    )
    p.line([(x - w * 0.45, y - h * 0.8), (x + w * 0.45, y - h * 0.8)], RED, h * 0.08)


def sun(p: Pic, x: float, y: float, r: float) -> None:
    """A pale sun with its glow."""
    p.circle(x, y, r * 1.5, "#fff0b8", op=0.35)
    p.circle(x, y, r, "#fff3c8", op=0.95)


def sky(p: Pic, x: float, y: float, w: float, h: float, top: str = "#f0935a", low: str = "#fbe0a0") -> None:
    """The ground of a scene."""
    p.rect(x, y, w, h, p.lin(top, low))


def foliage(p: Pic, x0: float, x1: float, y: float, n: int, s: float, seed: int) -> None:
    """Leaves along a lower edge."""
    rng = random.Random(seed)
    for i in range(n):
        x = x0 + (x1 - x0) * (i + 0.5) / n + rng.uniform(-4, 4)
        leaf(
            p, x, y + rng.uniform(0, 6) * s, rng.uniform(-38, 38), s * rng.uniform(0.7, 1.1), rng.choice(("#2f6f3f", "#3f8a4a", "#56994a", "#1f5a3c"))
        )
