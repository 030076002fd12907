"""The text layout: line breaks in both languages, icons and refs, exact sizes."""

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from uniseg.linebreak import line_break_units

from engines.core import registry
from engines.core.text import Span
from tabletop.assets import Assets
from tabletop.text import Run, Style, Writer, _breaks

NEVER_FIRST = "、。」，！？：；）』》…"
NEVER_LAST = "「（『《"
CHINESE = "可購買一張「擴充建築」，蓋在沒有擴充的同類基礎建築上。（附加成本：一種資源）、糧食、黃金；如此而已！"
MIXED = "羅馬城 Gloria Mundi 陷落時，在 escape road 上走得最遠的人獲勝（version 3.5）。"


@pytest.fixture(scope="module")
def writer():
    return Writer(Assets())


@pytest.mark.parametrize("width", [90, 120, 160, 200, 333])
@pytest.mark.parametrize("text", [CHINESE, MIXED])
def test_no_line_starts_or_ends_with_forbidden_signs(writer, width, text):
    lines = writer.layout(text, Style(18), width).words
    assert all(line[0] not in NEVER_FIRST and line[-1] not in NEVER_LAST for line in lines if line)


@settings(max_examples=1000)
@given(st.text("ab Z09,.;:!?%)('\"-/ \u2019\u201c\u201d\ufffc+=*>\u00e9\u0301_[{\u00a0\u200b\n羅馬，。「」…々ー한ก—1A", max_size=40))
def test_units_found_in_pieces_are_those_of_the_whole(text):
    assert _breaks(text) == tuple(line_break_units(text))


def test_units_of_all_texts_of_the_games_are_those_of_the_whole():
    for game in map(registry.get, registry.game_ids()):
        for text in _strings(game.texts.templates):
            assert _breaks(text) == tuple(line_break_units(text))


def _strings(value) -> list[str]:
    return [value] if isinstance(value, str) else [text for part in value.values() for text in _strings(part)]


@pytest.mark.parametrize("width", [80, 120, 200])
def test_latin_words_stay_whole(writer, width):
    lines = writer.layout(MIXED, Style(16), width).words
    for word in ("Gloria", "Mundi", "escape", "road", "version"):
        assert any(word in line for line in lines)


def test_a_word_wider_than_the_line_is_cut_and_nothing_is_lost(writer):
    found = writer.layout("incomprehensibilities", Style(20), 60)
    assert "".join(found.words) == "incomprehensibilities"
    assert found.size[0] <= 60


@given(st.text(alphabet="ab c,.「」，。羅馬城x1\n-", max_size=80), st.integers(24, 300))
@settings(max_examples=60, deadline=None)
def test_no_letter_is_lost_and_no_line_is_too_wide(text, width):
    writer = _shared()
    found = writer.layout(text, Style(16), width)
    assert "".join(found.words).replace(" ", "") == text.replace(" ", "").replace("\n", "")
    assert found.size[0] <= width
    again = writer.layout(text, Style(16), max(1, found.size[0]))
    assert again.words == found.words


def _shared(kept=[]):  # noqa: B006  one writer for all examples
    if not kept:
        kept.append(Writer(Assets()))
    return kept[0]


def test_drawn_ink_lies_inside_the_measured_size(writer):
    found = writer.layout(MIXED + CHINESE, Style(20, (255, 255, 255)), 260)
    surface = pygame.Surface((600, 800), pygame.SRCALPHA)
    found.draw(surface, (100, 100))
    ink = surface.get_bounding_rect()
    assert pygame.Rect(100, 100, *found.size).inflate(2, 2).contains(ink)


def test_icons_and_refs_can_be_hit(writer):
    found = writer.layout(
        [Span("Pay "), Span("food", ("icon", "food")), Run(" to "), Span("Ann", ("seat", 2))], Style(20)
    )
    part = found.lines[0][1]
    assert part.run.icon == "food" and part.width > 10
    box = found.boxes(("seat", 2))[0]
    assert found.hit(box.center) == ("seat", 2)
    assert found.hit((0, 0)) is None
    assert found.hit((-5, 900)) is None


def test_lines_can_be_limited_with_an_ellipsis(writer):
    found = writer.layout(CHINESE, Style(18), 200, max_lines=2)
    assert found.cut and len(found.lines) == 2 and found.words[1].endswith("…") and found.size[0] <= 200


def test_fit_shrinks_before_it_cuts(writer):
    found = writer.fit(CHINESE, Style(30), (200, 120), 10)
    assert found.size[0] <= 200 and found.size[1] <= 120 and not found.cut and found.style.size < 30
    tiny = writer.fit(CHINESE, Style(30), (60, 30), 12)
    assert tiny.cut and tiny.size[1] <= 30


def test_alignment_and_empty_text(writer):
    found = writer.layout("a\nlonger line", Style(20, align="right"), 300)
    assert found.lines[0][0].x > found.lines[1][0].x
    assert writer.layout("", Style(20)).size[0] == 0
    assert len(writer.layout("a\n\nb", Style(20)).lines) == 3


def test_layouts_are_kept(writer):
    assert writer.layout(MIXED, Style(18), 200) is writer.layout(MIXED, Style(18), 200)
