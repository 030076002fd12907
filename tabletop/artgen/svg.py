"""A small writer for the part of SVG that pygame's loader draws: shapes, gradients, opacity, hex colours."""

from __future__ import annotations

import math
from collections.abc import Sequence

Stops = Sequence[tuple[float, str]]


def num(value: float) -> str:
    """A short decimal."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def points(pairs: Sequence[tuple[float, float]]) -> str:
    """`x,y x,y ...`."""
    return " ".join(f"{num(x)},{num(y)}" for x, y in pairs)


def mix(a: str, b: str, t: float) -> str:
    """The colour `t` of the way from `a` to `b` (both #rrggbb)."""
    pa, pb = ([int(c[i : i + 2], 16) for i in (1, 3, 5)] for c in (a, b))
    return "#" + "".join(f"{round(x + (y - x) * t):02x}" for x, y in zip(pa, pb, strict=True))


def dark(colour: str, t: float = 0.3) -> str:
    """`colour` towards a warm black."""
    return mix(colour, "#1d120b", t)


def light(colour: str, t: float = 0.3) -> str:
    """`colour` towards a warm white."""
    return mix(colour, "#fff6e0", t)


class Pic:
    """One picture being drawn; every method adds one element on top."""

    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = width, height
        self._defs: list[str] = []
        self._body: list[str] = []
        self._known: dict[str, str] = {}
        self._open = 0

    def _paint(self, fill: str, stroke: str, sw: float, op: float) -> str:
        text = f' fill="{fill or "none"}"'
        if stroke:
            text += f' stroke="{stroke}" stroke-width="{num(sw)}" stroke-linejoin="round" stroke-linecap="round"'
        return text + (f' opacity="{num(op)}"' if op < 1 else "")

    def _gradient(self, head: str, tail: str, stops: Stops, fades: Sequence[float]) -> str:
        inner = "".join(
            f'<stop offset="{num(o)}" stop-color="{c}"' + (f' stop-opacity="{num(fades[i])}"' if fades else "") + "/>"
            for i, (o, c) in enumerate(stops)
        )
        key = head + inner
        if key not in self._known:
            name = f"g{len(self._known)}"
            self._known[key] = name
            self._defs.append(f"<{head.replace('ID', name)}>{inner}</{tail}>")
        return f"url(#{self._known[key]})"

    def lin(self, *colours: str, dx: float = 0, dy: float = 1, fades: Sequence[float] = ()) -> str:
        """A linear gradient over the shape's box, from top to bottom unless `dx`, `dy` say otherwise.

        In per cent, since the loader takes bare numbers for pixels.
        """
        stops = [(i / (len(colours) - 1), c) for i, c in enumerate(colours)]
        return self._gradient(
            f'linearGradient id="ID" x1="0%" y1="0%" x2="{num(dx * 100)}%" y2="{num(dy * 100)}%"',
            "linearGradient",
            stops,
            fades,
        )

    def rad(self, *colours: str, cx: float = 0.4, cy: float = 0.35, r: float = 0.7, fades: Sequence[float] = ()) -> str:
        """A radial gradient over the shape's box."""
        stops = [(i / (len(colours) - 1), c) for i, c in enumerate(colours)]
        return self._gradient(
            f'radialGradient id="ID" cx="{num(cx * 100)}%" cy="{num(cy * 100)}%" r="{num(r * 100)}%"',
            "radialGradient",
            stops,
            fades,
        )

    def rect(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        fill: str = "",
        stroke: str = "",
        sw: float = 1,
        rx: float = 0,
        op: float = 1,
    ) -> None:
        """A rectangle."""
        corner = f' rx="{num(rx)}"' if rx else ""
        self._body.append(
            f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"{corner}'
            f"{self._paint(fill, stroke, sw, op)}/>"
        )

    def circle(
        self, x: float, y: float, r: float, fill: str = "", stroke: str = "", sw: float = 1, op: float = 1
    ) -> None:
        """A circle."""
        self._body.append(f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}"{self._paint(fill, stroke, sw, op)}/>')

    def oval(
        self, x: float, y: float, rx: float, ry: float, fill: str = "", stroke: str = "", sw: float = 1, op: float = 1
    ) -> None:
        """An ellipse."""
        self._body.append(
            f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}"{self._paint(fill, stroke, sw, op)}/>'
        )

    def path(self, d: str, fill: str = "", stroke: str = "", sw: float = 1, op: float = 1) -> None:
        """A path."""
        self._body.append(f'<path d="{d}"{self._paint(fill, stroke, sw, op)}/>')

    def poly(
        self, pairs: Sequence[tuple[float, float]], fill: str = "", stroke: str = "", sw: float = 1, op: float = 1
    ) -> None:
        """A closed polygon."""
        self._body.append(f'<polygon points="{points(pairs)}"{self._paint(fill, stroke, sw, op)}/>')

    def line(self, pairs: Sequence[tuple[float, float]], stroke: str, sw: float = 1, op: float = 1) -> None:
        """An open polyline."""
        self._body.append(f'<polyline points="{points(pairs)}"{self._paint("", stroke, sw, op)}/>')

    def push(self, x: float = 0, y: float = 0, scale: float = 1, flip: bool = False, angle: float = 0) -> None:
        """Open a group at (x, y), scaled, mirrored, turned."""
        text = f"translate({num(x)} {num(y)})"
        if angle:
            text += f" rotate({num(angle)})"
        if scale != 1 or flip:
            text += f" scale({num(-scale if flip else scale)} {num(scale)})"
        self._body.append(f'<g transform="{text}">')
        self._open += 1

    def pop(self) -> None:
        """Close the innermost group."""
        self._body.append("</g>")
        self._open -= 1

    def star(
        self, x: float, y: float, outer: float, inner: float, tips: int, fill: str, stroke: str = "", sw: float = 1
    ) -> None:
        """A star standing on two tips."""
        self.poly(
            [
                (x + r * math.sin(a), y - r * math.cos(a))
                for i in range(2 * tips)
                for a, r in [(math.pi * i / tips, inner if i % 2 else outer)]
            ],
            fill,
            stroke,
            sw,
        )

    def text(self) -> str:
        """The whole file. Raises ValueError when a group was left open."""
        if self._open:
            raise ValueError("a group was not closed")
        defs = f"<defs>{''.join(self._defs)}</defs>\n" if self._defs else ""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{num(self.width)}" height="{num(self.height)}" '
            f'viewBox="0 0 {num(self.width)} {num(self.height)}">\n{defs}' + "\n".join(self._body) + "\n</svg>\n"
        )
