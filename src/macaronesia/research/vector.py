"""Thousands of games stepped in one call, for self-play: plain functions over a batch and one's own arrays.

Every game is always before an action of some seat (``batch.seats``): chance moves by itself, and where a
game ends the next one begins at once. Equal seeds and actions give equal games on every machine and with any
number of threads.
"""

import hashlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np

from macaronesia.errors import BadOption
from macaronesia.kernel.observation import NUMBER, Table
from macaronesia.kernel.record import positions
from macaronesia.kernel.units import cores
from macaronesia.kernel_ruleset import KernelRuleset
from macaronesia.research.actions import ActionSpace
from macaronesia.research.interface import interface_of, rules_of
from macaronesia.research.validate import check_array, whole_numbers
from macaronesia.research.vector_kernel import FORFEIT, HOLD, NO_LEARNER, REWARDS, Buffers, Games

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

#: Games for each thread, at least: for fewer another thread costs more than it saves.
WORTH_A_THREAD = 128


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix="macaronesia-batch")


def generators(seed: int | str, name: str, n: int) -> Table:
    """n generators of the kernel, all different; the same for the same seed whatever else happens."""
    digests = [hashlib.sha256(f"{seed}/{name}/{g}".encode()).digest()[:16] for g in range(n)]
    return np.frombuffer(b"".join(digests), ">u4").reshape(n, 4).astype(np.int64)


class Batch:
    """Many games of one kind. Made by ``vector.new``; all arrays have a row for every game.

    ``seats``: who is to act; ``lengths``: actions since a game began; ``scores``: of the last game that
    ended there. They are views: read them, do not write.
    """

    def __init__(self, n: int, rules: KernelRuleset, reward: str, threads: int | None) -> None:
        if n < 1:
            raise BadOption.value("n", n, "1, 2, …")
        if reward not in REWARDS:
            raise BadOption.value("reward", reward, REWARDS)
        self.n, self.rules, self.action_space = n, rules, ActionSpace(rules)
        self.interface = interface_of(rules)
        self.fields = self.interface.fields
        self.threads = max(1, min(threads or cores(), n // WORTH_A_THREAD))
        first = rules.start()
        self.first = positions(1, first.dtype)
        self.first[0] = first
        self.positions = positions(n, first.dtype)
        self.runs = positions(n, self.interface.run)
        self.runs.learner[:] = NO_LEARNER
        self.reward = REWARDS.index(reward)
        self.begun = False  #: whether there was a reset
        self._scratch = [self.interface.new_scratch() for _ in range(self.threads)]

    @property
    def players(self) -> int:
        """Seats of every game."""
        return self.rules.players

    @property
    def seats(self) -> Table:
        """Who is to act in each game."""
        return self.runs.seat

    @property
    def lengths(self) -> Table:
        """Actions since each game began."""
        return self.runs.length

    @property
    def scores(self) -> Table:
        """Points of every seat in the last game that ended at each place."""
        return self.runs.scores[:, : self.players]

    def check_begun(self) -> None:
        """ValueError before the first reset: until then there are no games."""
        if not self.begun:
            raise ValueError("these games have not begun: reset comes first")

    def seed(self, seed: int | str) -> None:
        """Every game a generator of its own, so that the number of threads changes nothing."""
        self.runs.rng[:] = generators(seed, "chance", self.n)
        self.runs.dice[:] = generators(seed, "dice", self.n)

    def spread(self, work: Callable[..., None], *arguments: Any) -> None:
        """Call ``work`` for a range of the games on every thread; for the first range on this one."""
        games = Games(self.rules.b, self.first, self.positions, self.runs)
        cuts = [self.n * i // self.threads for i in range(self.threads + 1)]
        others = [
            _pool(self.threads - 1).submit(work, *cuts[i : i + 2], self._scratch[i], games, *arguments)
            for i in range(1, self.threads)
        ]
        work(0, cuts[1], self._scratch[0], games, *arguments)
        for other in others:
            other.result()

    def copy(self) -> "Batch":
        """An independent batch of equal games, chance to come included."""
        other = object.__new__(Batch)
        other.__dict__.update(self.__dict__)
        other.positions, other.runs = self.positions.copy(), self.runs.copy()
        other._scratch = [self.interface.new_scratch() for _ in range(self.threads)]
        return other


class IllegalAction(ValueError):
    """An action that its game does not allow; ``game`` is the place in the batch. Nothing was stepped."""

    def __init__(self, game: int, action: int) -> None:
        super().__init__(f"action {action} is not legal in game {game}")
        self.game, self.action = game, action


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
    ``reward``: ``win``, ``rank`` or ``score`` (vector_kernel.py). ``threads``: all cores by default.
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
    batch.spread(batch.interface.vector.reset_all, masks, observations)
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
    compiled = batch.interface.vector
    wrong = int(compiled.first_illegal(batch.runs, actions))
    if wrong >= 0:
        raise IllegalAction(wrong, int(actions[wrong]))
    written = Buffers(actions, masks, observations, rewards, dones)
    batch.spread(compiled.step_all, batch.reward, written, finals)


def random_actions(batch: Batch, actions: Table) -> None:
    """Write a legal action for every game, all equally likely, from a generator apart from the games'."""
    _check(batch, actions=actions)
    batch.check_begun()
    batch.spread(batch.interface.vector.random_actions, actions)


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
    numbers = whole_numbers("seats", seats, (batch.n,))
    if numbers.min() < 0 or numbers.max() >= batch.players:
        g = int(((numbers < 0) | (numbers >= batch.players)).argmax())
        raise ValueError(f"seats: 0 to {batch.players - 1} are the seats of game {g}, not {numbers[g]}")
    batch.spread(batch.interface.vector.observe_all, numbers.astype(np.int32), perfect, rows)
