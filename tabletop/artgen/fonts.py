"""Cut the four bundled fonts from Noto CJK to the characters that the program can show.

python -m tabletop.artgen fonts [FOLDER WITH THE .ttc FILES] [MORE TEXT FOLDERS ...]
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTCollection, TTFont

from .paths import COMMON, ROOT, write_text

DEFAULT_SOURCE = Path("/usr/share/fonts/opentype/noto")
FACES = {
    "sans-regular": ("NotoSansCJK-Regular.ttc", "Noto Sans CJK TC"),
    "sans-bold": ("NotoSansCJK-Bold.ttc", "Noto Sans CJK TC"),
    "serif-regular": ("NotoSerifCJK-Regular.ttc", "Noto Serif CJK TC"),
    "serif-bold": ("NotoSerifCJK-Bold.ttc", "Noto Serif CJK TC"),
}
TEXT_ROOTS = ("engines", "tabletop", "art", "maps", "tests")
TEXT_SUFFIXES = {".toml", ".md", ".po", ".py", ".tmx"}
RANGES = (
    (0x20, 0x7E),  # ASCII
    (0xA0, 0xFF),  # Latin-1
    (0x100, 0x17F),  # Latin Extended-A
    (0x2010, 0x2027),  # dashes, quotes, bullets, ellipsis
    (0x2030, 0x205E),  # per mille, primes, angle quotes
    (0x2190, 0x21FF),  # arrows
    (0x2460, 0x2473),  # circled numbers
    (0x2500, 0x257F),  # box drawing, for the text board
    (0x25A0, 0x25FF),  # geometric shapes: the seat emblems in plain text
    (0x3000, 0x303F),  # CJK punctuation
    (0xFF00, 0xFFEF),  # full-width forms
)
SINGLES = "½¼¾×÷±−≤≥≠≈∞√✓✔✗✘★☆♠♥♦♣⌫⌘⏎⚑♪"


def big5_level1() -> set[int]:
    """The 5,401 common Traditional characters (lead bytes A4 to C6 of Big5)."""
    found: set[int] = set()
    for lead in range(0xA4, 0xC7):
        for trail in (*range(0x40, 0x7F), *range(0xA1, 0xFF)):
            try:
                found.update(map(ord, bytes((lead, trail)).decode("big5")))
            except UnicodeDecodeError:
                continue
    return found


def used_characters(folders: Iterable[Path]) -> set[int]:
    """Every printable character in the text files below `folders`; folders that are absent are skipped."""
    found: set[int] = set()
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix in TEXT_SUFFIXES and path.is_file():
                found.update(ord(c) for c in path.read_text(encoding="utf-8", errors="ignore") if c.isprintable())
    return found


def wanted(folders: Iterable[Path]) -> set[int]:
    """The whole set of code points to keep."""
    keep = {c for low, high in RANGES for c in range(low, high + 1)}
    return keep | set(map(ord, SINGLES)) | big5_level1() | used_characters(folders)


def pick(collection: TTCollection, family: str) -> TTFont:
    """The face of a collection with that exact family name. Raises LookupError when it is not there."""
    for font in collection.fonts:
        if family in (font["name"].getDebugName(1), font["name"].getDebugName(16)):
            return font
    raise LookupError(f"no face named {family!r} in the collection")


def cut(source: Path, family: str, code_points: set[int], target: Path) -> int:
    """Write the subset of one face to `target` and return its size in bytes. Raises OSError, LookupError."""
    options = subset.Options()
    options.hinting = False
    options.desubroutinize = False
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.name_languages = [0x409]
    options.notdef_outline = True
    options.glyph_names = False
    options.drop_tables += ["BASE", "VORG", "vhea", "vmtx", "DSIG", "GDEF"]
    with TTCollection(str(source)) as collection:
        font = pick(collection, family)
        cutter = subset.Subsetter(options)
        cutter.populate(unicodes=code_points)
        cutter.subset(font)
        target.parent.mkdir(parents=True, exist_ok=True)
        font.save(str(target))
    return target.stat().st_size


def main(arguments: list[str]) -> None:
    """Cut all four faces. First argument: folder with the source collections; the rest: more folders of text."""
    source = Path(arguments[0]) if arguments else DEFAULT_SOURCE
    folders = [ROOT / name for name in TEXT_ROOTS] + [Path(name) for name in arguments[1:]]
    keep = wanted(folders)
    out = COMMON / "fonts"
    for name, (file_name, family) in FACES.items():
        size = cut(source / file_name, family, keep, out / f"{name}.otf")
        print(f"{name}.otf {size / 1e6:.2f} MB, {len(keep)} code points asked for")
    write_text(out / "README.md", README)


README = """# Fonts

| file | cut from |
|---|---|
| `sans-regular.otf`, `sans-bold.otf` | Noto Sans CJK, Traditional Chinese face |
| `serif-regular.otf`, `serif-bold.otf` | Noto Serif CJK, Traditional Chinese face |

Licence: SIL Open Font License 1.1, see `OFL.txt`. The files are subsets: unhinted, without vertical forms.

Characters kept: Latin (ASCII, Latin-1, Extended-A), punctuation, arrows, geometric shapes, CJK punctuation,
full-width forms, the 5,401 common Traditional characters (Big5 level 1), and every character found in the text
files of `engines`, `tabletop`, `art` and `maps`. A test fails when a text uses a character that is missing.

Cut them again (needs fontTools and the four Noto CJK collections, Debian package `fonts-noto-cjk`):

    python -m tabletop.artgen fonts /usr/share/fonts/opentype/noto
"""
