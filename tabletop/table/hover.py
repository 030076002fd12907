"""What the pointer or the keyboard rests on: large card, reasons, sums, last log line, and the flash of what the log names."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from engines.core.view import BACK
from tabletop import i18n
from tabletop.i18n import _
from tabletop.table import hexdraw, popups, trays
from tabletop.table.cards import seat_run
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
        self.hexagon = ""
        self.flashing: tuple = ()
        self._under: list[str] = []
        self._still = 0.0
        self._held = False
        self._line = None
        self._by_key = ""

    def move(self, pos) -> bool:
        """The pointer moved; True when a redraw is due."""
        table = self.table
        before = (self.sprite.piece.id if self.sprite else None, self.target, self.hexagon, self._shown(), self._printed())
        self.pos, self._by_key = pos, ""
        inside = table.area.collidepoint(pos) or table.dock_rect.collidepoint(pos)
        self.sprite = table.canvas.at(pos) if inside else None
        self._under = table.canvas.ids_at(pos) if inside else []
        targets = table.selection.targets if table.selection is not None and not table.menu else ()
        self.target = table.canvas.target_at(pos, targets) if inside and targets else None
        if not table.side_rect.collidepoint(pos) and self.flashing:
            self.flashing, self._line = (), None
        self.hexagon = hexdraw.under(table.canvas, pos) if inside else ""
        after = (self.sprite.piece.id if self.sprite else None, self.target, self.hexagon, self._shown(), self._printed())
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
        self._under = [self.sprite.piece.id] if self.sprite is not None else []
        self.hexagon = ident if hexdraw.on_board(ident, self.table.canvas.placer) else ""
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

    def _printed(self) -> str:
        """The face that is printed on the place under the pointer."""
        return next(filter(None, map(self.table.canvas.placer.printed, self._under)), "")

    def ghosts(self) -> tuple:
        """What would lie there after the action under the pointer, on the table or in the little menu."""
        table = self.table
        if table.decision is not None and table.menu:
            over = table.popup.hover.id if table.popup.root is not None and table.popup.hover is not None else ""
            at = int(over[5:]) if over.startswith("menu:") else 0
            return tuple(p for a in table.menu[at:at + 1] for p in table.decision.ghosts.get(a, ()))
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
        ids += [i for i in self._under if i not in ids]
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
        out += self._place()
        if trays.browsable(table, self.sprite):
            out += [Run(_("Click to see which cards."), None, "", Ink.ink_soft), popups.line_break()]
        last = self._last_line()
        if last is not None:
            out += [Run(_("Last: "), None, "", Ink.ink_soft), *words.runs(last.message, "paper")]
        while out and out[-1].text == "\n":
            out.pop()
        return out

    def _terms(self) -> list:
        """Name of the thing and what is printed on it, and rule terms of a card."""
        if self.sprite is None:
            return []
        table, piece = self.table, self.sprite.piece
        face = table.game.faces.get(piece.face)
        if face is None:
            return []
        lang = table.words.lang
        texts = table.game.texts
        out = []
        if piece.kind not in table.skin.cards and not table.canvas.placer.printed(f"{piece.zone}.{piece.slot}"):
            name = face.name[lang][:1].upper() + face.name[lang][1:] + (f" × {piece.count}" if piece.count != 1 else "")
            out += [Run(name, None, "", None, "bold"), popups.line_break()]
            if face.text.get(lang):
                out += [Run(face.text[lang]), popups.line_break()]
        for term in face.terms:
            if f"term.{term}" in texts.templates:
                out += [Run(texts.name(term, lang) + _(": "), None, "", None, "bold"), *table.words.runs((f"term.{term}", {}), "paper"),
                        popups.line_break()]
        return out

    def _place(self) -> list:
        """What lies with the thing and what its badges say; what is printed on the place under the pointer."""
        table, out = self.table, []
        if self.sprite is not None:
            for badge in self.sprite.piece.badges:
                if f"badge.{badge}" in table.game.texts.templates:
                    icon = badge if table.skin.icon(badge) else ""
                    out += [Run("·", ("icon", badge), icon), Run(" "), *table.words.runs((f"badge.{badge}", {}), "paper"), popups.line_break()]
            out += self._company(self.sprite)
        out += self._land()
        for ident in self._under:
            face = table.game.faces.get(table.canvas.placer.printed(ident))
            if face is not None and not (ident == self.target and self._explained()):
                lang = table.words.lang
                out += [Run(face.name[lang], None, "", None, "bold"), popups.line_break(), Run(face.text.get(lang, "")), popups.line_break()]
                break
        return out

    def _explained(self) -> bool:
        """Whether the choices under the pointer say more than their name."""
        table = self.table
        actions = table.selection.targets.get(self.target, ()) if table.decision is not None else ()
        return any(table.decision.details.get(action) for action in actions)

    def _company(self, sprite) -> list:
        """The name of a place that the board prints, and by owner the pieces that lie there with this one."""
        table = self.table
        shape = table.canvas.placer.at[sprite.zone][1]
        if not shape.props.get("print_id"):
            return []
        texts, lang = table.game.texts, table.words.lang
        out = [Run(texts.name(sprite.zone, lang), None, "", Ink.ink_soft, "bold")]
        heaps: dict = {}
        for piece in table.view.pieces:
            if piece.zone == sprite.zone and piece.kind != sprite.piece.kind:
                heaps[(piece.owner, piece.kind)] = heaps.get((piece.owner, piece.kind), 0) + piece.count
        for n, ((owner, kind), count) in enumerate(heaps.items()):
            if not n and owner >= 0:
                out += [Run(_(": ")), seat_run(table.colours[owner], table.names[owner], "paper", ("seat", owner))]
            out += [Run("  "), Run(texts.name(kind, lang), ("icon", kind), kind if table.skin.icon(kind) else ""), Run(f" {count}")]
        for ident, number in sprite.piece.counters:
            out.append(Run(f"  {texts.name(ident, lang)} {number}"))
        return [*out, popups.line_break()]

    def _land(self) -> list:
        """The terrain of the hexagon under the pointer, whose it is, and by owner what lies there when that is more than the pointer shows."""
        table, ident = self.table, self.hexagon
        zone = next((z for z in table.view.zones if z.id == ident), None) if ident else None
        if zone is None:
            return []
        texts, lang = table.game.texts, table.words.lang
        key = f"terrain.{zone.terrain}"
        name = table.words.plain((key, {})) if key in texts.templates else texts.name(zone.terrain, lang)
        own = texts.name(ident, lang)
        out = [Run(f"{own} · ", None, "", Ink.ink, "bold")] if own != ident else []
        out.append(Run(name[:1].upper() + name[1:], None, "", Ink.ink_soft, "bold"))
        if zone.owner >= 0:
            out += [Run(_(": ")), seat_run(table.colours[zone.owner], table.names[zone.owner], "paper", ("seat", zone.owner))]
        out.append(popups.line_break())
        heaps: dict[int, dict[str, int]] = {}
        carried = {f"on:{p.id}" for p in table.view.pieces if p.zone == ident}
        lying = [p for p in table.view.pieces if p.zone == ident or p.zone in carried]
        for piece in lying if len(lying) > 1 else ():
            heap = heaps.setdefault(piece.owner, {})
            heap[piece.face] = heap.get(piece.face, 0) + piece.count
        for owner, heap in sorted(heaps.items()):
            if owner >= 0:
                out += [seat_run(table.colours[owner], table.names[owner], "paper", ("seat", owner)), Run(_(": "))]
            names = [texts.name(face, lang) + (f" × {n}" if n > 1 else "") for face, n in heap.items() if face != BACK]
            out += [Run(i18n.separator().join(names)), popups.line_break()]
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
