"""``macaronesia bench``: the speed of the engine, and of the peers installed, in one run."""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

from macaronesia.cli.options import Language, usual_players
from macaronesia.definition import GameDefinition
from macaronesia.games import definitions, game_names

#: Python of the environment with the peers, made by `make peers`.
PEERS = Path(os.environ.get("MACARONESIA_PEERS", ".peers")) / "bin" / "python"


def bench(
    peers: Annotated[
        bool, typer.Option("--peers", help="Also catanatron, OpenSpiel, PettingZoo (make peers).")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="The figures as JSON.")] = False,
    seconds: Annotated[float, typer.Option("--seconds", min=0.1, help="How long to measure each.")] = 3.0,
    lang: Language = "",  # noqa: ARG001 - in which errors are told
) -> None:
    """Measure the speed of the engine.

    Rules, bots and records on one core, the vector environment on all.

    Example: macaronesia bench --peers
    """
    figures: dict[str, Any] = {}
    for title, measure in _measures().items():
        _note(f"{title} …")
        figures |= measure(seconds)
    if peers:
        first = game_names()[0]
        figures |= _peers(seconds, figures[f"{first}_moves_per_second"])
        figures |= _environments(seconds, figures[f"{first}_vector_steps_per_second"], figures)
    _note("")
    if as_json:
        typer.echo(json.dumps(figures))
        return
    for name, value in figures.items():
        typer.echo(f"{name:45} {value:>16,.1f}" if isinstance(value, float) else f"{name:45} {value:>16}")


def _measures() -> dict[str, Callable[[float], dict[str, Any]]]:
    return {
        **{game.title: partial(_kernel, game) for game in definitions()},
        "the vector environment": _vector,
        "the search": _search,
        "Game.play": _texts,
        "the start": _start,
    }


def _note(text: str) -> None:
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\033[K{text}")
        sys.stderr.flush()


def _kernel(game: GameDefinition, seconds: float) -> dict[str, Any]:
    """Whole random games, every list of legal moves written out; the size of a position."""
    import numpy as np

    from macaronesia.games import ruleset
    from macaronesia.kernel.random import generator
    from macaronesia.kernel.record import positions

    rules: Any = ruleset(game.name, usual_players(game.name, 4), {})
    kernel = rules.kernel
    first, s = positions(1, kernel.state), positions(1, kernel.state)
    first[0] = rules.start()
    rng, out = generator(1), np.empty(kernel.most_legal, np.int32)
    rate = _rate(lambda n: int(kernel.play_out_all(first, n, rules.b, rng, s, out)), seconds)
    return {
        f"{game.name}_moves_per_second": rate,
        f"{game.name}_position_bytes": kernel.state.itemsize,
    }


def _vector(seconds: float) -> dict[str, Any]:
    """Games stepped by random actions on all cores, with masks and observations; the best of many windows."""
    from macaronesia.research.bench import measured

    return measured(seconds)


def _rate(work: Callable[[int], int], seconds: float) -> float:
    """What the work returns per second; the rounds grow until they take long enough to time."""
    work(1)
    count = 1
    while True:
        began = time.perf_counter()
        done = work(count)
        took = time.perf_counter() - began
        if took >= seconds:
            return done / took
        count = max(2 * count, int(count * seconds / max(took, 1e-4) * 1.1))


def _search(seconds: float) -> dict[str, Any]:
    """The search bots in a game of greedy players: tries a second, and the overrun of a budget."""
    figures: dict[str, Any] = {}
    for game in definitions():
        if game.evaluator:
            tries, spent, overrun = _searched(game, seconds)
            figures[f"{game.name}_search_iterations_per_second"] = tries / spent
            figures[f"{game.name}_search_largest_overrun_ms"] = overrun
    return figures


def _searched(game: GameDefinition, seconds: float, budget: float = 0.05) -> tuple[float, float, float]:
    """Tries, seconds spent on them, and the largest overrun of the budget in ms, in a whole game."""
    from macaronesia.bots import make_bot
    from macaronesia.game import new_game

    table, mover = new_game(game.name, usual_players(game.name, 4), seed=1), make_bot("greedy", 1)
    tries = spent = overrun = 0.0
    decisions = 0
    while isinstance(seat := table.seat, int):
        view = table.briefing(seat)
        if len(view["moves"]) > 1 and decisions * budget < seconds:
            if not decisions:
                make_bot("search:ms=1").choose(view)  # compiled before the clock counts
            decisions += 1
            began = time.perf_counter()
            choice = make_bot(f"search:ms={1000 * budget:g}", 1).choose(view)
            overrun = max(overrun, 1000 * (time.perf_counter() - began - budget))
            tries += choice.effort["iterations"]
            spent += choice.effort["milliseconds"] / 1000
        table.play(mover.choose(view).move)
    return tries, spent, overrun


def _texts(seconds: float) -> dict[str, Any]:
    """Recorded decisions played again as text, chance dealt between them."""
    return {f"{game.name}_text_moves_per_second": _text_rate(game, seconds) for game in definitions()}


def _text_rate(of: GameDefinition, seconds: float) -> float:
    import random

    from macaronesia.game import new_game

    chooser = random.Random(1)
    played = []
    for seed in range(10):
        game = new_game(of.name, usual_players(of.name, 4), seed=seed)
        while not game.over:
            game.play(chooser.choice(game.moves()))
        played.append((seed, [text for who, text in game.history if who != "chance"]))

    def games(count: int) -> int:
        moves = 0
        for number in range(count):
            seed, decisions = played[number % len(played)]
            game = new_game(of.name, usual_players(of.name, 4), seed=seed)
            for text in decisions:
                game.play(text)
            moves += game.ply
        return moves

    return _rate(games, seconds)


FIRST_MOVE = """
import sys, macaronesia
game = macaronesia.new_game(sys.argv[1], players=int(sys.argv[2]), seed=7)
game.play(game.moves()[0])
"""


def _start(_seconds: float) -> dict[str, Any]:
    """A first move in a fresh Python: with nothing compiled, with all compiled, and uncompiled."""
    game = definitions()[0]
    command = [sys.executable, "-c", FIRST_MOVE, game.name, str(usual_players(game.name, 4))]

    def first_move(**environment: str) -> float:
        began = time.perf_counter()
        subprocess.run(command, check=True, env=os.environ | environment)
        return time.perf_counter() - began

    with tempfile.TemporaryDirectory() as folder:
        cold = first_move(NUMBA_CACHE_DIR=folder)
        warm = min(first_move(NUMBA_CACHE_DIR=folder) for _ in range(3))
    return {
        "first_move_cold_seconds": cold,
        "first_move_warm_seconds": warm,
        "first_move_uncompiled_seconds": first_move(NUMBA_DISABLE_JIT="1"),
    }


def _peers(seconds: float, ours: float) -> dict[str, Any]:
    """The same machine, the same minute: other engines' random games."""
    if not PEERS.exists():
        sys.stderr.write(f"The peers are not installed ({PEERS} is missing): make peers\n")
        return {}
    figures: dict[str, Any] = {}
    for name, program in (("catanatron", CATANATRON), ("openspiel_backgammon", BACKGAMMON)):
        _note(f"{name} …")
        done = subprocess.run(
            [PEERS, "-c", program, str(seconds)], capture_output=True, text=True, check=False
        )
        if done.returncode:
            sys.stderr.write(f"{name} did not run: {done.stderr.strip().splitlines()[-1:]}\n")
            continue
        rate = float(done.stdout.split()[-1])
        figures |= {f"{name}_moves_per_second": rate, f"times_{name}": ours / rate}
    return figures


def _environments(seconds: float, ours: float, figures: dict[str, Any]) -> dict[str, Any]:
    """The vector environment beside PettingZoo's fastest classic one and OpenSpiel's backgammon."""
    from macaronesia.research.bench import pettingzoo

    _note("PettingZoo …")
    found: dict[str, Any] = {}
    if "openspiel_backgammon_moves_per_second" in figures:
        found["vector_times_openspiel_backgammon"] = ours / figures["openspiel_backgammon_moves_per_second"]
    classic = pettingzoo(seconds)
    if not classic:
        sys.stderr.write("PettingZoo is not installed: pip install pettingzoo[classic]\n")
        return found
    fastest = max(classic, key=lambda name: classic[name])
    for name, rate in classic.items():
        found[f"pettingzoo_{name}_steps_per_second"] = rate
    return found | {"pettingzoo_fastest": fastest, "vector_times_pettingzoo": ours / classic[fastest]}


CATANATRON = """
import sys, time
from catanatron import Game, RandomPlayer, Color
began, moves = time.perf_counter(), 0
while time.perf_counter() - began < float(sys.argv[1]):
    game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)])
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        moves += 1
print(moves / (time.perf_counter() - began))
"""

BACKGAMMON = """
import random, sys, time
import pyspiel
spiel = pyspiel.load_game("backgammon")
rates = []
for _ in range(int(float(sys.argv[1]) / 0.01) + 1):  # the best of many windows, as of the vector environment
    began, moves = time.perf_counter(), 0
    while time.perf_counter() - began < 0.01:
        state = spiel.new_initial_state()
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            moves += 1
    rates.append(moves / (time.perf_counter() - began))
print(max(rates))
"""
