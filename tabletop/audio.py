"""Short quiet sounds. Without a sound device everything here does nothing, silently."""

from __future__ import annotations

import os

import pygame

from tabletop import resources

NAMES = ("click", "card", "place", "coin", "step", "horn", "victory", "shuffle", "curtain", "slide", "clack", "drop", "shot", "error")


class Audio:
    """Plays sounds by name at the player's volume."""

    def __init__(self, volume: int = 60, mute: bool = False):
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._works: bool | None = None
        self.set(volume, mute)

    def set(self, volume: int, mute: bool) -> None:
        """Volume in percent, and whether all is muted."""
        self._volume = 0.0 if mute else max(0, min(100, volume)) / 100

    def play(self, name: str, gain: float = 1.0) -> None:
        """Play sound `name`; an unknown name or a missing file is silence."""
        if self._volume <= 0 or not self._ready():
            return
        if name not in self._sounds:
            self._sounds[name] = self._load(name)
        sound = self._sounds[name]
        if sound is not None:
            sound.set_volume(self._volume * min(1.0, gain))
            sound.play()

    def close(self) -> None:
        """Give the device back."""
        if self._works:
            pygame.mixer.quit()
        self._works = False

    def _ready(self) -> bool:
        """Open the device at the first sound, so that starting does not wait for it."""
        if self._works is None:
            try:
                pygame.mixer.init(44_100, -16, 2, 1024)
                self._works = True
            except (pygame.error, NotImplementedError):
                self._works = False
        return self._works

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        path = resources.art("common", "sounds", os.path.basename(name) + ".wav")
        try:
            return pygame.mixer.Sound(str(path)) if path.is_file() else None
        except pygame.error:
            return None
