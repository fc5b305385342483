"""Thousands of games stepped in one call, for self-play: plain functions over a batch and one's own arrays.

Every game is always before an action of some seat (``batch.seats``): chance moves by itself, and a game
that ends makes room for the next one at once. Equal seeds and actions give equal games on every machine
and for every number of threads.
"""

from typing import Any, NamedTuple

import numpy as np

from macaronesia.errors import BadOption
from macaronesia.kernel.observation import NUMBER, Table
from macaronesia.research.batch import Batch
from macaronesia.research.interface import rules_of
from macaronesia.research.validate import check_array, checked_seats
from macaronesia.research.vector_kernel import FORFEIT, HOLD

__all__ = [
    "FORFEIT",
    "HOLD",
    "Batch",
    "Buffers",
    "IllegalAction",
    "buffers",
    "new",
    "observe",
    "observe_perfectly",
    "random_actions",
    "reset",
    "step",
]


class IllegalAction(ValueError):
    """An action that its game does not allow; ``game`` is the place in the batch. Nothing was stepped."""

    def __init__(self, game: int, action: int) -> None:
        super().__init__(f"action {action} is not legal in game {game}")
        self.game, self.action = game, action


class Buffers(NamedTuple):
    """Arrays of the right shapes and types for a batch."""

    actions: Table  #: int32 (n,)
    masks: Table  #: uint8 (n, actions): 1 where an action is legal
    observations: Table  #: uint8 (n, numbers)
    rewards: Table  #: float32 (n, players), by seat
    dones: Table  #: bool (n,)


def new(
    n: int,
    game: str,
    players: int,
    seed: int | str,
    *,
    learner: int | str | None = None,
    opponents: str = "random",
    reward: str = "win",
    threads: int | None = None,
    **options: Any,
) -> Batch:
    """n games before their first ``reset``.

    ``learner``: a seat, the only one played from outside; the others act at random inside the kernel
    (with ``opponents="outside"`` they do not). ``"rotate"``: in game i it is seat i mod players. None: there
    is no such seat, all are played from outside.
    ``reward``: ``win``, ``rank`` or ``score`` (rewards.py). ``threads``: all cores by default.
    """
    batch = Batch(n, rules_of(game, players, options), reward, threads)
    if learner not in ("rotate", None, *range(players)):
        raise BadOption.value("learner", learner, ["rotate", None, *range(players)])
    if opponents not in ("random", "outside"):
        raise BadOption.value("opponents", opponents, ["random", "outside"])
    if learner is not None:
        batch.runs.learner[:] = np.arange(n) % players if learner == "rotate" else learner
        batch.runs.alone[:] = opponents == "random"
    batch.seed(seed)
    return batch


def buffers(batch: Batch) -> Buffers:
    """Zeroed arrays of the shapes that ``step`` wants; views and pinned memory of one's own do as well."""
    return Buffers(
        np.zeros(batch.n, np.int32),
        np.zeros((batch.n, batch.action_space.size), np.uint8),
        np.zeros((batch.n, batch.fields.size), NUMBER),
        np.zeros((batch.n, batch.players), np.float32),
        np.zeros(batch.n, np.bool_),
    )


def _check(batch: Batch, **arrays: Table) -> None:
    """The arrays that a call writes into."""
    right: dict[str, tuple[tuple[int, ...], type[np.generic]]] = {
        "actions": ((batch.n,), np.int32),
        "masks": ((batch.n, batch.action_space.size), np.uint8),
        "observations": ((batch.n, batch.fields.size), NUMBER),
        "perfect": ((batch.n, batch.fields.perfect_size), NUMBER),
        "finals": ((batch.n, batch.fields.size), NUMBER),
        "rewards": ((batch.n, batch.players), np.float32),
        "dones": ((batch.n,), np.bool_),
    }
    for name, array in arrays.items():
        check_array(name, array, *right[name])


def reset(batch: Batch, masks: Table, observations: Table, seed: int | str | None = None) -> None:
    """Begin all games anew; with a seed as if just made with it."""
    _check(batch, masks=masks, observations=observations)
    if seed is not None:
        batch.seed(seed)
    compiled, b = batch.interface.vector, batch.rules.b
    batch.spread(compiled.reset_all, batch.first, b, batch.positions, batch.runs, masks, observations)
    batch.begun = True


def step(
    batch: Batch,
    actions: Table,
    masks: Table,
    observations: Table,
    rewards: Table,
    dones: Table,
    finals: Table | None = None,
) -> None:
    """One action in every game; IllegalAction before anything is changed.

    Writes, for the seat that is to act then, ``masks`` and ``observations``; ``rewards`` of every seat and
    ``dones`` where a game ended: there the mask and the observation are the next game's. ``finals``, if
    given, gets there the last observation of the learner, or of the seat that acted. For an action HOLD and
    FORFEIT are allowed.
    """
    check_array("actions", actions, (batch.n,), np.int32, written=False)
    if not actions.flags.writeable:
        actions = actions.copy()  # the machine code is for arrays of one kind
    _check(batch, masks=masks, observations=observations, rewards=rewards, dones=dones)
    if finals is None:
        finals = observations[:0]
    else:
        _check(batch, finals=finals)
    batch.check_begun()
    compiled, b = batch.interface.vector, batch.rules.b
    wrong = int(compiled.first_illegal(batch.runs, actions))
    if wrong >= 0:
        raise IllegalAction(wrong, int(actions[wrong]))
    batch.spread(
        compiled.step_all,
        *(batch.first, b, batch.positions, batch.runs),
        *(actions, batch.reward, masks, observations, rewards, dones, finals),
    )


def random_actions(batch: Batch, actions: Table) -> None:
    """Write a legal action for every game, all equally likely, from a generator apart from the games'."""
    _check(batch, actions=actions)
    batch.check_begun()
    batch.spread(batch.interface.vector.random_actions, batch.runs, actions)


def observe(batch: Batch, seats: Table, observations: Table) -> None:
    """Write what a seat of every game knows, whoever is to act; ``seats``: whole numbers, one each."""
    _check(batch, observations=observations)
    _observe(batch, seats, False, observations)


def observe_perfectly(batch: Batch, seats: Table, observations: Table) -> None:
    """The perfect-information observation: as above, with what the seat may not know; a row may be longer."""
    _check(batch, perfect=observations)
    _observe(batch, seats, True, observations)


def _observe(batch: Batch, seats: Table, perfect: bool, rows: Table) -> None:
    batch.check_begun()
    seats = checked_seats(seats, batch.n, batch.players)
    observe_all, b = batch.interface.vector.observe_all, batch.rules.b
    batch.spread(observe_all, b, batch.positions, batch.runs, seats, perfect, rows)
