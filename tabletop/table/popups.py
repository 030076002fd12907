"""What floats over the table: the large card, the explanation at the pointer, and the little menu of verbs."""

from __future__ import annotations

import pygame

from engines.core.view import BACK
from tabletop.kit import Kit
from tabletop.table.canvas import Canvas
from tabletop.table.placing import BOARD, DOCK, Sprite
from tabletop.text import Run
from tabletop.theme import Ink


def draw_zoom(kit: Kit, surface: pygame.Surface, canvas: Canvas, sprite: Sprite, pos, *, corner: bool, below: int = 0) -> pygame.Rect | None:
    """The card under the pointer, large and wholly inside the window; None for things that are no cards."""
    look = canvas.skin.cards.get(sprite.piece.kind)
    if look is None or sprite.piece.face == BACK:
        return None
    window = surface.get_rect().inflate(-kit.px(16), -kit.px(16))
    high = min(kit.px(440), round(window.height * 0.62))
    size = (round(high * look.size[0] / look.size[1]), high)
    if canvas.rect(sprite).height > high * 0.85:
        return None
    box = pygame.Rect((0, 0), size)
    rect = canvas.rect(sprite)
    home = canvas.frame_of(BOARD).clip
    if corner:
        box.bottomleft = (window.left, window.bottom)
    elif sprite.plane == DOCK:
        box.midbottom = (rect.centerx, rect.top - kit.px(10))
        box.right = min(box.right, home.right)
    else:
        # Beside the card, and rather over the board than over what stands to the right of it.
        box.midleft = (rect.right + kit.px(14), rect.centery)
        if box.right > home.right and rect.left - kit.px(14) - box.width >= window.left:
            box.right = rect.left - kit.px(14)
    box.clamp_ip(window)
    blur = kit.px(18)
    surface.blit(kit.assets.shadow(box.size, radius=kit.px(10), blur=blur, alpha=190), (box.x - blur, box.y - blur + kit.px(6)))
    surface.blit(canvas.painter.picture(sprite.piece._replace(rotation=0, count=1), box.size), box)
    return box


def draw_note(kit: Kit, surface: pygame.Surface, runs: list, icons: str, pos, *, avoid: pygame.Rect | None = None,
              keep: pygame.Rect | None = None) -> pygame.Rect:
    """An explanation on paper, beside `avoid` (the large card) or at the pointer, clear of it and of `keep` (the thing itself) where
    there is room."""
    found = kit.writer.layout(runs, kit.style(14, colour=Ink.ink, icons=icons, line=1.5), kit.px(340))
    pad = kit.px(12)
    box = pygame.Rect(0, 0, found.size[0] + 2 * pad, found.size[1] + 2 * kit.px(9))
    window = surface.get_rect().inflate(-kit.px(12), -kit.px(12))
    spots = [(pos[0] + kit.px(18), pos[1] + kit.px(22)), (pos[0] - box.width - kit.px(14), pos[1] + kit.px(22)),
             (pos[0] + kit.px(18), pos[1] - box.height - kit.px(12)), (pos[0] - box.width - kit.px(14), pos[1] - box.height - kit.px(12))]
    if avoid is not None:
        spots = [(avoid.x - box.width - kit.px(8), avoid.y), (avoid.right + kit.px(8), avoid.y), *spots,
                 (avoid.x, avoid.bottom + kit.px(8)), (avoid.x, avoid.y - box.height - kit.px(8))]
    for spot in spots:
        box.topleft = spot
        if window.contains(box) and not any(r is not None and box.colliderect(r) for r in (avoid, keep)):
            break
    box.clamp_ip(window)
    blur = kit.px(12)
    surface.blit(kit.assets.shadow(box.size, radius=kit.px(6), blur=blur, alpha=160), (box.x - blur, box.y - blur + kit.px(4)))
    surface.blit(kit.assets.panel("paper", box.size, radius=kit.px(6), border=Ink.paper_edge, width=kit.px(1)), box)
    found.draw(surface, (box.x + pad, box.y + kit.px(9)))
    return box


def line_break() -> Run:
    """A new line between runs."""
    return Run("\n")
