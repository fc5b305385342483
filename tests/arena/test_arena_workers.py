"""However many processes play, and wherever: the same games."""

import os
import signal
from pathlib import Path

import pytest

from macaronesia.arena.match import new_match
from macaronesia.arena.run import play_here
from tests.processes import alive
from tests.waiting import HANG, until

PLAYED = ("number", "seats", "scores", "forfeit", "record")


def games(results) -> list:
    found = [tuple(getattr(result, field) for field in PLAYED) for result in results]
    return sorted(found, key=lambda result: result[0])


@pytest.mark.parametrize(
    ("game", "bots"),
    [
        ("santiago", ["search:iterations=20", "greedy", "easy"]),
        ("canarias", ["random", "random", "random"]),
    ],
)
def test_the_number_of_workers_changes_nothing(game, bots):
    match = new_match(game, bots, 7)
    numbers = list(range(match.players, 2 * match.players))
    alone = games(play_here(match, numbers, 1, True))
    assert [result[0] for result in alone] == numbers
    assert games(play_here(match, numbers, 2, True)) == alone


def test_closing_the_games_ends_the_workers():
    match = new_match("santiago", ["random"] * 3, 7)
    results = play_here(match, list(range(100_000)), 2)
    next(results)
    results.close()  # long before all are played
    assert not any(b"spawn_main" in command for command in children(os.getpid()).values())


def children(parent: int) -> dict[int, bytes]:
    """The processes that a process started, with their command lines."""
    pids = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return {int(pid): Path(f"/proc/{pid}/cmdline").read_bytes() for pid in pids}


def wait_for(file: Path, lines: int) -> None:
    until(lambda: file.exists() and file.read_bytes().count(b"\n") >= lines)


LONG = ("santiago", "--bots", "random,random,random", "--games", 60_000, "--out", "match.jsonl")


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_tells_the_figures_so_far_and_leaves_a_file_to_go_on_with(arena, end):
    process = arena.start(*LONG)
    file = arena.folder / "match.jsonl"
    wait_for(file, 12)
    workers = [pid for pid, command in children(process.pid).items() if b"spawn_main" in command]
    process.send_signal(end)
    told, complaints = process.communicate(timeout=HANG)
    assert process.returncode == 130
    assert "random ×3" in told
    assert "Stopped after" in complaints
    assert "The same command goes on from here." in complaints
    assert "Traceback" not in complaints
    assert workers
    assert not any(Path(f"/proc/{pid}").exists() for pid in workers)
    played = file.read_bytes().count(b"\n") - 1
    # The seed was drawn; it is found in the file.
    done = arena(
        "santiago", "--bots", "random,random,random", "--games", played, "--out", "match.jsonl", "--json"
    )
    assert done.returncode == 0, done.stderr


def test_a_worker_that_is_killed_ends_the_match_in_one_sentence(arena):
    process = arena.start(*LONG)
    wait_for(arena.folder / "match.jsonl", 5)
    victim = next(pid for pid, command in children(process.pid).items() if b"spawn_main" in command)
    os.kill(victim, signal.SIGKILL)
    _, complaints = process.communicate(timeout=HANG)
    assert process.returncode == 1
    assert complaints.startswith("macaronesia: One of the processes that play the games was ended")
    assert len(complaints.strip().splitlines()) == 1


def test_workers_do_not_outlive_a_master_that_was_killed(arena):
    process = arena.start(*LONG)
    wait_for(arena.folder / "match.jsonl", 5)
    workers = [pid for pid, command in children(process.pid).items() if b"spawn_main" in command]
    process.kill()
    process.communicate(timeout=HANG)
    until(lambda: not any(map(alive, workers)))
