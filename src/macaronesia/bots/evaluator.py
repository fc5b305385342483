"""What the bots ask of a game: an Evaluator judges the legal moves of a view, and can search them."""

from functools import cache
from typing import Any, ClassVar, Protocol

from macaronesia.bots.choice import Choice, Opinion, View
from macaronesia.errors import BadOption
from macaronesia.games import definition
from macaronesia.kernel.units import Unit

#: An array of numbers: a row for every legal move, in the order of ``view["moves"]``.
Table = Any


class Search(Protocol):
    """A search under way."""

    @property
    def visits(self) -> Table:
        """How often each move was tried."""

    @property
    def preference(self) -> Table:
        """The higher, the better a move is thought to be."""

    @property
    def chances(self) -> Table:
        """Every seat's chance to win, times the visits."""

    @property
    def scores(self) -> Table:
        """Every seat's expected points, times the visits."""

    @property
    def at_once(self) -> int:
        """Iterations that may be made before the clock must be looked at."""

    def settled(self, to_come: float) -> bool:
        """Whether so many more iterations could not change what is preferred."""

    def run(self, iterations: int) -> int:
        """Go on for so many iterations; free of the interpreter's lock. How many were made.

        What cannot be divided may take more than is left; the next run then makes as many fewer.
        """


class Evaluator(Protocol):
    """A position as one seat knows it: made of a view, and of whether the evaluation is the frozen one."""

    unit: ClassVar[Unit]  #: the compiled code that it needs

    @property
    def seat(self) -> int:
        """Who is to move."""

    @property
    def moves(self) -> list[str]:
        """The legal moves, or those of them that are asked about."""

    def evaluate(self) -> tuple[Table, Table]:
        """By one ply of look-ahead, for every move every seat's chance to win, and its expected points."""

    def search(self, seed: str) -> Search:
        """A search of this position; equal seeds and iterations give equal figures."""


@cache
def evaluator_of(game: str) -> Any:
    """The class of a game's evaluator; a generic one if it has none but has a kernel; else None."""
    if definition(game).evaluator:
        return definition(game).load("evaluator")
    kernel = getattr(definition(game).load("rules"), "kernel", None)
    if kernel is None:
        return None
    from macaronesia.bots.one_ply import one_ply_evaluator  # noqa: PLC0415 - few games need it

    return one_ply_evaluator(definition(game))


def bot_unit(game: str) -> Unit | None:
    """The compiled code of a game's bots; None if only ``random`` plays it, which needs none."""
    found = evaluator_of(game)
    return None if found is None else found.unit


def load_bots(game: str) -> None:
    """Load the code of a game's bots, compiled if need be, so that no clock counts it."""
    unit = bot_unit(game)
    if unit is not None:
        unit.load()


def new_evaluator(view: View, frozen: bool = False) -> Evaluator:
    """The evaluator of a view; frozen: with the evaluation that others are measured against."""
    if view.get("seat") not in range(view["players"]) or not {"moves", "state"} <= view.keys():
        raise BadOption.value("view", view.get("seat"), "the briefing of the seat to move")
    found = evaluator_of(view["game"])
    if found is None:
        raise BadOption.value("game", view["game"], "games with an evaluator; only random plays this one")
    evaluator: Evaluator = found(view, frozen)
    return evaluator


def answer(
    evaluator: Evaluator, order: list[int], chances: Table, scores: Table, effort: dict[str, float]
) -> Choice:
    """The first move of an order, with the next best as alternatives."""
    opinions = [
        Opinion(evaluator.moves[i], [float(x) for x in chances[i]], [float(x) for x in scores[i]])
        for i in order[:6]
    ]
    best, *others = opinions
    return Choice(best.move, best.chances, best.scores, others, effort)
