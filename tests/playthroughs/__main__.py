"""``python -m tests.playthroughs [--new] [GAME ...]``: write the golden playthroughs anew. Look at the difference before you keep it.

A file that is there keeps its actions as far as the rules still allow them; with ``--new``, or when they do not, its match is played anew.
"""

from __future__ import annotations

import sys

from engines.core.errors import EngineError
from tests.playthroughs.record import CASES, Case, path_of, record, replay


def main(words: list[str]) -> int:
    """Write the files of the named games (all without a name) and tell what changed."""
    wanted = [word for word in words if word != "--new"]
    for case in CASES:
        if wanted and case.game not in wanted:
            continue
        path = path_of(case)
        old = path.read_text("utf-8") if path.exists() else None
        text = record(case) if old is None or "--new" in words else _again(case, old)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8", newline="\n")
        print(f"{path.parent.name}/{path.name}: {'new' if old is None else 'as before' if old == text else 'CHANGED'}")
    return 0


def _again(case: Case, old: str) -> str:
    try:
        return replay(old)
    except (EngineError, StopIteration, RuntimeError):
        return record(case)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
