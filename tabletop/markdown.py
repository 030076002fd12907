"""The part of Markdown that rules are written in: headings with anchors, paragraphs, lists, tables, bold, icons.

``:food:`` is an icon, ``## Title {#step}`` an anchor, ``> text`` a note. Nothing else is understood; nothing raises.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from tabletop.text import Run

_HEAD = re.compile(r"(#{1,4})\s+(.*?)\s*(?:\{#([\w.-]+)\})?\s*$")
_ITEM = re.compile(r"(\s*)(?:[-*]|(\d+)[.)])\s+(.*)$")
_INLINE = re.compile(r"\*\*(.+?)\*\*|:([a-z][a-z0-9_]*):|\[([^\]]+)\]\(#([\w.-]+)\)|`([^`]+)`|\*([^*\s][^*]*)\*")
_RULER = re.compile(r"\|?\s*:?-{2,}:?\s*(\|\s*:?-{2,}:?\s*)*\|?\s*$")


class Block(NamedTuple):
    """One block. `kind`: head, text, item, note, table or rule. `level` of a heading or the depth of an item; `mark` is
    what stands before an item; `rows` are the cells of a table, the first row its head."""

    kind: str
    runs: tuple[Run, ...] = ()
    level: int = 0
    anchor: str = ""
    mark: str = ""
    rows: tuple[tuple[tuple[Run, ...], ...], ...] = ()

    @property
    def words(self) -> str:
        """The plain text."""
        cells = [cell for row in self.rows for cell in row]
        return " ".join("".join(run.text for run in runs) for runs in (self.runs, *cells))


def inline(text: str) -> tuple[Run, ...]:
    """Bold, icons and links of one stretch of text."""
    out: list[Run] = []
    at = 0
    for found in _INLINE.finditer(text):
        if found.start() > at:
            out.append(Run(text[at : found.start()]))
        bold, icon, link, target, code, slanted = found.groups()
        if bold:
            out.extend(run._replace(weight="bold") for run in inline(bold))
        elif icon:
            out.append(Run(icon, ("icon", icon), icon))
        elif link:
            out.append(Run(link, ("anchor", target), weight="bold"))
        else:
            out.append(Run(code or slanted))
        at = found.end()
    if at < len(text):
        out.append(Run(text[at:]))
    return tuple(out)


def parse(text: str) -> list[Block]:
    """The blocks of a text."""
    lines = text.replace("\r\n", "\n").split("\n")
    out: list[Block] = []
    at = 0
    while at < len(lines):
        block, at = _block(lines, at, len(out))
        if block is not None:
            out.append(block)
    return out


def _block(lines: list[str], at: int, count: int) -> tuple[Block | None, int]:
    line = lines[at]
    if not line.strip():
        return None, at + 1
    head = _HEAD.match(line)
    if head:
        return Block("head", inline(head[2]), len(head[1]), head[3] or f"h{count}"), at + 1
    if line.strip() in ("---", "***"):
        return Block("rule"), at + 1
    if "|" in line and at + 1 < len(lines) and _RULER.match(lines[at + 1]):
        return _table(lines, at)
    if line.startswith(">"):
        end = _while(lines, at, lambda s: s.startswith(">"))
        return Block("note", inline(_joined(s.lstrip("> ") for s in lines[at:end]))), end
    item = _ITEM.match(line)
    if item:
        end = _while(lines, at + 1, lambda s: s.startswith("  ") and not _ITEM.match(s))
        words = _joined([item[3], *(s.strip() for s in lines[at + 1 : end])])
        return Block("item", inline(words), len(item[1]) // 2, mark=f"{item[2]}." if item[2] else "•"), end
    end = _while(lines, at + 1, lambda s: not _starts(s))
    return Block("text", inline(_joined(s.strip() for s in lines[at:end]))), end


def _starts(line: str) -> bool:
    """True when `line` begins a block of its own."""
    return not line.strip() or bool(_HEAD.match(line) or _ITEM.match(line)) or line.startswith((">", "|"))


def _while(lines: list[str], at: int, test) -> int:
    while at < len(lines) and lines[at].strip() and test(lines[at]):
        at += 1
    return at


def _joined(parts) -> str:
    """Lines of one paragraph as one: a blank between Latin words, none between Chinese characters."""
    out = ""
    for part in parts:
        wide = bool(out and part) and (ord(out[-1]) > 0x2E7F or ord(part[0]) > 0x2E7F)
        out += ("" if not out or wide else " ") + part
    return out


def _table(lines: list[str], at: int) -> tuple[Block, int]:
    end = _while(lines, at + 2, lambda s: "|" in s)
    picked = [lines[at], *lines[at + 2 : end]]
    rows = [[inline(cell.strip()) for cell in line.strip().strip("|").split("|")] for line in picked]
    wide = max(len(row) for row in rows)
    return Block("table", rows=tuple(tuple(row + [()] * (wide - len(row))) for row in rows)), end
