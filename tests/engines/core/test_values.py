"""Actions, domains, flow, texts, states and what views tell."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core.action import Amount, Flick, Pick, Split, format_action, parse_action
from engines.core.errors import DataError, EngineError, MalformedAction, RunawayFlow
from engines.core.flow import Decision, EachSeat, Flow, If, While
from engines.core.game import EventSpec
from engines.core.knowledge import known, redact, revealed
from engines.core.registry import UnknownGame, get, register
from engines.core.simulate import Luck
from engines.core.state import State
from engines.core.text import Texts, message
from engines.core.view import Piece, View, Zone
from tests.sample_game import GAME

_WORDS = st.from_regex(r"[A-Za-z_@.:#/-][\w.:@#/-]{0,20}", fullmatch=True).filter(lambda w: not w.lstrip("-").isdecimal())


@given(st.lists(st.one_of(st.integers(-999_999_999, 999_999_999), _WORDS), max_size=6), _WORDS)
def test_actions_survive_their_text(ids, verb):
    action = (verb, *ids)
    assert parse_action(format_action(action)) == action


@given(st.text(max_size=60))
def test_any_text_is_read_exactly_or_refused(text):
    try:
        action = parse_action(text)
    except MalformedAction:
        return
    assert parse_action(format_action(action)) == action


@pytest.mark.parametrize("domain", [
    Pick("p", ("a", "b", "c", "d"), 1, 3), Pick("p", ("a",), 0, 1), Amount("n", 2, 9), Amount("n", 0, 0), Split("s", 5, (3, 3, 0, 2)),
    Split("s", 0, (1, 1)), Flick("f", ("x", "y"), 20)])
def test_domains_contain_their_samples(domain):
    luck = Luck(4)
    seen = {domain.sample(luck) for _ in range(300)}
    assert all(domain.contains(action) for action in seen)
    for wrong in ((domain.verb,), (domain.verb, "zz"), (domain.verb, -1), (domain.verb, 10**9), ("other", 1), (domain.verb, True),
                  (domain.verb, "a", "a"), (domain.verb, "b", "a"), (domain.verb, 1, 1, 1, 3), (domain.verb, "x", 360_000, 1),
                  (domain.verb, "x", 1, 0), (domain.verb, "x", 1, 21)):
        assert not domain.contains(wrong) or wrong in seen


class TinyState(State):
    """A list of what ran."""

    FIELDS = {"trace": "list", "active": "value", "go": "value"}
    __slots__ = tuple(FIELDS)


def _tiny(build, seats=3):
    flow = Flow("tiny")
    TinyState.FLOW = flow
    build(flow)
    flow.check()
    s = TinyState()
    s.trace, s.active, s.go = [], 1, 0
    s.begin(seats, {}, 1)
    flow.run(s)
    return s


def note(word):
    """A step that leaves a trace."""
    return lambda s: s.trace.append(word)


def test_sequences_read_like_the_rulebook():
    def build(flow):
        @flow.decision("yes")
        class Ask(Decision):
            @staticmethod
            def who(s, f):
                s.trace.append(f"ask{f[2]}")
                return ()

            @staticmethod
            def yes(s, f, seat):
                """Never reached: nobody is asked."""

        def count(s):
            s.go += 1

        flow.sequence("inner", note("inner"))
        flow.sequence("match", note("a"), If(lambda s: s.go == 0, note("then"), orelse=(note("else"),)),
                      If(lambda s: s.go == 1, note("then"), orelse=(note("else"),)),
                      While(lambda s: s.go < 3, count, "inner"), EachSeat("ask"), EachSeat("ask", lambda s: 0), note("z"))

    s = _tiny(build)
    assert s.trace == ["a", "then", "else", "inner", "inner", "inner", "ask1", "ask2", "ask0", "ask0", "ask1", "ask2", "z"]
    assert s.acting == () and not s.stack


def test_faults_of_a_flow_are_named_at_once():
    with pytest.raises(EngineError, match="nowhere"):
        _tiny(lambda flow: flow.sequence("match", "nowhere"))
    with pytest.raises(RunawayFlow, match="match"):
        _tiny(lambda flow: flow.sequence("match", While(lambda s: True, note("x"))))
    with pytest.raises(EngineError, match="orphan"):
        _tiny(lambda flow: (flow.sequence("match", note("x")), flow.sequence("orphan", note("y"))))
    with pytest.raises(EngineError, match="cannot stand"):
        _tiny(lambda flow: flow.sequence("match", 7))
    with pytest.raises(EngineError, match="no method"):
        Flow("tiny").decision("missing")(type("Bad", (Decision,), {}))


def test_registry_names_what_there_is():
    assert get(GAME.id) is GAME and register(GAME) is GAME
    with pytest.raises(UnknownGame, match="lantern_pond"):
        get("no_such_game")
    with pytest.raises(UnknownGame):
        get("../core")


@pytest.mark.parametrize("change", [
    {"hands": [1, 2]}, {"hands": {"a": 1}}, {"deck": [[1]]}, {"deck": "abc"}, {"turn": []}, {"result": {}}, {"stack": [[{}]]}, {"extra": 1},
    {"deck": [1.5]}, {"parts": None}])
def test_damaged_states_are_refused_by_field(change):
    data = GAME.new(2, {}, 1).dump() | change
    with pytest.raises(DataError):
        GAME.load(data)
    with pytest.raises(DataError):
        GAME.load({})
    with pytest.raises(DataError):
        GAME.load([])


def _view(pieces, zones=()):
    return View("g", 0, 2, 1, 0, (), "s", ("", {}), tuple(zones), tuple(pieces))


def test_what_counts_as_learning_a_secret():
    deck, hand = Piece("d", "card", "back", "deck", count=5), Piece("h", "card", "red", "hand")
    base = known(_view([deck, hand]))
    drawn = known(_view([deck._replace(count=4), hand, Piece("n", "card", "blue", "hand")]))
    swapped = known(_view([deck._replace(count=4), Piece("x", "card", "back", "hand"), Piece("n", "card", "blue", "hand")]))
    moved = known(_view([deck, hand._replace(zone="table")]))
    other = known(_view([deck._replace(count=4), hand, Piece("o", "card", "back", "other")]))
    coin = known(_view([deck, hand, Piece("c", "coin", "gold", "purse", count=3)]))
    assert revealed(base, drawn) and revealed(base, swapped)
    assert not any(revealed(base, after) for after in (base, moved, other, coin))
    counted = known(_view([hand], [Zone("deck", "stack", count=5)]))
    fewer = known(_view([hand, Piece("n", "card", "blue", "hand")], [Zone("deck", "stack", count=4)]))
    assert revealed(counted, fewer) and not revealed(fewer, counted)


def test_events_are_cut_by_their_declaration():
    spec = EventSpec(("seat", "card", "to"), secret={"card": "seat"})
    event = ("give", 1, "red", 2)
    assert redact(event, spec, 1) == (event, False)
    for viewer in (0, 2, None, "1", True, 1.0):
        assert redact(event, spec, viewer) == (("give", 1, None, 2), True)
    assert redact(("give", 1, None, 2), spec, 0) == (("give", 1, None, 2), False)


def test_texts_say_which_entry_is_wrong(tmp_path):
    path = tmp_path / "text.toml"
    for content, word in (('[a]\nb = { en = "x" }', "a.b"), ('a = { en = "{x}", zh-Hant = "x" }', "arguments"), ("a = 1", "a"), ("= 1", "text.toml"),
                          ('a = { en = "{x:bad}", zh-Hant = "{x:bad}" }', "unknown field")):
        path.write_text(content, "utf-8")
        with pytest.raises(DataError, match=word):
            Texts.read(path, {})
    with pytest.raises(DataError):
        Texts.read(tmp_path / "none.toml", {})


def test_texts_fill_in_seats_names_goods_plurals_and_messages(tmp_path):
    path = tmp_path / "text.toml"
    path.write_text("""
inner = { en = "{n} {n:plural:coin:coins}", zh-Hant = "{n}枚銅錢" }
[outer]
en = "{who:seat}: {what:message}; {face:name}; {pile:goods}"
zh-Hant = "{who:seat}：{what:message}；{face:name}；{pile:goods}"
[deep]
en = "deep"
zh-Hant = "深"
help = { en = "deeper", zh-Hant = "更深" }
""", "utf-8")
    texts = Texts.read(path, {"red": {"en": "Red", "zh-Hant": "紅"}})
    said = message("outer", who=1, what=message("inner", n=1), face="red", pile=(("red", 2), ("blue", 1)))
    assert texts.words(said, "en", ["A", "B"]) == "B: 1 coin; Red; 2 Red, 1 blue"
    assert texts.words(said, "zh-Hant", ["甲", "乙"]) == "乙：1枚銅錢；紅；2 紅、1 blue"
    assert texts.words(message("inner", n=2), "en", []) == "2 coins"
    assert texts.words(message("deep"), "en", []) == "deep" and texts.words(message("deep.help"), "zh-Hant", []) == "更深"
    with pytest.raises(DataError):
        texts.words(message("none"), "en", [])
