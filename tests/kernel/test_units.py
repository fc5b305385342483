"""What is not compiled yet runs uncompiled, gives the same results, and is compiled in the background."""

import ast
import fcntl
from importlib import import_module
from pathlib import Path

import pytest

from macaronesia.compile import units
from macaronesia.games import game_names
from macaronesia.kernel import compiler
from macaronesia.kernel.compiler import Rule
from tests.kernel.cold import cold, nearly_compiled

PACKAGE = Path(compiler.__file__).parent.parent

#: Plays games with all that players and spectators are shown; says what it ended with.
GAME = """
import random, sys
import macaronesia as mac
from macaronesia.bots import make_bot
from macaronesia.kernel import units
units.BACKGROUND_DELAY = {delay}

def played(name):
    game, rng = mac.new_game(name, players=2, seed=5), random.Random(1)
    bots = [make_bot("easy", 1), make_bot("normal", 1)]
    while not game.over:
        move = rng.choice(game.moves())
        if game.ply % 40 == 12:
            for bot in bots:
                bot.choose(game.briefing(game.seat))
        game.why("bid 99"), game.why("settle 99"), game.why(move)
        game.play(move)
        for seat in (0, 1, None):
            game.view(seat)
        str(game)
    assert mac.verify(game.record()) == game
    return game.breakdown()
"""


def test_everything_players_meet_runs_without_the_compiler(tmp_path):
    both = "\nfor name in ('santiago', 'canarias'): print(played(name))"
    program = GAME.format(delay=1e9) + both + "\nprint('numba' in sys.modules)"
    (tmp_path / "empty").mkdir()
    *ends, with_numba = cold(program, tmp_path / "empty").splitlines()
    assert with_numba == "False"
    (tmp_path / "near").mkdir()
    load = """
from macaronesia.compile import units as of
for name in ('santiago', 'canarias'):
    for unit in of(name): unit.load()
"""
    compiled = cold(GAME.format(delay=1e9) + load + both, nearly_compiled(tmp_path / "near"))
    assert compiled.splitlines() == ends


def test_a_running_process_changes_to_compiled_code_by_itself(tmp_path):
    program = (
        GAME.format(delay=0.0)
        + """
import threading, time, types
from macaronesia.games.santiago.ruleset import Santiago
RULES = Santiago.kernel.rules
from macaronesia.games.santiago.engine import legal
begin = threading.Event()
units.time = types.SimpleNamespace(sleep=lambda _: begin.wait())
game = mac.new_game("santiago", players=3, seed=1)
before = (RULES.is_loaded, "numba" in sys.modules)
moves = game.moves()
begin.set()
while not RULES.is_loaded: time.sleep(0.01)
assert before == (False, False) and "numba" in sys.modules
assert legal._run is legal.compiled
assert game.moves() == moves
print(played("santiago"))
"""
    )
    assert cold(program, nearly_compiled(tmp_path)).startswith("[{")


def test_one_process_compiles_a_unit_at_a_time(tmp_path, monkeypatch):
    [rules, _] = units("santiago")
    monkeypatch.setattr("macaronesia.kernel.code_cache.root", lambda: tmp_path)
    with (tmp_path / "santiago.rules.lock").open("wb") as lock:
        with rules._alone(), pytest.raises(BlockingIOError):
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)


def called_by_python(file: Path) -> set[Rule]:
    """The rules that a module names outside of rules."""
    name = ".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")
    module = import_module(name)
    found = set()

    class Visitor(ast.NodeVisitor):
        def visit_FunctionDef(self, node):
            marks = [mark.func if isinstance(mark, ast.Call) else mark for mark in node.decorator_list]
            if not any(isinstance(mark, ast.Name) and mark.id == "rule" for mark in marks):
                self.generic_visit(node)

        def visit_Name(self, node):
            value = getattr(module, node.id, None)
            if isinstance(value, Rule) and isinstance(node.ctx, ast.Load):
                found.add(value)

    Visitor().visit(ast.parse(file.read_text("utf-8")))
    return found


@pytest.mark.parametrize("game", game_names())
def test_every_rule_that_python_calls_belongs_to_a_unit(game):
    files = [file for file in (PACKAGE / "games" / game).rglob("*.py") if file.name != "research.py"]
    entries = {rule for unit in units(game) for rule, _ in unit._entries()}
    called = {rule for file in files for rule in called_by_python(file)}
    assert len(called) > 5
    assert {rule for rule in called if not rule._small} <= entries
