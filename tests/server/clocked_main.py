"""``macaronesia`` for which it is the time that a file says, in seconds since 1970."""

import sys
import time
from pathlib import Path

if __name__ == "__main__":
    clock = Path(sys.argv.pop(1))
    time.time = lambda: float(clock.read_text())

    from macaronesia.cli import main

    main()
