"""Where the generators read and write, found from this file's own place in the checkout."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ART = ROOT / "art"
MAPS = ROOT / "maps"
COMMON = ART / "common"


def write_text(path: Path, text: str) -> None:
    """Write `text` to `path`, making its folders. Raises OSError when the place cannot be written."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")
