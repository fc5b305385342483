"""The speed of the vector environment, and of PettingZoo's classic environments on the same machine."""

import json
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from macaronesia.games import definitions
from macaronesia.research import vector

#: Enough that waking the threads costs nothing.
GAMES = 16384
#: Seconds: short enough that some windows are free of other people's load.
WINDOW = 0.01


def steps_per_second(game: str, players: int, seconds: float) -> float:
    """Random legal actions, masks and observations written at every step; the best of many windows."""
    batch = vector.new(GAMES, game, players, 1)
    own = vector.buffers(batch)
    vector.reset(batch, own.masks, own.observations)

    def stepped() -> int:
        vector.random_actions(batch, own.actions)
        vector.step(batch, *own)
        return batch.n

    stepped()  # compiled before the clock counts
    return best(stepped, seconds)


def best(work: Callable[[], int], seconds: float) -> float:
    """What the work returns per second in the best of many windows."""
    rates: list[float] = []
    until = time.perf_counter() + seconds
    while not rates or time.perf_counter() < until:
        done, began = 0, time.perf_counter()
        while (took := time.perf_counter() - began) < WINDOW:
            done += work()
        rates.append(done / took)
    return max(rates)


def measured(seconds: float) -> dict[str, Any]:
    """Steps a second of every game with four players, or as many as it has, on all cores."""
    return {
        f"{game.name}_vector_steps_per_second": steps_per_second(game.name, min(4, game.players[1]), seconds)
        for game in definitions()
    }


def pettingzoo(seconds: float) -> dict[str, float]:
    """The classic environments of the installed PettingZoo that run here, in steps a second; may be none."""
    command = [sys.executable, "-c", PETTINGZOO, str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    found: dict[str, float] = json.loads(done.stdout) if done.returncode == 0 else {}
    return found


#: As its own page on environments does it: ``last``, a random action of the mask, ``step``.
PETTINGZOO = """
import importlib, json, pkgutil, sys, warnings
warnings.simplefilter("ignore")
from pettingzoo import classic
from macaronesia.research.bench import best

def play(env):
    steps = 0
    env.reset()
    for agent in env.agent_iter():
        seen, _, over, cut, info = env.last()
        action = None
        if not (over or cut):
            mask = seen["action_mask"] if isinstance(seen, dict) else info.get("action_mask")
            space = env.action_space(agent)
            action = space.sample() if mask is None else space.sample(mask)
            steps += 1
        env.step(action)
    return steps

found = {}
for module in pkgutil.iter_modules(classic.__path__):
    if "_v" in module.name:
        try:
            made = importlib.import_module("pettingzoo.classic." + module.name)
            env = made.raw_env()
            found[module.name] = best(lambda: play(env), float(sys.argv[1]))
        except Exception:
            continue  # its own dependencies are missing
print(json.dumps(found))
"""
