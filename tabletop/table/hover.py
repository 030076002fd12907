"""What the pointer or the keyboard rests on: large card, reasons, sums, last log line, and the flash of what the log names."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.i18n import _
from tabletop.table import popups, trays
from tabletop.text import Run
from tabletop.theme import Ink

if TYPE_CHECKING:
    from tabletop.table.scene import TableScene

DELAY = 0.22


class Hover:
    """Model of hovering; everything here works at any time, whoever acts."""

    def __init__(self, table: TableScene):
        self.table = table
        self.pos = (-1, -1)
        self.sprite = None
        self.target: str | None = None
        self.flashing: tuple = ()
        self._still = 0.0
        self._held = False
        self._line = None
        self._by_key = ""

    def move(self, pos) -> bool:
        """The pointer moved; True when a redraw is due."""
        table = self.table
        before = (self.sprite.piece.id if self.sprite else None, self.target, self._shown())
        self.pos, self._by_key = pos, ""
        inside = table.area.collidepoint(pos) or table.dock_rect.collidepoint(pos)
        self.sprite = table.canvas.at(pos) if inside else None
        targets = table.selection.targets if table.selection is not None and not table.menu else ()
        self.target = table.canvas.target_at(pos, targets) if inside and targets else None
        if not table.side_rect.collidepoint(pos) and self.flashing:
            self.flashing, self._line = (), None
        after = (self.sprite.piece.id if self.sprite else None, self.target, self._shown())
        if after != before:
            self._still = 0.0
            return True
        return False

    def focus(self, ident: str) -> None:
        """The keyboard rests on a target."""
        self._by_key = ident
        self.target = ident or None
        rect = self.table.canvas.target_rect(ident) if ident else None
        self.sprite = next((s for s in self.table.canvas.sprites if s.piece.id == ident), None)
        self.pos = rect.center if rect else (-1, -1)
        self._still = 0.0

    def log(self, ref, line) -> None:
        """The pointer is on a line of the log that speaks of `ref`."""
        flashing: tuple = ()
        if ref is not None and ref[0] in ("face", "zone"):
            flashing = (ref[1],)
        elif ref is not None and ref[0] == "seat":
            flashing = tuple(s.piece.id for s in self.table.canvas.sprites if s.piece.owner == ref[1] and s.piece.kind not in self.table.skin.cards)
        if flashing != self.flashing or line is not self._line:
            self.flashing, self._line = flashing, line
            self.table.dirty = True

    def key(self, chord: str, down: bool) -> bool:
        """The key that shows the card large."""
        if chord == "c" and self._held != down:
            self._held = down
            return True
        return False

    @property
    def ripening(self) -> bool:
        """True while the pointer has not rested long enough."""
        return self._still < DELAY

    def update(self, dt: float) -> bool:
        """Let time pass; True when the card has just come up."""
        if self._still < DELAY:
            self._still += dt
            return self._still >= DELAY
        return False

    def _shown(self) -> bool:
        return self._still >= DELAY

    def ghosts(self) -> tuple:
        """What would lie there after the action under the pointer."""
        table = self.table
        if table.decision is None or self.target is None or table.selection is None:
            return ()
        actions = table.selection.targets.get(self.target, ())
        return tuple(p for a in actions[:1] for p in table.decision.ghosts.get(a, ()))

    # -- drawing ----------------------------------------------------------------------------------------------------------
    def draw(self, surface: pygame.Surface) -> None:
        """Large card and explanation."""
        table = self.table
        if self._line is not None and self._line.entry in table.driver.why and table.driver.why[self._line.entry]:
            self._draw_why(surface)
            return
        if self.pos[0] < 0 or (not self._shown() and not self._held) or table.menu or table.canvas.motion.moving or table._drag:
            return
        mode = table.app.settings.card_zoom
        box = None
        if self.sprite is not None and (mode in ("cursor", "corner") or self._held) and (mode != "off" or self._held):
            box = popups.draw_zoom(table.app.kit, surface, table.canvas, self.sprite, self.pos, corner=mode == "corner")
        runs = self.note()
        if runs:
            keep = table.canvas.rect(self.sprite) if self.sprite is not None else None
            popups.draw_note(table.app.kit, surface, runs, table.words.icons, self.pos, avoid=box, keep=keep)

    def note(self) -> list:
        """The explanation: what a click does and costs, or why it cannot be; then the last log line about the thing."""
        table, words, out = self.table, self.table.words, []
        ids = [self.target] if self.target else []
        if self.sprite is not None and self.sprite.piece.id not in ids:
            ids += table.canvas.ids_at(self.pos) if not self._by_key else [self.sprite.piece.id]
        if table.decision is not None and self.target is not None:
            for act in table.selection.targets.get(self.target, ()):
                label, detail = table.decision.labels.get(act), table.decision.details.get(act)
                if label:
                    out += [*words.runs(label, "paper"), popups.line_break()]
                if detail:
                    out += [*words.runs(detail, "paper"), popups.line_break()]
        elif table.decision is not None:
            for blocked in table.decision.blocked:
                if blocked.target in ids:
                    out += [Run("✕", None, "cross", Ink.ink_red), Run(" "), *words.runs(blocked.reason, "paper"),
                            Run(" " + _("(rule {n})").format(n=blocked.rule), None, "", Ink.ink_soft), popups.line_break()]
                    break
        out += self._terms()
        if trays.browsable(table, self.sprite):
            out += [Run(_("Click to see which cards."), None, "", Ink.ink_soft), popups.line_break()]
        last = self._last_line()
        if last is not None:
            out += [Run(_("Last: "), None, "", Ink.ink_soft), *words.runs(last.message, "paper")]
        while out and out[-1].text == "\n":
            out.pop()
        return out

    def _terms(self) -> list:
        """Name of the thing, and rule terms of a card."""
        if self.sprite is None:
            return []
        table, piece = self.table, self.sprite.piece
        face = table.game.faces.get(piece.face)
        if face is None:
            return []
        lang = table.words.lang
        texts = table.game.texts
        out = []
        if piece.kind not in table.skin.cards:
            name = face.name[lang] + (f" × {piece.count}" if piece.count != 1 else "")
            out += [Run(name, None, "", None, "bold"), popups.line_break()]
        for term in face.terms:
            if f"term.{term}" in texts.templates:
                out += [Run(texts.name(term, lang) + _(": "), None, "", None, "bold"), *table.words.runs((f"term.{term}", {}), "paper"),
                        popups.line_break()]
        return out

    def _last_line(self):
        if self.sprite is None:
            return None
        piece = self.sprite.piece
        wanted = {piece.id, piece.face} if piece.kind in self.table.skin.cards and piece.face in self.table.game.faces else {piece.id}
        if self.table.game.faces.get(piece.face) is not None and not self.table.game.faces[piece.face].terms:
            wanted = {piece.id}
        for line in reversed(self.table.log_lines()):
            if any(isinstance(a, str) and a in wanted for a in line.event[1:]):
                return line
        return None

    def _draw_why(self, surface: pygame.Surface) -> None:
        table = self.table
        runs = [Run(_("The bot weighed:"), None, "", None, "bold"), popups.line_break()]
        rows = table.driver.weighed(self._line.entry, table.viewer)
        if not rows:
            return
        for label, act, value in rows:
            runs += [Run(f"{value:+.2f}  ", None, "", Ink.ink_soft), *(table.words.runs(label, "paper") if label else [Run(" ".join(map(str, act)))]),
                     popups.line_break()]
        popups.draw_note(table.app.kit, surface, runs[:-1], table.words.icons, (table.side_rect.x - table.app.kit.px(360), table.side_rect.centery))
