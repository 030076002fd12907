"""The top bar and the side panel as widget trees: prompt, choices, undo, seats, log."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from engines.core.action import Amount, Flick, Pick, Split
from tabletop.i18n import _, ngettext
from tabletop.input import key_name
from tabletop.kit import Kit
from tabletop.table.logview import LogView
from tabletop.text import Run
from tabletop.theme import Ink, SeatColour
from tabletop.widgets import Button, Column, Flow, IconButton, Label, Panel, Paragraph, Row, ScrollView, Segmented, Slider, Spacer, Widget
from tabletop.widgets.base import Ui
from tabletop.widgets.controls import Choice

if TYPE_CHECKING:
    from tabletop.table.scene import TableScene

LEVEL_WORDS = {"random": "Random", "easy": "Easy", "normal": "Normal", "hard": "Hard"}


class Disc(Widget):
    """A seat's counter with its emblem."""

    def __init__(self, seat: SeatColour, side: float):
        super().__init__(width=side, height=side)
        self.seat = seat

    def draw(self, kit: Kit, surface: pygame.Surface, ui: Ui) -> None:
        disc = kit.assets.seat_disc(self.seat, self.rect.h)
        surface.blit(disc, disc.get_rect(center=self.rect.center))


class SeatBox(Panel):
    """The background of a seat's summary: brighter when it must act, with an edge in its colour."""

    def __init__(self, children, seat: SeatColour, acting: bool, **kw):
        super().__init__(children, texture="glass", shadow=False, border=Ink.gold if acting else None, radius=8, pad=(12, 7), gap=2, **kw)
        self.seat, self.acting = seat, acting

    def draw(self, kit: Kit, surface: pygame.Surface, ui: Ui) -> None:
        top = (84, 58, 38) if self.acting else (40, 29, 21)
        surface.blit(kit.assets.box(self.rect.size, top, (30, 21, 15), radius=kit.px(8), border=Ink.gold if self.acting else Ink.walnut_edge,
                                    width=kit.px(1)), self.rect)
        surface.fill(self.seat.main, (self.rect.x + kit.px(4), self.rect.y + kit.px(7), kit.px(4), self.rect.h - kit.px(14)))
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
    badge = Panel([Label(table.mode_name(), 14, bold=True, lines=1)], texture="glass", shadow=False, pad=(12, 4), radius=14)
    items = [Label(name, 24, bold=True, serif=True, lines=1, colour=Ink.gold_bright),
             Spacer(16, flex=0), Label(table.words.runs(view.phase), 16, lines=1, flex=1, icons=table.words.icons), badge]
    label = {"shelf": _("Rules") if wide > 1100 else ""}
    items += [Button(label["shelf"], table.open_rules, kind="quiet", icon="book", key="F1" if wide > 1250 else "", id="rules")
              if label["shelf"] else IconButton("book", table.open_rules, tip=_("Rules"), id="rules"),
              IconButton("home", table.fit, tip=_("Show the whole board"), id="fit"),
              IconButton("menu", table.pause, tip=_("Menu"), id="menu")]
    return Row(items, gap=8, pad=(16, 4))


def side_panel(table: TableScene) -> Widget:
    """Prompt first, then the seats, then the log."""
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
    elif table.match.over:
        body.append(Label(_("The match is over"), 20, bold=True, serif=True, colour=Ink.ink_red))
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
    name = Run(table.names[seat], ("seat", seat), "", None, "bold")
    if seat in table.driver.humans:
        text = [name, Run(" " + _("is about to act"))]
    else:
        text = [name, Run(" " + _("is choosing…"))]
    rows: list[Widget] = [_title(table, seat, text)]
    if table.driver.held:
        rows.append(Button(_("Next step"), table.skip, kind="primary", icon="step", key=key_name("skip"), id="skip"))
    rows += [Spacer(), _speed(table)]
    undo = _undo_row(table, table.undo_seat())
    if undo is not None:
        rows.append(undo)
    return rows


def _speed(table: TableScene) -> Widget:
    choices = [Choice("step", _("Step")), Choice("slow", _("Slow")), Choice("normal", _("Normal")), Choice("fast", _("Fast")),
               Choice("instant", _("Instant"))]
    return Column([Label(_("Speed of bots"), 14, role="soft"), Segmented(choices, table.app.settings.bot_speed, table.set_speed, id="speed", size=14)],
                  gap=4)


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
    rows.append(ScrollView(Column(_choices(table), gap=6), id="choices", flex=1))
    if table.selection is not None and table.selection.chosen:
        rows.append(Button(_("One step back"), table.step_back, icon="back", id="back"))
    undo = _undo_row(table, decision.seat)
    if undo is not None:
        rows.append(undo)
    return rows


def _choices(table: TableScene) -> list[Widget]:
    """Buttons for the options without a place; the hint of where to click for the others."""
    decision, selection = table.decision, table.selection
    if decision.domain is not None:
        return _domain(table, decision.domain)
    out: list[Widget] = []
    placed = len(decision.options) - len(selection.buttons)
    if placed:
        text = ngettext("{n} glowing choice on the table", "{n} glowing choices on the table", placed).format(n=placed)
        out.append(Label(text, 14, role="soft"))
    for i, action in enumerate(selection.buttons):
        detail = decision.details.get(action)
        main = len(selection.buttons) == 1 and not placed or action[0] in decision.ends_turn
        out.append(Button(table.words.runs(decision.labels[action], "paper" if not main else "dark"), lambda a=action: table.choose(a),
                          kind="primary" if main else "secondary", key=str(i + 1) if i < 9 else "", icons=table.words.icons, align="left",
                          sub=table.words.runs(detail, "paper" if not main else "dark") if detail else "", id=f"option:{' '.join(map(str, action))}"))
    return out


def _domain(table: TableScene, domain) -> list[Widget]:
    """Controls of a parametric decision: k of n, an amount, a split, a flick without dragging."""
    if isinstance(domain, Pick):
        return _pick(table, domain)
    if isinstance(domain, Amount):
        value = table.values.setdefault("n", domain.low)
        return [Slider(value, domain.low, domain.high, lambda v: table.set_value("n", int(v)), step=1, id="amount"),
                Button(f"{value}", lambda: table.choose((domain.verb, table.values["n"])), kind="primary", icon="check", id="confirm")]
    if isinstance(domain, Split):
        return _split(table, domain)
    assert isinstance(domain, Flick)
    piece = table.values.setdefault("piece", domain.pieces[0])
    angle, power = table.values.setdefault("angle", 0), table.values.setdefault("power", max(1, domain.steps // 2))
    choices = [Choice(p, table.piece_name(p)) for p in domain.pieces]
    return [Segmented(choices, piece, lambda v: table.set_value("piece", v), id="piece") if len(choices) < 5 else
            Flow([Button(c.text, lambda c=c: table.set_value("piece", c.value), selected=c.value == piece, id=f"piece:{c.value}") for c in choices]),
            Label(_("Angle: {n}°").format(n=round(angle / 1000)), 14),
            Slider(angle // 1000, 0, 359, lambda v: table.set_value("angle", int(v) * 1000), step=1, id="angle"),
            Label(_("Power: {n}").format(n=power), 14), Slider(power, 1, domain.steps, lambda v: table.set_value("power", int(v)), step=1, id="power"),
            Button(_("Flick"), lambda: table.choose((domain.verb, piece, table.values["angle"], table.values["power"])), kind="primary", id="confirm")]


def _pick(table: TableScene, domain: Pick) -> list[Widget]:
    picked = table.selection.picked
    text = _("Chosen: {n} of {least} to {most}").format(n=len(picked), least=domain.least, most=domain.most)
    items = [Button(table.piece_name(i), lambda i=i: table.toggle(i), selected=i in picked, icon="check" if i in picked else "", id=f"item:{i}",
                    align="left") for i in domain.items]
    ready = table.selection.pick_action()
    return [Label(text, 14, role="soft"), *items,
            Button(_("Confirm"), lambda: table.choose(table.selection.pick_action()), kind="primary", enabled=ready is not None, id="confirm")]


def _split(table: TableScene, domain: Split) -> list[Widget]:
    parts = [table.values.setdefault(f"part{i}", 0) for i in range(len(domain.caps))]
    left = domain.total - sum(parts)
    rows: list[Widget] = [Label(_("Still to divide: {n}").format(n=left), 14, role="soft")]
    for i, cap in enumerate(domain.caps):
        most = min(cap, parts[i] + left)
        rows.append(Slider(parts[i], 0, max(1, most), lambda v, i=i: table.set_value(f"part{i}", int(v)), step=1, id=f"part:{i}"))
    action = (domain.verb, *parts)
    rows.append(Button(_("Confirm"), lambda: table.choose(action), kind="primary", enabled=domain.contains(action), id="confirm"))
    return rows


UNDO_REASONS = {
    "undo.start": lambda: _("as far back as the start"),
    "undo.luck": lambda: _("only as far as the last card or die revealed"),
    "undo.secret": lambda: _("only as far as the last secret seen"),
    "undo.other": lambda: _("only as far as the other player's last step"),
    "undo.over": lambda: _("the match is over"),
}


def _undo_row(table: TableScene, seat: int | None) -> Widget | None:
    """Undo with what it takes back, or why it cannot; told before the click."""
    if seat is None:
        return None
    info = table.match.undoable(seat)
    reason = UNDO_REASONS.get(info.reason, lambda: "")()
    if not info.can:
        note = _("Nothing to undo: {why}").format(why=reason) if info.reason != "undo.start" else _("Nothing to undo yet")
        return Row([Button(_("Undo"), None, icon="undo", enabled=False, id="undo"), Label(note, 12, role="soft", flex=1)], gap=10)
    what = table.words.plain(info.what) if info.what else ""
    steps = ngettext("{n} step", "{n} steps", info.steps).format(n=info.steps)
    return Row([Button(_("Undo"), table.undo, icon="undo", key=key_name("undo"), id="undo", tip=_("Takes back: {what}").format(what=what)),
                Label(f"{steps}, {reason}", 12, role="soft", flex=1)], gap=10)


def seats_list(table: TableScene) -> Widget:
    """One box per seat: colour, emblem, name, who plays it, score, and its open numbers."""
    view, rows = table.view, []
    tight = view.seats > 4 or table.app.size[1] / table.app.theme.scale < 860
    for seat in range(view.seats):
        controller = table.match.controllers[seat]
        who = _("Human") if controller == "human" else level_name(controller.partition(":")[2])
        score = table.words.runs(("score.unit", {"n": view.scores[seat]})) if view.scores and "score.unit" in table.game.texts.templates \
            else str(view.scores[seat]) if view.scores else ""
        meters = [m for m in view.meters if m.seat == seat][1:] if view.scores else [m for m in view.meters if m.seat == seat]
        facts = " · ".join(f"{table.game.texts.name(m.id, table.words.lang)} {m.value}" for m in meters)
        head = Row([Disc(table.colours[seat], 24 if tight else 30), Label(table.names[seat], 16, bold=True, lines=1, flex=1),
                    Label(score, 16, bold=True, lines=1, colour=Ink.gold_bright)], gap=10)
        children: list[Widget] = [head]
        if not tight:
            children.append(Row([Label(who, 14, role="soft", lines=1, flex=1), Label(facts, 14, role="soft", lines=1)], gap=8))
        rows.append(SeatBox(children, table.colours[seat], seat in view.acting, tip=f"{who} · {facts}" if tight else ""))
    return Column(rows, gap=6)


def log_box(table: TableScene) -> Widget:
    """Heading with the level of detail, and the lines."""
    choices = [Choice(1, _("Short")), Choice(2, _("Normal")), Choice(3, _("All"))]
    head = Row([Label(_("Log"), 16, bold=True, serif=True, flex=1, lines=1),
                Segmented(choices, table.app.settings.log_level, table.set_log_level, id="loglevel", size=12)], gap=8)
    view = LogView(table.log_lines(), table.words, undo_to=table.undo_to, hovered=table.log_hover, targets=table.undo_targets(),
                   notes=table.notes(), id="log", flex=1)
    return Column([head, view], gap=6, flex=1)


def menu_tree(table: TableScene, actions) -> Widget:
    """The little menu when one thing can be used in several ways."""
    decision = table.decision
    rows = []
    for i, action in enumerate(actions):
        detail = decision.details.get(action)
        rows.append(Button(table.words.runs(decision.labels[action], "paper"), lambda a=action: table.choose(a), icons=table.words.icons, align="left",
                           key=str(i + 1), sub=table.words.runs(detail, "paper") if detail else "", id=f"menu:{i}"))
    return Panel(rows, pad=8, gap=6, radius=10)


def guide_tree(table: TableScene, text) -> Widget:
    """One word of advice of the guided first game."""
    return Panel([Paragraph(table.words.runs((text, {}), "paper"), 16, icons=table.words.icons),
                  Row([Button(_("Leave the guide"), table.leave_guide, kind="quiet", size=14, id="guide:leave"), Spacer(),
                       Button(_("Understood"), table.next_guide, kind="primary", icon="check", id="guide:next")], gap=8)], pad=16, gap=10, radius=10,
                 border=Ink.gold)
