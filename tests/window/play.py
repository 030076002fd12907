"""Plays one whole match in a real window: ``python -m tests.window.play mouse|keys GAME --seats ... --seed N``. Prints JSON."""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
import tempfile
import time

from tests.window.driver import Display, Hand

# Matches that have no end by chance within a test's time: the player follows the game's advice.
ADVISED = {"brazil_imperial"}


def mouse(hand: Hand) -> float:
    """One moment of a player with a mouse."""
    app = hand.app
    scene = app.top
    kind = type(scene).__name__
    if kind == "EndScene":
        return finish(hand)
    if kind in ("CurtainScene", "DialogScene", "MessageScene"):
        return press_button(hand, scene)
    if kind != "TableScene" or scene.decision is None or scene.canvas.motion.moving or scene.dirty:
        return 0.02
    advised = scene.game.id in ADVISED and click_advised(hand, scene)
    if advised:
        return 0.06
    if scene.popup.root is not None:
        buttons = [w for w in scene.popup._stops() if w.id.startswith(("menu:", "guide:next"))]
        hand.click(hand.rng.choice(buttons).rect.center)
        return 0.06
    if scene.aim.domain is not None and (scene.decision.domain is not None or hand.rng.random() < 0.4):
        return sling(hand, scene)
    spots = []
    for ident in list(scene.selection.targets):
        rect = scene.canvas.target_rect(ident)
        top = scene.canvas.target_at(rect.center, scene.selection.targets) if rect is not None else None
        if top == ident and (scene.area.collidepoint(rect.center) or scene.dock_rect.collidepoint(rect.center)):
            spots.append(rect.center)
    view = next((w for w in scene.side.root.walk() if w.id == "choices"), None)
    for widget in scene.side._stops():
        if widget.id.startswith(("option:", "confirm", "item:")) and view is not None and view.rect.collidepoint(widget.rect.center):
            spots.append(widget.rect.center)
    if spots:
        hand.click(hand.rng.choice(spots))
    return 0.06


def click_advised(hand: Hand, scene) -> bool:
    """Click what goes on with the action that the game advises; False when it cannot be clicked where it stands now."""
    state, decision, selection = scene.match.state, scene.decision, scene.selection
    weights = scene.game.advice.weigh(state, decision.seat, decision.options)
    best = decision.options[weights.index(max(weights))]
    if scene.popup.root is not None:
        wanted = f"menu:{scene.menu.index(best)}" if best in scene.menu else ""
        return any(press(hand, widget) for widget in scene.popup._stops() if widget.id == wanted)
    if best[1:1 + len(selection.chosen)] != selection.chosen:
        return any(press(hand, widget) for widget in scene.side._stops() if widget.id == "back")
    if best in selection.buttons:
        view = next((w for w in scene.side.root.walk() if w.id == "choices"), None)
        name = f"option:{' '.join(map(str, best))}"
        shown = [w for w in scene.side._stops() if w.id == name and view is not None and view.rect.collidepoint(w.rect.center)]
        return any(press(hand, widget) for widget in shown)
    spot = spot_of(scene, selection.spot(best))
    if spot is not None:
        hand.click(spot)
    return spot is not None


def press(hand: Hand, widget) -> bool:
    """Click a widget."""
    hand.click(widget.rect.center)
    return True


def spot_of(scene, ident: str):
    """A point of a target that no other one covers, None when there is none."""
    rect = scene.canvas.target_rect(ident)
    for fx, fy in ((0.5, 0.5), (0.5, 0.15), (0.5, 0.85), (0.2, 0.5), (0.8, 0.5), (0.3, 0.3), (0.7, 0.7)) if rect is not None else ():
        pos = (round(rect.x + rect.w * fx), round(rect.y + rect.h * fy))
        inside = scene.area.collidepoint(pos) or scene.dock_rect.collidepoint(pos)
        if inside and scene.canvas.target_at(pos, scene.selection.targets) == ident:
            return pos
    return None


def sling(hand: Hand, scene) -> float:
    """Pull a piece back with the button held, and let go."""
    pieces = [p for p in scene.aim.domain.pieces if scene.canvas.target_rect(p) is not None]
    rect = scene.canvas.target_rect(hand.rng.choice(pieces))
    turn, pull = hand.rng.random() * 6.28, hand.rng.uniform(60, 220)
    wide, high = scene.app.size
    end = (max(2, min(wide - 3, rect.centerx + math.cos(turn) * pull)), max(2, min(high - 3, rect.centery + math.sin(turn) * pull)))
    hand.drag(rect.center, end)
    return 0.3


def keys(hand: Hand) -> float:
    """One moment of a player with a keyboard alone."""
    scene = hand.app.top
    kind = type(scene).__name__
    if kind == "EndScene":
        return finish(hand)
    if kind in ("CurtainScene", "DialogScene", "MessageScene"):
        hand.key("Tab" if not scene.ui.focus else "Return")
        return 0.08
    if kind != "TableScene" or scene.decision is None or scene.canvas.motion.moving:
        return 0.02
    focus = scene.focus
    good = focus in scene.selection.targets or focus.startswith(("@1:option", "@0:menu", "@0:guide:next"))
    if good and hand.rng.random() < 0.5:
        hand.key("Return")
    elif hand.rng.random() < 0.2:
        hand.key("1")
    else:
        hand.key("Tab")
    return 0.05


def press_button(hand: Hand, scene) -> float:
    """Click a button of a dialog, the main one as a rule."""
    buttons = [w for w in scene.ui._stops() if w.id and w.id != "menu"]
    main = [w for w in buttons if getattr(w, "kind", "") == "primary"]
    if main or buttons:
        hand.click((main or buttons)[-1].rect.center)
    return 0.15


def finish(hand: Hand) -> float:
    """The match is over: look at the sheet, then leave the program as people do."""
    hand.done = True
    time.sleep(0.3)
    hand.key("ctrl+q")
    return 0.5


def main() -> int:
    """Run one match and report."""
    parser = argparse.ArgumentParser()
    parser.add_argument("how", choices=("mouse", "keys"))
    parser.add_argument("game")
    parser.add_argument("--seats", default="human,bot:easy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--size", default="1440x900")
    parser.add_argument("--number", type=int, default=91)
    parser.add_argument("--limit", type=float, default=420)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        display = Display(args.number)
        os.environ.update(DISPLAY=display.name, SDL_VIDEODRIVER="x11", SDL_AUDIODRIVER="dummy", TABLETOP_HOME=home)
        try:
            report = play(args, display)
        finally:
            display.close()
    print(json.dumps(report))
    return 0 if report["verified"] and not report["fault"] else 1


def play(args, display: Display) -> dict:
    """The app with a hand on it, until it is closed."""
    from engines.core import registry
    from engines.core.match import Match
    from tabletop.app import App
    from tabletop.seats import Seat, named
    from tabletop.settings import Settings
    from tabletop.table import open_match

    wide, high = (int(n) for n in args.size.split("x"))
    settings = Settings(language=args.lang, scale=100, width=wide, height=high, animation="fast", bot_speed="instant", mute=True)
    app = App(settings)
    app.strict = True
    seats = named([Seat(*(spec.split(":") + [""])[:2], "", i) for i, spec in enumerate(args.seats.split(","))])
    game = registry.get(args.game)
    hand = Hand(app, display.name, mouse if args.how == "mouse" else keys, args.seed, args.limit)
    scenes = []

    def first(app):
        scenes.append(open_match(app, game, seats, {}, args.seed))
        hand.start()
        return scenes[0]

    begin = time.monotonic()
    app.run(first)
    path = scenes[0].match.path
    again = Match.load(path)
    return {"how": args.how, "seconds": round(time.monotonic() - begin, 1), "entries": len(again.entries), "over": again.over,
            "verified": again.problem is None and again.over, "clicks": hand.clicks, "keys": hand.keys, "fault": hand.fault,
            "result": again.result}


if __name__ == "__main__":
    sys.exit(main())
