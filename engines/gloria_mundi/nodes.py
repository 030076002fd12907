"""The flow of Gloria Mundi that all phases add their nodes to, and the actions that come up again and again, made once."""

from __future__ import annotations

from engines.core.flow import Flow
from engines.gloria_mundi.state import BASES, GloriaState
from engines.gloria_mundi.tables import CARDS, KINDS, RESOURCES

flow = Flow("gloria_mundi")
GloriaState.FLOW = flow
PAY, LAY = "pay", "tribute"
ONE = tuple(tuple(int(i == r) for i in range(4)) for r in range(4))
PLAY = tuple(("play", kind) for kind in KINDS)
BASE_USE = tuple(("base", b) for b in BASES)
EFFECT_USE = tuple(("effect", b) for b in BASES)
TARGET = tuple(("target", b) for b in BASES)
SITE = tuple(("site", b) for b in BASES)
LOSE = tuple(("lose", b) for b in BASES)
BUY = tuple(("buy", c.id) if c else None for c in CARDS)
RAZE = tuple(("raze", c.id) if c else None for c in CARDS)
HOLD = tuple(("hold", c.id) if c else None for c in CARDS)
TAKE = tuple(("take", r) for r in RESOURCES)
