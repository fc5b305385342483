"""``python -m macaronesia.compile GAME PARENT``: compiles a game's rules and bots into the code cache.

Prints the name of each part when it is on disk. Started by ``kernel/units.py`` in the background.
"""

import os
import signal
import sys

from macaronesia.bots.evaluator import bot_unit
from macaronesia.child import end_with_parent
from macaronesia.games import definition
from macaronesia.kernel import code_cache
from macaronesia.kernel.units import Unit

#: Added to the priority number: everything that somebody waits for comes before.
NICE = 15


def units(game: str) -> list[Unit]:
    """What is compiled for a game, in this order."""
    kernel = getattr(definition(game).load("rules"), "kernel", None)
    found = [None if kernel is None else kernel.rules, bot_unit(game)]
    return [unit for unit in found if unit is not None]


def main() -> None:
    """Compile one game."""
    game, parent = sys.argv[1:]
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICE)
    end_with_parent(int(parent))
    for unit in units(game):
        unit.load(announce=False)  # the terminal is that of whoever plays meanwhile
        print(unit.part, flush=True)
    code_cache.prune()


if __name__ == "__main__":
    main()
