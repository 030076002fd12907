"""``python -m engines``: the engines on the command line, without a window."""

import sys

from engines.cli import main

if __name__ == "__main__":
    sys.exit(main())
