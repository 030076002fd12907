"""People, animals, vessels, tools and goods for the card pictures."""

from __future__ import annotations

import math

from ..svg import Pic, dark, light
from .scenery import INK, LINE, WOOD, shade
from .symbols import wheat

SKIN, SKIN2 = "#d79c6c", "#b8784c"


def person(
    p: Pic,
    x: float,
    y: float,
    s: float = 1,
    cloth: str = "#b5443a",
    toga: str = "",
    hair: str = "#4a2f1c",
    arm: str = "down",
    flip: bool = False,
    legs: bool = True,
) -> None:
    """A standing figure about 50 high; `arm` is down, up, out or carry."""
    p.push(x, y, s, flip)
    shade(p, 3, 0, 13, 3)
    if legs:
        p.path("M-6 0 L-5 -14 H0 L-1 0 Z M2 0 L1 -14 H7 L7 0 Z", SKIN2, INK, 1.4)
    low = -9 if legs else 0
    p.path(
        f"M-9 {low} C-10 -20 -10 -30 -7 -34 H7 C11 -30 11 -20 10 {low} Z",
        p.lin(light(cloth, 0.28), cloth, dark(cloth, 0.2), dx=1, dy=0.2),
        INK,
        1.8,
    )
    if toga:
        p.path(f"M-8 -33 C0 -26 8 -18 11 {low} L3 {low} C2 -18 -4 -24 -10 -26 Z", toga, INK, 1.2)
    else:
        p.line([(-9, -20), (10, -20)], dark(cloth, 0.5), 2)
    hands = {
        "down": [(8, -31), (13, -22), (11, -14)],
        "up": [(7, -31), (15, -38), (17, -48)],
        "out": [(7, -31), (15, -28), (22, -30)],
        "carry": [(7, -31), (14, -24), (18, -26)],
    }[arm]
    p.line(hands, INK, 7)
    p.line(hands, light(cloth, 0.1), 4.2)
    p.circle(*hands[-1], 2.9, SKIN, INK, 1.2)
    p.circle(0, -42, 7.2, p.rad(light(SKIN, 0.3), SKIN, SKIN2), INK, 1.7)
    p.path("M-7.3 -42 C-8 -52 8 -52 7.3 -43 C4 -46 -2 -47 -7.3 -42 Z", hair, INK, 1)
    p.circle(3, -42, 1, INK)
    p.pop()


def soldier(
    p: Pic,
    x: float,
    y: float,
    s: float = 1,
    shield: str = "#a3322b",
    weapon: str = "spear",
    flip: bool = False,
    crest: str = "#b5312a",
) -> None:
    """A legionary about 56 high with helmet, mail and shield."""
    p.push(x, y, s, flip)
    shade(p, 3, 0, 15, 3)
    if weapon == "spear":
        p.line([(15, 2), (15, -62)], INK, 3.6)
        p.line([(15, 2), (15, -62)], "#9a6b3a", 1.8)
        p.poly([(15, -74), (18.5, -63), (15, -59), (11.5, -63)], "#e6e8ec", INK, 1.2)
    p.path("M-6 0 L-5 -14 H0 L-1 0 Z M2 0 L1 -14 H7 L7 0 Z", SKIN2, INK, 1.4)
    p.path("M-9 -10 L-8 -22 H9 L10 -10 Z", "#8d2b26", INK, 1.6)
    p.path(
        "M-9 -18 C-10 -28 -8 -36 -6 -37 H7 C10 -34 11 -26 10 -18 Z",
        p.lin("#e3e4e6", "#a5a8ae", "#6e727b", dx=1, dy=0.3),
        INK,
        1.8,
    )
    p.path("M-8 -30 H10 M-8.5 -25 H10", "", "#5c6069", 1.3)
    p.circle(1, -44, 6.8, SKIN, INK, 1.5)
    p.path("M-7 -43 C-8 -55 9 -56 9 -44 L6 -45 C2 -48 -2 -47 -4 -40 Z", p.lin("#f0d48a", "#a8782e"), INK, 1.6)
    p.path("M-8 -50 C-6 -62 10 -62 11 -50 C6 -56 -2 -56 -8 -50 Z", crest, INK, 1.4)
    p.path(
        "M-16 -32 Q-6 -36 2 -32 V-8 Q-6 -4 -16 -8 Z",
        p.lin(light(shield, 0.25), dark(shield, 0.2), dx=1, dy=0.4),
        INK,
        2,
    )
    p.circle(-7, -20, 3.6, "#e2b04a", INK, 1.2)
    p.path("M-7 -31 V-25 M-7 -15 V-9 M-14 -20 H-11 M-3 -20 H0", "", "#e2b04a", 1.8)
    p.pop()


def horse(
    p: Pic,
    x: float,
    y: float,
    s: float = 1,
    coat: str = "#8a5a36",
    flip: bool = False,
    gallop: bool = False,
    saddle: str = "",
) -> None:
    """A horse about 56 high, looking right."""
    p.push(x, y, s, flip)
    shade(p, 0, 0, 30, 4)
    mane = dark(coat, 0.55)
    legs = (
        [
            [(-20, -26), (-32, -14), (-36, -4)],
            [(-16, -24), (-22, -10), (-30, -2)],
            [(16, -24), (28, -16), (34, -22)],
            [(12, -24), (22, -10), (30, -10)],
        ]
        if gallop
        else [[(-20, -26), (-21, 0)], [(-13, -24), (-13, 0)], [(13, -24), (12, 0)], [(19, -24), (20, 0)]]
    )
    for leg in legs:
        p.line(leg, INK, 7)
        p.line(leg, dark(coat, 0.15), 4)
    p.path("M-25 -38 C-36 -34 -38 -20 -35 -12 C-31 -18 -28 -24 -22 -28 Z", mane, INK, 1.4)
    p.path(
        "M-26 -30 C-28 -44 -12 -42 4 -42 C14 -46 20 -56 26 -64 L29 -60 L32 -64 L34 -58 L44 -46 L40 -40 L31 -44 "
        "C28 -34 26 -24 18 -22 C4 -18 -22 -18 -26 -30 Z",
        p.lin(light(coat, 0.3), coat, dark(coat, 0.25)),
        INK,
        LINE,
    )
    p.path("M26 -64 C16 -58 12 -48 8 -42 C16 -42 22 -48 25 -54 Z", mane, INK, 1.2)
    p.circle(33, -52, 1.4, INK)
    if saddle:
        p.path("M-12 -42 C-6 -46 4 -46 8 -42 L5 -28 H-10 Z", saddle, INK, 1.5)
    p.pop()


def ox(p: Pic, x: float, y: float, s: float = 1, coat: str = "#d8c3a0", flip: bool = False) -> None:
    """An ox about 42 high, looking right."""
    p.push(x, y, s, flip)
    shade(p, 0, 0, 32, 4)
    for leg in (-22, -14, 12, 20):
        p.rect(leg - 3, -16, 6.5, 16, dark(coat, 0.12), INK, 1.5)
    p.path(
        "M-30 -30 C-30 -40 -10 -38 4 -40 C16 -42 24 -38 30 -36 L42 -34 C46 -30 46 -22 42 -20 L32 -20 C28 -14 "
        "20 -12 10 -12 "
        "L-22 -12 C-30 -14 -30 -22 -30 -30 Z",
        p.lin(light(coat, 0.35), coat, dark(coat, 0.2)),
        INK,
        LINE,
    )
    p.path("M31 -36 C30 -44 36 -46 41 -46 M36 -35 C38 -42 44 -42 49 -40", "", INK, 4)
    p.path("M31 -36 C30 -44 36 -46 41 -46 M36 -35 C38 -42 44 -42 49 -40", "", "#f3e6c4", 2)
    p.circle(38, -29, 1.5, INK)
    p.oval(43, -23, 3, 2.6, "#b98a72")
    p.path("M-30 -30 C-36 -24 -34 -16 -36 -10", "", INK, 2.4)
    p.pop()


def sheep(p: Pic, x: float, y: float, s: float = 1, flip: bool = False) -> None:
    """A sheep about 26 high."""
    p.push(x, y, s, flip)
    shade(p, 0, 0, 17, 3)
    for leg in (-9, -3, 5, 10):
        p.rect(leg - 1.5, -8, 3.4, 8, "#4a3a30", INK, 1)
    p.path(
        "M-15 -12 C-20 -18 -12 -24 -8 -21 C-6 -27 2 -27 4 -22 C9 -27 16 -22 13 -17 C18 -12 12 -6 7 -8 C2 -4 -4 "
        "-4 -7 -8 "
        "C-12 -5 -17 -8 -15 -12 Z",
        p.rad("#ffffff", "#f4ead6", "#cdbb9c"),
        INK,
        1.7,
    )
    p.oval(15, -17, 6, 4.6, "#5a473a", INK, 1.3)
    p.circle(17, -18, 0.9, "#fff3d6")
    p.pop()


def wheel(p: Pic, x: float, y: float, r: float) -> None:
    """A spoked wheel."""
    p.circle(x, y, r, "#c99a5a", INK, 2)
    p.circle(x, y, r * 0.7, "#5c3c20")
    for i in range(4):
        a = math.pi * i / 4 + 0.3
        p.line(
            [
                (x - r * 0.8 * math.cos(a), y - r * 0.8 * math.sin(a)),
                (x + r * 0.8 * math.cos(a), y + r * 0.8 * math.sin(a)),
            ],
            "#c99a5a",
            2.6,
        )
    p.circle(x, y, r * 0.24, "#e7c384", INK, 1)


def cart(p: Pic, x: float, y: float, s: float = 1, load: str = "sacks") -> None:
    """A two-wheeled cart, its pole to the right."""
    p.push(x, y, s)
    shade(p, 0, 2, 32, 4)
    if load == "sacks":
        for i, (a, b) in enumerate(((-18, -28), (-4, -29), (10, -28), (-10, -40), (4, -40))):
            sack(p, a, b + 6, 0.72, ("#d9bd86", "#c7a76c")[i % 2])
    elif load == "jars":
        for a in (-18, -6, 6, 17):
            amphora(p, a, -18, 0.62)
    elif load == "hood":
        p.path("M-28 -24 C-30 -52 22 -52 24 -24 Z", p.lin("#fff3d6", "#c9b08a"), INK, LINE)
        p.path("M-14 -24 C-14 -44 -10 -46 -8 -46 M8 -24 C8 -44 6 -46 4 -46", "", "#8a6a42", 1.6)
    p.path("M-32 -26 H30 L26 -12 H-28 Z", p.lin("#b47c42", "#7a4d26"), INK, LINE)
    p.line([(28, -16), (58, -20)], INK, 5)
    p.line([(28, -16), (58, -20)], "#a06e3a", 2.6)
    wheel(p, -4, -10, 12)
    p.pop()


def amphora(p: Pic, x: float, y: float, s: float = 1, clay: str = "#c96f3e") -> None:
    """A two-handled jar about 44 high, standing at (x, y)."""
    p.push(x, y, s)
    p.path("M-5 -38 C-16 -40 -16 -26 -10 -26 M5 -38 C16 -40 16 -26 10 -26", "", INK, 5)
    p.path("M-5 -38 C-16 -40 -16 -26 -10 -26 M5 -38 C16 -40 16 -26 10 -26", "", clay, 2.4)
    p.path(
        "M-5 -42 H5 L4 -34 C16 -30 15 -14 4 -2 L3 0 H-3 L-4 -2 C-15 -14 -16 -30 -4 -34 Z",
        p.lin(light(clay, 0.4), clay, dark(clay, 0.3), dx=1, dy=0.1),
        INK,
        2,
    )
    p.rect(-7, -45, 14, 4.5, light(clay, 0.2), INK, 1.4, 1.5)
    p.path("M-11 -24 H11 M-11.5 -20 H11.5", "", dark(clay, 0.55), 1.6)
    p.pop()


def sack(p: Pic, x: float, y: float, s: float = 1, cloth: str = "#d9bd86") -> None:
    """A tied sack about 30 high."""
    p.push(x, y, s)
    p.path(
        "M-4 -24 C-16 -18 -16 -2 -12 0 H12 C16 -2 16 -18 4 -24 L8 -31 H-8 Z",
        p.lin(light(cloth, 0.35), cloth, dark(cloth, 0.25), dx=1, dy=0.3),
        INK,
        1.9,
    )
    p.line([(-5, -24), (5, -24)], "#7c4a26", 2.6)
    p.pop()


def coins(p: Pic, x: float, y: float, n: int, s: float = 1) -> None:
    """A stack of `n` coins standing at (x, y)."""
    p.push(x, y, s)
    for i in range(n):
        p.oval(0, -3 - i * 5, 13, 5.4, "#b0741a", INK, 1.6)
        p.oval(0, -5 - i * 5, 13, 5.2, p.lin("#ffe9a0", "#e0a52e", dx=1, dy=0.3), INK, 1.4)
    p.oval(0, -5 - (n - 1) * 5, 8, 3, "#c58b22")
    p.pop()


def big_coin(p: Pic, x: float, y: float, r: float) -> None:
    """One coin seen from the front, with a head."""
    p.circle(x, y, r, p.rad("#fff0b0", "#e6ae3a", "#a86c18"), INK, LINE)
    p.circle(x, y, r * 0.8, "", "#9a6213", r * 0.07)
    p.push(x, y, r / 28)
    p.path("M-5 16 q-1 -7 -5 -9 q-5 -10 2 -19 q9 -8 18 -1 q4 4 2 10 l4 7 -4 2 q1 7 -6 7 l-1 3 z", "#9a6213")
    p.path("M-9 -10 q8 -9 20 -4 l1 3 q-10 -4 -20 4 z", "#fff0b8")
    p.pop()


def basket(p: Pic, x: float, y: float, s: float = 1, fruit: str = "#7a2f5c", leaves: bool = True) -> None:
    """A basket heaped with round things."""
    p.push(x, y, s)
    for a, b in ((-12, -18), (-4, -21), (5, -20), (12, -17), (-8, -25), (1, -28), (8, -25)):
        p.circle(a, b, 5.4, p.rad(light(fruit, 0.4), fruit, dark(fruit, 0.3)), INK, 1.2)
    if leaves:
        p.path("M-2 -30 q-8 -8 -14 0 q8 5 14 0 Z", "#6f9a3f", INK, 1.1)
    p.path("M-19 -18 H19 L14 0 H-14 Z", p.lin("#d8a75e", "#8d5c2a", dx=1, dy=0.2), INK, 2)
    p.path("M-17 -12 H17 M-16 -6 H16 M-8 -18 L-6 0 M0 -18 V0 M8 -18 L6 0", "", "#7a4d24", 1.2)
    p.pop()


def sheaf(p: Pic, x: float, y: float, s: float = 1) -> None:
    """A bound sheaf of wheat."""
    p.push(x, y, s)
    for i, lean in enumerate((-16, -9, -3, 4, 10, 16)):
        p.line([(lean * 0.5, 0), (lean * 0.1, -16), (lean, -34)], "#a8791f", 2.6)
        wheat(p, lean, -22 - (i % 2) * 3, 24, "#f2c94e", "#7a5314")
    p.path("M-8 -12 Q0 -8 8 -12 L7 -18 Q0 -14 -7 -18 Z", "#b5443a", INK, 1.3)
    p.pop()


def tent(p: Pic, x: float, y: float, w: float, h: float, cloth: str = "#e8dcc0") -> None:
    """A leather tent with an open front."""
    shade(p, x + 6, y + 1, w * 0.6)
    p.poly(
        [(x - w * 0.5, y), (x - w * 0.12, y - h), (x + w * 0.3, y - h), (x + w * 0.62, y)],
        p.lin(light(cloth, 0.3), dark(cloth, 0.25), dx=1, dy=0.2),
        INK,
        LINE,
    )
    p.poly([(x - w * 0.5, y), (x - w * 0.12, y - h), (x + w * 0.18, y)], p.lin(light(cloth, 0.4), cloth), INK, LINE)
    p.poly([(x - w * 0.26, y), (x - w * 0.12, y - h * 0.78), (x + w * 0.02, y)], "#3f2a1a", INK, 1.4)
    p.poly([(x - w * 0.26, y), (x - w * 0.12, y - h * 0.78), (x - w * 0.16, y)], light(cloth, 0.1), INK, 1)


def standard(p: Pic, x: float, y: float, s: float = 1, cloth: str = "#a3322b", eagle: bool = True) -> None:
    """A legion's standard about 80 high."""
    p.push(x, y, s)
    p.line([(0, 0), (0, -66)], INK, 5)
    p.line([(0, 0), (0, -66)], "#b07a2c", 2.6)
    p.path(
        "M-17 -56 H17 V-32 L11 -35 L5.5 -31 L0 -35 L-5.5 -31 L-11 -35 L-17 -32 Z",
        p.lin(light(cloth, 0.25), dark(cloth, 0.2), dx=1, dy=0.3),
        INK,
        1.8,
    )
    p.line([(-19, -56), (19, -56)], "#e2b04a", 3)
    p.circle(0, -45, 4.6, "#f0c050", INK, 1.2)
    p.circle(0, -22, 4.6, "#e2b04a", INK, 1.4)
    if eagle:
        p.path(
            "M0 -76 C-6 -80 -16 -82 -22 -76 C-16 -75 -14 -72 -12 -68 C-7 -70 -3 -67 0 -63 C3 -67 7 -70 12 -68 "
            "C14 -72 16 -75 22 -76 C16 -82 6 -80 0 -76 Z",
            p.lin("#ffe08a", "#c98f2c"),
            INK,
            1.6,
        )
        p.circle(0, -78, 3, "#ffe08a", INK, 1.2)
    p.pop()


def banner(p: Pic, x: float, y: float, h: float, cloth: str, flip: bool = False) -> None:
    """A flying flag on a pole."""
    p.push(x, y, 1, flip)
    p.line([(0, 0), (0, -h)], INK, 3.4)
    p.line([(0, 0), (0, -h)], "#b98a4a", 1.8)
    p.path(
        f"M0 {-h} C12 {-h - 6} 18 {-h + 6} 32 {-h} V{-h + 18} C18 {-h + 24} 12 {-h + 12} 0 {-h + 18} Z",
        p.lin(light(cloth, 0.3), dark(cloth, 0.15), dx=1, dy=0.2),
        INK,
        1.6,
    )
    p.pop()


def ship(p: Pic, x: float, y: float, s: float = 1, sail: str = "#f4e4c0", mark: str = "#a3322b") -> None:
    """A merchant ship under sail."""
    p.push(x, y, s)
    p.line([(2, -10), (2, -70)], INK, 4)
    p.line([(2, -10), (2, -70)], "#9a6b3a", 2)
    p.path(
        "M-26 -64 H32 C26 -50 28 -34 36 -24 C18 -18 -8 -18 -30 -24 C-22 -36 -22 -52 -26 -64 Z",
        p.lin(light(sail, 0.4), sail, dark(sail, 0.2), dx=1, dy=0.3),
        INK,
        LINE,
    )
    p.star(3, -42, 10, 4.5, 5, mark, INK, 1)
    p.path(
        "M-52 -22 C-44 -8 -46 4 -34 6 H36 C48 4 52 -12 56 -24 C46 -20 42 -12 30 -12 H-30 C-42 -12 -46 -18 -52 -22 Z",
        p.lin("#b57a40", "#6f4322"),
        INK,
        LINE,
    )
    p.path("M-42 -4 H46", "", "#e2b04a", 2.4)
    for i in range(5):
        p.circle(-24 + i * 13, 1, 2, "#3a2314")
    p.path("M-52 -22 C-60 -26 -58 -34 -52 -32", "", INK, 3)
    p.pop()


def fire(p: Pic, x: float, y: float, s: float = 1) -> None:
    """Flames about 34 high."""
    p.push(x, y, s)
    p.path(
        "M1 -38 C3 -28 14 -24 14 -11 C14 -3 8 0 0 0 C-8 0 -14 -4 -14 -12 C-14 -18 -9 -20 -8 -27 C-5 -26 -4 -23 "
        "-4 -20 "
        "C0 -25 2 -30 1 -38 Z",
        p.lin("#ffc04a", "#d9431e"),
        INK,
        1.5,
    )
    p.path("M1 -20 C5 -14 7 -11 6 -7 C5 -1 -6 -1 -6 -7 C-6 -11 -3 -12 -2 -15 C0 -14 0 -12 1 -11 Z", "#fff0a0")
    p.pop()


def smoke(p: Pic, x: float, y: float, s: float = 1, colour: str = "#4a3a38") -> None:
    """A rising plume."""
    p.push(x, y, s)
    for a, b, r, o in ((0, 0, 7, 0.7), (5, -12, 10, 0.6), (-3, -27, 13, 0.45), (8, -44, 16, 0.35)):
        p.circle(a, b, r, colour, op=o)
    p.pop()


def scroll(p: Pic, x: float, y: float, w: float, h: float) -> None:
    """An open document with lines on it."""
    p.rect(x, y, w, h, p.lin("#fffaf0", "#ecd9ad"), INK, 1.8)
    for i in range(max(2, int(h / 8))):
        p.line([(x + 5, y + 7 + i * 7), (x + w - 5 - (i % 3) * 6, y + 7 + i * 7)], "#8a6436", 1.6)
    for yy in (y - 3, y + h - 3):
        p.rect(x - 4, yy, w + 8, 6, p.lin("#f6e4b8", "#b98d4e"), INK, 1.6, 3)


def scales(p: Pic, x: float, y: float, s: float = 1, tilt: float = 0) -> None:
    """A pair of scales about 60 high."""
    p.push(x, y, s)
    p.path("M-12 0 H12 L7 -6 H-7 Z", "#c98f2c", INK, 1.7)
    p.line([(0, -4), (0, -56)], INK, 5)
    p.line([(0, -4), (0, -56)], "#e2b04a", 2.8)
    p.line([(-30, -52 + tilt), (30, -52 - tilt)], INK, 5)
    p.line([(-30, -52 + tilt), (30, -52 - tilt)], "#e2b04a", 2.6)
    for side in (-1, 1):
        top = -52 - side * tilt
        p.line([(side * 30 - 10, top + 24), (side * 30, top), (side * 30 + 10, top + 24)], INK, 1.2)
        p.path(f"M{side * 30 - 13} {top + 24} h26 a13 9 0 0 1 -26 0 Z", p.lin("#ffe59a", "#b57c22"), INK, 1.7)
    p.circle(0, -57, 4, "#ffe59a", INK, 1.4)
    p.pop()


def table(p: Pic, x: float, y: float, w: float, h: float, top: str = WOOD) -> None:
    """A table whose top runs from x at height y - h."""
    for lx in (x + 6, x + w - 12):
        p.rect(lx, y - h, 6, h, dark(top, 0.25), INK, 1.5)
    p.rect(x, y - h - 4, w, 8, p.lin(light(top, 0.35), top), INK, LINE, 2)


def statue(p: Pic, x: float, y: float, s: float = 1, stone: str = "#e9e0cd") -> None:
    """A statue with raised arm on a plinth, about 70 high."""
    p.push(x, y, s)
    p.rect(-14, -16, 28, 16, p.lin(light(stone, 0.3), dark(stone, 0.2), dx=1, dy=0.3), INK, 1.8)
    p.rect(-17, -19, 34, 5, stone, INK, 1.5)
    p.path(
        "M-8 -19 C-10 -34 -8 -44 -5 -50 H6 C10 -44 9 -32 8 -19 Z",
        p.lin(light(stone, 0.5), stone, dark(stone, 0.3), dx=1, dy=0.1),
        INK,
        1.8,
    )
    p.line([(6, -48), (15, -56), (17, -66)], INK, 6)
    p.line([(6, -48), (15, -56), (17, -66)], light(stone, 0.2), 3.2)
    p.path("M-6 -48 C2 -42 6 -32 8 -20", "", dark(stone, 0.4), 1.5)
    p.circle(0, -57, 6.4, p.rad("#ffffff", stone, dark(stone, 0.3)), INK, 1.7)
    p.pop()


def log_pile(p: Pic, x: float, y: float, n: int = 4, r: float = 9) -> None:
    """Logs stacked in a pyramid, ends to us."""
    for level in range(n):
        for i in range(n - level):
            cx, cy = x + i * 2 * r + level * r, y - r - level * r * 1.75
            p.circle(cx, cy, r, p.rad("#f0cf94", "#d3a45e", "#8f5d2c"), INK, 1.8)
            p.circle(cx, cy, r * 0.62, "", "#a06c35", 1.1)
            p.circle(cx, cy, r * 0.28, "", "#a06c35", 1.1)


def sword(p: Pic, x: float, y: float, angle: float, s: float = 1) -> None:
    """A short sword, point up."""
    p.push(x, y, s, angle=angle)
    p.path("M0 -44 L5 -36 V-8 H-5 V-36 Z", p.lin("#ffffff", "#b9bdc6", "#7b808b", dx=1, dy=0), INK, 1.7)
    p.rect(-9, -8, 18, 4.5, "#d9a441", INK, 1.4, 1)
    p.rect(-3, -4, 6, 10, "#7a4a26", INK, 1.4, 1)
    p.circle(0, 8, 4, "#d9a441", INK, 1.4)
    p.pop()


def scutum(p: Pic, x: float, y: float, s: float = 1, colour: str = "#a3322b") -> None:
    """A tall shield 50 high, centre at (x, y)."""
    p.push(x, y, s)
    p.path(
        "M-15 -24 Q0 -29 15 -24 V24 Q0 29 -15 24 Z",
        p.lin(light(colour, 0.3), colour, dark(colour, 0.3), dx=1, dy=0.2),
        INK,
        LINE,
    )
    p.path(
        "M0 -24 V-8 M0 8 V24 M-12 0 H-7 M7 0 H12 M-11 -18 L-5 -8 M11 -18 L5 -8 M-11 18 L-5 8 M11 18 L5 8",
        "",
        "#f0c050",
        2,
    )
    p.circle(0, 0, 6.4, p.rad("#fff0b0", "#d9a441", "#94641c"), INK, 1.6)
    p.pop()


def helmet(p: Pic, x: float, y: float, s: float = 1, crest: str = "#b5312a") -> None:
    """A legionary's helmet about 40 high."""
    p.push(x, y, s)
    p.path("M-22 -22 C-20 -46 20 -48 24 -20 C14 -34 -8 -34 -22 -22 Z", crest, INK, 2)
    p.path(
        "M-18 0 C-20 -22 -10 -32 2 -32 C16 -32 22 -20 20 -6 L10 -8 L8 4 C4 8 0 6 0 0 L-4 -6 C-10 -8 -14 -4 -18 0 Z",
        p.lin("#f6dc98", "#c08b34", "#7d5518", dx=0.7, dy=1),
        INK,
        LINE,
    )
    p.path("M-16 -8 C-6 -16 10 -14 20 -8", "", "#6b4712", 2)
    p.pop()
