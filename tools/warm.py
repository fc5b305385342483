"""Compiles everything once, so that many processes that start together afterwards only load it."""

import subprocess
import sys

from macaronesia.compile import units
from macaronesia.games import game_names
from macaronesia.research import vector


def main() -> None:
    """Each game in a process of its own."""
    _all_done([_start(game) for game in game_names()])


def compile_game(game: str) -> None:
    """A game's rules; then its bots, and beside them its vector environment, which both use the rules."""
    rules, *others = units(game)
    rules.load()
    beside = _start("vector", game)
    for unit in others:
        unit.load()
    _all_done([beside])


def compile_vector(game: str) -> None:
    """Everything that a batch of games calls."""
    batch = vector.new(4, game, 3, 1)
    actions, masks, observations, rewards, dones = vector.buffers(batch)
    vector.reset(batch, masks, observations)
    vector.random_actions(batch, actions)
    vector.step(batch, actions, masks, observations, rewards, dones)


def _start(*words: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, __file__, *words])


def _all_done(processes: list[subprocess.Popen[bytes]]) -> None:
    failed = [process.wait() for process in processes]
    if any(failed):
        sys.exit("not everything could be compiled")


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            main()
        case ["vector", game]:
            compile_vector(game)
        case [game]:
            compile_game(game)
