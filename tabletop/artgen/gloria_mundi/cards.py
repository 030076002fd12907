"""All card faces: which picture is drawn for which face."""

from __future__ import annotations

from collections.abc import Callable

from ..svg import Pic
from . import scenes_green, scenes_red, scenes_white, scenes_yellow

BASES = ("farm", "city", "legion")
SCENES: dict[str, Callable[[Pic], None]] = {
    **scenes_green.SCENES,
    **scenes_yellow.SCENES,
    **scenes_white.SCENES,
    **scenes_red.SCENES,
}
EXPANSION_SIZE, BASE_SIZE = (240, 139), (240, 177)


def picture(face: str) -> Pic:
    """The picture of one face, with a thin dark edge. Raises KeyError for an unknown face."""
    pic = Pic(*(BASE_SIZE if face in BASES else EXPANSION_SIZE))
    SCENES[face](pic)
    pic.rect(0, 0, pic.width, 12, pic.lin("#2b1a10", "#2b1a10", fades=(0.22, 0)))
    pic.rect(0, pic.height - 10, pic.width, 10, pic.lin("#2b1a10", "#2b1a10", fades=(0, 0.25)))
    pic.rect(0.8, 0.8, pic.width - 1.6, pic.height - 1.6, "", "#2b1a10", 2.4)
    return pic
