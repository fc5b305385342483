"""Bad input gets one clear sentence, the right exit code, and loses nothing."""

import json

import pytest

from macaronesia.record import MOST_BYTES, parse


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--players", 9], "“players” cannot be 9; allowed: whole numbers from 2 to 5."),
        (["--players", 2, "--edition", "amigo"], "“players” cannot be 2; allowed: 3, 4, 5 (edition amigo)"),
        (["--edition", "ravensburger"], "“edition” cannot be ravensburger; allowed: amigo, trefl"),
        (["--money", "gold"], "“money” cannot be gold; allowed: open, hidden"),
        (["--spring", "F9"], "“spring” cannot be F9; allowed: interior, corner, edge, any, A1"),
        (["--overseer", 4], "“overseer” cannot be 4; allowed: lot, 0, 1, 2, 3"),
        (["--overseer", "me"], "“overseer” cannot be me; allowed: lot, 0, 1, 2, 3"),
        (["--palms", "a1,d6", "--spring", "C2"], "“palms” cannot be ['a1', 'd6']; allowed: three squares"),
        (["--palms=a1,d6,d3", "--spring", "C2"], "none touches the spring or another one"),
        (["--palms", "a1,d6,h3"], "only if the option “spring” names one intersection, such as C2"),
        (["--palms", "a9"], "“palms” cannot be ['a9']; allowed: three squares from a1 to h6"),
        (["--bots", "genius"], "“bots” cannot be genius; allowed: random"),
        (["--bots", "random,random,random", "--players", 4], "“bots” cannot be random,random,random"),
        (["--games", 0], "“games” cannot be 0; allowed: whole numbers from 1."),
        (["--games", "many"], "“games” cannot be many; allowed: whole numbers from 1."),
        (["--frobnicate"], "No such option: --frobnicate (macaronesia simulate --help)"),
        (["--lang", "fr"], "allowed: en, de, es, hu"),
    ],
)
def test_wrong_use_of_simulate_is_told_in_one_sentence(run, words, told):
    assert told in run.fails("simulate", "santiago", *words, code=2)


def test_an_unknown_game_or_command_is_wrong_use(run):
    assert "“game” cannot be chess; allowed: santiago" in run.fails("simulate", "chess", code=2)
    assert "“game” cannot be chess" in run.fails("rules", "chess", code=2)
    assert run.fails("frobnicate", code=2).startswith(
        "There is no command “frobnicate”; macaronesia has play, serve, simulate, arena, "
    )
    assert run.fails("admin", "frobnicate", code=2).endswith("admin has rebuild, export, backup.")


def test_errors_speak_the_language_asked_for(run):
    assert run.fails("simulate", "santiago", "--players", 9, "--lang", "de", code=2).startswith("Die Option")
    assert run.fails("simulate", "santiago", "--players", 9, language="hu_HU.UTF-8", code=2).startswith(
        "Ez a beállítás: „players” nem lehet 9"
    )


def test_a_missing_file_is_a_failure(run):
    assert run.fails("replay", "nowhere.json", code=1) == "nowhere.json: No such file or directory"
    assert "Is a directory" in run.fails("verify", ".", code=1)


def test_an_output_that_cannot_be_written_is_a_failure(run):
    assert "No such file" in run.fails(
        "simulate", "santiago", "--games", 1, "--out", "no/where.jsonl", code=1
    )


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\n\n",
        b"hello",
        b"{",
        b"[1, 2]",
        b'"text"',
        b"[" * 100_000,
        b"\xff\xfe\x00",
        b'{"macaronesia": NaN}',
        b"{}",
    ],
)
def test_what_is_no_record_is_refused(run, content):
    (run.folder / "bad.json").write_bytes(content)
    for command in (["replay"], ["verify"], ["moves", "--ply", 0]):
        assert run.fails(command[0], "bad.json", *command[1:], code=1)


@pytest.mark.parametrize("content", [b" ", b"x", b'{"a": "', b"["])
def test_a_hundred_megabytes_of_anything_are_refused_at_once(run, content):
    with (run.folder / "huge.json").open("wb") as file:
        file.write(content * (100_000_000 // len(content)))
    assert run.fails("verify", "huge.json", code=1)


def test_a_truncated_file_names_the_game_that_breaks(run, games):
    text = games.read_text()
    games.write_text(text[: len(text) - 500])
    assert run.fails("verify", games, code=1).startswith(f"{games}, game 2: ")
    assert run("replay", games, "--game", 1).returncode == 0


def test_a_forged_deal_is_caught(run, games):
    record = parse(games.read_text().splitlines()[0])
    index = next(i for i, (who, text) in enumerate(record["moves"]) if text.startswith("overseer"))
    record["moves"] = record["moves"][:index]
    record["moves"].append(["chance", f"overseer {(int(record['moves'][-1][1][-1]) + 1) % 4}"])
    del record["result"]
    dealt = json.loads(games.read_text().splitlines()[0])["moves"][index][1]
    for seat in range(4):
        record["moves"][-1] = ["chance", f"overseer {seat}"]
        (run.folder / "forged.json").write_text(json.dumps(record))
        done = run("verify", "forged.json")
        assert (done.returncode == 0) == (f"overseer {seat}" == dealt)
        assert done.returncode == 0 or f"Move {index} of the record deals" in done.stderr


def test_a_broken_promise_about_the_seed_is_caught(run, games):
    record = parse(games.read_text().splitlines()[0])
    record["seed_commitment"] = "0" * 64
    (run.folder / "forged.json").write_text(json.dumps(record))
    assert "not the one the record committed to" in run.fails("verify", "forged.json", code=1)


def test_an_illegal_move_in_a_record_is_named_with_its_number(run, games):
    record = parse(games.read_text().splitlines()[0])
    index = next(i for i, (who, _) in enumerate(record["moves"]) if who != "chance")
    record["moves"][index][1] = "bid 99"
    (run.folder / "bad.json").write_text(json.dumps(record))
    told = run.fails("replay", "bad.json", code=1)
    assert f"Move {index} of the record" in told
    assert "That costs 99, but you have only 10." in told


def test_a_ply_or_game_beyond_the_file_says_what_there_is(run, games):
    assert "0 (the start) to" in run.fails("replay", games, "--ply", 100_000, code=1)
    assert "“ply” cannot be -1; allowed: whole numbers from 0." in run.fails(
        "moves", games, "--ply", -1, code=2
    )
    assert (
        run.fails("replay", games, "--game", 5, code=1)
        == "There is no game 5 in the file: it holds 3, numbered from 0."
    )
    assert run.fails("replay", games, "--game", -1, code=2)


def test_the_longest_record_is_far_longer_than_any_game(games):
    assert 100 * max(map(len, games.read_text().splitlines())) < MOST_BYTES
