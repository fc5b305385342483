"""``macaronesia arena`` for people and machines, and what it says to wrong use."""

import json
import os
import pty
import re
import sys
from xml.etree import ElementTree as ET

import pytest

ALWAYS_FIRST = f"""#!{sys.executable}
import json
while True:
    try:
        asked = json.loads(input())
    except EOFError:
        break
    print(json.dumps({{"id": asked["id"], "move": asked["view"]["moves"][0]}}), flush=True)
"""
FIELDS = ["name", "win_share", "low", "high", "mean_score", "rating", "ms_per_move"]
THREE = ("santiago", "--bots", "random,random,random")


def test_the_figures_for_machines_have_their_shape(arena):
    done = arena("santiago", "--bots", "greedy,random,random", "--games", 6, "--seed", 7, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    figures = json.loads(done.stdout)
    assert list(figures)[:2] == ["games", "bots"]
    assert figures["games"] == 6
    assert [bot["name"] for bot in figures["bots"]] == ["greedy", "random"]
    for bot in figures["bots"]:
        assert list(bot)[:7] == FIELDS
        assert 0 <= bot["low"] <= bot["win_share"] <= bot["high"] <= 1
    greedy, rest = figures["bots"]
    assert greedy["win_share"] + 2 * rest["win_share"] == pytest.approx(1)
    assert greedy["win_share"] > rest["win_share"]
    assert greedy["rating"] > rest["rating"]
    assert greedy["mean_score"] > rest["mean_score"]
    assert (figures["seed"], figures["deals"], figures["finished"]) == ("7", 2, True)


def test_the_figures_for_people_are_a_table_with_a_picture(arena):
    done = arena(
        *("canarias", "--bots", "random,random", "--games", 3, "--islands", "random"),
        *("--plot", "arena.svg", "--lang", "de"),
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr.startswith("3 Spiele ergeben keine ganzen Austeilungen")
    assert "Islas Canarias, 2 Spieler: 4 Spiele, 2 Austeilungen" in done.stdout
    assert "random ×2" in done.stdout
    seed = re.search(r"--seed (\w+)", done.stdout)[1]
    assert ET.parse(arena.folder / "arena.svg").getroot().get("role") == "img"
    again = arena(
        *("canarias", "--bots", "random,random", "--games", 4, "--islands", "random"),
        *("--seed", seed, "--lang", "de"),
    )
    scores = [re.search(r"random ×2.*", text.stdout)[0].split()[:7] for text in (done, again)]
    assert scores[0] == scores[1]


def test_programs_that_fail_lose_and_the_match_is_played_to_its_end(arena):
    first = arena.program("first", ALWAYS_FIRST)
    crashing = arena.program("crashing", "#!/bin/sh\nread line\necho 'my fault' >&2\nexit 3\n")
    nonsense = arena.program("nonsense", "#!/bin/sh\nread line\necho 'bid a lot'\nread line\n")
    silent = arena.program("silent", "#!/bin/sh\nread line\nread line\n") + ":seconds=0.1:start=1"
    done = arena(
        *("santiago", "--bots", ",".join([first, crashing, nonsense, silent]), "--games", 4, "--seed", 1),
        *("--json", "--out", "match.jsonl"),
    )
    assert (done.returncode, done.stderr) == (0, "")
    figures = json.loads(done.stdout)
    rows = {bot["name"]: bot for bot in figures["bots"]}
    assert rows[first]["forfeits"] == 0
    assert rows[first]["win_share"] == pytest.approx(1 / 3)
    assert len(figures["forfeits"]) == 4
    told = {forfeit["bot"]: forfeit["sentence"] for forfeit in figures["forfeits"]}
    assert set(told) <= {crashing, nonsense, silent}
    if crashing in told:
        assert "my fault" in told[crashing]
    table = arena(
        *("santiago", "--bots", ",".join([first, crashing, nonsense, silent]), "--games", 4, "--seed", 1),
        *("--out", "match.jsonl"),
    )
    assert "4 games were forfeited:" in table.stdout
    assert "game 0: The bot ./" in table.stdout


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--bots", "random,genius,random"], "“bots” cannot be genius; allowed: random, greedy, search"),
        (["--bots", "random,random", "--players", 3], "A tournament of 3 players needs 3 entrants"),
        (["--bots", "random"], "A tournament needs two to five entrants"),
        (["--bots", "random,random", "--edition", "amigo"], "“players” cannot be 2; allowed: 3, 4, 5"),
        (["--bots", "random,,random"], "“bots” cannot be"),
        (["--bots", "random,./nowhere"], "“bots” cannot be ./nowhere"),
        (["--bots", "random,random", "--games", 0], "“games” cannot be 0"),
        (["--bots", "random,random", "--workers", 0], "“workers” cannot be 0"),
        (["--bots", "random,random", "--records"], "“records” cannot be True; allowed: with --out"),
        (["--bots", "random,random", "--money", "gold"], "“money” cannot be gold; allowed: open, hidden"),
        ([], "--bots"),
    ],
)
def test_wrong_use_is_told_in_one_sentence(arena, words, told):
    assert told in arena.fails("santiago", *words, code=2)


def test_an_unknown_game_is_wrong_use(arena):
    assert "“game” cannot be chess" in arena.fails("chess", "--bots", "random,random", code=2)


def test_the_file_of_another_match_is_refused(arena):
    assert arena(*THREE, "--games", 3, "--seed", 1, "--out", "match.jsonl").returncode == 0
    told = arena.fails(*THREE, "--games", 3, "--seed", 2, "--out", "match.jsonl", code=1)
    assert told.startswith("match.jsonl holds another match: its seed is 1, not 2.")
    told = arena.fails("santiago", "--bots", "random,random", "--out", "match.jsonl", "--games", 2, code=1)
    assert told.startswith(
        "match.jsonl holds another match: its bots is random,random,random, not random,random."
    )
    (arena.folder / "thesis.txt").write_text("of years")
    told = arena.fails(*THREE, "--games", 3, "--out", "thesis.txt", code=1)
    assert told == "thesis.txt is not a file of the arena; name another one, this one is left as it is."
    assert (arena.folder / "thesis.txt").read_text() == "of years"
    assert "No such file" in arena.fails(*THREE, "--games", 3, "--out", "no/where.jsonl", code=1)


def test_a_picture_that_cannot_be_written_is_told_before_the_games(arena):
    told = arena.fails(*THREE, "--games", 30_000, "--plot", "no/where.svg", code=1)
    assert told == "no/where.svg: No such file or directory"


def test_a_picture_is_written_at_the_end_and_not_before(arena):
    (arena.folder / "old.svg").write_text("as it was")
    for picture in ("old.svg", "new.svg"):
        assert arena("santiago", "--bots", "nobody,random,random", "--plot", picture).returncode != 0
    assert (arena.folder / "old.svg").read_text() == "as it was"
    assert not (arena.folder / "new.svg").exists()


def test_a_terminal_shows_how_far_it_is(arena):
    child, screen = pty.fork()
    if child == 0:
        os.chdir(arena.folder)
        words = arena.words(*THREE, "--games", 12, "--seed", 1)
        os.execve(words[0], words, {**arena.environment(), "TERM": "xterm", "COLUMNS": "100"})
    shown = b""
    while True:
        try:
            chunk = os.read(screen, 65536)
        except OSError:  # the child has left
            break
        if not chunk:
            break
        shown += chunk
    os.waitpid(child, 0)
    words = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", shown.decode())
    assert re.search(r" \d+/12 \d:\d\d:\d\d ", words)
    assert "random ×3" in words
