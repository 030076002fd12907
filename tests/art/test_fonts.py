"""The bundled fonts hold every character that a text of the program uses."""

from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from tabletop.artgen import fonts
from tabletop.artgen.paths import COMMON, ROOT

FOLDER = COMMON / "fonts"
TEXTS = {".toml", ".md", ".po"}


def characters(root: Path) -> set[int]:
    """What the texts shown to people are made of."""
    found: set[int] = set()
    for name in ("engines", "tabletop", "art", "maps"):
        for path in (root / name).rglob("*"):
            if path.suffix in TEXTS and path.is_file():
                found |= {ord(c) for c in path.read_text(encoding="utf-8") if c.isprintable()}
    return found


@pytest.mark.parametrize("face", sorted(fonts.FACES))
def test_every_character_is_in_the_font(face: str) -> None:
    with TTFont(FOLDER / f"{face}.otf", lazy=True) as font:
        missing = characters(ROOT) - set(font.getBestCmap())
    assert not missing, "missing: " + "".join(map(chr, sorted(missing)))


@pytest.mark.parametrize("face", sorted(fonts.FACES))
def test_fonts_are_small_and_have_no_vertical_forms(face: str) -> None:
    path = FOLDER / f"{face}.otf"
    assert path.stat().st_size < 4_600_000
    with TTFont(path, lazy=True) as font:
        features = {r.FeatureTag for r in font["GSUB"].table.FeatureList.FeatureRecord} if "GSUB" in font else set()
    assert not features & {"vert", "vrt2"}


def test_licence_and_recipe_lie_beside_the_fonts() -> None:
    assert "SIL OPEN FONT LICENSE" in (FOLDER / "OFL.txt").read_text(encoding="utf-8").upper()
    assert "artgen fonts" in (FOLDER / "README.md").read_text(encoding="utf-8")


def test_level_one_of_big5_is_the_common_set() -> None:
    assert {ord("的"), ord("羅"), ord("糧")} <= fonts.big5_level1()
    assert len([c for c in fonts.big5_level1() if 0x4E00 <= c < 0xA000]) == 5401
