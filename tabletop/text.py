"""The only text layout of the program: spans to lines to pixels, in both languages.

Lines break where UAX #14 allows it, so no line starts with a Chinese comma and no Latin word is cut unless it is wider
than the whole line. What is measured is what is drawn.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import pygame
from uniseg.graphemecluster import grapheme_clusters
from uniseg.linebreak import line_break_units

from tabletop.assets import Assets
from tabletop.theme import Colour, Ink

_OBJECT = "￼"
_LAYOUTS = 4000
# Where a line may break for certain, and what holds no place to break.
_SEAM = re.compile("(?<=[\\w,.;:!?%)'\"\u2019\u201d\ufffc\u2026/+=*>-] )(?=[A-Za-z0-9\ufffc])|(?<=[\u4e00-\u9fff])(?=[\u4e00-\u9fff])")
_WHOLE = re.compile("(?:[A-Za-z0-9]+(?:'[A-Za-z]+)?[,.;:!?]* ?|[\u4e00-\u9fff\ufffc] ?)\\Z")
# A name from a file may hold what no font can draw: control characters and halves of surrogate pairs.
_UNDRAWN = re.compile("[\x00-\x09\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]")
_GLYPH_BYTES = 48_000_000


class Run(NamedTuple):
    """A stretch of text. `ref` names what it speaks of, `icon` draws that icon instead of the text; None inherits."""

    text: str
    ref: tuple | None = None
    icon: str = ""
    colour: Colour | None = None
    weight: str = ""


class Style(NamedTuple):
    """How text looks. `size` in pixels, `family` sans or serif, `weight` regular or bold, `align` left, center, right.

    `icons` is the art folder searched before the common icons. `line` is the distance of lines in sizes.
    """

    size: int
    colour: Colour = Ink.cream
    weight: str = "regular"
    family: str = "sans"
    align: str = "left"
    icons: str = ""
    line: float = 1.45


class Part(NamedTuple):
    """One drawn piece of a line: text or icon at `x` in its line."""

    x: int
    width: int
    text: str
    run: Run


class Layout:
    """Text that was broken into lines. `size` is what it covers when drawn; `cut` tells that words were left out."""

    __slots__ = ("size", "lines", "style", "line_height", "cut", "_writer")

    def __init__(self, writer: Writer, style: Style, lines: list[list[Part]], size: tuple[int, int], cut: bool):
        self._writer = writer
        self.style = style
        self.lines = lines
        self.size = size
        self.line_height = writer.line_height(style)
        self.cut = cut

    @property
    def words(self) -> list[str]:
        """The text of each line."""
        return ["".join(part.text for part in line) for line in self.lines]

    def draw(self, surface: pygame.Surface, pos: tuple[int, int], *, highlight: tuple | None = None) -> None:
        """Draw with the upper left corner at `pos`; parts whose ref is `highlight` are underlined."""
        x, y = int(pos[0]), int(pos[1])
        for line in self.lines:
            for part in line:
                image = self._writer.glyphs(part, self.style)
                surface.blit(image, (x + part.x, y + (self.line_height - image.get_height()) // 2))
                if highlight is not None and part.run.ref == highlight:
                    base = y + self.line_height - max(1, self.style.size // 8)
                    colour = part.run.colour or self.style.colour
                    pygame.draw.rect(surface, colour, (x + part.x, base, part.width, max(1, self.style.size // 12)))
            y += self.line_height

    def hit(self, at: tuple[int, int]) -> tuple | None:
        """The ref of the text at `at`, measured from the layout's corner."""
        row = int(at[1] // self.line_height) if self.line_height else 0
        if not 0 <= row < len(self.lines):
            return None
        return next((p.run.ref for p in self.lines[row] if p.x <= at[0] < p.x + p.width and p.run.ref), None)

    def boxes(self, ref: tuple) -> list[pygame.Rect]:
        """Where `ref` stands, measured from the layout's corner."""
        return [
            pygame.Rect(p.x, i * self.line_height, p.width, self.line_height)
            for i, line in enumerate(self.lines)
            for p in line
            if p.run.ref == ref
        ]


class Writer:
    """Lays out and draws text with the bundled fonts; keeps fonts, layouts and drawn runs."""

    def __init__(self, assets: Assets):
        if not pygame.font.get_init():
            pygame.font.init()
        self.assets = assets
        self._fonts: dict[tuple, pygame.font.Font] = {}
        self._layouts: OrderedDict[tuple, Layout] = OrderedDict()
        self._glyphs: OrderedDict[tuple, pygame.Surface] = OrderedDict()
        self._glyph_bytes = 0

    def font(self, family: str, weight: str, size: int) -> pygame.font.Font:
        """The font at `size` pixels; pygame's own when the bundled one is missing."""
        key = (family, weight, size)
        if key not in self._fonts:
            self._fonts[key] = self._open(family, weight, max(4, size))
        return self._fonts[key]

    def _open(self, family: str, weight: str, size: int) -> pygame.font.Font:
        from tabletop import resources

        for name in (f"{family}-{weight}", f"sans-{weight}", "sans-regular"):
            for ending in (".otf", ".ttf"):
                path = resources.art("common", "fonts", name + ending)
                if path.is_file():
                    try:
                        return pygame.font.Font(str(path), size)
                    except pygame.error:
                        continue
        return pygame.font.Font(None, size)

    def opened(self, style: Style) -> bool:
        """Whether the font of `style` is at hand; opening one takes milliseconds."""
        return (style.family, style.weight, style.size) in self._fonts

    def line_height(self, style: Style) -> int:
        """Distance of two lines in pixels."""
        return max(1, round(style.size * style.line))

    def layout(
        self, content: str | Sequence, style: Style, width: int | None = None, *, max_lines: int | None = None
    ) -> Layout:
        """Break `content` (a string, or a sequence of strings, Runs and engine Spans) into lines of at most `width`.

        Without `width` only line feeds break. With `max_lines` the rest is cut with an ellipsis and ``cut`` is set.
        """
        runs = _runs(content)
        key = (runs, style, width, max_lines)
        found = self._layouts.get(key)
        if found is not None:
            self._layouts.move_to_end(key)
            return found
        made = self._break(runs, style, width, max_lines)
        self._layouts[key] = made
        if len(self._layouts) > _LAYOUTS:
            self._layouts.popitem(last=False)
        return made

    def fit(
        self, content: str | Sequence, style: Style, box: tuple[int, int], least: int = 0, *, line: float | None = None
    ) -> Layout:
        """The layout at the largest size from ``style.size`` to `least` that fits into `box`; below that it is cut."""
        if line is not None:
            style = style._replace(line=line)
        least = least or max(6, style.size * 6 // 10)
        for size in range(style.size, least - 1, -1):
            found = self.layout(content, style._replace(size=size), box[0])
            if found.size[0] <= box[0] and found.size[1] <= box[1]:
                return found
        small = style._replace(size=least)
        return self.layout(content, small, box[0], max_lines=max(1, box[1] // self.line_height(small)))

    def draw(
        self,
        surface: pygame.Surface,
        content: str | Sequence,
        style: Style,
        pos: tuple[int, int],
        width: int | None = None,
    ) -> tuple[int, int]:
        """Lay out and draw at once; returns the size covered."""
        found = self.layout(content, style, width)
        found.draw(surface, pos)
        return found.size

    def draw_in(
        self,
        surface: pygame.Surface,
        content: str | Sequence,
        style: Style,
        box: pygame.Rect,
        *,
        least: int = 0,
        valign: str = "center",
    ) -> Layout:
        """Draw shrunk to fit `box`, aligned by the style across and by `valign` (top, center, bottom) down."""
        found = self.fit(content, style, box.size, least)
        spare = box.height - found.size[1]
        down = {"top": 0, "center": spare // 2, "bottom": spare}[valign]
        across = {"left": 0, "center": (box.width - found.size[0]) // 2, "right": box.width - found.size[0]}[
            style.align
        ]
        found.draw(surface, (box.x + across, box.y + down))
        return found

    def width(self, text: str, style: Style, weight: str = "") -> int:
        """Width of one line of plain text."""
        return self.font(style.family, weight or style.weight, style.size).size(_UNDRAWN.sub(" ", text))[0]

    def glyphs(self, part: Part, style: Style) -> pygame.Surface:
        """The drawn part: a stretch of text or an icon."""
        colour = part.run.colour or style.colour
        if part.run.icon:
            return self.assets.icon(part.run.icon, part.width, colour, style.icons)
        weight = part.run.weight or style.weight
        key = (part.text, style.family, weight, style.size, colour)
        found = self._glyphs.get(key)
        if found is None:
            found = self.font(style.family, weight, style.size).render(part.text, True, colour)
            self._glyphs[key] = found
            self._glyph_bytes += found.get_width() * found.get_height() * 4
            while self._glyph_bytes > _GLYPH_BYTES:
                old = self._glyphs.popitem(last=False)[1]
                self._glyph_bytes -= old.get_width() * old.get_height() * 4
        else:
            self._glyphs.move_to_end(key)
        return found

    def _break(self, runs: tuple[Run, ...], style: Style, width: int | None, max_lines: int | None) -> Layout:
        lines: list[list[Part]] = [[]]
        for pieces, must in _units(runs):
            self._add(lines, pieces, style, width)
            if must:
                lines.append([])
        cut = max_lines is not None and len(lines) > max_lines
        if cut:
            lines = lines[:max_lines]
            self._ellipsis(lines[-1], style, width)
        for line in lines:
            _trim(line, self, style)
        lines = [_joined(line, self, style) for line in lines]
        widest = max((line[-1].x + line[-1].width for line in lines if line), default=0)
        across = widest
        if style.align != "left":
            across = width if width is not None and len(lines) > 1 else widest
            lines = [_aligned(line, across, style.align) for line in lines]
        return Layout(self, style, lines, (across, len(lines) * self.line_height(style)), cut)

    def _add(self, lines: list[list[Part]], pieces: list[tuple[str, Run]], style: Style, width: int | None) -> None:
        """Put one unbreakable unit on the last line, or on a new one, or, if wider than any line, letter by letter."""
        wide = sum(
            self._wide(text.rstrip(" ") if i == len(pieces) - 1 else text, run, style)
            for i, (text, run) in enumerate(pieces)
        )
        line = lines[-1]
        at = line[-1].x + line[-1].width if line else 0
        # Kerning can make a line wider or narrower than the sum of its units, so near the edge it is measured whole.
        near = width is not None and at + wide > width - style.size
        if near and self._exact(line, pieces, style) > width:
            if line:
                lines.append([])
                line, at = lines[-1], 0
            if wide > width and sum(len(text) for text, _run in pieces) > 1:
                for text, run in pieces:
                    for letter in [text] if run.icon else grapheme_clusters(text):
                        self._add(lines, [(letter, run)], style, width)
                return
        for text, run in pieces:
            own = self._wide(text, run, style)
            line.append(Part(at, own, text, run))
            at += own

    def _exact(self, line: list[Part], pieces: list[tuple[str, Run]], style: Style) -> int:
        """The width of `line` with `pieces` as it would be drawn."""
        trial = line + [Part(0, 0, text, run) for text, run in pieces]
        _trim(trial, self, style)
        last = _joined(trial, self, style)[-1:]
        return last[0].x + last[0].width if last else 0

    def _wide(self, text: str, run: Run, style: Style) -> int:
        if run.icon:
            return round(style.size * 1.15)
        return self.font(style.family, run.weight or style.weight, style.size).size(text)[0] if text else 0

    def _ellipsis(self, line: list[Part], style: Style, width: int | None) -> None:
        run = line[-1].run._replace(icon="") if line else Run("")
        dots = self._wide("…", run, style)
        while line and width is not None and line[-1].x + line[-1].width + dots > width:
            last = line.pop()
            letters = list(grapheme_clusters(last.text))[:-1]
            if letters and not last.run.icon:
                text = "".join(letters)
                line.append(Part(last.x, self._wide(text, last.run, style), text, last.run))
        at = line[-1].x + line[-1].width if line else 0
        line.append(Part(at, dots, "…", run))


def _runs(content: str | Sequence) -> tuple[Run, ...]:
    if isinstance(content, str):
        return (Run(_UNDRAWN.sub(" ", content)),)
    out = []
    for item in content:
        if isinstance(item, Run):
            out.append(item._replace(text=_UNDRAWN.sub(" ", item.text)) if _UNDRAWN.search(item.text) else item)
        elif isinstance(item, str):
            out.append(Run(_UNDRAWN.sub(" ", item)))
        else:
            ref = item.ref
            icon = str(ref[1]) if ref and ref[0] == "icon" else ""
            out.append(Run(_UNDRAWN.sub(" ", item.text), ref, icon))
    return tuple(out)


@lru_cache(maxsize=8192)
def _breaks(text: str) -> tuple[str, ...]:
    """The unbreakable units of a text, by UAX #14. The library needs milliseconds for a sentence; so texts are cut where a break is certain (rules
    18 and 31: a blank between words, two ideographs), and it is asked once for each piece."""
    return tuple(unit for piece in _SEAM.split(text) for unit in _piece(piece))


@lru_cache(maxsize=8192)
def _piece(text: str) -> tuple[str, ...]:
    return (text,) if _WHOLE.match(text) else tuple(line_break_units(text))


def _units(runs: tuple[Run, ...]):
    """Yield (pieces, must break after): unbreakable units, each a list of (text, run)."""
    whole = "".join(_OBJECT if run.icon else run.text for run in runs)
    owner = iter([(run, 1 if run.icon else len(run.text)) for run in runs])
    run, left = next(owner, (Run(""), 0))
    for unit in _breaks(whole):
        must = unit.endswith(("\n", "\r"))
        pieces: list[tuple[str, Run]] = []
        at, size = 0, len(unit)
        while at < size:
            while left == 0:
                run, left = next(owner)
            take = min(left, size - at)
            text = run.text if run.icon else unit[at : at + take].rstrip("\r\n")
            if text:
                pieces.append((text, run))
            at += take
            left -= take
        yield pieces, must


def _trim(line: list[Part], writer: Writer, style: Style) -> None:
    """Blanks at the end of a line take no room."""
    while line and not line[-1].run.icon:
        last = line[-1]
        text = last.text.rstrip(" ")
        if text == last.text:
            return
        line.pop()
        if text:
            line.append(Part(last.x, writer._wide(text, last.run, style), text, last.run))
            return


def _aligned(line: list[Part], width: int, align: str) -> list[Part]:
    if not line:
        return line
    spare = width - line[-1].x - line[-1].width
    shift = spare // 2 if align == "center" else spare
    return [part._replace(x=part.x + shift) for part in line]


def _joined(line: list[Part], writer: Writer, style: Style) -> list[Part]:
    """Neighbours of one run become one part, measured again because of kerning; fewer blits, exact sizes."""
    groups: list[tuple[str, Run]] = []
    for part in line:
        if groups and groups[-1][1] is part.run and not part.run.icon:
            groups[-1] = (groups[-1][0] + part.text, part.run)
        else:
            groups.append((part.text, part.run))
    out: list[Part] = []
    at = 0
    for text, run in groups:
        wide = writer._wide(text, run, style)
        out.append(Part(at, wide, text, run))
        at += wide
    return out
