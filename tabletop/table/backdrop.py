"""What lies still under the pieces: wood, board pictures, mats, printed labels. Scaled once per zoom, quickly while gliding."""

from __future__ import annotations

import pygame

from tabletop.kit import Kit
from tabletop.table.budget import Budget
from tabletop.table.camera import Frame
from tabletop.table.geometry import Label
from tabletop.table.placing import Sheet
from tabletop.theme import SeatColour

_BAND = 40
_LEAST_LABEL = 10.5


class ScaledPicture:
    """One large picture at any scale: a crisp copy of the part that was last in sight, and rough crops while the size changes."""

    def __init__(self, source: pygame.Surface):
        self.source = source
        self.copy: pygame.Surface | None = None
        self._size = (0, 0)
        self._part = pygame.Rect(0, 0, 0, 0)
        self._done = 0

    def ready(self, rect: pygame.Rect, clip: pygame.Rect) -> bool:
        """True when the crisp copy shows all of the picture in `rect` that `clip` leaves in sight."""
        part = rect.clip(clip)
        return not part.width or (self.copy is not None and self._size == rect.size and self._done >= self._part.height
                                  and self._part.contains(part.move(-rect.x, -rect.y)))

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, clip: pygame.Rect) -> None:
        """Draw into `rect`, only inside `clip`."""
        part = rect.clip(clip)
        if not part.width or not part.height:
            return
        if not self.ready(rect, clip):
            self._rough(surface, rect, part)
        if self.copy is not None and self._size == rect.size:
            # What is crisp already lies over the rough: nothing shimmers while the board is pushed about.
            done = pygame.Rect(self._part.x, self._part.y, self._part.width, min(self._done, self._part.height))
            spot = done.move(rect.x, rect.y).clip(part)
            surface.blit(self.copy, spot, spot.move(-rect.x - self._part.x, -rect.y - self._part.y))

    def _rough(self, surface: pygame.Surface, rect: pygame.Rect, part: pygame.Rect) -> None:
        fx, fy = self.source.get_width() / rect.width, self.source.get_height() / rect.height
        crop = pygame.Rect(int((part.x - rect.x) * fx), int((part.y - rect.y) * fy), max(1, int(part.width * fx)),
                           max(1, int(part.height * fy))).clip(self.source.get_rect())
        surface.blit(pygame.transform.scale(self.source.subsurface(crop), part.size), part)

    def settle(self, rect: pygame.Rect, clip: pygame.Rect, budget: float, clock) -> bool:
        """Work on the crisp copy for `budget` seconds; True when it got whole just now."""
        if self.ready(rect, clip):
            return False
        part = rect.clip(clip).move(-rect.x, -rect.y)
        if self._size != rect.size or self._part != part:
            self._size, self._part, self._done = rect.size, part, 0
            if self.copy is None or self.copy.get_size() != part.size:
                self.copy = pygame.Surface(part.size, 0, self.source)
        end = clock() + budget
        while self._done < part.height and clock() < end:
            self._band()
        return self._done >= part.height

    def _band(self) -> None:
        """Scale some rows, with a margin on all sides so that no seam shows."""
        part, margin = self._part, 4
        top, bottom = self._done, min(part.height, self._done + _BAND)
        full = pygame.Rect(part.x - margin, part.y + top - margin, part.width + 2 * margin, bottom - top + 2 * margin)
        full = full.clip(pygame.Rect((0, 0), self._size))
        fx, fy = self.source.get_width() / self._size[0], self.source.get_height() / self._size[1]
        x0, y0 = int(full.x * fx), int(full.y * fy)
        crop = pygame.Rect(x0, y0, max(1, round(full.right * fx) - x0), max(1, round(full.bottom * fy) - y0)).clip(self.source.get_rect())
        scaled = pygame.transform.smoothscale(self.source.subsurface(crop), full.size)
        self.copy.blit(scaled, (0, top), (part.x - full.x, part.y + top - full.y, part.width, bottom - top))
        self._done = bottom


class Backdrop:
    """Draws the sheets of one plane."""

    def __init__(self, kit: Kit, titles, budget: Budget):
        self.kit = kit
        self.budget = budget
        self._titles = titles
        self._pictures: dict[tuple, ScaledPicture | None] = {}
        self._sources: dict = {}

    def picture(self, sheet: Sheet) -> ScaledPicture | None:
        """The picture of a sheet's map, None when it has none."""
        path = sheet.map.picture
        key = (path, sheet.plane, sheet.seat)
        if key not in self._pictures:
            source = self._source(path)
            self._pictures[key] = ScaledPicture(source) if source is not None else None
        return self._pictures[key]

    def _source(self, path) -> pygame.Surface | None:
        if path not in self._sources:
            try:
                raw = pygame.image.load(str(path)) if path is not None and path.is_file() else None
                self._sources[path] = (raw.convert() if pygame.display.get_surface() else _plain(raw)) if raw is not None else None
            except pygame.error:
                self._sources[path] = None
        return self._sources[path]

    def draw(self, surface: pygame.Surface, sheet: Sheet, frame: Frame, seat: SeatColour | None, *, quick: bool) -> None:
        """One sheet with its shadow and labels, and, as a mat, an edge in its seat's colour and pattern."""
        rect = frame.rect(sheet.box((0, 0, *sheet.map.size)))
        if not rect.colliderect(frame.clip):
            return
        self._lift(surface, rect, frame.clip)
        picture = self.picture(sheet)
        if picture is not None:
            picture.draw(surface, rect, frame.clip)
        else:
            surface.fill((92, 70, 50), rect.clip(frame.clip))
        if seat is not None:
            pygame.draw.rect(surface, seat.main, rect, max(2, round(5 * frame.scale * sheet.scale)), max(2, round(10 * frame.scale * sheet.scale)))
        if seat is not None and not quick:
            high = max(4, round(9 * frame.scale * sheet.scale))
            inset = max(6, round(16 * frame.scale * sheet.scale))
            if rect.width > 3 * inset:
                surface.blit(self.kit.assets.band(seat, (rect.width - 2 * inset, high)), (rect.x + inset, rect.y))
        for label in sheet.map.labels:
            self._label(surface, sheet, frame, label, quick)
        for zone in sheet.zones.values():
            if zone.props.get("slot_labels"):
                self._slots(surface, sheet, frame, zone, quick)
            if zone.props.get("number_every"):
                self._numbers(surface, sheet, frame, zone, quick)

    def _lift(self, surface: pygame.Surface, rect: pygame.Rect, clip: pygame.Rect) -> None:
        """A soft shadow round a sheet, as four strips: a whole one would have to be made anew for every size."""
        deep = self.kit.px(16)
        fall = self.kit.assets.cached(("fall", deep), lambda: _fall(deep))
        drop = self.kit.px(5)
        for turn, place in ((0, (rect.x + drop, rect.bottom, rect.width, deep)), (180, (rect.x, rect.y - deep // 2, rect.width, deep // 2)),
                            (90, (rect.right, rect.y + drop, deep, rect.height)), (270, (rect.x - deep // 2, rect.y + drop, deep // 2, rect.height))):
            spot = pygame.Rect(place).clip(clip)
            if spot.width and spot.height and spot.size == (spot.width if turn % 180 == 0 else place[2], spot.height if turn % 180 else place[3]):
                surface.blit(pygame.transform.scale(pygame.transform.rotate(fall, turn), spot.size), spot)

    def settle(self, sheets, frame: Frame, budget: float, clock) -> bool:
        """Work on crisp copies; True when one got ready and a redraw pays."""
        for sheet in sheets:
            picture = self.picture(sheet)
            rect = frame.rect(sheet.box((0, 0, *sheet.map.size)))
            if picture is not None and not picture.ready(rect, frame.clip):
                return picture.settle(rect, frame.clip, budget, clock)
        return False

    def unsettled(self, sheets, frame: Frame) -> bool:
        """True while a crisp copy is missing."""
        for sheet in sheets:
            picture = self.picture(sheet)
            if picture is not None and not picture.ready(frame.rect(sheet.box((0, 0, *sheet.map.size))), frame.clip):
                return True
        return False

    def _label(self, surface, sheet: Sheet, frame: Frame, label: Label, quick: bool) -> None:
        text = self._titles(label.id)
        size = label.size * sheet.scale * frame.scale
        rect = frame.rect(sheet.box(label.box))
        if sheet.seat < 0:
            # Names of the common board stay legible at any zoom: larger than their place if need be, with a halo.
            size = max(size, min(self.kit.px(_LEAST_LABEL), 1.4 * size))
            wide = max(rect.width * 6 // 5, self.kit.px(46))
            left = {"left": rect.x, "center": rect.centerx - wide // 2, "right": rect.right - wide}[label.align]
            board = frame.rect(sheet.box((0, 0, *sheet.map.size)))
            rect = pygame.Rect(min(left, board.right - wide - 4), rect.y, wide, rect.height)
        if text and size >= 6:
            self._print(surface, text, rect, size, label.serif, label.align, label.colour, quick, halo=sheet.seat < 0)

    def _slots(self, surface, sheet: Sheet, frame: Frame, zone, quick: bool) -> None:
        """Printed prices of a row, each under its slot; `label_dy` is from the slot's foot to the middle of the print."""
        w, h, gap = zone.number("cell_w", 40), zone.number("cell_h", 40), zone.number("gap", 8)
        high = max(26.0, zone.number("label_size", 20) * 1.3)
        size = max(zone.number("label_size", 20) * sheet.scale * frame.scale, self.kit.px(_LEAST_LABEL - 1))
        colour = _shade(zone.props.get("label_colour"), "#f4e6c4")
        foot = zone.box[1] + (zone.box[3] + h) / 2 + zone.number("label_dy", 15)
        for i, text in enumerate(str(zone.props["slot_labels"]).split(",")):
            box = sheet.box((zone.box[0] + i * (w + gap), foot - high / 2, w, high))
            self._print(surface, text, frame.rect(box), size, False, "center", colour, quick)

    def _numbers(self, surface, sheet: Sheet, frame: Frame, zone, quick: bool) -> None:
        """Every so many places of a track bear their number."""
        every = int(zone.number("number_every", 0))
        size = zone.number("number_size", 18) * sheet.scale * frame.scale
        size = max(size, min(self.kit.px(10), 1.3 * zone.number("radius", 20) * sheet.scale * frame.scale))
        if not every or size < 6:
            return
        colour = _shade(zone.props.get("number_colour"), "#33200f")
        r = zone.number("radius", 20)
        for place in range(every, len(zone.points), every):
            x, y = zone.points[place]
            self._print(surface, str(place), frame.rect(sheet.box((x - r, y - r, 2 * r, 2 * r))), size, False, "center", colour, quick)

    def _print(self, surface, text, rect: pygame.Rect, size: float, serif: bool, align: str, colour: str, quick: bool, *,
               halo: bool = False) -> None:
        style = self.kit.style(16, bold=True, serif=serif, colour=tuple(pygame.Color(colour))[:3], align=align, line=1.2)
        style = self.budget.sized(self.kit.writer, style, size, quick=quick)
        layout = self.kit.writer.fit(text, style, (max(rect.width, 12), max(rect.height, round(1.25 * style.size))), max(5, style.size // 3))
        x = {"left": rect.x, "center": rect.centerx - layout.size[0] // 2, "right": rect.right - layout.size[0]}[align]
        at = (x, rect.centery - layout.size[1] // 2)
        if halo:
            reach = max(2, layout.size[1] // 9)
            made = ("halo", text, serif, align, colour, style.size, layout.size)
            if not self.kit.assets.holds(made) and (quick or not self.budget.allows()):
                layout.draw(surface, at)
                return
            surface.blit(self.kit.assets.cached(made, lambda: _haloed(layout, style.colour, reach)), (at[0] - reach, at[1] - reach))
        else:
            layout.draw(surface, at)


def _shade(value, default: str) -> str:
    """A colour written in a map, or the default where it is none."""
    try:
        return value if value and pygame.Color(str(value)) else default
    except ValueError:
        return default


def _haloed(layout, colour, reach: int) -> pygame.Surface:
    """The print with a soft rim of the opposite lightness, so that it reads on busy ground."""
    size = (layout.size[0] + 2 * reach, layout.size[1] + 2 * reach)
    out = pygame.Surface(size, pygame.SRCALPHA)
    layout.draw(out, (reach, reach))
    light = sum(colour) > 380
    rim = pygame.Surface(size, pygame.SRCALPHA)
    rim.blit(out, (0, 0))
    rim.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    tone = (18, 34, 42, 120) if light else (250, 240, 212, 150)
    rim.fill(tone, special_flags=pygame.BLEND_RGBA_MULT)
    under = pygame.Surface(size, pygame.SRCALPHA)
    for dx in range(-reach, reach + 1):
        for dy in range(-reach, reach + 1):
            if dx * dx + dy * dy <= reach * reach + 1:
                under.blit(rim, (dx, dy))
    under.blit(out, (0, 0))
    return under


def _fall(deep: int) -> pygame.Surface:
    """A strip one pixel wide that fades from dark to nothing."""
    out = pygame.Surface((1, deep), pygame.SRCALPHA)
    for y in range(deep):
        out.set_at((0, y), (0, 0, 0, round(120 * (1 - y / deep) ** 2)))
    return out


def _plain(raw: pygame.Surface) -> pygame.Surface:
    out = pygame.Surface(raw.get_size(), 0, 32)
    out.blit(raw, (0, 0))
    return out
