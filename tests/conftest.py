"""Settings of all tests: no window, no sound, and Hypothesis profiles that count examples, never time."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from hypothesis import HealthCheck, settings

_CALM = {"deadline": None, "suppress_health_check": list(HealthCheck), "print_blob": True, "database": None}
settings.register_profile("quick", max_examples=20, **_CALM)
settings.register_profile("long", max_examples=1000, **_CALM)
settings.load_profile(os.environ.get("TABLETOP_TESTS", "quick"))
