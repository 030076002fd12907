"""Motion from the difference of two views. Time is given; skipping everything changes nothing but the moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engines.core.view import BACK, Piece
from tabletop.table.placing import Placer, Sprite

DURATION = 0.30
STAGGER = 0.05
MOST_FLIERS = 6
FADE = 0.7          # seconds that a trail stays after its piece has come to rest
FLASH = 0.55


class Spot(NamedTuple):
    """A box on a plane."""

    plane: str
    box: tuple


@dataclass
class Tween:
    """A sprite on its way. `piece` is what is drawn; `target` the id of the sprite that it becomes ("" for a mere flier)."""

    piece: Piece
    start: Spot
    end: Spot
    target: str
    begin: float
    length: float
    path: tuple = ()

    def at(self, now: float) -> float:
        """Progress from 0 to 1, eased out."""
        t = 0.0 if now <= self.begin else min(1.0, (now - self.begin) / self.length)
        return 1 - (1 - t) ** 3

    def centre(self, now: float) -> tuple[float, float] | None:
        """Where on its plane the middle is, for a tween that follows a path; None for a straight one."""
        if not self.path:
            return None
        t = max(0.0, min(1.0, (now - self.begin) / self.length)) * (len(self.path) - 1)
        i = min(int(t), len(self.path) - 2)
        (ax, ay), (bx, by) = self.path[i], self.path[i + 1]
        return (ax + (bx - ax) * (t - i), ay + (by - ay) * (t - i))


class Trail(NamedTuple):
    """The light behind a piece of `owner`, `width` wide, that runs along `path` from `begin` for `length` seconds."""

    plane: str
    path: tuple
    owner: int
    width: float
    begin: float
    length: float

    def at(self, now: float) -> tuple[int, float]:
        """How far along the path the head is, and how bright the trail still is."""
        t = max(0.0, min(1.0, (now - self.begin) / self.length))
        return round(t * (len(self.path) - 1)), max(0.0, 1 - max(0.0, now - self.begin - self.length) / FADE)


class Flash(NamedTuple):
    """A burst at `spot`, where something of `width` was destroyed."""

    plane: str
    spot: tuple
    width: float
    colour: tuple
    begin: float
    event: str

    def at(self, now: float) -> float | None:
        """From 0 to 1, None before and after."""
        t = (now - self.begin) / FLASH
        return t if 0 <= t <= 1 else None


def _pairs(old: dict[str, Sprite], new: dict[str, Sprite]) -> dict[str, Sprite]:
    """For every sprite that appears, the one that it most likely was: same id, else a vanished equal, else a shrunk pile or back
    of its kind."""
    source = {ident: old[ident] for ident in new if ident in old}
    gone = [s for ident, s in old.items() if ident not in new]
    shrunk = [s for ident, s in old.items() if ident in new and s.piece.count > new[ident].piece.count]
    for ident, sprite in new.items():
        if ident in old:
            continue
        piece = sprite.piece

        def same(other: Sprite, wanted=piece) -> bool:
            return other.piece.kind == wanted.kind and other.piece.face == wanted.face

        def back(other: Sprite, wanted=piece) -> bool:
            return other.piece.kind == wanted.kind and BACK in (other.piece.face, wanted.face)

        for test, pool in ((same, gone), (back, shrunk), (back, gone), (same, shrunk)):
            found = [s for s in pool if test(s) and (s.piece.owner in (-1, piece.owner) or pool is shrunk)]
            mine = [s for s in found if s.piece.owner == piece.owner]
            if found:
                source[ident] = (mine or found)[0]
                if pool is gone:
                    gone.remove(source[ident])
                break
    return source


class Choreographer:
    """Turns steps of a match into tweens, keyed by piece."""

    def __init__(self):
        self.tweens: dict[str, Tween] = {}
        self.now = 0.0
        self._serial = 0
        self._gone: dict[str, Sprite] = {}
        self.trails: list[Trail] = []
        self.flashes: list[Flash] = []
        self._heard = -1.0

    @property
    def fading(self) -> bool:
        """True while a trail or a flash is still seen; nobody waits for it."""
        return bool(self.trails or self.flashes)

    @property
    def moving(self) -> bool:
        """True while something is on its way."""
        return bool(self.tweens)

    def start(self, old: list[Sprite], new: list[Sprite], events, specs, placer: Placer, factor: float) -> bool:
        """Begin the motion from `old` to `new`; True when something moves. `factor` 0 moves nothing."""
        self.tweens.clear()
        if factor <= 0:
            self.finish()
            return False
        before, after = {s.piece.id: s for s in old}, {s.piece.id: s for s in new}
        self._gone = {ident: s for ident, s in before.items() if ident not in after}
        length = DURATION * factor
        delay = self.now
        for ident, was in _pairs(before, after).items():
            sprite = after[ident]
            if was.plane == sprite.plane and _near(was.box, sprite.box) and was.piece.rotation == sprite.piece.rotation:
                continue
            self.tweens[ident] = Tween(sprite.piece, Spot(was.plane, was.box), Spot(sprite.plane, sprite.box), ident, delay, length)
        for event in events:
            delay = self._goods(event, specs, placer, delay, length, factor)
        return self.moving

    def follow(self, trace, new: list[Sprite], factor: float) -> bool:
        """Let pieces run along a flick's trace instead of straight lines; those that leave the board run out and are gone."""
        after = {s.piece.id: s for s in new}
        moved: dict[str, list] = {}
        for n, frame in enumerate(trace.frames):
            for ident, x, y in frame:
                moved.setdefault(ident, []).append((n, x, y))
        whole = trace.step * max(1, len(trace.frames) - 1) * factor
        for ident, spots in moved.items():
            if len({(x, y) for _, x, y in spots}) < 2:
                continue
            sprite = after.get(ident) or self._gone.get(ident)
            if sprite is None:
                continue
            path, at = [], spots[0][1:]
            known = {n: (x, y) for n, x, y in spots}
            for n in range(len(trace.frames)):
                at = known.get(n, at)
                path.append(at)
            w, h = sprite.box[2:]
            spot = Spot(sprite.plane, (path[0][0] - w / 2, path[0][1] - h / 2, w, h))
            end = Spot(sprite.plane, (path[-1][0] - w / 2, path[-1][1] - h / 2, w, h))
            self.tweens[ident] = Tween(sprite.piece, spot, end, ident, self.now, max(0.05, whole), tuple(path))
            self.trails.append(Trail(sprite.plane, tuple(path), sprite.piece.owner, w, self.now, max(0.05, whole)))
        return self.moving

    def burst(self, events, specs, colours: dict, factor: float) -> None:
        """Flash where the pieces were that an event of `colours` tells of: at the end of their way, or where they lay."""
        for event in events:
            spec = specs.get(event[0])
            if event[0] not in colours or spec is None:
                continue
            values = dict(zip(spec.args, event[1:], strict=False))
            for ident in (values.get("piece"), values.get("other")):
                tween, gone = self.tweens.get(ident), self._gone.get(ident)
                if tween is None and gone is None:
                    continue
                plane, (x, y, w, h) = tween.end if tween is not None else (gone.plane, gone.box)
                begin = tween.begin + tween.length if tween is not None else self.now
                self.flashes.append(Flash(plane, (x + w / 2, y + h / 2), w, colours[event[0]], begin, event[0]))

    def begun(self) -> list[str]:
        """The events whose flashes began since the last call."""
        found = [flash.event for flash in self.flashes if self._heard < flash.begin <= self.now]
        self._heard = self.now
        return found

    def _goods(self, event, specs, placer: Placer, delay: float, length: float, factor: float) -> float:
        """Counters that fly from zone to zone as an event tells."""
        spec = specs.get(event[0])
        if spec is None:
            return delay
        values = dict(zip(spec.args, event[1:], strict=True))
        if not {"goods", "from", "to"} <= set(values) or values["goods"] is None:
            return delay
        start, end = placer.zone_box(_place(values, "from")), placer.zone_box(_place(values, "to"))
        if start is None or end is None:
            return delay
        size = placer.look("counter").size
        for good, n in values["goods"]:
            for _ in range(min(n, MOST_FLIERS)):
                self._serial += 1
                piece = Piece(f"flier{self._serial}", "counter", good, "")
                self.tweens[piece.id] = Tween(piece, _centre(start, size), _centre(end, size), "", delay, length)
                delay += STAGGER * factor
        return delay

    def update(self, dt: float) -> bool:
        """Let time pass; True while something moved."""
        if not self.tweens and not self.fading:
            return False
        self.now += dt
        self.trails = [t for t in self.trails if self.now < t.begin + t.length + FADE]
        self.flashes = [f for f in self.flashes if self.now < f.begin + FLASH]
        done = [ident for ident, t in self.tweens.items() if self.now >= t.begin + t.length]
        for ident in done:
            del self.tweens[ident]
        return True

    def finish(self) -> None:
        """Everything is where it goes, and nothing glows behind it."""
        self.tweens.clear()
        self.trails, self.flashes = [], []


def _place(values: dict, side: str) -> str:
    zone = str(values[side])
    space = values.get("space")
    return f"{zone}.{space}" if space is not None and side == "to" else zone


def _near(a, b) -> bool:
    return all(abs(p - q) < 0.5 for p, q in zip(a, b, strict=True))


def _centre(spot, size) -> Spot:
    plane, (x, y, w, h) = spot
    return Spot(plane, (x + w / 2 - size[0] / 2, y + h / 2 - size[1] / 2, size[0], size[1]))
