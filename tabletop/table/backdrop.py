"""What lies still under the pieces: wood, board pictures, mats, printed labels. Scaled once per zoom, quickly while gliding."""

from __future__ import annotations

import pygame

from tabletop.kit import Kit
from tabletop.table.camera import Frame
from tabletop.table.geometry import Label
from tabletop.table.placing import Sheet

_BAND = 96
_MOST_PIXELS = 20_000_000


class ScaledPicture:
    """One large picture at any scale: a crisp copy of the last settled size, and rough crops while the size changes."""

    def __init__(self, source: pygame.Surface):
        self.source = source
        self.size: tuple[int, int] | None = None
        self.copy: pygame.Surface | None = None
        self._done = 0

    @property
    def ready(self) -> bool:
        """True when the crisp copy is whole."""
        return self.copy is not None and self.size is not None and self._done >= self.size[1]

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, clip: pygame.Rect) -> None:
        """Draw into `rect`, only inside `clip`."""
        part = rect.clip(clip)
        if not part.width or not part.height:
            return
        if self.ready and self.size == rect.size:
            surface.blit(self.copy, part, part.move(-rect.x, -rect.y))
            return
        fx, fy = self.source.get_width() / rect.width, self.source.get_height() / rect.height
        crop = pygame.Rect(int((part.x - rect.x) * fx), int((part.y - rect.y) * fy), max(1, int(part.width * fx)),
                           max(1, int(part.height * fy))).clip(self.source.get_rect())
        surface.blit(pygame.transform.scale(self.source.subsurface(crop), part.size), part)

    def settle(self, size: tuple[int, int], budget: float, clock) -> bool:
        """Work on the crisp copy at `size` for `budget` seconds; True when it got whole just now."""
        if size[0] * size[1] > _MOST_PIXELS or (self.ready and self.size == size):
            return False
        if self.size != size or self.copy is None:
            self.size, self._done = size, 0
            self.copy = pygame.Surface(size, 0, self.source)
        end = clock() + budget
        while self._done < size[1] and clock() < end:
            self._band()
        return self.ready

    def _band(self) -> None:
        """Scale some rows, with a margin above and below so that no seam shows."""
        wide, high = self.size
        top, bottom = self._done, min(high, self._done + _BAND)
        factor = self.source.get_height() / high
        margin = 4
        first, last = max(0, top - margin), min(high, bottom + margin)
        y0, y1 = round(first * factor), max(round(first * factor) + 1, round(last * factor))
        crop = pygame.Rect(0, y0, self.source.get_width(), min(y1, self.source.get_height()) - y0)
        scaled = pygame.transform.smoothscale(self.source.subsurface(crop), (wide, last - first))
        self.copy.blit(scaled, (0, top), (0, top - first, wide, bottom - top))
        self._done = bottom


class Backdrop:
    """Draws the sheets of one plane."""

    def __init__(self, kit: Kit, titles):
        self.kit = kit
        self._titles = titles
        self._pictures: dict[tuple, ScaledPicture | None] = {}
        self._label_sizes: dict[str, float] = {}

    def picture(self, sheet: Sheet) -> ScaledPicture | None:
        """The picture of a sheet's map, None when it has none."""
        path = sheet.map.picture
        key = (path, sheet.plane)
        if key not in self._pictures:
            found = None
            if path is not None and path.is_file():
                try:
                    raw = pygame.image.load(str(path))
                    found = ScaledPicture(raw.convert() if pygame.display.get_surface() else _plain(raw))
                except pygame.error:
                    found = None
            self._pictures[key] = found
        return self._pictures[key]

    def draw(self, surface: pygame.Surface, sheet: Sheet, frame: Frame, edge, *, quick: bool) -> None:
        """One sheet with its shadow, edge and labels."""
        rect = frame.rect(sheet.box((0, 0, *sheet.map.size)))
        if not rect.colliderect(frame.clip):
            return
        if not quick:
            blur = self.kit.px(14)
            if rect.width < 4000:
                shade = self.kit.assets.shadow(rect.size, radius=6, blur=blur, alpha=150)
                surface.blit(shade, (rect.x - blur, rect.y - blur + self.kit.px(5)))
        picture = self.picture(sheet)
        if picture is not None:
            picture.draw(surface, rect, frame.clip)
        else:
            surface.fill((92, 70, 50), rect.clip(frame.clip))
        if edge is not None:
            pygame.draw.rect(surface, edge, rect, max(2, round(5 * frame.scale * sheet.scale)), max(2, round(10 * frame.scale * sheet.scale)))
        for label in sheet.map.labels:
            self._label(surface, sheet, frame, label, quick)
        for zone in sheet.zones.values():
            if zone.props.get("slot_labels"):
                self._slots(surface, sheet, frame, zone, quick)

    def settle(self, sheets, frame: Frame, budget: float, clock) -> bool:
        """Work on crisp copies; True when one got ready and a redraw pays."""
        changed = False
        for sheet in sheets:
            picture = self.picture(sheet)
            if picture is not None:
                size = frame.rect(sheet.box((0, 0, *sheet.map.size))).size
                changed |= picture.settle(size, budget, clock)
                if not picture.ready:
                    break
        return changed

    def unsettled(self, sheets, frame: Frame) -> bool:
        """True while a crisp copy is missing."""
        for sheet in sheets:
            picture = self.picture(sheet)
            size = frame.rect(sheet.box((0, 0, *sheet.map.size))).size
            if picture is not None and size[0] * size[1] <= _MOST_PIXELS and not (picture.ready and picture.size == size):
                return True
        return False

    def _label(self, surface, sheet: Sheet, frame: Frame, label: Label, quick: bool) -> None:
        text = self._titles(label.id)
        size = label.size * sheet.scale * frame.scale
        if text and size >= 6:
            self._print(surface, text, frame.rect(sheet.box(label.box)), size, label.serif, label.align, label.colour, quick)

    def _slots(self, surface, sheet: Sheet, frame: Frame, zone, quick: bool) -> None:
        """Printed prices of a row, each under its slot."""
        w, h, gap = zone.number("cell_w", 40), zone.number("cell_h", 40), zone.number("gap", 8)
        size = 20 * sheet.scale * frame.scale
        for i, text in enumerate(str(zone.props["slot_labels"]).split(",")):
            box = sheet.box((zone.box[0] + i * (w + gap), zone.box[1] + (zone.box[3] + h) / 2 + 2, w, 26))
            if size >= 6:
                self._print(surface, text, frame.rect(box), size, False, "center", "#f4e6c4", quick)

    def _print(self, surface, text, rect: pygame.Rect, size: float, serif: bool, align: str, colour: str, quick: bool) -> None:
        # Fonts are opened at even sizes only, and never while gliding: opening one takes milliseconds.
        key = (text, serif, align)
        if quick:
            size = self._label_sizes.get(key, size)
        else:
            self._label_sizes[key] = size
        style = self.kit.style(16, bold=True, serif=serif, colour=tuple(pygame.Color(colour))[:3], align=align, line=1.2)
        style = style._replace(size=max(6, int(size) // 2 * 2))
        layout = self.kit.writer.fit(text, style, (max(rect.width, 12), max(rect.height, round(1.25 * style.size))), max(5, style.size // 3))
        x = {"left": rect.x, "center": rect.centerx - layout.size[0] // 2, "right": rect.right - layout.size[0]}[align]
        layout.draw(surface, (x, rect.centery - layout.size[1] // 2))


def _plain(raw: pygame.Surface) -> pygame.Surface:
    out = pygame.Surface(raw.get_size(), 0, 32)
    out.blit(raw, (0, 0))
    return out
