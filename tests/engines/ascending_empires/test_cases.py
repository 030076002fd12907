"""Mistakes reported of this game and its kin, by the numbers of the collection (A80, C01 to C12; the E cases are in the physics tests), and
what a seat may know of face-down discs."""

from __future__ import annotations

import msgspec
import pytest

from engines.ascending_empires.tables import BOARD, FACES, SUPPLY, UNSEEN
from engines.core.errors import EngineError, FeedMismatch, IllegalAction
from engines.core.match import OPEN, Match
from engines.core.simulate import Luck, random_action
from engines.core.view import BACK
from tests.engines.ascending_empires.table import GAME, TABLES, Table, ship


# -- A80 -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("second", "kill"), [(None, False), (240, True), (240.002, False)])
def test_a80_two_in_range_destroy_one_and_one_does_not(second, kill):
    """The target's rim is 50 mm from that of the first attacker; the second stands at just in or just out of range."""
    t = Table()
    t.ship(0, 0, 240, 240)
    t.ship(1, 0, 240 + 69, 240)
    if second is not None:
        t.ship(0, 1, second + 138, 240)
    t.do("move", "finish")
    assert (t.at == "combat") is kill


@pytest.mark.parametrize("off", [0, 6, 12, 17])
def test_a80_a_ram_destroys_both_and_scores_none_however_far_off_centre(off):
    t = Table()
    a, b = t.ship(0, 0, 200, 245), t.ship(1, 0, 250, 245 + off)
    t.do("move")
    t.flick(a, 0, 0.4)
    assert t.place(a) == t.place(b) == SUPPLY and t.s.vp == [0, 0] and t.s.pool == 32


def test_a80_a_ram_that_misses_by_a_hair_is_none():
    t = Table()
    a, b = t.ship(0, 0, 200, 245), t.ship(1, 0, 250, 245 + 19.01)
    t.do("move")
    t.flick(a, 0, 0.2)
    assert t.place(a) == t.place(b) == BOARD


def test_a80_launching_flying_and_landing_are_a_move_each():
    t = Table()
    t.level(0, "grey", 1)
    t.own(0, "A0", 1)
    t.do("move")
    assert t.points == 3
    t.do("launch A0", "spot 0 36")
    assert t.points == 2
    t.flick(ship(0, 0), 15, 0.075)
    assert t.points == 1 and t.s.orbit[0] == TABLES.number["A1"]
    t.do(f"land {ship(0, 0)}", "land_here")
    assert t.points == 0 and t.at_hole("A1")[:2] == (0, 1)


# -- secrets -------------------------------------------------------------------------------------------------------
def peeked_by_0() -> Table:
    """Seat 0 has looked at A1 and declined."""
    t = Table(3)
    a = t.orbit(0, 0, "A1")
    t.do("move", f"land {a}", "decline", "finish")
    return t


def twin(t: Table):
    """The same match, but another disc lies in A1."""
    s, h = t.s.clone(), TABLES.number["A1"]
    q = TABLES.quadrant[h]
    other = next(f for f, n in enumerate(s.mix[q]) if n and f != s.colour[h])
    s.mix[q][s.colour[h]] += 1
    s.mix[q][other] -= 1
    s.colour[h] = other
    GAME.check(s)
    return s


def test_c01_no_view_of_another_seat_holds_the_secret_at_any_depth():
    t = peeked_by_0()
    other = twin(t)
    for viewer in (1, 2, None):
        assert msgspec.json.encode(t.s.view(viewer)) == msgspec.json.encode(other.view(viewer))
    assert t.s.view(0) != other.view(0)


def test_c01_only_the_seat_that_looked_has_the_mark():
    t = peeked_by_0()
    for viewer in (0, 1, 2, None):
        piece = next(p for p in t.s.view(viewer).pieces if p.id == "planet.A1")
        assert (piece.face != BACK) == ("peeked" in piece.badges) == (viewer == 0)


def test_c04_the_log_says_that_one_looked_not_what_lay_there(tmp_path):
    match = scanned(tmp_path)
    faces = set(FACES[:5])
    for viewer in (0, 1, None, OPEN):
        for line in match.log(viewer):
            if line.event[0] in ("scan", "peek", "decline"):
                assert not faces & {str(a) for a in line.event[1:]}
                words = GAME.texts.words(line.message, "en", ["N0", "N1"])
                assert not any(f in words for f in faces), words


def scanned(tmp_path) -> Match:
    """A match in which somebody scanned, kept in a file."""
    for seed in range(30):
        match = Match.start(GAME, 2, {}, seed, path=tmp_path / f"{seed}.jsonl")
        luck = Luck(seed)
        for _ in range(400):
            match.act(match.state.acting[0], random_action(match.state, match.state.acting[0], luck))
            if any(e[0] == "scan" for e in match.entries[-1].events):
                return match
    raise AssertionError("nobody ever scanned")


def test_c06_choosing_to_land_tells_the_others_nothing_until_it_is_final():
    t = Table()
    a = t.orbit(0, 0, "A1")
    t.do("move")
    before = t.s.view(1)
    t.do(f"land {a}")
    assert t.s.view(1).pieces == before.pieces
    t.do("decline")
    assert t.s.view(1).pieces == before.pieces


def test_c08_a_disc_is_named_by_its_place():
    t = Table(2, seed=8)
    u = Table(2, seed=9)
    assert [p.id for p in t.s.view(None).pieces if p.kind == "planet"] == [p.id for p in u.s.view(None).pieces if p.kind == "planet"]


@pytest.mark.parametrize("viewer", [None, -1, 7, "0", True, 0.0])
def test_c11_an_unknown_viewer_sees_least(viewer):
    t = peeked_by_0()
    piece = next(p for p in t.s.view(viewer).pieces if p.id == "planet.A1")
    assert piece.face == BACK


def test_c12_what_was_looked_at_is_in_the_file_before_it_is_shown(tmp_path):
    match = scanned(tmp_path)
    seat = match.entries[-1].seat
    again = Match.load(match.path)
    assert again.state.dump() == match.state.dump() and again.state.peeked[seat]


def test_a_look_cannot_be_taken_back(tmp_path):
    match = scanned(tmp_path)
    seat = match.entries[-1].seat
    assert not match.undoable(seat).can
    with pytest.raises(EngineError):
        match.undo(seat)


def test_worlds_of_the_others_differ_in_the_disc_and_agree_in_who_knows_it():
    t = peeked_by_0()
    h = TABLES.number["A1"]
    assert len({t.s.determinize(1, n).colour[h] for n in range(20)}) > 1
    assert {t.s.determinize(0, n).colour[h] for n in range(20)} == {t.s.colour[h]}
    for n in range(5):
        world = t.s.determinize(1, n)
        GAME.check(world)
        assert world.colour[h] != UNSEEN and world.knows(h, 0) and not world.knows(h, 1)


def test_a_world_made_while_another_seat_looks_plays_on():
    t = Table()
    a = t.orbit(0, 0, "A1")
    t.do("move", f"land {a}")
    for n in range(5):
        world = t.s.determinize(1, n)
        world.apply(0, ("land_here",))
        GAME.check(world)


# -- records -------------------------------------------------------------------------------------------------------
def flicked() -> tuple:
    """A position before a flick, the action and its record."""
    t = Table()
    a = t.ship(0, 0, 200, 245)
    t.ship(1, 0, 400, 245)
    t.do("move", "navigate")
    before = t.s.clone()
    applied = t.s.apply(0, ("flick", a, 0, 100))
    return before, ("flick", a, 0, 100), applied, t.s


def test_the_outcome_of_a_flick_is_recorded_and_fed_back():
    before, action, applied, after = flicked()
    assert applied.outcome["first"] == [] and len(applied.outcome["rest"]) == 2
    moved = {**applied.outcome, "rest": [[i, x + 1000 * (i == 0), y] for i, x, y in applied.outcome["rest"]]}
    for outcome, dx in ((applied.outcome, 0), (moved, 1000)):
        again = before.clone()
        again.apply(0, action, (), outcome)
        assert again.px[0] == after.px[0] + dx, "the record rules, not the simulation"


@pytest.mark.parametrize("outcome", [
    {}, [], 5, {"rest": [], "lost": [], "first": []}, {"rest": [[0, 1, 2]], "lost": [], "first": []},
    {"rest": [[0, -1, 5], [9, 5, 5]], "lost": [], "first": []}, {"rest": [[0, 1.5, 5], [9, 5, 5]], "lost": [], "first": []},
    {"rest": [[9, 5, 5]], "lost": [0, 9], "first": []}, {"rest": [[9, 5, 5]], "lost": [0], "first": [9, 0]},
    {"rest": [[9, 5, 5]], "lost": [0], "first": [0, 1]}, {"rest": None, "lost": None, "first": None}])
def test_a_record_that_cannot_be_true_is_refused(outcome):
    before, action, _, _ = flicked()
    with pytest.raises(FeedMismatch):
        before.apply(0, action, (), outcome)


def test_e11_a_flick_that_is_not_allowed_says_so():
    t = Table()
    t.ship(0, 0, 200, 245)
    t.do("move", "navigate")
    with pytest.raises(IllegalAction, match="flick"):
        t.do(f"flick {ship(1, 0)} 0 500")
    assert t.at == "navigate"


def test_replay_verify_simulates_every_flick_again(tmp_path, capsys):
    from engines.cli import main

    path = tmp_path / "m.jsonl"
    match, luck = Match.start(GAME, 2, {}, 4, path=path), Luck(4)
    while sum(e.outcome is not None for e in match.entries) < 3:
        match.act(match.state.acting[0], random_action(match.state, match.state.acting[0], luck))
    assert main(["replay", str(path), "--verify", "--json"]) == 0
    assert '"flicks": 3' in capsys.readouterr().out
    # A record that the rules accept but the physics does not: every later state follows from it, so only simulating again can tell.
    entry = next(i for i, e in enumerate(match.entries) if e.outcome is not None)
    wrong = match.rewind(entry)
    outcome = {**match.entries[entry].outcome}
    outcome["rest"] = [[i, max(0, x - 40), y] for i, x, y in outcome["rest"]]
    applied = wrong.apply(match.entries[entry].seat, match.entries[entry].action, (), outcome)
    rows = path.read_text("utf-8").splitlines()[:entry + 2]
    data = msgspec.json.decode(rows[-1])
    data.update(o=applied.outcome, g=wrong.digest())
    path.write_text("\n".join([*rows[:-1], msgspec.json.encode(data).decode()]) + "\n", "utf-8")
    assert Match.load(path).problem is None
    assert main(["replay", str(path), "--verify", "--json"]) == 1
    assert f'"first_flick_that_differs": {entry + 1}' in capsys.readouterr().out
