"""A table of two people, as they know it from their streams and the answers to their moves."""

import random
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
from bench.load.http import EventStream, Failed, Pool, listen, request

#: Half of the tables play the one, half the other.
GAMES: list[dict[str, Any]] = [
    {"game": "santiago", "options": {"edition": "trefl"}},
    {"game": "canarias", "options": {}},
]


class _View(msgspec.Struct):
    moves: list[str] | None = None


class _State(msgspec.Struct):
    """What of a ``state`` event is needed here."""

    ply: int
    played: list[tuple[Any, str]]
    view: _View


class _Table(msgspec.Struct):
    """What of a ``table`` event is needed here."""

    state: str


_read_state = msgspec.json.Decoder(_State).decode
_read_table = msgspec.json.Decoder(_Table).decode


class Timing:
    """How long everything took, in seconds since it was due; only what was due while it ran."""

    def __init__(self) -> None:
        self.running = False
        self.answers: list[float] = []  #: to the answer
        self.events: list[float] = []  #: to the event at the other seat
        self.answered_at: list[float] = []


class Ear:
    """One seat: its player's key, its stream, and all it was told and answered."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.stream: EventStream | None = None
        self.begun: int | None = None  #: the ply at which the stream began
        self.last = 0  #: the number of the last event
        self.events = 0
        self.told: list[tuple[Any, str]] = []  #: the moves, as events told them
        self.answered: list[tuple[int, str]] = []  #: own moves that were answered 200
        self.waiting: deque[tuple[int, float]] = deque()  #: the other's moves whose event has not come
        self.over = False
        self.faults: list[str] = []

    def count(self, number: int | None) -> None:
        """Note an event's number: each must be the next."""
        if number is None:
            return
        self.events += 1
        if self.last and number != self.last + 1:
            self.faults.append(f"event {number} after {self.last}")
        self.last = number


class PlayedTable:
    """Moves one after the other: none before the last was answered and is known to who moves next."""

    def __init__(self, pool: Pool, keys: list[str], timing: Timing, rng: random.Random) -> None:
        self.id = ""
        self.ears = [Ear(key) for key in keys]
        self.made = 0
        self.on_ready: Callable[[PlayedTable], None] = lambda _: None
        self.on_over: Callable[[PlayedTable], None] = lambda _: None
        self._pool = pool
        self._timing = timing
        self._rng = rng
        self._clock = time.monotonic
        self._turn: tuple[int, int, list[str]] | None = None  # seat, ply and legal moves of who is to move
        self._offered = False
        self.in_flight = False  #: whether a move waits for its answer
        self.closed = False

    async def open(self, wish: dict[str, Any]) -> None:
        """Set the table up; its game begins when the second player joins."""
        first, second = self.ears
        made = await self._pool.call("POST", "/api/tables", first.key, {"seats": ["me", "open"], **wish})
        self.id = made["id"]
        await self._pool.call("POST", f"/api/tables/{self.id}/join", second.key, {})

    async def listen(self) -> None:
        """Open both streams."""
        for seat, ear in enumerate(self.ears):
            ear.stream = await listen(
                self._pool,
                f"/api/tables/{self.id}/events",
                ear.key,
                partial(self._hear, seat),
            )
        self._go_on()

    def close(self) -> None:
        """Hang up."""
        self.closed = True
        for ear in self.ears:
            if ear.stream is not None:
                ear.stream.close()

    @property
    def listening(self) -> bool:
        """Whether both streams are open."""
        return not self.closed and all(ear.stream and not ear.stream.lost for ear in self.ears)

    @property
    def quiet(self) -> bool:
        """Whether nothing is under way."""
        return not self.in_flight and not any(ear.waiting for ear in self.ears)

    def move(self, due: float) -> None:
        """Make a random legal move that was to be made at a time."""
        assert self._turn is not None
        (seat, ply, moves), self._turn = self._turn, None
        text = self._rng.choice(moves)
        self._offered, self.in_flight = False, True
        self.made += 1
        self.ears[1 - seat].waiting.append((ply, due))
        timed = self._timing.running
        sent = request(
            "POST", f"/api/tables/{self.id}/moves", self.ears[seat].key, {"ply": ply, "move": text}
        )

        def answered(status: int, body: bytes) -> None:
            now = self._clock()
            if status == 200 and body.startswith(b'{"ply":%d,"next":' % (ply + 1)):
                self.ears[seat].answered.append((ply, text))
            else:
                self.ears[seat].faults.append(f"{text!r} at {ply}: {status} {body.decode()}")
            if timed:
                self._timing.answers.append(now - due)
                self._timing.answered_at.append(now)
            self.in_flight = False
            self._go_on()

        self._pool.send(sent, answered)

    def _hear(self, seat: int, number: int | None, kind: bytes, data: bytes) -> None:
        ear = self.ears[seat]
        ear.count(number)
        if kind == b"state":
            state = _read_state(data)
            if ear.begun is None:
                ear.begun = state.ply
            ear.told += state.played
            while ear.waiting and ear.waiting[0][0] < state.ply:
                _, due = ear.waiting.popleft()
                if self._timing.running:
                    self._timing.events.append(self._clock() - due)
            if state.view.moves:
                self._turn = (seat, state.ply, state.view.moves)
        elif kind == b"table" and number is not None:
            ear.over = ear.over or _read_table(data).state == "finished"
        self._go_on()

    def _go_on(self) -> None:
        """Tell that the next move can be made, or that there is none."""
        if self._offered or self.in_flight or self.closed:
            return
        if self._turn is not None and all(ear.begun is not None for ear in self.ears):
            self._offered = True
            self.on_ready(self)
        elif all(ear.over for ear in self.ears):
            self.close()
            self.on_over(self)


async def new_player(pool: Pool, name: str) -> str:
    """The key of a new player."""
    made = await pool.call("POST", "/api/players", None, {"name": name})
    if "key" not in made:
        raise Failed("a player without a key")
    return str(made["key"])
