"""The Tiled maps: every zone there, nothing on top of anything, and the demands drawn where the rules put them."""

import itertools
import math
import shutil
import subprocess
import tomllib
from pathlib import Path

import pygame
import pytest
import pytmx

from tabletop.artgen.gloria_mundi import layout, maps, overlay
from tabletop.artgen.paths import MAPS, ROOT

FOLDER = MAPS / "gloria_mundi"


def layer(name: str, part: str) -> dict[str, pytmx.TiledObject]:
    """Objects of one layer by name."""
    return {o.name: o for o in pytmx.TiledMap(str(FOLDER / f"{name}.tmx")).get_layer_by_name(part)}


def rect(obj: pytmx.TiledObject) -> pygame.Rect:
    """The area of a rectangle object."""
    return pygame.Rect(round(obj.x), round(obj.y), round(obj.width), round(obj.height))


def test_zones_of_the_board() -> None:
    zones = layer("board", "zones")
    assert {n: o.type for n, o in zones.items()} == {
        "goth": "track",
        "escape": "track",
        "forum": "row",
        "deck": "stack",
        "fire": "stack",
        "bank": "pile",
    }
    assert len(zones["goth"].points) == len(zones["escape"].points) == 37
    forum = zones["forum"]
    assert forum.width >= 6 * forum.properties["cell_w"] + 5 * forum.properties["gap"] - 0.5
    assert forum.properties["cell_w"] * 1520 / 2400 >= 118
    assert forum.properties["slot_labels"].split(",") == ["+5", "+4", "+3", "+2", "+1", "+0"]


@pytest.mark.parametrize("name", ["seat", "seat_small"])
def test_zones_of_a_seat(name: str) -> None:
    zones = layer(name, "zones")
    assert set(zones) == {f"{z}:{{seat}}" for z in ("farm", "city", "legion", "screen", "hand")}
    size = pytmx.TiledMap(str(FOLDER / f"{name}.tmx"))
    whole = pygame.Rect(0, 0, size.width * 10, size.height * 10)
    rects = [rect(o) for o in zones.values()]
    assert all(whole.contains(r) for r in rects)
    assert not any(a.colliderect(b) for a, b in itertools.combinations(rects, 2))


def test_nothing_on_the_board_overlaps() -> None:
    zones = layer("board", "zones")
    places = [(p, layout.GOTH_RADIUS) for p in layout.goth_places()] + [
        (p, layout.ESCAPE_RADIUS + 2) for p in layout.escape_places()
    ]
    for (a, ra), (b, rb) in itertools.combinations(places, 2):
        assert math.dist(a, b) > ra + rb
    boxes = [rect(o) for n, o in zones.items() if n not in ("goth", "escape")]
    boxes += [rect(o) for n, o in layer("board", "labels").items() if n not in ("forum", "bank")]
    assert not any(a.colliderect(b) for a, b in itertools.combinations(boxes, 2))
    inner = pygame.Rect(26, 26, layout.BOARD[0] - 52, layout.BOARD[1] - 52)
    for box in boxes:
        assert inner.contains(box), box
        for (x, y), r in places:
            near = (min(max(x, box.left), box.right), min(max(y, box.top), box.bottom))
            assert math.dist((x, y), near) >= r - 1, (box, x, y)
    assert all(
        inner.left + r <= x <= inner.right - r and inner.top + r <= y <= inner.bottom - r for (x, y), r in places
    )


def test_drawn_demands_are_the_rules_demands() -> None:
    data = tomllib.loads((ROOT / "engines/gloria_mundi/data/components.toml").read_text(encoding="utf-8"))
    drawn = overlay.demands()
    assert len(drawn) == data["goth_track"]["rome_space"] - 1
    for row in data["goth_space"]:
        shown = drawn[row["index"] - 1]
        assert {k: shown.count(k) for k in shown} == row["demand"]


def test_files_are_what_the_generator_writes() -> None:
    for name, make in (("board", maps.board), ("seat", maps.seat), ("seat_small", maps.seat_small)):
        assert (FOLDER / f"{name}.tmx").read_text(encoding="utf-8") == make()


def test_pictures_named_in_the_maps_exist() -> None:
    for name in ("board", "seat", "seat_small"):
        picture = next(iter(pytmx.TiledMap(str(FOLDER / f"{name}.tmx")).layers))
        assert (FOLDER / Path(picture.source)).resolve().is_file() or Path(picture.source).is_file()


@pytest.mark.skipif(shutil.which("tmxrasterizer") is None, reason="Tiled is not installed")
@pytest.mark.parametrize("name", ["board", "seat", "seat_small"])
def test_maps_open_in_tiled(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    out = tmp_path / "map.png"
    done = subprocess.run(
        ["tmxrasterizer", "--scale", "0.2", str(FOLDER / f"{name}.tmx"), str(out)], capture_output=True, timeout=60
    )
    assert done.returncode == 0 and out.is_file()
