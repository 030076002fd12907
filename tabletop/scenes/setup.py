"""Seats, options and the start of a match."""

from __future__ import annotations

import secrets

import pygame

from engines import bots
from engines.core.game import Game, Option
from tabletop import drawn, resources
from tabletop.app import App
from tabletop.faults import in_words
from tabletop.i18n import N_, _
from tabletop.scene import Push, Transition
from tabletop.scenes import boxart
from tabletop.scenes.catalog import facts, game_name, game_text, opened
from tabletop.scenes.screen import Screen, page
from tabletop.seats import LEVELS, Seat, named, ruled
from tabletop.theme import Ink
from tabletop.widgets import (
    Button,
    Choice,
    Column,
    Dropdown,
    Flow,
    IconButton,
    Label,
    Panel,
    Picture,
    Row,
    Rule,
    ScrollView,
    Segmented,
    Spacer,
    TextField,
    Widget,
)

LEVEL_NAMES = {
    "easy": N_("Bot: easy"),
    "normal": N_("Bot: normal"),
    "hard": N_("Bot: hard"),
    "random": N_("Bot: random"),
}
LEVEL_SHORT = {"easy": N_("Easy bot"), "normal": N_("Normal bot"), "hard": N_("Hard bot"), "random": N_("Random bot")}
LEVEL_HELP = {
    "": N_("A person at this computer."),
    "easy": N_("Knows what is good and mostly takes it, with slips now and then. Good for a first match."),
    "normal": N_("Weighs every choice and takes the best at once. A fair opponent."),
    "hard": N_("Also plays out what may follow before it moves. Thinks for a moment each time."),
    "random": N_("Takes any legal move. For trying things out."),
}
SEED_DIGITS = 15


class SetupScene(Screen):
    """Who plays, with which rules."""

    def __init__(self, app: App, game: Game):
        super().__init__(app)
        self.game = game
        self.levels = [level for level in LEVELS if level in bots.levels(game)]
        self.options = dict(game.full_options({}))
        self.drawn = drawn.drawn_maps(game)
        self.seed = ""
        self.seats = self._remembered()
        self.ui.focus = "play"

    @property
    def help_game(self) -> str:
        """F1 opens the rules of this game."""
        return self.game.id

    @property
    def usual(self) -> str:
        """The level of a new bot."""
        return "normal" if "normal" in self.levels else self.levels[-1]

    def _remembered(self) -> list[Seat]:
        """The seats of the last match of this game, or one person against two bots."""
        kept = self.app.settings.seats.get(self.game.id, [])
        levels = [level for level in kept if level == "human" or level in self.levels]
        if len(levels) < self.game.min_seats:
            count = max(self.game.min_seats, min(3, self.game.max_seats))
            levels = ["human"] + [self.usual] * (count - 1)
        names = self.app.settings.names
        return [
            Seat("human", "", names[i] if i < len(names) else "", i) if level == "human" else Seat("bot", level, "", i)
            for i, level in enumerate(levels[: self.game.max_seats])
        ]

    def build(self) -> Widget:
        wide = self.app.size[0] >= self.app.kit.px(860)
        roomy = self.app.size[0] >= self.app.kit.px(1040)
        offers = (
            (self.game.trace is not None, _("Practice flicking"), self.practice, "hand", "practice"),
            (self.game.guide, _("Guided first game"), self.guide, "help", "guide"),
        )
        aside: list[Widget] = [
            Button(words, act, kind="dark", icon=icon, id=ident) for offered, words, act, icon, ident in offers if offered
        ]
        start = Row(
            [
                *(aside if roomy else ()),
                Button(_("Play"), self.play, kind="primary", icon="play", id="play", size=20, pad=(36, 10)),
            ],
            gap=12,
        )
        seats, options = self._seats(), self._options()
        if aside and not roomy:
            seats = Column([Flow(aside, gap=12), seats], gap=12)
        if wide:
            columns: list[Widget] = [
                ScrollView(seats, id="scroll:seats", flex=11),
                ScrollView(options, id="scroll:options", flex=9),
            ]
            if self.app.size[0] >= self.app.kit.px(1400):
                high = min(640.0, self.app.size[1] / self.app.theme.scale - 130)
                columns.insert(0, Column([StandingBox(self.game, high)]))
            body: Widget = Row(columns, align="stretch", gap=20)
        else:
            body = ScrollView(Column([seats, options], gap=16), id="scroll:all")
        return page(game_name(self.game), self.back, body, right=[start])

    # Seats

    def _seats(self) -> Widget:
        rows: list[Widget] = [self._head(_("Seats"), _("Click a disc for another colour."))]
        for i, seat in enumerate(self.seats):
            rows.append(self._seat(i, seat))
        full = len(self.seats) >= self.game.max_seats
        room = self.game.max_seats - len(self.seats)
        left = _("{n} more possible").format(n=room) if room else _("The table is full")
        rows.append(
            Flow(
                [
                    Button(_("Add a person"), lambda: self.add("human"), icon="plus", id="add:human", enabled=not full),
                    Button(_("Add a bot"), lambda: self.add(self.usual), icon="plus", id="add:bot", enabled=not full),
                    Label(left, 14, role="soft", lines=1),
                ],
                gap=10,
            )
        )
        chips = Row(
            [
                Row(
                    [Picture(f"common/icons/{icon}", 16, 16, tint=Ink.ink_soft), Label(text, 14, role="soft", lines=1)],
                    gap=6,
                )
                for icon, text in facts(self.game)
            ],
            gap=16,
        )
        return Panel([*rows, Spacer(4), chips], gap=10, pad=20)

    def _head(self, title: str, hint: str) -> Widget:
        return Row(
            [
                Label(title, 24, bold=True, serif=True, colour=Ink.ink_red, lines=1),
                Spacer(),
                Label(hint, 14, role="soft", lines=1),
            ],
            gap=12,
        )

    def _seat(self, i: int, seat: Seat) -> Widget:
        if i in ruled(self.game, self.options, len(self.seats)):
            return self._ruled(i, seat)
        kinds = [Choice("human", _("Person"), _(LEVEL_HELP[""]))]
        kinds += [Choice(level, _(LEVEL_NAMES[level]), _(LEVEL_HELP[level])) for level in self.levels]
        kind = Dropdown(kinds, seat.level or "human", lambda value: self.set_kind(i, value), id=f"kind:{i}", width=176)
        name = TextField(
            seat.name,
            lambda text: self.rename(i, text),
            id=f"name:{i}",
            most=16,
            flex=1,
            hint=self.default_name(i),
        )
        drop = IconButton(
            "cross",
            lambda: self.remove(i),
            tip=_("Take this seat away"),
            id=f"remove:{i}",
            enabled=len(self.seats) > self.game.min_seats,
        )
        disc = ColourDisc(
            self.app.theme.seat(seat.colour),
            lambda: self.recolour(i),
            id=f"colour:{i}",
            tip=_("Colour: {name}").format(name=_(self.app.theme.seat(seat.colour).name)),
        )
        help_ = Label(_(LEVEL_HELP[seat.level]), 14, role="soft")
        return Column([Row([disc, kind, name, drop], gap=10), Column([help_], pad=(52, 0, 0, 0))], gap=2)

    def _ruled(self, i: int, seat: Seat) -> Widget:
        """A seat that the rules play by themselves."""
        disc = ColourDisc(self.app.theme.seat(seat.colour), lambda: self.recolour(i), id=f"colour:{i}",
                          tip=_("Colour: {name}").format(name=_(self.app.theme.seat(seat.colour).name)))
        words = Label(_("The rules of the game play this seat."), 14, role="soft")
        return Column([Row([disc, Label(self.default_name(i), 16, bold=True, lines=1, flex=1)], gap=12), Column([words], pad=(52, 0, 0, 0))], gap=2)

    def default_name(self, i: int) -> str:
        """What seat `i` is called when nobody writes a name."""
        if i in ruled(self.game, self.options, len(self.seats)):
            return _("Automaton")
        return named([Seat(seat.kind, seat.level, "", seat.colour) for seat in self.seats])[i].name

    def add(self, level: str) -> None:
        """One seat more, in the first free colour."""
        used = {seat.colour for seat in self.seats}
        colour = next(c for c in range(99) if c not in used)
        new = Seat("human", "", "", colour) if level == "human" else Seat("bot", level, "", colour)
        if len(self.seats) < self.game.max_seats:
            self.seats.append(new)

    def remove(self, i: int) -> None:
        """One seat less."""
        if len(self.seats) > self.game.min_seats:
            del self.seats[i]

    def set_kind(self, i: int, value: str) -> None:
        """Person or a level of bot."""
        old = self.seats[i]
        new = ("human", "") if value == "human" else ("bot", value)
        name = old.name if new[0] == old.kind else ""
        self.seats[i] = Seat(new[0], new[1], name, old.colour)

    def rename(self, i: int, text: str) -> None:
        """A name as written."""
        old = self.seats[i]
        self.seats[i] = Seat(old.kind, old.level, text, old.colour)

    def recolour(self, i: int) -> None:
        """The next colour; whoever has it gets the old one."""
        old = self.seats[i]
        colour = (old.colour + 1) % len(self.app.theme.seats)
        for k, seat in enumerate(self.seats):
            if seat.colour == colour:
                self.seats[k] = Seat(seat.kind, seat.level, seat.name, old.colour)
        self.seats[i] = Seat(old.kind, old.level, old.name, colour)

    # Options

    def _options(self) -> Widget:
        rows: list[Widget] = [self._head(_("Rules of this match"), "")]
        for option in self.game.options:
            rows += [self._option(option), Rule()]
        seed = TextField(
            self.seed, self.set_seed, id="seed", most=SEED_DIGITS, allow="0123456789", hint=_("left to chance")
        )
        rows += [
            Label(_("Seed"), 16, bold=True),
            seed,
            Label(_("The same number gives the same shuffles and dice, for a rematch or a contest."), 14, role="soft"),
        ]
        return Panel(rows, gap=8, pad=20)

    def _option(self, option: Option) -> Widget:
        key = f"option.{option.id}"
        value = self.options[option.id]
        choices = self._choices(option)
        pick = Segmented if len(choices) <= 3 and not any(c.barred for c in choices) else Dropdown
        why = next((c.barred for c in choices if c.value == value), "")
        return Column(
            [
                Label(game_text(self.game, f"{key}.name", key) or option.id, 16, bold=True),
                Label(game_text(self.game, f"{key}.help"), 14, role="soft"),
                pick(choices, value, lambda v: self.set_option(option.id, v), id=f"option:{option.id}"),
                Label(why, 14, colour=Ink.ink_red) if why else Label(game_text(self.game, f"{key}.{value}.help"), 14),
                self._own_folder() if option.accepts is not None and self.game.read_map is not None else None,
            ],
            gap=6,
        )

    def _own_folder(self) -> Widget:
        """Where maps of one's own are looked for."""
        folder = str(resources.own_maps(self.game.id))
        return Label(_("Maps that you draw in Tiled are offered here when they lie in {folder}.").format(folder=folder), 12, role="soft")

    def _choices(self, option: Option) -> list[Choice]:
        """The values of an option, and the maps that the player has drawn for it; what does not fit these seats is barred."""
        key = f"option.{option.id}"
        found = [Choice(v, game_text(self.game, f"{key}.{v}.name", f"{key}.{v}") or v, "", self._barred(option.id, v)) for v in option.values]
        if option.accepts is not None:
            for one in self.drawn:
                if one.why or one.option == option.id:
                    why = in_words(one.why, self.game.texts) if one.why else self._barred(option.id, one.value)
                    found.append(Choice(one.value, one.name, "", why))
        return found

    def _barred(self, ident: str, value: str) -> str:
        """Why a value does not go with these seats and the other options, "" when it does."""
        why = self.game.refusal(len(self.seats), {**self.options, ident: value})
        return in_words(why, self.game.texts) if why else ""

    def set_option(self, ident: str, value: str) -> None:
        """Take a value for an option."""
        self.options[ident] = value

    def set_seed(self, text: str) -> None:
        """The seed as written."""
        self.seed = text

    # Start

    def named(self) -> list[Seat]:
        """The seats with every name filled in and no name twice."""
        out: list[Seat] = []
        dealt = ruled(self.game, self.options, len(self.seats))
        for i, seat in enumerate(self.seats):
            if i in dealt:      # somebody must be written down for it, who will never be asked
                seat = Seat("bot", self.usual, "", seat.colour)
            name = seat.name.strip() or self.default_name(i)
            taken = {s.name for s in out}
            plain, n = name, 2
            while name in taken:
                name, n = f"{plain} {n}", n + 1
            out.append(Seat(seat.kind, seat.level, name, seat.colour))
        return out

    def play(self) -> Transition | None:
        """Remember the choices and open the table."""
        from tabletop.table import open_match

        kept = dict(self.app.settings.seats)
        kept[self.game.id] = [seat.level or "human" for seat in self.seats]
        names = [seat.name.strip() for seat in self.seats]
        self.app.change(seats=kept, names=names if any(names) else self.app.settings.names)
        seed = int(self.seed) if self.seed else secrets.randbelow(10**9)
        return opened(
            self.app,
            lambda: open_match(self.app, self.game, self.named(), self.options, seed, guided=False),
            replace=True,
        )

    def practice(self) -> Transition | None:
        """Lay out a practice table."""
        from tabletop.table.practice import practice

        sitting = self.named()
        found = practice(self.app, self.game.id, len(sitting), [s.colour for s in sitting], [s.name for s in sitting])
        return Push(found) if found is not None else None

    def guide(self) -> Transition | None:
        """Start the guided first game."""
        return start_guide(self.app, self.game, replace=True)


def start_guide(app: App, game: Game, *, replace: bool = False) -> Transition | None:
    """Open the table for the guided first game: one person against easy bots."""
    from tabletop.table import open_match

    name = next((n for n in app.settings.names if n), "") or _("Player {n}").format(n=1)
    count = max(game.min_seats, min(3, game.max_seats))
    level = "easy" if "easy" in bots.levels(game) else bots.levels(game)[0]
    seats = named([Seat("human", "", name, 0), *(Seat("bot", level, "", i) for i in range(1, count))])
    return opened(
        app, lambda: open_match(app, game, seats, game.full_options({}), game.guide_seed, guided=True), replace=replace
    )


class StandingBox(Widget):
    """The game's box, `high` design pixels high."""

    def __init__(self, game: Game, high: float):
        super().__init__()
        self.game, self.high = game, high

    def measure(self, kit, width: int) -> tuple[int, int]:
        return (boxart.box_width(kit.px(self.high)) + kit.px(12), kit.px(self.high))

    def draw(self, kit, surface: pygame.Surface, ui) -> None:
        image = boxart.box_picture(kit, self.game, kit.px(self.high))
        blur = kit.px(22)
        shade = kit.assets.shadow(image.get_size(), radius=kit.px(3), blur=blur, alpha=190)
        surface.blit(shade, (self.rect.x - blur + kit.px(8), self.rect.y - blur + kit.px(10)))
        surface.blit(image, self.rect)


class ColourDisc(Button):
    """A seat's disc; a press takes the next colour."""

    def __init__(self, seat, on, **kw):
        super().__init__("", on, width=40, height=40, sound="place", **kw)
        self.seat = seat

    def draw(self, kit, surface: pygame.Surface, ui) -> None:
        side = self.rect.h - (0 if ui.hover is self else kit.px(3))
        image = kit.assets.seat_disc(self.seat, side)
        blur = kit.px(4)
        shade = kit.assets.shadow((side, side), radius=side // 2, blur=blur, alpha=120)
        surface.blit(shade, shade.get_rect(center=(self.rect.centerx, self.rect.centery + kit.px(2))))
        surface.blit(image, image.get_rect(center=self.rect.center))
        ui.ring(kit, surface, self, 20)

    def overflows(self, kit) -> list[str]:
        return []
