"""The guided first game: a word of advice the first time that each decision is met, on the real table."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabletop.table.scene import TableScene


class Guide:
    """Walks through ``game.guide``. `text` is the template key of the advice on screen, "" for none."""

    def __init__(self, table: TableScene):
        self.table = table
        self.steps = list(table.game.guide)
        self.text = ""
        self._show: tuple = ()

    def met(self, decision) -> None:
        """A decision is open: show the next advice for it, if there is one."""
        if self.text:
            return
        for i, step in enumerate(self.steps):
            if step.at == decision.name:
                if step is self.steps[-1] and len(self.steps) > 3:
                    return          # the farewell waits until most has been seen
                self.text, self._show = step.text, step.show
                del self.steps[i]
                return

    def next(self) -> None:
        """The advice was read."""
        self.text, self._show = "", ()
        if not self.steps:
            self.table.guide = None

    def clear(self) -> None:
        """Take the advice away (undo)."""
        self.text, self._show = "", ()

    def shown(self) -> tuple:
        """Ids to light up: zones, with a seat's own zones named by kind."""
        viewer = self.table.viewer
        return tuple(f"{z}:{viewer}" if f"{z}:{viewer}" in self.table.canvas.placer.at else z for z in self._show)
