"""The player's preferences: one file, written whole or not at all, and never a reason not to start."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec

from tabletop import resources
from tabletop.i18n import _

FILE = "settings.json"
_BIGGEST = 256_000
Scale = Annotated[int, msgspec.Meta(ge=0, le=250)]
Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
Pixels = Annotated[int, msgspec.Meta(ge=0, le=20_000)]
Name = Annotated[str, msgspec.Meta(max_length=40)]

SCALES = (0, *range(75, 251, 5))
LANGUAGES = ("en", "zh-Hant")
PALETTES = ("standard", "contrast", "soft")


class Settings(msgspec.Struct, omit_defaults=False):
    """All preferences. `scale` is in percent, 0 follows the desktop. `seen` and `reminders_off` hold ids."""

    language: Literal["", "en", "zh-Hant"] = ""
    scale: Scale = 0
    width: Pixels = 1440
    height: Pixels = 900
    maximised: bool = False
    fullscreen: bool = False
    animation: Literal["off", "fast", "normal", "slow"] = "normal"
    bot_speed: Literal["step", "slow", "normal", "fast", "instant"] = "normal"
    volume: Percent = 60
    mute: bool = False
    palette: Literal["standard", "contrast", "soft"] = "standard"
    card_zoom: Literal["cursor", "corner", "key", "off"] = "cursor"
    guide: Literal["none", "short", "contact"] = "contact"
    log_level: Annotated[int, msgspec.Meta(ge=1, le=3)] = 2
    end_turn: Literal["always", "unused", "never"] = "unused"
    reminders_off: Annotated[list[Name], msgspec.Meta(max_length=200)] = []
    curtain: bool = True
    names: Annotated[list[Name], msgspec.Meta(max_length=8)] = []
    seats: Annotated[dict[Name, Annotated[list[Name], msgspec.Meta(max_length=8)]], msgspec.Meta(max_length=50)] = {}
    panel_width: Pixels = 0
    panel_folded: bool = False
    dock_height: Pixels = 0
    seen: Annotated[list[Name], msgspec.Meta(max_length=200)] = []

    def animation_factor(self) -> float:
        """How much longer than normal motions take: 0 is none at all."""
        return {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.8}[self.animation]


def path() -> Path:
    """The settings file of this player."""
    return resources.home() / FILE


def load(file: Path | None = None) -> tuple[Settings, str]:
    """Read the preferences. Returns them and one sentence for the player when the file was no use, else "".

    Never raises for what the file holds; a damaged file is kept beside as ``*.bad`` and defaults are used.
    """
    file = file or path()
    try:
        if not file.exists():
            return Settings(), ""
        if file.stat().st_size > _BIGGEST or not (file.is_file() or file.is_dir()):
            return Settings(), _set_aside(file)
        raw = file.read_bytes()
    except OSError as error:
        words = _("The settings file {file} cannot be read ({why}). Default settings are used.")
        return Settings(), words.format(file=file, why=error.strerror or "?")
    try:
        found = msgspec.json.decode(raw, type=Settings)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError):
        return Settings(), _set_aside(file)
    found.scale = min(SCALES, key=lambda s: abs(s - found.scale))
    return found, ""


def save(settings: Settings, file: Path | None = None) -> str:
    """Write the preferences; returns one sentence for the player when that failed, else ""."""
    file = file or path()
    try:
        resources.write_atomic(file, msgspec.json.format(msgspec.json.encode(settings), indent=1))
    except OSError as error:
        words = _("The settings could not be saved to {file} ({why}). Check that the folder can be written.")
        return words.format(file=file, why=error.strerror or "?")
    return ""


def _set_aside(file: Path) -> str:
    """Move a useless file out of the way so that saving does not destroy what the player may want to mend."""
    bad = file.with_name(file.name + ".bad")
    try:
        file.replace(bad)
    except OSError:
        pass
    words = _(
        "The settings file {file} is damaged. Default settings are used; the old file is kept as {bad}. "
        "Set your preferences again, or mend the old file and rename it."
    )
    return words.format(file=file, bad=bad.name)
