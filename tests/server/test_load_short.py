"""The short form of bench/load: a few tables for a few seconds, and nothing is lost."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


def measured(tmp_path: Path, *arguments: str) -> dict:
    file = tmp_path / "figures.json"
    command = [sys.executable, "-m", "bench.load", "--tables", "10", "--seconds", "3", "--rate", "40"]
    done = subprocess.run(
        [*command, "--head-start", "90", "--json", str(file), *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=240,
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
    assert checked["moves_answered"] >= 120
    assert checked["events"] >= 2 * checked["moves_answered"]

    moves, bare = figures["moves"], figures["bare"]
    assert figures["load"]["database"] == database
    assert moves["streams_open"] == figures["load"]["streams"] == 20
    assert moves["answer"]["count"] == moves["event_at_the_other_seat"]["count"] == 120
    assert bare["answer"]["count"] == 120
    for part in (moves, bare):
        assert 0 < part["answer"]["p50_ms"] <= part["answer"]["p99_ms"] <= part["answer"]["most_ms"]
        assert part["cpu"]["server_cpu_ms"] > 0
        assert part["cpu"]["client_cpu_ms"] > 0
        assert ("database_children_cpu_ms" in part["cpu"]) == (database == "postgresql")
    assert figures["cost_of_a_move"].keys() == {"cpu_ratio", "mean_latency_ratio"}
    assert figures["memory"]["before_mib"] > 0
    assert {"per_idle_table_kib", "per_stream_kib"} <= figures["memory"].keys()
