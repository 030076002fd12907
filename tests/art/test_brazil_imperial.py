"""Brazil: Imperial: its tables hold the hexagons of the rules, and its pictures are complete and what the generators draw."""

import io
import itertools
import math
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pygame
import pytest
import pytmx

from engines.brazil_imperial import maps as rules
from engines.brazil_imperial.names import FACES
from engines.brazil_imperial.tables import TERRAINS
from engines.brazil_imperial.view import COMMON, SEAT_ZONES
from engines.core.view import Piece, View
from tabletop.artgen.brazil_imperial import build, frames, goods, layout, maps, paintings, terrain, units
from tabletop.artgen.paths import ART, MAPS
from tabletop.table.geometry import read_map
from tabletop.table.placing import BOARD, Placer, Sheet
from tabletop.table.skin import read_skin

FOLDER, GAME = MAPS / "brazil_imperial", ART / "brazil_imperial"
SKIN = tomllib.loads((GAME / "skin.toml").read_text(encoding="utf-8"))
TABLES, SEATS = tuple(layout.MAPS), ("seat", "seat_small")
PICTURES = dict(build.pictures())


def rect(box, grow: float = 0.0) -> pygame.Rect:
    """A box in whole units."""
    return pygame.Rect(*map(round, box)).inflate(grow, grow)


def printed(name: str) -> dict:
    """The hexagons of a map as the rules have them."""
    lay = rules.layout_of(name)
    return {cell: TERRAINS[terrain_] for cell, terrain_ in zip(lay.at, lay.terrain, strict=True)}


def test_every_printed_map_has_a_table() -> None:
    assert set(TABLES) == set(rules.PRINTED) == {path.stem for path in FOLDER.glob("*.tmx")} - set(SEATS)


@pytest.mark.parametrize("name", TABLES)
def test_hexagons_of_a_table_are_those_of_the_rules(name: str) -> None:
    board = read_map(FOLDER / f"{name}.tmx")
    assert board.hexes.cells == printed(name)
    assert {z.id for z in board.zones.values() if z.kind == "hex"} == set(rules.layout_of(name).zone)


@pytest.mark.parametrize("name", TABLES)
def test_cells_of_tiled_lead_to_axial_coordinates_and_back(name: str) -> None:
    tiled = pytmx.TiledMap(str(FOLDER / f"{name}.tmx"), load_all_tiles=False)
    col0, row0 = tiled.properties["origin_col"], tiled.properties["origin_row"]
    assert (tiled.orientation, tiled.staggeraxis, tiled.staggerindex, row0 % 2) == ("hexagonal", "y", "odd", 0)
    grid, found = maps.grid(name), {}
    for col, row, gid in tiled.get_layer_by_name("terrain").iter_data():
        if gid:
            r = row - row0
            cell = (col - col0 - (r - (r & 1)) // 2, r)
            assert grid.staggered(cell) == (col, row)
            found[cell] = tiled.get_tile_properties_by_gid(gid)["terrain"]
    assert found == printed(name)


@pytest.mark.parametrize("name", TABLES)
def test_zones_of_a_table(name: str) -> None:
    board = read_map(FOLDER / f"{name}.tmx")
    others = {z.id: z for z in board.zones.values() if z.kind != "hex"}
    assert {z.id: z.kind for z in others.values()} == dict(COMMON)
    assert len(others["eras"].points) == 3 and others["display"].number("slots", 0) == 6
    whole = pygame.Rect(0, 0, *map(round, board.size))
    rects = {ident: rect(z.box) for ident, z in others.items()}
    assert all(whole.contains(r) for r in rects.values())
    assert not [pair for pair in itertools.combinations(rects, 2) if rects[pair[0]].colliderect(rects[pair[1]])]
    hexes = [rect(z.box, -4) for z in board.zones.values() if z.kind == "hex"]
    assert all(whole.contains(h) for h in hexes) and not [i for i, r in rects.items() if r.collidelist(hexes) >= 0]


@pytest.mark.parametrize("name", TABLES)
def test_six_paintings_lie_side_by_side_in_the_display(name: str) -> None:
    board = read_map(FOLDER / f"{name}.tmx")
    zone = board.zones["display"]
    placer = Placer([Sheet(board, BOARD, (0.0, 0.0), 1.0, -1, board.zones)], read_skin(GAME / "skin.toml"))
    cards = [Piece(f"card.{i}", "painting", "cabral", "display", i) for i in range(6)]
    places = [rect(sprite.box) for sprite in placer.place(View("", None, 1, 0, 0, (), "", ("", {}), (), tuple(cards)))]
    assert len(places) == 6 and all(rect(zone.box, 2).contains(r) for r in places)
    assert not any(a.colliderect(b) for a, b in itertools.combinations(places, 2))
    assert {tuple(r) for r in places} == {tuple(rect(placer.zone_box(f"display.{i}")[1])) for i in range(6)}


@pytest.mark.parametrize("name", TABLES)
def test_headings_of_a_table_keep_clear_of_what_lies_there(name: str) -> None:
    board = read_map(FOLDER / f"{name}.tmx")
    zones = [rect(z.box) for z in board.zones.values()]
    labels = [rect(label.box) for label in board.labels]
    assert labels and not [r for r in labels if r.collidelist(zones) >= 0]
    assert not any(a.colliderect(b) for a, b in itertools.combinations(labels, 2))


@pytest.mark.parametrize("name", SEATS)
def test_zones_of_a_seat(name: str) -> None:
    board = read_map(FOLDER / f"{name}.tmx")
    assert {z.id.removesuffix(":{seat}"): z.kind for z in board.zones.values()} == dict(SEAT_ZONES)
    whole = pygame.Rect(0, 0, *map(round, board.size))
    rects = {ident.partition(":")[0]: rect(z.box) for ident, z in board.zones.items()}
    assert all(whole.contains(r) for r in rects.values())
    # What is dealt before the game lies where the hands will be.
    pairs = [p for p in itertools.combinations(rects, 2) if rects[p[0]].inflate(-2, -2).colliderect(rects[p[1]])]
    assert {frozenset(p) for p in pairs} == {frozenset(("dealt", "gold_hand")), frozenset(("dealt", "combat_hand"))}


@pytest.mark.parametrize("small", [False, True])
def test_slots_lie_in_their_arch_and_have_its_shape(small: bool) -> None:
    board = read_map(FOLDER / f"{SEATS[small]}.tmx")
    size = SKIN["piece"]["marker"]["size"][0]
    for arch in layout.ARCHES:
        zone = board.zones[f"arch_{arch}:{{seat}}"]
        spots = [tuple(map(float, spot.split(","))) for spot in zone.props["anchors"].split(";")]
        assert len(spots) == 3 and all(0 < x < zone.box[2] and 0 < y < zone.box[3] for x, y in spots)
        assert all(math.dist(a, b) > 0.9 * size for a, b in itertools.combinations(spots, 2))
        slot = layout.entry("arch", arch).get("slot", "")
        assert slot in layout.SHAPES or arch == "trade"
    for product, sides in goods.SHAPES.items():
        assert layout.SHAPES[layout.entry("product", product)["shape"]] == sides


def test_files_are_what_the_generators_write() -> None:
    for name in TABLES:
        assert (FOLDER / f"{name}.tmx").read_text(encoding="utf-8") == maps.board(name)
    for name, small in zip(SEATS, (False, True), strict=True):
        assert (FOLDER / f"{name}.tmx").read_text(encoding="utf-8") == maps.seat(small)
    changed = [name for name, text in PICTURES.items() if (GAME / name).read_text(encoding="utf-8") != text]
    assert not changed


def test_no_file_is_left_over() -> None:
    tables = {f"table_{table}.jpg" for table in layout.TABLES} | {"mat.jpg", "mat_small.jpg", "skin.toml"}
    assert {str(path.relative_to(GAME)) for path in GAME.rglob("*") if path.is_file()} == set(PICTURES) | tables


def test_every_face_has_a_picture_of_its_own() -> None:
    missing = []
    for face in FACES.values():
        if face.kind in SKIN["card"]:
            images = [box["image"] for box in SKIN["card"][face.kind]["box"] if box["kind"] == "image"]
        else:
            images = [SKIN["piece"][face.kind]["image"]]
        missing += [image for image in images if image.replace("{face}", face.id) not in PICTURES]
    assert not missing
    drawn = [PICTURES[f"cards/{face.id}.svg"] for face in FACES.values() if face.kind in ("painting", "gold_card", "combat_card", "task")]
    assert len(set(drawn)) == len(drawn)


def test_skin_names_files_that_exist() -> None:
    wanted = [*SKIN["icons"].values(), *itertools.chain(*SKIN["terrain"].values()), *SKIN["mat"].values()]
    for piece in SKIN["piece"].values():
        wanted += [piece["image"].replace("{face}", face) for face in piece["faces"]]
    for card in SKIN["card"].values():
        wanted += [card[side].replace("{colour}", c) for side in ("frame", "back") for c in card.get("colours", {"": ""}).values()]
    assert not [name for name in wanted if not (GAME / name).is_file()]
    assert {terrain_: len(names) for terrain_, names in SKIN["terrain"].items()} == dict.fromkeys(terrain.NAMES, terrain.VARIANTS)


def test_every_price_and_objective_has_an_icon() -> None:
    kinds = {icon for face in FACES.values() for field in ("cost", "yields", "goods") for icon, _ in face.fields.get(field, ())}
    assert kinds <= set(SKIN["icons"])


def test_pieces_of_a_seat_are_in_its_three_tones() -> None:
    keys = ("#abc001", "#abc002", "#abc003")
    for kind, piece in SKIN["piece"].items():
        for face in piece["faces"]:
            text = PICTURES[piece["image"].replace("{face}", face)]
            assert all(key in text for key in keys) if piece.get("seat_colour") else not any(key in text for key in keys), (kind, face)


def _shot(text: str, size: tuple[int, int]) -> pygame.Surface:
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), size)


def _grey(text: str, size: int) -> bytes:
    for key, tone in zip(("#abc001", "#abc002", "#abc003"), ("#b03030", "#601818", "#e08080"), strict=True):
        text = text.replace(key, tone)
    ground = pygame.Surface((size, size), pygame.SRCALPHA)
    ground.fill((120, 150, 80))
    ground.blit(_shot(text, (size, size)), (0, 0))
    return pygame.image.tobytes(pygame.transform.grayscale(ground), "RGB")[::3]


@pytest.mark.parametrize("kind", ["unit", "good", "product"])
def test_small_pieces_are_told_apart_without_colour(kind: str) -> None:
    shots = {face: _grey(PICTURES[f"pieces/{face}.svg"], 24) for face in SKIN["piece"][kind]["faces"]}
    for (a, one), (b, other) in itertools.combinations(shots.items(), 2):
        apart = sum(abs(x - y) for x, y in zip(one, other, strict=True)) / len(one)
        assert apart > 10, (a, b, apart)


@pytest.mark.parametrize("name", [n for n in PICTURES if n.split("/")[0] in ("terrain", "buildings", "cities", "exploration", "capitals")])
def test_hexagons_are_whole_and_clear_outside(name: str) -> None:
    image = _shot(PICTURES[name], (96, 112))
    alpha = [image.get_at((x, y)).a for x, y in ((1, 1), (94, 1), (1, 110), (94, 110), (12, 12), (84, 100))]
    assert alpha == [0] * 6
    grown = [(48 + 0.88 * (x - 48), 56 + 0.88 * (y - 56)) for x, y in ((48, 0), (96, 28), (96, 84), (48, 112), (0, 84), (0, 28), (48, 56))]
    assert all(image.get_at((round(x), round(y))).a == 255 for x, y in grown)


def _stars(text: str) -> int:
    """How many stars of points a picture has: polygons in the stars' own gradient."""
    found = re.search(r'id="(g\d+)"[^>]*><stop offset="0" stop-color="#fff4c0"/><stop offset="1" stop-color="#f0b93a"/>', text)
    return text.count(f'fill="url(#{found[1]})"') if found else 0


def test_stars_on_tiles_and_tasks_are_their_points() -> None:
    for kind, folder in (("building", "buildings"), ("city", "cities"), ("exploration", "exploration"), ("task", "cards")):
        for entry in layout.components()[kind]:
            points = entry["vp"] if "vp" in entry else sum(row["vp"] for row in entry["objectives"])
            assert _stars(PICTURES[f"{folder}/{entry['id']}.svg"]) == points, entry["id"]


def _luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def test_titles_stand_out_from_their_band() -> None:
    for kind, card in SKIN["card"].items():
        ink = next(box for box in card["box"] if box["field"] == "name")["colour"]
        for colour in set(card.get("colours", {"": ""}).values()):
            name = Path(card["frame"].replace("{colour}", colour)).stem.removeprefix("frame_")
            if name in frames.BANDS:
                tone = SKIN["title"].get(colour, "") if ink == "{title}" else ink
                a, b = sorted((_luminance(tone), _luminance(frames.BANDS[name])))
                assert (b + 0.05) / (a + 0.05) >= 4.5, (kind, colour)


def test_fields_of_cards_lie_on_the_card_and_do_not_overlap() -> None:
    for kind, card in SKIN["card"].items():
        for boxes in (card["box"], card.get("small", {}).get("box", [])):
            rects = [pygame.Rect(*map(round, box["rect"])) for box in boxes if box["rect"][2:] != card["size"]]
            assert all(pygame.Rect(0, 0, *card["size"]).inflate(-30, -30).contains(r) for r in rects), kind
            assert all(a.collidelist(rects[i + 1 :]) == -1 for i, a in enumerate(rects)), kind


def test_as_many_units_and_paintings_as_the_box_holds() -> None:
    assert set(units.UNITS) == {entry["id"] for entry in layout.components()["unit"]}
    assert set(paintings.PAINTINGS) == {entry["id"] for entry in layout.components()["painting"]} and len(paintings.PAINTINGS) == 24


def test_pictures_have_the_size_that_the_maps_name_and_weigh_little() -> None:
    for name in (*TABLES, *SEATS):
        found = read_map(FOLDER / f"{name}.tmx")
        size = pygame.image.load(str(found.picture)).get_size()
        wanted = layout.PICTURE if name in TABLES else tuple(round(v * 2) for v in found.size)
        assert size == wanted and abs(size[0] / size[1] - found.size[0] / found.size[1]) < 0.01
    assert sum(path.stat().st_size for path in GAME.rglob("*") if path.is_file()) < 4_000_000


@pytest.mark.skipif(shutil.which("tmxrasterizer") is None, reason="Tiled is not installed")
@pytest.mark.parametrize("name", [*TABLES, *SEATS])
def test_maps_open_in_tiled(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    out = tmp_path / "map.png"
    command = ["tmxrasterizer", "--scale", "0.2", str(FOLDER / f"{name}.tmx"), str(out)]
    done = subprocess.run(command, capture_output=True, timeout=60)
    assert done.returncode == 0 and out.is_file()
