"""Compiles everything once, so that many processes that start together afterwards only load it."""

import subprocess
import sys

from macaronesia.compile import units
from macaronesia.research import vector
from macaronesia.ruleset import GAMES


def main() -> None:
    """Each game in a process of its own."""
    started = [subprocess.Popen([sys.executable, __file__, game]) for game in GAMES]
    failed = [process.wait() for process in started]
    if any(failed):
        sys.exit("not everything could be compiled")


def warm(game: str) -> None:
    """A game's rules and bots, and a batch of it."""
    for unit in units(game):
        unit.load()
    batch = vector.new(4, game, 3, 1)
    actions, masks, observations, rewards, dones = vector.buffers(batch)
    vector.reset(batch, masks, observations)
    vector.random_actions(batch, actions)
    vector.step(batch, actions, masks, observations, rewards, dones)


if __name__ == "__main__":
    main() if len(sys.argv) == 1 else warm(sys.argv[1])
