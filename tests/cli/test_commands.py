"""Every command does its work, says it briefly, and leaves with the right code."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import macaronesia as mac
from macaronesia.record import parse

COMMANDS = [
    "play",
    "simulate",
    "arena",
    "bot",
    "replay",
    "analyse",
    "moves",
    "verify",
    "bench",
    "rules",
    "serve",
]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(run, command):
    done = run(command, "--help")
    assert done.returncode == 0
    assert f"macaronesia {command}" in done.stdout.split("Example:")[1]


def test_the_command_tells_what_it_can_do(run):
    done = run("--help")
    assert done.returncode == 0
    assert all(command in done.stdout for command in COMMANDS)
    assert run("--version").stdout.strip() == mac.__version__


ONE_RULE = """
import sys
sys.stderr.isatty = lambda: True
from macaronesia.kernel.record import positions
from macaronesia.kernel.units import Unit
from macaronesia.santiago.rules.scoring import worth
from macaronesia.santiago.state import STATE
Unit("test", "rules", "Test", lambda: [(worth, (positions(1, STATE)[0], 0, 0))]).load({announce})
"""


def test_only_the_first_compilation_is_announced_on_a_terminal(run):
    folder = str(run.folder / "cold")
    loaded = ONE_RULE.format(announce="")
    assert "Test: compiling, only this once … done in" in run.python(loaded, NUMBA_CACHE_DIR=folder)
    assert run.python(loaded, NUMBA_CACHE_DIR=folder) == ""


def test_a_compilation_in_the_background_is_not_announced(run):
    silent = ONE_RULE.format(announce="announce=False")
    assert run.python(silent, NUMBA_CACHE_DIR=str(run.folder / "cold")) == ""


def test_simulate_is_reproducible_from_its_seed(run, games):
    again = run("simulate", "santiago", "--games", 3, "--players", 4, "--seed", 7, "--out", "-")
    assert again.stdout == games.read_text()
    assert "3 games played" in again.stderr


@pytest.mark.parametrize(
    ("words", "options"),
    [
        ("--palms --edition amigo", {"palms": True}),
        ("--edition amigo --palms", {"palms": True}),
        ("--no-palms", {"palms": False}),
        ("--palms on --overseer lot", {"palms": True, "overseer": "lot"}),
        ("--palms=off --overseer 2", {"palms": False, "overseer": 2}),
        ("--palms h3,a1,d6 --spring C2", {"palms": ["h3", "a1", "d6"], "spring": "C2"}),
        ("--palms=h3,a1,d6 --spring C2 --overseer 0", {"palms": ["h3", "a1", "d6"], "overseer": 0}),
    ],
)
def test_what_players_agree_on_has_flags(run, words, options):
    done = run(
        "simulate", *words.split(), "santiago", "--games", 1, "--players", 3, "--seed", 7, "--out", "-"
    )
    assert done.returncode == 0, done.stderr
    settled = mac.verify(json.loads(done.stdout)).options
    assert {name: settled[name] for name in options} == options


def test_who_starts_has_a_flag(run):
    done = run(
        "simulate", "canarias", "--games", 1, "--players", 2, "--starter", 1, "--seed", 7, "--out", "-"
    )
    assert json.loads(done.stdout)["moves"][0] == ["chance", "starter 1"]


def test_simulate_writes_whole_records(games):
    for line in games.read_text().splitlines():
        game = mac.verify(parse(line))
        assert game.over
        assert game.names == ["bot:random"] * 4


def test_replay_shows_a_position_as_text_and_as_json(run, games):
    record = parse(games.read_text().splitlines()[1])
    there = mac.load(record, ply=40)
    assert str(there) in run("replay", games, "--game", 1, "--ply", 40).stdout
    assert json.loads(run("replay", games, "--game", 1, "--ply", 40, "--json").stdout) == there.position()


def test_replay_tells_who_won(run, games):
    winner = mac.load(parse(games.read_text().splitlines()[0])).scores()
    assert f": {max(winner)}" in run("replay", games).stdout


def test_replay_draws_a_position(run, games):
    assert run("replay", games, "--svg", "p.svg").returncode == 0
    assert (run.folder / "p.svg").read_text().startswith("<svg")


def test_moves_are_listed_one_a_line(run, games):
    there = mac.load(parse(games.read_text().splitlines()[0]), ply=50)
    assert run("moves", games, "--ply", 50).stdout.splitlines() == there.moves()


def test_verify_checks_every_game(run, games):
    assert run("verify", games).stdout.startswith("3 games follow the rules; the dealing of 3")


def test_a_record_over_several_lines_is_read_too(run, games):
    pretty = json.dumps(parse(games.read_text().splitlines()[0]), indent=1)
    (run.folder / "one.json").write_text(pretty)
    assert run("verify", "one.json").returncode == 0


def test_a_game_without_a_seed_is_verified_by_the_rules_alone(run, games):
    record = parse(games.read_text().splitlines()[0])
    del record["seed"], record["seed_commitment"]
    (run.folder / "one.json").write_text(json.dumps(record))
    assert "no seed is told, so the dealing could not be checked." in run("verify", "one.json").stdout


@pytest.mark.parametrize(("language", "word"), [("de", "Kanalaufseher"), ("es", "sequía"), ("hu", "Árokásó")])
def test_rules_are_told_in_the_language_asked_for(run, language, word):
    asked = run("rules", "santiago", "--lang", language).stdout
    assert word in asked
    assert run("rules", "santiago", language=f"{language}_XX.UTF-8").stdout == asked


def test_rules_differ_by_edition(run):
    assert "potato" in run("rules", "santiago", "--edition", "amigo").stdout
    assert "coconut" in run("rules", "santiago", "--edition", "trefl").stdout


def test_bench_prints_its_figures_as_json_and_says_when_the_peers_are_missing(run):
    done = run("bench", "--peers", "--json", "--seconds", "0.1")
    assert done.returncode == 0
    assert "make peers" in done.stderr
    figures = json.loads(done.stdout)
    assert figures["santiago_position_bytes"] <= 512
    assert figures["santiago_moves_per_second"] > 0
    assert figures["santiago_copy_nanoseconds"] > 0
    assert figures["first_move_warm_seconds"] > 0


def test_a_reader_who_leaves_early_gets_no_traceback(games):
    command = f"{Path(sys.executable).with_name('macaronesia')} moves {games} --ply 60 | true"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert done.stderr == ""
