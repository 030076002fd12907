"""Where pictures, maps and catalogues live: inside the package in an installed wheel, beside it in a checkout."""

from __future__ import annotations

import os
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
_DATA = PACKAGE / "data"


def _root(name: str) -> Path:
    inside = _DATA / name
    return inside if inside.is_dir() else PACKAGE.parent / name


def art(*parts: str) -> Path:
    """A path below the art folder; it need not exist."""
    return _root("art").joinpath(*parts)


def maps(*parts: str) -> Path:
    """A path below the maps folder; it need not exist."""
    return _root("maps").joinpath(*parts)


def locale() -> Path:
    """The folder of the gettext catalogues."""
    return PACKAGE / "locale"


def home() -> Path:
    """The player's own folder for settings, matches and reports. TABLETOP_HOME overrides it."""
    given = os.environ.get("TABLETOP_HOME")
    if given:
        return Path(given)
    import platformdirs

    return Path(platformdirs.user_data_dir("tabletop", appauthor=False))


def own_maps(game_id: str) -> Path:
    """The folder for maps of a game that the player has drawn; it need not exist."""
    return home() / "maps" / game_id


def cache() -> Path:
    """The folder for things that can be made again. Lies below TABLETOP_HOME when that is set."""
    given = os.environ.get("TABLETOP_HOME")
    if given:
        return Path(given) / "cache"
    import platformdirs

    return Path(platformdirs.user_cache_dir("tabletop", appauthor=False))


def write_atomic(path: Path, data: bytes) -> None:
    """Replace `path` by `data` so that a crash at any instant leaves the old or the new file. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temp = path.with_name(f"{path.name}.{os.getpid()}.tmp")
    try:
        with open(temp, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temp, path)
    finally:
        temp.unlink(missing_ok=True)
