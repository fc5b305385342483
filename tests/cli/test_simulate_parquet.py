"""``macaronesia simulate --out games.parquet``: the same games as lines and as rows."""

import subprocess
import sys
from pathlib import Path

import pytest

import macaronesia as mac
from macaronesia.record import parse
from macaronesia.research import parquet

FIRST_BOT = Path(__file__).parents[2] / "examples/bots/first_bot.py"
WORDS = ("--games", 3, "--players", 3, "--seed", 7, "--bots")


@pytest.mark.parametrize(("game", "bots"), [("santiago", "random,greedy,random"), ("canarias", "random")])
def test_the_rows_are_the_lines(run, game, bots):
    for out in ("games.jsonl", "games.parquet"):
        done = run("simulate", game, *WORDS, bots, "--out", out)
        assert done.returncode == 0, done.stderr
        assert "3 games played" in done.stdout
    lines = [parse(line) for line in (run.folder / "games.jsonl").read_text().splitlines()]
    assert list(parquet.records(run.folder / "games.parquet")) == lines
    assert all(mac.verify(line).over for line in lines)


def test_a_bot_that_fails_leaves_the_games_before_aside(run):
    tired = "#!/bin/sh\necho . >> starts\n[ $(wc -l < starts) -lt 3 ] && exec ./plays\nexit 5\n"
    for name, program in (("tired", tired), ("plays", FIRST_BOT.read_text())):
        (run.folder / name).write_text(program)
        (run.folder / name).chmod(0o755)
    words = ("--games", 9, "--bots", "./tired,random,random", "--out", "games.parquet")
    assert run.fails("simulate", "santiago", *words, code=1).startswith("The bot ./tired")
    assert not (run.folder / "games.parquet").exists()
    assert len(list(parquet.games(run.folder / "games.parquet.part"))) == 2


def test_a_place_that_is_not_there_is_told(run):
    told = run.fails("simulate", "santiago", "--games", 1, "--out", "no/where.parquet", code=1)
    assert "no/where.parquet" in told
    assert "No such file" in told


def test_a_missing_pyarrow_is_told_in_one_sentence_with_its_extra(run):
    program = (
        "import sys; sys.modules['pyarrow'] = sys.modules['pyarrow.parquet'] = None; "
        "sys.argv = ['macaronesia', 'simulate', 'santiago', '--out', 'games.parquet']; "
        "from macaronesia.cli import main; main()"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, cwd=run.folder, check=False
    )
    assert done.returncode == 2
    (sentence,) = done.stderr.splitlines()
    assert 'pip install "macaronesia[research]"' in sentence
    assert not list(run.folder.iterdir())
