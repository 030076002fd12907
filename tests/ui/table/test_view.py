"""What is seen: camera, card zoom, positions, replay, live changes of language, size and scale, and motion that ends in the truth."""

import random

import pygame
import pytest

from engines.core.match import Match
from tabletop.input import MIDDLE, Move, Press, Release, Wheel
from tabletop.table import popups, replay_match, trays
from tabletop.widgets import check_layout
from tests.ui.table.pilot import GAME, NAMES, Pilot, match_at


def test_animated_and_plain_play_end_in_the_same_picture():
    pictures = []
    for animation in ("off", "normal"):
        match = Match.start(GAME, 3, {}, 11, names=NAMES[:3], controllers=["human", "bot:easy", "bot:easy"])
        pilot = Pilot(match, animation=animation, bot_speed="fast")
        pilot.table.driver.paused = True
        rng, shots = random.Random(5), []
        for count in range(70):
            seat = match.state.acting[0]
            match.act(seat, rng.choice(match.state.legal(seat)))
            for _i in range(400):
                pilot.app.step(0.016 if animation == "normal" else 0.3)
                if count % 10 == 0 and animation == "normal" and _i % 7 == 0:
                    pilot.table.dirty = True
                    pilot.app.draw()
                if pilot.table.driver.caught_up:
                    break
            pilot.step(60 if animation == "normal" else 2, 0.1)
            if count % 23 == 0:
                shots.append(pilot.picture())
        pictures.append([*shots, pilot.picture()])
    assert pictures[0] == pictures[1]


def test_positions_go_there_and_back():
    pilot = Pilot(match_at("upgrade"))
    canvas = pilot.table.canvas
    rng = random.Random(2)
    for _i in range(40):
        frame = canvas.frame_of(rng.choice(("board", "dock")))
        x, y = rng.uniform(0, 2000), rng.uniform(0, 900)
        back = frame.to_units(*frame.to_screen(x, y))
        assert abs(back[0] - x) < 1e-6 and abs(back[1] - y) < 1e-6
        pilot.app.send(Wheel((rng.randrange(100, 700), rng.randrange(100, 400)), rng.choice((-1, 1))))
        pilot.step(4)
    for sprite in canvas.sprites:
        rect = canvas.rect(sprite)
        frame = canvas.frame_of(sprite.plane)
        if frame.clip.contains(rect) and rect.width > 4:
            assert sprite.piece.id in canvas.ids_at(rect.center) or canvas.at(rect.center) is not sprite


@pytest.mark.parametrize("size", [(1024, 700), (1920, 1080)])
def test_the_large_card_stays_inside_the_window(size):
    pilot = Pilot(match_at("upgrade"), size=size)
    kit, canvas = pilot.app.kit, pilot.table.canvas
    card = next(s for s in canvas.sprites if s.zone == "forum")
    window = pilot.app.surface.get_rect()
    for corner in (False, True):
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                canvas.camera.origin = (dx * 4000 * canvas.camera.scale, dy * 2000 * canvas.camera.scale)
                box = popups.draw_zoom(kit, pilot.app.surface, canvas, card, (0, 0), corner=corner)
                assert box is None or window.contains(box)
    for pos in ((0, 0), window.topright, window.bottomleft, window.bottomright, window.center):
        note = popups.draw_note(kit, pilot.app.surface, ["word " * 40], "", pos, avoid=pygame.Rect(pos, (200, 300)))
        assert window.contains(note)


def test_only_the_player_moves_the_camera():
    pilot = Pilot(match_at("play_base"), bot_speed="instant")
    camera = pilot.table.canvas.camera
    pilot.app.send(Wheel(pilot.table.area.center, 2))
    pilot.step(60)
    held = (camera.scale, camera.origin)
    assert not camera.fitted
    for _i in range(6):
        pilot.key("1")
        pilot.settle()
        if pilot.top is not pilot.table:
            break
    camera = pilot.table.canvas.camera
    assert (camera.scale, camera.origin) == held
    pilot.app.change(language="zh-Hant")
    camera = pilot.table.canvas.camera
    assert camera.scale == pytest.approx(held[0]) and camera.origin == pytest.approx(held[1], abs=1.0)
    area = pilot.table.area
    pilot.app.send(Press(area.center, MIDDLE))
    pilot.app.send(Move((area.centerx + 30, area.centery), (30, 0), (MIDDLE,)))
    pilot.app.send(Release(area.center, MIDDLE))
    assert camera.origin != held[1]
    pilot.key("home")
    assert camera.fitted


def test_a_finished_match_replays_for_every_viewer():
    match = match_at("over", 3)
    pilot = Pilot(match)
    scene = replay_match(pilot.app, match, [0, 1, 2])
    from tabletop.scene import Push
    pilot.app.apply(Push(scene))
    last = len(match.entries)
    for viewer in range(3):
        scene.replay.look(viewer)
        for at in range(0, last + 1, 9):
            scene.replay.go(at)
            scene.dirty = True
            pilot.step(1)
            if at % 45 == 0:
                pilot.app.draw()
            others = [p for p in scene.view.pieces if p.zone.startswith(("hand:", "screen:")) and not p.zone.endswith(f":{viewer}")]
            assert all(p.face not in ("farm", "city", "legion") for p in others if p.kind == "base")
        scene.replay.turn(-1)
        scene.replay.step(1)
        scene.replay.go(last)
    assert scene.view.result is not None


def test_language_changes_live_in_the_middle_of_a_match():
    pilot = Pilot(match_at("upgrade"))

    def said() -> str:
        pilot.table._build()
        words = []
        for widget in pilot.table.side.root.walk():
            for attr in ("text", "sub"):
                text = getattr(widget, attr, "") or ""
                words.append(text if isinstance(text, str) else "".join(getattr(t, "text", str(t)) for t in text))
        log = pilot.button("log")
        words += ["".join(run.text for run in pilot.table.words.runs(line.message)) for line in log.lines[-12:]]
        return "".join(words)

    english, digest = said(), pilot.match.state.digest()
    pilot.app.change(language="zh-Hant")
    chinese = said()
    assert "Upgrade" not in chinese and "Forum" not in chinese and "升級" in chinese and pilot.table.decision is not None
    pilot.app.change(language="en")
    assert said() == english and pilot.match.state.digest() == digest
    assert not any("\u4e00" <= c <= "\u9fff" for c in english)


def test_resize_scale_and_fullscreen_in_the_middle_of_a_match():
    pilot = Pilot(match_at("upgrade"))
    first, digest = pilot.picture(), pilot.match.state.digest()
    for size, scale in (((1024, 700), 100), ((1920, 1080), 150), ((1600, 900), 75), ((1280, 720), 100)):
        pilot.app.change(scale=scale)
        pilot.resize(size)
        pilot.picture()
        for ident in pilot.table.selection.targets:
            rect = pilot.table.canvas.target_rect(ident)
            assert pilot.app.surface.get_rect().colliderect(rect)
            assert pilot.spot_of(ident) is not None
    pilot.key("f11")
    pilot.key("f11")
    assert pilot.picture() == first and pilot.match.state.digest() == digest


@pytest.mark.parametrize("kind", ["upgrade", "pay_upgrade", "end_turn"])
def test_folding_the_panel_and_unfolding_it(kind):
    pilot = Pilot(match_at(kind))
    pilot.table.driver.paused = True
    first, wide = pilot.picture(), pilot.table.area.width
    pilot.push("fold")
    assert pilot.table.area.width > wide
    assert check_layout(pilot.table.bar) == [] and check_layout(pilot.table.popup) == []
    pilot.push("fold")
    assert pilot.picture() == first
    pilot.push("fold")
    count, plain = len(pilot.match.entries), pilot.table.selection.buttons[0]
    pilot.push(pilot.option(plain))
    assert pilot.match.entries[count].action == plain


def test_stacks_show_what_may_be_known():
    pilot = Pilot(match_at("upgrade"))
    deck = next(s for s in pilot.table.canvas.sprites if s.piece.id == "deck")
    hidden, count, faces = trays.stack_cards(pilot.table, deck)
    assert hidden and count == deck.piece.count == len(faces)
    assert not set(faces) & {p.face for p in pilot.table.view.pieces}
    pilot.click(pilot.table.canvas.rect(deck).center)
    assert isinstance(pilot.top, trays.StackScene)
    pilot.app.draw()
    pilot.key("escape")
    assert pilot.top is pilot.table


def test_a_choice_in_the_list_lights_its_place_up():
    pilot = Pilot(match_at("upgrade"))
    buy = next(a for a in pilot.table.selection.listed if a[0] == "buy")
    pilot.table._build()
    pilot.app.send(Move(pilot.button(pilot.option(buy)).rect.center))
    assert pilot.table.spot == pilot.table.selection.spot(buy) == buy[1]
    pilot.app.send(Move((5, 5)))
    assert pilot.table.spot == ""


def test_a_click_on_a_seat_looks_at_its_board_and_back():
    pilot = Pilot(match_at("upgrade"))
    pilot.table._build()
    box = next(w for w in pilot.table.side.root.walk() if getattr(w, "spot", "") == "seat:2")
    pilot.app.send(Move(box.rect.center))
    assert pilot.table._spotted() and all(s.piece.owner == 2 for s in pilot.table.canvas.sprites if s.piece.id in pilot.table._spotted())
    pilot.click(box.rect.center)
    pilot.step(60)
    assert not pilot.table.canvas.camera.fitted
    mat = next(s for s in pilot.table.canvas.sheets if s.small and s.seat == 2)
    assert pilot.table.area.contains(pilot.table.canvas.frame_of("board").rect(mat.box((0, 0, *mat.map.size))))
    pilot.table._build()
    pilot.click(next(w for w in pilot.table.side.root.walk() if getattr(w, "spot", "") == "seat:2").rect.center)
    assert pilot.table.canvas.camera.fitted
