"""Whatever a program does, it is an answer or a clear verdict; it never hangs us nor leaves traces."""

import gc
import json
import os
import pickle
from contextlib import suppress
from pathlib import Path

import pytest

import macaronesia as mac
from macaronesia.bots import make_bot
from macaronesia.bots.program import DEFAULTS, MOST_BYTES
from macaronesia.errors import BadOption, BotFailed
from macaronesia.locale import LANGUAGES
from tests.bots.programs import GOOD, answer, program, started
from tests.processes import alive
from tests.waiting import HANG, until

GAME = mac.new_game("santiago", players=3, seed=1)
VIEW = GAME.briefing(GAME.seat)
FIRST = VIEW["moves"][0]


@pytest.fixture(autouse=True)
def patience(monkeypatch):
    """A program may take its time to start, however busy the machine is."""
    monkeypatch.setitem(DEFAULTS, "start", HANG)


def all_gone(path: str) -> bool:
    """Whether every process that a program was has ended."""
    return until(lambda: not any(map(alive, started(path))))


def verdict(path: str, view: dict = VIEW, questions: int = 1) -> BotFailed:
    """What a failing program is told, at the latest after so many questions; it is gone by then."""
    bot = make_bot(path, seed=1)
    with pytest.raises(BotFailed) as caught:  # noqa: PT012 - it may fail at any of them
        for _ in range(questions):
            bot.choose(view)
    assert all_gone(path.partition(":")[0])
    return caught.value


# --- Answers ---


def test_a_program_plays_a_move(tmp_path):
    bot = make_bot(program(tmp_path, GOOD))
    choice = bot.choose(VIEW)
    assert choice.move == FIRST
    assert choice.chances == [1 / 3] * 3
    assert choice.scores is None
    assert choice.effort["milliseconds"] > 0
    bot.close()


def test_opinions_come_through(tmp_path):
    other = {"move": VIEW["moves"][1], "chances": [0.2, 0.3, 0.5], "scores": [1, 2.5, -3]}
    fields = {"move": FIRST, "chances": [1, 0, 0], "scores": [60.5, 50, 40], "alternatives": [other]}
    bot = make_bot(program(tmp_path, answer(**fields, mood="fine")))
    told = bot.choose(VIEW).as_json()
    assert {key: told[key] for key in fields} == fields
    bot.close()


def test_a_program_is_started_once_a_game_and_asked_with_rising_ids(tmp_path):
    path = program(tmp_path, "for n in (1, 2, 3):\n    say({'id': n, 'move': asked()['view']['moves'][n]})")
    bot = make_bot(path)
    assert [bot.choose(VIEW).move for _ in range(3)] == VIEW["moves"][1:4]
    bot.close()
    assert len(started(path)) == 1


def test_a_program_is_told_the_view_and_nothing_else(tmp_path):
    path = program(tmp_path, "open(sys.argv[0] + '.seen', 'w').write(sys.stdin.readline())")
    verdict(path, VIEW)
    seen = json.loads(Path(path + ".seen").read_text())
    assert seen.pop("view") == json.loads(json.dumps(VIEW))
    assert seen.keys() == {"macaronesia", "type", "id", "seed", "seconds"}
    assert (seen["macaronesia"], seen["type"], seen["id"], seen["seconds"]) == (1, "choose", 1, 10)


def test_a_seed_is_the_same_again_and_does_not_tell_that_of_the_game(tmp_path):
    path = program(tmp_path, "say({'id': 1, 'move': asked()['seed']})")
    answers = [verdict(path).params["answer"] for _ in range(2)]
    assert answers[0] == answers[1]
    told = json.loads(answers[0])["move"]
    assert isinstance(told, int)
    assert 0 <= told < 2**32


def test_without_a_seed_every_game_has_its_own(tmp_path):
    bots = [make_bot(program(tmp_path, GOOD)) for _ in range(2)]
    assert bots[0]._seed != bots[1]._seed


def test_only_the_first_answer_may_take_the_time_to_start(tmp_path):
    source = "time.sleep(0.6)\n" + answer(move=FIRST) + LATER
    bot = make_bot(program(tmp_path, source) + ":seconds=0.3")
    assert bot.choose(VIEW).move == FIRST
    with pytest.raises(BotFailed, match=r"within 0\.3 seconds"):
        bot.choose(VIEW)


def test_the_time_for_an_answer_is_told(tmp_path):
    path = program(tmp_path, "say({'id': 1, 'move': asked()['seconds']})")
    assert json.loads(verdict(path + ":seconds=2.5").params["answer"])["move"] == 2.5


def test_a_view_of_another_seat_is_refused(tmp_path):
    bot = make_bot(program(tmp_path, GOOD))
    with pytest.raises(BadOption, match="seat to move"):
        bot.choose(GAME.briefing((GAME.seat + 1) % 3))


# --- Verdicts ---

DEEP = "'[' * 100000"
LATER = f"\ntime.sleep({HANG})"


@pytest.mark.parametrize(
    ("source", "code", "told"),
    [
        ("sys.exit(3)", "bot-crashed", "ended with exit code 3 before it had answered."),
        ("asked(); time.sleep(0.1); os._exit(0)", "bot-crashed", "exit code 0"),
        ("asked(); 1 / 0", "bot-crashed", "its last words: “ZeroDivisionError: division by zero”."),
        ("os.kill(os.getpid(), signal.SIGSEGV)", "bot-crashed", "ended by signal 11"),
        ("sys.stdout.write('{\"id\": 1'); sys.stdout.flush()", "bot-crashed", "exit code 0"),
        ("os.close(1)" + LATER, "bot-crashed", "closed its output before"),
        ("os.close(0); os.close(1); os.close(2)" + LATER, "bot-crashed", "closed its output before"),
        ("say('A' * 2_000_000)", "bot-endless", "more than 1,000,000 bytes"),
        ("sys.stdout.write('A' * 2_000_000); sys.stdout.flush()" + LATER, "bot-endless", "1,000,000 bytes"),
        ("while True: sys.stdout.write('yes')", "bot-endless", "1,000,000 bytes"),
        ("os.write(1, b'\\xff\\xfe\\n')" + LATER, "bot-nonsense", "not UTF-8: \ufffd\ufffd"),
        ("say('thinking ...')" + LATER, "bot-nonsense", "not one JSON object: thinking ..."),
        ("say('')" + LATER, "bot-nonsense", "not one JSON object"),
        ("say([1])" + LATER, "bot-nonsense", "not one JSON object: [1]"),
        (f"say({DEEP})" + LATER, "bot-nonsense", "not one JSON object: [[["),
        ("say('{\"id\": ' + '9' * 5000 + '}')" + LATER, "bot-nonsense", "not one JSON object"),
        ("say({'id': 1, 'move': float('nan')})" + LATER, "bot-nonsense", "not one JSON object"),
        ("say({'move': 'pass'})" + LATER, "bot-nonsense", "the id asked for was 1"),
        ("say({'id': 2, 'move': 'pass'})" + LATER, "bot-nonsense", "the id asked for was 1"),
        ("say({'id': '1', 'move': 'pass'})" + LATER, "bot-nonsense", "the id asked for was 1"),
        ("say({'id': True, 'move': 'pass'})" + LATER, "bot-nonsense", "the id asked for was 1"),
        (answer(), "bot-nonsense", "without a move"),
        (answer(move=None), "bot-nonsense", "without a move"),
        (answer(move=["pass"]), "bot-nonsense", "without a move"),
        (answer(move=FIRST, chances=[0.5, 0.5]), "bot-nonsense", "chances, scores or alternatives"),
        (answer(move=FIRST, chances=[1, 1, 1]), "bot-nonsense", "chances, scores or alternatives"),
        (answer(move=FIRST, chances=[2, -1, 0]), "bot-nonsense", "chances, scores or alternatives"),
        (answer(move=FIRST, chances=[True, 0, 0]), "bot-nonsense", "chances, scores or alternatives"),
        (answer(move=FIRST, chances="high"), "bot-nonsense", "chances, scores or alternatives"),
        (answer(move=FIRST, scores=[1, 2, "3"]), "bot-nonsense", "chances, scores or alternatives"),
        (answer(move=FIRST, scores=[1, 2, 10**400]), "bot-nonsense", "chances, scores or alternatives"),
        (answer(move=FIRST, alternatives=[FIRST]), "bot-nonsense", "chances, scores or alternatives"),
        (answer(move=FIRST, alternatives=[{"move": "x"}]), "bot-nonsense", "chances, scores"),
        (answer(move="bid 99"), "bot-illegal", "answered “bid 99”, which is not one of its legal moves."),
        (answer(move=""), "bot-illegal", "legal moves"),
        (answer(move="x" * 5000 + "\n"), "bot-illegal", "xxx…”"),
        (answer(error={"code": "lost", "sentence": "I know only chess."}), "bot-gave-up", "only chess."),
        (answer(error=None), "bot-gave-up", "gave up: null"),
    ],
)
def test_a_bad_program_loses_by_a_clear_verdict(tmp_path, source, code, told):
    failed = verdict(program(tmp_path, source))
    assert failed.code == code
    assert told in str(failed)
    assert f"(seat {GAME.seat + 1}, after move {GAME.ply})" in str(failed)
    assert "\n" not in str(failed)


@pytest.mark.parametrize(
    "source",
    [
        LATER,
        "while True: pass",
        "asked()" + LATER,
        "os.close(0)" + LATER,
        "signal.signal(signal.SIGTERM, signal.SIG_IGN); os.write(1, b'{\"id\": 1,')" + LATER,
        "while True: os.write(2, b'still thinking\\n' * 1000)",
    ],
)
def test_a_program_that_does_not_answer_in_time_is_silent(tmp_path, source):
    view = VIEW | {"padding": "x" * 1_000_000}  # more than a pipe holds: a part is never read
    failed = verdict(program(tmp_path, source) + ":seconds=0.5:start=0.5", view)
    assert failed.code == "bot-silent"
    assert "gave no answer within one second" in str(failed)


def test_a_program_that_says_more_than_one_line_fails_at_the_next_question(tmp_path):
    source = GOOD + "    say('that was a good move')"
    assert "not one JSON object: that was a good move" in str(verdict(program(tmp_path, source), questions=2))


def test_two_answers_to_one_question_are_one_too_many(tmp_path):
    source = GOOD + "    say({'id': request['id'], 'move': 'pass'})"
    assert "the id asked for was 2" in str(verdict(program(tmp_path, source), questions=2))


def test_a_program_that_leaves_between_two_questions_has_crashed(tmp_path):
    failed = verdict(program(tmp_path, answer(move=FIRST) + "; sys.exit(7)"), questions=2)
    assert (failed.code, failed.params["status"]) == ("bot-crashed", 7)


def test_an_answer_given_while_leaving_counts(tmp_path):
    for _ in range(5):
        bot = make_bot(program(tmp_path, "os.write(2, b'bye' * 20000)\n" + answer(move=FIRST)))
        assert bot.choose(VIEW).move == FIRST
        bot.close()


def test_the_last_lines_of_standard_error_are_kept(tmp_path):
    source = "[print(f'line {n}', file=sys.stderr) for n in range(5000)]; sys.exit(1)"
    failed = verdict(program(tmp_path, source))
    assert failed.params["log"] == [f"line {n}" for n in range(4980, 5000)]
    assert "“line 4999”" in str(failed)


def test_what_is_no_text_on_standard_error_does_no_harm(tmp_path):
    failed = verdict(program(tmp_path, "os.write(2, b'\\x1b[2J\\xff\\x00'); sys.exit(1)"))
    assert str(failed).isprintable()


def test_children_end_with_their_program(tmp_path):
    source = """
if os.fork() == 0:
    open(sys.argv[0] + '.pid', 'a').write(f'{os.getpid()}\\n')
    time.sleep(600)
while len(open(sys.argv[0] + '.pid').readlines()) < 2:
    time.sleep(0.01)
"""
    crashed = program(tmp_path, source + "os._exit(1)", "crashed")
    assert verdict(crashed).code == "bot-crashed"
    playing = program(tmp_path, source + GOOD, "playing")
    bot = make_bot(playing)
    bot.choose(VIEW)
    bot.close()
    for path in (crashed, playing):
        assert len(started(path)) == 2
        assert all_gone(path)


# --- The end of a program ---


def test_a_closed_input_tells_a_program_to_leave(tmp_path):
    source = GOOD.replace("asked()", "json.loads(sys.stdin.readline() or bye())")
    path = program(tmp_path, "def bye():\n    open(sys.argv[0] + '.bye', 'w'); sys.exit()\n" + source)
    bot = make_bot(path)
    bot.choose(VIEW)
    bot.close()
    bot.close()
    assert Path(path + ".bye").exists()
    assert all_gone(path)


def test_a_program_that_stays_is_ended(tmp_path):
    path = program(tmp_path, answer(move=FIRST) + LATER)
    bot = make_bot(path)
    bot.choose(VIEW)
    bot.close()
    assert all_gone(path)


def test_a_forgotten_bot_leaves_no_program_behind(tmp_path):
    path = program(tmp_path, GOOD)
    bot = make_bot(path)
    bot.choose(VIEW)
    del bot
    gc.collect()
    assert all_gone(path)


def test_a_bot_that_failed_or_was_closed_can_be_asked_again(tmp_path):
    path = program(tmp_path, "request = asked()\nsay({'id': request['id'], 'move': 'pass'})")
    bot = make_bot(path)
    for _ in range(2):
        assert bot.choose(VIEW).move == "pass"
        with pytest.raises(BotFailed):
            bot.choose(VIEW)
    assert bot.choose(VIEW).move == "pass"
    bot.close()
    assert bot.choose(VIEW).move == "pass"
    bot.close()
    assert len(started(path)) == 4


def test_no_file_stays_open(tmp_path):
    good, bad = program(tmp_path, GOOD, "good"), program(tmp_path, "sys.exit(1)", "bad")
    unstartable = tmp_path / "unstartable"
    unstartable.write_text("#!/no/such/interpreter\n")
    unstartable.chmod(0o755)
    before = len(list(Path("/dev/fd").iterdir()))
    for path in (good, bad, str(unstartable)) * 3:
        bot = make_bot(path)
        with suppress(BotFailed):
            bot.choose(VIEW)
        bot.close()
    assert len(list(Path("/dev/fd").iterdir())) == before


# --- Making one ---


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("./nowhere", "“bots” cannot be ./nowhere; allowed: the path of a program that exists"),
        ("./", "a program that exists"),
        ("./a\0b", "a program that exists"),
        ("./text", "a program that may be executed (chmod +x ./text)"),
        ("./bot:", "a program that exists"),
        ("./bot:fast", "a program that exists"),
        ("./bot:ms=5", "allowed: seconds=0.01 to 3600, start=0 to 3600"),
        ("./bot:seconds=0", "seconds=0.01 to 3600"),
        ("./bot:seconds=4000", "seconds=0.01 to 3600"),
        ("./bot:seconds=", "seconds=0.01 to 3600"),
        ("./bot:seconds=-1", "seconds=0.01 to 3600"),
        ("./bot:seconds=nan", "seconds=0.01 to 3600"),
        ("./bot:seconds=²", "seconds=0.01 to 3600"),
        ("./bot:seconds=1:start=x", "start=0 to 3600"),
    ],
)
def test_a_program_that_cannot_be_is_told_at_once(tmp_path, monkeypatch, name, told):
    monkeypatch.chdir(tmp_path)
    program(tmp_path, GOOD)
    Path("text").write_text("I am no program")
    with pytest.raises(BadOption) as refused:
        make_bot(name)
    assert told in str(refused.value)


def test_where_programs_cannot_be_ended_safely_they_are_not_started(tmp_path, monkeypatch):
    path = program(tmp_path, GOOD)
    monkeypatch.delattr(os, "killpg")
    with pytest.raises(BadOption, match="Linux and macOS"):
        make_bot(path)


@pytest.mark.parametrize("first", ["#!/no/such/interpreter\n", "no first line\n", ""])
def test_a_program_the_system_cannot_start_fails_at_the_first_question(tmp_path, first):
    file = tmp_path / "bot"
    file.write_text(first)
    file.chmod(0o755)
    with pytest.raises(BotFailed, match=r"could not be started: (No such file|Exec format error)"):
        make_bot(str(file)).choose(VIEW)


def test_a_path_may_hold_anything_and_stays_the_same_when_one_walks_away(tmp_path, monkeypatch):
    folder = tmp_path / "a folder: b=c"
    folder.mkdir()
    program(folder, GOOD, "my bot=1")
    monkeypatch.chdir(folder)
    bot = make_bot("./my bot=1:seconds=5")
    monkeypatch.chdir("/")
    assert bot.choose(VIEW).move == FIRST
    bot.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verdict_speaks_four_languages_and_can_be_sent(tmp_path, language):
    sources = ["sys.exit(1)", "os.close(1)" + LATER, "1 / 0", "say(1)", answer(move="x"), answer(error="no")]
    for number, source in enumerate(sources):
        failed = verdict(program(tmp_path, source, f"bot{number}"))
        assert f"bot{number}" in failed.sentence(language)
        again = pickle.loads(pickle.dumps(failed))
        assert again.sentence(language) == failed.sentence(language)
        assert json.loads(json.dumps(failed.params)) == failed.params


def test_the_longest_answer_is_far_longer_than_any_bot_needs():
    every_move = [{"move": "m" * 30, "chances": [0.12345] * 5, "scores": [123.45] * 5}] * 1000
    assert 5 * len(json.dumps(every_move)) < MOST_BYTES
