"""A game at the terminal: told in sentences, moves typed or chosen, refused with a reason, saved."""

import json
import os
import pty
import random
import select
import sys
from pathlib import Path

import pytest

import macaronesia as mac
from macaronesia.cli.menu import label, menu, side_by_side
from macaronesia.cli.table import FEW
from macaronesia.drawing.lettering import columns
from macaronesia.locale import LANGUAGES
from macaronesia.record import parse


def saved(run) -> dict:
    (file,) = run.folder.glob("santiago-*.json")
    return parse(file.read_bytes())


def test_a_refused_move_says_why_and_the_game_goes_on(run):
    done = run("play", "santiago", "--seed", 1, "--humans", 3, typed="bid 99\nplant\nbid 2\n")
    assert "That costs 99, but you have only 10." in done.stdout
    assert "“plant” is not a move of this game." in done.stdout
    assert "bids 2." in done.stdout


def test_the_end_of_the_input_saves_the_game(run):
    done = run("play", "santiago", "--seed", 1, "--humans", 3, "--names", "Ana,Bela,Carl", typed="bid 2\n")
    assert done.returncode == 0
    assert "--resume santiago-" in done.stdout
    assert saved(run)["players"] == ["Ana", "Bela", "Carl"]
    assert saved(run)["moves"][-1][1] == "bid 2"


def test_a_saved_game_goes_on_where_it_stood(run):
    run("play", "santiago", "--seed", 1, "--humans", 1, "--players", 4, typed="")
    before = saved(run)
    (file,) = run.folder.glob("santiago-*.json")
    run("play", "santiago", "--resume", file.name, typed="1\n1\npass\npass\nquit\n")
    after = saved(run)
    assert after["moves"][: len(before["moves"])] == before["moves"]
    assert len(after["moves"]) > len(before["moves"])
    assert after["seats"] == ["human", "bot:normal", "bot:normal", "bot:normal"]


def test_whoever_takes_the_first_line_and_any_free_square_plays_a_game_to_its_end(run):
    keys = "1\n" + "".join(f"{column}{row}\n" for column in "cdefab" for row in "123456") + "pass\n"
    done = run(
        "play", "santiago", "--seed", 5, "--bots", "random,random", "--save", "end.json", typed=keys * 100
    )
    assert "wins." in done.stdout or "shared win" in done.stdout
    assert mac.verify(parse((run.folder / "end.json").read_bytes())).over


def test_never_a_wall_of_moves(run):
    done = run("play", "santiago", "--seed", 1, "--humans", 5, "--players", 5, typed="pass\n" * 5)
    listed = done.stdout.split("take a tile and plant it")[1]
    assert len([line for line in listed.splitlines() if line.startswith("  ") and "plant" in line]) <= 9


def test_bots_alone_play_to_the_end(run):
    done = run("play", "santiago", "--humans", 0, "--players", 5, "--edition", "amigo", "--lang", "de")
    assert done.returncode == 0
    assert "Das Spiel ist zu Ende." in done.stdout


def test_help_log_board_and_save_are_words_of_the_table(run):
    words = "help\nlog\nboard\nsave here.json\nsave no/where\n"
    done = run("play", "santiago", "--seed", 1, "--humans", 3, typed=words)
    assert "A number picks from the list" in done.stdout
    assert done.stdout.count("The spring is at") == 2
    assert done.stdout.count("round 1 of 11") == 2
    assert json.loads((run.folder / "here.json").read_text())["game"] == "santiago"
    assert "no/where: No such file or directory" in done.stdout


def test_wrong_seats_are_told(run):
    assert "“humans” cannot be 5" in run.fails("play", "santiago", "--humans", 5, "--players", 3, code=2)
    assert "--bots random,easy does not fit: name one bot for all seats without a person" in run.fails(
        "play", "santiago", "--players", 4, "--bots", "random,easy", code=2
    )
    assert "“names” cannot be Ana" in run.fails("play", "santiago", "--humans", 2, "--names", "Ana", code=2)


def test_a_broken_saved_game_is_refused(run):
    run("play", "santiago", "--seed", 1, "--humans", 3, typed="")
    record = saved(run)
    for seats in ("human", ["human"], ["human", "cat", "bot:random"], [1, 2, 3]):
        (run.folder / "bad.json").write_text(json.dumps(record | {"seats": seats}))
        assert "“seats”" in run.fails("play", "santiago", "--resume", "bad.json", code=1)
    (run.folder / "bad.json").write_text(json.dumps(record | {"seats": ["human", "human", "bot:genius"]}))
    assert "genius" in run.fails("play", "santiago", "--resume", "bad.json", code=2)


def terminal(folder: Path, *words: str, typed: list[bytes], ahead: bytes = b"") -> str:
    """What a real terminal shows when these keys are pressed, a burst after each prompt, or ahead of all."""
    command = str(Path(sys.executable).with_name("macaronesia"))
    child, screen = pty.fork()
    if child == 0:
        os.chdir(folder)
        os.execve(
            command, [command, *words], {**os.environ, "TERM": "xterm", "COLUMNS": "100", "LC_ALL": "C.UTF-8"}
        )
    os.write(screen, ahead)
    shown, waiting = b"", list(typed)
    while True:
        if select.select([screen], [], [], 0.2)[0]:
            try:
                shown += os.read(screen, 65536)
            except OSError:  # the child has left
                break
        elif waiting and shown.rstrip().endswith(b">"):
            os.write(screen, waiting.pop(0))
            shown += b"<keys>"
    os.waitpid(child, 0)
    return shown.decode()


def test_keys_that_are_pressed_before_they_are_asked_for_are_not_lost(tmp_path):
    words = ("play", "santiago", "--humans", "3", "--seed", "1")
    shown = terminal(tmp_path, *words, typed=[], ahead=b"bid 2\rbid 3\rquit\r")
    assert "bids 2." in shown
    assert "bids 3." in shown
    assert "Saved to" in shown


def test_the_tab_key_completes_a_move(tmp_path):
    shown = terminal(tmp_path, "play", "santiago", "--humans", "3", "--seed", "1", typed=[b"bi\t2\r", b"q\r"])
    assert "bids 2." in shown


def test_a_secret_bid_is_not_shown_on_the_terminal(tmp_path):
    shown = terminal(
        tmp_path,
        *("play", "santiago", "--humans", "2", "--players", "2", "--seed", "1", "--names", "Ana,Bela"),
        typed=[b"1\r", b"bid 3\r", b"quit\r"],
    )
    assert "has chosen a bid." in shown
    assert "bid 3" not in shown
    assert "bids 3" not in shown


def test_of_a_file_of_many_games_the_others_stay(run, games):
    before = games.read_bytes()
    done = run("play", "--resume", "games.jsonl", typed="")
    assert done.returncode == 0, done.stderr
    assert "Saved" not in done.stdout  # it was over already
    record = parse(before.splitlines()[0])
    unfinished = {**record, "moves": record["moves"][:40]}
    del unfinished["result"]
    games.write_text(json.dumps(unfinished) + "\n" + before.decode())
    mixed = games.read_bytes()
    done = run("play", "--resume", "games.jsonl", typed="quit\n")
    assert "Saved to santiago-" in done.stdout
    assert games.read_bytes() == mixed


def test_a_saved_game_that_stands_before_chance_goes_on(run):
    game = mac.new_game("santiago", 3, seed=7)
    while game.phase == "bid":
        game.play("pass")
    chance = next(n for n, (who, _) in reversed(list(enumerate(game.history))) if who == "chance")
    cut = mac.load(game.record(), chance)
    assert cut.seat == "chance"
    for record in (cut.record(), cut.manual().record() | {"seed_commitment": None}):
        whole = {key: value for key, value in record.items() if value is not None}
        (run.folder / "game.json").write_text(json.dumps(whole | {"seats": ["human"] * 3}))
        done = run("play", "--resume", "game.json", typed="quit\n")
        assert done.returncode == 0, done.stderr
        after = parse((run.folder / "game.json").read_bytes())["moves"]
        assert after[chance][0] == "chance"
        assert mac.load({**whole, "moves": after}).seat != "chance"
        if "seed" in whole:
            assert after[chance] == list(game.history[chance])


def test_where_nothing_can_be_saved_is_told_before_the_game(run):
    told = run("play", "santiago", "--save", "nowhere/game.json", typed="pass\n" * 9)
    assert told.returncode == 1
    assert "No such file or directory" in told.stderr
    assert told.stdout == ""


def test_a_step_too_far_is_taken_back_at_the_prompt(run):
    done = run("play", "santiago", "--seed", 1, "--humans", 3, typed="1\nback\n1\n\npass\n")
    assert done.stdout.count("back (or Enter): choose anew") == 2
    assert any(f"Player {number} passes." in done.stdout for number in (1, 2, 3))


def test_the_own_last_decision_is_undone_and_chance_is_drawn_anew(run):
    done = run("play", "santiago", "--seed", 1, "--bots", "random", typed="undo\npass\nundo\npass\n")
    assert "There is no decision of yours to take back." in done.stdout
    assert "Taken back: it is Player 1’s turn again." in done.stdout
    record = saved(run)
    assert [text for who, text in record["moves"] if who == 0] == ["pass"]
    assert mac.verify(record)


def test_what_told_somebody_something_is_not_undone(run):
    done = run("play", "santiago", "--seed", 1, "--humans", 3, typed="bid 3\nundo\nbid 2\n")
    assert "Taken back" in done.stdout  # nobody had moved since
    words = ("play", "santiago", "--seed", 1, "--humans", 2, "--players", 2)
    done = run(*words, typed="1\npass\npass\nundo\n")  # both secret bids lie open
    assert "This cannot be taken back" in done.stdout


def test_the_legend_is_shown_when_it_is_asked_for(run):
    assert run("play", "santiago", "--humans", 3, typed="legend\n?\n").stdout.count("bare planter.") == 2
    assert run("play", "canarias", "--humans", 3, typed="legend\n?\n").stdout.count("H house") == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [{"game": "santiago", "players": 5}, {"game": "canarias", "players": 4}])
def test_a_turn_fits_a_small_terminal(kind, language):
    """Board, question, list and prompt in 24 lines of 80 columns; where it is narrower no line wraps."""
    chooser = random.Random(5)
    names = ["Player 1", "bot:normal 2", "bot:normal 3", "bot:normal 4", "bot:normal 5"][: kind["players"]]
    game = mac.new_game(**kind, seed=11)
    while not game.over:
        for width in (80, 62, 48):
            view = game.view(game.seat)
            lines = game.rules.turn_text(view, names, language, width).splitlines()
            assert max(map(columns, lines)) <= width
            shown = menu(view["moves"])
            listed = [f"{n}  {label(view['moves'], words)}" for n, words in enumerate(shown.choices, 1)]
            listed = side_by_side(listed, width - 2) if len(listed) > FEW else listed
            if width == 80:
                # and an empty line before, the question, the prompt
                assert len(lines) + len(listed) + 3 <= 24, "\n".join(lines + listed)
        game.play(chooser.choice(game.moves()))


def test_canarias_is_coloured_on_a_terminal_but_not_with_no_color(tmp_path, monkeypatch):
    keys = ["play", "canarias", "--humans", "2", "--players", "2", "--seed", "4"]
    typed = [b"island lanzarote\r", b"island tenerife\r", b"1\r", b"quit\r"]
    assert "\x1b[3" in terminal(tmp_path, *keys, typed=typed)
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[3" not in terminal(tmp_path, *keys, typed=typed)
