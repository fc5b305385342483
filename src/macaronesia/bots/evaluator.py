"""What the bots ask of a game: an Evaluator evaluates the legal moves of a view, a Search searches them."""

from functools import cache
from typing import Any, ClassVar, Protocol

from macaronesia.bots import Choice, Opinion, View
from macaronesia.errors import BadOption
from macaronesia.games import definition
from macaronesia.kernel.units import Unit

#: An array of numbers: a row for every legal move, in the order of ``view["moves"]``.
Table = Any


class Search(Protocol):
    """A search under way. Its tables can be read between two calls of ``run``."""

    @property
    def visits(self) -> Table:
        """The iterations spent on each move."""

    @property
    def preference(self) -> Table:
        """The order of the moves: the move to play has the largest number."""

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
        """Whether this number of further iterations could not change the preferred move."""

    def run(self, iterations: int) -> int:
        """Go on for this number of iterations, without the interpreter's lock; how many were made.

        What cannot be divided may take more than is left; the next run then makes fewer by that.
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
        """For every move every seat's chance to win and expected points, by one-ply lookahead."""

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
    best, *others = (Opinion(evaluator.moves[i], chances[i].tolist(), scores[i].tolist()) for i in order[:6])
    return Choice(best.move, best.chances, best.scores, others, effort)
