"""Where things lie on the tables and on the seats' boards, and the figures of the rules that the pictures show."""

from __future__ import annotations

import tomllib
from functools import lru_cache

from ..paths import ROOT

DATA = ROOT / "engines" / "brazil_imperial" / "data"


@lru_cache(maxsize=1)
def components() -> dict:
    """The contents of the box as the rules have them."""
    out: dict = {}
    for path in sorted(DATA.glob("*.toml")):
        out |= {k: v for k, v in tomllib.loads(path.read_text("utf-8")).items() if isinstance(v, list)}
    return out


def entry(kind: str, ident: str) -> dict:
    """One thing of the box."""
    return next(e for e in components()[kind] if e["id"] == ident)
