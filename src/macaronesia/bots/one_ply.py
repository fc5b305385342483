"""An evaluator for games that have none: every legal move is tried in random games to the end."""

import sys
from typing import Any, ClassVar, NoReturn

import numpy as np

from macaronesia.bots import View
from macaronesia.definition import GameDefinition
from macaronesia.errors import BadOption
from macaronesia.kernel import playing
from macaronesia.kernel.chances import win_shares
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.game_kernel import MOST_PLAYERS
from macaronesia.kernel.generic import bind, unbound
from macaronesia.kernel.random import generator
from macaronesia.kernel.record import positions, record_from_text
from macaronesia.kernel.units import Entry, Unit

#: Random games for one move, and for one decision, at most; but a few for every move.
GAMES_A_MOVE, GAMES, FEWEST_GAMES = 64, 16_384, 4

step = redeal = scores = play_out = unbound


@rule
def roll_out(root: Any, b: Any, move: int, seeds: Any, s: Any, out: Any, chances: Any, points: Any) -> None:
    """Write every seat's mean share of the win and mean points, over a random game for each of the seeds.

    In each game what the seat to move cannot know is dealt anew first. ``s`` and ``out`` are scratch space.
    """
    seat, players = root[0].seat, root[0].players
    shares, final = np.empty(MOST_PLAYERS), np.empty(MOST_PLAYERS, np.int64)
    for i in range(len(seeds)):
        rng = seeds[i].copy()
        s[0] = root[0]
        redeal(s[0], b, seat, rng, out)
        step(s[0], b, move, None)
        play_out(s[0], b, rng, out)
        scores(s[0], b, final)
        win_shares(final, players, shares)
        for p in range(players):
            chances[p] += shares[p] / len(seeds)
            points[p] += final[p] / len(seeds)


class OnePlyEvaluator:
    """A position as one seat knows it. ``one_ply_evaluator`` makes the class for a game."""

    definition: ClassVar[GameDefinition]
    unit: ClassVar[Unit]
    roll_out: ClassVar[Any]

    def __init__(self, view: View, _frozen: bool = False) -> None:
        self.unit.use()
        self.seat: int = view["seat"]
        self.moves: list[str] = view["moves"]
        rules = self.definition.load("rules")(view["players"], view["options"])
        state = rules.kernel.state
        root, s = record_from_text(view["state"], state), positions(1, state)
        out = np.empty(rules.kernel.most_legal, np.int32)
        games = max(FEWEST_GAMES, min(GAMES_A_MOVE, GAMES // len(self.moves)))
        seeds = np.array([generator(number) for number in range(games)])  # the same deals for every move
        tables = np.zeros((2, len(self.moves), MOST_PLAYERS))
        for text, chances, points in zip(self.moves, *tables, strict=True):
            self.roll_out(root, rules.b, rules.code(text), seeds, s, out, chances, points)
        self._chances, self._points = tables[:, :, : view["players"]]

    def evaluate(self) -> tuple[Any, Any]:
        """For every move every seat's chance to win, and its expected points."""
        return self._chances, self._points

    def search(self, _seed: str) -> NoReturn:
        """Needs an evaluator of the game's own."""
        allowed = "games with an evaluator; random, easy, normal and greedy play this one"
        raise BadOption.value("game", self.definition.name, allowed)


def one_ply_evaluator(definition: GameDefinition) -> type[OnePlyEvaluator]:
    """The class that evaluates positions of a game by random games."""
    kernel = definition.load("rules").kernel
    rules = vars(kernel) | vars(bind(playing, definition.name, vars(kernel)))
    roll_out = bind(sys.modules[__name__], definition.name, rules).roll_out

    def entries() -> list[Entry]:
        root, b, out = positions(1, kernel.state), positions(1, kernel.box)[0], np.empty(1, np.int32)
        row = np.zeros(MOST_PLAYERS)
        return [(roll_out, (root, b, 0, np.zeros((1, 4), np.int64), root, out, row, row))]

    unit = Unit(definition.name, "bots", f"{definition.title}'s bots", entries)
    parts = {"definition": definition, "unit": unit, "roll_out": staticmethod(roll_out)}
    return type("OnePlyEvaluator", (OnePlyEvaluator,), parts)
