"""Base of the scenes that are made of widgets: build the tree from the model, throw it away when the model changed."""

from __future__ import annotations

import pygame

from tabletop.app import App
from tabletop.i18n import _
from tabletop.input import Input, action, key_name
from tabletop.scene import Pop, Scene, Transition
from tabletop.theme import Ink
from tabletop.widgets import Button, Center, Label, Panel, Row, TextField, Ui, Widget
from tabletop.widgets.boxes import Column


class Screen(Scene):
    """A scene with one widget tree. Subclasses write ``build`` (the tree from their fields) and maybe ``backdrop``."""

    def __init__(self, app: App):
        super().__init__(app)
        self.ui = Ui(app.kit)
        self._size = (0, 0)

    def build(self) -> Widget:
        """The widget tree for the scene's fields as they are now."""
        raise NotImplementedError

    def backdrop(self, surface: pygame.Surface) -> None:
        """What lies behind the widgets: the table, darker towards the edges."""
        table(self.app, surface)

    def area(self) -> pygame.Rect:
        """Where the tree goes: the window."""
        return pygame.Rect((0, 0), self.app.size)

    def back(self) -> Transition | None:
        """What Escape does."""
        return Pop()

    def rebuild(self) -> None:
        """Build the tree anew now."""
        self._size = self.app.size
        self.ui.show(self.build(), self.area())
        self.dirty = True

    def relayout(self) -> None:
        self._size = (0, 0)
        self.dirty = True

    @property
    def wants_updates(self) -> bool:
        return self.ui.waiting or self.ui.stale

    def enter(self) -> None:
        self.rebuild()

    def resumed(self, result: object) -> Transition | None:
        self.rebuild()
        return None

    def handle(self, inp: Input) -> Transition | None:
        self._fresh()
        used, transition = self.ui.handle(inp)
        if transition is None and not used:
            transition = self.unused(inp)
        self._fresh()
        self.dirty |= self.ui.dirty
        self.app.cursor(self._pointer())
        return transition

    def unused(self, inp: Input) -> Transition | None:
        """An input that no widget wanted."""
        return self.back() if action(inp, self.context) == "back" else None

    def update(self, dt: float) -> Transition | None:
        self._fresh()
        self.ui.update(dt)
        self.dirty |= self.ui.dirty
        return None

    def draw(self, surface: pygame.Surface) -> None:
        self._fresh()
        self.backdrop(surface)
        self.ui.draw(surface)

    def _fresh(self) -> None:
        """The tree follows the model after every callback and every change of size or language."""
        if self.ui.stale or self._size != self.app.size or self.ui.root is None:
            self.rebuild()

    def _pointer(self) -> str:
        hover = self.ui.hover
        if hover is None or not hover.enabled or not hover.focusable:
            return "arrow"
        return "text" if isinstance(hover, TextField) else "hand"


def table(app: App, surface: pygame.Surface, warmth: int = 40) -> None:
    """The wooden table with a warm light from above and dark edges."""
    size = surface.get_size()

    def make() -> pygame.Surface:
        out = pygame.Surface(size)
        out.blit(app.assets.texture("wood", size), (0, 0))
        # Drawn tiny and scaled up: a light that fades to the edges.
        light = pygame.Surface((32, 18))
        for x in range(32):
            for y in range(18):
                away = ((x - 15.5) / 17) ** 2 + ((y - 7) / 12) ** 2
                level = max(0.0, 1.0 - 0.62 * away)
                light.set_at((x, y), tuple(round(c * (0.30 + 0.70 * level)) for c in (255, 236, 208)))
        out.blit(pygame.transform.smoothscale(light, size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        out.blit(pygame.transform.smoothscale(_glow(warmth), size), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        return out

    surface.blit(app.assets.cached(("table", size, warmth), make), (0, 0))


def _glow(warmth: int) -> pygame.Surface:
    """A small picture of warm light that comes from above the middle."""
    out = pygame.Surface((64, 36))
    for x in range(64):
        for y in range(36):
            level = max(0.0, 1.0 - ((x - 31.5) / 34) ** 2 - ((y - 8) / 24) ** 2) ** 1.5
            out.set_at((x, y), (round(warmth * level), round(warmth * 0.62 * level), round(warmth * 0.3 * level)))
    return out


def heading(title: str, on_back, *, right: list[Widget] | None = None) -> Widget:
    """The bar at the top of a page: back, title, and what belongs at the right."""
    return Row(
        [
            Button(_("Back"), on_back, kind="dark", icon="arrow_left", id="back", key=key_name("back"), size=14),
            Label(title, 32, bold=True, serif=True, colour=Ink.gold_bright, lines=1, line=1.3, least=18, flex=1),
            *(right or []),
        ],
        gap=20,
    )


def page(title: str, on_back, body: Widget, *, right: list[Widget] | None = None) -> Widget:
    """A whole page: heading above `body`."""
    body.flex = body.flex or 1
    column = Column([heading(title, on_back, right=right), body], gap=16, pad=(28, 20), flex=1)
    # On very wide windows lines and controls would become too long to read along.
    return Center(column, most=1680)


def veil(surface: pygame.Surface, alpha: int = 150) -> None:
    """Darken what lies below an overlay."""
    shade = pygame.Surface(surface.get_size())
    shade.fill(Ink.night)
    shade.set_alpha(alpha)
    surface.blit(shade, (0, 0))


__all__ = ["Panel", "Screen", "heading", "page", "table", "veil"]
