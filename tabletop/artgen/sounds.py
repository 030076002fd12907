"""Makes the short sounds of the table from sine waves and noise: ``python -m tabletop.artgen.sounds``."""

from __future__ import annotations

import array
import math
import wave
from collections.abc import Callable
from pathlib import Path

RATE = 22_050
Wave = list[float]


def _noise() -> Callable[[], float]:
    """A repeatable hiss: the files must come out the same at every run."""
    state = 0x2545F491

    def draw() -> float:
        nonlocal state
        state = (state * 1_103_515_245 + 12_345) & 0x7FFFFFFF
        return state / 0x3FFFFFFF - 1.0

    return draw


def tone(
    pitch: float,
    seconds: float,
    *,
    fall: float = 8.0,
    attack: float = 0.004,
    overtones: tuple = (1.0,),
    glide: float = 0.0,
) -> Wave:
    """A struck tone: overtones fade faster than the ground tone; `glide` bends the pitch by that share."""
    out = []
    for i in range(round(seconds * RATE)):
        t = i / RATE
        bend = pitch * (t + glide * t * t / (2 * seconds))
        level = min(1.0, t / attack) * math.exp(-fall * t)
        parts = (
            w * math.sin(2 * math.pi * bend * (n + 1)) * math.exp(-fall * 0.6 * n * t) for n, w in enumerate(overtones)
        )
        out.append(level * sum(parts))
    return out


def hiss(seconds: float, *, fall: float = 20.0, attack: float = 0.003, dark: float = 0.5, swell: bool = False) -> Wave:
    """Filtered noise; `dark` from 0 (bright) to nearly 1; with `swell` it grows before it falls."""
    draw, last, out = _noise(), 0.0, []
    for i in range(round(seconds * RATE)):
        t = i / RATE
        last = dark * last + (1 - dark) * draw()
        level = math.sin(math.pi * t / seconds) ** 2 if swell else min(1.0, t / attack) * math.exp(-fall * t)
        out.append(level * last)
    return out


def mix(*parts: tuple[float, float, Wave]) -> Wave:
    """Add waves, each as (start in seconds, loudness, wave)."""
    length = max(round(start * RATE) + len(w) for start, _gain, w in parts)
    out = [0.0] * length
    for start, gain, w in parts:
        at = round(start * RATE)
        for i, value in enumerate(w):
            out[at + i] += gain * value
    return out


def sounds() -> dict[str, Wave]:
    """All sounds by name."""
    wood = (1.0, 0.5, 0.25, 0.12)
    brass = (1.0, 0.8, 0.6, 0.4, 0.25, 0.15)
    knock = tone(190, 0.16, fall=34, overtones=wood)
    coin = tone(2_350, 0.30, fall=16, overtones=(1.0, 0.0, 0.5, 0.3))
    card = hiss(0.13, fall=26, dark=0.35)
    return {
        "click": mix((0, 0.5, tone(620, 0.05, fall=70, overtones=wood)), (0, 0.3, hiss(0.02, fall=200, dark=0.6))),
        "card": mix((0, 0.9, card), (0.05, 0.4, tone(150, 0.08, fall=50))),
        "place": mix((0, 0.9, knock), (0, 0.35, hiss(0.05, fall=90, dark=0.7))),
        "coin": mix((0, 0.4, coin), (0.06, 0.3, tone(2_790, 0.26, fall=18, overtones=(1.0, 0.0, 0.4)))),
        "step": mix((0, 0.6, tone(140, 0.10, fall=45, overtones=wood)), (0, 0.3, hiss(0.05, fall=70, dark=0.8))),
        "horn": mix(
            (0, 0.32, tone(147, 0.9, fall=2.6, attack=0.09, overtones=brass)),
            (0.24, 0.30, tone(220, 0.8, fall=2.8, attack=0.08, overtones=brass)),
        ),
        "victory": mix(
            *(
                (i * 0.13, 0.30, tone(p, 0.8 if i < 3 else 1.3, fall=3.6, attack=0.02, overtones=brass))
                for i, p in enumerate((262, 330, 392, 523))
            )
        ),
        "shuffle": mix(*((i * 0.045, 0.55 - 0.03 * i, hiss(0.07, fall=40, dark=0.3)) for i in range(9))),
        "curtain": mix((0, 1.1, hiss(0.55, dark=0.8, swell=True)), (0.42, 0.25, tone(110, 0.2, fall=20))),
        "slide": mix((0, 0.8, knock), (0.02, 0.5, hiss(0.5, fall=7, dark=0.75))),
        "clack": mix((0, 0.9, tone(820, 0.09, fall=55, overtones=wood)), (0, 0.6, knock), (0.01, 0.4, hiss(0.06, fall=80, dark=0.3))),
        "drop": mix((0, 0.5, tone(420, 0.45, fall=7, overtones=wood, glide=-0.55)), (0.3, 0.4, tone(95, 0.2, fall=25))),
        "shot": mix((0, 0.6, tone(900, 0.28, fall=13, overtones=wood, glide=-0.8)), (0, 0.5, hiss(0.2, fall=22, dark=0.5))),
        "error": mix(
            (0, 0.4, tone(196, 0.14, fall=14, overtones=wood)), (0.11, 0.4, tone(165, 0.2, fall=14, overtones=wood))
        ),
    }


def write(folder: Path) -> None:
    """Write every sound as a WAV file, all at the same modest peak."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, values in sounds().items():
        peak = max(abs(v) for v in values)
        tail = min(400, len(values))
        for i in range(tail):
            values[-1 - i] *= i / tail
        data = array.array("h", (round(v / peak * 15_000) for v in values))
        with wave.open(str(folder / f"{name}.wav"), "wb") as out:
            out.setnchannels(1)
            out.setsampwidth(2)
            out.setframerate(RATE)
            out.writeframes(data.tobytes())


if __name__ == "__main__":
    write(Path(__file__).resolve().parents[2] / "art" / "common" / "sounds")
