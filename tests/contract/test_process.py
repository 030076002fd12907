"""What only separate processes and the source text can show: hash order, imports, life without a window."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import engines
from tests.contract.harness import GAMES

ROOT = Path(engines.__file__).resolve().parent.parent
ENGINES = ROOT / "engines"
GAME_FOLDERS = sorted(p.name for p in ENGINES.iterdir() if (p / "__init__.py").exists() and p.name not in ("core", "bots"))

_DIGESTS = """
import sys
import tests.sample_game
from engines.core import registry
from engines.core.simulate import Luck, random_action
for game_id in registry.game_ids():
    game = registry.get(game_id)
    for seed in range(5):
        state, luck = game.new(game.max_seats, {}, seed), Luck(seed)
        for _ in range(1500):
            if not state.acting:
                break
            seat = state.acting[0]
            view, decision = state.view(seat), state.decision(seat)
            action = random_action(state, seat, luck)
            print(game_id, state.legal(seat), decision, view.pieces if luck(10) == 0 else "")
            print(action, state.apply(seat, action), state.digest())
"""

_NO_WINDOW = """
import sys
class Gate:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("pygame", "pytmx", "pymunk", "tabletop"):
            raise ImportError(name + " is out of bounds for the engines")
sys.meta_path.insert(0, Gate())
from engines.core import registry, match, physics, simulate
from engines import cli, textplay
from engines.bots import arena
def still(table, discs, flicked, angle, speed, *, track=False):
    return physics.Rest(tuple((d.id, d.x, d.y) for d in sorted(discs)), (), (), 1)
physics.port.run = still
for game_id in registry.game_ids():
    game = registry.get(game_id)
    state = game.new(game.min_seats, {}, 1)
    simulate.playout(state, simulate.Luck(1))
    state.view(0)
print("fine")
"""


def _python(code: str, **env) -> str:
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=os.environ | env, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_two_processes_with_other_hash_seeds_play_alike():
    one, two = (_python(_DIGESTS, PYTHONHASHSEED=seed) for seed in ("1", "4242"))
    assert one == two and one.count("\n") > 100 * len(GAMES)


def test_engines_live_without_a_window():
    assert _python(_NO_WINDOW).strip() == "fine"


def _imports(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                package = path.relative_to(ROOT).with_suffix("").parts[:-node.level]
                base = ".".join([*package, base]).rstrip(".")
            found |= {base} | {f"{base}.{alias.name}" for alias in node.names}
    return found


def _bad(folder: Path, forbidden) -> list[str]:
    return [f"{path.relative_to(ROOT)}: {name}" for path in sorted(folder.rglob("*.py")) for name in sorted(_imports(path))
            if forbidden(name)]


def _under(name: str, *packages: str) -> bool:
    return any(name == p or name.startswith(p + ".") for p in packages)


def test_arrows_of_import_point_one_way():
    window = ("pygame", "pytmx", "tabletop", "tests")
    bad = _bad(ENGINES, lambda name: _under(name, *window))
    games = [f"engines.{game}" for game in GAME_FOLDERS]
    bad += _bad(ENGINES / "core", lambda name: _under(name, *games, "engines.bots", "engines.cli", "random"))
    bad += _bad(ENGINES / "bots", lambda name: _under(name, *games, "engines.cli"))
    for game in GAME_FOLDERS:
        others = [other for other in games if other != f"engines.{game}"]
        bad += _bad(ENGINES / game, lambda name, others=others: _under(name, *others, "engines.bots", "engines.cli", "time", "random",
                                                                     "pymunk", "datetime", "secrets", "uuid"))
    if (ROOT / "tabletop").is_dir():
        drawing_tools = f"tabletop{os.sep}artgen"
        bad += [row for row in _bad(ROOT / "tabletop", lambda name: _under(name, *games)) if not row.startswith(drawing_tools)]
    assert not bad, bad


def test_the_window_names_no_game():
    """A game's name in the window's code would be a rule or a look that belongs into data."""
    words = [word for game in GAMES for word in (game.id, game.name["en"])]
    bad = []
    for path in sorted((ROOT / "tabletop").rglob("*.py")) if (ROOT / "tabletop").is_dir() else []:
        if "artgen" in path.parts:
            continue
        text = path.read_text("utf-8")
        bad += [f"{path.relative_to(ROOT)} names {word}" for word in words if word in text]
    assert not bad, bad


def test_rules_never_iterate_over_sets():
    """Hash order must not reach a match: a `for` over a set display, set() call or set comprehension is refused."""
    bad = []
    for folder in [*(ENGINES / game for game in GAME_FOLDERS), ROOT / "tests" / "sample_game", ENGINES / "core"]:
        for path in sorted(folder.rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                loops = [node.iter] if isinstance(node, ast.For | ast.comprehension) else []
                bad += [f"{path.relative_to(ROOT)}:{loop.lineno}" for loop in loops if _is_set(loop)]
    assert not bad, bad


def _is_set(node) -> bool:
    return isinstance(node, ast.Set | ast.SetComp) or (
        isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("set", "frozenset"))
