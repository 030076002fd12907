"""Secrets are swapped behind a seat's back: whatever that seat can see, read, hover, choose or think with stays the same."""

from __future__ import annotations

import itertools
import pickle
import random

import msgspec
import pygame
import pytest

import tests.sample_game
from engines.ascending_empires.tables import TABLES
from engines.bots import Budget, levels, make
from engines.core import registry
from engines.core.action import format_action
from engines.core.game import OptionError
from engines.core.match import Match, Sampler
from engines.core.simulate import Luck, random_action
from engines.textplay import describe
from tabletop import saves
from tabletop.input import Move
from tabletop.scene import Push
from tabletop.table import resume_match
from tabletop.table.curtain import CurtainScene
from tabletop.table.scene import TableScene
from tests.robust.common import LONG

GLORIA = registry.get("gloria_mundi")
EMPIRES = registry.get("ascending_empires")
BRAZIL = registry.get("brazil_imperial")
POND = tests.sample_game.GAME
GAMES = [GLORIA, EMPIRES, BRAZIL, POND]
STATES = {GLORIA.id: 500 if LONG else 120, EMPIRES.id: 500 if LONG else 60, BRAZIL.id: 500 if LONG else 60, POND.id: 200 if LONG else 60}
BATTLE = ("lay", "resolve", "barrage")


def matches(game):
    """Matches of every number of seats and every option, played to a random moment."""
    options = [{}, *({o.id: v} for o in game.options for v in o.values if v != o.default)]
    dice = random.Random(game.id)
    for n in itertools.count():
        seats = game.min_seats + n % (game.max_seats - game.min_seats + 1)
        chosen = options[n // 4 % len(options)] if game is BRAZIL else options[n % len(options)]
        if not _suit(game, seats, chosen):
            continue
        match = Match.start(
            game,
            seats,
            chosen,
            n,
            names=[f"N{i}" for i in range(seats)],
            controllers=["human"] * seats,
        )
        luck = Luck(n)
        if game is BRAZIL:
            _play_brazil(match, dice, luck, n % 3)
            if not match.over:
                yield match
            continue
        for _ in range(dice.randrange(8 * seats + 60)):
            if match.over:
                break
            seat = match.state.acting[luck(len(match.state.acting))]
            match.act(seat, random_action(match.state, seat, luck))
        if not match.over:
            yield match


def _suit(game, seats: int, options: dict) -> bool:
    """Whether a match of so many seats can have these options."""
    try:
        game.options_for(seats, options)
    except OptionError:
        return False
    return True


def _play_brazil(match: Match, dice: random.Random, luck: Luck, kind: int) -> None:
    """To a moment of the set-up, of the match, or of a battle with cards on the table, where there is one."""
    depth = dice.randrange(12 * match.seats + 4) if kind == 0 else dice.randrange(60, 260)
    while not match.over:
        depth -= 1
        state = match.state
        frame = state.stack[-1]
        if depth < 0 and (kind < 2 or depth < -150 or (frame[0] in BATTLE and any(state.laid))):
            return
        seat = state.acting[luck(len(state.acting))]
        options = state.legal(seat)
        keen = [a for a in options if a[0] in ("lay", "peek", "fire") or a[:2] == ("act", f"arch_deploy:{seat}")]
        if keen and luck(2):
            match.act(seat, keen[luck(len(keen))])
        elif luck(4):
            weights = match.game.advice.weigh(state, seat, options)
            match.act(seat, options[weights.index(max(weights))])
        else:
            match.act(seat, random_action(state, seat, luck))


def swap_gloria(state, seat: int, dice: random.Random) -> bool:
    """Others' counters change places behind their screens, their hands become other cards, the luck is another."""
    others = [o for o in range(state.seats) if o != seat]
    before = state.digest()
    state.rng ^= 0x5DEECE66D
    for r in range(4):
        total = sum(state.stock[o][r] for o in others)
        cuts = sorted(dice.randrange(total + 1) for _ in others[1:])
        for o, low, high in zip(others, [0, *cuts], [*cuts, total], strict=True):
            state.stock[o][r] = high - low
    for o in others:
        count = sum(state.hands[o])
        state.hands[o] = [0, 0, 0]
        for _ in range(count):
            state.hands[o][dice.randrange(3)] += 1
    dice.shuffle(state.deck)
    return state.digest() != before


def swap_pond(state, seat: int, dice: random.Random) -> bool:
    """Others' hands, the deck that was not peeked at, sealed bids and the luck."""
    others = [o for o in range(state.seats) if o != seat]
    before = state.digest()
    state.rng ^= 0x5DEECE66D
    top = state.deck.pop() if state.peeked[seat] and state.deck else None
    pool = state.deck + [card for o in others for card in state.hands[o]]
    dice.shuffle(pool)
    for o in others:
        state.hands[o] = sorted(pool.pop() for _ in state.hands[o])
    state.deck = pool if top is None else [*pool, top]
    frame = state.stack[-1] if state.stack else [""]
    if frame[0] == "bidding":
        for o in others:
            if frame[2 + o] is not None:
                frame[2 + o] = f"bid {dice.randrange(min(3, state.coins[o]) + 1)}"
    return state.digest() != before


def swap_empires(state, seat: int, dice: random.Random) -> bool:
    """Discs that only others have seen change with what their quadrant still holds; the luck is another."""
    before = state.digest()
    state.rng ^= 0x5DEECE66D
    for quadrant, mix in enumerate(state.mix):
        hidden = [
            hole
            for hole, face in enumerate(state.colour)
            if face >= 0 and TABLES.quadrant[hole] == quadrant and not state.up[hole] and not state.peeked[seat] >> hole & 1
            and hole not in state.home
        ]
        pool = [face for face, n in enumerate(mix) for _ in range(n)] + [state.colour[hole] for hole in hidden]
        dice.shuffle(pool)
        for hole in hidden:
            state.colour[hole] = pool.pop()
        state.mix[quadrant] = [pool.count(face) for face in range(len(mix))]
    return state.digest() != before


def swap_brazil(state, seat: int, dice: random.Random) -> bool:
    """Others' hands, tasks, laid cards and sealed choices, finds that the seat has not seen, what lies in decks and under cities, the luck."""
    others = [o for o in range(state.seats) if o != seat]
    before = state.digest()
    state.rng ^= 0x5DEECE66D
    if not state.capital_up:
        dice.shuffle(state.capital_tiles)
    closed = bool(state.battle) and not state.battle[5:]
    laid = [state.laid[side] for side in (0, 1) if closed and state.battle[side] in others]
    _redeal(dice, [state.gold_deck, *(state.gold_hand[o] for o in others)])
    _redeal(dice, [state.combat_deck, *(state.combat_hand[o] for o in others), *laid])
    _redeal(dice, [stack[:-1] for stack in state.cities], state.cities)
    for o in others:
        state.gold_hand[o].sort()
        state.combat_hand[o].sort()
    for deck in (*state.decks, *state.auto_deck):
        dice.shuffle(deck)
    _swap_finds(state, seat, dice)
    for era in range(3):
        hidden = [(o, 2 * era + i) for o in others for i in (0, 1)
                  if o == state.auto or not (state.shown[o] >> era + 1 & 1 and state.chosen[o][era] == i)]
        pool = [*state.task_decks[era], *(state.dealt[o][i] for o, i in hidden)]
        dice.shuffle(pool)
        for o, i in hidden:
            state.dealt[o][i] = pool.pop()
        state.task_decks[era] = pool
    _swap_sealed(state, others, dice)
    return state.digest() != before


def _redeal(dice: random.Random, heaps: list, owners: list | None = None) -> None:
    """The cards of some heaps change places; `owners` hold the heaps as their lower part."""
    pool = [card for heap in heaps for card in heap]
    dice.shuffle(pool)
    for heap, owner in zip(heaps, owners or heaps, strict=True):
        owner[:len(heap)] = [pool.pop() for _ in heap]


def _swap_finds(state, seat: int, dice: random.Random) -> None:
    places = [h for h, find in enumerate(state.explo) if find and not state.up[h] and not state.peeked[seat] >> h & 1]
    graves = [i for i, knew in enumerate(state.buried_by) if not knew >> seat & 1]
    pool = [*state.box, *(state.explo[h] for h in places), *(state.buried[i] for i in graves)]
    dice.shuffle(pool)
    for h in places:
        state.explo[h] = pool.pop()
    for i in graves:
        state.buried[i] = pool.pop()
    state.box = sorted(pool)


def _swap_sealed(state, others: list, dice: random.Random) -> None:
    """Monarchs and tasks that others have chosen while somebody still chooses."""
    frame = state.stack[-1]
    for o in others:
        if frame[0] in ("keep_task", "choose_monarch") and frame[2 + o] is not None:
            options = list(map(format_action, state.FLOW.nodes[frame[0]].options(state, frame, o)))
            frame[2 + o] = dice.choice(options)


def _let_look(state, dice: random.Random) -> None:
    """Every seat has landed on some more planets: blind flicks seldom come so far."""
    for hole in range(len(state.colour)):
        if hole not in state.home and not state.up[hole] and dice.random() < 0.5:
            state.look(hole, dice.randrange(state.seats))


SWAPS = {GLORIA.id: swap_gloria, EMPIRES.id: swap_empires, BRAZIL.id: swap_brazil, POND.id: swap_pond}


def pairs(game, count: int):
    """``(match, true state, seat, swapped state)``, as many as wanted."""
    dice = random.Random(9)
    for match in itertools.islice(matches(game), count):
        seat = dice.randrange(match.seats)
        if seat not in match.state.acting and dice.random() < 0.7:
            seat = match.state.acting[0]
        if game is BRAZIL and seat == match.state.auto:
            seat = match.state.acting[0]
        if game is EMPIRES:
            _let_look(match.state, dice)
        other = match.state.clone()
        changed = SWAPS[game.id](other, seat, dice)
        yield match, match.state, seat, other, changed


def _with(match: Match, state) -> Match:
    """The same match with another present."""
    match._states[-1] = state
    match._known.clear()
    return match


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)
def test_a_seat_sees_no_difference(game):
    changed = 0
    for match, true, seat, other, differs in pairs(game, STATES[game.id]):
        changed += differs
        for viewer in (seat, None):
            assert other.view(viewer) == true.view(viewer)
        assert other.legal(seat) == true.legal(seat) and other.domain(seat) == true.domain(seat)
        assert other.decision(seat) == true.decision(seat), "labels, details, reasons or reminders tell a secret"
        words = [describe(match, true.view(seat), lang) for lang in ("en", "zh-Hant")]
        log = match.log(seat)
        undo = match.undoable(seat)
        _with(match, other)
        assert words == [describe(match, other.view(seat), lang) for lang in ("en", "zh-Hant")]
        assert match.log(seat) == log and match.undoable(seat) == undo
    assert changed > STATES[game.id] * 0.8, "the swaps change nothing"


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)
def test_no_secret_is_in_a_view_as_data(game):
    """A view as text holds no id of a thing that the seat may not know, nor anything of the generator."""
    for match, true, seat, _other, _ in pairs(game, STATES[game.id] // 4):
        text = msgspec.json.encode(
            [true.view(seat), true.decision(seat) and true.decision(seat)._replace(labels={}, details={}, ghosts={})]
        ).decode()
        assert str(true.rng) not in text and str(match.header.seed + 10**9) not in text
        for o in range(true.seats):
            if o == seat:
                continue
            if game is EMPIRES:
                discs = [piece for piece in true.view(seat).pieces if piece.kind == "planet"]
                assert all((piece.face == "back") != true.knows(hole, seat) for hole, piece in enumerate(discs))
            elif game is GLORIA:
                assert f'"stock{o}.' not in text and f'"hand{o}.' not in text
            elif game is BRAZIL:
                secret = [f"{zone}:{o}" for zone in ("gold_hand", "combat_hand", "dealt", "tasks")]
                assert not any(p.face != "back" and "done" not in p.badges and not p.id.startswith("crown") for p in true.view(seat).pieces
                               if p.zone in secret)
            else:
                assert not any(p.face != "back" for p in true.view(seat).pieces if p.zone == f"hand:{o}")


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)
@pytest.mark.parametrize("viewer", [None, -1, 99, True, False, "0", "open", 1.0, (0,), 2**70], ids=str)
def test_odd_viewers_see_least(game, viewer):
    match = next(matches(game))
    assert match.state.view(viewer) == match.state.view(None)
    if viewer != "open":  # the one word that opens the log of a finished match
        assert match.log(viewer) == match.log(None)


def test_what_the_worker_gets_does_not_hold_the_truth():
    """The sampler that leaves the process is the same for the true world and for another that the seat cannot tell from it."""
    for match, true, seat, other, _differs in pairs(POND, STATES[POND.id] // 2):
        one = pickle.dumps(match.sampler(seat))
        assert true.rng != pickle.loads(one).state.rng
        two = pickle.dumps(_with(match, other).sampler(seat))
        assert one == two, "the worlds of a bot tell the true one"
    for match, true, seat, _other, _ in pairs(GLORIA, 40):
        # Counters and hands are public by memory: every change of them stands in the open log. Luck and the order of the deck are not.
        one = pickle.dumps(match.sampler(seat))
        sent = pickle.loads(one).state
        assert sent.rng != true.rng
        twin = true.clone()
        twin.rng ^= 0x12345678
        twin.deck.reverse()
        assert sorted(pickle.loads(pickle.dumps(_with(match, twin).sampler(seat))).state.deck) == sorted(sent.deck)
        assert pickle.loads(pickle.dumps(match.sampler(seat))).state.rng == sent.rng


@pytest.mark.parametrize("game", [GLORIA, EMPIRES, BRAZIL], ids=lambda g: g.id)
def test_a_bot_chooses_the_same_whatever_lies_behind_screens(game):
    """The others' counters, hands and luck are swapped: every level chooses as before, in all states of the long run."""
    tried = 0
    for _match, true, seat, other, _ in pairs(game, STATES[game.id]):
        if seat not in true.acting:
            continue
        for level in levels(game):
            if level == "hard" and tried % 2 and not LONG:
                continue
            choices = [
                make(game, level).choose(
                    s.view(seat),
                    s.decision(seat),
                    Sampler(s.determinize(seat, 3), seat),
                    Budget(iterations=12),
                    random.Random(1),
                )
                for s in (true, other)
            ]
            assert choices[0] == choices[1], level
        tried += 1
    assert tried > STATES[game.id] // 3


def test_a_seed_of_a_bot_does_not_tell_the_seed_of_the_match():
    from tabletop.table.driver import _own_seed

    seeds = [_own_seed(seed, 4) for seed in range(200)]
    assert len(set(seeds)) == 200 and all(0 <= s < 1 << 31 for s in seeds)
    assert len({(b - a) & 0x7FFFFFFF for a, b in itertools.pairwise(seeds)}) > 190, (
        "neighbouring matches have neighbouring seeds"
    )


def _picture(app) -> bytes:
    app._dirty = True
    app.draw()
    return pygame.image.tobytes(app.surface, "RGB")


def _notes(scene) -> list[str]:
    """Tooltips of everything on the table."""
    out = []
    for sprite in scene.canvas.sprites:
        scene.hover.move(scene.canvas.rect(sprite).center)
        out.append("".join(run.text for run in scene.hover.note()))
    return out


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)
def test_the_window_shows_no_difference(game, home, make_app, sample_too, tmp_path):
    """The whole table, its tooltips, the curtain, the menu over it and the picture on the shelf, pixel by pixel."""
    app = make_app(curtain=True)
    done = 0
    for match, _true, seat, other, differs in pairs(game, 40):
        if not differs or seat not in match.state.acting:
            continue
        found = []
        for n, state in enumerate((match.state, match.state, other)):  # once to fill the caches of pictures
            app.stack.clear()
            scene = TableScene(app, _with(match, state))
            scene.curtained = True
            app.stack.append(scene)
            app.apply(Push(CurtainScene(app, scene, seat)))
            hung = _picture(app)
            app.apply(scene.pause(curtained=True))
            menu = _picture(app)
            app.stack.clear()
            app.stack.append(scene)
            scene.viewer = -1
            scene.viewer_is(seat)
            scene.refresh()
            app.send(Move((1, 1)))
            scene.canvas.settle()
            table = _picture(app)
            notes = _notes(scene)
            match.path = tmp_path / f"{done}-{n}.match"
            saves.keep_picture(scene)
            found.append((hung, menu, table, notes, match.path.with_suffix(".png").read_bytes()))
            match.path = None
        assert found[1] == found[2], [a == b for a, b in zip(*found[1:], strict=True)]
        done += 1
        if done >= (8 if LONG else 2):
            break
    assert done


def test_the_curtain_shows_nothing_of_the_table(make_app):
    """Two quite different tables behind it, the same picture in front."""
    pictures = set()
    for seed in (3, 4):
        app = make_app()
        match = Match.start(GLORIA, 3, {}, seed, names=["A", "B", "C"], controllers=["human"] * 3)
        scene = TableScene(app, match)
        app.stack.append(scene)
        app.step(0.1)
        assert isinstance(app.top, CurtainScene)
        app.stack[-1] = CurtainScene(app, scene, 1)
        pictures.add(_picture(app))
        assert app.top.overlay is False
    assert len(pictures) == 1


def test_a_running_hotseat_cannot_be_watched_as_a_replay(home, make_app):
    from tabletop.scenes.catalog import saved_matches
    from tabletop.scenes.shelf import ShelfScene, resume
    from tabletop.seats import Seat, named
    from tabletop.table import open_match

    app = make_app()
    app.apply(Push(ShelfScene(app)))
    scene = open_match(app, GLORIA, named([Seat("human", "", "", i) for i in range(3)]), {}, 4)
    app.apply(Push(scene))
    app.step(0.1)
    assert isinstance(app.top, CurtainScene) and scene.replay is None
    assert scene.show_end() is None, "the score sheet with its replay opens in a running match"
    app.apply(app.top.menu())
    assert getattr(app.top, "concede", None) is None, "somebody concedes for a seat that is not at the screen"
    app.apply(app.top.go())
    assert isinstance(app.top, ShelfScene), "nobody can leave from the curtain"
    again = resume(app, saved_matches()[0]).scene
    assert again.replay is None and again.curtained and again.viewer == -1
    again.leave()
    assert resume_match(app, scene.match.path).replay is None


def test_the_reasons_of_a_bot_tell_nothing_that_it_hides(make_app, sample_too):
    """Of what a bot weighed, a person sees only what was open to it in every world that the person holds possible."""
    app = make_app()
    checked = 0
    for match, true, _seat, _other, _ in pairs(POND, 60):
        if true.stack[-1][0] != "stall":
            continue
        actor, viewer = true.active, (true.active + 1) % true.seats
        match.controllers[actor] = "bot:random"
        scene = TableScene(app, match)
        index = len(match.entries)
        actions = true.legal(actor)
        scene.driver.why[index] = tuple((a, 1.0) for a in actions)
        match.act(actor, actions[0])
        if match.over:
            continue
        shown = {row[1] for row in scene.driver.weighed(index, viewer)}
        worlds = [true.determinize(viewer, 100 + k).legal(actor) for k in range(20)]
        hidden = [a for a in actions if not all(a in w for w in worlds)]
        assert ("end",) in shown
        checked += bool(hidden) and not shown & set(hidden)
    assert checked
