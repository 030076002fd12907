"""`python -m tabletop.artgen NAME [ARGUMENTS]`: run one generator, or `all` for everything but the fonts."""

from __future__ import annotations

import importlib
import os
import sys

GENERATORS = {
    "fonts": "tabletop.artgen.fonts",
    "icons": "tabletop.artgen.icons",
    "textures": "tabletop.artgen.textures",
    "gloria_mundi": "tabletop.artgen.gloria_mundi.build",
    "ascending_empires": "tabletop.artgen.ascending_empires.build",
    "brazil_imperial": "tabletop.artgen.brazil_imperial.build",
    "covers": "tabletop.artgen.covers",
    "sounds": "tabletop.artgen.sounds",
}
SLOW_OR_EXTERNAL = {"fonts"}


def main(arguments: list[str]) -> int:
    """Run the named generator; returns the exit code."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    name = arguments[0] if arguments else ""
    if name != "all" and name not in GENERATORS:
        print("choose one of: all", *GENERATORS)
        return 2
    for chosen in (n for n in GENERATORS if n not in SLOW_OR_EXTERNAL) if name == "all" else (name,):
        importlib.import_module(GENERATORS[chosen]).main(arguments[1:])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
