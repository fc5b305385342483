"""What the tests of thinking share: positions, the system's processes, and a way to hold these."""

import os
import signal
from contextlib import contextmanager
from pathlib import Path

import macaronesia as mac
from macaronesia.bots import make_bot
from waiting import until_so

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


def workers_of(parent):
    """The process ids of the thinkers that a process has started and that still run."""
    return [int(folder.name) for folder in Path("/proc").glob("[0-9]*") if _is_worker(folder, parent)]


def alive(pid):
    """Whether a process runs; one that only waits to be cleared away does not."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return status != "Z"


async def settled(thinkers):
    """Wait until all thinkers are there, have loaded every game and have nothing to do."""
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


def _is_worker(folder, parent):
    try:
        line = (folder / "cmdline").read_bytes().split(b"\0")
    except (FileNotFoundError, ProcessLookupError, PermissionError):
        return False
    return b"macaronesia.server.thinking.worker" in line and str(parent).encode() in line
