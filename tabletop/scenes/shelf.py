"""The first screen: the games as boxes on a shelf, and the matches that wait to be continued."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from engines.core.game import Game
from tabletop import saves
from tabletop.app import App
from tabletop.assets import fitted
from tabletop.i18n import _, ngettext, separator
from tabletop.input import LEFT, Input, Key, Press, Release, key_name
from tabletop.kit import Kit
from tabletop.scene import Push, Quit, Transition
from tabletop.scenes import boxart
from tabletop.scenes.catalog import (
    Saved,
    facts,
    first_words,
    game_name,
    game_text,
    opened,
    saved_matches,
    shelf_games,
)
from tabletop.scenes.screen import Screen, table
from tabletop.theme import Ink
from tabletop.widgets import Button, Column, Flow, Label, Panel, Paragraph, Picture, Row, ScrollView, Spacer, Ui, Widget

if TYPE_CHECKING:
    from pathlib import Path


class ShelfScene(Screen):
    """Choose a game or a saved match."""

    def __init__(self, app: App):
        super().__init__(app)
        self.games = shelf_games()
        self.at = 0
        self.saved: list[Saved] = []
        self.ui.focus = "play"

    @property
    def help_game(self) -> str:
        """F1 opens the rules of the chosen game."""
        return self.game.id if self.game else ""

    @property
    def game(self) -> Game | None:
        """The box that is chosen."""
        return self.games[self.at] if self.games else None

    def enter(self) -> None:
        self.saved = saved_matches()
        super().enter()

    def resumed(self, result: object) -> Transition | None:
        self.saved = saved_matches()
        return super().resumed(result)

    def back(self) -> Transition | None:
        return None

    def backdrop(self, surface: pygame.Surface) -> None:
        table(self.app, surface, warmth=62)

    def build(self) -> Widget:
        room = self.app.size[0] - self.app.kit.px(56)
        side = max(self.app.kit.px(300), min(self.app.kit.px(420), room // 3))
        shelf = Row(
            [ShelfView(self.games, self.at, self.choose, self.open, flex=1), self._details(side)],
            gap=28,
            align="stretch",
            flex=1,
        )
        return Column([self._bar(), shelf, self._continue()], gap=12, pad=(28, 18))

    def _bar(self) -> Widget:
        def item(text: str, icon: str, on: Callable, ident: str, key: str = "") -> Widget:
            return Button(
                text,
                on,
                kind="quiet",
                icon=icon,
                id=ident,
                size=14,
                pad=(10, 6),
                tip=_("Key: {key}").format(key=key_name(key)) if key else "",
            )

        return Row(
            [
                Label(_("Tabletop"), 32, bold=True, serif=True, colour=Ink.gold_bright, lines=1, line=1.3),
                Spacer(),
                item(_("Rules"), "book", self.rules, "rules", "help"),
                item(_("Statistics"), "chart", self.stats, "stats"),
                item(_("Keys"), "keyboard", self.keys, "keys", "keys"),
                item(_("Settings"), "gear", self.settings, "settings"),
                item(_("Quit"), "cross", Quit, "quit"),
            ],
            gap=4,
        )

    def _details(self, side: int) -> Widget:
        wide = side / self.app.theme.scale
        game = self.game
        if game is None:
            return Panel(
                [Paragraph(_("There is no game on the shelf. The engines folder of this installation is empty."))],
                texture="glass",
                width=wide,
            )
        words = [
            Label(game_name(game), 32, bold=True, serif=True, colour=Ink.gold_bright, line=1.2),
            Label(f"{game.makers} · {game.year}", 14, role="soft"),
        ]
        about = game_text(game, "about") or first_words(game)
        if about:
            words.append(Paragraph(about, 16))
        chips = Flow(
            [
                Row([Picture(f"common/icons/{icon}", 18, 18, tint=Ink.gold), Label(text, 14, lines=1)], gap=6)
                for icon, text in facts(game)
            ],
            gap=16,
        )
        buttons: list[Widget] = [
            Button(_("Play"), self.open, kind="primary", icon="play", id="play", size=20, pad=(16, 10))
        ]
        if game.guide:
            buttons.append(Button(_("Guided first game"), self.guide, kind="dark", icon="help", id="guide"))
        return Panel(
            [ScrollView(Column([*words, chips], gap=10), id="about"), *buttons],
            texture="glass",
            width=wide,
            gap=10,
            pad=20,
        )

    def _continue(self) -> Widget:
        kit = self.app.kit
        open_ = [s for s in self.saved if not s.finished] + [s for s in self.saved if s.finished]
        if not open_:
            hint = _("Matches save themselves at every move and wait here for you.")
            return Panel(
                [Row([Picture("common/icons/save", 24, 24, tint=Ink.gold), Label(hint, 14, flex=1)], gap=12)],
                texture="glass",
                pad=(20, 14),
            )
        fits = max(1, min(4, (self.app.size[0] - kit.px(56)) // kit.px(290)))
        cards: list[Widget] = [
            MatchCard(s, lambda s=s: self.resume(s), id=f"saved:{i}", flex=1) for i, s in enumerate(open_[:fits])
        ]
        cards += [Spacer(flex=1) for _i in range(fits - len(cards))]
        title = Row(
            [
                Label(_("Continue"), 20, bold=True, serif=True, colour=Ink.gold_bright, lines=1, line=1.3),
                Spacer(),
                Button(
                    _("All saved matches ({n})").format(n=len(open_)),
                    self.all_saved,
                    kind="quiet",
                    id="all",
                    size=14,
                    pad=(10, 4),
                ),
            ]
        )
        return Panel([title, Row(cards, gap=12)], texture="glass", pad=(16, 10), gap=8)

    # What the buttons do

    def choose(self, index: int) -> None:
        """Take a box into view."""
        self.at = index

    def open(self) -> Transition | None:
        """Set up a match of the chosen game."""
        from tabletop.scenes.setup import SetupScene

        return Push(SetupScene(self.app, self.game)) if self.game else None

    def guide(self) -> Transition | None:
        """Start the guided first game."""
        from tabletop.scenes.setup import start_guide

        return start_guide(self.app, self.game) if self.game else None

    def resume(self, saved: Saved) -> Transition | None:
        """Go on with a saved match, or say why that is impossible."""
        return resume(self.app, saved)

    def all_saved(self) -> Transition:
        """The list of all saved matches."""
        from tabletop.scenes.saved import SavedScene

        return Push(SavedScene(self.app))

    def rules(self) -> Transition:
        """The rules of the chosen game."""
        from tabletop.scenes.rules import RulesScene

        return Push(RulesScene(self.app, self.help_game))

    def stats(self) -> Transition:
        """The statistics."""
        from tabletop.scenes.stats import StatsScene

        return Push(StatsScene(self.app))

    def keys(self) -> Transition:
        """The list of keys."""
        from tabletop.scenes.keys import KeysScene

        return Push(KeysScene(self.app))

    def settings(self) -> Transition:
        """The settings."""
        from tabletop.scenes.settings import SettingsScene

        return Push(SettingsScene(self.app))


def resume(app: App, saved: Saved) -> Transition | None:
    """Open a saved match at the table."""
    from tabletop.scenes.dialog import MessageScene

    if saved.error:
        return Push(MessageScene(app, _("This match cannot be opened"), saved.error))
    from tabletop.table import resume_match

    return opened(app, lambda: resume_match(app, saved.path))


class ShelfView(Widget):
    """Boxes on a plank with pawns and dice. Arrows or a click choose a box; Enter or a click on the chosen opens it."""

    focusable = True
    hovers = True
    tracks = True

    def __init__(self, games: tuple[Game, ...], at: int, choose: Callable, opened: Callable, **kw):
        super().__init__(id="shelf", **kw)
        self.games, self.at, self.choose, self.opened = games, at, choose, opened

    def _rows(self, kit: Kit) -> tuple[int, int]:
        """On how many planks the boxes stand, and how high they are: whatever makes them largest."""
        count, gap = max(1, len(self.games)), kit.px(24)

        def height(rows: int) -> int:
            high = self.rect.h // rows - self._thick(kit) * 2
            each = -(-count // rows)
            while high > 80 and boxart.box_width(high) * each + gap * (each - 1) > self.rect.w - kit.px(16):
                high -= 4
            return high

        return max(((rows, height(rows)) for rows in range(1, min(3, count) + 1)), key=lambda pair: pair[1])

    def _spots(self, kit: Kit) -> list[pygame.Rect]:
        """Where the boxes stand, row by row."""
        count, gap = max(1, len(self.games)), kit.px(24)
        rows, high = self._rows(kit)
        each, wide = -(-count // rows), boxart.box_width(high)
        beside = self._beside(kit, self.rect.w - wide) if count == 1 else 0
        spots: list[pygame.Rect] = []
        for i in range(count):
            row = i // each
            here = min(each, count - row * each)
            total = wide * here + gap * (here - 1)
            left = self.rect.x + max(0, self.rect.w - total - beside) // 2
            foot = self.rect.y + self.rect.h * (row + 1) // rows - self._thick(kit) * 2 + kit.px(4)
            spots.append(pygame.Rect(left + (i - row * each) * (wide + gap), foot - high, wide, high))
        return spots

    def _figure(self, kit: Kit) -> int:
        """How high the pawns are."""
        return min(kit.px(120), self.rect.h // 5)

    def _beside(self, kit: Kit, room: int) -> int:
        """How wide the things beside the boxes are in `room`."""
        return min(room - kit.px(24), round(self._figure(kit) * 4.1))

    def _thick(self, kit: Kit) -> int:
        return kit.px(14)

    def draw(self, kit: Kit, surface: pygame.Surface, ui: Ui) -> None:
        spots = self._spots(kit)
        chosen = spots[min(self.at, len(spots) - 1)]
        edge = boxart.plank(kit, self.rect.w + kit.px(12), self._thick(kit))
        for foot in sorted({spot.bottom for spot in spots}):
            surface.blit(edge, (self.rect.x - kit.px(6), foot))
        self._light(kit, surface, chosen)
        for i, (game, spot) in enumerate(zip(self.games, spots, strict=False)):
            hot = ui.hover is self and ui.over(spot)
            self._box(kit, surface, game, spot, hot or len(self.games) > 1 and i == self.at)
        self._decorate(kit, surface, spots[-1].right + kit.px(18), spots[-1].bottom)
        ui.ring(kit, surface, self, 4, chosen)

    def _box(self, kit: Kit, surface: pygame.Surface, game: Game, spot: pygame.Rect, lit: bool) -> None:
        blur = kit.px(22)
        shade = kit.assets.shadow(spot.size, radius=kit.px(3), blur=blur, alpha=170)
        # Nothing of the shadow falls below the plank on which the box stands.
        part = (0, 0, spot.w + 2 * blur, spot.h + blur - kit.px(6))
        surface.blit(shade, (spot.x - blur + kit.px(14), spot.y - blur + kit.px(6)), part)
        if lit:
            blur = kit.px(14)
            glow = kit.assets.glow(spot.size, radius=kit.px(4), blur=blur, alpha=210)
            surface.blit(glow, (spot.x - blur, spot.y - blur), (0, 0, spot.w + 2 * blur, spot.h + blur))
        surface.blit(boxart.box_picture(kit, game, spot.h), spot)

    def _light(self, kit: Kit, surface: pygame.Surface, spot: pygame.Rect) -> None:
        """The warm glow of a lamp on the wall behind the chosen box."""
        size = (spot.w * 3, spot.h * 2)

        def make() -> pygame.Surface:
            small = pygame.Surface((48, 32))
            for x in range(48):
                for y in range(32):
                    away = ((x - 23.5) / 22) ** 2 + ((y - 15.5) / 15) ** 2
                    level = max(0.0, 1.0 - away) ** 1.6
                    small.set_at((x, y), (round(74 * level), round(46 * level), round(20 * level)))
            return pygame.transform.smoothscale(small, size)

        light = kit.assets.cached(("lamp", size), make)
        old = surface.get_clip()
        surface.set_clip(pygame.Rect(0, 0, surface.get_width(), spot.bottom).clip(old))
        surface.blit(
            light,
            light.get_rect(center=(spot.centerx, spot.centery - spot.h // 10)),
            special_flags=pygame.BLEND_RGB_ADD,
        )
        surface.set_clip(old)

    def _decorate(self, kit: Kit, surface: pygame.Surface, left: int, foot: int) -> None:
        """Cards, pawns, dice and coins in what room is left beside the boxes."""
        high = self._figure(kit)
        wide = round(high * 0.62)
        if left + high * 3.2 < self.rect.right:
            fan = boxart.cards(kit, round(high * 1.75))
            surface.blit(fan, (left + round(wide * 0.6), foot - fan.get_height() - kit.px(3)))
        x = left
        things = [(0, 0.0), (1, 0.34), (2, 0.0), (3, 0.28), (4, 0.0)]
        for index, back in things:
            if x + wide > self.rect.right - kit.px(4):
                return
            size = round(high * (1 - 0.18 * back))
            self._stand(kit, surface, boxart.pawn(kit, kit.theme.seat(index), size), x, foot - round(kit.px(5) * back))
            x += round(wide * 0.8)
        for face, turn in ((5, 9.0), (3, -14.0)):
            side = round(high * 0.36)
            if x + 2 * side > self.rect.right:
                return
            self._stand(kit, surface, boxart.die(kit, face, side, turn), x + kit.px(8), foot + kit.px(1))
            x += round(side * 1.3)
        for count in (6, 3):
            side = round(high * 0.42)
            if x + side + kit.px(12) > self.rect.right:
                return
            self._stand(kit, surface, boxart.coins(kit, side, count), x + kit.px(12), foot)
            x += round(side * 1.05)

    def _stand(self, kit: Kit, surface: pygame.Surface, image: pygame.Surface, x: int, foot: int) -> None:
        wide = image.get_width()
        shade = boxart.foot_shadow(kit, wide, kit.px(6))
        surface.blit(shade, (x - kit.px(3), foot - kit.px(10)))
        surface.blit(image, (x, foot - image.get_height() + kit.px(2)))

    def handle(self, ui: Ui, inp: Input) -> bool:
        if isinstance(inp, Press) and inp.button == LEFT:
            return any(spot.collidepoint(inp.pos) for spot in self._spots(ui.kit))
        if isinstance(inp, Release) and inp.button == LEFT:
            for i, spot in enumerate(self._spots(ui.kit)):
                if spot.collidepoint(inp.pos) and i < len(self.games):
                    self._take(ui, i)
            return True
        if isinstance(inp, Key) and inp.chord in ("enter", "space"):
            ui.fire(self.opened)
            return True
        if isinstance(inp, Key) and len(self.games) > 1:
            return self._walk(ui, inp.chord)
        return False

    def _walk(self, ui: Ui, way: str) -> bool:
        """Arrows go from box to box, and from the outer ones on to other controls."""
        each = -(-len(self.games) // self._rows(ui.kit)[0])
        to = self.at + {"left": -1, "right": 1, "up": -each, "down": each}.get(way, 1000)
        if not 0 <= to < len(self.games):
            return False
        ui.fire(self.choose, to)
        return True

    def _take(self, ui: Ui, index: int) -> None:
        if index == self.at:
            ui.fire(self.opened)
        else:
            ui.fire(self.choose, index)


class MatchCard(Widget):
    """A saved match: picture, game, round, seats, names, date."""

    focusable = True
    hovers = True

    def __init__(self, saved: Saved, on: Callable, **kw):
        names = separator().join(saved.names)
        super().__init__(tip=saved.error or (names if len(names) > 24 else ""), **kw)
        self.saved, self.on, self.names = saved, on, names

    def measure(self, kit: Kit, width: int) -> tuple[int, int]:
        return (min(width, kit.px(280)), kit.px(92))

    @property
    def text(self) -> str:
        """What the card is about."""
        return game_name(self.saved.game, self.saved.ident) or self.saved.path.name

    def _lines(self) -> list[tuple[str, bool]]:
        saved = self.saved
        count = len(saved.names)
        state = _("finished") if saved.finished else _("round {n}").format(n=saved.turn)
        seats = ngettext("{n} seat", "{n} seats", count).format(n=count)
        second = _("cannot be opened") if saved.error else f"{state} · {seats}"
        return [(self.text, True), (second, False), (self.names, False), (saved.when, False)]

    def draw(self, kit: Kit, surface: pygame.Surface, ui: Ui) -> None:
        hot = ui.hover is self
        top, bottom = ((84, 62, 44), (60, 44, 32)) if hot else ((66, 48, 35), (46, 33, 24))
        surface.blit(
            kit.assets.box(
                self.rect.size,
                top,
                bottom,
                radius=kit.px(6),
                border=Ink.gold if hot else Ink.walnut_edge,
                width=kit.px(1),
            ),
            self.rect,
        )
        pad = kit.px(8)
        room = pygame.Rect(
            self.rect.x + pad, self.rect.y + pad, round((self.rect.h - 2 * pad) * 1.3), self.rect.h - 2 * pad
        )
        surface.blit(self._picture(kit, room.size), room)
        x, y = room.right + kit.px(12), self.rect.y + kit.px(6)
        step = (self.rect.h - kit.px(12)) // 4
        for text, strong in self._lines():
            colour = Ink.gold_bright if strong else Ink.cream_soft
            style = kit.style(16 if strong else 13, bold=strong, serif=strong, colour=colour)
            box = pygame.Rect(x, y, self.rect.right - pad - x, step)
            kit.writer.draw_in(surface, text, style, box, least=kit.px(12))
            y += step
        ui.ring(kit, surface, self, 6)

    def _picture(self, kit: Kit, size: tuple[int, int]) -> pygame.Surface:
        saved = self.saved
        stamp = _stamp(saved.picture)

        def make() -> pygame.Surface:
            raw = saves.picture(saved.picture) if saved.picture is not None and stamp else None
            if raw is not None:
                return fitted(raw, size, "cover")
            name = f"covers/{saved.ident}"
            if saved.ident and kit.assets.find(name):
                return kit.assets.image(name, size, fit="cover")
            return kit.assets.panel("leather", size, radius=kit.px(4))

        return kit.assets.cached(("thumb", saved.path, stamp, size), make)

    def handle(self, ui: Ui, inp: Input) -> bool:
        if isinstance(inp, Release) and self.rect.collidepoint(inp.pos):
            ui.fire(self.on)
            return True
        if isinstance(inp, Key) and inp.chord in ("enter", "space"):
            ui.fire(self.on)
            return True
        return isinstance(inp, Press) and inp.button == LEFT


def _stamp(path: Path | None) -> float:
    try:
        return path.stat().st_mtime if path is not None else 0.0
    except OSError:
        return 0.0
