"""The top bar and the side panel as widget trees: prompt, choices, undo, seats, log."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.i18n import _, ngettext
from tabletop.input import LEFT, Input, Press, key_name
from tabletop.kit import Kit
from tabletop.seats import ruled
from tabletop.table.cards import seat_run
from tabletop.table.choices import choices
from tabletop.table.logview import LogView
from tabletop.table.trays import legend_keys
from tabletop.text import Run
from tabletop.theme import Ink, SeatColour
from tabletop.widgets import Button, Column, IconButton, Label, Panel, Paragraph, Row, ScrollView, Segmented, Slider, Spacer, Widget
from tabletop.widgets.base import Ui
from tabletop.widgets.controls import Choice

if TYPE_CHECKING:
    from tabletop.table.scene import TableScene


class Disc(Widget):
    """A seat's counter with its emblem."""

    def __init__(self, seat: SeatColour, side: float):
        super().__init__(width=side, height=side)
        self.seat = seat

    def draw(self, kit: Kit, surface: pygame.Surface, ui: Ui) -> None:
        disc = kit.assets.seat_disc(self.seat, self.rect.h)
        surface.blit(disc, disc.get_rect(center=self.rect.center))


class IconMark(Widget):
    """A small icon that tells a kind: person or bot."""

    def __init__(self, icon: str, side: float, **kw):
        super().__init__(width=side, height=side, **kw)
        self.icon = icon

    def draw(self, kit: Kit, surface: pygame.Surface, ui: Ui) -> None:
        image = kit.assets.icon(self.icon, self.rect.h, kit.ink(self.ground, "soft"))
        surface.blit(image, image.get_rect(center=self.rect.center))


class SeatBox(Panel):
    """A seat's summary: brighter when it must act, with an edge in its colour. Under the pointer it lights up what the seat has on the
    board (`spot`); a click goes to its board, by `on`."""

    hovers = True

    def __init__(self, children, seat: SeatColour, acting: bool, *, spot: str = "", on=None, **kw):
        super().__init__(children, texture="glass", shadow=False, border=Ink.gold if acting else None, radius=8, pad=(14, 6), gap=2, **kw)
        self.seat, self.acting, self.spot, self.on = seat, acting, spot, on

    def handle(self, ui: Ui, inp: Input) -> bool:
        if isinstance(inp, Press) and inp.button == LEFT:
            ui.fire(self.on)
            return True
        return False

    def draw(self, kit: Kit, surface: pygame.Surface, ui: Ui) -> None:
        top = (84, 58, 38) if self.acting else (40, 29, 21)
        surface.blit(kit.assets.box(self.rect.size, top, (30, 21, 15), radius=kit.px(8), border=Ink.gold if self.acting else Ink.walnut_edge,
                                    width=kit.px(1)), self.rect)
        surface.blit(kit.assets.band(self.seat, (kit.px(8), self.rect.h - kit.px(12))), (self.rect.x + kit.px(3), self.rect.y + kit.px(6)))
        for child in self.children:
            child.draw(kit, surface, ui)


def level_name(level: str) -> str:
    """A bot's level in words."""
    return {"random": _("Random bot"), "easy": _("Easy bot"), "normal": _("Normal bot"), "hard": _("Hard bot")}.get(level, level)


def top_bar(table: TableScene) -> Widget:
    """Game, phase, mode and the buttons of the whole table."""
    kit, view = table.app.kit, table.view
    name = table.game.name[table.words.lang]
    wide = table.app.size[0] / kit.theme.scale
    folded = table.app.settings.panel_folded
    # Without the panel the bar says what is asked.
    said = table.decision.prompt if folded and table.decision is not None else view.phase
    badge = Panel([Label(table.mode_name(), 14, bold=True, lines=1)], texture="glass", shadow=False, pad=(12, 4), radius=14)
    items = [Label(name, 24, bold=True, serif=True, lines=1, colour=Ink.gold_bright),
             Spacer(16, flex=0), Label(table.words.runs(said), 16, lines=1, flex=1, icons=table.words.icons), badge]
    label = {"shelf": _("Rules") if wide > 1100 else ""}
    items += [Button(label["shelf"], table.open_rules, kind="quiet", icon="book", key="F1" if wide > 1250 else "", id="rules")
              if label["shelf"] else IconButton("book", table.open_rules, tip=_("Rules"), id="rules"),
              IconButton("info", table.open_legend, tip=_("Icons and terms"), id="legend") if legend_keys(table) else None,
              IconButton("arrow_left" if folded else "arrow_right", table.fold, tip=_("Show the panel") if folded else _("Fold the panel away"),
                         id="fold"),
              IconButton("fit", table.fit, tip=_("Show the whole board"), id="fit"),
              IconButton("menu", table.pause, tip=_("Menu"), id="menu")]
    return Row(items, gap=8, pad=(16, 4))


def side_panel(table: TableScene) -> Widget:
    """Prompt first, then the seats, then the log."""
    if cramped(table):
        return Column([prompt_card(table), _tabs(table)], gap=8)
    return Column([prompt_card(table), seats_list(table), log_box(table)], gap=10)


def prompt_card(table: TableScene) -> Widget:
    """Who acts, what is asked, what is left to spend, what can be chosen, and how far undo goes."""
    kit = table.app.kit
    high = table.prompt_height()
    acting = table.acting_seat()
    body: list[Widget] = []
    if table.replay is not None:
        body += table.replay.controls()
    elif table.driver.again:
        body.append(Label(_("Showing the last moves again"), 20, bold=True, serif=True, colour=Ink.ink_red))
        body.append(Button(_("Go on"), table.skip, key=key_name("skip"), id="skip"))
    elif table.match.over and table.driver.shown >= len(table.match.entries):
        body.append(Label(_("The match is over"), 20, bold=True, serif=True, colour=Ink.ink_red))
        from tabletop.table.end import outcome
        title, why = outcome(table)
        body += [Label(title, 20, bold=True, serif=True), Label(why, 14, role="soft"), Spacer()]
        body.append(Button(_("Score sheet"), table.show_end, kind="primary", icon="chart", id="sheet"))
    elif table.decision is not None:
        body += _own_decision(table)
    elif acting is not None:
        body += _waiting(table, acting)
    else:
        body.append(Spacer(8, flex=0))
    return Panel(body, pad=(16, 12), gap=8, radius=10, height=high / kit.theme.scale)


def _title(table: TableScene, seat: int, text) -> Widget:
    kit = table.app.kit
    style = Label(text, 16, bold=False, flex=1, icons=table.words.icons, line=1.4)
    return Row([Disc(table.colours[seat], 30), style], gap=10, align="top") if kit else style


def _waiting(table: TableScene, seat: int) -> list[Widget]:
    words = table.words
    name = seat_run(table.colours[seat], table.names[seat], "paper", ("seat", seat))
    if seat in table.driver.humans:
        text = [name, Run(" " + _("is about to act"))]
    else:
        text = [name, Run(" " + _("is choosing…"))]
    rows: list[Widget] = [_title(table, seat, text)]
    if table.driver.held:
        rows.append(Button(_("Next step"), table.skip, kind="primary", icon="step", key=key_name("skip"), id="skip"))
    news = [] if table.driver.held and tight(table) else [Label(words.runs(table.view.phase, "paper"), 14, role="soft", icons=words.icons)]
    rows += [ScrollView(Column([*news, *(_lately(table) if news else ())], gap=6), id="news", flex=1), _speed(table)]
    undo = _undo_row(table, table.undo_seat())
    if undo is not None:
        rows.append(undo)
    return rows


def _trail(table: TableScene) -> Widget | None:
    """The steps of a turn in their order with the one in play marked; None when the game names none."""
    keys = [k for k in table.game.texts.templates if k.startswith("step.")]
    if len(keys) < 2:
        return None
    runs: list = []
    for key in keys:
        here = key == f"step.{table.view.step}"
        runs += [Run(" › ", None, "", Ink.ink_soft)] if runs else []
        runs.append(Run(table.words.plain((key, {})), None, "", Ink.ink_red if here else Ink.ink_soft, "bold" if here else ""))
    return Label(runs, 12, line=1.4)


def _lately(table: TableScene) -> list[Widget]:
    """The last things that happened, while one waits and looks here."""
    room = 4 if not tight(table) else 2
    return [Label(table.words.runs(line.message, "paper"), 14, icons=table.words.icons, lines=1) for line in table.log_lines()[-room:]]


def _speed(table: TableScene) -> Widget:
    found = [Choice("step", _("Step")), Choice("slow", _("Slow")), Choice("normal", _("Normal")), Choice("fast", _("Fast")),
               Choice("instant", _("Instant"))]
    speed = table.app.settings.bot_speed
    control = Segmented(found, speed, table.set_speed, id="speed", size=14)
    room = table.side_rect.w - table.app.kit.px(32)
    if control.measure(table.app.kit, room)[1] <= table.app.kit.px(40):
        return Column([Label(_("Speed of bots"), 14, role="soft"), control], gap=4)
    at = next(i for i, choice in enumerate(found) if choice.value == speed)
    slider = Slider(at, 0, len(found) - 1, lambda i: table.set_speed(found[i].value), step=1, id="speed", flex=1)
    head = Row([Label(_("Speed of bots"), 14, role="soft", flex=1, lines=1, least=11), Label(found[at].text, 14, bold=True, lines=1)], gap=8)
    return Column([head, slider], gap=2)


def _own_decision(table: TableScene) -> list[Widget]:
    decision, words = table.decision, table.words
    rows: list[Widget] = [_title(table, decision.seat, words.runs(decision.prompt, "paper"))]
    if decision.left:
        goods = []
        for meter in decision.left:
            goods.append(Run(f" {meter.value} ", None, "", Ink.ink, "bold"))
            goods.append(Run(table.game.texts.name(meter.id, words.lang), ("icon", meter.id), meter.id if table.skin.icon(meter.id) else ""))
            goods.append(Run("  "))
        rows.append(Label(goods, 16, icons=words.icons, lines=1))
    trail = _trail(table)
    if trail is not None and not tight(table):
        rows.append(trail)
    rows.append(ScrollView(choices(table), id="choices", flex=1))
    undo = _undo_row(table, decision.seat)
    if table.selection is not None and table.selection.chosen:
        back = Button(_("One step back"), table.step_back, icon="back", id="back")
        if undo is not None and tight(table):
            # In place of the note beside it: a low panel needs its height for the choices.
            back.flex = 1
            undo.children[1:] = [back]
        else:
            rows.append(back)
    if undo is not None:
        if table.last_flick() is not None:
            undo.children.append(IconButton("replay", table.show_flick, tip=_("Show the last flick again"), id="flick:again", side=30))
        rows.append(undo)
    return rows


UNDO_LIMITS = {
    "undo.start": lambda: _("back to the start at most"),
    "undo.luck": lambda: _("not beyond the last draw, roll or flick"),
    "undo.secret": lambda: _("not beyond the last hidden thing shown"),
    "undo.other": lambda: _("not beyond the other player's last step"),
}
UNDO_BARRED = {
    "undo.luck": lambda: _("Nothing to take back: a draw, roll or flick has decided something."),
    "undo.secret": lambda: _("Nothing to take back: something hidden has come out since."),
    "undo.other": lambda: _("Nothing to take back: another player has acted since."),
    "undo.over": lambda: _("The match is over."),
}


def _undo_row(table: TableScene, seat: int | None) -> Widget | None:
    """Undo with what it takes back, or why it cannot; told before the click."""
    if seat is None:
        return None
    info = table.match.undoable(seat)
    if not info.can:
        note = UNDO_BARRED.get(info.reason, lambda: _("Nothing to take back yet."))()
        return Row([Button(_("Undo"), None, icon="undo", enabled=False, id="undo"), Label(note, 12, role="soft", flex=1, line=1.3)], gap=10)
    what = table.words.plain(info.what) if info.what else ""
    steps = ngettext("{n} step can be taken back", "{n} steps can be taken back", info.steps).format(n=info.steps)
    limit = UNDO_LIMITS.get(info.reason, lambda: "")()
    note = _("{steps}, {limit}.").format(steps=steps, limit=limit) if limit else steps
    return Row([Button(_("Undo"), table.undo, icon="undo", key=key_name("undo"), id="undo", tip=_("Takes back: {what}").format(what=what)),
                Label(note, 12, role="soft", flex=1, line=1.3)], gap=10)


def tight(table: TableScene) -> bool:
    """True when the window is too low for a summary of two lines per seat."""
    return table.view.seats > 4 or table.app.size[1] / table.app.theme.scale < 860


def cramped(table: TableScene) -> bool:
    """True when seats and log cannot stand below each other: one of them is shown at a time."""
    free = (table.side_rect.h - table.prompt_height()) / table.app.theme.scale
    return free - table.view.seats * 42 - 20 * len(table.view.notes) < 150


def seats_list(table: TableScene, **kw) -> Widget:
    """One box per seat: colour, emblem, name, who plays it, score, and its open numbers."""
    return Column([_seat_box(table, seat) for seat in range(table.view.seats)], gap=6, **kw)


def _seat_box(table: TableScene, seat: int) -> Widget:
    view, words = table.view, table.words
    small = tight(table)
    controller = table.match.controllers[seat]
    human = controller == "human"
    alone = seat in ruled(table.game, table.match.options, view.seats)
    who = _("Automaton") if alone else _("Human") if human else level_name(controller.partition(":")[2])
    score = words.runs(("score.unit", {"n": view.scores[seat]})) if view.scores and "score.unit" in table.game.texts.templates \
        else str(view.scores[seat]) if view.scores else ""
    meters = [m for m in view.meters if m.seat == seat][1 if view.scores else 0:]
    names = [f"{table.game.texts.name(m.id, words.lang)} {m.value}" for m in meters]
    marks: list = []
    for m in meters:
        if table.skin.icon(m.id):
            icon = table.skin.icon(m.id).rpartition("/")[2].partition(".")[0]
            marks += [Run(table.game.texts.name(m.id, words.lang), ("icon", m.id), icon), Run(f" {m.value}   ")]
        else:
            marks.append(Run(f"{table.game.texts.name(m.id, words.lang)} {m.value}   "))
    if marks:
        marks[-1] = marks[-1]._replace(text=marks[-1].text.rstrip())
    points = Label(score, 16, bold=True, lines=1, colour=Ink.gold_bright)
    name = Label(table.names[seat], 16, bold=True, lines=1, least=12)
    kind = IconMark("gear" if alone else "user" if human else "bot", 16)
    tip = " · ".join([who, *names])
    if any(sheet.small and sheet.seat == seat for sheet in table.canvas.sheets):
        tip += "\n" + _("Click to look at this board, and again for the whole.")
    if small:
        name.flex = 1
        facts = Label(marks, 14, role="soft", lines=1, icons=words.icons)
        rows: list[Widget] = [Row([Disc(table.colours[seat], 24), name, kind, facts, points], gap=8)]
    else:
        name.flex = 1
        rows = [Row([Disc(table.colours[seat], 28), name, points], gap=10),
                Row([kind, Label(who, 14, role="soft", lines=1, flex=1), Label(marks, 14, role="soft", lines=1, icons=words.icons)], gap=8)]
    rows += _notes(table, seat)
    return SeatBox(rows, table.colours[seat], seat in view.acting, spot=f"seat:{seat}", on=lambda: table.look_at(seat), tip=tip)


def _notes(table: TableScene, seat: int) -> list[Widget]:
    """What the person at the screen has set out to do, with a tick on what is done. Nobody else's is shown."""
    if seat != table.viewer:
        return []
    out: list[Widget] = []
    for owner, message, done in table.view.notes:
        if owner == seat:
            mark = IconMark("check" if done else "flag", 14)
            out.append(Row([mark, Label(table.words.runs(message), 12, role="" if done else "soft", flex=1, icons=table.words.icons, line=1.3)],
                           gap=8, align="top"))
    return out


def log_box(table: TableScene) -> Widget:
    """Heading with the level of detail, and the lines."""
    found = [Choice(1, _("Short")), Choice(2, _("Normal")), Choice(3, _("All"))]
    tip = _("Show the last moves again ({key})").format(key=key_name("again"))
    again = IconButton("replay", table.show_again, tip=tip, id="again", side=30)
    head = Row([Label(_("Log"), 16, bold=True, serif=True, flex=1, lines=1), again if table.replay is None and table.match.entries else None,
                Segmented(found, table.app.settings.log_level, table.set_log_level, id="loglevel", size=12)], gap=8)
    view = LogView(table.log_lines(), table.words, undo_to=table.undo_to, hovered=table.log_hover, targets=table.undo_targets(),
                   notes=table.notes(), id="log", flex=1)
    return Column([None if cramped(table) else head, view], gap=6, flex=1)


def _tabs(table: TableScene) -> Widget:
    """Seats or log, where there is no room for both."""
    page = table.page
    head = Segmented([Choice("seats", _("Players")), Choice("log", _("Log"))], page, table.set_page, id="page", size=14)
    body = log_box(table) if page == "log" else ScrollView(seats_list(table), id="seats", flex=1)
    return Column([head, body], gap=8, flex=1)


def menu_tree(table: TableScene, actions) -> Widget:
    """The little menu when one thing can be used in several ways."""
    decision = table.decision
    rows = []
    for i, action in enumerate(actions):
        detail = decision.details.get(action)
        label, sub = table.words.runs(decision.labels[action], "paper"), table.words.runs(detail, "paper") if detail else ""
        rows.append(Button(label, lambda a=action: table.choose(a), icons=table.words.icons, align="left", key=str(i + 1), sub=sub,
                           id=f"menu:{i}"))
    return Panel(rows, pad=8, gap=6, radius=10)


def floating(table: TableScene) -> Widget | None:
    """The choices without a place, or the buttons of replay and pauses, while the panel is folded away; None when there are none."""
    if table.replay is not None:
        body: list[Widget] = table.replay.controls()
    elif table.decision is not None and (table.selection.buttons or table.decision.domain is not None):
        body = [ScrollView(choices(table), id="choices", flex=1)]
    elif table.driver.held or table.driver.again:
        body = [Button(_("Next step") if table.driver.held else _("Go on"), table.skip, kind="primary", icon="step", key=key_name("skip"), id="skip")]
    else:
        return None
    return Panel(body, pad=10, gap=6, radius=10)


def guide_tree(table: TableScene, text) -> Widget:
    """One word of advice of the guided first game."""
    return Panel([Paragraph(table.words.runs((text, {}), "paper"), 16, icons=table.words.icons),
                  Row([Button(_("Leave the guide"), table.leave_guide, kind="quiet", size=14, id="guide:leave"), Spacer(),
                       Button(_("Understood"), table.next_guide, kind="primary", icon="check", id="guide:next")], gap=8)], pad=16, gap=10, radius=10,
                 border=Ink.gold)
