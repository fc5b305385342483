"""What the tests of thinking share: positions, the system's processes, and a way to hold these."""

import os
import signal
from contextlib import contextmanager

import macaronesia as mac
from macaronesia.bots import make_bot
from macaronesia.games import game_names
from tests.processes import alive, workers_of
from tests.waiting import until_so

LONG = "search:ms=600000"  # it thinks longer than any test runs


def briefing(game="santiago", players=3, seed=1):
    """What the seat to move knows of a new game."""
    position = mac.new_game(game, players, seed=seed)
    return position.briefing(position.seat)


def told(answer):
    """An answer without what differs from one time to the next: how long it took."""
    return {name: value for name, value in answer.items() if name != "effort"}


def here(bot, view, seed):
    """What a bot of this process answers."""
    return told(make_bot(bot, seed).choose(view).as_json())


async def settled(thinkers):
    """Wait until all thinkers are there, have loaded every game and have nothing to do."""
    for game in game_names():
        thinkers.want(game)
    await until_so(lambda: len(thinkers._idle) == thinkers.processes)


@contextmanager
def held():
    """While this is entered the thinkers of this process stand still; it gives their process ids."""
    pids = workers_of(os.getpid())
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield pids
    finally:
        for pid in filter(alive, pids):
            os.kill(pid, signal.SIGCONT)
