"""What the bots ask of a game: each game's ``mind`` answers it, from a view and nothing else."""

from importlib import import_module
from typing import Any, Protocol

from macaronesia.bots.choice import Choice, Opinion, View
from macaronesia.errors import BadOption

#: An array of numbers: a row for every legal move, in the order of ``view["moves"]``.
Table = Any

MINDS = {"santiago": "macaronesia.bots.santiago.mind", "canarias": "macaronesia.bots.canarias.mind"}


class Thought(Protocol):
    """A search under way."""

    visits: Table  #: how often each move was tried
    preference: Table  #: the higher, the better a move is thought to be
    at_once: int  #: iterations that may be made before the clock must be looked at
    chances: Table  #: every seat's chance to win, times the visits
    scores: Table  #: every seat's expected points, times the visits

    def settled(self, to_come: float) -> bool:
        """Whether so many more iterations could not change what is preferred."""

    def run(self, iterations: int) -> int:
        """Go on for so many iterations; free of the interpreter's lock. How many were made.

        What cannot be divided may take more than is left; the next run then makes as many fewer.
        """


class Mind(Protocol):
    """A position as one seat knows it."""

    seat: int
    moves: list[str]

    def judge(self) -> tuple[Table, Table]:
        """One look ahead: for every move every seat's chance to win, and its expected points."""

    def think(self, seed: str) -> Thought:
        """A search of this position; equal seeds and iterations give equal figures."""


def load_bots(view: View) -> None:
    """Load what thinking about this game needs, compiled if need be, so that no clock counts it."""
    import_module(MINDS[view["game"]]).BOTS.load()


def mind_of(view: View, frozen: bool = False) -> Mind:
    """A view as its game's bots see it; frozen: with the appraisal that others are measured against."""
    if view.get("seat") not in range(view["players"]) or "moves" not in view:
        raise BadOption.value("view", view.get("seat"), "the view of the seat to move, with its moves")
    mind: Mind = import_module(MINDS[view["game"]]).Mind(view, frozen)
    return mind


def answer(mind: Mind, order: list[int], chances: Table, scores: Table, effort: dict[str, float]) -> Choice:
    """The first move of an order, with the next best as alternatives."""
    opinions = [
        Opinion(mind.moves[i], [float(x) for x in chances[i]], [float(x) for x in scores[i]])
        for i in order[:6]
    ]
    best, *others = opinions
    return Choice(best.move, best.chances, best.scores, others, effort)
