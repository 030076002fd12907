"""The icons of the game: one drawing per concept, 64 x 64, told apart by outline as well as by colour."""

from __future__ import annotations

import math
from collections.abc import Callable

from ..svg import Pic, light
from . import finds, goods, tiles, units
from . import frames as fr
from . import parts as pt
from . import terrain as tr
from .parts import CREAM, GOLD, INK, TERRACOTTA, WHITE

WOODEN = units.Tones("#c98d4a", "#7a4f24", "#f0cf96")
RED, GREEN, BLUE = "#c93a2c", "#3f8a4a", "#2d6aa8"


def any_resource(p: Pic) -> None:
    """A disc of the four resources."""
    finds.any_resource(p, 32, 32, 64)


def _either(a: str, b: str) -> Callable[[Pic], None]:
    """One good or another."""

    def draw(p: Pic) -> None:
        p.circle(32, 32, 30, "#fbf2da", INK, 3)
        p.path("M11 53 A30 30 0 0 1 53 11 Z", goods.TONES[a], op=0.5)
        p.path("M53 11 A30 30 0 0 1 11 53 Z", goods.TONES[b], op=0.5)
        p.line([(12, 52), (52, 12)], INK, 3)
        goods.put(p, a, 22, 23, 29)
        goods.put(p, b, 43, 43, 27)

    return draw


def vp(p: Pic) -> None:
    """A star."""
    tiles.star(p, 32, 34, 30)


def house(p: Pic, wall: str, tiles_: str) -> None:
    """A house of 56 x 50 with a roof in the colour `tiles_`."""
    p.rect(11, 30, 42, 27, p.lin(wall, "#d9c49a"), INK, 3.6)
    p.poly([(4, 32), (17, 10), (47, 10), (60, 32)], p.lin(light(tiles_, 0.25), tiles_), INK, 3.6)
    p.path("M26 57 V44 A6 6 0 0 1 38 44 V57 Z", "#5a3018", INK, 2.6)


def buildings(p: Pic) -> None:
    """A house."""
    house(p, CREAM, TERRACOTTA)


def building_types(p: Pic) -> None:
    """Three houses of different colours."""
    for x, y, wall, roof in ((-6, 0, "#f4d9a0", "#3f8a4a"), (27, 0, "#f4c0b0", "#2d6aa8"), (10, 25, CREAM, TERRACOTTA)):
        p.push(x + 2, y + 2, 0.58)
        house(p, wall, roof)
        p.pop()


def cities(p: Pic) -> None:
    """Towers and a wall."""
    for x, h in ((14, 34), (50, 34), (32, 46)):
        pt.tower(p, x, 54, 16, h - 8, WHITE, TERRACOTTA, sw=3)
    p.rect(4, 44, 56, 15, p.lin("#e6d0a0", "#b99a64"), INK, 3.4)
    p.path("M26 59 V52 A6 6 0 0 1 38 52 V59 Z", "#5a3018", INK, 2.4)


def units_(p: Pic) -> None:
    """A wooden soldier."""
    _wooden("grenadier")(p)


def paintings(p: Pic) -> None:
    """A framed landscape."""
    p.rect(4, 8, 56, 48, p.lin("#ffe9a8", GOLD, "#9a6a1c", dx=0.6), INK, 3.4)
    p.rect(12, 16, 40, 32, p.lin("#9fd0e0", "#f4e6bd"), INK, 2.6)
    p.path("M12 40 Q26 22 36 36 T52 32 V48 H12 Z", GREEN, INK, 2)
    p.circle(41, 25, 5, "#f2a03c", INK, 1.6)


def painting_colours(p: Pic) -> None:
    """A palette with the three colours."""
    p.path("M6 34 C2 10 44 -2 56 18 C66 38 46 32 44 42 C42 54 34 60 24 57 C14 54 7 46 6 34 Z", "#e6c48a", INK, 3.4)
    for x, y, c in ((18, 24, "#b3312c"), (34, 14, "#e59aa6"), (47, 22, "#2d558f")):
        p.circle(x, y, 6.4, c, INK, 2.2)
    p.circle(22, 43, 5.6, "#5a4030", INK, 2)


def products(p: Pic) -> None:
    """The three shapes."""
    for sides, x, y, r, c in ((8, 45, 20, 15, "#4f6fb4"), (5, 20, 21, 16, "#3f9a86"), (4, 32, 46, 18, "#a8324a")):
        p.poly(goods.shape(sides, r, x, y), p.lin(light(c, 0.4), c), INK, 3)


def _card(p: Pic, c: str) -> None:
    p.push(20, 34, 1, angle=-10)
    p.rect(-13, -24, 28, 44, light(c, 0.3), INK, 3, 4)
    p.pop()
    p.rect(22, 9, 32, 48, p.lin(light(c, 0.2), c), INK, 3.4, 4)


def gold_card(p: Pic) -> None:
    """A card with bars."""
    _card(p, "#d9a233")
    pt.ingot(p, 36, 40, 21)


def combat_card(p: Pic) -> None:
    """A card with swords."""
    _card(p, "#8a2a24")
    p.push(38, 33, 0.4)
    fr.emblem(p, "combat")
    p.pop()


def task(p: Pic) -> None:
    """A scroll with ticks."""
    p.path("M14 10 H50 V54 H14 Z", p.lin("#fdf6e0", "#e6d2a0"), INK, 3.4)
    for y in (10, 54):
        p.rect(7, y - 6, 50, 11, "#b98a55", INK, 3, 5)
    for y in (24, 34, 44):
        p.path(f"M20 {y} l3 4 l5 -8", "", GREEN, 3.4)
        p.line([(32, y), (44, y)], "#8a6a3a", 3)


def exploration(p: Pic) -> None:
    """A cloud with a compass needle."""
    tr.puff(p, 31, 52, 1.0, "#cfdde4")
    p.star(32, 30, 24, 5.4, 4, RED, INK, 2.6)
    p.circle(32, 30, 4, GOLD, INK, 2)


def bandeira(p: Pic) -> None:
    """A red flag."""
    p.line([(12, 60), (12, 6)], INK, 7)
    p.line([(12, 60), (12, 6)], "#a5713c", 3.4)
    p.path("M14 9 C28 2 40 16 60 8 V40 C40 48 28 34 14 41 Z", p.lin("#e8584a", "#a8201c", dx=1, dy=0), INK, 3.4)
    p.push(36, 25, 0.3)
    fr.emblem(p, "combat")
    p.pop()


def palace(p: Pic) -> None:
    """A domed palace."""
    pt.dome(p, 32, 28, 24, 17, GOLD, 3)
    p.rect(6, 34, 52, 23, p.lin("#e08a68", TERRACOTTA), INK, 3.4)
    p.rect(20, 27, 24, 30, p.lin("#f0a888", TERRACOTTA), INK, 3.4)
    p.path("M27 57 V46 A5 5 0 0 1 37 46 V57 Z", "#3b1a10", CREAM, 2)
    for x in (13, 51):
        p.path(f"M{x - 3} 50 V43 A3 3 0 0 1 {x + 3} 43 V50 Z", "#3b1a10", CREAM, 1.6)


def strength(p: Pic) -> None:
    """Crossed swords."""
    p.push(32, 31, 0.68)
    fr.emblem(p, "combat")
    p.pop()


def attack(p: Pic) -> None:
    """A sword, point up."""
    p.push(32, 32, 1, angle=35)
    p.poly([(-6.4, 12), (-6.4, -22), (0, -31), (6.4, -22), (6.4, 12)], p.lin("#f8fafa", "#98a2a8", dx=1, dy=0), INK, 3.4)
    p.rect(-16, 11, 32, 7.4, GOLD, INK, 3)
    p.rect(-4, 18, 8, 11, "#7a4a24", INK, 2.6)
    p.pop()


def defence(p: Pic) -> None:
    """A shield."""
    p.path("M8 8 Q32 1 56 8 V30 C56 46 44 56 32 61 C20 56 8 46 8 30 Z", p.lin("#5f93c8", BLUE, dx=0.6), INK, 3.6)
    p.path("M15 14 Q32 9 49 14 V30 C49 42 41 49 32 53 C23 49 15 42 15 30 Z", "", "#dcecf8", 2.6)
    p.path("M32 12 V52 M16 27 H48", "", "#f4e3bd", 5)


def stance(p: Pic) -> None:
    """Sword before shield."""
    p.push(2, 4, 0.84)
    defence(p)
    p.pop()
    p.push(16, 8, 0.8)
    attack(p)
    p.pop()


def peek(p: Pic) -> None:
    """An eye."""
    p.path("M3 32 Q32 2 61 32 Q32 62 3 32 Z", "#fdf6e2", INK, 3.8)
    p.circle(32, 32, 13, "#2f8791", INK, 3.2)
    p.circle(32, 32, 5.6, INK)
    p.circle(28, 27, 3, "#ffffff")


def _era(n: int) -> Callable[[Pic], None]:
    def draw(p: Pic) -> None:
        p.poly(goods.shape(8, 31.4, 32, 32), p.lin("#fff0b0", GOLD, "#a8701c", dx=0.5), INK, 3)
        p.circle(32, 32, 23, "#fbf2da", "#8a5a1c", 2)
        p.push(3.2, 3.2, 0.9)
        goods.era_sign(p, n, INK, {1: "#c9483a", 2: "#f4e3bd", 3: "#3f8a5a"}[n])
        p.pop()

    return draw


def build(p: Pic) -> None:
    """A hammer."""
    p.push(32, 32, 1, angle=-38)
    p.rect(-5, -14, 10, 44, "#b97f45", INK, 3.2, 3)
    p.path("M-20 -28 H14 Q23 -28 23 -17 V-11 H-20 Z", p.lin("#e3e8e8", "#8a9398"), INK, 3.4)
    p.pop()


def _turning(p: Pic, tone: str) -> None:
    for flip in (1, -1):
        p.push(32, 32, 1, angle=0 if flip > 0 else 180)
        p.path("M-22 -6 A23 23 0 0 1 18 -15", "", INK, 12)
        p.path("M-22 -6 A23 23 0 0 1 18 -15", "", tone, 6)
        p.poly([(10, -25), (29, -22), (19, -4)], tone, INK, 3)
        p.pop()


def renovate(p: Pic) -> None:
    """Two arrows round a house."""
    _turning(p, "#d0703c")
    p.push(17, 17, 0.46)
    buildings(p)
    p.pop()


def manufacture(p: Pic) -> None:
    """A cog and a workpiece."""
    for i in range(8):
        p.push(32, 32, 1, angle=45 * i)
        p.rect(-6, -30, 12, 14, "#9aa3a8", INK, 3)
        p.pop()
    p.circle(32, 32, 21, p.lin("#d8dede", "#7f888c"), INK, 3.4)
    p.poly(goods.shape(5, 11, 32, 33), "#c9584a", INK, 2.6)


def harbor(p: Pic) -> None:
    """An anchor."""
    for colour, wide in ((INK, 12), ("#3f8fa8", 6)):
        p.path("M32 16 V56 M20 25 H44 M8 38 C10 52 22 57 32 57 C42 57 54 52 56 38", "", colour, wide)
    p.circle(32, 11, 7, "#fbf2da", INK, 3.2)
    for x in (7, 57):
        p.poly([(x - 7, 42), (x, 30), (x + 7, 42)], "#3f8fa8", INK, 2.4)


def trade(p: Pic) -> None:
    """Scales."""
    for colour, wide in ((INK, 8), ("#d9a233", 4)):
        p.path("M32 8 V54 M10 17 H54 M20 57 H44", "", colour, wide)
    for x in (12, 52):
        p.path(f"M{x} 18 L{x - 10} 38 H{x + 10} Z", "", INK, 2.4)
        p.path(f"M{x - 12} 38 H{x + 12} Q{x} 54 {x - 12} 38 Z", GOLD, INK, 3)
    goods.put(p, "brazilwood", 12, 34, 15)
    goods.put(p, "gold", 52, 34, 16)


def deploy(p: Pic) -> None:
    """A soldier steps from a gate."""
    p.path("M6 60 V26 A26 24 0 0 1 58 26 V60 H46 V30 A14 14 0 0 0 18 30 V60 Z", p.lin("#e08a68", TERRACOTTA), INK, 3.4)
    p.push(16, 20, 0.62)
    units.UNITS["grenadier"](p, WOODEN)
    p.pop()


def painting(p: Pic) -> None:
    """A brush over a frame."""
    paintings(p)
    p.push(38, 34, 0.62)
    fr.brush(p, "#b3312c")
    p.pop()


def _small_hex(p: Pic, name: str) -> None:
    p.push(4.6, 0.4, 0.284)
    tr.DRAW[name](p, 1)
    p.pop()
    p.push(4.6, 0.4, 0.284)
    p.poly(tr.hexagon(0), "", INK, 9)
    p.pop()


def _terrain(name: str) -> Callable[[Pic], None]:
    return lambda p: _small_hex(p, name)


def move(p: Pic) -> None:
    """A bent arrow."""
    p.path("M9 56 C10 34 22 28 40 26", "", INK, 15)
    p.path("M9 56 C10 34 22 28 40 26", "", GOLD, 8)
    p.poly([(37, 6), (60, 25), (39, 46)], GOLD, INK, 3.6)
    p.path("M30 28 L42 26", "", GOLD, 8)


def edge(p: Pic) -> None:
    """A hexagon at the border of a map."""
    hexa = [(32 + 17 * math.sin(math.radians(60 * i)), 34 - 17 * math.cos(math.radians(60 * i))) for i in range(6)]
    p.rect(4, 4, 56, 56, "#f4e3bd", INK, 3.4, 4)
    p.line([(49, 8), (49, 56)], RED, 5)
    p.poly(hexa, GREEN, INK, 3)


def capital(p: Pic) -> None:
    """A crown."""
    p.push(32, 36, 1.36)
    finds.crown(p, 0, 0, 1)
    p.pop()


def star(p: Pic) -> None:
    """A red star, as hard automaton cards have it."""
    p.star(32, 34, 30, 13, 5, p.lin("#f08a70", RED), INK, 3.4)


def feather(p: Pic) -> None:
    """A feather, as easy automaton cards have it."""
    p.path("M10 58 C10 30 24 8 54 5 C58 30 40 48 18 50 Z", p.lin("#cfeee0", "#3f9a86"), INK, 3.4)
    p.path("M8 60 L44 17 M24 40 L22 26 M33 30 L31 18 M26 38 L40 36 M35 28 L48 24", "", INK, 2.6)


def compass(p: Pic) -> None:
    """A compass rose."""
    p.circle(32, 32, 28, "#fbf2da", INK, 3.4)
    p.star(32, 32, 26, 6, 4, "#c9a25c", INK, 2.4)
    p.path("M32 4 L38 32 H26 Z", RED, INK, 2.6)
    p.circle(32, 32, 4, INK)


def cancel(p: Pic) -> None:
    """A crossed-out card."""
    _card(p, "#6b6b76")
    p.path("M14 14 L54 54 M54 14 L14 54", "", INK, 11)
    p.path("M14 14 L54 54 M54 14 L14 54", "", "#e8584a", 5.4)


def held(p: Pic) -> None:
    """A foreign banner on a tile."""
    p.poly([(32, 30), (58, 45), (32, 60), (6, 45)], "#e6c48a", INK, 3.4)
    p.line([(30, 46), (30, 5)], INK, 5.4)
    p.path("M30 6 L56 14 L30 24 Z", RED, INK, 3)


def explore(p: Pic) -> None:
    """A spyglass."""
    p.push(32, 34, 1, angle=-28)
    p.rect(-30, -7, 22, 14, "#b97f45", INK, 3, 2)
    p.rect(-9, -9.4, 20, 19, GOLD, INK, 3, 2)
    p.rect(10, -12, 19, 24, "#b97f45", INK, 3, 2)
    p.oval(29, 0, 4.4, 11.4, "#bfe3e6", INK, 2.4)
    p.pop()


def advance(p: Pic) -> None:
    """Chevrons."""
    for i, c in enumerate(("#a8322a", "#d8644a", "#f4a070")):
        p.path(f"M{6 + 16 * i} 10 H{18 + 16 * i} L{32 + 16 * i - 6} 32 L{18 + 16 * i} 54 H{6 + 16 * i} L{18 + 16 * i} 32 Z", c, INK, 3)


def site(p: Pic) -> None:
    """A crowned stake where a city will be."""
    p.poly([(32, 36), (58, 47), (32, 59), (6, 47)], "#9db650", INK, 3.4)
    p.line([(32, 48), (32, 20)], INK, 7)
    p.line([(32, 48), (32, 20)], "#b97f45", 3.4)
    p.push(32, 14, 0.84)
    finds.crown(p, 0, 0, 1)
    p.pop()


def _wooden(name: str) -> Callable[[Pic], None]:
    def draw(p: Pic) -> None:
        p.push(2.4, 3.6, 0.925)
        units.UNITS[name](p, WOODEN)
        p.pop()

    return draw


def _tile(name: str) -> Callable[[Pic], None]:
    def draw(p: Pic) -> None:
        p.push(4.6, 0.4, 0.284)
        entry = tiles.lay.entry("building", name)
        tiles.plate(p, tiles.RIMS[entry["era"]], *tiles.SKIES[entry["era"]])
        tiles.lawn(p, *tiles.LAWNS[name])
        p.push(-12, -22, 1.12)
        tiles.BUILDINGS[name](p)
        p.pop()
        p.pop()

    return draw


ICONS: dict[str, Callable[[Pic], None]] = {
    **goods.GOODS,
    **{
        f.__name__.rstrip("_"): f
        for f in (
            any_resource,
            vp,
            buildings,
            building_types,
            cities,
            units_,
            paintings,
            painting_colours,
            products,
            gold_card,
            combat_card,
            task,
            exploration,
            bandeira,
            palace,
            strength,
            attack,
            defence,
            stance,
            peek,
            build,
            renovate,
            manufacture,
            harbor,
            trade,
            deploy,
            painting,
            move,
            edge,
            capital,
            star,
            feather,
            compass,
            cancel,
            held,
            explore,
            advance,
            site,
        )
    },
    "sugarcane_or_coffee": _either("sugarcane", "coffee"),
    "cotton_or_coffee": _either("cotton", "coffee"),
    **{f"era_{n}": _era(n) for n in (1, 2, 3)},
    **{f"terrain_{name}": _terrain(name) for name in tr.NAMES},
    **{name: _wooden(name) for name in units.UNITS},
    **{name: _tile(name) for name in tiles.BUILDINGS},
}


def drawn(name: str) -> str:
    """The file of one icon."""
    p = Pic(64, 64)
    ICONS[name](p)
    return p.text()


def put(p: Pic, name: str, x: float, y: float, size: float) -> None:
    """An icon round (x, y) in another picture."""
    p.push(x - size / 2, y - size / 2, size / 64)
    ICONS[name](p)
    p.pop()
