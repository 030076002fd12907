"""From map units to pixels and back, in one place."""

from __future__ import annotations

from dataclasses import dataclass

import pygame


@dataclass
class Frame:
    """A window onto a plane: ``pixel = origin + unit * scale``, clipped to `clip`."""

    clip: pygame.Rect
    scale: float = 1.0
    origin: tuple[float, float] = (0.0, 0.0)

    def to_screen(self, x: float, y: float) -> tuple[float, float]:
        """Pixels of a point in units."""
        return (self.origin[0] + x * self.scale, self.origin[1] + y * self.scale)

    def to_units(self, px: float, py: float) -> tuple[float, float]:
        """Units of a point in pixels."""
        return ((px - self.origin[0]) / self.scale, (py - self.origin[1]) / self.scale)

    def rect(self, box) -> pygame.Rect:
        """Pixels of a box in units."""
        x, y = self.to_screen(box[0], box[1])
        return pygame.Rect(round(x), round(y), max(1, round(box[2] * self.scale)), max(1, round(box[3] * self.scale)))


class Camera(Frame):
    """A frame that the player pans and zooms over a world of `size` units. It moves only when asked to."""

    MOST = 5.0

    def __init__(self, size: tuple[float, float]):
        super().__init__(pygame.Rect(0, 0, 1, 1))
        self.size = size
        self.fitted = True
        self._goal: tuple[float, float, float] | None = None

    def resize(self, clip: pygame.Rect, size: tuple[float, float]) -> None:
        """New window or world; a fitted camera stays fitted, another keeps its middle."""
        middle = self.to_units(*self.clip.center)
        first = self.clip.width <= 1
        self.clip, self.size = pygame.Rect(clip), size
        self._goal = None
        if self.fitted or first:
            self.fit()
        else:
            self._centre(middle, self.scale)

    @property
    def least(self) -> float:
        """The scale at which the whole world is just seen."""
        return min(self.clip.width / self.size[0], self.clip.height / self.size[1])

    def fit(self) -> None:
        """Show the whole world at once."""
        self.fitted = True
        self._goal = None
        self._centre((self.size[0] / 2, self.size[1] / 2), self.least)

    def zoom(self, factor: float, at: tuple[int, int]) -> None:
        """Zoom so that the point under `at` stays there; glides (see ``update``)."""
        scale, origin = (self._goal[0], self._goal[1:]) if self._goal else (self.scale, self.origin)
        new = max(self.least, min(scale * factor, self.least * self.MOST))
        x, y = (at[0] - origin[0]) / scale, (at[1] - origin[1]) / scale
        self._goal = (new, *self._held((at[0] - x * new, at[1] - y * new), new))
        self.fitted = new <= self.least * 1.001

    def pan(self, dx: float, dy: float) -> None:
        """Move the world by pixels."""
        self._goal = None
        self.origin = self._held((self.origin[0] + dx, self.origin[1] + dy), self.scale)
        self.fitted = False

    def show(self, box) -> None:
        """Glide to a box of units."""
        scale = max(self.least, min(self.clip.width / box[2], self.clip.height / box[3], self.least * self.MOST))
        origin = (self.clip.centerx - (box[0] + box[2] / 2) * scale, self.clip.centery - (box[1] + box[3] / 2) * scale)
        self._goal = (scale, *self._held(origin, scale))
        self.fitted = False

    def look(self, centre: tuple[float, float], zoom: float) -> None:
        """Be at once where another camera was: `centre` in units, `zoom` against the whole world in sight."""
        self._goal, self.fitted = None, zoom <= 1.001
        self._centre(centre, self.least * zoom)

    @property
    def gliding(self) -> bool:
        """True while on its way."""
        return self._goal is not None

    def update(self, dt: float, *, instant: bool = False) -> bool:
        """Go on towards the goal; True when something changed."""
        if self._goal is None:
            return False
        t = 1.0 if instant else min(1.0, dt * 14)
        scale = self.scale + (self._goal[0] - self.scale) * t
        # The origin follows the same blend, so the fixed point stays under the pointer.
        self.origin = tuple(a + (b - a) * t for a, b in zip(self.origin, self._goal[1:], strict=True))
        if abs(scale - self._goal[0]) < self._goal[0] * 0.002:
            scale, self.origin = self._goal[0], tuple(self._goal[1:])
            self._goal = None
        self.scale = scale
        return True

    def finish(self) -> None:
        """Jump to the goal."""
        self.update(0, instant=True)

    def _centre(self, middle, scale: float) -> None:
        self.scale = max(self.least, min(scale, self.least * self.MOST))
        origin = (self.clip.centerx - middle[0] * self.scale, self.clip.centery - middle[1] * self.scale)
        self.origin = self._held(origin, self.scale)

    def _held(self, origin, scale: float) -> tuple[float, float]:
        """Keep the world in sight: centred where it is smaller than the window, else without a gap at its edges."""
        out = []
        for at, start, room, units in zip(origin, self.clip.topleft, self.clip.size, self.size, strict=True):
            length = units * scale
            if length <= room:
                out.append(start + (room - length) / 2)
            else:
                out.append(min(start, max(at, start + room - length)))
        return (out[0], out[1])
