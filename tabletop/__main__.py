"""``python -m tabletop``."""

import multiprocessing
import sys


def main() -> int:
    """The command's entry point."""
    multiprocessing.freeze_support()
    from tabletop.cli import main as run

    return run()


if __name__ == "__main__":
    sys.exit(main())
