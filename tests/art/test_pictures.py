"""The drawn files: complete, all different, and within what the loader can draw."""

import re
import tomllib
from pathlib import Path

import pygame
import pytest

from tabletop.artgen import icons
from tabletop.artgen.cover_scenes import COVERS
from tabletop.artgen.gloria_mundi import cards, frames, pieces, symbols
from tabletop.artgen.paths import ART, COMMON, ROOT

GAME = ART / "gloria_mundi"
SVGS = sorted(ART.rglob("*.svg"))
ALLOWED = {
    "svg",
    "defs",
    "linearGradient",
    "radialGradient",
    "stop",
    "g",
    "rect",
    "circle",
    "ellipse",
    "path",
    "polygon",
    "polyline",
}
SKIN = tomllib.loads((GAME / "skin.toml").read_text(encoding="utf-8"))
DATA = tomllib.loads((ROOT / "engines/gloria_mundi/data/components.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", SVGS, ids=lambda p: str(p.relative_to(ART)))
def test_svg_uses_only_what_the_loader_draws(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert set(re.findall(r"<([A-Za-z]\w*)", text)) <= ALLOWED
    assert not re.search(r"\s(style|class|filter|clip-path|mask)=", text)
    for value in re.findall(r'(?:fill|stroke|stop-color)="([^"]+)"', text):
        assert re.fullmatch(r"#[0-9a-f]{6}|none|url\(#g\d+\)", value), value
    for box in re.findall(r'<(?:linear|radial)Gradient id="\w+"([^>]*)>', text):
        assert all(v.endswith("%") for v in re.findall(r'="([^"]+)"', box))


@pytest.mark.parametrize("path", SVGS, ids=lambda p: str(p.relative_to(ART)))
def test_svg_is_not_blank(path: Path) -> None:
    image = pygame.image.load_sized_svg(str(path), (64, 64))
    alpha = pygame.mask.from_surface(image, 60)
    assert alpha.count() > 60


def test_every_card_has_its_own_picture() -> None:
    faces = [row["id"] for row in DATA["building"]] + [row["id"] for row in DATA["base_card"]]
    assert len(faces) == 60
    texts = [(GAME / "cards" / f"{face}.svg").read_text(encoding="utf-8") for face in faces]
    assert len(set(texts)) == 60
    shots = set()
    for face in faces:
        image = pygame.image.load_sized_svg(str(GAME / "cards" / f"{face}.svg"), (60, 35))
        shots.add(pygame.image.tobytes(image, "RGB"))
    assert len(shots) == 60


def test_files_are_what_the_generators_draw() -> None:
    for face in cards.SCENES:
        assert (GAME / "cards" / f"{face}.svg").read_text(encoding="utf-8") == cards.picture(face).text()
    for name, text in frames.all_files().items():
        assert (GAME / "cards" / name).read_text(encoding="utf-8") == text
    for name in symbols.ICONS:
        assert (GAME / "icons" / f"{name}.svg").read_text(encoding="utf-8") == symbols.drawn(name)
    for name, make in pieces.PIECES.items():
        assert (GAME / "pieces" / f"{name}.svg").read_text(encoding="utf-8") == make().text()
    for name in icons.ICONS:
        assert (COMMON / "icons" / f"{name}.svg").read_text(encoding="utf-8") == icons.icon(name)


def test_common_icons_are_white_only() -> None:
    for path in (COMMON / "icons").glob("*.svg"):
        assert set(re.findall(r"#[0-9a-f]{6}", path.read_text(encoding="utf-8"))) == {"#ffffff"}


def test_six_emblems_and_patterns() -> None:
    for folder in ("emblems", "patterns"):
        assert len({(COMMON / folder / f"{i}.svg").read_text(encoding="utf-8") for i in range(6)}) == 6


def test_skin_names_files_that_exist() -> None:
    wanted = [SKIN["board"]["picture"], SKIN["mat"]["picture"], SKIN["mat"]["small_picture"], *SKIN["icons"].values()]
    for piece in SKIN["piece"].values():
        wanted += [piece["image"].replace("{face}", face) for face in piece.get("faces", [""])]
    for card in SKIN["card"].values():
        wanted += [card["frame"].replace("{colour}", colour) for colour in SKIN["title"]] + [card["back"]]
    assert not [name for name in wanted if not (GAME / name).is_file()]


def test_seat_coloured_pieces_use_the_key_colours() -> None:
    for piece in SKIN["piece"].values():
        if piece["seat_colour"]:
            text = (GAME / piece["image"]).read_text(encoding="utf-8")
            assert all(key in text for key in ("#abc001", "#abc002", "#abc003"))


def test_card_boxes_lie_on_the_card_and_do_not_overlap() -> None:
    for card in SKIN["card"].values():
        wide, high = card["size"]
        boxes = [b["rect"] for b in card["box"] if b["field"] != "upgrades"]
        for x, y, w, h in boxes:
            assert x >= 9 and y >= 9 and x + w <= wide - 9 and y + h <= high - 9
        rects = [pygame.Rect(*map(round, b)) for b in boxes]
        assert all(a.collidelist(rects[i + 1 :]) == -1 for i, a in enumerate(rects))


def _luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def test_titles_stand_out_from_their_band() -> None:
    for colour, ink in SKIN["title"].items():
        a, b = sorted((_luminance(ink), _luminance(frames.BANDS[colour])))
        assert (b + 0.05) / (a + 0.05) >= 4.5, colour


@pytest.mark.parametrize("game", COVERS)
def test_covers(game: str) -> None:
    assert pygame.image.load(str(ART / "covers" / f"{game}.jpg")).get_size() == (600, 800)
    title = tomllib.loads((ART / "covers" / f"{game}.toml").read_text(encoding="utf-8"))["title"]
    assert title["rect"][1] + title["rect"][3] <= 800


@pytest.mark.parametrize("name", ["wood", "paper", "felt", "leather"])
def test_textures_join_without_a_seam(name: str) -> None:
    image = pygame.image.load(str(COMMON / "textures" / f"{name}.jpg"))
    assert image.get_size() == (1024, 1024)
    pixels = pygame.surfarray.array3d(image).astype(float)
    seam = abs(pixels[0] - pixels[-1]).mean()
    inside = abs(pixels[1:] - pixels[:-1]).mean(axis=(1, 2)).max()
    assert seam <= inside + 3


def test_board_picture_is_of_moderate_size() -> None:
    path = GAME / "board.jpg"
    assert path.stat().st_size < 2_500_000
    assert pygame.image.load(str(path)).get_size() == (3600, 1515)
