"""Busts put together from a head, hair, beard, hat and dress. (0, 0) is the middle of the lower edge, a bust is 120 wide and 130 high."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from ..svg import Pic, dark, light
from .parts import GOLD, INK, leaf

SW = 2.4
FAIR, TAN, BROWN, BLACK = "#f3cda4", "#dca878", "#a86c40", "#6f4328"


@dataclass(frozen=True)
class Person:
    """How somebody looks; words name the drawers below."""

    skin: str = FAIR
    hair: str = "#4a3020"
    style: str = "short"
    beard: str = ""
    hat: str = ""
    dress: str = "coat"
    coat: str = "#2d4f7a"
    trim: str = GOLD
    old: bool = False


def _shade(p: Pic, tone: str, dx: float = 0.6, dy: float = 0.8) -> str:
    return p.lin(light(tone, 0.24), tone, dark(tone, 0.3), dx=dx, dy=dy)


# -- dress -----------------------------------------------------------------------------------------------------------
SHOULDERS = "M-58 4 C-58 -22 -40 -32 -14 -38 H14 C40 -32 58 -22 58 4 Z"


def _coat(p: Pic, w: Person) -> None:
    p.path(SHOULDERS, _shade(p, w.coat), INK, SW)
    p.path("M-14 -38 L0 -6 L14 -38 L8 -42 H-8 Z", "#fdf8ea", INK, 1.8)
    p.path("M-16 -39 L-26 -26 L-4 4 L-10 -20 Z M16 -39 L26 -26 L4 4 L10 -20 Z", dark(w.coat, 0.25), INK, 1.8)
    p.path("M-8 -36 L0 -28 L8 -36 L7 -22 L0 -26 L-7 -22 Z", w.trim, INK, 1.6)


def _uniform(p: Pic, w: Person) -> None:
    p.path(SHOULDERS, _shade(p, w.coat), INK, SW)
    p.path("M-12 -42 H12 V-32 Q0 -26 -12 -32 Z", w.trim, INK, 1.8)
    p.path("M-4 -28 V4 M4 -28 V4", "", w.trim, 1.6)
    for y in (-20, -10, 0):
        p.line([(-22, y - 3), (22, y - 3)], w.trim, 2)
        p.circle(0, y - 3, 2.4, "#ffe79a", INK, 1)
    for side in (-1, 1):
        p.path(f"M{side * 28} -32 Q{side * 52} -34 {side * 60} -12 Q{side * 48} -16 {side * 36} -18 Z", "#ffe08a", INK, 1.8)
        for i in range(4):
            p.line([(side * (40 + 5 * i), -17 + 1.6 * i), (side * (40 + 5 * i), -9 + 2 * i)], INK, 1.4)
    p.star(-30, -6, 8, 3.4, 6, "#ffe79a", INK, 1.4)


def _sash(p: Pic, w: Person) -> None:
    _uniform(p, w)
    p.path("M-34 -32 L-20 -37 L44 4 H20 Z", "#2c8a4f", INK, 1.8)
    p.path("M-29 -34 L31 4", "", "#f2c230", 3)
    p.star(28, -12, 8.5, 3.6, 8, "#ffe79a", INK, 1.4)


def _ruff(p: Pic, w: Person) -> None:
    p.path(SHOULDERS, _shade(p, w.coat), INK, SW)
    for x in (-36, -18, 18, 36):
        p.path(f"M{x} -28 L{x * 0.8} 4", "", w.trim, 2.4)
    p.path("M0 -30 V4", "", dark(w.coat, 0.4), 2)
    for i in range(9):
        a = math.radians(180 + 22.5 * i)
        p.circle(28 * math.cos(a), -36 - 9 * math.sin(a) - 4, 7.4, "#fdf8ea", INK, 1.6)
    p.oval(0, -40, 26, 8, "#fdf8ea")
    for i in range(7):
        a = math.radians(195 + 25 * i)
        p.line([(10 * math.cos(a), -42 - 3 * math.sin(a)), (25 * math.cos(a), -38 - 9 * math.sin(a))], "#c9bfa4", 1.4)


def _armour(p: Pic, w: Person) -> None:
    p.path(SHOULDERS, p.lin("#e3e6e6", "#9aa3a8", "#5f686d", dx=0.7), INK, SW)
    for side in (-1, 1):
        p.path(f"M{side * 24} -33 Q{side * 56} -34 {side * 60} -2 Q{side * 44} -12 {side * 30} -10 Z", p.lin("#eef0f0", "#8a9398"), INK, 2)
        p.path(f"M{side * 34} -28 Q{side * 48} -22 {side * 52} -10", "", "#5f686d", 1.4)
    p.path("M0 -32 V4", "", "#5f686d", 2)
    p.path("M-18 -40 Q0 -28 18 -40 L16 -46 H-16 Z", w.trim, INK, 2)


def _habit(p: Pic, w: Person) -> None:
    p.path(SHOULDERS, _shade(p, w.coat), INK, SW)
    p.path("M-22 -36 Q0 -10 22 -36 L16 -44 H-16 Z", dark(w.coat, 0.28), INK, 2)
    p.path("M0 -24 V4 M-7 -12 H7", "", INK, 5.4)
    p.path("M0 -24 V4 M-7 -12 H7", "", w.trim, 2.6)


def _gown(p: Pic, w: Person) -> None:
    p.path("M-58 4 C-58 -16 -46 -26 -30 -30 C-20 -32 -14 -36 -10 -42 H10 C14 -36 20 -32 30 -30 C46 -26 58 -16 58 4 Z", w.skin, INK, SW)
    p.path("M-58 4 C-60 -14 -50 -26 -40 -26 C-30 -8 -14 -4 0 -14 C14 -4 30 -8 40 -26 C50 -26 60 -14 58 4 Z", _shade(p, w.coat), INK, SW)
    p.path("M-42 -25 C-30 -6 -14 -2 0 -12 C14 -2 30 -6 42 -25", "", INK, 6)
    p.path("M-42 -25 C-30 -6 -14 -2 0 -12 C14 -2 30 -6 42 -25", "", w.trim, 3)
    for i in range(7):
        a = math.radians(20 + 23.3 * i)
        p.circle(19 * math.cos(a), -38 + 15 * math.sin(a), 2.6, "#fdf8ea", INK, 1)
    p.poly([(-4, -22), (0, -27), (4, -22), (0, -14)], "#b3312c", INK, 1)


def _bare(p: Pic, w: Person) -> None:
    p.path(SHOULDERS, _shade(p, w.skin), INK, SW)
    p.path("M-34 -8 Q-16 4 -4 -2 M34 -8 Q16 4 4 -2", "", dark(w.skin, 0.4), 2)
    for i, tone in enumerate(("#b3312c", "#f2c230", "#fdf8ea", "#2f8791", "#f2c230", "#b3312c", "#fdf8ea")):
        a = math.radians(24 + 22 * i)
        p.circle(23 * math.cos(a), -38 + 20 * math.sin(a), 4, tone, INK, 1.4)


def _robe(p: Pic, w: Person) -> None:
    p.path(SHOULDERS, _shade(p, w.coat), INK, SW)
    p.path("M-58 4 C-58 -22 -40 -36 -16 -42 L-12 -30 Q-22 -14 -24 4 Z M58 4 C58 -22 40 -36 16 -42 L12 -30 Q22 -14 24 4 Z", "#fdf8ea", INK, 2)
    for x, y in ((-46, -6), (-36, -20), (-30, -4), (-24, -30), (46, -6), (36, -20), (30, -4), (24, -30)):
        p.path(f"M{x} {y - 3} l2.4 6 h-4.8 Z", INK)
    p.path("M-12 -38 Q0 -24 12 -38", "", INK, 6)
    p.path("M-12 -38 Q0 -24 12 -38", "", w.trim, 3)
    p.star(0, -22, 8, 3.4, 8, "#ffe79a", INK, 1.4)


DRESS: dict[str, Callable[[Pic, Person], None]] = {
    "coat": _coat,
    "uniform": _uniform,
    "sash": _sash,
    "ruff": _ruff,
    "armour": _armour,
    "habit": _habit,
    "gown": _gown,
    "bare": _bare,
    "robe": _robe,
}


# -- head ------------------------------------------------------------------------------------------------------------
def _face(p: Pic, w: Person) -> None:
    """Neck, ears, head, features; the right half in shade."""
    p.path("M-11 -50 V-34 Q0 -26 11 -34 V-50 Z", dark(w.skin, 0.22), INK, 2)
    for side in (-1, 1):
        p.oval(side * 23, -70, 5, 7.4, w.skin, INK, 2)
    p.path(
        "M-23 -78 C-24 -60 -17 -44 0 -41 C17 -44 24 -60 23 -78 C23 -98 -23 -98 -23 -78 Z", p.lin(light(w.skin, 0.2), w.skin, dx=1, dy=0.3), INK, SW
    )
    p.path("M6 -93 C26 -92 24 -60 12 -46 C18 -60 14 -76 6 -93 Z", dark(w.skin, 0.5), op=0.22)
    for side in (-1, 1):
        p.oval(side * 9.4, -71, 4.8, 3.4, "#fdf8ea", INK, 1.2)
        p.circle(side * 9.4 + 0.6, -71, 2.5, INK)
        brow = "#b9b2a6" if w.old else dark(w.hair, 0.35)
        p.path(f"M{side * 3.6} -78.4 Q{side * 10} -81.6 {side * 16} -77.6", "", brow, 3)
    p.path("M1 -70 Q5 -60 1 -59 Q-2 -58.6 -3.4 -60", "", dark(w.skin, 0.5), 2)
    p.path("M-6 -51.4 Q0 -48.6 6 -51.4", "", "#8f3a30", 2.6)
    for side in (-1, 1):
        p.circle(side * 14, -60, 4.6, "#e0604a", op=0.16)
    if w.old:
        p.path("M-16 -63 q3 4 7 4 M16 -63 q-3 4 -7 4 M-8 -88 q8 -3 16 0", "", dark(w.skin, 0.45), 1.3)


def _hair_back(p: Pic, w: Person) -> None:
    tone = _shade(p, w.hair)
    if w.style in ("long", "braids"):
        p.path("M-27 -78 C-30 -44 -36 -40 -34 -22 C-20 -24 -16 -38 -14 -44 H14 C16 -38 20 -24 34 -22 C36 -40 30 -44 27 -78 Z", tone, INK, SW)
    elif w.style == "afro":
        for a in range(180, 361, 20):
            p.circle(28 * math.cos(math.radians(a)), -74 + 28 * math.sin(math.radians(a)), 10.5, w.hair, INK, SW)
        p.circle(0, -76, 30, w.hair)
    elif w.style == "wig":
        for side in (-1, 1):
            for i in range(4):
                p.oval(side * 27, -76 + i * 11, 9, 7.4, tone, INK, 2)
    elif w.style == "bun":
        p.circle(0, -103, 11.5, tone, INK, SW)
    if w.style == "braids":
        for side in (-1, 1):
            for i in range(4):
                p.oval(side * (30 + i), -40 + i * 9, 5.4, 6, tone, INK, 1.6)


def _hair_front(p: Pic, w: Person) -> None:
    tone = _shade(p, w.hair)
    if w.style == "bald":
        for side in (-1, 1):
            p.path(f"M{side * 23} -80 Q{side * 28} -70 {side * 23} -58 Q{side * 20} -68 {side * 21} -80 Z", tone, INK, 1.8)
    elif w.style in ("short", "wig"):
        p.path("M-25 -70 C-30 -106 30 -106 25 -70 C23 -78 20 -84 17 -86 C6 -82 -8 -82 -15 -87 C-20 -84 -23 -78 -25 -70 Z", tone, INK, SW)
        if w.style == "wig":
            p.path("M-18 -93 q8 -6 17 -2 q9 -5 18 1", "", dark(w.hair, 0.3), 1.6)
    elif w.style in ("long", "braids", "bun"):
        p.path("M-26 -62 C-32 -106 32 -106 26 -62 C24 -80 14 -88 0 -91 C-14 -88 -24 -80 -26 -62 Z", tone, INK, SW)
        p.path("M0 -99 V-91", "", dark(w.hair, 0.4), 1.6)
    elif w.style == "curls":
        for x, y, r in ((-24, -66, 7), (-27, -78, 8), (-20, -91, 9), (-6, -97, 9.5), (9, -97, 9.5), (21, -90, 9), (27, -78, 8), (24, -66, 7)):
            p.circle(x, y, r, tone, INK, 2)
    elif w.style == "afro":
        p.path("M-24 -76 C-24 -100 24 -100 24 -76 C18 -88 -18 -88 -24 -76 Z", w.hair)
    elif w.style == "bowl":
        p.path("M-26 -64 C-32 -108 32 -108 26 -64 L21 -66 V-80 H-21 V-66 Z", tone, INK, SW)


def _beard(p: Pic, w: Person) -> None:
    tone = _shade(p, "#d9d3c6" if w.old else w.hair)
    if w.beard in ("full", "long"):
        low = -14 if w.beard == "long" else -33
        p.path(
            f"M-24 -68 C-25 -50 -20 {low} 0 {low} C20 {low} 25 -50 24 -68 C20 -58 14 -56 8 -57 C4 -58 -4 -58 -8 -57 C-14 -56 -20 -58 -24 -68 Z",
            tone,
            INK,
            2,
        )
        p.path("M-5 -50.6 Q0 -48 5 -50.6", "", "#8f3a30", 2.6)
    elif w.beard == "goatee":
        p.path("M-7 -47 Q0 -44 7 -47 Q5 -32 0 -29 Q-5 -32 -7 -47 Z", tone, INK, 1.8)
    elif w.beard == "sideburns":
        for side in (-1, 1):
            p.path(
                f"M{side * 25} -76 C{side * 27} -58 {side * 20} -46 {side * 9} -46 C{side * 16} -54 {side * 19} -64 {side * 20} -76 Z", tone, INK, 1.8
            )
    if w.beard in ("full", "long", "goatee", "moustache"):
        p.path("M0 -57.4 C-6 -60 -14 -56 -17 -51 C-10 -51 -4 -53 0 -54.6 C4 -53 10 -51 17 -51 C14 -56 6 -60 0 -57.4 Z", tone, INK, 1.8)


# -- hats ------------------------------------------------------------------------------------------------------------
def _crown(p: Pic, w: Person) -> None:
    p.path("M-25 -84 L-30 -113 L-14 -100 L0 -120 L14 -100 L30 -113 L25 -84 Q0 -92 -25 -84 Z", p.lin("#ffe79a", "#d69a2a"), INK, SW)
    for x, y in ((-30, -114), (0, -121), (30, -114)):
        p.circle(x, y, 4, "#fff4c0", INK, 1.6)
    for x, tone in ((-14, "#2f8791"), (0, "#b3312c"), (14, "#2f8791")):
        p.circle(x, -92 - (x == 0) * 1.5, 3.2, tone, INK, 1.2)


def _imperial(p: Pic, w: Person) -> None:
    p.path("M-26 -84 L-29 -108 C-14 -128 14 -128 29 -108 L26 -84 Q0 -92 -26 -84 Z", "#2c6b3c", INK, SW)
    p.path("M-27 -92 C-24 -120 -6 -124 0 -124 C6 -124 24 -120 27 -92 M0 -124 V-92", "", INK, 6)
    p.path("M-27 -92 C-24 -120 -6 -124 0 -124 C6 -124 24 -120 27 -92 M0 -124 V-92", "", "#f2c450", 3.2)
    p.path("M-26 -84 L-28 -96 Q0 -104 28 -96 L26 -84 Q0 -92 -26 -84 Z", p.lin("#ffe79a", "#d69a2a"), INK, 2)
    p.circle(0, -127, 4.6, "#ffe79a", INK, 1.8)


def _wide(p: Pic, w: Person) -> None:
    p.oval(0, -91, 43, 9.5, dark("#5a3820", 0.1), INK, SW)
    p.path("M-22 -92 C-22 -120 22 -120 22 -92 Q0 -86 -22 -92 Z", _shade(p, "#7a5230"), INK, SW)
    p.path("M-22 -96 Q0 -90 22 -96 V-91 Q0 -85 -22 -91 Z", w.trim, INK, 1.6)


def _feathered(p: Pic, w: Person) -> None:
    p.path("M-33 -88 C-34 -106 -12 -114 6 -112 C26 -110 36 -98 34 -86 C14 -94 -14 -94 -33 -88 Z", _shade(p, dark(w.coat, 0.15)), INK, SW)
    p.path("M8 -110 C26 -128 44 -118 50 -100 C40 -104 30 -102 20 -100 Z", "#fdf8ea", INK, 2)
    p.path("M12 -108 Q30 -116 46 -104", "", "#c9bfa4", 1.6)


def _bicorne(p: Pic, w: Person) -> None:
    p.path("M-46 -84 C-38 -92 -28 -122 0 -122 C28 -122 38 -92 46 -84 C24 -92 -24 -92 -46 -84 Z", p.lin("#4a4a55", "#1f2028"), INK, SW)
    p.path("M-43 -86 C-24 -95 24 -95 43 -86", "", w.trim, 2.6)
    p.circle(12, -106, 6.4, "#b3312c", INK, 1.6)
    p.circle(12, -106, 4, "#fdf8ea")
    p.circle(12, -106, 2, "#2d5f9e")


def _tophat(p: Pic, w: Person) -> None:
    p.oval(0, -90, 35, 7.4, "#26242c", INK, SW)
    p.path("M-22 -91 L-24 -126 Q0 -131 24 -126 L22 -91 Q0 -85 -22 -91 Z", p.lin("#5a5866", "#26242c", dx=1, dy=0), INK, SW)
    p.path("M-22.4 -99 Q0 -93 22.4 -99 V-92 Q0 -86 -22.4 -92 Z", w.trim, INK, 1.4)


def _feathers(p: Pic, w: Person) -> None:
    tones = ("#b3312c", "#f2c230", "#2f8791", "#b3312c", "#2c8a4f", "#b3312c", "#2f8791", "#f2c230", "#b3312c")
    for i, tone in enumerate(tones):
        p.push(0, -84, 1, angle=-68 + 17 * i)
        p.path("M-6 -8 C-9 -24 -5 -40 0 -46 C5 -40 9 -24 6 -8 Z", _shade(p, tone), INK, 1.8)
        p.line([(0, -10), (0, -40)], dark(tone, 0.4), 1.2)
        p.pop()
    p.path("M-25 -80 Q0 -97 25 -80 L25 -89 Q0 -106 -25 -89 Z", w.trim, INK, 2)
    for x in (-15, -5, 5, 15):
        p.poly([(x - 3, -91 + abs(x) * 0.2), (x, -95 + abs(x) * 0.2), (x + 3, -91 + abs(x) * 0.2)], "#fdf8ea", INK, 0.8)


def _turban(p: Pic, w: Person) -> None:
    p.path("M-28 -82 C-36 -104 -20 -122 4 -120 C26 -118 34 -100 28 -82 Q0 -94 -28 -82 Z", _shade(p, w.trim), INK, SW)
    p.path("M-26 -90 Q-4 -112 26 -104 M-30 -98 Q-10 -116 16 -117 M-10 -89 Q10 -100 29 -92", "", dark(w.trim, 0.4), 2)
    p.circle(6, -99, 5.4, "#ffe79a", INK, 1.8)


def _helmet(p: Pic, w: Person) -> None:
    p.path("M-42 -86 Q0 -80 42 -86 Q28 -92 25 -92 C24 -118 -24 -118 -25 -92 Q-28 -92 -42 -86 Z", p.lin("#e3e6e6", "#8a9398"), INK, SW)
    p.path("M-4 -113 C4 -122 14 -116 20 -108 C12 -110 6 -108 0 -106 Z", "#b3312c", INK, 1.8)
    p.path("M-24 -94 Q0 -88 24 -94", "", "#5f686d", 2)


def _skullcap(p: Pic, w: Person) -> None:
    p.path("M-24 -86 C-24 -106 24 -106 24 -86 Q0 -94 -24 -86 Z", _shade(p, dark(w.coat, 0.2)), INK, SW)


def _shako(p: Pic, w: Person) -> None:
    p.path("M-23 -88 L-26 -120 Q0 -126 26 -120 L23 -88 Q0 -80 -23 -88 Z", _shade(p, w.coat), INK, SW)
    p.path("M-24 -90 Q0 -82 24 -90 L30 -83 Q0 -76 -30 -83 Z", "#26242c", INK, 2)
    p.star(0, -104, 8.4, 3.6, 6, "#ffe79a", INK, 1.4)
    p.path("M0 -122 C-6 -134 6 -138 4 -124 Z", "#b3312c", INK, 1.8)


def _tiara(p: Pic, w: Person) -> None:
    p.path("M-22 -88 Q-12 -104 0 -110 Q12 -104 22 -88 Q0 -98 -22 -88 Z", p.lin("#fff4c0", "#e0b23c"), INK, 2)
    for x, y in ((-12, -95), (0, -101), (12, -95)):
        p.circle(x, y, 2.8, "#8fd0d2", INK, 1)


def _wreath(p: Pic, w: Person) -> None:
    for side in (-1, 1):
        for i in range(5):
            a = math.radians(200 + i * 17) if side < 0 else math.radians(340 - i * 17)
            leaf(p, 24 * math.cos(a), -78 + 22 * math.sin(a), math.degrees(a) + 90 + side * 30, 0.32, "#e0b23c")


def _veil(p: Pic, w: Person) -> None:
    p.path("M-27 -60 C-34 -110 34 -110 27 -60 L34 -20 C26 -26 24 -60 22 -78 C12 -92 -12 -92 -22 -78 C-24 -60 -26 -26 -34 -20 Z", "#fdf8ea", INK, SW)
    _small_crown(p)


def _small_crown(p: Pic) -> None:
    p.path("M-13 -98 L-15 -113 L-6 -106 L0 -117 L6 -106 L15 -113 L13 -98 Q0 -102 -13 -98 Z", p.lin("#ffe79a", "#d69a2a"), INK, 2)


HATS: dict[str, Callable[[Pic, Person], None]] = {
    "crown": _crown,
    "imperial": _imperial,
    "wide": _wide,
    "feathered": _feathered,
    "bicorne": _bicorne,
    "tophat": _tophat,
    "feathers": _feathers,
    "turban": _turban,
    "helmet": _helmet,
    "skullcap": _skullcap,
    "shako": _shako,
    "tiara": _tiara,
    "wreath": _wreath,
    "veil": _veil,
}


def bust(p: Pic, who: Person, x: float, y: float, s: float = 1.0, flip: bool = False) -> None:
    """A bust with the middle of its lower edge at (x, y)."""
    p.push(x, y, s, flip)
    _hair_back(p, who)
    DRESS[who.dress](p, who)
    _face(p, who)
    _hair_front(p, who)
    _beard(p, who)
    if who.hat:
        HATS[who.hat](p, who)
    p.pop()
