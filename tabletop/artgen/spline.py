"""Smooth curves through given points."""

from __future__ import annotations

import math
from collections.abc import Sequence

Point = tuple[float, float]


def catmull(points: Sequence[Point], closed: bool = False, per_span: int = 24) -> list[Point]:
    """A dense centripetal-looking curve through all `points` (at least two)."""
    n = len(points)
    spans = n if closed else n - 1

    def at(i: int) -> Point:
        return points[i % n] if closed else points[min(max(i, 0), n - 1)]

    out: list[Point] = []
    for i in range(spans):
        p0, p1, p2, p3 = at(i - 1), at(i), at(i + 1), at(i + 2)
        for k in range(per_span):
            t = k / per_span
            out.append(tuple(_blend(p0[a], p1[a], p2[a], p3[a], t) for a in (0, 1)))
    if not closed:
        out.append(points[-1])
    return out


def _blend(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def resample(line: Sequence[Point], count: int) -> list[Point]:
    """`count` points at equal distances along `line`, both ends included."""
    lengths = [0.0]
    for (x0, y0), (x1, y1) in zip(line, line[1:], strict=False):
        lengths.append(lengths[-1] + math.hypot(x1 - x0, y1 - y0))
    out, j = [], 0
    for i in range(count):
        want = lengths[-1] * i / (count - 1)
        while j < len(line) - 2 and lengths[j + 1] < want:
            j += 1
        span = lengths[j + 1] - lengths[j] or 1.0
        t = (want - lengths[j]) / span
        (x0, y0), (x1, y1) = line[j], line[j + 1]
        out.append((x0 + (x1 - x0) * t, y0 + (y1 - y0) * t))
    return out
