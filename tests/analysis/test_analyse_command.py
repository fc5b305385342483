"""``macaronesia analyse``, as people call it."""

import json
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from macaronesia.locale import LANGUAGES, say
from macaronesia.record import parse
from tests.analysis.played import RECORDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_of_a_file_is_judged(run, games, language):
    done = run("analyse", games, "--game", 1, "--bot", "greedy", "--lang", language)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert say(language, "analysis-costliest") in done.stdout
    assert "bot:random (3)" in done.stdout


def test_json_and_picture_in_one_call(run, games):
    done = run("analyse", games, "--bot", "greedy", "--top", 3, "--seed", 5, "--json", "--svg", "g.svg")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    record = parse(games.read_text().splitlines()[0])
    assert (found["bot"], found["seed"], found["result"]) == ("greedy", "5", record["result"])
    assert [d["move"] for d in found["decisions"]] == [
        text for who, text in record["moves"] if who != "chance"
    ]
    assert len(found["costliest"]) == 3
    assert ElementTree.fromstring((run.folder / "g.svg").read_text()).tag.endswith("svg")


def test_a_stretch_is_given_by_its_first_and_last_move(run, games):
    done = run("analyse", games, "--bot", "greedy", "--from", 40, "--to", 60, "--json")
    plies = [d["ply"] for d in json.loads(done.stdout)["decisions"]]
    assert plies
    assert min(plies) >= 40
    assert max(plies) <= 60


def test_a_search_by_iterations_is_reproducible(run):
    words = ["analyse", RECORDS / "two.jsonl", "--bot", "search:iterations=60", "--to", 40, "--json"]
    first, second = run(*words), run(*words)
    assert first.returncode == 0, first.stderr
    assert first.stdout == second.stdout
    assert json.loads(run(*words, "--seed", 1).stdout)["decisions"] != json.loads(first.stdout)["decisions"]


def test_islas_canarias_is_judged_too(run):
    for bot in ("greedy", "search:iterations=40"):
        done = run("analyse", RECORDS / "canarias.jsonl", "--bot", bot, "--to", 60, "--json")
        assert done.returncode == 0, done.stderr
        for decision in json.loads(done.stdout)["decisions"]:
            assert sum(decision["after"]) == pytest.approx(1, abs=0.001)


def test_an_unfinished_game_is_judged(run, games):
    record = parse(games.read_text().splitlines()[0])
    record["moves"] = record["moves"][:50]
    del record["result"]
    (run.folder / "half.json").write_text(json.dumps(record))
    done = run("analyse", "half.json", "--bot", "greedy", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["result"] is None


def test_wrong_use_is_told_in_one_sentence(run, games):
    assert "“bots” cannot be genius" in run.fails("analyse", games, "--bot", "genius", code=2)
    assert "“bots” cannot be search:ms=0" in run.fails("analyse", games, "--bot", "search:ms=0", code=2)
    assert "a bot with an opinion" in run.fails("analyse", games, "--bot", "random", code=2)
    assert "“from” cannot be 9999" in run.fails("analyse", games, "--from", 9999, code=2)
    assert "“to” cannot be 2; allowed: 9 to" in run.fails("analyse", games, "--from", 9, "--to", 2, code=2)
    assert "“top”" in run.fails("analyse", games, "--top", -1, code=2)


def test_a_bad_file_is_a_failure(run, games):
    assert run.fails("analyse", "nowhere.json", code=1) == "nowhere.json: No such file or directory"
    assert "it holds 3" in run.fails("analyse", games, "--game", 3, code=1)
    (run.folder / "bad.json").write_text("{")
    assert "not a record" in run.fails("analyse", "bad.json", code=1)
    record = parse(games.read_text().splitlines()[0])
    record["moves"][-1][1] = "bid 99"
    (run.folder / "bad.json").write_text(json.dumps(record))
    assert f"Move {len(record['moves']) - 1} of the record" in run.fails("analyse", "bad.json", code=1)
    assert "No such file" in run.fails("analyse", games, "--bot", "greedy", "--svg", "no/where.svg", code=1)


def test_a_program_of_ones_own_judges_as_the_bots_do(run, games):
    program = run.folder / "my-judge"
    program.write_text(f"#!/bin/sh\nexec {Path(sys.executable).with_name('macaronesia')} bot greedy\n")
    program.chmod(0o755)
    words = ["analyse", games, "--to", 45, "--json", "--bot"]
    own, ours = (json.loads(run(*words, bot).stdout) for bot in ("./my-judge", "greedy"))
    assert len(own["decisions"]) == len(ours["decisions"])
    for one, other in zip(own["decisions"], ours["decisions"], strict=True):
        assert one["preferred"] == other["preferred"]
        assert one["cost"] <= other["cost"] + 0.001  # a program tells of its best moves only


def test_a_program_that_fails_is_told_in_one_sentence(run, games):
    program = run.folder / "my-judge"
    program.write_text("#!/bin/sh\nexit 3\n")
    program.chmod(0o755)
    assert "./my-judge" in run.fails("analyse", games, "--bot", "./my-judge", code=1)
