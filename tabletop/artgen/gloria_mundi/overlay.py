"""The drawn things of the board: mountains, woods, ships, roads, places, cities, trays. Board units throughout."""

from __future__ import annotations

import math
import random
import tomllib
from collections.abc import Iterable

from ..paths import ROOT
from ..spline import Point, catmull, resample
from ..svg import Pic, dark, light, mix
from . import layout as lay
from . import scenery as sc
from . import symbols
from . import things as th
from .frames import meander
from .geography import RANGES

DATA = ROOT / "engines" / "gloria_mundi" / "data" / "components.toml"
INK = "#2b1a10"


def demands() -> list[tuple[str, ...]]:
    """What the Goth asks for on places 1 to 35, from the rules data. Raises OSError when the data is missing."""
    with DATA.open("rb") as file:
        rows = tomllib.load(file)["goth_space"]
    by_index = {row["index"]: tuple(kind for kind, n in row["demand"].items() for _ in range(n)) for row in rows}
    return [by_index[i] for i in range(1, 36)]


def _keep_clear() -> list[tuple[Point, float]]:
    """Points that scenery must stay away from, with their distances."""
    goth, escape = lay.goth_places(), lay.escape_places()
    clear = [(p, 48.0) for p in resample(goth, 160)] + [(p, 34.0) for p in resample(escape, 120)]
    clear += [
        (lay.ROME_CITY, 74.0),
        (lay.CARTHAGE_CITY, 66.0),
        ((600, 483), 40.0),
        ((2295, 190), 62.0),
        ((530, 965), 70.0),
    ]
    for x in range(1250, 1400, 30):
        clear.append(((x, 522), 34.0))
    for x in range(2090, 2240, 30):
        clear.append(((x, 522), 34.0))
    return clear


def _free(x: float, y: float, clear: Iterable[tuple[Point, float]], room: float = 0) -> bool:
    if any(math.hypot(x - p[0], y - p[1]) < d + room for p, d in clear):
        return False
    boxes = (lay.TRAY, lay.DECK, lay.FIRE, (lay.BANK[0], lay.BANK[1] - 30, lay.BANK[2], lay.BANK[3] + 30))
    inside = any(b[0] - 26 < x < b[0] + b[2] + 26 and b[1] - 14 < y < b[1] + b[3] + 40 for b in boxes)
    return not inside and 40 < x < 2360 and 44 < y < 972


def peak(p: Pic, x: float, y: float, s: float, rng: random.Random, snow: bool) -> None:
    """One mountain, lit from the left, with pen strokes on the dark side."""
    lean = rng.uniform(-0.12, 0.12)
    top = (x + lean * s, y - s * rng.uniform(0.95, 1.15))
    mid = (x + rng.uniform(-0.05, 0.12) * s, y + s * 0.02)
    p.poly([(x - s * 0.8, y), (x - s * 0.42, y - s * 0.5), top, mid], "#d9c294", "", 1)
    p.poly([top, (x + s * 0.36, y - s * 0.55), (x + s * 0.82, y), mid], "#8d6f4a", "", 1)
    if snow:
        p.poly(
            [
                top,
                (top[0] - s * 0.24, top[1] + s * 0.3),
                (top[0] - s * 0.06, top[1] + s * 0.24),
                (top[0] + s * 0.03, top[1] + s * 0.4),
                (top[0] + s * 0.2, top[1] + s * 0.26),
            ],
            "#fbf6ea",
        )
    p.line(
        [(x - s * 0.8, y), (x - s * 0.42, y - s * 0.5), top, (x + s * 0.36, y - s * 0.55), (x + s * 0.82, y)],
        "#4a301a",
        1.7,
    )
    for t in (0.3, 0.5, 0.7, 0.88):
        a = (top[0] + (x + s * 0.6 - top[0]) * t, top[1] + (y - top[1]) * t)
        p.line([a, (a[0] - s * 0.12, a[1] + s * 0.22 * (1.2 - t))], "#4a301a", 1.2, 0.8)


def mountains(p: Pic) -> None:
    """Peaks along every range where nothing else needs the room."""
    rng, clear = random.Random(7), _keep_clear()
    spots: list[tuple[float, float, float]] = []
    for line, width in RANGES:
        curve = catmull(line)
        for _ in range(int(len(curve) * 1.6)):
            x, y = rng.choice(curve)
            x, y = x + rng.gauss(0, width * 0.5), y + rng.gauss(0, width * 0.42)
            s = width * rng.uniform(0.5, 0.86)
            if _free(x, y - s * 0.4, clear, s * 0.35) and all(
                math.hypot(x - a, (y - b) * 1.5) > (s + c) * 0.55 for a, b, c in spots
            ):
                spots.append((x, y, s))
    for x, y, s in sorted(spots, key=lambda spot: spot[1]):
        peak(p, x, y, s, rng, s > 24 and y < 330)


WOODS = [
    ((60, 290), 60, 16),
    ((1180, 300), 80, 34),
    ((1420, 160), 90, 34),
    ((1700, 360), 90, 36),
    ((1790, 230), 60, 20),
    ((2000, 280), 60, 22),
    ((2270, 390), 60, 24),
    ((1500, 70), 110, 24),
    ((2000, 60), 60, 14),
    ((1260, 400), 70, 26),
    ((2330, 250), 46, 14),
    ((980, 60), 90, 18),
    ((700, 300), 46, 10),
    ((840, 270), 40, 10),
    ((1080, 300), 60, 16),
    ((860, 590), 40, 7),
    ((350, 640), 30, 8),
    ((180, 960), 60, 8),
    ((1400, 560), 50, 14),
    ((2180, 500), 40, 10),
    ((360, 480), 20, 4),
    ((790, 930), 40, 6),
    ((1950, 480), 60, 14),
]


def woods(p: Pic) -> None:
    """Clumps of trees."""
    rng, clear = random.Random(11), _keep_clear()
    trees: list[Point] = []
    for (cx, cy), spread, count in WOODS:
        for _ in range(count * 3):
            x, y = cx + rng.gauss(0, spread * 0.6), cy + rng.gauss(0, spread * 0.4)
            if _free(x, y - 8, clear, 8) and all(math.hypot(x - a, y - b) > 13 for a, b in trees):
                trees.append((x, y))
    for x, y in sorted(trees, key=lambda t: t[1]):
        tone = mix("#4f7238", "#8a9448", rng.random() * (0.4 if y < 450 else 0.9))
        if rng.random() < 0.35:
            sc.cypress(p, x, y, rng.uniform(20, 27), dark(tone, 0.1))
        else:
            sc.tree(p, x, y, rng.uniform(0.27, 0.36), tone)


def river(p: Pic, points: list[Point], width: float) -> None:
    """A river from spring to mouth."""
    line = catmull(points)
    for colour, extra, op in (("#4a6a70", 2.2, 0.7), ("#6ba3a8", 0, 1.0), ("#b4d8d2", -2.6, 0.7)):
        if width + extra > 0.5:
            p.line(line, colour, width + extra, op)


def rivers(p: Pic) -> None:
    """Danube, Po, Rhone, Tiber and a few without fame."""
    river(
        p,
        [
            (1010, 210),
            (1120, 220),
            (1220, 250),
            (1420, 206),
            (1540, 190),
            (1660, 226),
            (1800, 330),
            (1960, 250),
            (2040, 330),
            (2240, 200),
            (2400, 190),
        ],
        7,
    )
    river(p, [(160, 226), (300, 200), (430, 206), (520, 236), (640, 300), (738, 352)], 6)
    river(p, [(30, 150), (34, 240), (24, 338)], 5)
    river(p, [(1470, 350), (1520, 250), (1540, 190)], 4)
    river(p, [(690, 430), (640, 470), (606, 490)], 4)


def compass(p: Pic, x: float, y: float, r: float) -> None:
    """A rose of sixteen winds."""
    p.circle(x, y, r * 0.98, "#f4e6bd", op=0.16)
    for radius, width in ((0.98, 1.6), (0.9, 0.9), (0.46, 1.2)):
        p.circle(x, y, r * radius, "", "#e9d6a0", width, 0.85)
    for i in range(32):
        a = math.pi * i / 16
        p.line(
            [
                (x + r * 0.9 * math.sin(a), y - r * 0.9 * math.cos(a)),
                (x + r * 0.98 * math.sin(a), y - r * 0.98 * math.cos(a)),
            ],
            "#e9d6a0",
            1.4,
        )
    for turn, long, wide in (
        (22.5, 0.58, 0.09),
        (67.5, 0.58, 0.09),
        (112.5, 0.58, 0.09),
        (157.5, 0.58, 0.09),
        (45, 0.74, 0.13),
        (135, 0.74, 0.13),
        (0, 1.16, 0.17),
        (90, 1.16, 0.17),
    ):
        for half in (0, 180):
            p.push(x, y, r, angle=turn + half)
            p.poly([(0, -long), (wide, -wide), (0, 0)], "#7e2a22" if long > 1 else "#35525a")
            p.poly([(0, -long), (-wide, -wide), (0, 0)], "#f6e8c0")
            p.pop()
    p.circle(x, y, r * 0.11, "#e2b04a", INK, 1.4)
    p.star(x, y - r * 1.32, r * 0.15, r * 0.06, 5, "#f6e8c0")


def dolphin(p: Pic, x: float, y: float, s: float, flip: bool = False) -> None:
    """A leaping dolphin."""
    p.push(x, y, s, flip)
    p.path(
        "M-26 8 C-18 -18 12 -22 26 -2 L34 0 L28 4 C24 6 20 6 16 4 C14 10 10 14 4 14 L8 5 C-6 2 -16 6 -22 14 "
        "L-26 22 L-30 14 L-38 12 Z",
        "#3f6f7c",
        "#173742",
        1.8,
    )
    p.path("M-16 2 C-6 -6 10 -8 20 0", "", "#b9dcd8", 2)
    p.path("M-2 -15 C-4 -22 -8 -24 -12 -24 C-10 -20 -10 -16 -10 -12 Z", "#3f6f7c", "#173742", 1.6)
    p.path("M-34 22 q8 -6 16 0 t16 0 t16 0 t16 0", "", "#e9f4ea", 2.4, 0.9)
    p.pop()


def sea_life(p: Pic) -> None:
    """Ships and dolphins on open water."""
    th.ship(p, 478, 590, 0.62)
    th.ship(p, 1000, 940, 0.7, "#f0d9b0", "#2f5f80")
    th.ship(p, 196, 770, 0.4)
    dolphin(p, 560, 660, 0.8)
    dolphin(p, 1040, 850, 0.66, True)
    dolphin(p, 120, 640, 0.62)
    th.ship(p, 868, 442, 0.36, "#f4e4c0", "#54853d")
    compass(p, 168, 520, 74)


def roads(p: Pic) -> None:
    """The Goths' stone road and the fugitives' path."""
    rng = random.Random(5)
    goth = resample(lay.goth_places(), 900)
    for colour, width, op in (("#2b1a10", 25, 0.4), ("#5c4028", 21, 1), ("#b79c74", 17, 1)):
        p.line(goth, colour, width, op)
    for i in range(0, 900, 3):
        x, y = goth[i]
        for _ in range(2):
            a, b = x + rng.uniform(-7, 7), y + rng.uniform(-7, 7)
            tone = mix("#d9c5a0", "#8c7350", rng.random())
            p.oval(a, b, rng.uniform(2.6, 4.2), rng.uniform(2, 3.2), tone, "#5c4028", 0.7)
    escape = resample(lay.escape_places(), 700)
    p.line(escape, "#2b1a10", 10, 0.35)
    p.line(escape, "#f7ecd0", 6.4)
    for i in range(0, 699, 7):
        p.line(escape[i : i + 4], "#a3442e", 2.6)


def medallion(p: Pic, x: float, y: float, r: float, ring: str, fill: str, studs: int) -> None:
    """A round stone plate with a coloured rim set with small stones."""
    p.circle(x, y, r, dark(ring, 0.62))
    p.circle(x, y, r - 1.6, p.lin(light(ring, 0.35), ring, dark(ring, 0.3), dx=0.6, dy=1))
    if studs:
        for i in range(studs):
            a = 2 * math.pi * i / studs
            p.circle(
                x + (r - 4.4) * math.sin(a), y - (r - 4.4) * math.cos(a), 1.9, "#f0d48a" if i % 2 else light(ring, 0.55)
            )
    inner = r - (7.6 if studs else 4.6)
    p.circle(x, y, inner + 1.2, dark(ring, 0.6))
    p.circle(x, y, inner, p.rad(light(fill, 0.5), fill, dark(fill, 0.16), cx=0.38, cy=0.32, r=0.8))


def goth_places(p: Pic) -> None:
    """The 35 demands between the Goths' camp and Rome; the rims redden on the way."""
    places = lay.goth_places()
    r = lay.GOTH_RADIUS
    for i, kinds in enumerate(demands(), 1):
        x, y = places[i]
        medallion(p, x, y, r, mix("#6f6a5e", "#a02c22", i / 35), "#f3e6c8", 24)
        size = 40 if len(kinds) == 1 else 31
        for k, kind in enumerate(kinds):
            cx = x if len(kinds) == 1 else x - 15.5 + 31 * k
            p.push(cx - size / 2, y - size / 2, size / 64)
            symbols.ICONS[kind](p)
            p.pop()
    x, y = places[0]
    medallion(p, x, y, r, "#3b3f48", "#8d8f96", 24)
    p.push(x - 24, y - 25, 0.75)
    symbols.ICONS["goth"](p)
    p.pop()
    x, y = places[36]
    medallion(p, x, y, r - 4, "#a02c22", "#e8b0a0", 24)
    p.push(x - 19, y - 21, 0.6)
    symbols.ICONS["fire"](p)
    p.pop()


def escape_places(p: Pic) -> None:
    """The 37 places of the fugitives, every fifth in gold."""
    for i, (x, y) in enumerate(lay.escape_places()):
        r = lay.ESCAPE_RADIUS
        if i in (0, 36):
            medallion(p, x, y, r + 2, "#a3322b" if i == 0 else "#7a3f95", "#f8e6b0", 0)
            p.star(x, y, 13, 5.6, 5 if i == 0 else 8, "#a3322b" if i == 0 else "#7a3f95")
        elif i % 5 == 0:
            medallion(p, x, y, r + 1, "#d9a032", "#ffe9a8", 0)
        else:
            medallion(p, x, y, r - 2, "#8f7a58", "#f7efdd", 0)


def cities(p: Pic) -> None:
    """Rome, Carthage and the Goths' tents."""
    x, y = lay.ROME_CITY
    p.push(x, y, 1.08)
    p.oval(2, 26, 58, 20, "#a98f5c", INK, 1.6)
    sc.temple(p, -2, 14, 46, 50, 4, "#c4552f")
    sc.house(p, -44, 20, 22, 16, windows=1, door=None)
    sc.house(p, 22, 18, 24, 18, "#efc98e", windows=1, door=None)
    p.push(12, 12, 0.5)
    symbols.ICONS["rome"](p)
    p.pop()
    sc.wall(p, -52, 38, 92, 13, "#d6bc8c")
    sc.tower(p, -58, 40, 15, 24, "#d6bc8c")
    sc.tower(p, -14, 40, 17, 24, "#d6bc8c")
    p.pop()
    p.push(508, 912, 1)
    p.oval(0, 10, 38, 17, "#c9a15c", INK, 1.6)
    p.circle(2, 12, 12, "#4b8d9a", INK, 1.6)
    p.circle(2, 12, 4.5, "#e6cf9c", INK, 1.2)
    sc.tower(p, -34, 12, 16, 34, "#e6cf9c", "#b5452c")
    sc.temple(p, 20, 4, 28, 28, 3, "#b5452c")
    sc.wall(p, -38, 26, 62, 10, "#e6cf9c")
    p.pop()
    for dx, dy, w in ((-44, 0, 34), (22, 4, 32), (-10, 12, 40)):
        th.tent(p, 2300 + dx, 196 + dy - 36, w, w * 0.62, "#9a7d58")
    th.banner(p, 2346, 164, 34, "#3b3f48")


def _stone(p: Pic, box: tuple[float, float, float, float], colour: str = "#e9dfc8", rx: float = 8) -> None:
    x, y, w, h = box
    p.rect(x, y, w, h, dark(colour, 0.66), rx=rx)
    p.rect(x + 1.5, y + 1.5, w - 3, h - 3, p.lin(light(colour, 0.4), colour, dark(colour, 0.18)), rx=rx - 1)
    p.rect(x + 5, y + 5, w - 10, h - 10, "", dark(colour, 0.35), 1.4, rx - 3)


def _sunk(p: Pic, box: tuple[float, float, float, float], colour: str, rx: float = 9) -> None:
    """A recess: dark at its upper left edge, bright at the lower right."""
    x, y, w, h = box
    p.rect(x - 1.5, y - 1.5, w + 3, h + 3, dark(colour, 0.7), rx=rx + 1)
    p.rect(x, y, w + 1.5, h + 1.5, light(colour, 0.45), rx=rx)
    p.rect(x, y, w, h, p.lin(dark(colour, 0.5), dark(colour, 0.3), dark(colour, 0.22), dx=0.3, dy=1), rx=rx)


def _arrow(p: Pic, ax: float, y: float) -> None:
    """The way the cards slide."""
    p.poly(
        [
            (ax - 20, y + 12),
            (ax + 12, y + 12),
            (ax + 12, y + 7),
            (ax + 24, y + 19),
            (ax + 12, y + 31),
            (ax + 12, y + 26),
            (ax - 20, y + 26),
        ],
        "#b08d58",
        dark("#b08d58", 0.5),
        1.2,
        0.85,
    )


def _bay(p: Pic, i: int) -> None:
    """One card bay with its price plaque."""
    fx, fy, _, _ = lay.FORUM
    cw, ch = lay.FORUM_CELL
    left = fx + i * (cw + lay.FORUM_GAP)
    _sunk(p, (left, fy, cw, ch), "#b59a70")
    p.push(left + cw / 2 - 32, fy + ch / 2 - 32, 1)
    for angle in range(0, 360, 30):
        symbols.leaf(
            p,
            32 + 24 * math.sin(math.radians(angle)),
            32 - 24 * math.cos(math.radians(angle)),
            angle + 60,
            1,
            "#8a7048",
            "#6f5838",
            0.8,
        )
    p.pop()
    shade = mix("#8f2f26", "#4f7d38", i / 5)
    p.rect(
        left + cw / 2 - 38,
        fy + ch + 4.5,
        76,
        29,
        p.lin(light(shade, 0.2), shade, dark(shade, 0.3)),
        dark(shade, 0.65),
        1.8,
        14,
    )
    if i < 5:
        _arrow(p, left + cw + lay.FORUM_GAP / 2, fy + ch)


def forum(p: Pic) -> None:
    """The Forum: a marble platform with six card bays, a painted frieze and steps."""
    x, y, w, h = lay.TRAY
    rng = random.Random(3)
    _stone(p, lay.TRAY, "#d9c9a8", 12)
    for _ in range(60):
        a, b = x + rng.uniform(20, w - 60), y + rng.uniform(40, h - 20)
        p.path(
            f"M{a:.1f} {b:.1f} q{rng.uniform(10, 30):.1f} {rng.uniform(-12, 12):.1f} {rng.uniform(30, 70):.1f} "
            f"{rng.uniform(-10, 10):.1f}",
            "",
            "#a58f68",
            1,
            0.3,
        )
    p.rect(x + 7, y + 5, w - 14, 29, p.lin("#a13a2c", "#7c241c", "#5f1814"), dark("#7c241c", 0.6), 1.6, 5)
    for start in (x + 24, x + w - 24 - 15 * 17):
        meander(p, start, y + 11, 17, 15, "#e2b04a", 2)
    for i in range(6):
        _bay(p, i)


def side_trays(p: Pic) -> None:
    """Bank, deck and discards."""
    x, y, w, h = lay.BANK
    _stone(p, (x - 8, y - 30, w + 16, h + 38), "#8a5a38", 12)
    p.rect(x, y - 25, w, 22, p.lin("#6b3f24", "#4a2917"), dark("#4a2917", 0.5), 1.4, 6)
    for i, kind in enumerate(("food", "gold", "military", "glory")):
        cx = x + w * (i + 0.5) / 4
        _sunk(p, (cx - w / 8 + 7, y + 5, w / 4 - 14, h - 10), ("#5f8a45", "#c9962f", "#a3a09a", "#7a4f95")[i], 14)
        p.push(cx - 27, y + h / 2 - 27, 0.84)
        symbols.ICONS[kind](p)
        p.pop()
        p.rect(
            cx - w / 8 + 7,
            y + 5,
            w / 4 - 14,
            h - 10,
            dark(("#5f8a45", "#c9962f", "#a3a09a", "#7a4f95")[i], 0.36),
            rx=14,
            op=0.62,
        )
    for box, back in ((lay.DECK, True), (lay.FIRE, False)):
        _stone(p, (box[0] - 9, box[1] - 9, box[2] + 18, box[3] + 18), "#cdbb94", 12)
        _sunk(p, box, "#a98f68" if back else "#8a4a36")
        p.push(box[0] + box[2] / 2 - 30, box[1] + box[3] / 2 - 30, 0.94)
        symbols.ICONS["deck" if back else "fire"](p)
        p.pop()


def border(p: Pic) -> None:
    """Two rows of mosaic stones round the edge, with a rope of waves between."""
    w, h = lay.BOARD
    rng = random.Random(2)
    tones = ("#7e2a22", "#d9b25a", "#efe2c0", "#35616c", "#b98a4a")
    p.path(f"M0 0 H{w} V{h} H0 Z M26 26 V{h - 26} H{w - 26} V26 Z", "#2a1a12")
    for ring, size in ((3, 10.0), (13.5, 10.0)):
        nx, ny = round((w - 2 * ring) / size), round((h - 2 * ring) / size)
        sx, sy = (w - 2 * ring) / nx, (h - 2 * ring) / ny
        cells = [(i, j) for i in range(nx) for j in (0, ny - 1)] + [
            (i, j) for j in range(1, ny - 1) for i in (0, nx - 1)
        ]
        for i, j in cells:
            k = (i + j) % 8 if ring < 10 else (i * 3 + j) % 5
            base = tones[(0, 0, 1, 2, 2, 1, 0, 3)[k]] if ring < 10 else tones[(2, 3, 3, 2, 4)[k]]
            tone = mix(base, rng.choice(("#ffffff", "#1a100a")), rng.uniform(0, 0.22))
            p.rect(ring + i * sx + 0.6, ring + j * sy + 0.6, sx - 1.2, sy - 1.2, tone, rx=1.4)
    p.rect(25.5, 25.5, w - 51, h - 51, "", "#d9b25a", 2)
