"""Bots that hang, crash or cheat cost no match; conceding and leaving never wait for a bot."""

from __future__ import annotations

import json
import os
import time

import pytest

from engines.bots.thinking import caps
from engines.core import registry
from engines.core.match import Match
from tabletop.scene import Pop, Push
from tabletop.scenes.shelf import ShelfScene
from tabletop.seats import Seat, named
from tabletop.table import open_match, thinker
from tests.robust import bad_bots
from tests.robust.common import within

LEVEL = "random"
# Longer than any bot may take, with the time that a new worker needs to start on a busy machine.
PATIENCE = caps(LEVEL) + thinker.GRACE + 25


def sit_down(app, first: str = "bot"):
    """A table with one person and two bots."""
    kinds = (
        [("bot", LEVEL), ("human", ""), ("bot", LEVEL)]
        if first == "bot"
        else [("human", ""), ("bot", LEVEL), ("bot", LEVEL)]
    )
    seats = named([Seat(kind, level, "", i) for i, (kind, level) in enumerate(kinds)])
    app.apply(Push(ShelfScene(app)))
    scene = open_match(app, registry.get("gloria_mundi"), seats, {}, 5)
    app.apply(Push(scene))
    return scene


def wait_for(app, scene, done, seconds: float) -> float:
    """Let the program run until `done`; returns how long that took."""
    begin = time.monotonic()
    while not done() and time.monotonic() - begin < seconds:
        app.step(0.02)
        time.sleep(0.01)
    assert done(), f"still waiting after {seconds} s"
    return time.monotonic() - begin


def reports(home) -> list[dict]:
    return [json.loads(p.read_text()) for p in sorted((home / "reports").glob("bot-*.json"))]


@pytest.mark.parametrize("name", ["hang", "crash", "fail", "stop", "illegal", "junk", "nothing", "huge", "unreadable"])
def test_a_bot_gone_wrong_costs_no_match(home, make_app, monkeypatch, name):
    monkeypatch.setattr(thinker, "think", getattr(bad_bots, name))
    monkeypatch.setattr(thinker, "GRACE", 0.6)
    app = make_app()
    scene = sit_down(app)
    match = scene.match
    scene.driver.thinker.warm()
    scene.driver.thinker._started.result(60)
    with within(PATIENCE * 2):
        took = wait_for(app, scene, lambda: len(match.entries) >= 1, PATIENCE)
        if name == "hang":
            assert caps(LEVEL) + 0.5 < took < caps(LEVEL) + 0.6 + 2
    found = reports(home)
    assert (
        found
        and found[0]["seat"] == match.entries[0].seat
        and found[0]["what"]
        and "\n" not in found[0]["what"].strip()
    )
    assert match.entries[0].action in match.rewind(0).legal(match.entries[0].seat)
    monkeypatch.undo()
    os.environ["TABLETOP_HOME"] = str(home)
    wait_for(app, scene, lambda: len(match.entries) >= 2, PATIENCE)  # a sound bot goes on in the same match
    app.apply(Pop())
    assert Match.load(match.path).problem is None


@pytest.mark.parametrize("how", ["concede", "leave", "undo"])
def test_nobody_waits_for_a_hanging_bot(home, make_app, monkeypatch, how):
    monkeypatch.setattr(thinker, "think", bad_bots.busy)
    app = make_app()
    scene = sit_down(app, "human")
    match = scene.match
    while scene.driver.thinking is None:
        app.step(0.02)
        if scene.decision is not None:
            scene.choose(scene.decision.options[0])
    wait_for(app, scene, lambda: scene.driver.thinker.busy, 10)
    scene.driver.thinker._started.result(60)
    time.sleep(0.3)
    workers = list(scene.driver.thinker._pool._processes.values())
    begin = time.perf_counter()
    if how == "concede":
        scene.concede()
        assert match.result[1] == "concede" and 0 not in match.result[0]
    elif how == "undo":
        scene.undo()
        scene.driver.thinker.forget()  # as undo does, where luck has not fallen yet
    elif how == "leave":
        scene.driver.close()
        scene.match.close()
    assert time.perf_counter() - begin < 0.2
    for worker in workers:
        worker.join(5)
        assert not worker.is_alive(), "the worker goes on burning"
    if how != "leave":
        app.apply(Pop())


def test_a_worker_that_died_while_nobody_asked_is_replaced(home, make_app):
    app = make_app()
    scene = sit_down(app, "human")
    scene.driver.thinker.warm()
    scene.driver.thinker._started.result(60)
    for worker in scene.driver.thinker._pool._processes.values():
        worker.kill()
        worker.join(5)
    time.sleep(0.3)
    while scene.driver.thinking is None:
        app.step(0.02)
        if scene.decision is not None:
            scene.choose(scene.decision.options[0])
    had = len(scene.match.entries)
    wait_for(app, scene, lambda: len(scene.match.entries) > had, PATIENCE)
    assert not reports(home)
    app.apply(Pop())


@pytest.fixture(autouse=True)
def no_worker_stays(monkeypatch):
    """Whatever a test leaves open is stopped, for the interpreter would wait for it at the end."""
    made = []
    real = thinker.Thinker.__init__
    monkeypatch.setattr(thinker.Thinker, "__init__", lambda self: (real(self), made.append(self))[0])
    yield
    for each in made:
        each.close()


def test_a_fault_in_the_rules_keeps_match_and_window(home, make_app, monkeypatch):
    """The rules fail at a bot's action: a report, a dialog, and the match is as it was."""
    from engines.gloria_mundi.state import GloriaState

    app = make_app()
    app.strict = False
    app.home_factory = ShelfScene
    scene = sit_down(app)
    path = scene.match.path
    monkeypatch.setattr(GloriaState, "play", lambda state, seat, action: 1 // 0)
    begin = time.monotonic()
    while not list((home / "reports").glob("*")) and time.monotonic() - begin < PATIENCE:
        app.step(0.02)
        time.sleep(0.01)
    app.draw()
    assert list((home / "reports").glob("*")) and app.stack
    monkeypatch.undo()
    while app.stack:
        app.stack.pop().leave()
    again = Match.load(path)
    assert again.problem is None and again.playable and not again.entries
