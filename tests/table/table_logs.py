"""Tables for the tests: people sit down and do things, and everything goes through the log."""

import random

from macaronesia.table import forking, lobby, playing, timeouts, undo
from macaronesia.table.log import Pace, Person, read, written
from macaronesia.table.messages import table_for
from macaronesia.table.table import Table

ANA, BELA, CARL, DORA = (Person(name.lower(), name) for name in ("Ana", "Béla", "Carl", "Dóra"))
PEOPLE = (ANA, BELA, CARL, DORA)


class Log:
    """A table with its log, as a server keeps it: rows of written entries."""

    def __init__(self, entries, table_id="t", at=1000.0):
        self.rows = []
        self.now = at
        self.table = Table(table_id)
        self.add(entries)

    def add(self, entries):
        if entries:
            body = written(entries)
            self.rows.append((self.now, body))
            self.table.apply_all(read(body), self.now)
        return entries

    def later(self, seconds):
        self.now += seconds

    def again(self):
        """The same table, folded from the log."""
        table = Table(self.table.id)
        for at, body in self.rows:
            table.apply_all(read(body), at)
        return table

    # --- What people do ---

    def join(self, player, seat=None):
        return self.add(lobby.join(self.table, player, seat))

    def leave(self, player):
        return self.add(lobby.leave(self.table, player))

    def start(self, player, fill=None):
        return self.add(lobby.start(self.table, player, fill))

    def move(self, player, text=None, ply=None):
        game = self.table.game
        chosen = text or game.moves()[0]
        return self.add(playing.move(self.table, player, game.ply if ply is None else ply, chosen))

    def bot(self, text=None):
        table = self.table
        return self.add(
            playing.bot_move(table, self.now, table.ply, table.turn, text or table.game.moves()[0])
        )

    def say(self, player, text):
        return self.add(playing.say(self.table, player, text))

    def undo(self, player):
        return self.add(undo.ask(self.table, player))

    def accept(self, player):
        return self.add(undo.accept(self.table, player))

    def decline(self, player):
        return self.add(undo.decline(self.table, player))

    def vote(self, player, seat):
        return self.add(timeouts.vote(self.table, player, seat))

    def come_back(self, player, seat):
        return self.add(timeouts.come_back(self.table, player, seat))

    def time(self):
        return self.add(timeouts.time_passes(self.table, self.now))

    def fork(self, player, ply, seats=None, hotseat=False):
        return Log(forking.fork(self.table, player, ply, seats, hotseat, "a seed"), "fork")

    # --- What one sees ---

    @property
    def who(self):
        """Whose turn it is."""
        return self.table.seats[self.table.turn].player

    def kinds(self):
        return [seat.kind for seat in self.table.seats]

    def play(self, times):
        """So many moves, by whoever's turn it is, each the first legal one."""
        for _ in range(times):
            self.move(self.who) if self.table.bot_to_move is None else self.bot()

    def play_on(self, whims=None):
        """To the end, at random."""
        whims = whims or random.Random(1)
        while self.table.state == "running":
            text = whims.choice(self.table.game.moves())
            self.move(self.who, text) if self.table.bot_to_move is None else self.bot(text)


def new(seats, game="santiago", **more):
    """A table that Ana has set up."""
    return Log(lobby.create(ANA, game, more.pop("options", {}), seats, **more))


def pair(**more):
    """Ana and Béla have begun to play."""
    log = new(["me", "open"], **more)
    log.join(BELA)
    return log


def three(**more):
    """Ana, Béla and Carl have begun to play."""
    log = new(["me", "open", "open"], **more)
    log.join(BELA)
    log.join(CARL)
    return log


LIVE = Pace("live", seconds_per_move=60)

__all__ = [
    "ANA",
    "BELA",
    "CARL",
    "DORA",
    "LIVE",
    "PEOPLE",
    "Log",
    "new",
    "pair",
    "table_for",
    "three",
]
