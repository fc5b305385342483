"""Every command does its work, says it briefly, and leaves with the right code."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

import macaronesia as mac
from macaronesia.bots import BOTS
from macaronesia.cli import app, options
from macaronesia.definition import GameDefinition, Option
from macaronesia.locale import LANGUAGES
from macaronesia.record import parse

COMMANDS = list(typer.main.get_command(app).commands)


@pytest.mark.parametrize("command", [*COMMANDS, "admin export", "admin backup", "admin rebuild"])
def test_every_command_has_help_with_an_example(command):
    texts = [in_process(*command.split(), flag) for flag in ("--help", "-h")]
    assert texts[0] == texts[1]
    assert f"macaronesia {command}" in texts[0].split("Example:")[1]


def in_process(*words: str) -> str:
    """What the command prints, without a process of its own."""
    done = CliRunner().invoke(app, words, prog_name="macaronesia", env={"COLUMNS": "80"})
    assert done.exit_code == 0, done.output
    return done.output


def test_the_command_tells_what_it_can_do_and_no_summary_is_cut():
    for text, names in (
        (in_process("--help"), COMMANDS),
        (in_process("admin", "--help"), ["rebuild", "export", "backup"]),
    ):
        listed = text.split("Commands:\n")[1].splitlines()
        assert [line.split()[0] for line in listed] == names
        assert all(line.endswith(".") and not line.endswith("...") for line in listed), text


def test_the_version_is_told(run):
    assert run("--version").stdout.strip() == run.installed("--version").stdout.strip() == mac.__version__


def test_the_command_for_owners_alone_shows_its_help(run):
    done = run("admin")
    assert done.returncode == 2
    assert done.stderr.startswith("Usage: macaronesia admin")


@pytest.mark.parametrize("command", ["export", "rebuild", "backup"])
def test_owners_are_told_where_there_never_was_a_server(run, command):
    words = ["out.jsonl"] if command != "rebuild" else []
    told = run.fails("admin", command, *words, "--database", f"sqlite:///{run.folder}/none.db", code=1)
    assert told == (
        f"There is no database at {run.folder}/none.db: no server has run here yet. "
        "Another one is named with --database."
    )
    assert not list(run.folder.iterdir())


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("ar", ["arena"]),
        ("play san", ["santiago"]),
        ("play --bots hard,e", ["hard,easy", "hard,expert"]),
        ("simulate santiago --edition ", ["amigo", "trefl"]),
        ("rules canarias --lang d", ["de"]),
        ("serve --log-level w", ["warning"]),
    ],
)
def test_the_shell_completes_commands_games_bots_and_values(run, monkeypatch, line, found):
    monkeypatch.setenv("_MACARONESIA_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", f"macaronesia {line}")
    monkeypatch.setenv("COMP_CWORD", str(len(line.split(" "))))
    assert run().stdout.split() == found


def test_the_completion_is_installed_for_the_shell_that_asks(run, monkeypatch):
    monkeypatch.setenv("HOME", str(run.folder))
    command = Path(sys.executable).with_name("macaronesia")
    done = subprocess.run(
        ["bash", "-c", f"'{command}' --show-completion && '{command}' --install-completion && :"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "complete -o default -F _macaronesia_completion macaronesia" in done.stdout
    assert "macaronesia" in (run.folder / ".bashrc").read_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_are_listed_with_what_they_are_and_their_time(run, language):
    both = run("bots", "--lang", language).stdout
    one = run("bots", "canarias", "--lang", language).stdout
    for name in BOTS:
        assert re.search(rf"^{name} .* ms +[\d.]+ ms$", both, re.MULTILINE), both
        assert re.search(rf"^{name} .* ms$", one, re.MULTILINE)
    assert "docs/bots.md" in both
    assert "Santiago" not in one


def test_one_bot_serves_every_seat_but_a_tournament_has_entrants(run):
    done = run("play", "santiago", "--players", 4, "--bots", "random", "--seed", 1, typed="")
    (saved,) = run.folder.glob("santiago-*.json")
    assert done.returncode == 0
    assert parse(saved.read_bytes())["seats"] == ["human", *["bot:random"] * 3]
    again = run("play", "--resume", saved.name, "--bots", "easy", typed="")
    assert again.returncode == 0, again.stderr
    assert parse(saved.read_bytes())["seats"] == ["human", *["bot:easy"] * 3]
    told = run.fails("arena", "santiago", "--bots", "greedy", code=2)
    assert told.startswith("A tournament needs two to five entrants, one for each seat")
    told = run.fails("arena", "santiago", "--bots", "greedy,random", "--players", 3, code=2)
    assert told.startswith("A tournament of 3 players needs 3 entrants")


def test_a_saved_game_is_not_taken_for_one_of_another_game(run):
    run("play", "santiago", "--bots", "random", typed="")
    (saved,) = run.folder.glob("santiago-*.json")
    told = run.fails("play", "canarias", "--resume", saved.name, code=2)
    assert told == f"{saved.name} is a game of Santiago, not of canarias; leave canarias out."


@pytest.mark.parametrize("value", ["abc", "-1", "65536", "1e3", "٣"])
def test_a_wrong_number_is_told_in_plain_words(run, value):
    told = run.fails("serve", f"--port={value}", code=2)
    assert told == f"The option “port” cannot be {value}; allowed: whole numbers from 0 to 65535."


ONE_RULE = """
import sys
sys.stderr.isatty = lambda: True
from macaronesia.kernel.record import positions
from macaronesia.kernel.units import Unit
from macaronesia.games.santiago.rules.scoring import worth
from macaronesia.games.santiago.state import STATE
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


def test_flags_are_made_of_what_the_games_offer(monkeypatch):
    coins = Option("coins", (2, 3), 2, "how many coins")
    fast = Option("fast_end", (False, True), False, "whether it ends early")
    games = [
        GameDefinition(name, title, (2, 4), (coins, fast), rules="")
        for name, title in (("one", "One"), ("two", "Two"))
    ]
    monkeypatch.setattr(options, "definitions", lambda: games)
    flag = options._flag("coins")
    assert flag.default == "--coins"
    assert flag.help == "One: how many coins. Two: how many coins."
    assert flag.autocompletion("") == ["2", "3"]
    assert options._flag("fast_end").default == "--fast-end"
    assert options._flag("fast_end").metavar == "[on|off]"
    assert [options.as_option(coins, text) for text in ("2", "4", "x")] == [2, "4", "x"]
    assert [options.as_option(fast, text) for text in ("on", "off", "x")] == [True, False, "x"]


def test_a_box_of_ones_own_is_begun_and_checked(run):
    done = run("box", "--copy", "mine.toml")
    assert done.stdout.startswith("mine.toml is a copy of the shipped box now")
    assert "“reconstruction”" in run("box", "mine.toml").stdout
    assert "mine.toml: File exists" in run.fails("box", "--copy", "mine.toml", code=1)
    (run.folder / "mine.toml").write_text("name = 7")
    assert "mine.toml" in run.fails("box", "mine.toml", code=2)


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
    assert run("verify", games).stdout.startswith("3 games follow the rules; the deals of 3")


def test_a_record_over_several_lines_is_read_too(run, games):
    pretty = json.dumps(parse(games.read_text().splitlines()[0]), indent=1)
    (run.folder / "one.json").write_text(pretty)
    assert run("verify", "one.json").returncode == 0


def test_a_game_without_a_seed_is_verified_by_the_rules_alone(run, games):
    record = parse(games.read_text().splitlines()[0])
    del record["seed"], record["seed_commitment"]
    (run.folder / "one.json").write_text(json.dumps(record))
    assert "no seed is given, so the deals could not be checked." in run("verify", "one.json").stdout


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
    assert figures["canarias_position_bytes"] <= 1024
    assert figures["first_move_warm_seconds"] > 0


def test_a_reader_who_leaves_early_gets_no_traceback(games):
    command = f"{Path(sys.executable).with_name('macaronesia')} moves {games} --ply 60 | true"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert done.stderr == ""
