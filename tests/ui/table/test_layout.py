"""Nothing is cut, nothing overlaps: bar, panel and menus for every kind of decision, in both languages and at many sizes."""

import pytest

from tabletop.widgets import check_layout
from tests.ui.table.pilot import KINDS, Pilot, match_at

CHANGES = (((1280, 720), "en", 100), ((1280, 720), "zh-Hant", 200), ((1024, 700), "en", 100), ((1920, 1080), "zh-Hant", 100),
           ((1920, 1080), "en", 200), ((1024, 700), "zh-Hant", 200))


def faults(pilot: Pilot) -> list[str]:
    pilot.table._build()
    return [f"{name}: {fault}" for name in ("bar", "side", "popup") for fault in check_layout(getattr(pilot.table, name))]


@pytest.mark.parametrize("kind", KINDS)
def test_panel_and_bar_at_every_decision(kind):
    pilot = Pilot(match_at(kind, 6 if kind in ("levy", "upgrade") else 4))
    for size, lang, scale in CHANGES:
        pilot.app.change(language=lang, scale=scale)
        pilot.resize(size)
        pilot.table.page = "seats"
        pilot.table._stale = True
        assert faults(pilot) == [], (size, lang, scale)
        pilot.table.set_page("log")
        assert faults(pilot) == [], (size, lang, scale)
        assert pilot.table.decision is not None


@pytest.mark.parametrize("kind", ["activate", "upgrade"])
def test_the_little_menu(kind):
    pilot = Pilot(match_at(kind))
    for size, lang, scale in CHANGES:
        pilot.app.change(language=lang, scale=scale)
        pilot.resize(size)
        table = pilot.table
        table.menu, table._menu_at, table._stale = table.selection.listed[:3], next(iter(table.selection.targets)), True
        assert faults(pilot) == []
        assert pilot.app.surface.get_rect().contains(table.popup.root.rect)


def test_the_guide_and_the_waiting_panel():
    pilot = Pilot(match_at("play_base", 3, least=0), guided=True)
    assert pilot.table.guide.text
    waiting = Pilot(match_at("upgrade", 5, humans=(2,)))
    waiting.table.decision = None
    for size, lang, scale in CHANGES:
        for each in (pilot, waiting):
            each.app.change(language=lang, scale=scale)
            each.resize(size)
            for held in (False, True):
                each.table.driver.held, each.table._stale = held, True
                if each is waiting:
                    each.table.decision = None
                assert faults(each) == [], (size, lang, scale, held)


def test_sheets_over_the_table():
    from tabletop.scene import Pop
    from tabletop.table.trays import StackScene

    pilot = Pilot(match_at("over", 6))
    deck = next(s for s in pilot.table.canvas.sprites if s.piece.id == "deck")
    for size, lang, scale in CHANGES:
        pilot.app.change(language=lang, scale=scale)
        pilot.resize(size)
        for sheet in (pilot.table.show_end(), pilot.table.open_legend(), None):
            pilot.app.apply(sheet) if sheet else pilot.app._enter(StackScene(pilot.app, pilot.table, deck))
            pilot.step(2)
            pilot.app.draw()
            assert check_layout(pilot.top.ui) == [], (type(pilot.top).__name__, size, lang, scale)
            pilot.app.apply(Pop())


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_controls_of_a_replay(seats):
    from tabletop.scene import Push
    from tabletop.table import replay_match

    match = match_at("over", seats)
    pilot = Pilot(match)
    scene = replay_match(pilot.app, match, list(range(seats)))
    pilot.app.apply(Push(scene))
    for size, lang, scale in CHANGES:
        pilot.app.change(language=lang, scale=scale)
        pilot.resize(size)
        scene._build()
        assert check_layout(scene.side) == check_layout(scene.bar) == [], (size, lang, scale)
        scene.fold()
        scene._build()
        assert check_layout(scene.popup) == [], (size, lang, scale)
        scene.fold()
