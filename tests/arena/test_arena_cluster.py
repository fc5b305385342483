"""On a real Ray, two workers on this machine: the same games as here."""

import subprocess
import sys
from pathlib import Path

from macaronesia.arena.match import new_match
from macaronesia.arena.run import play_here
from tests.arena.test_arena_workers import games
from tests.waiting import HANG

TASKS = """
import pickle, sys
from macaronesia.arena.run import play_on_cluster
from macaronesia.arena.match import new_match

match = new_match("santiago", ["greedy", "random", "random"], 7, edition="amigo")
sys.stdout.buffer.write(pickle.dumps(list(play_on_cluster(match, list(range(6)), "local", 2, True))))
"""


def test_a_cluster_of_two_workers_plays_the_same_games():
    import pickle

    # In a process of its own: Ray starts threads and servers, and changes the signals of its process.
    done = subprocess.run([sys.executable, "-c", TASKS], capture_output=True, timeout=HANG, check=True)
    match = new_match("santiago", ["greedy", "random", "random"], 7, edition="amigo")
    assert games(pickle.loads(done.stdout)) == games(play_here(match, list(range(6)), 1, True))


def test_the_command_plays_on_a_cluster_and_leaves_nothing_running(arena):
    words = ("santiago", "--bots", "random,random,random", "--games", 6, "--seed", 7, "--json")
    mark = f"ARENA_TEST={arena.folder}"
    done = subprocess.run(
        arena.words(*words, "--cluster", "--workers", 2),
        capture_output=True,
        text=True,
        cwd=arena.folder,
        env={**arena.environment(), "ARENA_TEST": str(arena.folder)},
        timeout=HANG,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert '"games": 6' in done.stdout
    assert not [path for path in Path("/proc").glob("[0-9]*/environ") if mark.encode() in content(path)]


def content(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:  # it has just left, or is not ours
        return b""


def test_an_address_where_nobody_answers_is_told_at_once(arena):
    words = ("santiago", "--bots", "random,random,random", "--games", 3)
    assert "No Ray cluster answers at 127.0.0.1:1: Connection refused" in arena.fails(
        *words, "--address", "127.0.0.1:1", code=1
    )
    assert "“address” cannot be nonsense; allowed: host:port, auto, local" in arena.fails(
        *words, "--address", "nonsense", code=2
    )


def test_without_ray_it_is_told_how_to_get_it(arena):
    program = (
        "import sys; sys.modules['ray'] = None; sys.argv[1:] = "
        "['arena', 'santiago', '--bots', 'random,random,random', '--games', '3', '--cluster'];"
        "from macaronesia.cli import main; main()"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, env=arena.environment(), check=False
    )
    assert done.returncode == 2
    assert done.stderr == (
        'macaronesia: A cluster needs Ray, which is not installed: pip install "macaronesia[cluster]".\n'
    )
