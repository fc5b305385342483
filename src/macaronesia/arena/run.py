"""A match from its first game to its figures: on the cores of this machine or on a Ray cluster (the extra
``cluster``), going on where it stopped. Both play the same games with the same results.

Every node of a cluster needs this package in the same version. Without an address a Ray of its own is started
on this machine, which listens on the loopback interface alone.
"""

import importlib
import os
import signal
import socket
import tempfile
import threading
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager, nullcontext
from ctypes import c_bool
from dataclasses import dataclass, replace
from itertools import islice
from multiprocessing import get_context, parent_process
from pathlib import Path
from typing import Any

from macaronesia.arena.journal import Journal
from macaronesia.arena.match import GameResult, Match
from macaronesia.arena.referee import play, ready
from macaronesia.arena.statistics import MatchStatistics, match_statistics
from macaronesia.errors import BadOption, Refusal, shown
from macaronesia.kernel.units import cores

#: Results as they come in; closing it stops the games under way.
Results = Generator[GameResult, None, None]

#: The address that means a Ray of our own.
LOCAL = "local"

#: In a worker: whether it is to stop. Set by `_enter`.
_stop: c_bool | None = None


@dataclass(frozen=True)
class RunOptions:
    """Where a match is played, and what is kept of it."""

    workers: int | None = None  #: processes; None: one for every core
    cluster: str | None = None  #: the address of a Ray cluster, or "local"
    out: Path | None = None  #: the file that is written, and gone on with
    records: bool = False  #: whether the file gets every game's record


def run(
    match: Match,
    deals: int,
    options: RunOptions | None = None,
    progress: Callable[[int, int], None] = lambda _done, _games: None,
) -> tuple[MatchStatistics, bool]:
    """The figures of this number of deals, and whether all were played: Ctrl-C ends it early.

    ``progress`` is called with the numbers of games done and wanted, at the start and after every game.
    """
    options = options or RunOptions()
    games = deals * match.players
    with Journal(options.out, match) if options.out is not None else nullcontext() as journal:
        found = journal.results if journal else {}
        done = {number: result for number, result in found.items() if number < games}
        progress(len(done), games)
        try:
            with closing(_play(match, [n for n in range(games) if n not in done], options)) as results:
                for result in results:
                    if journal is not None:
                        journal.add(result)
                    # A long match must not fill the memory with its records.
                    done[result.number] = replace(result, record=None)
                    progress(len(done), games)
        except KeyboardInterrupt:
            pass
    return match_statistics(match, done.values()), len(done) == games


def _play(match: Match, numbers: list[int], options: RunOptions) -> Results:
    """The results of these games, in the order in which they end."""
    if not numbers:
        return
    if options.cluster is None:
        yield from play_here(match, numbers, options.workers or cores(), options.records)
    else:
        yield from play_on_cluster(match, numbers, options.cluster, options.workers, options.records)


# --- On this machine ---


def play_here(match: Match, numbers: list[int], workers: int, records: bool = False) -> Results:
    """The results of these games, from this number of processes at most."""
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
    under_way: set[Future[GameResult]] = set()
    try:
        while True:
            for number in islice(ahead, 2 * workers - len(under_way)):
                under_way.add(pool.submit(_play_in_worker, match, number, records))
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
    """Make a process a worker, which stops when the flag is set or the process that started it has ended."""
    global _stop  # noqa: PLW0603 - a worker has one parent
    _stop = stop
    serve_parent()


def serve_parent() -> None:
    """From now on this process ignores Ctrl-C, and ends when the process that started it has ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _play_in_worker(match: Match, number: int, records: bool) -> GameResult:
    return play(match, number, records, lambda: _stop is not None and _stop.value)


# --- On a cluster ---


def play_on_cluster(
    match: Match, numbers: list[int], address: str, workers: int | None, records: bool = False
) -> Results:
    """The results of these games, from at most this number of tasks at a time (None: as many as fit)."""
    ready(match)  # compiled once, for the workers on this machine
    with _connected(address, workers) as ray:
        task = ray.remote(play)
        slots = workers or max(int(ray.cluster_resources().get("CPU", 1)), 1)
        ahead = iter(numbers)
        under_way: list[Any] = []
        try:
            while True:
                for number in islice(ahead, 2 * slots - len(under_way)):
                    under_way.append(task.remote(match, number, records))
                if not under_way:
                    return
                done, under_way = ray.wait(under_way)
                yield from ray.get(done)
        except ray.exceptions.RayError as error:
            reason = str(error).strip().splitlines()[-1]
            raise Refusal("arena-cluster-failed", reason=shown(reason, 200)) from None
        finally:
            for job in under_way:
                ray.cancel(job)


@contextmanager
def _connected(address: str, workers: int | None) -> Iterator[Any]:
    """Ray, connected; a Ray of our own is gone afterwards with everything it wrote."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is reported
    if address == LOCAL:
        # Read when Ray is imported: no ports on any interface but the loopback.
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
    _reach(address)
    try:
        ray: Any = importlib.import_module("ray")
    except ModuleNotFoundError:
        raise BadOption("arena-no-ray") from None
    # Ray keeps sockets there, whose paths the system wants short.
    with tempfile.TemporaryDirectory(prefix="ray-", dir="/tmp" if os.name == "posix" else None) as folder:
        own = {
            "num_cpus": workers or cores(),
            "include_dashboard": False,
            "object_store_memory": 100 * 2**20,
            "_temp_dir": folder,
        }
        try:
            ray.init(address, log_to_driver=False, logging_level="ERROR", **(own if address == LOCAL else {}))
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise _unreachable(address, error) from None
        try:
            yield ray
        finally:
            ray.shutdown()


def _reach(address: str) -> None:
    """Refuse an address where nothing listens: Ray itself would try for minutes."""
    if address in (LOCAL, "auto"):
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        raise BadOption.value("address", address, f"host:port, auto, {LOCAL}")
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=10).close()
    except (OSError, OverflowError) as error:
        raise _unreachable(address, error) from None


def _unreachable(address: str, error: Exception) -> Refusal:
    reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return Refusal("arena-no-cluster", address=shown(address), reason=shown(reason.split(chr(10))[0], 200))
