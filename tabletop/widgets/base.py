"""The base widget, and ``Ui``, which owns one tree: focus, hover, capture, popups and tooltips."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pygame

from tabletop.input import LEFT, Compose, Input, Key, Leave, Move, Press, Release, Text, Wheel
from tabletop.scene import Transition
from tabletop.theme import Ink

if TYPE_CHECKING:
    from tabletop.kit import Kit

TIP_DELAY = 0.45


class Widget:
    """A part of the screen. Sizes given to constructors are design pixels; ``rect`` is in screen pixels.

    `id` names it for focus, memory and tests; `flex` is its share of spare room in a Row or Column; `tip` is shown on
    hover; `ground` (dark or paper) is set from the panel that it lies on. A widget that `tracks` is redrawn whenever
    the pointer moves over it; children of one that `overlaps` may lie on each other.
    """

    focusable = False
    hovers = False
    tracks = False
    clips = False
    overlaps = False

    def __init__(
        self,
        *,
        id: str = "",
        flex: float = 0,
        tip: str | list = "",
        enabled: bool = True,
        width: float = 0,
        height: float = 0,
    ):
        self.id = id
        self.flex = flex
        self.tip = tip
        self.enabled = enabled
        self.fixed = (width, height)
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.ground = "dark"
        self.children: list[Widget] = []

    def natural(self, kit: Kit, width: int) -> tuple[int, int]:
        """The size wanted when `width` pixels are there; fixed sizes win."""
        w, h = self.measure(kit, kit.px(self.fixed[0]) or width)
        return (kit.px(self.fixed[0]) or w, kit.px(self.fixed[1]) or h)

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        """The size wanted without regard to fixed sizes."""
        return (0, 0)

    def place(self, kit: Kit, rect: pygame.Rect, ui: Ui) -> None:
        """Take `rect` and place the children in it."""
        self.rect = pygame.Rect(rect)

    def draw(self, kit: Kit, surface: pygame.Surface, ui: Ui) -> None:
        """Draw this and its children."""
        for child in self.children:
            child.draw(kit, surface, ui)

    def handle(self, ui: Ui, inp: Input) -> bool:
        """React to an input meant for this widget; True when it was used."""
        return False

    def overflows(self, kit: Kit) -> list[str]:
        """Texts of this widget (not its children) that are larger than their place."""
        return []

    def walk(self) -> Iterator[Widget]:
        """This widget and all below, in reading order."""
        yield self
        for child in self.children:
            yield from child.walk()


class Ui:
    """One widget tree on the screen."""

    def __init__(self, kit: Kit):
        self.kit = kit
        self.root: Widget | None = None
        self.area = pygame.Rect(0, 0, 1, 1)
        self.focus = ""
        self.hover: Widget | None = None
        self.keyboard = False
        self.memory: dict[str, Any] = {}
        self.popup: Widget | None = None
        self.dirty = True
        self.stale = False
        self._captured: Widget | None = None
        self._result: Transition | None = None
        self._pos = (-1, -1)
        self._still = 0.0
        self._picture: pygame.Surface | None = None

    def show(self, root: Widget, area: pygame.Rect | None = None) -> None:
        """Take a new tree. Focus, scroll places and text cursors live on by widget id."""
        self.root = root
        if area is not None:
            self.area = pygame.Rect(area)
        _ground(root, root.ground)
        self.stale = False
        held = self._captured.id if self._captured is not None else ""
        self._captured = next((w for w in root.walk() if held and w.id == held), None)
        self.popup = None
        root.place(self.kit, self.area, self)
        ids = [w.id for w in self._stops()]
        if self.focus not in ids:
            self.focus = ""
        self.hover = self._at(self._pos)
        self.dirty = True

    def again(self) -> None:
        """Place the tree again (after scrolling, say)."""
        if self.root is not None:
            self.root.place(self.kit, self.area, self)
            self.hover = self._at(self._pos)
        self.dirty = True

    def fire(self, callback: Callable | None, *args, sound: str = "click") -> None:
        """Run a widget's callback; what it returns becomes the transition of this input. The tree is stale after it."""
        if sound:
            self.kit.audio.play(sound)
        self.dirty = True
        self.stale = True
        if callback is not None:
            result = callback(*args)
            if isinstance(result, tuple) and hasattr(result, "_fields"):
                self._result = result

    def handle(self, inp: Input) -> tuple[bool, Transition | None]:
        """Give an input to the tree. Returns whether it was used, and the transition that a callback asked for."""
        self._result = None
        if self.root is None:
            return False, None
        used = self._dispatch(inp)
        return used, self._result

    def update(self, dt: float) -> None:
        """Let tooltips ripen."""
        if self.hover is not None and self.hover.tip and self._still < TIP_DELAY:
            self._still += dt
            if self._still >= TIP_DELAY:
                self.dirty = True

    @property
    def waiting(self) -> bool:
        """True while a tooltip ripens, so that the app keeps calling ``update``."""
        return self.hover is not None and bool(self.hover.tip) and self._still < TIP_DELAY

    def draw_still(self, surface: pygame.Surface) -> None:
        """Draw as before: the caller knows that no input came since the last time, and nothing here says otherwise."""
        tip = self.hover is not None and self.hover.tip and self._still >= TIP_DELAY
        if self.dirty or self.root is None or self.popup is not None or tip:
            self.draw(surface)
            return
        if self._picture is None:
            self.draw(surface)
            self._picture = surface.subsurface(self.area.clip(surface.get_rect())).copy()
        else:
            surface.blit(self._picture, self.area)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw tree, focus ring, popup and tooltip."""
        self.dirty = False
        self._picture = None
        if self.root is None:
            return
        self.root.draw(self.kit, surface, self)
        if self.popup is not None:
            self.popup.draw(self.kit, surface, self)
        elif self.hover is not None and self.hover.tip and self._still >= TIP_DELAY:
            from tabletop.widgets.tooltip import draw_tip

            draw_tip(self.kit, surface, self.hover.tip, self._pos)

    def over(self, rect: pygame.Rect) -> bool:
        """True when the pointer is on `rect`."""
        return rect.collidepoint(self._pos)

    def focused(self, widget: Widget) -> bool:
        """True when `widget` has the keyboard."""
        return bool(widget.id) and widget.id == self.focus

    def ring(
        self, kit: Kit, surface: pygame.Surface, widget: Widget, radius: int = 8, rect: pygame.Rect | None = None
    ) -> None:
        """Draw the focus ring round `widget` when the keyboard is in use and it has the focus."""
        if self.keyboard and self.focused(widget):
            box = (rect or widget.rect).inflate(kit.px(6), kit.px(6))
            ring = kit.assets.box(
                box.size,
                (255, 255, 255, 0),
                None,
                radius=kit.px(radius + 3),
                border=Ink.gold_bright if widget.ground == "dark" else Ink.ink_red,
                width=kit.px(2),
            )
            surface.blit(ring, box)

    def set_focus(self, ident: str, *, reveal: bool = True) -> None:
        """Give the keyboard to widget `ident` and, unless the pointer is on it, scroll it into sight."""
        if ident == self.focus:
            return
        self.focus = ident
        self.dirty = True
        path = self._path(ident)
        typing = bool(path) and getattr(path[-1], "typing", False)
        if pygame.display.get_init() and pygame.display.get_surface() is not None:
            (pygame.key.start_text_input if typing else pygame.key.stop_text_input)()
        for widget in path[:-1] if reveal else ():
            if widget.clips and hasattr(widget, "reveal"):
                widget.reveal(self, path[-1].rect)

    def _dispatch(self, inp: Input) -> bool:
        if self.popup is not None:
            used = self.popup.handle(self, inp)
            if isinstance(inp, Move):
                self._pos = inp.pos
            return used
        if isinstance(inp, (Move, Press, Release, Wheel, Leave)):
            return self._pointer(inp)
        if isinstance(inp, (Key, Text, Compose)):
            path = self._path(self.focus) if self.focus else []
            for widget in reversed(path):
                if widget.enabled and widget.handle(self, inp):
                    self.keyboard |= isinstance(inp, Key)
                    self.dirty = True
                    return True
            return isinstance(inp, Key) and self._steer(inp)
        return False

    def _pointer(self, inp: Move | Press | Release | Wheel | Leave) -> bool:
        if isinstance(inp, Leave):
            self._pos, self._still = (-1, -1), 0.0
            self.dirty |= self.hover is not None
            self.hover = None
            return False
        self._pos = inp.pos
        if isinstance(inp, Wheel):
            return any(widget.handle(self, inp) for widget in reversed(self._chain(inp.pos)))
        self._point(inp)
        if self._captured is not None:
            captured = self._captured
            if isinstance(inp, Release):
                self._captured = None
            self.dirty = True
            return captured.handle(self, inp)
        if isinstance(inp, Press):
            return self._press(inp)
        return self.hover is not None and isinstance(inp, Release)

    def _point(self, inp: Move | Press | Release) -> None:
        at = self._at(inp.pos)
        if at is not self.hover or not isinstance(inp, Move):
            self.dirty |= at is not self.hover or self._still >= TIP_DELAY
            self._still = 0.0 if isinstance(inp, Move) else -60.0
            self.hover = at
        if at is not None and at.tracks:
            self.dirty = True

    def _press(self, inp: Press) -> bool:
        self.keyboard = False
        self.dirty = True
        for widget in reversed(self._chain(inp.pos)):
            if not widget.enabled:
                if widget.hovers:
                    return True
                continue
            if widget.focusable and inp.button == LEFT:
                self.set_focus(widget.id, reveal=False)
            if widget.handle(self, inp):
                self._captured = widget
                return True
        self.set_focus("")
        return False

    def _steer(self, inp: Key) -> bool:
        """Tab and arrows move the focus."""
        stops = self._stops()
        if not stops or inp.chord not in ("tab", "shift+tab", "left", "right", "up", "down"):
            return False
        self.keyboard = True
        self.dirty = True
        at = next((i for i, w in enumerate(stops) if w.id == self.focus), None)
        if inp.chord in ("tab", "shift+tab"):
            step = 1 if inp.chord == "tab" else -1
            at = (at + step) % len(stops) if at is not None else (0 if step > 0 else len(stops) - 1)
            self.set_focus(stops[at].id)
            return True
        if at is None:
            self.set_focus(stops[0].id)
            return True
        found = _nearest(stops[at].rect, [w for w in stops if w.id != self.focus], inp.chord)
        if found is not None:
            self.set_focus(found.id)
        return True

    def _stops(self) -> list[Widget]:
        return [w for w in self.root.walk() if w.focusable and w.enabled and w.id] if self.root else []

    def _chain(self, pos: tuple[int, int]) -> list[Widget]:
        """The widgets under `pos`, from the root to the deepest."""
        chain: list[Widget] = []
        widget = self.root
        while widget is not None and widget.rect.collidepoint(pos):
            chain.append(widget)
            widget = next((c for c in reversed(widget.children) if c.rect.collidepoint(pos)), None)
        return chain

    def _at(self, pos: tuple[int, int]) -> Widget | None:
        return next((w for w in reversed(self._chain(pos)) if w.hovers or w.tip), None)

    def _path(self, ident: str) -> list[Widget]:
        """The widgets from the root to `ident`."""

        def seek(widget: Widget) -> list[Widget]:
            if widget.id == ident:
                return [widget]
            for child in widget.children:
                below = seek(child)
                if below:
                    return [widget, *below]
            return []

        return seek(self.root) if self.root is not None and ident else []


def _ground(widget: Widget, ground: str) -> None:
    """Tell every widget what it lies on."""
    widget.ground = getattr(widget, "own_ground", None) or ground
    inside = getattr(widget, "inner_ground", None) or widget.ground
    for child in widget.children:
        _ground(child, inside)


def _nearest(start: pygame.Rect, others: list[Widget], way: str) -> Widget | None:
    """The nearest widget in a direction, sideways distance counting double."""
    best, least = None, None
    for widget in others:
        dx, dy = widget.rect.centerx - start.centerx, widget.rect.centery - start.centery
        # Boxes that share a row or column are neighbours however far their centres are apart sideways.
        side_x = max(0, max(start.left, widget.rect.left) - min(start.right, widget.rect.right))
        side_y = max(0, max(start.top, widget.rect.top) - min(start.bottom, widget.rect.bottom))
        ahead, side = {"left": (-dx, side_y), "right": (dx, side_y), "up": (-dy, side_x), "down": (dy, side_x)}[way]
        if ahead <= 2:
            continue
        cost = ahead + 3 * side
        if least is None or cost < least:
            best, least = widget, cost
    return best
