"""Sheets over the table that explain: the icons and terms of the game, and the cards of a stack that anybody may know of."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from engines.core.view import BACK, Piece
from tabletop.app import App
from tabletop.i18n import _, ngettext
from tabletop.kit import Kit
from tabletop.scene import Pop, Transition
from tabletop.scenes.screen import Screen, veil
from tabletop.table.placing import Sprite
from tabletop.text import Run
from tabletop.theme import Ink
from tabletop.widgets import Button, Center, Column, Flow, Label, Panel, Row, Rule, ScrollView, Spacer, Widget
from tabletop.widgets.base import Ui

if TYPE_CHECKING:
    from tabletop.table.scene import TableScene


class _Sheet(Screen):
    """A paper over the table with a title and something to scroll."""

    overlay = True
    wide = 620

    def __init__(self, app: App, table: TableScene):
        super().__init__(app)
        self.table = table

    def backdrop(self, surface: pygame.Surface) -> None:
        veil(surface)

    def title(self) -> str:
        """The heading."""
        raise NotImplementedError

    def body(self) -> Widget:
        """What is scrolled."""
        raise NotImplementedError

    def build(self) -> Widget:
        scale = self.app.theme.scale
        wide = min(self.wide, self.app.size[0] / scale - 40)
        body = self.body()
        need = body.natural(self.app.kit, self.app.kit.px(wide - 64))[1] / scale
        head = Row([Label(self.title(), 24, serif=True, bold=True, colour=Ink.ink_red, flex=1, lines=1, least=16),
                    Button(_("Close"), Pop, icon="cross", id="close")], gap=12)
        return Center(Panel([head, Rule(), ScrollView(body, id="body", flex=0, height=min(need + 8, self.app.size[1] / scale - 150))],
                            pad=24, gap=10, radius=12), most=wide)

    def back(self) -> Transition | None:
        return Pop()


class LegendScene(_Sheet):
    """Every icon of the game with its name and what it stands for: the templates ``legend.<id>`` in their order."""

    def title(self) -> str:
        return _("Icons and terms")

    def body(self) -> Widget:
        table = self.table
        rows: list[Widget] = []
        for key in legend_keys(table):
            ident = key.partition(".")[2]
            icon = table.skin.icon(ident)
            title = f"legend_name.{ident}"
            name = table.words.plain((title, {})) if title in table.game.texts.templates else table.game.texts.name(ident, table.words.lang)
            text = [Run(name[:1].upper() + name[1:], None, "", Ink.ink, "bold"), Run("\n"), *table.words.runs((key, {}), "paper")]
            picture = _Art(icon, 40) if icon else Spacer(40, flex=0)
            rows.append(Row([picture, Label(text, 14, icons=table.words.icons, flex=1)], gap=14, align="center"))
        return Column(rows, gap=12)


class StackScene(_Sheet):
    """The cards of a stack: those that lie open in it, or those of its kind that nobody has seen yet."""

    wide = 1080

    def __init__(self, app: App, table: TableScene, sprite: Sprite):
        super().__init__(app, table)
        self.sprite = sprite
        self.hidden, self.count, self.faces = stack_cards(table, sprite)

    def title(self) -> str:
        return self.table.game.texts.name(self.sprite.zone.partition(":")[0], self.table.words.lang)

    def body(self) -> Widget:
        kind = self.sprite.piece.kind
        if not self.hidden:
            note = ngettext("{n} card lies here.", "{n} cards lie here.", self.count).format(n=self.count)
        elif len(self.faces) == self.count:
            note = ngettext("{n} card is left: the one that nobody has seen yet.", "{n} cards are left: those that nobody has seen yet, in no order.",
                            self.count).format(n=self.count)
        else:
            note = _("{n} cards lie here, out of these that nobody has seen yet.").format(n=self.count)
        cards = [CardPicture(self.table, Piece(f"tray.{f}", kind, f, self.sprite.zone)) for f in self.faces]
        return Column([Label(note, 14, role="soft"), Flow(cards, gap=12)], gap=10)


class CardPicture(Widget):
    """One card at a size that can be read."""

    WIDE = 156

    def __init__(self, table: TableScene, piece: Piece):
        look = table.skin.cards[piece.kind]
        super().__init__(width=self.WIDE, height=round(self.WIDE * look.size[1] / look.size[0]))
        self.table, self.piece = table, piece

    def draw(self, kit: Kit, surface: pygame.Surface, ui: Ui) -> None:
        if self.rect.colliderect(surface.get_clip()):
            surface.blit(self.table.canvas.painter.picture(self.piece, self.rect.size), self.rect)


class _Art(Widget):
    """A picture of the game's own."""

    def __init__(self, name: str, side: float):
        super().__init__(width=side, height=side)
        self.name = name

    def draw(self, kit: Kit, surface: pygame.Surface, ui: Ui) -> None:
        side = min(self.rect.size)
        image = kit.assets.image(self.name, (side, side))
        surface.blit(image, image.get_rect(center=self.rect.center))


def legend_keys(table: TableScene) -> list[str]:
    """The templates that explain icons and terms, in the order of the text file."""
    return [key for key in table.game.texts.templates if key.startswith("legend.")]


def stack_cards(table: TableScene, sprite: Sprite) -> tuple[bool, int, list[str]]:
    """Whether a stack is hidden, how many cards lie in it, and the faces to show: open ones, or all of that kind unseen so far. Only
    what the person at the screen has been shown is used."""
    pieces = [p for p in table.view.pieces if p.zone == sprite.piece.zone]
    if sprite.piece.face != BACK:
        return False, sum(p.count for p in pieces), [p.face for p in pieces if p.face in table.game.faces]
    kind = sprite.piece.kind
    every = [f.id for f in table.game.faces.values() if f.kind == kind]
    seen = {p.face for p in table.view.pieces}
    viewer = table.viewer if table.viewer >= 0 else None
    for line in table.match.log(viewer):
        if line.entry < table.driver.shown:
            seen.update(a for a in line.event[1:] if isinstance(a, str))
    left = [f for f in every if f not in seen]
    count = sum(p.count for p in pieces)
    return True, count, left if len(left) >= count else []


def browsable(table: TableScene, sprite: Sprite | None) -> bool:
    """Whether a click on this opens a sheet of cards: a stack of cards."""
    if sprite is None or sprite.piece.kind not in table.skin.cards or table.canvas.placer.at[sprite.zone][1].kind != "stack":
        return False
    kinds = sum(1 for face in table.game.faces.values() if face.kind == sprite.piece.kind)
    return sprite.piece.face != BACK or kinds >= sprite.piece.count
