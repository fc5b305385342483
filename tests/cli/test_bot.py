"""Bots of any language at our tables, and ours at the tables of others."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import macaronesia as mac
from macaronesia.bots import BOTS, make_bot
from macaronesia.record import parse

COMMAND = Path(sys.executable).with_name("macaronesia")
FIRST_BOT = Path(__file__).parents[2] / "examples/bots/first_bot.py"


@pytest.fixture
def seat(run):
    """Puts a program beside the one who runs the commands."""

    def put(name: str, text: str | None = None) -> None:
        file = run.folder / name
        if text is None:
            shutil.copy(FIRST_BOT, file)
        else:
            file.write_text(text)
        file.chmod(0o755)

    return put


# --- A program at our tables ---


@pytest.mark.parametrize("game", ["santiago", "canarias"])
def test_simulate_plays_a_program_again_from_the_same_seed(run, seat, game):
    seat("my-bot")
    words = ("simulate", game, "--games", 2, "--bots", "./my-bot,random", "--seed", 3, "--out", "-")
    first, again = run(*words), run(*words)
    assert first.returncode == 0, first.stderr
    assert first.stdout == again.stdout
    assert "./my-bot" in first.stderr
    assert all(mac.verify(parse(line)).over for line in first.stdout.splitlines())


def test_a_failed_bot_ends_simulate_with_one_sentence_and_keeps_the_games_before(run, seat):
    tired = (
        "#!/bin/sh\necho . >> starts\n[ $(wc -l < starts) -lt 3 ] && exec ./my-bot\necho tired >&2\nexit 5\n"
    )
    seat("my-bot")
    seat("tired", tired)
    words = ("simulate", "santiago", "--games", 9, "--bots", "./tired,random,random", "--out", "games.jsonl")
    told = run.fails(*words, code=1)
    assert told.startswith("The bot ./tired (seat 1, after move ")
    assert told.endswith("ended with exit code 5 before it had answered; its last words: “tired”.")
    assert len((run.folder / "games.jsonl").read_text().splitlines()) == 2


def test_a_failed_bot_is_told_in_the_language_asked_for(run, seat):
    seat("gone", "#!/bin/sh\nexit 1\n")
    words = ("simulate", "santiago", "--games", 1, "--bots", "./gone", "--lang")
    assert run.fails(*words, "de", code=1).startswith("Der Bot ./gone (Platz ")
    assert run.fails(*words, "hu", code=1).startswith("Ez a bot: ./gone (")


def test_a_program_that_is_not_there_is_wrong_use(run):
    words = ("--players", 3, "--bots", "./my-bot,random,random")
    assert "“bots” cannot be ./my-bot; allowed: the path" in run.fails("simulate", "santiago", *words, code=2)
    words = ("--humans", 0, "--bots", "./my-bot,random,random")
    assert "“bots” cannot be ./my-bot" in run.fails("play", "santiago", *words, code=2)
    assert "“bots” cannot be ./my-bot" in run.fails("bot", "./my-bot", code=2)


def test_a_person_plays_against_a_program(run, seat):
    seat("my-bot")
    words = ("--humans", 1, "--bots", "./my-bot,./my-bot", "--seed", 1)
    done = run("play", "santiago", *words, typed="pass\nq\n")
    assert done.returncode == 0, done.stderr
    assert "bot:./my-bot 2 " in done.stdout


def test_a_game_is_saved_when_a_bot_fails_and_goes_on_with_another(run, seat):
    seat("gone", "#!/bin/sh\nexit 1\n")
    words = ("--humans", 1, "--bots", "random,./gone", "--seed", 1, "--save", "game.json")
    failed = run("play", "santiago", *words, typed="pass\n" * 5)
    assert failed.returncode == 1
    assert failed.stderr.startswith("macaronesia: The bot ./gone (seat 3, after move ")
    assert len(failed.stderr.splitlines()) == 1
    assert "--resume game.json --bots random,./gone" in failed.stdout
    before = parse((run.folder / "game.json").read_bytes())
    done = run("play", "santiago", "--resume", "game.json", "--bots", "random,random", typed="pass\n")
    assert done.returncode == 0, done.stderr
    after = parse((run.folder / "game.json").read_bytes())
    assert after["seats"] == ["human", "bot:random", "bot:random"]
    assert after["moves"][: len(before["moves"])] == before["moves"]
    assert len(after["moves"]) > len(before["moves"])


def test_a_saved_game_starts_no_program_that_was_not_named(run, seat):
    seat("my-bot", "#!/bin/sh\ntouch harm\nexit 1\n")
    run("play", "santiago", "--humans", 1, "--bots", "random,random", "--save", "game.json", typed="")
    record = parse((run.folder / "game.json").read_bytes())
    record["seats"][2] = "bot:./my-bot"
    (run.folder / "game.json").write_text(json.dumps(record))
    told = run.fails("play", "santiago", "--resume", "game.json", code=2)
    assert told.startswith("The saved game wants to start ./my-bot; if you trust that,")
    assert told.endswith("--bots random,./my-bot")
    assert not (run.folder / "harm").exists()
    named = ("play", "santiago", "--resume", "game.json", "--bots")
    assert "--bots random,random,random does not fit" in run.fails(*named, "random,random,random", code=2)


def test_no_program_takes_the_arena_down(run, seat):
    seat("gone", "#!/bin/sh\nexit 1\n")
    seat("hangs", "#!/bin/sh\nexec sleep 60\n")
    seat("babbles", "#!/bin/sh\necho hello\nexec sleep 60\n")
    bots = "./gone,./hangs:seconds=0.2:start=0.3,./babbles"
    done = run("arena", "santiago", "--bots", bots, "--games", 3, "--seed", 1, "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    # The same seat moves first in every game of a deal, and each bot sits there once.
    assert {forfeit["bot"]: forfeit["code"] for forfeit in told["forfeits"]} == {
        "./gone": "bot-crashed",
        "./hangs:seconds=0.2:start=0.3": "bot-silent",
        "./babbles": "bot-nonsense",
    }


# --- Our bots at the tables of others ---


def request(game: mac.Game, number: object = 1, **fields: object) -> str:
    asked = {"macaronesia": 1, "type": "choose", "id": number, "view": game.briefing(game.seat)}
    return json.dumps(asked | fields) + "\n"


def answers(run, *words: object, typed: str) -> list[dict]:
    done = run("bot", *words, typed=typed)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize("game", ["santiago", "canarias"])
@pytest.mark.parametrize("bot", ["random", "greedy", "search:iterations=20"])
def test_a_bot_of_ours_answers_as_it_does_in_python(run, game, bot):
    table = mac.new_game(game, players=3, seed=5)
    asked, expected, same = "", [], make_bot(bot, seed=7)
    for number in range(4):
        asked += request(table, number, seed=7, unknown="field")
        choice = same.choose(table.briefing(table.seat))
        expected.append({"id": number} | choice.as_json())
        table.play(choice.move)
    told = answers(run, bot, typed=asked)
    for line in told + expected:
        line.pop("effort")
    assert told == expected


def test_a_seed_of_the_command_rules_over_those_of_the_requests(run):
    game = mac.new_game("santiago", players=3, seed=5)
    asked = "".join(request(game, n, seed=n) for n in range(30))
    fixed = answers(run, "random", "--seed", 1, typed=asked)
    assert fixed == answers(run, "random", "--seed", 1, typed=asked.replace('"seed": ', '"seed": 9'))
    assert fixed != answers(run, "random", typed=asked)


def test_a_seed_of_the_requests_makes_the_answers_repeatable(run):
    game = mac.new_game("santiago", players=3, seed=5)
    asked = "".join(request(game, n, seed="a") for n in range(10))
    assert answers(run, "random", typed=asked) == answers(run, "random", typed=asked)
    one, other = answers(run, "random", typed=request(game, seed=1) + request(game, seed=1.5))
    assert "move" in one
    assert "“seed” cannot be 1.5" in other["error"]["sentence"]
    broken, fine = answers(run, "random", typed=request(game, seed="\ud800") + request(game, seed=1))
    assert "“seed” cannot be" in broken["error"]["sentence"]
    assert "move" in fine


def test_a_bad_request_gets_an_error_and_the_next_one_its_answer(run):
    game = mac.new_game("santiago", players=3, seed=5)
    view = game.briefing(game.seat)
    bad = [
        ("hello", "“request” cannot be hello"),
        ("[1]", "“request” cannot be [1]"),
        ('{"id": NaN}', "“request” cannot be"),
        ("[" * 100_000, "“request” cannot be"),
        ("{", "“request” cannot be"),
        ("x" * 9_000_000, "“request” cannot be"),
        ("{}", "“type” cannot be None; allowed: choose"),
        ('{"id": 1, "type": "chose"}', "“type” cannot be chose; allowed: choose"),
        ('{"id": 1, "type": "choose"}', "“view” cannot be None; allowed: what game.briefing(seat)"),
        (request(game, macaronesia=2), "“macaronesia” cannot be 2; allowed: 1"),
        (request(game, view=3), "“view” cannot be 3"),
        (request(game, view=view | {"game": "chess"}), "“view.game” cannot be chess"),
        (request(game, view=view | {"players": 9}), "“view.players” cannot be 9"),
        (request(game, view=view | {"seat": 3}), "“view.seat” cannot be 3; allowed: 0, 1, 2"),
        (request(game, view=view | {"seat": None}), "“view.seat” cannot be None"),
        (request(game, view=view | {"moves": []}), "“view.moves” cannot be []"),
        (request(game, view=view | {"moves": [1]}), "“view.moves” cannot be [1]"),
        (request(game, view=game.briefing((game.seat + 1) % 3)), "“view.moves” cannot be None"),
    ]
    typed = "".join(line.rstrip("\n") + "\n" for line, _ in bad)
    told = answers(run, "random", typed=typed + "\n  \n" + '{"type": "news"}\n' + request(game, "last"))
    assert len(told) == len(bad) + 1  # an empty line and news without an id want no answer
    for answer, (line, sentence) in zip(told, bad, strict=False):
        assert sentence in answer["error"]["sentence"], line[:80]
        assert answer["error"]["code"] == "bad-option"
    assert [answer["id"] for answer in told[7:9]] == [1, 1]
    assert told[-1]["id"] == "last"
    assert told[-1]["move"] in view["moves"]


def test_what_is_not_utf8_is_refused_too():
    command = [COMMAND, "bot", "random"]
    done = subprocess.run(command, input=b'{"id": "\xff"}\n', capture_output=True, check=True)
    assert "“request” cannot be" in json.loads(done.stdout)["error"]["sentence"]


@pytest.mark.parametrize("game", ["santiago", "canarias"])
def test_a_view_that_only_looks_like_one_is_refused_and_not_crashed_on(run, game):
    table = mac.new_game(game, players=3, seed=5)
    while table.ply < 60:
        table.play(table.moves()[0])
    view = table.briefing(table.seat)
    fields = sorted(view.keys() - {"game", "players", "seat", "moves"})
    views = [view | {field: wrong} for field in fields for wrong in (None, {}, "?", -1, 10**6, [None] * 9)]
    views += [{key: view[key] for key in view if key != field} for field in fields]
    views += [view | {"moves": ["dance"]}, view | {"history": view["history"][1:]}]
    views += [
        view | wrong for wrong in ({"players": 4}, {"seat": view["seat"] - 1}, {"history": [[0, "pass"]]})
    ]
    told = answers(run, "search:iterations=20", typed="".join(request(table, view=v) for v in views))
    assert len(told) == len(views)
    for answer, given in zip(told, views, strict=True):
        if given == view or "state" not in given:  # it follows from the rest
            assert answer["move"] in view["moves"]
        else:
            assert answer["error"]["code"] == "bad-option"


def test_a_view_opens_no_file(run):
    table = mac.new_game("canarias", players=3, seed=5)
    view = table.briefing(table.seat)
    (run.folder / "my-box.toml").write_text("name = 'mine'")
    asked = request(table, view=view | {"options": view["options"] | {"box": "my-box.toml"}})
    (told,) = answers(run, "random", typed=asked)
    assert "allowed: reconstruction, or a whole box" in told["error"]["sentence"]


def test_secret_bids_and_mixed_games_are_answered_too(run):
    tables = [mac.new_game("santiago", players=2, seed=seed) for seed in (1, 2)]
    asked = ""
    for number in range(8):
        for table in tables:
            asked += request(table, number)
            table.play(table.moves()[0])
    assert '"bid ?"' in asked
    assert all("move" in answer for answer in answers(run, "random", typed=asked))


def test_the_command_has_help_with_an_example(run):
    assert "macaronesia bot" in run("bot", "--help").stdout.split("Example:")[1]


def test_every_bot_can_be_served_and_a_wrong_name_is_told(run):
    assert answers(run, "easy", typed="") == []
    assert f"allowed: {', '.join(BOTS)}" in run.fails("bot", "genius", code=2)
    assert "Missing argument" in run.fails("bot", code=2)


def test_a_served_bot_plays_as_a_program_and_a_failing_program_is_told_over_the_wire(run, seat):
    seat("ours", f"#!/bin/sh\nexec {COMMAND} bot random\n")
    done = run("simulate", "santiago", "--games", 1, "--bots", "./ours,random", "--seed", 1)
    assert done.returncode == 0, done.stderr
    seat("gone", "#!/bin/sh\nexit 4\n")
    game = mac.new_game("santiago", players=3, seed=5)
    (told,) = answers(run, "./gone", typed=request(game))
    assert told["error"]["code"] == "bot-crashed"


@pytest.mark.parametrize("title", ["santiago", "canarias"])
def test_a_view_with_some_of_the_legal_moves_asks_for_a_choice_among_these(run, title):
    game = mac.new_game(title, players=3, seed=5)
    view = game.briefing(game.seat)
    fine = [[view["moves"][2]], view["moves"][2:0:-1]]
    wrong = [["nonsense"], [view["moves"][0], "nonsense"], [view["moves"][0]] * 2, [view["moves"][0], 1]]
    typed = "".join(request(game, view=view | {"moves": moves}) for moves in fine + wrong)
    for bot in ("random", "search:iterations=20"):
        told = answers(run, bot, typed=typed)
        for answer, some in zip(told, fine, strict=False):
            assert answer["move"] in some
        for answer in told[len(fine) :]:
            assert "“view.moves” cannot be" in answer["error"]["sentence"]
