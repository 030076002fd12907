"""The same choice by list, board and key; refused clicks; undo; the end of a turn; nothing but a choice changes the match."""

import pytest

from tabletop.input import LEFT, RIGHT, Move, Press, Release, Wheel
from tabletop.scenes.dialog import DialogScene
from tests.ui.table.pilot import KINDS, NAMES, Pilot, QuickThinker, match_at


def only(kind: str, **kw) -> Pilot:
    """A table where no bot goes on."""
    pilot = Pilot(match_at(kind, **kw))
    pilot.table.driver.paused = True
    return pilot


def confirmed(pilot: Pilot) -> None:
    """Answer a reminder with yes."""
    if isinstance(pilot.top, DialogScene):
        pilot.push(next(w.id for w in pilot.top.ui.root.walk() if getattr(w, "kind", "") == "primary"))


def by_list(pilot: Pilot, action) -> None:
    pilot.push(pilot.option(action))


def by_digit(pilot: Pilot, action) -> None:
    pilot.key(str(pilot.table.selection.listed.index(action) + 1))


def by_board(pilot: Pilot, action) -> None:
    ident = pilot.table.selection.spot(action)
    pilot.click(pilot.spot_of(ident))
    if pilot.table.menu:
        pilot.push(f"menu:{pilot.table.menu.index(action)}")


def by_tab(pilot: Pilot, action) -> None:
    spot, wanted = pilot.table.selection.spot(action), f"@1:{pilot.option(action)}"
    for _i in range(60):
        pilot.key("tab")
        if pilot.table.focus in (spot, wanted):
            pilot.key("enter")
            break
    if pilot.table.menu:
        pilot.key(str(pilot.table.menu.index(action) + 1))


@pytest.mark.parametrize("kind", KINDS)
def test_list_board_digit_and_tab_do_the_same(kind):
    action = only(kind).table.selection.listed[-1]
    after = set()
    for way in (by_list, by_digit, by_tab, by_board):
        pilot = only(kind)
        if way is by_board and not pilot.table.selection.spot(action) or way is by_digit and pilot.table.selection.listed.index(action) > 8:
            continue
        count = len(pilot.match.entries)
        way(pilot, action)
        confirmed(pilot)
        assert len(pilot.match.entries) > count, way.__name__
        assert pilot.match.entries[count].action == action, way.__name__
        after.add(pilot.match.state.digest())
    assert len(after) == 1


@pytest.mark.parametrize("kind", ["play_base", "activate", "upgrade", "pay_upgrade", "levy"])
def test_every_legal_action_is_reached_by_tab_and_enter(kind):
    pilot = only(kind)
    from tabletop.table.keys import stops
    pilot.table._build()
    found = stops(pilot.table)
    for action in pilot.match.state.legal(0):
        assert f"@1:{pilot.option(action)}" in found or pilot.table.selection.spot(action) in found


def test_clicks_on_what_is_barred_leave_everything():
    pilot = only("upgrade")
    before, picture = pilot.match.state.digest(), pilot.picture()
    for blocked in pilot.table.decision.blocked:
        rect = pilot.table.canvas.target_rect(blocked.target)
        if rect is not None:
            pilot.click(rect.center)
    pilot.click(pilot.table.side_rect.midleft)
    pilot.click((pilot.table.area.x + 60, pilot.table.area.y + 60), button=RIGHT)
    assert pilot.match.state.digest() == before and pilot.picture() == picture


def test_after_undo_the_picture_is_that_of_a_fresh_table():
    pilot = only("upgrade")
    count = len(pilot.match.entries)
    by_list(pilot, next(a for a in pilot.table.decision.options if a[0] == "buy"))
    pilot.step(3)
    pilot.key("z")
    assert len(pilot.match.entries) == count
    fresh = Pilot(pilot.match)
    fresh.table.driver.paused = True
    assert pilot.picture() == fresh.picture()


def test_undo_to_a_line_of_the_log():
    pilot = only("pay_upgrade")
    pilot.app.send(Move((5, 5)))
    log, targets = pilot.button("log"), pilot.table.undo_targets()
    assert len(targets) >= 2
    top, entry = next((y, line.entry) for y, line, _layout in log._rows if line.entry in targets)
    at = log.rect.y + top - pilot.table.side.memory["log"] + pilot.app.kit.px(8)
    pilot.click((log.rect.x + 60, at))
    assert len(pilot.match.entries) == entry
    assert pilot.match.notes and pilot.table.notes()


def test_a_double_click_on_end_turn_ends_one_turn():
    pilot = only("end_turn", seats=2, humans=(0, 1))
    pilot.app.change(curtain=False)
    pilot.step(3)
    end = pilot.match.state.legal(pilot.table.decision.seat)[0]
    spot, turn = pilot.button(pilot.option(end)).rect.center, pilot.match.state.turn
    for clicks in (1, 2):
        pilot.app.send(Press(spot, LEFT, clicks))
        pilot.app.send(Release(spot))
    assert pilot.match.state.turn == turn + 1
    assert [e.action for e in pilot.match.entries].count(end) == sum(1 for e in pilot.match.entries if e.action == end)


def test_clicks_in_the_turn_of_a_bot_change_nothing():
    pilot = Pilot(match_at("play_base", humans=(0,)))
    pilot.table.driver.paused = True
    pilot.table.choose(pilot.table.decision.options[0])
    while pilot.table.decision is not None:
        pilot.table.choose(pilot.table.decision.options[0])
        confirmed(pilot)
        pilot.step(2)
    before = pilot.match.state.digest()
    for sprite in pilot.table.canvas.sprites:
        pilot.click(pilot.table.canvas.rect(sprite).center)
        if pilot.top is not pilot.table:
            pilot.key("escape")
    pilot.key("1", "enter", "e")
    assert pilot.match.state.digest() == before


@pytest.mark.parametrize("kind", ["play_base", "activate", "upgrade", "tribute", "levy", "end_turn"])
def test_no_panel_changes_the_match(kind):
    pilot = only(kind)
    table, before = pilot.table, (pilot.match.state.digest(), len(pilot.match.entries))
    for ident in ("rules", "menu", "legend", "fit"):
        pilot.push(ident)
        pilot.step(1)
        pilot.app.draw()
        if pilot.top is not table:
            pilot.key("escape")
        assert pilot.top is table
    for chord in ("f1", "f2"):
        pilot.key(chord)
        pilot.key("escape")
    for level in (1, 2, 3):
        table.set_log_level(level)
        table._build()
    for sprite in table.canvas.sprites[::5]:
        pilot.app.send(Move(table.canvas.rect(sprite).center))
        pilot.step(1, 0.4)
    pilot.app.send(Wheel(table.area.center, 1))
    assert (pilot.match.state.digest(), len(pilot.match.entries)) == before
    assert table.decision is not None


@pytest.mark.parametrize(("wish", "asked"), [("always", True), ("unused", True), ("never", False)])
def test_reminders_at_the_end_of_a_turn(wish, asked):
    pilot = only("activate")
    pilot.app.change(end_turn=wish)
    skip = next(a for a in pilot.table.decision.options if a[0] in pilot.table.decision.ends_turn)
    count = len(pilot.match.entries)
    by_list(pilot, skip)
    assert isinstance(pilot.top, DialogScene) == asked
    assert (len(pilot.match.entries) == count) == asked
    if asked:
        pilot.key("escape")
        assert pilot.top is pilot.table and len(pilot.match.entries) == count
        by_list(pilot, skip)
        confirmed(pilot)
        assert len(pilot.match.entries) > count


def test_a_reminder_can_be_switched_off():
    pilot = only("activate")
    skip = next(a for a in pilot.table.decision.options if a[0] in pilot.table.decision.ends_turn)
    by_list(pilot, skip)
    pilot.push(next(w.id for w in pilot.top.ui.root.walk() if getattr(w, "kind", "") == "quiet"))
    assert pilot.app.settings.reminders_off


def test_step_mode_waits_for_the_key_and_again_shows_the_last_moves():
    pilot = Pilot(match_at("end_turn"), bot_speed="step")
    pilot.push(pilot.option(pilot.table.decision.options[0]))
    for _i in range(200):
        pilot.step(1, 0.3)
        if pilot.table.driver.held:
            break
    assert pilot.table.driver.held
    shown = pilot.table.driver.shown
    pilot.step(20, 0.3)
    assert pilot.table.driver.shown == shown
    pilot.push("skip")
    pilot.step(5, 0.3)
    assert pilot.table.driver.shown > shown
    pilot.app.change(bot_speed="instant")
    pilot.table.skip()
    pilot.settle()
    digest = pilot.match.state.digest()
    if pilot.top is pilot.table:
        pilot.push("again")
        assert pilot.table.driver.again
        pilot.settle()
        assert not pilot.table.driver.again and pilot.match.state.digest() == digest


def test_a_whole_match_with_a_pilot_and_bots():
    pilot = Pilot(match_at("play_base", 3, least=0), bot_speed="instant", lang="zh-Hant")
    rng = QuickThinker(4).rng
    for _i in range(2000):
        pilot.settle()
        if pilot.match.over:
            break
        assert pilot.top is pilot.table
        by_list(pilot, rng.choice(pilot.table.selection.listed))
        confirmed(pilot)
    assert pilot.match.over and pilot.top is not pilot.table
    assert NAMES[0] in {getattr(w, "text", "") for w in pilot.top.ui.root.walk() if isinstance(getattr(w, "text", ""), str)}
