"""The games of a match on a Ray cluster (the extra ``cluster``): the same jobs, the same verdicts.

Every node needs this package in the same version. Without an address a Ray of its own is started on
this machine, which listens on the loopback interface alone.
"""

import importlib
import os
import socket
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from typing import Any

from macaronesia.arena.match import Match
from macaronesia.arena.pool import Games, cores
from macaronesia.arena.referee import play, ready
from macaronesia.errors import BadOption, Refusal, shown

#: The address that means a Ray of our own.
LOCAL = "local"


def play_there(
    match: Match, numbers: list[int], address: str, workers: int | None, records: bool = False
) -> Games:
    """The verdicts on these games, from at most so many tasks at a time (None: as many as fit)."""
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
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that somebody plays
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
    """See whether anybody listens there: Ray itself would try for minutes."""
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
