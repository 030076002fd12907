"""Section 14.2: the automaton, step by step."""

from __future__ import annotations

import pytest

from engines.brazil_imperial import automaton as auto
from engines.brazil_imperial.tables import TABLES
from engines.brazil_imperial.tasks import NewEra
from engines.core.simulate import Luck, random_action
from tests.engines.brazil_imperial.table import AWAY, GAME, Table, hexed

ME, SEED = 1, 6      # its seat


def rival() -> Table:
    """One human, who goes first, and the automaton on the map of two."""
    t = Table(2, SEED, automaton="standard")
    assert t.s.turn == 1 and not t.s.built, "with this seed the human goes first"
    t.s.compass = 3
    return t


def kind_at(t: Table, place: str) -> list[str]:
    return [TABLES.kinds[t.s.kind_of(u)].id for u in t.s.at(t.h(place))]


# -- set-up -----------------------------------------------------------------------------------------------------------
def test_section_14_2_it_takes_the_last_seat_the_last_capital_and_plays_last_or_first():
    orders = set()
    for seed in range(12):
        s = GAME.new(3, {"automaton": "standard", "empires": "random"}, seed)
        while s.acting and s.stack[-1][0] != "action_phase":
            assert 2 not in s.acting
            s.play(s.acting[0], s.legal(s.acting[0])[0])
        assert s.monarch[2] == -1 and s.reserve[2] == 0
        first = s.order[0] == 2
        holds_a = s.capital_tiles[s.lay.capitals.index(s.capital[2])] == -1
        assert first == holds_a and (first or s.order[-1] == 2)
        orders.add(first)
    assert orders == {True, False}


@pytest.mark.parametrize("level, left", [("easy", "star"), ("standard", ""), ("epic", "feather")])
def test_section_14_2_levels_leave_cards_out(level, left):
    s = GAME.new(2, {"automaton": level}, 1)
    for deck, cards in zip(s.auto_deck, (TABLES.auto_actions, TABLES.auto_moves), strict=True):
        assert sorted(deck) == [i for i, c in enumerate(cards) if c.symbol != left]
    assert sum(len(d) for d in s.auto_deck) == 18 - (4 if left else 0)


def test_section_14_2_its_tasks_are_never_looked_at():
    t = rival()
    for viewer in (0, ME, None):
        assert {p.face for p in t.s.view(viewer).pieces if p.kind == "task" and p.owner == ME} == {"back"}


# -- choosing ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("to, direction", [((1, 0), 0), ((0, 1), 1), ((-1, 1), 2), ((-1, 0), 3), ((0, -1), 4), ((1, -1), 5), ((3, 1), 0), ((1, 3), 1),
                                           ((1, 1), 1), ((2, -1), 0), ((-1, 2), 2), ((-2, 1), 3), ((-1, -1), 4), ((1, -2), 5)])
def test_section_14_2_direction_is_the_closest_in_angle_clockwise_on_a_tie(to, direction):
    t = rival()
    lay = t.s.lay
    start = next(i for i, (q, r) in enumerate(lay.at) if (q + to[0], r + to[1]) in lay.index)
    q, r = lay.at[start]
    assert auto.angle(lay, start, lay.index[q + to[0], r + to[1]]) == direction


def test_section_14_2_equal_hexes_are_chosen_clockwise_from_the_compass():
    t = rival()
    s = t.s
    near = list(s.lay.near[s.capital[ME]])
    for compass in range(6):
        s.compass = compass
        chosen = auto.pick(s, [(1, h) for h in near])
        assert auto.angle(s.lay, s.capital[ME], chosen) == compass
    assert auto.pick(s, [(1, near[0]), (2, near[1])]) == near[1] and auto.pick(s, []) is None


# -- actions ----------------------------------------------------------------------------------------------------------
def test_section_14_2_build_the_best_legal_building_without_goods():
    t = rival()
    assert auto.do_build(t.s)
    (h,) = t.s.built
    assert TABLES.tiles[t.s.tile[h]].vp == 2 and t.s.owner[h] == ME and t.s.goods[h] == 0 and t.s.feats == 1
    assert h in t.s.lay.near[t.s.capital[ME]]


def test_section_14_2_build_prefers_the_later_era_and_never_covers():
    t = rival()
    t.s.era = 3
    auto.do_build(t.s)
    assert TABLES.tiles[t.s.tile[t.s.built[0]]].id == "academy"
    before = list(t.s.gone)
    for _ in range(5):
        auto.do_build(t.s)
        GAME.check(t.s)
    assert t.s.gone == before


def test_section_14_2_build_where_most_neighbours_stay_open():
    t = rival()
    t.s.compass = 0         # towards 5,-1, which has fewer
    auto.do_build(t.s)
    assert t.at_hex("3,0") == ("farm", ME)


def test_section_14_2_build_counts_neighbours_for_tiles_that_will_be_left():
    """With the last tile of a pair laid only the other pair's terrain counts as open."""
    t = rival()
    s = t.s
    t.tile(ME, "3,-1", "sawmill")
    s.supply[TABLES.tiles[TABLES.number["farm"]].pair] = 1
    auto.do_build(s)
    h = s.built[-1]
    assert TABLES.tiles[s.tile[h]].id == "farm"
    assert s.lay.at[h] == (2, -1), "each site has one open forest beside it, so the compass decides; 2,0 has more open plains"


def test_section_14_2_city_where_its_monarch_stands():
    t = rival()
    assert not auto.do_city(t.s)
    t.unit(ME, "monarch", "1,0")
    tops = [stack[-1] for stack in t.s.cities]
    assert auto.do_city(t.s) and t.s.tile[t.h("1,0")] == max(tops, key=lambda c: TABLES.tiles[c].vp)
    assert not auto.do_city(t.s), "a hex with a tile"


def test_section_14_2_deploy_monarch_first_then_in_order_then_the_defeated():
    t = rival()
    for expected in ("monarch", *(k for k in (TABLES.kinds[n].id for n in TABLES.empires[t.s.empire[ME]].kinds) if k != "monarch")):
        assert auto.do_deploy(t.s)
        assert "monarch" in kind_at(t, AWAY) and expected in kind_at(t, AWAY)
    assert t.s.feats == 5 and not auto.do_deploy(t.s)
    t.s.put(7, -2)
    assert auto.do_deploy(t.s) and t.s.feats == 5, "a defeated unit is no achievement"


def test_section_14_2_deploy_prefers_units_of_the_board_to_defeated_ones():
    t = rival()
    monarch = t.unit(ME, "monarch")
    auto.do_deploy(t.s)
    assert t.place(monarch) == "defeated" and len(kind_at(t, AWAY)) == 1 and t.s.feats == 1


def test_section_14_2_deploy_goes_to_the_city_nearest_to_the_people():
    t = rival()
    t.tile(ME, "1,0", "olinda")
    auto.do_deploy(t.s)
    assert kind_at(t, "1,0") == ["monarch"]


def test_section_14_2_painting_with_most_printed_points_leftmost():
    t = rival()
    best = max(TABLES.paintings[p].vp for p in t.s.display)
    first = next(p for p in t.s.display if TABLES.paintings[p].vp == best)
    assert auto.do_painting(t.s) and t.s.paintings[ME] == [first] and len([p for p in t.s.display if p >= 0]) == 6


def test_section_14_2_manufacture_the_cheapest_in_points():
    t = rival()
    made = []
    while auto.do_manufacture(t.s):
        made.append(TABLES.products[next(p for p in range(6) if t.s.made[ME] >> p & 1 and TABLES.products[p] not in made)])
    assert made == ["dye", "sugar", "roast_coffee", "jewellery", "textiles", "rubber"] and t.s.feats == 6


def test_section_14_2_stance_lasts_until_its_next_turn():
    t = rival()
    auto.do_stance(t.s)
    NewEra.run(t.s, ["new_era", 0])
    assert t.s.stance(ME), "an era change does not end it"
    auto.take_turn(t.s)
    assert not t.s.stance(ME)


# -- movement ---------------------------------------------------------------------------------------------------------
def test_section_14_2_explore_goes_one_hex_towards_a_face_down_tile():
    t = rival()
    t.find("3,0", "lost_chest")
    assert not auto.do_explore(t.s)
    t.unit(ME, "monarch", AWAY)
    assert not auto.do_explore(t.s), "not the monarch"
    unit = t.unit(ME, "cannon", "5,0")
    assert auto.do_explore(t.s) and t.place(unit) in ("4,0", "4,1")
    assert auto.do_explore(t.s)
    assert t.place(unit) == "3,0" and t.s.reserve[ME] == 0 and t.points(ME)["finds"] == 1, "goods are lost, points are kept"


def test_section_14_2_site_brings_the_monarch_to_a_place_for_a_city():
    t = rival()
    assert not auto.do_site(t.s)
    unit = t.unit(ME, "monarch", AWAY)
    assert auto.do_site(t.s) and t.place(unit) != AWAY
    assert not auto.do_site(t.s), "there already"


def test_section_14_2_advance_and_guard():
    t = rival()
    unit = t.unit(ME, "cannon", AWAY)
    far = t.s.lay.distance(t.s.capital[ME], t.s.capital[0])
    assert auto.do_advance(t.s)
    assert t.s.lay.distance(t.h(t.place(unit)), t.s.capital[0]) == far - 1
    assert auto.do_guard(t.s) and t.place(unit) == AWAY and not auto.do_guard(t.s)


def test_section_14_2_advance_takes_the_strongest_unit_off_the_capital():
    t = rival()
    strong, weak = t.unit(ME, "cannon", "5,-1"), t.unit(ME, "monarch", "4,0")
    auto.do_advance(t.s)
    assert t.place(strong) != "5,-1" and t.place(weak) == "4,0"
    t = rival()
    strong, weak = t.unit(ME, "cannon", AWAY), t.unit(ME, "monarch", "4,0")
    auto.do_advance(t.s)
    assert t.place(strong) == AWAY and t.place(weak) != "4,0"


def test_section_14_2_guard_takes_the_unit_farthest_from_its_capital():
    t = rival()
    near, far = t.unit(ME, "cannon", "4,0"), t.unit(ME, "monarch", "1,0")
    auto.do_guard(t.s)
    assert t.place(near) == "4,0" and t.place(far) != "1,0"


def test_section_14_2_an_action_card_turns_the_compass_and_lines_up_its_steps():
    t = rival()
    card = next(i for i, c in enumerate(TABLES.auto_actions) if c.id == "AA7")
    t.s.auto_deck[0].remove(card)
    t.s.auto_deck[0].append(card)
    auto.AutoCard.run(t.s, ["auto_card", 0, 0])
    assert t.s.compass == (3 + 4) % 6 and t.s.auto_used[0] == [card]
    assert [f[2:] for f in t.s.stack if f[0] == "auto_step"] == [[0, card, 1], [0, card, 0]], "the first step runs first"


def test_section_14_2_units_that_hold_a_tile_do_nothing_but_attack():
    t = rival()
    t.tile(0, "1,0", "farm")
    t.unit(ME, "cannon", "1,0")
    assert not auto.do_advance(t.s) and not auto.do_guard(t.s) and not auto.do_explore(t.s)


def test_section_14_2_attack_where_its_base_is_above_and_the_gain_is_largest():
    t = rival()
    t.tile(0, "1,0", "farm")
    t.tile(0, "-1,0", "sugar_plantation")
    t.unit(ME, "cannon", "0,0")
    assert auto.do_attack(t.s)
    assert t.s.battle[2] == t.h("1,0") and t.s.battle[3] == 0
    t = rival()
    t.tile(0, "1,0", "academy")
    t.unit(ME, "cannon", "0,0")
    assert not auto.do_attack(t.s), "3 is not above 3"
    t = rival()
    t.unit(0, "archer", "-4,1")
    t.unit(ME, "cannon", "-4,0")
    assert not auto.do_attack(t.s), "never into a capital"


@pytest.mark.parametrize("era, n", [(1, 1), (2, 2), (3, 3)])
def test_section_14_2_in_battle_it_draws_and_plays_cards_by_the_era(era, n):
    t = rival()
    t.s.era = era
    t.tile(ME, "1,0", "farm")
    t.unit(0, "cannon", "0,0")
    t.next_combat("volley", "fortify", "volley")
    t.moving("renovate")
    events = t.do(f"move unit0.4 {hexed('1,0')}")
    assert ("laid", ME, n) in events
    assert [e[2] for e in events if e[0] == "shown"] == ["volley", "fortify", "volley"][:n]


def test_section_14_2_its_spy_takes_the_strongest_card_and_its_camp_adds_one():
    t = rival()
    t.s.era = 2
    t.tile(ME, "1,0", "farm")
    t.unit(0, "cannon", "0,0")
    t.combat(0, "volley", "charge")
    t.next_combat("spy", "camp")
    t.moving("renovate")
    events = t.do(f"move unit0.4 {hexed('1,0')}", "lay volley", "lay charge")
    assert ("cancel", ME, "charge") in events
    assert next(e[3:] for e in events if e[0] in ("won", "repelled")) == (3 + 2, 2 + 0 + 1)


def test_section_14_2_of_paintings_only_those_that_always_fight_work():
    t = rival()
    for card in ("maria_quiteria", "zumbi"):
        t.painting(ME, card)
    t.tile(ME, "1,2", "sawmill")
    t.unit(0, "cannon", "0,2")
    from engines.brazil_imperial.combat import estimate
    assert estimate(t.s, 0, t.h("1,2"), [4]) == (3, 1 + 1)


# -- achievements -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("feats, era, shown, then", [(6, 1, 0, 0), (7, 1, 0, 0b10), (12, 1, 0, 0b10), (12, 2, 0b10, 0b110), (12, 2, 0, 0b10),
                                                     (17, 3, 0b110, 0b1110), (16, 3, 0b110, 0b110)])
def test_section_14_2_achievements_complete_its_tasks_one_a_turn(feats, era, shown, then):
    t = rival()
    t.s.feats, t.s.era, t.s.shown[ME] = feats, era, shown
    auto.AutoAchieve.run(t.s, ["auto_achieve", 0])
    assert t.s.shown[ME] == then
    gained = then & ~shown
    assert any(f[0] == "new_era" for f in t.s.stack) == bool(gained and gained == 1 << era and era < 3)
    assert bool(t.s.ending) == (gained == 0b1000)


def test_section_14_2_its_score():
    t = rival()
    t.tile(ME, "1,0", "olinda")
    t.tile(ME, "3,0", "petropolis")
    t.painting(ME, "isabel", "cairu")
    t.unit(ME, "cannon")
    t.s.made[ME] = 0b11
    t.s.shown[ME] = 0b1110
    assert t.points(ME) == {"units": 3, "products": 2, "paintings": 2, "tasks": 14, "tiles": 7}, "printed values only"


def test_section_14_2_a_card_steps_aside_when_both_ways_are_impossible():
    t = rival()
    events = []
    t.s.sink = events
    auto.AutoStep.run(t.s, ["auto_step", 0, 1, 4, 0])      # AM5: attack or advance, without units
    assert events == [("auto_skip", ME)]


def test_section_14_2_an_empty_deck_is_shuffled_anew():
    t = rival()
    cards = sorted([*t.s.auto_deck[0], *t.s.auto_used[0]])
    seen = [auto.draw(t.s, 0) for _ in range(20)]
    assert sorted([*t.s.auto_deck[0], *t.s.auto_used[0]]) == cards and set(seen) == set(cards)


def test_section_14_2_whole_games_against_it_end_and_it_never_acts():
    for seed in range(6):
        seats = 2 + seed % 3
        s, luck = GAME.new(seats, {"automaton": ("easy", "standard", "epic")[seed % 3]}, seed), Luck(seed)
        while s.acting:
            assert seats - 1 not in s.acting
            seat = s.acting[luck(len(s.acting))]
            s.play(seat, random_action(s, seat, luck))
            GAME.check(s)
        assert s.result[0] in ("railway", "rounds") and not s.gold_hand[-1] and not s.reserve[-1]
