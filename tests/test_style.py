"""The house style that a machine can check."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def test_the_linter_finds_nothing():
    done = subprocess.run([sys.executable, "-m", "ruff", "check", "--no-cache", "."], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_files_stay_short():
    long = [p for top in ("engines", "tabletop", "tests") for p in (ROOT / top).rglob("*.py") if len(p.read_text("utf-8").splitlines()) > 500]
    assert not long
