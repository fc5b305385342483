"""Table: what its log says, folded entry by entry. Only the fold changes it."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import singledispatchmethod
from typing import Literal

from macaronesia.course import Course
from macaronesia.game import Game
from macaronesia.games import ruleset
from macaronesia.ruleset import CHANCE, Ruleset
from macaronesia.table import log
from macaronesia.table.log import LogEntry, Person

OPEN, RUNNING, FINISHED, GONE = "open", "running", "finished", "gone"
#: An automatic bot's level: for seats that were left, filled or forked.
STAND_IN = "normal"
#: A seat whose player is so many times too late goes to a bot by itself.
PATIENCE = 3
#: How long bots wait for the answer to a wish to take back, in seconds.
COURTESY = 30.0


@dataclass
class Seat:
    """One place at the table."""

    kind: Literal["human", "open", "bot"]
    player: Person | None = None
    bot: str | None = None
    away: Person | None = None  #: for whom a bot plays, and who may come back
    late: bool = False
    votes: set[int] = field(default_factory=set)  #: the seats that want a bot here


@dataclass(frozen=True)
class Wish:
    """To take back, waiting for those who have to agree."""

    seat: int
    ply: int
    waiting: tuple[int, ...]
    at: float


def new_course(rules: Ruleset, seed: bytes, fork: log.Fork | None) -> Course:
    """The course of a game that starts, or goes on from where it was forked; nothing is dealt yet."""
    if fork is None:
        return Course(rules, seed)
    course = Course(rules, seed, fork.undone, {"table": fork.table, "ply": fork.ply})
    course.follow(fork.moves)
    return course


class Table:
    """A table as it stands after the entries of its log so far."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.state = GONE
        self.created = 0.0
        self.last = 0  #: the number of the last entry
        self.seats: list[Seat] = []
        self.game: Game | None = None
        self.makers: list[str | None] = []  #: for every move of the record the person who made it
        self.tracing = True  #: whether what moves do is recorded, for the events that report them
        #: An entry that was decided on but not applied yet, and the game after it: no move is executed twice.
        self.ahead: tuple[log.Moved, Game] | None = None
        self.undo: Wish | None = None
        self.rematch: str | None = None  #: the table where its players go on
        self.turn_since = 0.0
        self._now = 0.0  # when the entry that is being folded was written
        self.setup: log.Created
        self.rules: Ruleset
        self.creator: Person
        #: The numbers of the entries of the chat, for those who come later.
        self.chat: list[tuple[int, float, log.Said]] = []

    # --- Who sits where ---

    def seats_of(self, player: str | None) -> list[int]:
        """The seats of a person; at a hotseat they may be several."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.kind == "human" and seat.player is not None and seat.player.id == player
        ]

    def other_humans(self, player: str | None) -> list[int]:
        """The seats of all other people."""
        mine = self.seats_of(player)
        return [n for n, seat in enumerate(self.seats) if seat.kind == "human" and n not in mine]

    def people(self) -> list[str]:
        """Everybody whose table it is: who made it, sits there, or may come back."""
        found = [self.creator, *(person for seat in self.seats for person in (seat.player, seat.away))]
        return list(dict.fromkeys(person.id for person in found if person is not None))

    @property
    def turn(self) -> int | None:
        """The seat to move; None before the start and after the end."""
        if self.state != RUNNING or self.game is None:
            return None
        seat = self.game.seat
        return seat if isinstance(seat, int) else None

    @property
    def bot_to_move(self) -> str | None:
        """The bot whose turn it is."""
        return None if self.turn is None else self.seats[self.turn].bot

    @property
    def ply(self) -> int:
        """How many moves the game has."""
        return 0 if self.game is None else self.game.ply

    # --- The clock ---

    @property
    def deadline(self) -> float | None:
        """When the time of the seat to move is up; None for bots, and without a pace."""
        seconds = self.setup.pace.seconds
        if seconds is None or self.turn is None or self.seats[self.turn].kind != "human":
            return None
        return self.turn_since + seconds

    @property
    def clock_due(self) -> float | None:
        """When something happens by itself: a seat becomes late, or goes to a bot."""
        deadline, seconds = self.deadline, self.setup.pace.seconds
        if deadline is None or seconds is None or self.turn is None:
            return None
        return self.turn_since + PATIENCE * seconds if self.seats[self.turn].late else deadline

    @property
    def bot_due(self) -> float | None:
        """When the bot to move may begin: at once, or after a wish to take back has had its time."""
        if self.bot_to_move is None:
            return None
        return self.turn_since if self.undo is None else max(self.turn_since, self.undo.at + COURTESY)

    # --- The fold ---

    def apply_all(self, entries: Iterable[LogEntry], at: float) -> None:
        """Go on by the entries of a row that was written at a time."""
        for entry in entries:
            self.apply(entry, at)

    def apply(self, entry: LogEntry, at: float) -> None:
        """Go on by one entry."""
        self.last += 1
        self._now = at
        self._apply(entry)

    @singledispatchmethod
    def _apply(self, entry: LogEntry) -> None:
        raise TypeError(entry)

    @_apply.register
    def _(self, entry: log.Created) -> None:
        self.setup, self.creator, self.created, self.state = entry, entry.creator, self._now, OPEN
        self.rules = ruleset(entry.game, len(entry.seats), entry.options)
        self.seats = [
            Seat("human", player=entry.creator)
            if wish == "me"
            else Seat("open")
            if wish == "open"
            else Seat("bot", bot=wish.removeprefix("bot:"))
            for wish in entry.seats
        ]

    @_apply.register
    def _(self, entry: log.Joined) -> None:
        self.seats[entry.seat] = Seat("human", player=entry.player)

    @_apply.register
    def _(self, entry: log.Left) -> None:
        leaver = self.seats[entry.seat].player
        self.seats[entry.seat] = Seat("open")
        heir = next((seat.player for seat in self.seats if seat.player is not None), None)
        if leaver is not None and leaver.id == self.creator.id and heir is not None:
            self.creator = heir  # somebody must be able to start

    @_apply.register
    def _(self, _: log.Gone) -> None:
        self.state = GONE

    @_apply.register
    def _(self, entry: log.Started) -> None:
        if entry.fill is not None:
            self.seats = [Seat("bot", bot=entry.fill) if s.kind == "open" else s for s in self.seats]
        names = [f"bot:{seat.bot}" if seat.player is None else seat.player.name for seat in self.seats]
        self.game = Game(new_course(self.rules, bytes.fromhex(entry.seed), self.setup.fork), names)
        self.makers = [None] * self.game.ply
        self.state, self.turn_since = RUNNING, self._now

    @_apply.register
    def _(self, entry: log.Moved) -> None:
        assert self.game is not None
        for seat in self.seats:
            if seat.late:
                seat.late, seat.votes = False, set()
        if self.ahead is not None and self.ahead[0] is entry:
            self.game = self.ahead[1]
        else:
            self.game.course.trace = [] if self.tracing else None
            self.game.course.follow(entry.played)
        self.ahead = None
        self.makers += [None if who == CHANCE else entry.by for who, _ in entry.played]
        self.turn_since = self._now

    @_apply.register
    def _(self, _: log.Ended) -> None:
        self.state = FINISHED

    @_apply.register
    def _(self, entry: log.Said) -> None:
        self.chat.append((self.last, self._now, entry))

    @_apply.register
    def _(self, entry: log.Asked) -> None:
        self.undo = Wish(entry.seat, entry.ply, tuple(entry.waiting), self._now)

    @_apply.register
    def _(self, entry: log.Agreed) -> None:
        assert self.undo is not None
        waiting = tuple(seat for seat in self.undo.waiting if seat != entry.seat)
        self.undo = Wish(self.undo.seat, self.undo.ply, waiting, self.undo.at)

    @_apply.register
    def _(self, _: log.Granted | log.Declined | log.Lapsed) -> None:
        self.undo = None

    @_apply.register
    def _(self, entry: log.TakenBack) -> None:
        assert self.game is not None
        self.game = self.game.take_back(entry.ply)
        self.makers = self.makers[: entry.ply]
        for seat in self.seats:
            seat.late, seat.votes = False, set()
        self.turn_since = self._now

    @_apply.register
    def _(self, entry: log.Late) -> None:
        self.seats[entry.seat].late = True

    @_apply.register
    def _(self, entry: log.Voted) -> None:
        self.seats[entry.seat].votes.add(entry.by)

    @_apply.register
    def _(self, entry: log.Replaced) -> None:
        self.seats[entry.seat] = Seat("bot", bot=entry.bot, away=self.seats[entry.seat].player)
        if self.turn == entry.seat:
            self.turn_since = self._now

    @_apply.register
    def _(self, entry: log.Returned) -> None:
        self.seats[entry.seat] = Seat("human", player=self.seats[entry.seat].away)
        if self.turn == entry.seat:
            self.turn_since = self._now

    @_apply.register
    def _(self, entry: log.Rematched) -> None:
        self.rematch = entry.table
