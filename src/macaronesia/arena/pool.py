"""The games of a match on the cores of this machine."""

import os
import signal
import threading
from collections.abc import Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from ctypes import c_bool
from itertools import islice
from multiprocessing import get_context, parent_process

from macaronesia.arena.match import Match
from macaronesia.arena.referee import play, ready
from macaronesia.arena.verdict import Verdict
from macaronesia.errors import Refusal

#: Verdicts as they come in; closing it stops the games under way.
Games = Generator[Verdict, None, None]

#: In a worker: whether it shall stop. Set by `_enter`.
_stop: c_bool | None = None


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_here(match: Match, numbers: list[int], workers: int, records: bool = False) -> Games:
    """The verdicts on these games, from so many processes."""
    ready(match)  # compiled once, here; the workers load what is on disk then
    workers = min(workers, len(numbers))
    if workers <= 1:
        yield from (play(match, number, records) for number in numbers)
        return
    # A forked process would inherit locks of threads that it does not have.
    context = get_context("spawn")
    # A word in shared memory: an Event has a lock, that a worker killed at a bad moment never gives back.
    stop = context.RawValue(c_bool, False)
    pool = ProcessPoolExecutor(workers, context, _enter, (stop,))
    ahead = iter(numbers)
    under_way: set[Future[Verdict]] = set()
    try:
        while True:
            for number in islice(ahead, 2 * workers - len(under_way)):
                under_way.add(pool.submit(_play, match, number, records))
            if not under_way:
                return
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    except BrokenProcessPool:
        raise Refusal("arena-worker-died") from None
    finally:
        stop.value = True
        pool.shutdown(cancel_futures=True)


def _enter(stop: c_bool) -> None:
    """Make a process a worker: it leaves when it is told to, or when the one that started it is gone."""
    global _stop  # noqa: PLW0603 - a worker has one master
    _stop = stop
    serve_master()


def serve_master() -> None:
    """From now on this process leaves Ctrl-C to the one that started it, and leaves when that is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_master, daemon=True).start()


def _leave_with_master() -> None:
    master = parent_process()
    assert master is not None
    master.join()
    os._exit(1)


def _play(match: Match, number: int, records: bool) -> Verdict:
    return play(match, number, records, _told_to_stop)


def _told_to_stop() -> bool:
    assert _stop is not None
    return _stop.value
