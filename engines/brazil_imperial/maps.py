"""Maps: the printed ones, and own ones from a line of text.

An own map is written ``own:`` and rows from north to south with ``/`` between them. A row has one letter for each hex, F forest, G gold, P plain,
W water, E exploration (a cloud), C a capital's slot, and a dot where there is no hex. Every second row, beginning with the second, lies half a
hex further right, as the hexes of pointy-topped rows do. Letter number c of row r is the axial hex (c - r // 2, r).
"""

from __future__ import annotations

from engines.brazil_imperial.tables import CAPITAL, CLOUD, FOREST, GOLDFIELD, LETTERS, PLAIN, TABLES, TERRAINS, UNITS
from engines.core.errors import DataError

DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # E, SE, SW, W, NW, NE: clockwise
PREFIX = "own:"
LEAST, MOST, WIDE = 18, 127, 24
APART = 3
PER_SEAT = {FOREST: 4, GOLDFIELD: 2, PLAIN: 4}
SEATS = 4
_OWN = LETTERS.replace("?", "E")


class Layout:
    """A map as numbers: hexes in reading order, `near` the neighbours of each, `mask` and `nearby` the same as bits, `of` bits by terrain.
    Names and actions that name hexes are made once here."""

    def __init__(self, ident: str, cells: dict):
        self.id = ident
        self.at = tuple(sorted(cells, key=lambda c: (c[1], c[0])))
        self.index = {cell: i for i, cell in enumerate(self.at)}
        self.size = len(self.at)
        self.terrain = tuple(cells[cell] for cell in self.at)
        self.near = tuple(tuple(self.index[n] for n in ((q + a, r + b) for a, b in DIRECTIONS) if n in self.index) for q, r in self.at)
        self.nearby = tuple(sum(1 << n for n in near) for near in self.near)
        self.of = tuple(sum(1 << i for i, t in enumerate(self.terrain) if t == kind) for kind in range(6))
        self.edge = sum(1 << i for i, near in enumerate(self.near) if len(near) < 6)
        self.capitals = tuple(i for i, t in enumerate(self.terrain) if t == CAPITAL)
        self.clouds = tuple(i for i, t in enumerate(self.terrain) if t == CLOUD)
        self.land = self.of[FOREST] | self.of[GOLDFIELD] | self.of[PLAIN] | self.of[CLOUD]
        # What a building of some terrain may stand on: clouds are plain.
        self.ground = {FOREST: self.of[FOREST], GOLDFIELD: self.of[GOLDFIELD], PLAIN: self.of[PLAIN] | self.of[CLOUD]}
        self._names()

    def _names(self) -> None:
        self.zone = tuple(f"hex_{q}_{r}" for q, r in self.at)
        self.hex = {name: i for i, name in enumerate(self.zone)}
        self.tile = tuple(f"tile_{q}_{r}" for q, r in self.at)
        self.on_tile = {name: i for i, name in enumerate(self.tile)}
        units = [f"unit{u // UNITS}.{u % UNITS}" for u in range(SEATS * UNITS)]
        self.move, self.home, self.fire, self.deploy = (
            tuple(tuple((verb, u, z) for z in self.zone) for u in units) for verb in ("move", "home", "fire", "deploy"))
        self.build = tuple(tuple(("build", z, t.id) for t in TABLES.tiles) for z in self.zone)
        self.renovate, self.flip = (tuple((verb, t) for t in self.tile) for verb in ("renovate", "flip"))
        self.pay = tuple(tuple(("pay", f"{t}.{g}") for g in range(6)) for t in self.tile)
        self.paid = {action[1]: (h, g) for h, row in enumerate(self.pay) for g, action in enumerate(row)}
        self.peek, self.settle = (tuple((verb, z) for z in self.zone) for verb in ("peek", "settle"))

    def distance(self, a: int, b: int) -> int:
        """Steps between two hexes over open ground."""
        (q, r), (x, y) = self.at[a], self.at[b]
        return max(abs(q - x), abs(r - y), abs(q + r - x - y))


def bits(mask: int) -> list[int]:
    """The hexes of a mask, lowest number first."""
    out = []
    while mask:
        low = mask & -mask
        out.append(low.bit_length() - 1)
        mask ^= low
    return out


def parse(text: str) -> Layout:
    """The layout of an own map. Raises DataError with a sentence about what is wrong in the writing."""
    if not text.startswith(PREFIX) or len(text) > 800:
        raise DataError(f"a map of one's own begins with {PREFIX} and is one line of at most 800 characters")
    cells: dict = {}
    for r, row in enumerate(text[len(PREFIX):].split("/")):
        for c, letter in enumerate(row):
            if letter == ".":
                continue
            if letter not in _OWN:
                raise DataError(f"row {r + 1} of the map has {letter!r}; use {', '.join(_OWN)} or a dot for no hex")
            cells[c - r // 2, r] = _OWN.index(letter)
    if not cells:
        raise DataError("the map has no hexes; write at least one row of letters")
    width = max(q + r // 2 for q, r in cells) + 1
    if width > WIDE or max(r for _, r in cells) >= WIDE or len(cells) > MOST:
        raise DataError(f"the map is too large; use at most {WIDE} rows and columns and {MOST} hexes")
    return Layout(text, cells)


def write(layout: Layout) -> str:
    """The text of a layout; ``parse`` reads it back (hexes may be counted from another corner)."""
    top = min(r for _, r in layout.at)
    top -= top % 2          # an even shift keeps the indented rows where they are
    left = min(q + (r - top) // 2 for q, r in layout.at)
    rows: dict[int, dict[int, str]] = {}
    for (q, r), terrain in zip(layout.at, layout.terrain, strict=True):
        rows.setdefault(r - top, {})[q + (r - top) // 2 - left] = _OWN[terrain]
    lines = []
    for r in range(max(rows) + 1):
        row = rows.get(r, {})
        lines.append("".join(row.get(c, ".") for c in range(max(row, default=-1) + 1)))
    return PREFIX + "/".join(lines)


def drawn(cells: tuple) -> tuple[str, str]:
    """A map that somebody has drawn, as ``((q, r, terrain), ...)``, as option and value of a match on it. Raises DataError."""
    for q, r, word in cells:
        if word not in TERRAINS:
            raise DataError(f"hex_{q}_{r} has the terrain {word}; use {', '.join(TERRAINS)}")
    layout = Layout("", {(q, r): TERRAINS.index(word) for q, r, word in cells})
    check_layout(layout)
    return ("map", write(layout))


def check_layout(layout: Layout, seats: int | None = None) -> None:
    """Raise DataError with a sentence when a map cannot be played: size, connection, capitals, terrain, exploration. `seats` None asks only for what
    holds with any number of seats."""
    capitals = len(layout.capitals)
    if not LEAST <= layout.size <= MOST:
        raise DataError(f"the map has {layout.size} hexes; it needs {LEAST} to {MOST}")
    if not 1 <= capitals <= SEATS or seats not in (None, capitals):
        raise DataError(f"the map has {capitals} capital slots (C); it needs {seats or '1 to 4'}, one for each seat")
    if len(_reached(layout)) != layout.size:
        raise DataError("the map falls into pieces; every hex must be reached from every other")
    for i, a in enumerate(layout.capitals):
        for b in layout.capitals[:i]:
            if layout.distance(a, b) < APART:
                raise DataError(f"the capitals {layout.zone[b]} and {layout.zone[a]} are too near; leave at least {APART - 1} hexes between them")
        if sum(layout.terrain[n] in (FOREST, PLAIN, CLOUD) for n in layout.near[a]) < 2:
            raise DataError(f"the capital {layout.zone[a]} needs at least 2 forests or plains beside it to build on")
    for kind, n in PER_SEAT.items():
        have = layout.ground[kind].bit_count()
        if have < n * capitals:
            raise DataError(f"the map has {have} hexes of {TERRAINS[kind]}; {capitals} seats need {n * capitals}")
    clouds, tiles = len(layout.clouds), sum(f.count for f in TABLES.finds)
    if not 1 <= clouds <= tiles:
        raise DataError(f"the map has {clouds} exploration hexes (E); it needs 1 to {tiles}")


def _reached(layout: Layout) -> list[int]:
    seen, todo = {0}, [0]
    for h in todo:
        for n in layout.near[h]:
            if n not in seen:
                seen.add(n)
                todo.append(n)
    return todo


def _printed(raw: dict) -> Layout:
    cells = {}
    for r, (west, row) in enumerate(zip(raw["west"], raw["rows"], strict=True)):
        for c, letter in enumerate(row):
            if letter not in LETTERS:
                raise DataError(f"maps.toml: map {raw['id']}, row {r + 1} has {letter!r}; use {LETTERS}")
            cells[west + c, raw["north"] + r] = LETTERS.index(letter)
    return Layout(raw["id"], cells)


def _read() -> tuple:
    layouts, seats = {}, {}
    for raw in TABLES.raw["map"]:
        layout = layouts[raw["id"]] = _printed(raw)
        seats[raw["id"]] = tuple(raw["seats"])
        for n in raw["seats"]:
            check_layout(layout, n)
    return layouts, seats


_LAYOUTS, SEATS_OF = _read()
PRINTED = tuple(_LAYOUTS)
DEFAULT = tuple(TABLES.raw["default"])


def named(value: str, seats: int) -> str:
    """The map that an option value means for a number of seats."""
    return DEFAULT[seats - 1] if value == "default" else value


def layout_of(ident: str) -> Layout:
    """The layout of a printed map or of an own map's text. Raises DataError."""
    found = _LAYOUTS.get(ident)
    if found is None:
        found = parse(ident)
        if len(_LAYOUTS) > 64:
            for old in [i for i in _LAYOUTS if i.startswith(PREFIX)]:
                del _LAYOUTS[old]
        _LAYOUTS[ident] = found
    return found


def accept(value: str) -> None:
    """Let in an own map as a value of the option. Raises DataError."""
    if not value.startswith(PREFIX):
        raise DataError(f"a map is default, {', '.join(PRINTED)}, or an own one that begins with {PREFIX}; {value[:40]!r} is none of these")
    check_layout(layout_of(value))


