"""The short form of bench/load: a few tables for a few seconds, and nothing is lost."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest
from bench.load.checks import faults_of_dealing, faults_of_seat
from bench.load.tables import Ear

import macaronesia
from macaronesia.server.storage.store import open_store
from macaronesia.server.streams import BEAT, Listener
from macaronesia.server.tables import AT_ONCE, TableRegistry
from macaronesia.table import lobby
from macaronesia.table.log import Person
from tests.waiting import HANG

ROOT = Path(__file__).parents[2]


def measured(tmp_path: Path, *arguments: str) -> dict:
    file = tmp_path / "figures.json"
    command = [sys.executable, "-m", "bench.load", "--tables", "10", "--seconds", "2", "--rate", "40"]
    done = subprocess.run(
        [*command, "--head-start", "90", "--json", str(file), *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=HANG,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return json.loads(file.read_text())


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_under_load_nothing_is_lost_and_every_figure_is_told(tmp_path, database):
    figures = measured(tmp_path, *(["--postgresql"] if database == "postgresql" else []))

    checked = figures["nothing_lost"]
    assert checked["faults"] == []
    assert checked["finished"] >= 1
    assert checked["tables"] == 10 + checked["finished"]
    assert checked["moves_answered"] >= 80
    assert checked["events"] >= 2 * checked["moves_answered"]

    moves, bare = figures["moves"], figures["bare"]
    assert figures["load"]["database"] == database
    assert moves["streams_open"] == figures["load"]["streams"] == 20
    assert moves["answer"]["count"] == moves["event_at_the_other_seat"]["count"] == 80
    assert bare["answer"]["count"] == 80
    for part in (moves, bare):
        assert 0 < part["answer"]["p50_ms"] <= part["answer"]["p99_ms"] <= part["answer"]["most_ms"]
        assert part["cpu"]["server_cpu_ms"] > 0
        assert part["cpu"]["client_cpu_ms"] > 0
        assert ("database_children_cpu_ms" in part["cpu"]) == (database == "postgresql")
    assert figures["cost_of_a_move"].keys() == {"cpu_ratio", "mean_latency_ratio"}
    assert figures["memory"]["before_mib"] > 0
    assert {"per_idle_table_kib", "per_stream_kib"} <= figures["memory"].keys()


def ear_of(events: list[int], answered: list, told: list) -> Ear:
    ear = Ear("key")
    for number in events:
        ear.count(number)
    ear.begun, ear.answered, ear.told = 1, answered, told
    return ear


RECORD = {"moves": [["chance", "deal a"], [0, "bid 1"], [1, "bid 2"], ["chance", "deal b"], [0, "pass"]]}
ANSWERED = [(1, "bid 1"), (4, "pass")]
TOLD = [(0, "bid 1"), (1, "bid ?"), ("chance", "deal b"), (0, "pass")]


def test_a_seat_that_was_told_what_is_recorded_has_no_fault():
    assert faults_of_seat(RECORD, 0, ear_of([5, 6, 7], ANSWERED, TOLD)) == []


@pytest.mark.parametrize(
    ("events", "answered", "told"),
    [
        pytest.param([5, 7], ANSWERED, TOLD, id="an event left out"),
        pytest.param([5, 6, 6], ANSWERED, TOLD, id="an event twice"),
        pytest.param([5, 6], [*ANSWERED, (5, "bid 4")], TOLD, id="an answered move that is not recorded"),
        pytest.param([5, 6], ANSWERED[:1], TOLD, id="a recorded move that was not answered"),
        pytest.param([5, 6], ANSWERED, TOLD[:-1], id="a move that was not told"),
        pytest.param([5, 6], ANSWERED, [*TOLD, TOLD[-1]], id="a move told twice"),
        pytest.param([5, 6], ANSWERED, [(0, "bid 9"), *TOLD[1:]], id="another move told"),
    ],
)
def test_what_is_lost_is_found(events, answered, told):
    assert faults_of_seat(RECORD, 0, ear_of(events, answered, told))


def test_a_dealing_that_is_not_that_of_the_seed_is_found():
    game = macaronesia.new_game("santiago", 2, seed=1, edition="trefl")
    while not game.over:
        game.play(game.moves()[0])
    record = game.record()
    assert faults_of_dealing(record) == []
    assert faults_of_dealing(record | {"seed": "00" * 32})


async def beaten(folder: Path, listeners: int) -> list[list[bytes]]:
    store = await open_store(f"sqlite:///{folder}/tables.db")
    try:
        registry = TableRegistry(store)
        await registry.create("table", lobby.create(Person("1", "Ana"), "santiago", {}, ["me", "open"]))
        every = [Listener(None, None) for _ in range(listeners)]
        for listener in every:
            await registry.listen("table", listener, None)
        await registry.beat(BEAT)
        for listener in every:
            listener.close()
        return [[frames async for frames in listener.frames()] for listener in every]
    finally:
        await store.close()


def test_a_heartbeat_reaches_everybody_once_however_many_there_are(tmp_path):
    heard = asyncio.run(beaten(tmp_path, 2 * AT_ONCE + 7))
    assert len(heard) == 2 * AT_ONCE + 7
    assert all(b"".join(frames).count(b"\n\n:\n\n") == 1 for frames in heard)
