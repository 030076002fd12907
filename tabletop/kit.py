"""What every widget and scene draws with, in one bundle that the app renews when scale, palette or language change."""

from __future__ import annotations

from dataclasses import dataclass, field

from tabletop.assets import Assets
from tabletop.audio import Audio
from tabletop.settings import Settings
from tabletop.text import Style, Writer
from tabletop.theme import Colour, Ink, Theme


@dataclass
class Kit:
    """Theme, pictures, text, sound and preferences."""

    theme: Theme
    assets: Assets
    writer: Writer
    audio: Audio
    settings: Settings
    # Index of glyph colours by ground, so that a widget reads well wherever it lies.
    grounds: dict[str, tuple[Colour, Colour, Colour]] = field(
        default_factory=lambda: {
            "dark": (Ink.cream, Ink.cream_soft, Ink.gold_bright),
            "paper": (Ink.ink, Ink.ink_soft, Ink.ink_red),
        }
    )

    def px(self, n: float) -> int:
        """`n` design pixels on this screen."""
        return self.theme.px(n)

    def style(
        self,
        size: float = 16,
        *,
        bold: bool = False,
        serif: bool = False,
        colour: Colour = Ink.cream,
        align: str = "left",
        icons: str = "",
        line: float = 1.45,
    ) -> Style:
        """A text style with `size` in design pixels."""
        return Style(
            self.theme.px(size), colour, "bold" if bold else "regular", "serif" if serif else "sans", align, icons, line
        )

    def ink(self, ground: str, role: str = "") -> Colour:
        """The text colour for role "" (main), soft or accent on `ground`."""
        return self.grounds[ground][{"": 0, "soft": 1, "accent": 2}[role]]
