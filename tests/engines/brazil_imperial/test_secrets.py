"""What views hide, possible worlds, words; random games with all invariants."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.brazil_imperial.maps import PRINTED, SEATS_OF, layout_of
from engines.brazil_imperial.tables import TABLES
from engines.core.simulate import Luck, playout, random_action
from engines.core.text import LANGUAGES
from engines.core.view import BACK
from engines.textplay import describe
from tests.engines.brazil_imperial.table import GAME, Table, hexed

CASES = [(seats, {"map": name, "automaton": level, "empires": empires, "upgraded_build": reading})
         for name in PRINTED for seats in SEATS_OF[name] for level in ("none", "easy", "standard", "epic") if level == "none" or seats > 1
         for empires, reading in (("choice", "resources"), ("random", "everything"))]


def faces(t: Table, viewer, zone: str) -> list[str]:
    return [p.face for p in t.s.view(viewer).pieces if p.zone == zone]


# -- secrets ----------------------------------------------------------------------------------------------------------
def test_section_4_hands_are_secret_their_numbers_are_not_and_discards_are_open():
    t = Table()
    t.gold(0, "levy", "march")
    t.combat(0, "spy")
    t.s.combat_pile.append(t.s.combat_deck.pop())
    assert faces(t, 0, "gold_hand:0") == ["levy", "march"] and faces(t, 0, "combat_hand:0") == ["spy"]
    for viewer in (1, None):
        assert faces(t, viewer, "gold_hand:0") == [BACK, BACK] and faces(t, viewer, "combat_hand:0") == [BACK]
        assert BACK not in faces(t, viewer, "combat_discard")


def test_section_2_only_the_top_of_each_stack_of_cities_is_seen():
    t = Table()
    for zone, stack in zip(("city_left", "city_right"), t.s.cities, strict=True):
        assert faces(t, 0, zone) == [BACK, TABLES.tiles[stack[-1]].id]


def test_tasks_are_secret_until_shown_and_open_at_the_end():
    t = Table()
    t.task(0, 1, "I-05")
    assert BACK not in faces(t, 0, "tasks:0") and set(faces(t, 1, "tasks:0")) == {BACK}
    t.s.shown[0] = 0b10
    assert faces(t, 1, "tasks:0")[0] == "I-05"
    t.s.acting, t.s.result = (), ["rounds", 0]
    assert BACK not in faces(t, 1, "tasks:0")


def test_a_seat_that_built_over_a_tile_it_had_seen_still_knows_it():
    t = Table(finds=True)
    h = t.h("-3,0")
    t.s.peeked[0] |= 1 << h
    true = t.s.explo[h]
    t.give(brazilwood=1)
    t.act("build")
    t.do(f"build {hexed('-3,0')} sugar_plantation")
    assert {t.s.determinize(0, n).buried[0] for n in range(12)} == {true}
    assert len({t.s.determinize(1, n).buried[0] for n in range(12)}) > 1


def test_possible_worlds_keep_what_a_seat_knows_and_vary_the_rest():
    t = Table(finds=True)
    t.gold(0, "levy")
    t.gold(1, "march", "treasure")
    peeked = t.h("-3,0")
    t.s.peeked[0] |= 1 << peeked
    worlds = [t.s.determinize(0, n) for n in range(20)]
    for world in worlds:
        GAME.check(world)
        assert world.gold_hand[0] == t.s.gold_hand[0] and world.dealt[0] == t.s.dealt[0] and world.explo[peeked] == t.s.explo[peeked]
        assert world.view(0) == t.s.view(0)
    for look in (lambda w: w.gold_hand[1], lambda w: w.dealt[1], lambda w: w.explo, lambda w: w.cities, lambda w: w.combat_deck,
                 lambda w: w.decks[0]):
        assert len({str(look(world)) for world in worlds}) > 1


def test_possible_worlds_during_set_up():
    """Capitals face down and a sealed monarch are anybody's guess."""
    s = GAME.new(2, {"empires": "random"}, 3)
    assert len({tuple(s.determinize(0, n).capital_tiles) for n in range(20)}) > 2
    while s.stack[-1][0] == "keep_task":
        s.play(s.acting[0], s.legal(s.acting[0])[0])
    s.play(1, s.legal(1)[0])
    assert len({s.determinize(0, n).stack[-1][3] for n in range(20)}) > 1
    assert {s.determinize(1, n).stack[-1][3] for n in range(20)} == {s.stack[-1][3]}, "one's own choice stands"
    GAME.check(s.determinize(0, 1))


def test_after_the_end_possible_worlds_keep_the_hands_that_lie_open():
    t = Table()
    t.gold(1, "march", "treasure")
    t.s.acting, t.s.result = (), ["rounds", 0]
    assert all(t.s.determinize(0, n).view(0) == t.s.view(0) for n in range(12))


def test_an_opponents_hand_makes_no_pause():
    """What the active player could do after the arch does not show: the movement phase begins alike with any hand."""
    steps = set()
    for cards in (("shipment",), ("treasure",), ("march",)):
        t = Table()
        t.gold(0, *cards)
        t.moving("renovate")
        steps.add((t.at, t.s.view(1).step))
    assert steps == {("movement", "movement")}


@pytest.mark.parametrize("other", ["levy", "march"])
def test_paying_with_one_of_two_gold_cards_asks_whatever_the_other_is(other):
    """Paid by itself it would tell everybody that the card kept is the like of the one discarded."""
    t = Table()
    t.gold(0, "levy", other)
    t.show_painting("caxias")
    t.act("painting")
    t.do("buy painting.caxias")
    assert t.at == "pay" and set(t.legal()) == {"card levy", f"card {other}"}
    t.do("card levy")
    assert t.at == "movement" and faces(t, 0, "gold_hand:0") == [other]


@pytest.mark.parametrize("other", ["volley", "spy"])
def test_giving_one_of_two_combat_cards_asks_whatever_the_other_is(other):
    t = Table(empires=("france", "portugal"), monarchs=("napoleon", "nassau"))
    t.combat(0, "volley", other)
    t.show_painting("camarao")
    t.act("painting")
    t.do("buy painting.camarao")
    assert t.at == "give" and set(t.legal()) == {"give volley", f"give {other}"}
    t.do("give volley")
    assert t.at == "movement" and faces(t, 0, "combat_hand:0") == [other]


# -- words ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats, options", CASES[::3])
def test_every_decision_label_detail_and_reason_has_words(seats, options):
    s, luck = GAME.new(seats, options, 77), Luck(5)
    names = [f"N{i}" for i in range(seats)]
    for n in range(400):
        if not s.acting:
            break
        if n % 4 == 0:
            decision = s.decision(s.acting[0])
            said = [decision.prompt, *decision.labels.values(), *decision.details.values(), *decision.reminders]
            said += [b.reason for b in decision.blocked]
            for message in said:
                for lang in LANGUAGES:
                    text = GAME.texts.words(message, lang, names)
                    assert text.strip() and "{" not in text and "None" not in text
            assert all(b.rule for b in decision.blocked) and decision.rule and decision.left
        s.play(s.acting[0], random_action(s, s.acting[0], luck))


def test_every_face_and_template_is_in_both_languages():
    for face in GAME.faces.values():
        assert set(face.name) == set(LANGUAGES) and all(face.name.values())
        assert not face.text or all(face.text[lang].strip() for lang in LANGUAGES)
    assert all(GAME.texts.names[f"hex_{q}_{r}"] for name in PRINTED for q, r in layout_of(name).at)


@pytest.mark.parametrize("lang, lines", [
    ("en", {"  C4 · Forest: empty", "  C6 · Cloud: face down", "  G7 · Plain: empty",
            "  Ana: B7 · Capital: Palace I - Capital", "  Ben: C7 · Forest: Sawmill of Ana [held by an enemy], Archer"}),
    ("zh-Hant", {"  C4·森林: 空", "  Ben: C7·森林: Ana的鋸木廠 [遭敵軍佔領], 弓箭手"})])
def test_the_land_is_told_in_words(lang, lines):
    """Played in a terminal the map has no picture: each hex says its terrain, its holder, and what on it is another's."""
    t = Table(finds=True)
    t.s.box.append(t.s.explo[t.h("1,1")])
    t.s.explo[t.h("1,1")] = 0
    t.tile(0, "-3,1", "sawmill")
    t.unit(1, "archer", "-3,1")
    text = describe(SimpleNamespace(game=GAME, names=["Ana", "Ben"]), t.s.view(0), lang).splitlines()
    assert lines <= set(text), text


def test_several_things_are_named_in_the_plural():
    """Prices, tasks and messages say "2 resources of choice" and "2 gold foundries"; cards are not called by their ids."""
    texts = GAME.texts
    assert "Monarch (2 resources of choice)" in texts.printed["brazil"]["en"] and "Archer (1 resource of choice)" in texts.printed["spain"]["en"]
    assert "2 gold foundries" in texts.printed["II-02"]["en"] and "1 academy" in texts.printed["III-02"]["en"]
    said = texts.words(("blocked.cost", {"cost": (("any_resource", 2), ("coffee", 1))}), "en", [])
    assert said == "Costs 2 resources of choice, 1 Coffee: you cannot pay."
    assert texts.words(("blocked.cost", {"cost": (("any_resource", 2),)}), "zh-Hant", []) == "費用：2 任意資源，無法支付。"
    assert texts.name("AA3", "en") == "Action card 3" and texts.name("AM9", "zh-Hant") == "移動牌 9 號"


def test_a_product_out_of_reach_names_the_price_with_what_falls_away():
    t = Table()
    t.painting(0, "gusmao")
    t.give(brazilwood=1)
    t.act("manufacture")
    said = {b.target: GAME.texts.words(b.reason, "en", ["N0", "N1"]) for b in t.s.decision(0).blocked}
    assert said["product0.1"] == "Costs 2 Sugarcane, 1 resource less: you cannot pay." and "product0.0" not in said
    assert said["product0.3"] == "Costs 2 Gold: you cannot pay."


def test_a_reshuffle_says_which_cards():
    t = Table()
    t.s.gold_pile, t.s.gold_deck = t.s.gold_deck, []
    t.product(0, "textiles", "harbor")
    t.act("harbor")
    events = t.do("take coffee")
    event = next(e for e in events if e[0] == "reshuffle")
    assert GAME.texts.words(("log.reshuffle", {"what": event[1]}), "en", []) == "Discarded gold cards are shuffled."


def test_end_turn_reminds_of_a_free_move():
    t = Table()
    t.moving()
    assert t.s.decision(0).reminders == () and t.s.decision(0).ends_turn == ("end_turn",)
    t.unit(0, "archer", "-4,0")
    assert [m[0] for m in t.s.decision(0).reminders] == ["remind.moves"]


# -- whole games ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("number", range(len(CASES)))
def test_random_games_over_all_maps_and_options_keep_the_invariants(number):
    seats, options = CASES[number]
    s, luck = GAME.new(seats, options, number), Luck(number)
    count = 0
    while s.acting:
        seat = s.acting[luck(len(s.acting))]
        s.play(seat, random_action(s, seat, luck))
        count += 1
        if count % 5 == 0:
            GAME.check(s)
    GAME.check(s)
    assert s.result and count <= GAME.max_decisions


@settings(max_examples=25, deadline=None)
@given(st.data())
def test_drawn_games_keep_the_invariants_after_every_action(data):
    seats, options = data.draw(st.sampled_from(CASES))
    s = GAME.new(seats, options, data.draw(st.integers(0, 10**6)))
    playing = Luck(data.draw(st.integers(0, 10**6)))
    for _ in range(data.draw(st.integers(0, 300))):
        if s.acting:
            s.play(s.acting[0], random_action(s, s.acting[0], playing))
    for _ in range(40):
        if not s.acting:
            return
        seat = data.draw(st.sampled_from(s.acting))
        s.apply(seat, data.draw(st.sampled_from(s.legal(seat))))
        GAME.check(s)


def test_every_monarch_plays_to_the_end():
    seen = set()
    for seed in range(40):
        s = GAME.new(4, {}, seed)
        playout(s, Luck(seed), GAME.max_decisions)
        seen |= set(s.monarch)
        GAME.check(s)
    assert seen == set(range(len(TABLES.monarchs)))
