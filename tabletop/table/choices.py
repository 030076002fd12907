"""The choices of a decision as buttons: those without a place first, then those that also glow on the table, then what is barred and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.core.action import Amount, Flick, Pick, Split
from tabletop import i18n
from tabletop.i18n import _, ngettext
from tabletop.text import Run
from tabletop.theme import Ink
from tabletop.widgets import Button, Column, Flow, Grid, Label, Segmented, Slider, Widget
from tabletop.widgets.controls import Choice

if TYPE_CHECKING:
    from tabletop.table.scene import TableScene

MANY = 4
MOST_BARRED = 6
MOST_NAMED = 6      # more pieces to flick than this are chosen on the table only


class Listed(Button):
    """A choice in the list. `spot` is where it lies on the table: it lights up while the pointer is here."""

    def __init__(self, text, on, *, spot: str = "", **kw):
        super().__init__(text, on, **kw)
        self.spot = spot


def choices(table: TableScene) -> Widget:
    """The list of the open decision."""
    decision, selection = table.decision, table.selection
    if decision.domain is not None:
        return Column(_domain(table, decision.domain), gap=6)
    keys = {action: str(i + 1) for i, action in enumerate(selection.listed) if i < 9}
    plain = [a for a in selection.listed if a in selection.buttons]
    placed = [a for a in selection.listed if a not in selection.buttons]
    out: list[Widget] = []
    if len(plain) > MANY:
        out += _compact(table, plain, keys)
    else:
        out += [_button(table, a, keys, placed) for a in plain]
    if placed:
        out.append(Label(_("On the table, where it glows:"), 12, role="soft"))
        out += _by_kind(table, placed, keys) if len(placed) > MANY else [_button(table, a, keys, placed) for a in placed]
    elif selection.targets and len(plain) < MANY:
        # Too many places for a list.
        out.append(Label(ngettext("Choose on the table, where it glows: {n} place.", "Choose on the table, where it glows: {n} places.",
                                  len(selection.targets)).format(n=len(selection.targets)), 14))
        out.append(Label(_("Tab and the arrow keys walk from one to the next, Enter takes it."), 12, role="soft"))
    out += _barred(table)
    return Column(out, gap=6)


def _button(table: TableScene, action: tuple, keys: dict, placed: list) -> Widget:
    decision, words = table.decision, table.words
    spot = table.selection.spot(action)
    main = not spot and (len(decision.options) == 1 or action[0] in decision.ends_turn and not placed)
    ground = "dark" if main else "paper"
    detail = decision.details.get(action)
    return Listed(words.runs(decision.labels[action], ground), lambda: table.choose(action), kind="primary" if main else "secondary",
                  key=keys.get(action, ""), icons=words.icons, align="left", sub=words.runs(detail, ground) if detail else "",
                  id=f"option:{' '.join(map(str, action))}", size=14 if spot else 16, pad=(12, 4 if spot else 7), spot=spot)


def _compact(table: TableScene, actions: list, keys: dict) -> list[Widget]:
    """Many choices: in two columns, under the explanation that several share, without the words that all of them begin with."""
    words, details = table.words, table.decision.details
    groups: dict = {}
    for action in actions:
        groups.setdefault(repr(details.get(action)), []).append(action)
    out: list[Widget] = []
    for group in groups.values():
        detail = details.get(group[0])
        if detail and len(group) == 1:
            out.append(_button(table, group[0], keys, []))
            continue
        if detail:
            out.append(Label(words.runs(detail, "paper"), 12, role="soft", icons=words.icons, line=1.3))
        out.append(_columns(table, group, keys))
    return out


def _by_kind(table: TableScene, actions: list, keys: dict) -> list[Widget]:
    """Many choices with a place: those that differ in the place alone stand under the words that they share."""
    groups: dict = {}
    for action in actions:
        runs = table.words.runs(table.decision.labels[action], "paper")
        head = runs[:-1] if len(runs) > 1 else []
        groups.setdefault((tuple(r.text for r in head), repr(table.decision.details.get(action))), []).append((action, head, runs[-1:]))
    out: list[Widget] = []
    for (words, _detail), group in groups.items():
        first = group[0][0]
        if not words and len(group) > 2 and not table.decision.details.get(first):
            # Single names: two columns, so that all are seen at once.
            out.append(Grid([_listed(table, action, tail, keys) for action, _head, tail in group], cell=140, columns=2, gap=6))
            continue
        if len(group) == 1 or not words:
            out += [_button(table, action, keys, actions) for action, _head, _tail in group]
            continue
        out.append(Label(group[0][1], 14, icons=table.words.icons, line=1.3))
        if table.decision.details.get(first):
            out.append(Label(table.words.runs(table.decision.details[first], "paper"), 12, role="soft", icons=table.words.icons, line=1.3))
        out.append(Grid([_listed(table, action, tail, keys) for action, _head, tail in group], cell=80, columns=3, gap=6))
    return out


def _listed(table: TableScene, action: tuple, runs: list, keys: dict) -> Widget:
    return Listed(runs, lambda: table.choose(action), key=keys.get(action, ""), icons=table.words.icons, align="left", size=14, pad=(9, 4),
                  id=f"option:{' '.join(map(str, action))}", spot=table.selection.spot(action))


def _columns(table: TableScene, actions: list, keys: dict) -> Widget:
    runs = [table.words.runs(table.decision.labels[a], "paper") for a in actions]
    if len(runs) > 1 and len({r[0].text for r in runs if r}) == 1 and all(len(r) > 1 for r in runs):
        # Icons tell the parts of a list apart: commas would only make it wrap.
        mark = i18n.separator()
        runs = [[run if run.icon else run._replace(text=run.text.replace(mark, "  ")) for run in r[1:]] for r in runs]
    return Grid([_listed(table, a, r, keys) for a, r in zip(actions, runs, strict=True)], cell=140, columns=2, gap=6)


def _barred(table: TableScene) -> list[Widget]:
    """What cannot be chosen now and why, each reason once."""
    seen: dict = {}
    for blocked in table.decision.blocked:
        seen.setdefault((repr(blocked.reason), blocked.rule), []).append(blocked)
    out: list[Widget] = []
    for group in list(seen.values())[:MOST_BARRED]:
        pieces = {p.id for p in table.view.pieces}
        names = list(dict.fromkeys(table.piece_name(b.target) for b in group if b.target in pieces))
        runs = [Run("✕", None, "cross", Ink.ink_red), Run(" ")]
        if names and len(names) < 4:
            runs.append(Run(i18n.separator().join(names) + _(": "), None, "", Ink.ink, "bold"))
        runs += table.words.runs(group[0].reason, "paper")
        out.append(Label(runs, 12, role="soft", icons=table.words.icons, line=1.35))
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
    return flick_controls(table, domain)


def flick_controls(table: TableScene, domain: Flick) -> list[Widget]:
    """A flick without dragging, and how much of its way is shown."""
    aim = table.aim
    piece, angle, power = aim.piece or domain.pieces[0], aim.angle, aim.power or max(1, domain.steps // 2)
    ways = [Choice("none", _("None")), Choice("short", _("Short")), Choice("contact", _("To the first touch"))]
    out: list[Widget] = [Label(_("Press on a piece, pull back and let go. Or set it here:"), 14, role="soft")]
    if 1 < len(domain.pieces) <= MOST_NAMED:
        out.append(_which(table, domain, piece))
    return [*out,
            Label(_("Angle: {n}°").format(n=f"{angle / 1000:.1f}"), 14),
            Slider(angle // 1000, 0, 359, lambda v: table.set_aim(angle=int(v) * 1000), step=1, id="angle"),
            Label(_("Power: {n} %").format(n=f"{100 * power / domain.steps:.0f}"), 14),
            Slider(power, 1, domain.steps, lambda v: table.set_aim(power=int(v)), step=max(1, domain.steps // 100), id="power"),
            Button(_("Flick"), lambda: table.flick(((domain.verb, piece, angle, power),)), kind="primary", id="confirm"),
            Label(_("Guide line"), 14, role="soft"),
            Segmented(ways, table.app.settings.guide, table.set_guide, id="way", size=12)]


def _which(table: TableScene, domain: Flick, piece: str) -> Widget:
    """The pieces that may be flicked, numbered where they are called alike; the chosen one is the one with the arrow."""
    names = [table.piece_name(p) for p in domain.pieces]
    texts = [f"{name} {names[:i + 1].count(name)}" if names.count(name) > 1 else name for i, name in enumerate(names)]
    if len(texts) < 4:
        return Segmented([Choice(p, t) for p, t in zip(domain.pieces, texts, strict=True)], piece, lambda v: table.set_aim(piece=v), id="piece",
                         size=12)
    return Flow([Button(t, lambda p=p: table.set_aim(piece=p), selected=p == piece, id=f"piece:{p}", size=12, pad=(8, 3))
                 for p, t in zip(domain.pieces, texts, strict=True)])


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
