"""The table of Brazil: Imperial as a person uses it: cards of two hands, arches, charts, decks, mats, and the words round them."""

import random

import pytest

from engines.brazil_imperial.maps import PRINTED, layout_of
from engines.core import registry
from engines.core.match import Match
from engines.core.view import BACK
from tabletop.input import Move
from tabletop.table.trays import stack_cards
from tests.ui.table.pilot import NAMES, Pilot

GAME = registry.get("brazil_imperial")


def match_at(wanted, seats: int = 2, options: dict | None = None, humans=(0,)) -> Match:
    """A match played by the game's advice, with slips, until `wanted(state)` holds when a person decides."""
    found = filter(None, (_played(wanted, seats, seed, options, humans) for seed in range(1, 12)))
    return next(found)


def _played(wanted, seats: int, seed: int, options: dict | None, humans) -> Match | None:
    match = Match.start(GAME, seats, options or {}, seed, names=NAMES[:seats],
                        controllers=["human" if i in humans else "bot:easy" for i in range(seats)])
    rng = random.Random(seed)
    while not match.over:
        state = match.state
        seat = state.acting[0]
        if seat in humans and wanted(state):
            return match
        choices = state.legal(seat)
        weights = GAME.advice.weigh(state, seat, choices)
        match.act(seat, rng.choice(choices) if rng.random() < 0.15 else choices[weights.index(max(weights))])
    return None


def sat_down(match: Match, **fields) -> Pilot:
    pilot = Pilot(match, **fields)
    pilot.settle()
    pilot.table.canvas.settle()
    return pilot


def may(*verbs):
    return lambda state: {a[0] for a in state.legal(0)} >= set(verbs)


def note(pilot: Pilot, pos) -> str:
    pilot.table.hover.move(pos)
    return "".join(run.text for run in pilot.table.hover.note())


# -- hands ---------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("verb", "zone"), [("play", "gold_hand:0"), ("lay", "combat_hand:0")])
def test_a_card_is_taken_from_the_hand_that_it_lies_in(verb, zone):
    pilot = sat_down(match_at(may(verb)))
    targets = pilot.table.selection.targets
    action = next(a for a in pilot.table.decision.options if a[0] == verb)
    card = next(p for p in pilot.table.view.pieces if p.zone == zone and p.face == action[1])
    assert action in targets[card.id]
    before = len(pilot.match.entries)
    pilot.click(pilot.spot_of(pilot.table.selection.spot(action)))
    assert pilot.match.entries[before].action == action


def test_no_card_of_another_hand_is_a_choice():
    """Both hands of a seat may hold cards of one name only by its own zones; those of others are never lit."""
    pilot = sat_down(match_at(may("lay")))
    owners = {p.owner for p in pilot.table.view.pieces if p.id in pilot.table.selection.targets and p.zone.endswith(("hand:0", "hand:1"))}
    assert owners == {0}


# -- arches --------------------------------------------------------------------------------------------------------------
def test_every_arch_but_the_last_is_lit_round_its_marker_and_taken_anywhere():
    pilot = sat_down(match_at(lambda s: s.stack[-1][0] == "action_phase" and s.marker[0] >= 0))
    table = pilot.table
    lit = {i for i in table.selection.targets if i.startswith("arch_")}
    marker = next(p.zone for p in table.view.pieces if p.id == "marker0")
    assert len(lit) == 6 and marker not in lit
    for ident in lit:
        rect = table.canvas.zone_rect(ident)
        assert table.canvas.ring(ident)[0] == pytest.approx(rect.center, abs=1)
        for pos in (rect.center, (rect.left + 3, rect.top + 3), (rect.right - 4, rect.bottom - 2)):
            assert table.canvas.target_at(pos, table.selection.targets) == ident
    assert "Never the same arch" in note(pilot, table.canvas.zone_rect(marker).center)


def test_an_arch_explains_itself_while_others_act():
    """Its printed text is there with and without a decision, and once."""
    pilot = sat_down(match_at(lambda s: s.stack[-1][0] == "action_phase"))
    table, said = pilot.table, GAME.faces["harbor"].text["en"]
    pos = table.canvas.zone_rect("arch_harbor:0").center
    assert note(pilot, pos).count(said) == 1
    table.decision = table.selection = None
    assert note(pilot, pos).count(said) == 1
    pilot.app.send(Move(pos))
    pilot.step(8)
    pilot.app.top.dirty = True
    pilot.app.draw()


# -- the map -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", PRINTED)
def test_hexes_have_short_names_of_their_own(name):
    names = [GAME.texts.name(zone, "en") for zone in layout_of(name).zone]
    assert len(set(names)) == len(names)
    assert all(n[0].isupper() and n[1:].isdigit() and len(n) <= 3 for n in names)


def test_neighbours_in_a_row_follow_in_the_alphabet():
    assert [GAME.texts.name(f"hex_{q}_0", "zh-Hant") for q in (-5, 0, 1)] == ["A6", "F6", "G6"]
    assert GAME.texts.name("hex_-2_4", "en") == "F10"
    far = {GAME.texts.name(f"hex_{c - r // 2}_{r}", "en") for r in range(24) for c in range(24)}
    assert len(far) == 24 * 24 and {"F6", "AC29"} <= far


def test_a_hex_says_its_name():
    pilot = sat_down(match_at(may("settle")))
    (ident,) = [i for i in pilot.table.selection.targets][:1]
    said = note(pilot, pilot.table.canvas.zone_rect(ident).center)
    assert GAME.texts.name(ident, "en") in said and "Capital" in said


# -- decks and mats ------------------------------------------------------------------------------------------------------
def test_each_deck_of_paintings_shows_its_own_back():
    canvas = sat_down(match_at(may("settle"))).table.canvas
    backs = {s.piece.zone: canvas.painter.picture(s.piece, (60, 84)) for s in canvas.sprites if s.piece.zone.startswith("deck_")}
    assert len({bytes(p.get_buffer()) for p in backs.values()}) == len(backs) == 3


def test_discards_lie_in_the_order_in_which_they_came():
    match = match_at(lambda s: len(s.combat_pile) > 2)
    pilot = sat_down(match)
    pile = [p.face for p in pilot.table.view.pieces if p.zone == "combat_discard"]
    top = [s for s in pilot.table.canvas.sprites if s.piece.zone == "combat_discard"][-1]
    assert top.piece.face == pile[-1] and BACK not in pile
    hidden, count, faces = stack_cards(pilot.table, top)
    assert (hidden, count, faces) == (False, len(pile), pile)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_other_mat_lies_beside_a_long_board(size):
    pilot = sat_down(match_at(may("settle"), options={"map": "bay_reconcavo"}), size=size)
    canvas = pilot.table.canvas
    board, mat = canvas.sheets[0], canvas.sheets[1]
    assert mat.offset[0] >= board.map.size[0]
    assert canvas.frame_of("board").rect((0, 0, *board.map.size)).width > 0.6 * pilot.table.area.width


def test_few_paintings_are_large_and_many_still_fit():
    pilot = sat_down(match_at(lambda s: len(s.paintings[0]) == 1))
    canvas = pilot.table.canvas
    area = canvas.zone_rect("paintings:0")
    one = next(s for s in canvas.sprites if s.zone == "paintings:0")
    assert canvas.rect(one).height > 0.85 * area.height
    cards = [one.piece._replace(id=f"p{i}", slot=i) for i in range(13)]
    laid = canvas.placer.place(canvas.view._replace(pieces=tuple(cards)))
    rects = [canvas.rect(s) for s in laid]
    assert len(rects) == 13 and all(area.inflate(2, 2).contains(r) for r in rects)
    assert not any(a.inflate(-2, -2).colliderect(b) for i, a in enumerate(rects) for b in rects[:i])


# -- words ---------------------------------------------------------------------------------------------------------------
def test_the_prompt_tells_which_moves_are_left():
    state = match_at(lambda s: s.stack[-1][0] == "movement" and s.free and s.extra >= 0 and may("move")(s)).state
    key, values = state.decision(0).prompt
    assert key == "prompt.movement_both" and values["n"] == 1
    state.extra = -1
    assert state.decision(0).prompt[0] == "prompt.movement_free"
    state.free = 0
    assert state.decision(0).prompt[0] == "prompt.movement_none"


def test_a_battle_counts_the_cards_that_one_has_laid():
    match = match_at(lambda s: may("lay")(s) and len(s.combat_hand[0]) > 1)
    before = match.state.decision(0).prompt[1]["n"]
    action = next(a for a in match.state.legal(0) if a[0] == "lay")
    side = 0 if match.state.battle[0] == 0 else 1
    match.act(0, action)
    worth = GAME.faces[action[1]].fields[("attack", "defence")[side]]
    assert worth and match.state.decision(0).prompt[1]["n"] >= before + worth


def test_renovating_tells_what_either_side_would_yield():
    state = match_at(may("flip")).state
    for action in state.legal(0):
        if action[0] in ("renovate", "flip"):
            promised = state.decision(0).details[action][1]["goods"]
            then = state.clone()
            then.play(0, action)
            while then.stack[-1][0] == "pay":
                then.play(0, then.legal(0)[0])
            h = state.lay.on_tile[action[1]]
            assert promised == tuple((name, n) for name, n in _lying(then, h))


def _lying(state, h: int):
    tile = state.lay.tile[h]
    return [(p.face, p.count) for p in state.view(0).pieces if p.zone == f"on:{tile}"]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_step_back_leaves_room_for_the_choices(size):
    pilot = sat_down(match_at(lambda s: s.stack[-1][0] == "movement" and may("move")(s)), size=size)
    unit = next(i for i in pilot.table.selection.targets if i.startswith("unit"))
    pilot.click(pilot.spot_of(unit))
    back, choices = pilot.button("back"), pilot.button("choices")
    assert back.rect.height < 60 and choices.rect.height > 110
    pilot.push("back")
    assert not pilot.table.selection.chosen


# -- the guided first game -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("size", "lang"), [((1920, 1080), "en"), ((1280, 720), "zh-Hant"), ((1280, 720), "en")])
def test_the_advice_on_capitals_covers_none(size, lang):
    table = sat_down(match_at(may("settle"), seats=3), size=size, lang=lang, guided=True).table
    table._build()
    assert table.guide.text == "guide.capital"
    rects = [table.canvas.target_rect(ident) for ident in table.selection.targets]
    assert len(rects) == 3 and table.popup.root.rect.collidelist(rects) < 0
