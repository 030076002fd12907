"""Widgets one by one: what they tell, and how they are worked by pointer and keyboard."""

import pygame
import pytest

from tabletop.input import Compose, Key, Move, Press, Release, Text, Wheel
from tabletop.scene import Pop
from tabletop.widgets import (
    Button,
    Choice,
    Column,
    Dropdown,
    IconButton,
    Item,
    Label,
    List,
    Panel,
    Row,
    ScrollView,
    Segmented,
    Slider,
    Stepper,
    TextField,
    Toggle,
    Ui,
    check_layout,
    dump,
    find,
)


@pytest.fixture
def told():
    return []


def show(app, *widgets, size=(400, 300)):
    ui = Ui(app.kit)
    ui.show(Column(list(widgets), pad=10), pygame.Rect((0, 0), size))
    return ui


def click(ui, ident):
    spot = find(ui, ident).rect.center
    ui.handle(Press(spot))
    return ui.handle(Release(spot))


def test_a_button_fires_once_until_it_is_shown_anew(app, told):
    button = Button("Go", lambda: told.append(1), id="go")
    ui = show(app, button)
    click(ui, "go")
    click(ui, "go")
    ui.set_focus("go")
    ui.handle(Key("enter"))
    assert told == [1] and ui.stale
    ui.show(Column([Button("Go", lambda: told.append(2), id="go")]))
    click(ui, "go")
    assert told == [1, 2]


def test_a_button_let_go_outside_does_nothing(app, told):
    ui = show(app, Button("Go", lambda: told.append(1), id="go"))
    ui.handle(Press(find(ui, "go").rect.center))
    ui.handle(Move((390, 290), held=(1,)))
    ui.handle(Release((390, 290)))
    assert told == []


def test_a_callback_hands_on_its_transition(app):
    ui = show(app, Button("Back", lambda: Pop(3), id="back"))
    assert click(ui, "back") == (True, Pop(3))


def test_disabled_buttons_take_no_press_and_no_focus(app, told):
    ui = show(app, Button("Go", lambda: told.append(1), id="go", enabled=False), Button("On", id="on"))
    click(ui, "go")
    ui.handle(Key("tab"))
    assert told == [] and ui.focus == "on"


def test_tab_goes_round_and_arrows_go_by_place(app):
    ui = show(app, Row([Button("a", id="a"), Button("b", id="b")]), Button("c", id="c"))
    order = []
    for _i in range(4):
        ui.handle(Key("tab"))
        order.append(ui.focus)
    assert order == ["a", "b", "c", "a"]
    ui.handle(Key("shift+tab"))
    assert ui.focus == "c"
    ui.handle(Key("up"))
    assert ui.focus in "ab"
    ui.set_focus("a")
    ui.handle(Key("right"))
    assert ui.focus == "b"


def test_slider(app, told):
    ui = show(app, Slider(50, 0, 100, told.append, step=5, id="s"))
    box = find(ui, "s").rect
    ui.handle(Press((box.right - 12, box.centery)))
    ui.handle(Move((box.left, box.centery), held=(1,)))
    ui.handle(Release((box.left, box.centery)))
    ui.set_focus("s")
    ui.handle(Key("right"))
    assert told == [100, 0, 5]


def test_a_drag_goes_on_when_the_tree_is_shown_anew(app, told):
    ui = show(app, Slider(0, 0, 100, told.append, id="s"))
    box = find(ui, "s").rect
    ui.handle(Press((box.centerx, box.centery)))
    ui.show(Column([Slider(50, 0, 100, told.append, id="s")], pad=10))
    ui.handle(Move((box.right - 11, box.centery + 200), held=(1,)))
    assert told[-1] == 100


def test_stepper_toggle_segments(app, told):
    choices = [Choice(n, str(n)) for n in (1, 2, 3)]
    ui = show(
        app,
        Stepper(2, 1, 3, told.append, id="n"),
        Toggle("On", False, told.append, id="t"),
        Segmented(choices, 2, told.append, id="g"),
    )
    for key in ("right", "right", "left"):
        ui.set_focus("n")
        ui.handle(Key(key))
    ui.set_focus("t")
    ui.handle(Key("space"))
    ui.set_focus("g")
    ui.handle(Key("right"))
    box = find(ui, "g").rect
    ui.handle(Press((box.x + 4, box.centery)))
    assert told == [3, 2, True, 3, 1]


def test_dropdown_by_keyboard_and_pointer(app, told):
    ui = show(app, Dropdown([Choice(c, c) for c in "xyz"], "x", told.append, id="d"))
    ui.set_focus("d")
    ui.handle(Key("enter"))
    ui.handle(Key("down"))
    ui.draw(pygame.Surface((400, 300)))
    ui.handle(Key("enter"))
    assert told == ["y"] and ui.popup is None
    click(ui, "d")
    ui.handle(Key("escape"))
    assert ui.popup is None
    click(ui, "d")
    ui.handle(Press((ui.popup.rect.x + 20, ui.popup.rect.bottom - 10)))
    assert told == ["y", "z"]


def test_text_field_writes_chinese_with_an_input_method(app, told):
    field = TextField("Ann", told.append, id="f", most=6)
    ui = show(app, field)
    ui.set_focus("f")
    ui.handle(Compose("ㄢ"))
    assert ui.handle(Key("backspace"))[0] and field.text == "Ann"
    ui.draw(pygame.Surface((400, 300)))
    ui.handle(Compose(""))
    ui.handle(Text("安妮"))
    assert field.text == "Ann安妮"
    ui.handle(Text("abc"))
    assert field.text == "Ann安妮a"
    for key in ("home", "delete", "end", "backspace"):
        ui.handle(Key(key))
    assert field.text == "nn安妮"
    ui.handle(Key("ctrl+a"))
    ui.handle(Text("\x07Bo"))
    assert field.text == "Bo" and told[-1] == "Bo"


def test_letters_typed_into_a_field_are_used_up(app):
    ui = show(app, TextField("", id="f"))
    assert not ui.handle(Key("z"))[0]
    ui.set_focus("f")
    assert ui.handle(Key("z"))[0] and not ui.handle(Key("escape"))[0]


def test_scrolling_keeps_its_place_and_reveals_the_focus(app):
    rows = [Item(f"row {i}", id=f"i{i}") for i in range(60)]
    ui = show(app, ScrollView(List(rows), id="v"))
    ui.handle(Wheel((50, 50), -3))
    offset = ui.memory["v"]
    assert offset > 0
    ui.show(Column([ScrollView(List([Item(f"row {i}", id=f"i{i}") for i in range(60)]), id="v")], pad=10))
    assert ui.memory["v"] == offset
    ui.set_focus("i59")
    assert find(ui, "v").rect.contains(find(ui, "i59").rect)
    ui.set_focus("i0")
    assert ui.memory["v"] == 0


def test_tooltip_ripens_and_goes(app):
    ui = show(app, IconButton("menu", tip="Menu"))
    ui.handle(Move(find(ui, "icon:menu").rect.center))
    assert ui.waiting
    ui.update(1.0)
    assert not ui.waiting and ui.dirty
    ui.draw(pygame.Surface((400, 300)))


def test_dump_and_layout_check(app):
    ui = show(app, Label("A label"), Button("Go", id="go"))
    ui.set_focus("go")
    nodes = dump(ui)
    assert [n.text for n in nodes if n.kind == "Label"] == ["A label"]
    assert [n.id for n in nodes if n.focused] == ["go"]
    assert check_layout(ui) == []
    bad = show(
        app,
        Panel(
            [Label("much too long for this", lines=1, width=40), Button("a", id="x"), Button("b", id="x")],
            height=30,
            align="left",
        ),
    )
    faults = "\n".join(check_layout(bad))
    assert "needs" in faults and "sticks out" in faults and "two widgets" in faults


def test_copy_cut_and_paste(app, monkeypatch):
    board = []
    monkeypatch.setattr(pygame.scrap, "put_text", board.append)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: board[-1] + "\n")
    field = TextField("安妮", id="f")
    ui = show(app, field)
    ui.set_focus("f")
    ui.handle(Key("ctrl+x"))
    assert field.text == "" and board == ["安妮"]
    ui.handle(Key("ctrl+v"))
    ui.handle(Key("ctrl+v"))
    assert field.text == "安妮安妮"
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: (_ for _ in ()).throw(pygame.error("none")))
    ui.handle(Key("ctrl+v"))
    assert field.text == "安妮安妮"
