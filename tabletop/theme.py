"""Sizes and colours of the one interface theme: dark walnut, parchment and gold."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.i18n import N_

Colour = tuple[int, int, int]

SIZES = (12, 14, 16, 20, 24, 32, 48)
GRID = 8
# The least interface, in unscaled pixels, that every screen is designed to fit.
LEAST = (880, 540)


class Ink:
    """Named colours. `on_dark` and `on_paper` pairs keep at least 4.5:1 against their grounds."""

    night = (17, 12, 9)
    walnut = (38, 27, 20)
    walnut_light = (58, 42, 31)
    walnut_edge = (92, 68, 46)
    paper = (247, 238, 217)
    paper_dark = (229, 213, 180)
    paper_edge = (164, 134, 88)
    ink = (48, 33, 22)
    ink_soft = (98, 74, 52)
    ink_red = (146, 36, 28)
    cream = (246, 235, 212)
    cream_soft = (205, 186, 154)
    gold = (222, 178, 92)
    gold_bright = (255, 218, 134)
    gold_dark = (132, 94, 36)
    danger = (150, 45, 38)
    danger_light = (182, 66, 54)
    good = (74, 128, 84)
    glow = (255, 214, 102)
    disabled = (130, 116, 98)
    black = (0, 0, 0)
    white = (255, 255, 255)


class SeatColour(NamedTuple):
    """A seat's look: `main` on the table, `dark` and `light` to shade, `ink` for text on it, `emblem` to double it."""

    name: str
    main: Colour
    dark: Colour
    light: Colour
    ink: Colour
    emblem: int


def _seats(*rows: tuple[str, str]) -> tuple[SeatColour, ...]:
    return tuple(_seat(name, _hex(value), i) for i, (name, value) in enumerate(rows))


def _hex(value: str) -> Colour:
    return (int(value[0:2], 16), int(value[2:4], 16), int(value[4:6], 16))


def _seat(name: str, main: Colour, emblem: int) -> SeatColour:
    ink = Ink.white if contrast(main, Ink.white) >= contrast(main, Ink.night) else Ink.night
    return SeatColour(name, main, mix(main, Ink.black, 0.42), mix(main, Ink.white, 0.42), ink, emblem)


def mix(a: Colour, b: Colour, t: float) -> Colour:
    """The colour `t` of the way from `a` to `b`."""
    return (round(a[0] + (b[0] - a[0]) * t), round(a[1] + (b[1] - a[1]) * t), round(a[2] + (b[2] - a[2]) * t))


def contrast(a: Colour, b: Colour) -> float:
    """The contrast of two colours as WCAG counts it, 1 to 21."""
    low, high = sorted((_luminance(a), _luminance(b)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: Colour) -> float:
    parts = [c / 255 for c in colour]
    r, g, b = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


# Hues far apart for protan, deutan and tritan eyes; lightness differs too, so that they part in grey as well.
SEATS: dict[str, tuple[SeatColour, ...]] = {
    "standard": _seats(
        (N_("Red"), "c8402f"),
        (N_("Blue"), "2f74b8"),
        (N_("Yellow"), "e5b32e"),
        (N_("Green"), "2f8f63"),
        (N_("Violet"), "934a9c"),
        (N_("White"), "e9e4d8"),
    ),
    "contrast": _seats(
        (N_("Red"), "e0301e"),
        (N_("Blue"), "0a4fd0"),
        (N_("Yellow"), "ffd800"),
        (N_("Green"), "00a86b"),
        (N_("Violet"), "c03cff"),
        (N_("White"), "ffffff"),
    ),
    "soft": _seats(
        (N_("Red"), "d55e00"),
        (N_("Blue"), "56b4e9"),
        (N_("Yellow"), "f0e442"),
        (N_("Green"), "009e73"),
        (N_("Violet"), "8560ab"),
        (N_("White"), "f2efe8"),
    ),
}


class Theme:
    """Sizes for one interface scale and one seat palette."""

    def __init__(self, scale: float = 1.0, palette: str = "standard"):
        self.scale = scale
        self.seats = SEATS.get(palette, SEATS["standard"])

    def px(self, n: float) -> int:
        """`n` design pixels on this screen; at least 1 for anything above 0."""
        return max(1, round(n * self.scale)) if n > 0 else round(n * self.scale)

    def seat(self, index: int) -> SeatColour:
        """The look of seat colour `index`, which wraps round."""
        return self.seats[index % len(self.seats)]


def fitting_scale(percent: int, window: tuple[int, int], desktop: tuple[int, int]) -> float:
    """The scale to use: the wish in percent (0 follows the desktop), cut so that the least interface fits `window`."""
    if percent == 0:
        wish = min(2.5, max(0.85, round(min(desktop[0] / 1920, desktop[1] / 1080) * 20) / 20))
    else:
        wish = percent / 100
    most = min(window[0] / LEAST[0], window[1] / LEAST[1])
    return max(0.5, min(wish, most))
