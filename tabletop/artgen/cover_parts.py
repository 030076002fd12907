"""Figures, ships, planets, shields and frames for the box covers."""

from __future__ import annotations

import math
import random

from .svg import Pic, dark, light, mix

INK = "#24150d"


def _head(p: Pic) -> None:
    """The senator's head in profile, wreathed."""
    p.path("M-14 -232 L-12 -262 H20 L22 -232 Q4 -222 -14 -232 Z", "#c08a5e", INK, 4)
    p.path(
        "M-30 -318 C-38 -306 -36 -300 -40 -294 L-52 -280 C-52 -276 -46 -275 -42 -275 L-43 -268 L-39 -264 L-42 "
        "-259 C-40 -248 -30 -244 -16 -248 "
        "C4 -246 26 -256 34 -276 C42 -300 30 -326 2 -330 C-14 -331 -24 -327 -30 -318 Z",
        p.lin("#f6d0a4", "#e3ac7c", "#c48a5c", dx=0.9, dy=0.5),
        INK,
        4.5,
    )
    p.path(
        "M-33 -312 C-22 -318 -12 -306 -6 -304 C-6 -294 2 -296 6 -286 C2 -272 10 -264 22 -258 C46 -270 52 -308 "
        "30 -330 C8 -348 -28 -340 -33 -312 Z",
        p.lin("#8a6a4a", "#4f3824"),
        INK,
        4,
    )
    for x, y in ((-22, -328), (-8, -336), (8, -334), (22, -326), (32, -310), (34, -292), (26, -274)):
        p.path(f"M{x - 6} {y + 5} q6 -9 12 0", "", "#2f2014", 2.4)
    p.path("M-2 -286 C6 -292 12 -282 6 -274 C2 -268 -4 -272 -2 -286 Z", "#d9a070", INK, 2.6)
    for i in range(9):
        x, y, turn = -36 + i * 8.6, -309 - 9 * math.sin(i * 0.39), -64 + i * 6
        for side in (-24, 24):
            p.push(x, y, 1, angle=turn + 90 + side)
            p.path("M0 0 C5 -4 5 -12 0 -18 C-5 -12 -5 -4 0 0 Z", "#8fb84a" if side > 0 else "#6d9a36", INK, 1.4)
            p.pop()
    p.oval(-30, -291, 5, 4, "#fffaf0", INK, 1.6)
    p.circle(-31.5, -291, 2.6, INK)
    p.path("M-42 -302 C-34 -306 -28 -304 -22 -300", "", "#4f3824", 4)
    p.path("M-41 -263 C-36 -266 -32 -262 -28 -264 C-32 -256 -38 -256 -41 -259 Z", "#7a2a1c", INK, 1.6)


def _toga(p: Pic) -> None:
    """Legs, tunic and toga."""
    p.path(
        "M-50 -78 C-74 -58 -96 -50 -112 -34 L-128 -44 L-134 -36 L-108 -14 C-80 -28 -52 -40 -30 -62 Z", "#b57b50", INK, 4
    )
    p.path("M10 -80 C30 -54 44 -36 40 -12 L68 -8 L66 4 L22 2 C20 -24 4 -46 -16 -64 Z", "#c98d60", INK, 4)
    p.path("M-128 -44 L-134 -36 L-108 -14 L-100 -24 Z M22 2 L66 4 L68 -8 L38 -10 Z", "#6b3f22", INK, 3)
    p.path(
        "M-26 -236 C-60 -206 -84 -150 -116 -116 C-136 -96 -150 -92 -166 -96 C-150 -70 -110 -58 -70 -70 C-30 "
        "-58 30 -52 56 -66 "
        "C44 -110 46 -180 30 -236 Z",
        p.lin("#fffaf0", "#efe3cc", "#c9b290", dx=0.3),
        INK,
        5,
    )
    p.path(
        "M-20 -226 C-44 -170 -70 -120 -110 -94 M-4 -226 C-20 -160 -30 -110 -54 -76 M14 -220 C8 -160 6 -110 8 "
        "-64 M-60 -150 C-90 -110 -120 -96 -150 -92",
        "",
        "#a98d68",
        4,
    )
    p.path(
        "M30 -236 C10 -190 -40 -150 -92 -128 C-110 -122 -128 -104 -150 -92 C-130 -84 -104 -96 -84 -108 C-30 "
        "-132 30 -160 46 -206 Z",
        p.lin("#9a5cb4", "#6d3a86", "#4a2360", dx=1, dy=0.6),
        INK,
        4,
    )


def senator(p: Pic, x: float, y: float, s: float) -> None:
    """A senator running to the right, looking back, a scroll case under his arm; about 330 high."""
    p.push(x, y, s)
    p.oval(0, 0, 110, 14, INK, op=0.4)
    _toga(p)
    p.path("M40 -216 C20 -176 -20 -150 -70 -128", "", "#e2b04a", 4)
    p.path(
        "M22 -222 C48 -206 66 -190 92 -196 L116 -224 L128 -214 L106 -178 C78 -166 46 -176 22 -190 Z", "#d29a6c", INK, 4
    )
    p.circle(124, -224, 11, "#d29a6c", INK, 4)
    p.path(
        "M-24 -222 C-44 -196 -44 -170 -22 -160 L0 -168 L-2 -184 L-14 -182 C-18 -192 -10 -204 0 -212 Z",
        "#d29a6c",
        INK,
        4,
    )
    p.push(-2, -172, 1, angle=-14)
    p.rect(-26, -12, 62, 24, p.lin("#f6e4b4", "#b98d4e"), INK, 4, 8)
    p.rect(-20, -12, 8, 24, "#a3322b")
    p.rect(20, -12, 8, 24, "#a3322b")
    p.pop()
    _head(p)
    p.pop()


def blaze(p: Pic, x0: float, x1: float, y: float, h: float, seed: int) -> None:
    """A wall of flames along a line, in three tones."""
    rng = random.Random(seed)
    for tone, share, op in (
        ("#b5281a", 1.0, 0.9),
        ("#f2761f", 0.74, 0.95),
        ("#ffc24a", 0.48, 0.95),
        ("#fff2b0", 0.25, 0.95),
    ):
        inset = (1 - share) * (x1 - x0) * 0.1
        x, end = x0 + inset, x1 - inset
        d = f"M{x:.1f} {y:.1f} "
        while x < end:
            w = min(rng.uniform(0.2, 0.42) * h, end - x + 1)
            middle = 1 - abs((x + w / 2 - x0) / (x1 - x0) * 2 - 1) * 0.5
            tall = h * share * rng.uniform(0.6, 1.1) * middle
            lean = rng.uniform(-0.1, 0.32) * w
            d += (
                f"C{x - w * 0.1:.1f} {y - tall * 0.45:.1f} {x + w * 0.3:.1f} {y - tall * 0.55:.1f} "
                f"{x + w * 0.45 + lean:.1f} {y - tall:.1f} "
                f"C{x + w * 0.7 + lean:.1f} {y - tall * 0.6:.1f} {x + w * 1.1:.1f} {y - tall * 0.5:.1f} "
                f"{x + w:.1f} {y - tall * 0.12:.1f} "
            )
            x += w
        p.path(d + f"L{end:.1f} {y:.1f} Z", tone, op=op)


def mosaic_edge(p: Pic, tones: tuple[str, ...], size: float = 13, rings: int = 2, seed: int = 1) -> None:
    """Stones round the whole cover."""
    rng = random.Random(seed)
    nx, ny = round(600 / size), round(800 / size)
    sx, sy = 600 / nx, 800 / ny
    p.path(
        f"M0 0 H600 V800 H0 Z M{rings * sx} {rings * sy} V{800 - rings * sy} H{600 - rings * sx} V{rings * sy} Z",
        "#1c100b",
    )
    for i in range(nx):
        for j in range(ny):
            ring = min(i, j, nx - 1 - i, ny - 1 - j)
            if ring < rings:
                base = tones[(i + j + ring) % len(tones)]
                p.rect(
                    i * sx + 0.7,
                    j * sy + 0.7,
                    sx - 1.4,
                    sy - 1.4,
                    mix(base, rng.choice(("#ffffff", "#150b07")), rng.uniform(0, 0.25)),
                    rx=2,
                )


def title_band(p: Pic, colour: str, gold: str, y: float = 606) -> None:
    """The calm place where the program prints the title."""
    p.rect(26, y, 548, 800 - 26 - y, p.lin(light(colour, 0.08), colour, dark(colour, 0.3)), op=0.95)
    p.rect(26, y, 548, 3, gold)
    p.rect(38, y + 13, 524, 800 - 52 - y, "", gold, 2, 6, 0.8)
    p.rect(43, y + 18, 514, 800 - 62 - y, "", gold, 1, 4, 0.5)
    for cx in (38, 562):
        for cy in (y + 13, 800 - 39):
            p.poly([(cx, cy - 8), (cx + 8, cy), (cx, cy + 8), (cx - 8, cy)], gold, dark(colour, 0.5), 1.5)


def _masts(p: Pic, flag: str) -> None:
    """Three masts with their sails and flags."""
    for mx, top, sails in (
        (-78, 200, ((150, 46, 44), (100, 62, 48), (46, 72, 52))),
        (0, 240, ((186, 50, 48), (130, 70, 54), (68, 84, 60))),
        (76, 206, ((156, 46, 44), (106, 60, 48), (52, 70, 50))),
    ):
        p.line([(mx, 0), (mx, -top)], INK, 8)
        p.line([(mx, 0), (mx, -top)], "#7a4d2a", 4.5)
        for h, w, tall in sails:
            p.path(
                f"M{mx - w / 2} {-h - tall} H{mx + w / 2} C{mx + w * 0.62} {-h - tall * 0.5} {mx + w * 0.66} "
                f"{-h - tall * 0.2} {mx + w * 0.6} {-h} "
                f"C{mx + w * 0.2} {-h - 8} {mx - w * 0.3} {-h - 8} {mx - w * 0.6} {-h} C{mx - w * 0.44} "
                f"{-h - tall * 0.4} {mx - w * 0.46} "
                f"{-h - tall * 0.7} {mx - w / 2} {-h - tall} Z",
                p.lin("#fffaf0", "#efe0bc", "#b99a6c", dx=1, dy=0.4),
                INK,
                2.6,
            )
        p.path(
            f"M{mx} {-top} C{mx - 14} {-top - 8} {mx - 24} {-top + 8} {mx - 42} {-top} V{-top + 18} C{mx - 24} "
            f"{-top + 26} {mx - 14} {-top + 10} {mx} {-top + 18} Z",
            flag,
            INK,
            2,
        )


def warship(p: Pic, x: float, y: float, s: float, flag: str, flip: bool = False) -> None:
    """A ship of the line under full sail, about 260 high."""
    p.push(x, y, s, flip)
    _masts(p, flag)
    p.path("M110 -30 L168 -76 M0 -236 L150 -62 M76 -200 L160 -70", "", INK, 2)
    p.path("M112 -60 C136 -58 150 -66 160 -72 L118 -12 Z", "#efe0bc", INK, 2.4)
    p.path(
        "M-136 -56 C-132 -20 -126 10 -112 26 H104 C120 10 130 -16 140 -40 C120 -34 104 -30 90 -28 H-86 L-92 "
        "-48 H-120 Z",
        p.lin("#8a5230", "#5a3018", "#32190c"),
        INK,
        4,
    )
    p.path("M-126 -20 H130 L124 -8 H-124 Z M-120 6 H118 L112 16 H-116 Z", "#d9b25a")
    for row, yy in enumerate((-14, 11)):
        for i in range(9):
            p.rect(-104 + i * 24 + row * 5, yy - 5, 10, 9, "#1c100a", "#7a4d2a", 1.2)
    for i in range(4):
        p.rect(-128 + i * 9, -50, 6, 14, "#ffd98a", INK, 1.2)
    p.pop()


def big_leaf(p: Pic, x: float, y: float, angle: float, s: float, colour: str) -> None:
    """A jungle leaf with ribs."""
    p.push(x, y, s, angle=angle)
    p.path(
        "M0 0 C46 -30 60 -110 0 -190 C-60 -110 -46 -30 0 0 Z",
        p.lin(light(colour, 0.3), colour, dark(colour, 0.35), dx=1, dy=0.4),
        INK,
        3,
    )
    p.path(
        "M0 0 V-176 M0 -30 L28 -60 M0 -30 L-28 -60 M0 -66 L36 -98 M0 -66 L-36 -98 M0 -104 L28 -134 M0 -104 L-28 -134",
        "",
        dark(colour, 0.45),
        2.4,
    )
    p.pop()


def parrot(p: Pic, x: float, y: float, s: float, flip: bool = False) -> None:
    """A macaw on a branch."""
    p.push(x, y, s, flip)
    p.path("M-20 40 C-34 90 -36 130 -30 170 C-16 150 0 110 8 60 Z", p.lin("#c8322b", "#2f5fb0"), INK, 3.4)
    p.path(
        "M-30 -20 C-40 20 -30 60 -6 74 C26 70 38 30 30 -16 C34 -56 -24 -64 -30 -20 Z",
        p.lin("#ee5a3c", "#b5281f", dx=1, dy=0.6),
        INK,
        4,
    )
    p.path("M-30 -4 C-52 30 -44 80 -26 110 C-8 92 4 50 -2 8 Z", p.lin("#f2c230", "#3f8a5a", "#2f5fb0"), INK, 3.4)
    p.path("M8 -46 C26 -50 36 -40 32 -22 C22 -18 8 -24 8 -46 Z", "#fff6e4", INK, 2.4)
    p.path("M28 -50 C52 -50 56 -26 44 -8 C42 -20 34 -24 28 -26 Z", "#2a2226", INK, 3)
    p.circle(17, -38, 4, INK)
    p.pop()


def planet(p: Pic, x: float, y: float, r: float, colour: str, bands: int, ring: str = "") -> None:
    """A planet like a turned wooden disc with a lit rim."""
    p.oval(x + r * 0.12, y + r * 0.2, r * 1.05, r, "#000008", op=0.5)
    p.circle(x, y + r * 0.08, r, dark(colour, 0.65))
    p.circle(x, y, r, p.rad(light(colour, 0.5), colour, dark(colour, 0.55), cx=0.34, cy=0.3, r=0.8), INK, 3)
    p.circle(x, y, r * 0.84, "", light(colour, 0.4), 2.5, 0.6)
    for i in range(bands):
        t = -0.6 + 1.2 * (i + 0.5) / bands
        half = r * 0.84 * math.sqrt(max(0.0, 1 - t * t)) * 0.96
        p.path(
            f"M{x - half} {y + t * r * 0.84} C{x - half * 0.4} {y + t * r * 0.84 + r * 0.1} {x + half * 0.4} "
            f"{y + t * r * 0.84 - r * 0.08} {x + half} {y + t * r * 0.84}",
            "",
            light(colour, 0.35) if i % 2 else dark(colour, 0.3),
            r * 0.09,
            0.55,
        )
    if ring:
        p.path(
            f"M{x - r * 1.5} {y + r * 0.3} C{x - r * 0.8} {y + r * 0.75} {x + r * 0.9} {y + r * 0.3} "
            f"{x + r * 1.5} {y - r * 0.36}",
            "",
            ring,
            r * 0.12,
            0.9,
        )


def starship(p: Pic, x: float, y: float, angle: float, s: float, colour: str) -> None:
    """A small arrow-shaped ship with a glowing wake."""
    p.push(x, y, s, angle=angle)
    p.poly([(-9, 30), (9, 30), (3, 130), (-3, 130)], p.lin("#fff3c4", colour, fades=(0.9, 0)))
    p.path(
        "M0 -44 C14 -20 16 0 34 26 L12 22 L8 34 H-8 L-12 22 L-34 26 C-16 0 -14 -20 0 -44 Z",
        p.lin(light(colour, 0.5), colour, dark(colour, 0.4), dx=1, dy=0.6),
        INK,
        3,
    )
    p.oval(0, -10, 6, 12, "#bfe8ff", INK, 2)
    p.pop()


def heraldic(p: Pic, x: float, y: float, s: float, a: str, b: str, kind: int) -> None:
    """A shield, parted in one of six ways."""
    p.push(x, y, s)
    shape = "M-40 -48 H40 V0 C40 30 20 48 0 58 C-20 48 -40 30 -40 0 Z"
    p.path(shape, p.lin(light(a, 0.2), dark(a, 0.15)), INK, 4)
    part = (
        "M0 -46 H38 V0 C38 28 20 46 0 56 Z",
        "M-38 -14 H38 V14 H-38 Z",
        "M-12 -46 H12 V52 Q6 55 0 56 Q-6 55 -12 52 Z",
        "M-38 -46 L38 30 C34 38 24 46 16 50 L-38 -8 Z",
        "M0 -30 L38 10 C37 24 32 34 24 42 L0 14 L-24 42 C-32 34 -37 24 -38 10 Z",
        "M-8 -46 H8 V-12 H38 V4 H8 V53 L0 56 L-8 53 V4 H-38 V-12 H-8 Z",
    )[kind]
    p.path(part, b)
    p.path(shape, "", INK, 4)
    p.path("M-34 -42 H-10", "", "#ffffff", 3, 0.6)
    p.pop()
