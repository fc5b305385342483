"""What the tests of thinking share: positions, and a look at the system's processes."""

import time
from pathlib import Path

import macaronesia as mac
from macaronesia.bots import make_bot


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


def gone_within(pids, seconds):
    """Whether all of these processes end in that time."""
    until = time.monotonic() + seconds
    while any(map(alive, pids)) and time.monotonic() < until:
        time.sleep(0.02)
    return not any(map(alive, pids))


def _is_worker(folder, parent):
    try:
        line = (folder / "cmdline").read_bytes().split(b"\0")
    except (FileNotFoundError, ProcessLookupError, PermissionError):
        return False
    return b"macaronesia.server.thinking.worker" in line and str(parent).encode() in line
