"""What the engines say of files reaches players in their own language."""

from __future__ import annotations

import json
import re

import pytest

from engines.core.errors import EngineError
from engines.core.match import Match, MatchFileError
from tabletop import i18n
from tabletop.faults import _SUFFIXES, _TEMPLATES, in_words

_HAN = re.compile(r"[一-鿿]")
OWN = "程式訊息（英文）"


@pytest.fixture(autouse=True)
def chinese():
    i18n.set_language("zh-Hant")
    yield
    i18n.set_language("en")


def _filled(template: str) -> str:
    return re.sub(r"\{(\w+)\}", lambda m: f"<{m[1]}>", template)


@pytest.mark.parametrize("template", [*_TEMPLATES, *_SUFFIXES])
def test_every_template_is_found_again_and_keeps_its_facts(template):
    words = in_words(_filled(template))
    assert _HAN.search(words)
    for fact in re.findall(r"\{(\w+)\}", template):
        assert f"<{fact}>" in words
    assert template in _SUFFIXES or OWN not in words


def _spoil(path, how: str) -> None:
    lines = path.read_text("utf-8").splitlines()
    head = json.loads(lines[0])
    if how == "header":
        lines[0] = "[]"
    elif how == "format":
        lines[0] = json.dumps(head | {"tabletop": 99})
    elif how == "game":
        lines[0] = json.dumps(head | {"game": "no_such_game"})
    elif how == "version":
        lines[0] = json.dumps(head | {"version": 99, "options": {"x": "y"}})
    elif how == "seats":
        lines[0] = json.dumps(head | {"names": ["one"]})
    elif how == "line":
        lines[2] = "{"
    elif how == "action":
        lines[2] = lines[2].replace('"a":"', '"a":"un')
    elif how == "digest":
        lines[2] = re.sub(r'"g":"\w', '"g":"x', lines[2])
    path.write_text("" if how == "empty" else "\n".join(lines) + "\n", "utf-8")


@pytest.mark.parametrize("how", ["header", "format", "game", "version", "seats", "line", "action", "digest", "empty", "missing"])
def test_spoilt_matches_are_explained_in_chinese(how, tmp_path):
    path = tmp_path / "a.match"
    match = Match.start("gloria_mundi", 2, {}, 1, path=path)
    for _ in range(4):
        seat = match.state.acting[0]
        match.act(seat, match.state.legal(seat)[0])
    match.close()
    if how == "missing":
        path.unlink()
    else:
        _spoil(path, how)
    try:
        said = Match.load(path).problem
    except MatchFileError as error:
        said = str(error)
    words = in_words(said)
    assert _HAN.search(words) and OWN not in words, said
    assert "a.match" in words


def test_a_sentence_nobody_foresaw_is_quoted():
    assert in_words(str(EngineError("the moon is made of cheese"))) == OWN + "：the moon is made of cheese"
