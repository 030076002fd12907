"""Match files: whole, torn, damaged, hostile, foreign."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core import matchfile
from engines.core.errors import EngineError
from engines.core.match import Match, MatchFileError, StaleAction
from engines.core.simulate import Luck, random_action
from tests.sample_game import GAME

ROOT = Path(__file__).resolve().parents[3]


def play(match: Match, most: int = 10**6, seed: int = 1) -> Match:
    """Random play."""
    luck = Luck(seed)
    while not match.over and most:
        seat = match.state.acting[0]
        match.act(seat, random_action(match.state, seat, luck))
        most -= 1
    return match


@pytest.fixture
def saved(tmp_path) -> Path:
    """A file with twelve actions, one taken back."""
    path = tmp_path / "saved.jsonl"
    match = play(Match.start(GAME, 3, {"rounds": "long"}, 5, path=path, names=["A", "安", "C"]), 4)
    seat = match.state.acting[0]
    if not match.undoable(seat).can:
        match.act(seat, random_action(match.state, seat, Luck(1)))
    seat = next(s for s in range(3) if match.undoable(s).can)
    match.undo(seat)
    play(match, 8)
    match.close()
    return path


def refused(path: Path, *words: str) -> str:
    """The one sentence with which a file is refused."""
    with pytest.raises(MatchFileError) as caught:
        Match.load(path)
    text = str(caught.value)
    assert path.name in text and "\n" not in text and len(text) < 500, text
    assert all(word in text for word in words), text
    with pytest.raises(MatchFileError):
        Match.resume(path)
    return text


def test_every_action_is_in_the_file_at_once(tmp_path):
    path = tmp_path / "m.jsonl"
    match = Match.start(GAME, 2, {}, 1, path=path)
    for count in range(1, 8):
        play(match, 1)
        assert path.read_bytes().count(b"\n") == count + 1
        assert matchfile.peek(path).entries == count


def test_a_file_may_not_be_begun_twice(tmp_path):
    Match.start(GAME, 2, {}, 1, path=tmp_path / "m.jsonl").close()
    with pytest.raises(MatchFileError):
        Match.start(GAME, 2, {}, 1, path=tmp_path / "m.jsonl")


def test_cut_at_any_byte_it_loses_one_action_at_most(saved):
    data = saved.read_bytes()
    header = data.index(b"\n") + 1
    for cut in range(len(data) + 1):
        saved.write_bytes(data[:cut])
        if cut < header:
            refused(saved, "line 1", "deleted")
            continue
        match = Match.load(saved)
        assert match.problem is None and match.playable
        assert match.torn == (data[:cut][-1:] != b"\n")
        lines = data[:cut].count(b"\n")
        assert matchfile.peek(saved).entries == len(match.entries) and len(match.entries) >= lines - 4


def test_a_torn_tail_is_cut_off_before_play_goes_on(saved):
    whole = saved.read_bytes()
    saved.write_bytes(whole + b'{"s":1,"a":"pa')
    match = Match.resume(saved)
    assert match.torn and saved.read_bytes() == whole
    play(match)
    match.close()
    again = Match.load(saved)
    assert not again.torn and again.result == match.result and matchfile.peek(saved).end is not None


def test_a_lost_end_line_is_written_again(tmp_path):
    path = tmp_path / "m.jsonl"
    play(Match.start(GAME, 2, {}, 1, path=path)).close()
    rows = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(rows[:-1]))
    Match.resume(path).close()
    assert path.read_bytes() == b"".join(rows)


@pytest.mark.parametrize("row", [
    b"", b"null", b"[]", b"7", b'"text"', b"{}", b"{", b"\x00\x00\x00", b"\xff\xfe", b'{"s":0}', b'{"undo":0}', b'{"undo":-1}', b'{"undo":999}',
    b'{"undo":1,"concede":1}', b'{"s":0,"a":"pass","d":[],"o":null}', b'{"s":-1,"a":"pass","d":[],"o":null,"g":"0123456789abcdef"}',
    b'{"s":"0","a":"pass","d":[],"o":null,"g":"0123456789abcdef"}', b'{"s":0,"a":"pass","d":[1.5],"o":null,"g":"0123456789abcdef"}',
    b'{"s":0,"a":"pass","d":[99999999999999999999999],"o":null,"g":"0123456789abcdef"}',
    b'{"s":0,"a":"","d":[],"o":null,"g":"0123456789abcdef"}', b'{"s":0,"a":"pass","d":[],"o":NaN,"g":"0123456789abcdef"}',
    b'{"s":0,"a":"pass","d":[],"o":null,"g":"0123456789abcdef","evil":1}', b'{"end":{"reason":7,"winners":[]}}', b'{"concede":1e99}',
    b'{"s":0,"a":"pass","d":[],"o":' + b"[" * 5000 + b"]" * 5000 + b',"g":"0123456789abcdef"}', b"[" * 900_000,
    b'{"s":0,"a":"' + b"x" * 5000 + b'","d":[],"o":null,"g":"0123456789abcdef"}', b'{"undo":1}' + b" " * (1 << 20)])
def test_a_damaged_line_is_named_with_its_cure(saved, row):
    rows = saved.read_bytes().split(b"\n")
    rows.insert(3, row)
    saved.write_bytes(b"\n".join(rows))
    refused(saved, "line 4", "delete this line")


def test_lines_after_the_end_are_damage(tmp_path):
    path = tmp_path / "m.jsonl"
    play(Match.start(GAME, 2, {}, 1, path=path)).close()
    with path.open("ab") as file:
        file.write(b'{"undo":1}\n')
    refused(path, "already over")


@pytest.mark.parametrize("change", [
    {"tabletop": 2}, {"tabletop": "1"}, {"game": "../../evil"}, {"game": "Nobody"}, {"game": "no_such_game"}, {"version": -1}, {"seats": 0},
    {"seats": 99}, {"seats": True}, {"seats": 2}, {"options": {"rounds": "eternal"}}, {"options": {"x": "y"}}, {"options": [1]},
    {"seed": -1}, {"seed": 1 << 70}, {"seed": 1.5}, {"dealt": []}, {"dealt": [10**9]}, {"dealt": "all"}, {"names": ["A"]},
    {"names": ["x" * 200] * 3}, {"controllers": [1, 2, 3]}, {"created": None}, {"extra": 1}])
def test_a_damaged_header_is_refused(saved, change):
    head, rest = saved.read_bytes().split(b"\n", 1)
    saved.write_bytes(json.dumps(json.loads(head) | change).encode() + b"\n" + rest)
    refused(saved)


def test_what_is_no_match_file_is_refused(tmp_path):
    path = tmp_path / "m.jsonl"
    refused(path, "no such file")
    for data in (b"", b"hello", b"hello\n", b"\n\n\n", b"\x89PNG\r\n\x1a\n", os.urandom(5000) + b"\n", b'{"a":1}\n', b"[1]\n", b"[" * 10**6 + b"\n"):
        path.write_bytes(data)
        refused(path)
    path.unlink()
    path.mkdir()
    refused(path)


def test_a_file_that_is_far_too_large_is_refused_at_once(tmp_path):
    path = tmp_path / "m.jsonl"
    with path.open("wb") as file:
        file.truncate(1 << 34)
    begin = time.perf_counter()
    refused(path, "64 MB")
    assert time.perf_counter() - begin < 5


def _edit(path: Path, number: int, **change) -> None:
    rows = path.read_text("utf-8").splitlines()
    rows[number] = json.dumps(json.loads(rows[number]) | change)
    path.write_text("\n".join(rows) + "\n", "utf-8")


@pytest.mark.parametrize("change", [
    {"g": "0" * 16}, {"a": "no_such_verb"}, {"a": "bid 9"}, {"a": "$%"}, {"s": 2}, {"s": 63}, {"d": [1]}, {"a": "bid 1 1 1"}, {"a": "bid"}])
def test_an_edited_action_is_named_and_what_comes_before_is_shown(saved, change):
    _edit(saved, 2, **change)
    match = Match.load(saved)
    assert "line 3 (action 2)" in match.problem and saved.name in match.problem
    assert len(match.entries) == 1 and not match.playable
    assert match.state.view(None).turn == 1
    with pytest.raises(StaleAction):
        match.act(0, ("bid", 0))
    with pytest.raises(EngineError):
        match.concede(0)
    assert not match.undoable(0).can
    with pytest.raises(MatchFileError, match="watched"):
        Match.resume(saved)


@pytest.mark.parametrize("outcome", ["far", [1], [1, 2, 3], [-5, 5], [10**9, 0], {"x": 1}, [[[]]], True, [True, 1], 1.5])
def test_an_edited_flick_is_refused_without_harm(tmp_path, outcome):
    path = tmp_path / "m.jsonl"
    match = Match.start(GAME, 2, {}, 1, path=path)
    while not any(entry.action[0] == "flick" for entry in match.entries):
        play(match, 1)
    match.close()
    _edit(path, len(match.entries), o=outcome)
    assert f"(action {len(match.entries)})" in Match.load(path).problem


def test_a_recorded_flick_is_fed_and_not_worked_out_again(tmp_path, monkeypatch):
    from tests.sample_game import rules
    path = tmp_path / "m.jsonl"
    match = play(Match.start(GAME, 2, {}, 1, path=path))
    monkeypatch.setattr(rules, "glide", lambda *args: [0, 0])
    again = Match.load(path)
    assert again.problem is None and again.state.dump() == match.state.dump()


def test_another_version_plays_on_while_its_entries_fit(saved):
    head, rest = saved.read_bytes().split(b"\n", 1)
    saved.write_bytes(head.replace(b'"version":1', b'"version":7') + b"\n" + rest)
    match = Match.load(saved)
    assert match.problem is None and match.header.version == 7
    Match.resume(saved).close()
    _edit(saved, 3, g="0" * 16)
    problem = Match.load(saved).problem
    assert "version 7" in problem and "version 1" in problem and "action" in problem


def test_another_games_match_is_refused_by_name(saved):
    with pytest.raises(MatchFileError, match="lantern_pond"):
        from engines.core import registry
        Match.load(saved, next(registry.get(g) for g in registry.game_ids() if g != GAME.id))


def test_conceding_is_kept(tmp_path):
    path = tmp_path / "m.jsonl"
    match = play(Match.start(GAME, 3, {}, 1, path=path), 5)
    match.concede(1)
    match.close()
    again = Match.load(path)
    assert again.result == ((0, 2), "concede") and again.conceded == 1 and again.state.dump() == match.state.dump()
    assert matchfile.peek(path).end.reason == "concede"
    _edit(path, 6, concede=50)
    assert Match.load(path).problem


def test_saving_elsewhere_is_whole_and_without_undone_actions(saved, tmp_path):
    match = Match.load(saved)
    copy = tmp_path / "copy.jsonl"
    match.save(copy)
    match.save(copy)
    assert b"undo" in saved.read_bytes() and b"undo" not in copy.read_bytes()
    assert Match.load(copy).state.dump() == match.state.dump()
    assert sorted(p.name for p in tmp_path.iterdir()) == ["copy.jsonl", "saved.jsonl"]


class FullDisk:
    """A file on a disk that fills up after `room` bytes."""

    def __init__(self, file, room: int):
        self.file, self.room = file, room

    def write(self, data: bytes) -> int:
        if not self.room:
            raise OSError(28, "No space left on device")
        done = self.file.write(data[:self.room])
        self.room -= done
        return done

    def __getattr__(self, name):
        return getattr(self.file, name)


def test_a_full_disk_does_not_stop_play_and_loses_nothing(tmp_path):
    path = tmp_path / "m.jsonl"
    match = play(Match.start(GAME, 2, {}, 1, path=path), 3)
    real = match._writer._file
    match._writer._file = FullDisk(real, 10)
    play(match, 2)
    assert "No space" in match.save_error and path.name in match.save_error
    assert len(Match.load(path).entries) == 3 and not Match.load(path).torn
    match._writer._file = real
    play(match, 1)
    assert match.save_error is None
    assert [e.digest for e in Match.load(path).entries] == [e.digest for e in match.entries]


def test_sync_is_a_choice(tmp_path, monkeypatch):
    calls = []
    monkeypatch.setattr(matchfile.os, "fsync", lambda fd: calls.append(fd))
    play(Match.start(GAME, 2, {}, 1, path=tmp_path / "a.jsonl"), 3)
    assert not calls
    play(Match.start(GAME, 2, {}, 1, path=tmp_path / "b.jsonl", sync=True), 3)
    assert len(calls) == 4


_PLAYER = """
import sys
from tests.engines.core.test_matchfile import GAME, Luck, Match, random_action
match = Match.start(GAME, 3, {"rounds": "long"}, 9, path=sys.argv[1])
luck = Luck(3)
print("go", flush=True)
while True:
    if match.over:
        print("over", flush=True)
        sys.stdin.read()
    seat = match.state.acting[0]
    entry = match.act(seat, random_action(match.state, seat, luck))
    print(entry.digest, flush=True)
    sys.stdin.readline()
"""


@pytest.mark.parametrize("after", [0, 3, 11])
def test_killed_at_any_moment_it_keeps_all_that_was_shown(tmp_path, after):
    path = tmp_path / "m.jsonl"
    child = subprocess.Popen([sys.executable, "-c", _PLAYER, str(path)], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    shown = []
    assert child.stdout.readline() == "go\n"
    for _ in range(after):
        shown.append(child.stdout.readline().strip())
        child.stdin.write("\n")
        child.stdin.flush()
    child.send_signal(signal.SIGKILL)
    child.communicate()
    kept = [entry.digest for entry in Match.load(path).entries]
    assert kept[:after] == shown and after <= len(kept) <= after + 1
    Match.resume(path).close()


@given(data=st.data())
def test_no_damage_of_any_kind_gets_past_the_reader(data, tmp_path_factory):
    path = tmp_path_factory.mktemp("fuzz") / "m.jsonl"
    play(Match.start(GAME, 2, {}, 3, path=path), 9).close()
    content = bytearray(path.read_bytes())
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(content) - 1))
        how = data.draw(st.integers(0, 3))
        piece = data.draw(st.binary(min_size=1, max_size=6))
        if how == 0:
            content[at] = piece[0]
        elif how == 1:
            del content[at:at + len(piece)]
        elif how == 2:
            content[at:at] = piece
        else:
            content[at:at] = content[at // 2:at]
    path.write_bytes(bytes(content))
    try:
        match = Match.load(path)
    except MatchFileError as error:
        assert path.name in str(error) and "\n" not in str(error)
    else:
        GAME.check(match.state)
        assert match.problem is None or path.name in match.problem
