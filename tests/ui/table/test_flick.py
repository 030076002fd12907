"""Flicking with the pointer, the keys and the sliders; what is shown of a flick; what planets tell; the practice table."""

import math
import random
from functools import lru_cache

import pytest

from engines.core import registry
from engines.core.action import Flick
from engines.core.match import Match
from engines.core.view import BACK
from tabletop.input import LEFT, RIGHT, Move, Press, Release, Wheel
from tabletop.scene import Push
from tabletop.scenes.setup import SetupScene
from tabletop.table import practice
from tabletop.widgets import check_layout
from tests.engines.ascending_empires.table import TABLES, Table
from tests.ui.table.pilot import NAMES, Pilot

GAME = "ascending_empires"
KINDS = ("action", "recruit", "steps", "launch_spot", "landing", "navigate", "combat", "attackers", "rescue", "build_again", "send_back",
         "end_turn")
_KEEN = ("land_here", "land", "launch", "build", "place", "research", "mine", "move", "navigate")
FACES = ("orange", "grey", "purple", "brown", "asteroid")


def flick_by_chance(rng: random.Random, state, seat: int) -> tuple:
    """A flick of middling power in any direction."""
    return state.domain(seat).sample(rng.randrange)[:3] + (rng.randrange(60, 330),)


def act_by_chance(match: Match, rng: random.Random) -> None:
    """One step of somebody who likes to move, land and build."""
    seat = match.state.acting[0]
    options = match.state.legal(seat)
    if not options:
        match.act(seat, flick_by_chance(rng, match.state, seat))
        return
    keen = [a for a in options if a[0] in _KEEN]
    match.act(seat, rng.choice(keen if keen and rng.random() < 0.85 else options))


@lru_cache(maxsize=32)
def _found(kind: str, seats: int) -> tuple[int, tuple]:
    for seed in range(1, 60):
        match, rng = start(seed, seats), random.Random(seed)
        while not match.over and len(match.entries) < 250:
            if 0 in match.state.acting and match.state.decision(0).name == kind:
                return seed, tuple((e.seat, e.action) for e in match.entries)
            act_by_chance(match, rng)
    raise AssertionError(f"no {kind}")


def start(seed: int, seats: int = 2, humans=(0,)) -> Match:
    return Match.start(GAME, seats, {}, seed, names=NAMES[:seats], controllers=["human" if i in humans else "bot:random" for i in range(seats)])


def laid_out(kind: str) -> Match | None:
    """Decisions that chance finds too seldom, laid out by hand; None for the others."""
    t = Table(4)
    if kind in ("combat", "attackers"):
        x, y = (v / 1000 for v in TABLES.place[TABLES.number["A3"]])
        for n, (dx, dy) in enumerate(((-29, 0), (-27, 21), (-27, -21))):
            t.ship(0, n, x + dx, y + dy)
        foe = t.ship(1, 0, x + 29, y + 2)
        t.own(1, "A1", 2, colony=1)
        t.do("move", "finish", *([f"target {foe}"] if kind == "attackers" else []))
    elif kind == "rescue":
        t.level(0, "grey", 2)
        t.ship(0, 0, 250, 20)
        t.do("move")
        t.flick("ship0", 270, 0.2)
    elif kind == "build_again":
        t.level(0, "brown", 4)
        t.own(0, "A1", 3)
        t.own(0, "A2", 3)
        t.do("build A1 colony")
    elif kind == "send_back":
        t.level(0, "orange", 2)
        for hole in ("A1", "B1", "D1"):
            t.own(0, hole, facility=1, colour="orange")
        t.ship(0, 0, 250, 245)
        t.do("research orange")
    else:
        return None
    assert t.at == kind, t.at
    match = start(5, 4)
    match._states[0] = t.s
    return match


def match_at(kind: str, seats: int = 2) -> Match:
    made = laid_out(kind)
    if made is not None:
        return made
    seed, acts = _found(kind, seats)
    match = start(seed, seats)
    for seat, act in acts:
        match.act(seat, act)
    return match


def table_at(kind: str, **fields) -> Pilot:
    pilot = Pilot(match_at(kind), **fields)
    pilot.table.driver.paused = True
    pilot.table.canvas.settle()
    return pilot


def pull(pilot: Pilot, piece: str, dx: int, dy: int, release: bool = True) -> None:
    x, y = pilot.table.canvas.target_rect(piece).center
    pilot.app.send(Move((x, y)))
    pilot.app.send(Press((x, y), LEFT, 1))
    pilot.app.send(Move((x + dx, y + dy), (dx, dy), (LEFT,)))
    if release:
        pilot.app.send(Release((x + dx, y + dy), LEFT))


def test_a_pull_sends_the_flick_that_the_sliders_send():
    acts = []
    for way in ("pull", "sliders"):
        pilot = table_at("navigate")
        table = pilot.table
        piece, count = table.decision.domain.pieces[0], len(pilot.match.entries)
        if way == "pull":
            pull(pilot, piece, 120, 0, release=False)
            angle, power = table.aim.angle, table.aim.power
            assert angle == 180_000 and 0 < power < table.aim.domain.steps
            x, y = table.canvas.target_rect(piece).center
            pilot.app.send(Release((x + 120, y), LEFT))
        else:
            table._build()
            table.set_aim(angle=180_000)
            table.set_aim(power=power)
            assert table.aim.piece == piece and not table.aim.held
            pilot.push("confirm")
        acts.append(pilot.match.entries[count])
    assert acts[0].action == acts[1].action and acts[0].outcome == acts[1].outcome


def test_letting_go_in_the_ring_the_right_button_and_escape_cancel():
    pilot = table_at("navigate")
    table, count = pilot.table, len(pilot.match.entries)
    piece = table.decision.domain.pieces[0]
    x, y = table.canvas.target_rect(piece).center
    pull(pilot, piece, -100, 30, release=False)
    assert table.aim.power > 0
    pilot.app.send(Move((x + 2, y), (1, 0), (LEFT,)))
    assert table.aim.power == 0
    pilot.app.draw()
    pilot.app.send(Release((x + 2, y), LEFT))
    for how in ("right", "escape", "lost"):
        pull(pilot, piece, -100, 30, release=False)
        assert table.aim.held and table.aim.power > 0
        if how == "right":
            pilot.app.send(Press((x - 100, y + 30), RIGHT, 1))
        elif how == "escape":
            pilot.key("escape")
        else:
            pilot.app.send(Move((x, y - 50)))
        assert not table.aim.piece and not table.aim.held
        pilot.app.send(Release((x - 100, y + 30), LEFT))
    assert len(pilot.match.entries) == count and table.decision is not None


def test_wheel_and_arrows_aim_finely():
    pilot = table_at("navigate")
    aim, piece = pilot.table.aim, pilot.table.decision.domain.pieces[0]
    pull(pilot, piece, 120, 0, release=False)
    power = aim.power
    pilot.app.send(Wheel((300, 300), 1))
    assert aim.angle == 180_250
    pilot.key("left", "left", "up")
    assert aim.angle == 179_750 and aim.power == power + aim.domain.steps // 100


def test_every_power_is_within_reach_from_every_place():
    pilot = table_at("navigate", size=(1280, 720))
    aim, piece = pilot.table.aim, pilot.table.decision.domain.pieces[0]
    x, y = pilot.table.canvas.target_rect(piece).center
    for turn in range(0, 360, 15):
        dx, dy = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        far = next(n for n in range(2000) if not (0 < x + dx * (n + 1) < 1279 and 0 < y + dy * (n + 1) < 719))
        pull(pilot, piece, round(dx * min(far, 305)), round(dy * min(far, 305)), release=False)
        assert aim.power >= 0.97 * aim.domain.steps, turn
        aim.cancel()


def test_the_guide_ends_where_the_shot_ends():
    match = match_at("navigate")
    pilot = Pilot(match)
    aim, rng, seen = pilot.table.aim, random.Random(7), 0
    state, seat = match.state, match.state.acting[0]
    for _i in range(1000):
        act = flick_by_chance(rng, state, seat)
        aim.set(*act[1:3], power=act[3])
        way = aim.way()
        if way.contact < len(way.frames):
            continue
        end = {ident: (x, y) for ident, x, y in way.frames[-1]}
        after = state.clone()
        after.apply(seat, act)
        poses = {p.id: p.pose[:2] for p in after.view(seat).pieces if p.pose is not None}
        if act[1] in poses and act[1] in end:
            assert math.dist(poses[act[1]], end[act[1]]) < 0.002
            assert math.dist(aim._end(), end[act[1]]) < 1e-9
            seen += 1
        if seen == 100:
            break
    assert seen == 100


def test_pulling_a_ship_one_decision_early():
    pilot = table_at("steps")
    table, count = pilot.table, len(pilot.match.entries)
    (lead,), domain = table.aim.ahead()
    assert isinstance(domain, Flick)
    pilot.app.draw()
    pull(pilot, domain.pieces[0], -90, 40, release=False)
    assert table.aim.held and len(pilot.match.entries) == count
    pilot.key("escape")
    assert len(pilot.match.entries) == count and table.decision.name == "steps"
    pull(pilot, domain.pieces[0], -90, 40)
    assert [e.action[0] for e in pilot.match.entries[count:]] == [lead[0], domain.verb]


def test_a_click_without_a_pull_still_chooses():
    for seed in range(1, 30):
        match, rng = start(seed), random.Random(seed)
        for _i in range(300):
            if match.over:
                break
            options = match.state.legal(0) if 0 in match.state.acting else ()
            if any(a[0] == "land" for a in options) and ("navigate",) in options:
                pilot = Pilot(match)
                land = next(a for a in options if a[0] == "land")
                pilot.click(pilot.table.canvas.target_rect(land[1]).center)
                assert match.entries[-1].action == land
                return
            act_by_chance(match, rng)
    raise AssertionError("no ship could land")


def test_the_outcome_does_not_wait_for_frames():
    outcomes = []
    for dt in (0.001, 0.016, 5.0):
        pilot = table_at("navigate", animation="normal")
        piece, count = pilot.table.decision.domain.pieces[0], len(pilot.match.entries)
        pull(pilot, piece, -110, 35)
        entry = pilot.match.entries[count]
        assert entry.outcome is not None
        before = pilot.match.state.digest()
        pilot.step(5, dt)
        assert pilot.match.state.digest() == before
        outcomes.append((entry.action, entry.outcome, before))
    assert outcomes[0] == outcomes[1] == outcomes[2]


def test_keyboard_alone_flicks_and_walks_the_ring():
    pilot = table_at("navigate")
    table, count = pilot.table, len(pilot.match.entries)
    pilot.key("tab")
    assert table.focus in table.decision.domain.pieces
    pilot.key("enter", "right", "right", "up")
    assert table.aim.piece == table.focus and table.aim.angle == 500
    pilot.app.draw()
    pilot.key("enter")
    assert pilot.match.entries[count].action[0] == "flick"

    pilot = table_at("launch_spot")
    table, count = pilot.table, len(pilot.match.entries)
    ghosts = [p.id for p in table.selection.offered]
    walked = []
    for _i in range(len(ghosts)):
        pilot.key("tab")
        walked.append(table.focus)
    assert sorted(walked) == sorted(ghosts)
    pilot.key("enter")
    assert pilot.match.entries[count].action[0] == "spot"


def test_a_click_on_a_dot_launches_there():
    pilot = table_at("launch_spot")
    table, count = pilot.table, len(pilot.match.entries)
    ghost = table.canvas.ghosts[len(table.canvas.ghosts) // 3]
    pilot.app.send(Move(table.canvas.rect(ghost).center))
    assert table.hover.target in table.selection.targets
    pilot.app.draw()
    wanted = table.selection.targets[table.hover.target][0]
    pilot.click(table.canvas.rect(ghost).center)
    assert pilot.match.entries[count].action == wanted


def test_animated_and_plain_flicks_end_in_the_same_picture():
    pictures = []
    for animation in ("off", "normal"):
        match = start(11, 3)
        pilot = Pilot(match, animation=animation, bot_speed="fast")
        pilot.table.driver.paused = True
        rng, shots, trails = random.Random(5), [], 0
        for count in range(60):
            act_by_chance(match, rng)
            for _i in range(900):
                pilot.app.step(0.05 if animation == "normal" else 0.3)
                trails += len(pilot.table.canvas.motion.trails)
                if animation == "normal" and _i % 9 == 0:
                    pilot.table.dirty = True
                    pilot.app.draw()
                if pilot.table.driver.caught_up:
                    break
            if count % 15 == 0:
                shots.append(pilot.picture())
        assert any(e.outcome is not None for e in match.entries) and (trails > 0) == (animation == "normal")
        pictures.append([*shots, pilot.picture()])
    assert pictures[0] == pictures[1]


def test_a_flick_can_be_shown_again():
    pilot = table_at("navigate", animation="normal")
    pull(pilot, pilot.table.decision.domain.pieces[0], -110, 35)
    table, last = pilot.table, len(pilot.match.entries)
    for _i in range(200):
        pilot.app.step(0.1)
        if table.driver.caught_up and table.decision is not None or not table.driver.active:
            break
    at = table.last_flick()
    assert at is not None and pilot.match.entries[at].outcome is not None
    table.show_flick()
    moved = False
    for _i in range(200):
        pilot.app.step(0.05)
        moved |= any(t.path for t in table.canvas.motion.tweens.values())
        if not table.driver.again:
            break
    assert moved and not table.driver.again and table.driver.shown == len(pilot.match.entries) == last


def test_unseen_discs_tell_nothing():
    match = match_at("landing", 2)
    own = [p for p in match.view(0).pieces if "peeked" in p.badges] if hasattr(match, "view") else \
        [p for p in match.state.view(0).pieces if "peeked" in p.badges]
    assert own
    for viewer in (1, None):
        pieces = {p.id: p for p in match.state.view(viewer).pieces}
        assert pieces[own[0].id].face == BACK and "peeked" not in pieces[own[0].id].badges
    texts = {}
    for human in (0, 1):
        again = start(_found("landing", 2)[0], 2, (human,))
        for seat, act in _found("landing", 2)[1]:
            again.act(seat, act)
        pilot = Pilot(again)
        pilot.table.driver.paused = True
        sprite = next(s for s in pilot.table.canvas.sprites if s.piece.id == own[0].id)
        pilot.app.send(Move(pilot.table.canvas.rect(sprite).center))
        texts[human] = "".join(run.text for run in pilot.table.hover.note())
    words = [w for face in FACES for w in (pilot.table.game.faces[face].name["en"],)]
    assert any(w in texts[0].lower() for w in words) and not any(w in texts[1].lower() for w in words)


def test_places_and_discs_explain_themselves():
    pilot = table_at("action")
    table = pilot.table
    rect = table.canvas.target_rect("tech_grey:0.2")
    pilot.app.send(Move(rect.center))
    note = "".join(run.text for run in table.hover.note())
    face = table.game.faces["grey2"]
    assert face.name["en"] in note and face.text["en"] in note
    home = next(s for s in table.canvas.sprites if s.piece.face == "home" and s.piece.owner == 0)
    pilot.app.send(Move(table.canvas.rect(home).center))
    assert home.zone in "".join(run.text for run in table.hover.note())


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_cut_at_any_decision(kind):
    pilot = table_at(kind)
    table = pilot.table
    for size, lang, scale in (((1280, 720), "en", 100), ((1280, 720), "zh-Hant", 100), ((1920, 1080), "en", 100), ((1920, 1080), "zh-Hant", 100),
                              ((1920, 1080), "en", 200), ((1280, 720), "zh-Hant", 200)):
        pilot.app.change(language=lang, scale=scale)
        pilot.resize(size)
        for page in ("seats", "log"):
            table.set_page(page)
            table._build()
            faults = [f for ui in (table.bar, table.side, table.popup) for f in check_layout(ui)]
            assert faults == [], (size, lang, scale)
        if kind == "navigate":
            for guide in ("none", "short", "contact"):
                table.set_guide(guide)
                pull(pilot, table.decision.domain.pieces[0], -60, 25, release=False)
                pilot.app.draw()
                table.aim.cancel()


def test_the_practice_table():
    pilot = table_at("action")
    digest, count = pilot.match.state.digest(), len(pilot.match.entries)
    pilot.app.apply(pilot.table.pause())
    pilot.push("practice")
    scene = pilot.top
    assert isinstance(scene, practice.PracticeScene) and scene.match.path is None
    first = scene.view
    piece = scene.domain().pieces[0]
    for lang, size in (("en", (1280, 720)), ("zh-Hant", (1920, 1080)), ("en", (1280, 720))):
        pilot.app.change(language=lang)
        pilot.resize(size)
        scene._build()
        assert [f for ui in (scene.bar, scene.side, scene.popup) for f in check_layout(ui)] == []
        pilot.app.draw()
    x, y = scene.canvas.target_rect(piece).center
    pilot.app.send(Press((x, y), LEFT, 1))
    pilot.app.send(Move((x - 90, y - 60), (0, 0), (LEFT,)))
    pilot.app.send(Release((x - 90, y - 60), LEFT))
    pilot.step(40, 0.2)
    assert scene.view != first and len(scene.views) == 2
    scene.put_back()
    assert scene.view == first
    scene.set_aim(piece=piece, angle=90_000, power=200)
    scene.flick(scene.aim.release())
    pilot.key("z")
    assert scene.view == first
    pilot.app.apply(next(w for w in scene.replay.controls() if w is not None and w.id == "leave").on())
    assert pilot.top is pilot.table and pilot.match.state.digest() == digest and len(pilot.match.entries) == count


def test_the_plate_says_what_the_line_shows():
    pilot = table_at("navigate")
    table, aim = pilot.table, pilot.table.aim
    piece = table.decision.domain.pieces[0]
    gone = stays = 0
    for turn in range(0, 360, 7):
        aim.set(piece, angle=turn * 1000, power=aim.domain.steps)
        way, said = aim.way(), " ".join(aim._said(pilot.app.surface, (255, 255, 255)))
        pilot.app.draw()
        if way.contact >= len(way.frames) and piece not in {i for i, _x, _y in way.frames[-1]}:
            assert "off the board" in said and aim.lit() == ()
            gone += 1
        else:
            assert "off the board" not in said
            stays += 1
        table.set_guide("none")
        assert "off the board" not in " ".join(aim._said(pilot.app.surface, (255, 255, 255)))
        table.set_guide("contact")
        aim = table.aim
    assert gone and stays


def test_the_set_up_offers_the_practice_table():
    pilot = table_at("action")
    pilot.app.apply(Push(SetupScene(pilot.app, pilot.match.game)))
    pilot.step(2, 0.05)
    setup = pilot.top
    pilot.push("practice")
    assert isinstance(pilot.top, practice.PracticeScene) and len(pilot.top.names) == len(setup.seats)
    pilot.app.apply(next(w for w in pilot.top.replay.controls() if w is not None and w.id == "leave").on())
    assert pilot.top is setup
    pilot.app.apply(Push(SetupScene(pilot.app, registry.get("gloria_mundi"))))
    pilot.step(2, 0.05)
    assert not any(w.id == "practice" for w in pilot.top.ui.root.walk())
