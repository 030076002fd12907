"""Sets everything up in a folder of its own and starts the app or the tests. Needs Python 3.11 with venv and pip, nothing else.

    python3 bootstrap.py play [arguments of tabletop]
    python3 bootstrap.py test [arguments of pytest]
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent
EXTRAS = {"play": "", "test": "[test]", "bench": "[test,bench]"}


def environment(extra: str) -> Path:
    """The Python of ``.venv`` with the project in it; installs only when the project's needs changed."""
    folder = ROOT / ".venv"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = folder / f"ready{extra.replace(',', '-').strip('[]')}"
    wanted = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()
    if python.exists() and stamp.exists() and stamp.read_text("utf-8") == wanted:
        return python
    if not python.exists():
        print("Setting up, once: this takes a minute.", flush=True)
        venv.create(folder, with_pip=True)
    command = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--editable", f"{ROOT}{extra}"]
    if subprocess.run(command).returncode:
        sys.exit("The libraries could not be installed. Check the connection to the package index, then try again.")
    stamp.write_text(wanted, "utf-8")
    return python


def main() -> int:
    """Run the wanted command; its exit status is ours."""
    if sys.version_info < (3, 11):  # noqa: UP036  (older Pythons run this file, too)
        sys.exit(f"Tabletop needs Python 3.11 or later; this is {sys.version.split()[0]}.")
    job, rest = (sys.argv[1], sys.argv[2:]) if len(sys.argv) > 1 else ("play", [])
    if job not in EXTRAS:
        sys.exit(f"There is no job {job!r}; choose one of {', '.join(EXTRAS)}.")
    python = environment(EXTRAS[job])
    module = {"play": ["tabletop"], "test": ["pytest"], "bench": ["tabletop", "bench"]}[job]
    return subprocess.run([str(python), "-m", *module, *rest], cwd=ROOT if job == "test" else None).returncode


if __name__ == "__main__":
    sys.exit(main())
