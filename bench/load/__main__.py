"""What a server bears, and what a move costs it.

    python -m bench.load                        500 tables, 1,000 streams, 300 moves a second for a minute
    python -m bench.load --postgresql           the same on a PostgreSQL that is started for it
    python -m bench.load --tables 50 --seconds 5 --rate 100 --json figures.json

The server runs in a process of its own. Moves are due at a fixed rate, whatever the server does, and
their time counts from then. Afterwards every record is compared with what was answered and told; then a
bare handler of the same framework, which only stores a row, is driven at the same rate.
"""

import argparse
import json
import resource
import signal
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

import uvloop
from bench.load import processes
from bench.load.checks import check
from bench.load.figures import Cpu, Figures, latencies, machine, per_call, rates, text
from bench.load.http import Pool
from bench.load.play import Play, run_bare

#: Moves made at a few tables before the first figure, so that everything is loaded that is ever loaded.
WARM_UP = 20


def main() -> int:
    """Measure and tell; 1 if anything was lost."""
    wanted = _arguments()
    # Who is stopped stops what he started.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    with tempfile.TemporaryDirectory(prefix="macaronesia-load-") as name, ExitStack() as started:
        folder = Path(name)
        database, postmaster = wanted.database, None
        if wanted.postgresql:
            database, postmaster = started.enter_context(processes.postgresql(folder / "postgresql"))
        figures: Figures = {"machine": machine(), "load": _load_of(wanted, database)}
        uvloop.run(_measure(wanted, database, postmaster, folder, figures))
    print(text(figures))
    if wanted.json is not None:
        wanted.json.write_text(json.dumps(figures, indent=1) + "\n")
    return 1 if figures["nothing_lost"]["faults"] else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench.load", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--rate", type=float, default=300.0, help="moves a second")
    parser.add_argument("--head-start", type=int, default=70, help="moves that bring the tables apart")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--database", help="sqlite:////file.db or postgresql://... (default: a new file)")
    where.add_argument("--postgresql", action="store_true", help="start a PostgreSQL for it")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there as well")
    return parser.parse_args()


def _load_of(wanted: argparse.Namespace, database: str | None) -> Figures:
    return {
        "database": (database or "sqlite").partition(":")[0],
        "tables": wanted.tables,
        "streams": 2 * wanted.tables,
        "seconds": wanted.seconds,
        "rate": wanted.rate,
    }


async def _measure(
    wanted: argparse.Namespace, database: str | None, postmaster: int | None, folder: Path, figures: Figures
) -> None:
    server = processes.macaronesia(database or f"sqlite:///{folder}/tables.db", folder / "server.log")
    try:
        await _games(wanted, server, postmaster, figures)
    finally:
        server.stop()
    is_postgresql = (database or "").startswith("postgresql")
    kept = database if is_postgresql and database else f"sqlite:///{folder}/bare.db"
    server = processes.bare(kept, folder / "bare.log")
    try:
        await _bare(wanted, server, postmaster, figures)
    finally:
        server.stop()
    move, plain = figures["moves"], figures["bare"]
    figures["cost_of_a_move"] = {
        "cpu_ratio": round(move["cpu"]["server_cpu_ms"] / max(plain["cpu"]["server_cpu_ms"], 0.001), 2),
        "mean_latency_ratio": round(move["answer"]["mean_ms"] / max(plain["answer"]["mean_ms"], 0.001), 2),
    }


async def _games(
    wanted: argparse.Namespace, server: processes.Server, postmaster: int | None, figures: Figures
) -> None:
    pool = Pool(server.host, server.port)
    await _warm_up(pool)
    play = Play(pool, wanted.tables)
    empty = processes.memory(server.pid)
    _note(f"{wanted.tables} tables are set up")
    await play.set_up()
    idle = processes.memory(server.pid)
    await play.listen()
    listening = processes.memory(server.pid)
    figures["memory"] = {
        "before_mib": _mib(empty),
        "with_tables_mib": _mib(idle),
        "with_streams_mib": _mib(listening),
        "per_idle_table_kib": round((idle - empty) / wanted.tables / 1024, 1),
        "per_stream_kib": round((listening - idle) / play.streams / 1024, 1),
    }
    _note("the tables are brought apart")
    await play.head_start(wanted.head_start)
    used = Cpu(server=server.pid, **({} if postmaster is None else {"database": postmaster}))
    own = _own_cpu()
    streams = play.streams
    _note(f"{wanted.rate:g} moves a second for {wanted.seconds:g} seconds")
    await play.run(wanted.rate, wanted.seconds)
    cpu, client = used.used(), _own_cpu() - own
    figures["memory"]["after_the_moves_mib"] = _mib(processes.memory(server.pid))
    figures["moves"] = {
        "streams_open": min(streams, play.streams),
        **rates(play.timing, wanted.seconds),
        "answer": latencies(play.timing.answers),
        "event_at_the_other_seat": latencies(play.timing.events),
        "cpu": per_call(play.timing, cpu | {"client": client}),
    }
    _note("every record is compared")
    figures["nothing_lost"] = await check(play)
    play.close()
    pool.close()


async def _warm_up(pool: Pool) -> None:
    play = Play(pool, 2, seed=0)
    await play.set_up()
    await play.listen()
    await play.run(200, WARM_UP / 100)
    play.close()


async def _bare(
    wanted: argparse.Namespace, server: processes.Server, postmaster: int | None, figures: Figures
) -> None:
    pool = Pool(server.host, server.port)
    _note("the bare handler")
    await run_bare(pool, 200, WARM_UP / 100)
    used = Cpu(server=server.pid, **({} if postmaster is None else {"database": postmaster}))
    own = _own_cpu()
    timing = await run_bare(pool, wanted.rate, wanted.seconds)
    cpu, client = used.used(), _own_cpu() - own
    figures["bare"] = {
        **rates(timing, wanted.seconds),
        "answer": latencies(timing.answers),
        "cpu": per_call(timing, cpu | {"client": client}),
    }
    pool.close()


def _own_cpu() -> float:
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


def _note(doing: str) -> None:
    """Tell whoever waits what is going on."""
    print(f"{doing} …", file=sys.stderr, flush=True)


def _mib(size: int) -> float:
    return round(size / 2**20, 1)


if __name__ == "__main__":
    sys.exit(main())
