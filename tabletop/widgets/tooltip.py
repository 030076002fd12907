"""Tooltips: a piece of paper near the pointer, never outside the window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from tabletop.theme import Ink

if TYPE_CHECKING:
    from tabletop.kit import Kit


def draw_tip(
    kit: Kit, surface: pygame.Surface, text: str | Sequence, pos: tuple[int, int], *, icons: str = "", most: float = 340
) -> pygame.Rect:
    """Draw `text` beside `pos`; returns the box covered."""
    found = kit.writer.layout(text, kit.style(14, colour=Ink.ink, icons=icons), kit.px(most))
    pad = kit.px(10)
    box = pygame.Rect(0, 0, found.size[0] + 2 * pad, found.size[1] + 2 * kit.px(7))
    box.topleft = (pos[0] + kit.px(14), pos[1] + kit.px(20))
    window = surface.get_rect().inflate(-kit.px(16), -kit.px(16))
    if box.bottom > window.bottom:
        box.bottom = pos[1] - kit.px(10)
    box.clamp_ip(window)
    blur = kit.px(10)
    surface.blit(
        kit.assets.shadow(box.size, radius=kit.px(6), blur=blur, alpha=150), (box.x - blur, box.y - blur + kit.px(3))
    )
    surface.blit(kit.assets.panel("paper", box.size, radius=kit.px(6), border=Ink.paper_edge, width=kit.px(1)), box)
    found.draw(surface, (box.x + pad, box.y + kit.px(7)))
    return box
