"""The commands serve Islas Canarias as they serve Santiago."""

import pytest

import macaronesia as mac
from macaronesia.record import parse


def test_bots_play_and_every_game_verifies(run):
    words = "simulate canarias --games 2 --players 3 --seed 1 --islands random --out c.jsonl"
    done = run(*words.split())
    assert done.returncode == 0, done.stderr
    assert "2 games follow the rules; the deals of 2" in run("verify", "c.jsonl").stdout
    record = parse((run.folder / "c.jsonl").read_text().splitlines()[0])
    assert record["options"] == {"box": "reconstruction", "islands": "random", "starter": "lot"}
    there = mac.load(record, ply=60)
    assert str(there) in run("replay", "c.jsonl", "--ply", 60).stdout
    assert run("moves", "c.jsonl", "--ply", 60).stdout.splitlines() == there.moves()


@pytest.mark.parametrize(
    ("language", "words"), [("de", "Das Spiel ist zu Ende."), ("hu", "A játszma véget ért.")]
)
def test_a_game_of_bots_is_told_to_its_end(run, language, words):
    done = run("play", "canarias", "--humans", 0, "--players", 3, "--seed", 2, "--lang", language)
    assert done.returncode == 0, done.stderr
    assert words in done.stdout


def test_a_person_chooses_an_island_and_builds(run):
    words = "play canarias --seed 4 --humans 2 --players 2"
    done = run(*words.split(), typed="island lanzarote\nisland tenerife\ndraw\n")
    assert "takes Lanzarote" in done.stdout
    assert "draws cards." in done.stdout
    assert "--resume canarias-" in done.stdout


def test_wrong_options_of_canarias_are_told(run):
    assert "“islands” cannot be mine; allowed: choose, random" in run.fails(
        "simulate", "canarias", "--islands", "mine", code=2
    )
    assert "“edition”" in run.fails("simulate", "canarias", "--edition", "amigo", code=2)
    assert "“players” cannot be 6" in run.fails("simulate", "canarias", "--players", 6, code=2)


def test_a_box_file_that_is_not_there_or_broken_is_told_with_its_name(run):
    assert "nowhere.toml" in run.fails("simulate", "canarias", "--box", "nowhere.toml", code=2)
    (run.folder / "broken.toml").write_text("name = ")
    assert "broken.toml" in run.fails("simulate", "canarias", "--box", "broken.toml", code=2)


def test_a_game_on_an_own_box_carries_it_in_its_record(run):
    from importlib.resources import files

    shipped = files("macaronesia.games.canarias").joinpath("boxes/reconstruction.toml").read_text("utf-8")
    (run.folder / "mine.toml").write_text(shipped.replace('name = "reconstruction"', 'name = "mine"'))
    done = run("simulate", "canarias", "--games", 1, "--players", 2, "--box", "mine.toml", "--out", "-")
    assert done.returncode == 0, done.stderr
    record = parse(done.stdout)
    assert record["options"]["box"]["name"] == "mine"
    assert mac.load(record).position()["box"] == "mine"
