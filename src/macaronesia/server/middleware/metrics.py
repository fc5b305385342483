"""Figures for Prometheus: how much, how fast, how full. No names, no table ids.

With several workers (PROMETHEUS_MULTIPROC_DIR is set before this is imported) any of them tells the sum.
"""

import os
from pathlib import Path

from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client import generate_latest as generated
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

#: Of the text that ``metrics_text`` returns.
CONTENT_TYPE = CONTENT_TYPE_LATEST

_FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)

requests = Counter(
    "macaronesia_requests", "Requests answered, by the route's template.", ["method", "route", "status"]
)
latency = Histogram(
    "macaronesia_request_seconds", "From a request to the head of its answer.", ["route"], buckets=_FAST
)
moves = Counter(
    "macaronesia_moves", "Moves made, by game and by who made them: human or bot.", ["game", "mover"]
)
open_streams = Gauge("macaronesia_open_streams", "Event streams that are open.", multiprocess_mode="livesum")
bots_waiting = Gauge(
    "macaronesia_bots_waiting", "Bots that wait for a process to think in.", multiprocess_mode="livesum"
)
bots_busy = Gauge(
    "macaronesia_bots_busy", "Processes in which a bot is thinking.", multiprocess_mode="livesum"
)
live_tables = Gauge("macaronesia_live_tables", "Tables held in memory.", multiprocess_mode="livesum")
appends = Counter("macaronesia_appends", "Entries written to the tables' logs.")
append_latency = Histogram(
    "macaronesia_append_seconds", "From an entry handed in to its being safe on disk.", buckets=_FAST
)


def metrics_text() -> bytes:
    """All figures as Prometheus reads them; of all workers together, if there are several."""
    folder = os.environ.get("PROMETHEUS_MULTIPROC_DIR")
    if folder is None:
        return generated(REGISTRY)
    for process in {file.stem.rpartition("_")[2] for file in Path(folder).glob("gauge_live*.db")}:
        try:
            os.kill(int(process), 0)
        except ProcessLookupError:
            mark_process_dead(process, folder)  # type: ignore[no-untyped-call]
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generated(registry)
