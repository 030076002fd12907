"""Looking at a widget tree from outside: dumps for tests, and a check that nothing is cut, overlaps or sticks out."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.widgets.base import Ui, Widget

if TYPE_CHECKING:
    from tabletop.kit import Kit


class Node(NamedTuple):
    """One line of a tree dump."""

    kind: str
    id: str
    rect: tuple[int, int, int, int]
    text: str
    focused: bool
    enabled: bool


def dump(ui: Ui) -> list[Node]:
    """Every widget of the tree in reading order."""
    if ui.root is None:
        return []
    return [Node(type(w).__name__, w.id, tuple(w.rect), _words(w), ui.focused(w), w.enabled) for w in ui.root.walk()]


def _words(widget: Widget) -> str:
    text = getattr(widget, "text", "")
    return text if isinstance(text, str) else "".join(getattr(t, "text", str(t)) for t in text)


def find(ui: Ui, ident: str) -> Widget:
    """The widget called `ident`. Raises KeyError."""
    for widget in ui.root.walk() if ui.root else ():
        if widget.id == ident:
            return widget
    raise KeyError(ident)


def check_layout(ui: Ui) -> list[str]:
    """One line for each fault: text larger than its place, siblings that overlap, parts outside their parent."""
    faults: list[str] = []
    if ui.root is not None:
        _check(ui.kit, ui.root, ui.area, faults)
        seen: set[str] = set()
        for widget in ui.root.walk():
            if widget.focusable and widget.id in seen:
                faults.append(f"two widgets are called {widget.id!r}")
            seen.add(widget.id)
    return faults


def _check(kit: Kit, widget: Widget, area: pygame.Rect, faults: list[str]) -> None:
    name = f"{type(widget).__name__} {widget.id or _words(widget)[:24]!r}"
    faults.extend(f"{name}: {fault}" for fault in widget.overflows(kit))
    for i, child in enumerate(widget.children):
        label = f"{type(child).__name__} {child.id or _words(child)[:24]!r}"
        if widget.clips:
            if child.rect.w > widget.rect.w:
                faults.append(f"{label} is wider than its scroll view")
        elif child.rect.w and child.rect.h and not widget.rect.inflate(2, 2).contains(child.rect):
            faults.append(f"{label} {tuple(child.rect)} sticks out of {name} {tuple(widget.rect)}")
        if not widget.overlaps:
            for other in widget.children[i + 1 :]:
                shared = child.rect.clip(other.rect)
                if shared.w > 1 and shared.h > 1:
                    faults.append(f"{label} overlaps {type(other).__name__} {other.id or _words(other)[:24]!r}")
        _check(kit, child, area, faults)
