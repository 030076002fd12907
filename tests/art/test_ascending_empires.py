"""Ascending Empires: its maps lie where the rules say, and its pictures are complete and what the generators draw."""

import itertools
import math
import shutil
import subprocess
import tomllib
from pathlib import Path

import pygame
import pytest

from tabletop.artgen.ascending_empires import layout, maps, pieces, symbols, worlds
from tabletop.artgen.paths import ART, MAPS, ROOT
from tabletop.table.geometry import read_map

FOLDER, GAME = MAPS / "ascending_empires", ART / "ascending_empires"
DATA = ROOT / "engines" / "ascending_empires" / "data"
SKIN = tomllib.loads((GAME / "skin.toml").read_text(encoding="utf-8"))
SEATS = ("seat", "seat_small")


def physics() -> dict:
    """The figures of the simulation."""
    return tomllib.loads((DATA / "board.toml").read_text(encoding="utf-8"))


def test_every_hole_is_a_space_round_its_middle() -> None:
    zones = read_map(FOLDER / "board.tmx").zones
    data = physics()
    for hole in data["hole"]:
        x, y, w, h = zones[hole["id"]].box
        assert (x + w / 2, y + h / 2) == (hole["x"], hole["y"])
        assert w == h == 2 * data["orbit"]["outer_radius"]
        assert zones[hole["id"]].number("radius", 0) == data["holes"]["hole_radius"]
    assert set(zones) == {"space", "pool"} | {hole["id"] for hole in data["hole"]}
    assert zones["space"].box == (0, 0, data["board"]["width"], data["board"]["height"])


def test_three_pieces_find_room_on_a_disc() -> None:
    kinds = ("troop", "facility", "colony", "city")
    middle, spots = layout.ANCHORS[0], layout.ANCHORS[1:]
    assert middle == (layout.ORBIT, layout.ORBIT) and len(spots) == 3
    for kind, (x, y) in itertools.product(kinds, spots):
        w, h = SKIN["piece"][kind]["size"]
        assert math.dist((x, y), middle) + min(w, h) / 2 <= layout.HOLE, kind
    for a, b in itertools.combinations(spots, 2):
        assert math.dist(a, b) >= 13


def test_discs_have_the_size_of_the_simulation() -> None:
    data = physics()
    size = {kind: SKIN["piece"][kind]["size"] for kind in ("starship", "battleship", "planet")}
    assert size["starship"] == [2 * data["ships"]["starship_radius"]] * 2
    assert size["battleship"] == [2 * data["ships"]["battleship_radius"]] * 2
    assert size["planet"] == [2 * data["holes"]["planet_radius"]] * 2


def test_seams_and_the_medallion_keep_clear_of_the_rings() -> None:
    rings = [(x, y) for _, x, y, _ in layout.holes()]
    for upright, at, tabs in layout.seams():
        assert len(tabs) == 3
        for along, side in tabs:
            knob = (at + side * 6, along) if upright else (along, at + side * 6)
            assert min(math.dist(knob, ring) for ring in rings) > layout.ORBIT + 9
    hub = (layout.MIDDLE, layout.MIDDLE)
    assert min(math.dist(hub, ring) for ring in rings) > layout.ORBIT + layout.HUB + 4


@pytest.mark.parametrize("name", SEATS)
def test_zones_of_a_seat(name: str) -> None:
    found = read_map(FOLDER / f"{name}.tmx")
    tracks = [z for z in found.zones.values() if z.kind == "track"]
    piles = [pygame.Rect(*map(round, z.box)) for z in found.zones.values() if z.kind == "pile"]
    assert {z.id for z in tracks} == {f"tech_{c}:{{seat}}" for c in layout.COLOURS}
    assert all(len(z.points) == 5 for z in tracks) and len(piles) == 3
    whole = pygame.Rect(0, 0, *map(round, found.size))
    places = [(p, z.number("radius", 0)) for z in tracks for p in z.points]
    assert all(whole.contains(r) for r in piles)
    assert not any(a.colliderect(b) for a, b in itertools.combinations(piles, 2))
    assert not any(math.dist(a, b) < ra + rb for (a, ra), (b, rb) in itertools.combinations(places, 2))
    assert not any(r.inflate(2 * rad, 2 * rad).collidepoint(p) for r in piles for p, rad in places)


def test_files_are_what_the_generators_write() -> None:
    assert (FOLDER / "board.tmx").read_text(encoding="utf-8") == maps.board()
    for name, small in zip(SEATS, (False, True), strict=True):
        assert (FOLDER / f"{name}.tmx").read_text(encoding="utf-8") == maps.seat(small)
    for name in symbols.ICONS:
        assert (GAME / "icons" / f"{name}.svg").read_text(encoding="utf-8") == symbols.drawn(name)
    for folder, makers in (("planets", worlds.WORLDS), ("pieces", pieces.PIECES)):
        for name, make in makers.items():
            assert (GAME / folder / f"{name}.svg").read_text(encoding="utf-8") == make().text()


def test_no_file_is_left_over() -> None:
    for folder, makers in (("icons", symbols.ICONS), ("planets", worlds.WORLDS), ("pieces", pieces.PIECES)):
        assert {path.stem for path in (GAME / folder).iterdir()} == set(makers)


def test_skin_names_files_that_exist() -> None:
    wanted = [SKIN["board"]["picture"], SKIN["mat"]["picture"], SKIN["mat"]["small_picture"], *SKIN["icons"].values()]
    for piece in SKIN["piece"].values():
        wanted += [piece["image"].replace("{face}", face) for face in piece.get("faces", [""])]
    assert not [name for name in wanted if not (GAME / name).is_file()]


def test_pieces_of_a_seat_are_in_its_three_tones() -> None:
    for kind, piece in SKIN["piece"].items():
        if piece["seat_colour"] and kind != "planet":
            for face in piece.get("faces", [""]):
                text = (GAME / piece["image"].replace("{face}", face)).read_text(encoding="utf-8")
                assert all(key in text for key in ("#abc001", "#abc002", "#abc003")), kind
    for name in worlds.WORLDS:
        text = (GAME / "planets" / f"{name}.svg").read_text(encoding="utf-8")
        assert ("#abc00" in text) == (name == "home")


def _grey(path: Path, size: int) -> bytes:
    image = pygame.image.load_sized_svg(str(path), (size, size))
    ground = pygame.Surface((size, size), pygame.SRCALPHA)
    ground.fill((70, 45, 120))
    ground.blit(image, (0, 0))
    return pygame.image.tobytes(pygame.transform.grayscale(ground), "RGB")[::3]


def test_discs_and_ships_are_told_apart_without_colour() -> None:
    for names, size in (
        ([GAME / "planets" / f"{n}.svg" for n in worlds.WORLDS], 38),
        ([GAME / "pieces" / f"{n}.svg" for n in ("starship", "battleship")], 25),
    ):
        shots = {path.stem: _grey(path, size) for path in names}
        for (a, one), (b, other) in itertools.combinations(shots.items(), 2):
            apart = sum(abs(x - y) for x, y in zip(one, other, strict=True)) / len(one)
            assert apart > 9, (a, b, apart)


def test_pictures_have_the_size_that_the_maps_name() -> None:
    assert (GAME / "board.jpg").stat().st_size < 3_500_000
    for name in ("board", *SEATS):
        found = read_map(FOLDER / f"{name}.tmx")
        scale = 4 if name == "board" else 2
        assert pygame.image.load(str(found.picture)).get_size() == tuple(round(v * scale) for v in found.size)


@pytest.mark.skipif(shutil.which("tmxrasterizer") is None, reason="Tiled is not installed")
@pytest.mark.parametrize("name", ["board", *SEATS])
def test_maps_open_in_tiled(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    out = tmp_path / "map.png"
    command = ["tmxrasterizer", "--scale", "0.2", str(FOLDER / f"{name}.tmx"), str(out)]
    done = subprocess.run(command, capture_output=True, timeout=60)
    assert done.returncode == 0 and out.is_file()
