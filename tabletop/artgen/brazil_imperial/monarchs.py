"""The ten monarchs: a bust before the colours of the empire, framed in its medallion; 200 x 280."""

from __future__ import annotations

import math

from ..svg import Pic, dark, light, mix
from . import parts as pt
from .parts import GOLD, INK
from .portraits import BLACK, BROWN, FAIR, TAN, Person, bust

W, H = 200, 280
FIELDS = {"brazil": ("#2c7a46", "#f2c230"), "portugal": ("#a8322a", "#f4e3bd"), "spain": ("#d29a2a", "#a8322a"), "france": ("#2d4f9e", "#f4e3bd")}
EMPIRE = {
    "pedro_i": "brazil",
    "pedro_ii": "brazil",
    "tibirica": "brazil",
    "oba_ii": "brazil",
    "manuel_i": "portugal",
    "nassau": "portugal",
    "isabella_i": "spain",
    "afonso_i": "spain",
    "victoria": "france",
    "napoleon": "france",
}
PEOPLE = {
    "pedro_i": Person(FAIR, "#3a2618", "curls", "sideburns", "", "sash", "#26324f"),
    "pedro_ii": Person(FAIR, "#c9a25c", "short", "long", "imperial", "robe", "#2c6b3c", old=True),
    "tibirica": Person(BROWN, "#1f1712", "bowl", "", "feathers", "bare", "#a86c40", "#b3312c"),
    "oba_ii": Person(BLACK, "#1a1310", "short", "goatee", "tophat", "uniform", "#27406b", "#e6b13c"),
    "manuel_i": Person(TAN, "#4a3020", "long", "goatee", "crown", "robe", "#8a2f28"),
    "nassau": Person(FAIR, "#7a5230", "long", "moustache", "feathered", "armour", "#7a2f28", "#e8782c"),
    "isabella_i": Person(FAIR, "#a8653a", "long", "", "veil", "gown", "#8a2238"),
    "afonso_i": Person(TAN, "#3a2a1e", "short", "full", "crown", "armour", "#2d5f9e", "#2d5f9e"),
    "victoria": Person(FAIR, "#4a3626", "bun", "", "tiara", "gown", "#2d4f7a", "#c9dcf0"),
    "napoleon": Person(FAIR, "#4a3626", "short", "", "bicorne", "uniform", "#27406b", "#e6b13c"),
}


def _rays(p: Pic, cx: float, cy: float, r: float, tone: str) -> None:
    for i in range(16):
        a, b = math.radians(22.5 * i), math.radians(22.5 * i + 11.25)
        p.poly([(cx, cy), (cx + r * math.sin(a), cy - r * math.cos(a)), (cx + r * math.sin(b), cy - r * math.cos(b))], tone, op=0.5)


def _badge(p: Pic, empire: str, x: float, y: float, s: float) -> None:
    """The arms of an empire on a shield."""
    a, b = FIELDS[empire]
    p.push(x, y, s)
    p.path("M-22 -24 H22 V2 C22 16 10 24 0 28 C-10 24 -22 16 -22 2 Z", p.lin(light(a, 0.2), a), INK, 3)
    p.path("M-18 -20 H18 V2 C18 13 8 20 0 23 C-8 20 -18 13 -18 2 Z", "", GOLD, 1.6)
    if empire == "brazil":
        p.poly([(0, -17), (15, 1), (0, 18), (-15, 1)], b, INK, 1.8)
        p.circle(0, 1, 7, "#2d4f9e", INK, 1.6)
        p.path("M-6 0 Q0 -3 7 3", "", "#fdf8ea", 2)
    elif empire == "portugal":
        for dx, dy in ((0, -11), (-10, 0), (0, 0), (10, 0), (0, 11)):
            p.path(f"M{dx - 4} {dy - 4} H{dx + 4} V{dy + 1} Q{dx} {dy + 7} {dx - 4} {dy + 1} Z", "#2d4f9e", "#fdf8ea", 1.4)
    elif empire == "spain":
        p.path("M-10 14 V-6 H-12 V-12 H-7 V-8 H-3 V-14 H3 V-8 H7 V-12 H12 V-6 H10 V14 Z", "#a8322a", INK, 1.6)
        p.path("M-3 14 V6 A3 3 0 0 1 3 6 V14 Z", "#f2c230", INK, 1)
    else:
        for dx, dy, k in ((-8, -8, 0.62), (8, -8, 0.62), (0, 9, 0.74)):
            p.push(dx, dy, k)
            p.path(
                "M0 -12 C6 -6 5 0 0 6 C-5 0 -6 -6 0 -12 Z M-3 4 C-12 6 -14 -4 -8 -6 C-6 -2 -5 0 -2 2 Z M3 4 C12 6 14 -4 8 -6 C6 -2 5 0 2 2 Z",
                "#f2c230",
                INK,
                1.4,
            )
            p.path("M-6 6 H6 M0 6 V12", "", "#f2c230", 3)
            p.pop()
    p.pop()


def tile(name: str) -> Pic:
    """One monarch's tile; "back" shows the crown alone."""
    p = Pic(W, H)
    empire = EMPIRE.get(name, "brazil")
    a, b = FIELDS[empire] if name in EMPIRE else ("#94422a", "#f3e0b4")
    p.rect(0.8, 0.8, W - 1.6, H - 1.6, p.lin(light(a, 0.15), a, dark(a, 0.35)), INK, 1.6, 12)
    p.rect(6, 6, W - 12, H - 12, "", GOLD, 2, 9)
    tiling(p, 11, 11, W - 22, H - 22, a)
    cx, cy, r = W / 2, 104 if name in PEOPLE else H / 2, 80
    p.circle(cx, cy, r + 8, dark(a, 0.5))
    p.circle(cx, cy, r + 6, p.lin("#fff0b0", GOLD, "#9a6a1c", dx=0.6), INK, 2)
    p.circle(cx, cy, r, p.rad(light(mix(a, b, 0.3), 0.5), mix(a, b, 0.25), dark(a, 0.2), cx=0.5, cy=0.4), INK, 2)
    _rays(p, cx, cy, r - 1, light(b, 0.2))
    if name not in PEOPLE:
        p.push(cx, cy + 4, 3)
        p.path("M-17 12 L-20 -9 L-9 0 L0 -15 L9 0 L20 -9 L17 12 Z", p.lin("#ffe79a", "#d69a2a"), INK, 1.6)
        p.path("M-14 7 H14", "", "#a8322a", 2)
        p.pop()
        return p
    bust(p, PEOPLE[name], cx, 172, 1.14)
    p.path(f"M15 168 Q100 184 {W - 15} 168 V{H - 16} Q100 {H - 8} 15 {H - 16} Z", p.lin("#fff8e4", "#efdcae"), INK, 2.4)
    for x, side in ((34, -1), (W - 34, 1)):
        pt.leaf(p, x, 176, side * 70, 0.7, "#4f8a45")
        pt.leaf(p, x, 176, side * 20, 0.7, "#3f7a40")
    _badge(p, empire, 30, 34, 0.86)
    return p


def tiling(p: Pic, x: float, y: float, w: float, h: float, tone: str, size: float = 22) -> None:
    """A ground of glazed tiles."""
    nx, ny = int(w // size), int(h // size)
    sx, sy = w / nx, h / ny
    lozenges = ""
    for i in range(nx):
        for j in range(ny):
            lozenges += f"M{x + i * sx:.1f} {y + (j + 0.5) * sy:.1f}l{sx / 2:.1f} {-sy / 2:.1f} {sx / 2:.1f} {sy / 2:.1f} {-sx / 2:.1f} {sy / 2:.1f}z"
    p.path(lozenges, light(tone, 0.12), light(tone, 0.3), 0.8, 0.6)
