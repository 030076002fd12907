"""Writing Tiled maps that consist of a picture and objects only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from xml.sax.saxutils import quoteattr

Value = str | int | float


@dataclass
class Obj:
    """One object: a rectangle, a point (no size) or a polyline (`line`, absolute points)."""

    name: str
    x: float
    y: float
    w: float = 0
    h: float = 0
    kind: str = ""
    line: Sequence[tuple[float, float]] = ()
    props: dict[str, Value] = field(default_factory=dict)


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def property_rows(props: dict[str, Value], indent: str) -> list[str]:
    """The lines of a block of properties; none when there are none."""
    if not props:
        return []
    rows = [f"{indent}<properties>"]
    for name in sorted(props):
        value = props[name]
        kind = {int: ' type="int"', float: ' type="float"'}.get(type(value), "")
        text = _number(value) if isinstance(value, float) else str(value)
        rows.append(f"{indent} <property name={quoteattr(name)}{kind} value={quoteattr(text)}/>")
    return [*rows, f"{indent}</properties>"]


def _object(number: int, obj: Obj) -> list[str]:
    head = f'  <object id="{number}" name={quoteattr(obj.name)}'
    if obj.kind:
        head += f" type={quoteattr(obj.kind)}"
    head += f' x="{_number(obj.x)}" y="{_number(obj.y)}"'
    if obj.w and obj.h:
        head += f' width="{_number(obj.w)}" height="{_number(obj.h)}"'
    body = property_rows(obj.props, "   ")
    if obj.line:
        points = " ".join(f"{_number(x - obj.x)},{_number(y - obj.y)}" for x, y in obj.line)
        body.append(f'   <polyline points="{points}"/>')
    elif not (obj.w and obj.h):
        body.append("   <point/>")
    return [head + ">", *body, "  </object>"] if body else [head + "/>"]


def document(size: tuple[int, int], picture: tuple[str, int, int] | None, layers: dict[str, list[Obj]], tile: int = 10) -> str:
    """The text of a map of `size` units with tiles of `tile` units; `picture` is (path, pixels wide, pixels high)."""
    rows = ['<?xml version="1.0" encoding="UTF-8"?>']
    extra = 1 if picture else 0
    total = sum(map(len, layers.values()))
    rows.append(
        '<map version="1.10" tiledversion="1.10.2" orientation="orthogonal" renderorder="right-down" '
        f'width="{size[0] // tile}" height="{size[1] // tile}" tilewidth="{tile}" tileheight="{tile}" infinite="0" '
        f'nextlayerid="{len(layers) + extra + 1}" nextobjectid="{total + 1}">'
    )
    if picture:
        rows += [
            ' <imagelayer id="1" name="picture">',
            f'  <image source={quoteattr(picture[0])} width="{picture[1]}" height="{picture[2]}"/>',
            " </imagelayer>",
        ]
    return "\n".join([*rows, *layer_rows(layers, 1 + extra), "</map>", ""])


def layer_rows(layers: dict[str, list[Obj]], first: int) -> list[str]:
    """The lines of object layers whose ids count from `first`."""
    rows: list[str] = []
    number = 0
    for i, (name, objects) in enumerate(layers.items(), first):
        rows.append(f' <objectgroup id="{i}" name={quoteattr(name)}>')
        for obj in objects:
            number += 1
            rows += _object(number, obj)
        rows.append(" </objectgroup>")
    return rows
