"""The examples play, and docs/bots.md says what is so."""

import ast
import json
import re
import sys
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import macaronesia as mac
from macaronesia.bots import BOTS, make_bot
from macaronesia.bots.program import Bot
from macaronesia.errors import BotFailed
from tests.bots.programs import program

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "bots"
PAGE = (ROOT / "docs" / "bots.md").read_text()
GAME = mac.new_game("santiago", players=3, seed=1)


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def rows(heading: str) -> dict[str, str]:
    """The first table after a heading: the word in its first column, and the rest of the line."""
    table = PAGE.split(heading)[1].split("|---", 1)[1].split("\n\n")[0]
    return dict(re.findall(r"^\| `([\w-]+)` \|(.*)", table, re.MULTILINE))


def play(names: list[str], game: str, seed: str) -> mac.Game:
    table = mac.new_game(game, len(names), seed=seed)
    with ExitStack() as seated:
        bots = [
            seated.enter_context(closing(make_bot(name, f"{seed}/{seat}"))) for seat, name in enumerate(names)
        ]
        while isinstance(table.seat, int):
            table.play(bots[table.seat].choose(table.briefing(table.seat)).move)
    return table


# --- The examples ---


@pytest.mark.parametrize("game", ["santiago", "canarias"])
@pytest.mark.parametrize("example", sorted(EXAMPLES.iterdir()), ids=lambda file: file.name)
def test_an_example_plays_whole_games_and_the_same_again(example, game):
    for players in (2, 5):
        names = [str(example)] + ["random"] * (players - 1)
        assert play(names, game, "a").over
    assert play(names, game, "a") == play(names, game, "a")


def test_the_gardener_wins_santiago_against_random():
    for seed in range(3):
        assert play(
            [str(EXAMPLES / "gardener.py"), "random", "random", "random"], "santiago", seed
        ).winners() == [0]


def test_the_examples_in_python_need_python_alone():
    for file in EXAMPLES.glob("*.py"):
        nodes = list(ast.walk(ast.parse(file.read_text())))
        imported = {name.name for node in nodes if isinstance(node, ast.Import) for name in node.names}
        assert imported <= sys.stdlib_module_names
        assert not any(isinstance(node, ast.ImportFrom) for node in nodes)


def test_the_example_in_perl_needs_bare_perl():
    used = re.findall(r"^use (\w+)", (EXAMPLES / "verbs.pl").read_text(), re.MULTILINE)
    assert used == ["strict", "warnings"]  # both in perl-base, without which there is no Debian


# --- The page ---


def test_the_page_shows_two_examples_as_they_are():
    assert (EXAMPLES / "first_bot.py").read_text() in blocks("python")
    assert (EXAMPLES / "verbs.pl").read_text() in blocks("perl")


def test_the_page_names_every_bot():
    assert list(rows("## The bots that come along")) == list(BOTS)


def test_the_page_tells_the_fields_of_a_request(tmp_path):
    path = program(tmp_path, "open(sys.argv[0] + '.seen', 'w').write(sys.stdin.readline())")
    with pytest.raises(BotFailed):
        make_bot(path).choose(GAME.briefing(GAME.seat))
    real = json.loads(Path(path + ".seen").read_text())
    shown = json.loads(blocks("json")[0])
    assert list(shown) == list(rows("### What it reads")) == list(real)
    assert shown["view"].keys() <= real["view"].keys()
    assert [type(value) for value in shown.values()] == [type(value) for value in real.values()]


def test_the_page_tells_the_fields_of_an_answer(tmp_path):
    assert list(rows("### What it writes")) == ["id", "move", "chances", "scores", "alternatives", "error"]
    shown = blocks("json")[1].strip()
    bot = make_bot(program(tmp_path, f"asked(); say({shown!r})"))
    assert bot.choose(GAME.briefing(GAME.seat)).move == json.loads(shown)["move"]
    bot.close()


def test_the_page_tells_every_verdict_and_its_params():
    catalogue = FluentParser().parse((ROOT / "src/macaronesia/locale/en.ftl").read_text()).body
    codes = {
        entry.id.name for entry in catalogue if isinstance(entry, Message) and entry.id.name[:4] == "bot-"
    }
    told = {
        code: set(re.findall(r"`(\w+)`", cells.split("|")[0]))
        for code, cells in rows("### How a bot loses").items()
    }
    assert told.keys() == codes
    source = ast.parse(Path(sys.modules[Bot.__module__].__file__).read_text())
    for node in ast.walk(source):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "_failed":
            params = {word.arg for word in node.keywords}
            assert params <= told[node.args[0].value]
            told[node.args[0].value] -= params
    assert told["bot-nonsense"] == {"utf8", "json", "id", "move", "opinion"}  # the values of `fault`
    assert told["bot-crashed"] == {"exit", "signal", "closed"}  # the values of `how`
    assert not any(left for code, left in told.items() if code not in ("bot-nonsense", "bot-crashed"))
