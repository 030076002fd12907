"""Pictures by name and pixel size, with one bounded cache. Whatever is missing falls back to something drawn."""

from __future__ import annotations

import io
from collections import OrderedDict
from collections.abc import Callable, Hashable
from pathlib import Path

import pygame

from tabletop import resources
from tabletop.shapes import bordered, draw_emblem, draw_missing, gradient, noise_tile, soft_shadow
from tabletop.theme import Colour, Ink, SeatColour

KEYS = (b"#abc001", b"#abc002", b"#abc003")
_ENDINGS = (".svg", ".png", ".jpg", ".webp")
_TEXTURES: dict[str, tuple[Colour, int]] = {
    "wood": ((44, 30, 21), 10),
    "paper": ((243, 232, 207), 7),
    "felt": ((34, 62, 50), 6),
    "leather": ((60, 34, 24), 9),
}


class Assets:
    """All pictures of the window. Sizes are pixels. The cache forgets the least used beyond `limit` bytes."""

    def __init__(self, limit: int = 256_000_000):
        self._limit = limit
        self._used = 0
        self._cache: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._sources: dict[Path, bytes | None] = {}
        self._found: dict[str, Path | None] = {}

    def cached(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface stored under `key`, made by `make` when absent. Never draw onto the result."""
        found = self._cache.get(key)
        if found is not None:
            self._cache.move_to_end(key)
            return found
        surface = make()
        self._cache[key] = surface
        self._used += _weight(surface)
        while self._used > self._limit and len(self._cache) > 1:
            self._used -= _weight(self._cache.popitem(last=False)[1])
        return surface

    def holds(self, key: Hashable) -> bool:
        """Whether a surface is stored under `key`."""
        return key in self._cache

    def peek(self, key: Hashable) -> pygame.Surface | None:
        """The surface stored under `key`, or None."""
        return self._cache.get(key)

    def clear(self) -> None:
        """Forget every cached picture."""
        self._cache.clear()
        self._used = 0

    def find(self, name: str) -> Path | None:
        """The file for `name` below the art folder; a name without ending takes any kind. None when there is none."""
        if name not in self._found:
            path = resources.art(*name.split("/"))
            options = [path] if path.suffix in _ENDINGS else [path.with_name(path.name + e) for e in _ENDINGS]
            self._found[name] = next((p for p in options if p.is_file()), None)
        return self._found[name]

    def image(
        self,
        name: str,
        size: tuple[int, int],
        *,
        seat: SeatColour | None = None,
        tint: Colour | None = None,
        fit: str = "contain",
    ) -> pygame.Surface:
        """Picture `name` (such as ``"common/icons/undo"``) at `size`.

        `fit`: ``contain`` keeps the proportions inside `size` on a clear ground, ``cover`` fills and crops, ``stretch``
        distorts. `seat` replaces the three key colours of an SVG, `tint` multiplies a white picture. A missing or
        broken file gives a drawn token.
        """
        size = (max(1, int(size[0])), max(1, int(size[1])))
        colours = seat[1:4] if seat else None
        return self.cached(
            ("image", name, size, colours, tint, fit), lambda: self._make(name, size, colours, tint, fit)
        )

    def icon(self, name: str, size: int, colour: Colour | None = None, folder: str = "") -> pygame.Surface:
        """Icon `name`, `size` pixels high: from ``art/<folder>/icons`` as it is, else the common one in `colour`."""
        if folder and self.find(f"{folder}/icons/{name}"):
            return self.image(f"{folder}/icons/{name}", (size, size))
        return self.image(f"common/icons/{name}", (size, size), tint=colour or Ink.cream)

    def emblem(self, index: int, size: int, colour: Colour) -> pygame.Surface:
        """Seat emblem `index` in `colour`."""
        if self.find(f"common/emblems/{index % 6}"):
            return self.image(f"common/emblems/{index % 6}", (size, size), tint=colour)
        return self.cached(("emblem", index % 6, size, colour), lambda: draw_emblem(index % 6, size, colour))

    def seat_disc(self, seat: SeatColour, size: int) -> pygame.Surface:
        """A round counter in the seat's colour with its emblem."""
        return self.cached(("disc", seat, size), lambda: self._disc(seat, size))

    def band(self, seat: SeatColour, size: tuple[int, int]) -> pygame.Surface:
        """A strip in the seat's colour with the seat's pattern, for eyes that do not tell the colours apart."""
        size = (max(1, int(size[0])), max(1, int(size[1])))
        return self.cached(("band", seat, size), lambda: self._band(seat, size))

    def texture(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """An opaque area of texture wood, paper, felt or leather."""
        return self.cached(("texture", name, size), lambda: self._texture(name, size))

    def panel(
        self,
        texture: str,
        size: tuple[int, int],
        *,
        radius: int = 0,
        border: Colour | None = None,
        width: int = 1,
        tint: Colour | None = None,
        shade: bool = True,
    ) -> pygame.Surface:
        """A rounded piece of texture with a fine bevel; `tint` multiplies it, `border` draws an edge."""
        size = (max(1, int(size[0])), max(1, int(size[1])))
        key = ("panel", texture, size, radius, border, width, tint, shade)
        return self.cached(key, lambda: self._panel(texture, size, radius, border, width, tint, shade))

    def shadow(self, size: tuple[int, int], *, radius: int = 8, blur: int = 12, alpha: int = 120) -> pygame.Surface:
        """A soft shadow for a rounded box of `size`; it is `blur` larger on every side."""
        size = (max(1, int(size[0])), max(1, int(size[1])))
        return self.cached(("shadow", size, radius, blur, alpha), lambda: soft_shadow(size, radius, blur, alpha))

    def glow(
        self, size: tuple[int, int], colour: Colour = Ink.glow, *, radius: int = 8, blur: int = 14, alpha: int = 220
    ) -> pygame.Surface:
        """A soft light round a box of `size`; it is `blur` larger on every side."""
        size = (max(1, int(size[0])), max(1, int(size[1])))
        return self.cached(
            ("glow", size, colour, radius, blur, alpha), lambda: soft_shadow(size, radius, blur, alpha, colour)
        )

    def _bytes(self, path: Path) -> bytes | None:
        if path not in self._sources:
            try:
                self._sources[path] = path.read_bytes()
            except OSError:
                self._sources[path] = None
        return self._sources[path]

    def _make(
        self, name: str, size: tuple[int, int], colours: tuple | None, tint: Colour | None, fit: str
    ) -> pygame.Surface:
        path = self.find(name)
        raw = None
        try:
            if path is not None and path.suffix == ".svg":
                raw = self._svg(path, size, colours, fit)
            elif path is not None:
                raw = _ready(pygame.image.load(str(path)))
        except (pygame.error, OSError, ValueError):
            raw = None
        if raw is None:
            raw = draw_missing(name, size, tint)
            tint = None
        surface = fitted(raw, size, fit)
        if tint is not None:
            surface = surface.copy()
            surface.fill((*tint, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return surface

    def _svg(self, path: Path, size: tuple[int, int], colours: tuple | None, fit: str) -> pygame.Surface | None:
        data = self._bytes(path)
        if data is None:
            return None
        if colours:
            for key, colour in zip(KEYS, colours, strict=True):
                value = b"#%02x%02x%02x" % colour
                data = data.replace(key, value).replace(key.upper(), value)
        target = size
        if fit == "cover":
            target = (max(size) * 2, max(size) * 2)
        return _ready(pygame.image.load_sized_svg(io.BytesIO(data), target))

    def _disc(self, seat: SeatColour, size: int) -> pygame.Surface:
        big = size * 3
        surface = pygame.Surface((big, big), pygame.SRCALPHA)
        middle = (big // 2, big // 2)
        pygame.draw.circle(surface, seat.dark, middle, big // 2)
        pygame.draw.circle(surface, seat.main, middle, round(big * 0.45))
        pygame.draw.circle(surface, seat.light, middle, round(big * 0.45), max(1, big // 36))
        out = pygame.transform.smoothscale(surface, (size, size))
        emblem = self.emblem(seat.emblem, max(4, round(size * 0.56)), seat.ink)
        out.blit(emblem, emblem.get_rect(center=out.get_rect().center))
        return out

    def _band(self, seat: SeatColour, size: tuple[int, int]) -> pygame.Surface:
        out = pygame.Surface(size)
        out.fill(seat.main)
        if self.find(f"common/patterns/{seat.emblem % 6}"):
            side = max(6, min(24, min(size)))
            tile = self.image(f"common/patterns/{seat.emblem % 6}", (side, side), tint=seat.dark)
            for x in range(0, size[0], side):
                for y in range(0, size[1], side):
                    out.blit(tile, (x, y))
        return out

    def _texture(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        out = pygame.Surface(size)
        tile = self.cached(("tile", name), lambda: self._tile(name))
        for x in range(0, size[0], tile.get_width()):
            for y in range(0, size[1], tile.get_height()):
                out.blit(tile, (x, y))
        return out

    def _tile(self, name: str) -> pygame.Surface:
        path = self.find(f"common/textures/{name}")
        if path is not None:
            try:
                return _ready(pygame.image.load(str(path)))
            except pygame.error:
                pass
        colour, spread = _TEXTURES.get(name, _TEXTURES["wood"])
        return noise_tile(colour, spread, streaks=name == "wood")

    def _panel(
        self,
        texture: str,
        size: tuple[int, int],
        radius: int,
        border: Colour | None,
        width: int,
        tint: Colour | None,
        shade: bool,
    ) -> pygame.Surface:
        ground = pygame.Surface(size, pygame.SRCALPHA)
        ground.blit(self._texture(texture, size), (0, 0))
        if tint is not None:
            ground.fill((*tint, 255), special_flags=pygame.BLEND_RGBA_MULT)
        if shade:
            ramp = pygame.Surface((1, 3), pygame.SRCALPHA)
            for y, alpha in enumerate((26, 0, 34)):
                ramp.set_at((0, y), (255, 246, 224, alpha) if y < 2 else (0, 0, 0, alpha))
            ground.blit(pygame.transform.smoothscale(ramp, size), (0, 0))
        return bordered(ground, radius, border, width)

    def box(
        self,
        size: tuple[int, int],
        top: tuple,
        bottom: tuple | None = None,
        *,
        radius: int = 0,
        border: tuple | None = None,
        width: int = 1,
    ) -> pygame.Surface:
        """A smooth rounded box, shaded from `top` to `bottom`; colours may carry alpha."""
        size = (max(1, int(size[0])), max(1, int(size[1])))
        return self.cached(
            ("box", size, top, bottom, radius, border, width),
            lambda: bordered(gradient(size, top, bottom or top), radius, border, width),
        )


def _weight(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()


def _ready(surface: pygame.Surface) -> pygame.Surface:
    """In the format that blits fastest; without a window yet, at least one that can be scaled smoothly."""
    alpha = bool(surface.get_flags() & pygame.SRCALPHA) or surface.get_colorkey() is not None
    if pygame.display.get_init() and pygame.display.get_surface() is not None:
        return surface.convert_alpha() if alpha else surface.convert()
    target = pygame.Surface(surface.get_size(), pygame.SRCALPHA if alpha else 0, 32)
    target.blit(surface, (0, 0))
    return target


def fitted(raw: pygame.Surface, size: tuple[int, int], fit: str) -> pygame.Surface:
    """`raw` at `size`: ``contain``, ``cover`` or ``stretch``, as in ``Assets.image``."""
    have = raw.get_size()
    if have == size:
        return raw
    if fit == "stretch":
        return pygame.transform.smoothscale(raw, size)
    pick = max if fit == "cover" else min
    factor = pick(size[0] / have[0], size[1] / have[1])
    scaled = pygame.transform.smoothscale(raw, (max(1, round(have[0] * factor)), max(1, round(have[1] * factor))))
    if fit == "cover":
        out = pygame.Surface(size, pygame.SRCALPHA if raw.get_flags() & pygame.SRCALPHA else 0, 32)
    else:
        out = pygame.Surface(size, pygame.SRCALPHA)
    out.blit(scaled, scaled.get_rect(center=(size[0] // 2, size[1] // 2)))
    return out
