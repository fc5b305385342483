"""Whole games over HTTP of which every byte that anybody is sent is kept."""

import random
import socket
import sqlite3
from contextlib import closing
from dataclasses import dataclass, field

import httpx

from macaronesia.table import lobby, playing, undo
from macaronesia.table.log import Person, read
from macaronesia.table.table import Table
from tests.server.serving import Player, Server
from tests.waiting import HANG

#: What is played: game, seats, options.
GAMES = [
    ("santiago", 2, {}),
    ("santiago", 4, {"money": "hidden"}),
    ("canarias", 2, {}),
    ("canarias", 3, {"islands": "random"}),
    ("canarias", 4, {}),
]


class LoudServer(Server):
    """A server whose log is kept, with everything it has to say."""

    def __init__(self, folder):
        self.log = folder / "log"
        super().__init__(f"sqlite:///{folder}/tables.db", "--log-level", "debug", log=self.log)

    def rows(self, table):
        """The rows of a table's log, as (time, entries)."""
        with closing(sqlite3.connect(self.database.removeprefix("sqlite:///"), timeout=HANG)) as database:
            found = database.execute("SELECT at, body FROM log WHERE table_id = ? ORDER BY seq", (table,))
            return [(at, read(body)) for at, body in found]


@dataclass
class Heard:
    """One answer."""

    method: str
    path: str
    status: int
    headers: dict[str, str]
    body: bytes


class Recorded(Player):
    """Somebody who keeps every byte."""

    def __init__(self, url, name=None):
        super().__init__(url, name)
        self.name = name
        self.heard: list[Heard] = []
        self.asked: list[tuple[int, int, str]] = []  #: moves that were tried: (ply then, ply said, text)
        self.frames: list[bytes] = []  #: of the stream
        self.stream = None
        self.http.event_hooks = {"response": [self._keep]}

    def _keep(self, answer: httpx.Response) -> None:
        answer.read()
        path = answer.request.url.path.removeprefix("/api/")
        self.heard.append(
            Heard(answer.request.method, path, answer.status_code, dict(answer.headers), answer.content)
        )

    def attend(self, table):
        """Hear what happens, from the beginning, or from where it was broken off."""
        last = 0 if self.stream is None else (self.stream.last_id or 0)
        self.stream = self.listen(table, after=last)

    def hang_up(self):
        """End the stream; the next one goes on from here."""
        connection = self.stream._response.extensions["network_stream"].get_extra_info("socket")
        connection.shutdown(socket.SHUT_RDWR)  # a close alone would not wake the thread that reads
        assert self.stream.ended()
        self.stream.close()
        whole = self.stream.raw.split(b"\n\n")[:-1]  # the last one may have been cut off
        self.frames += [frame + b"\n\n" for frame in whole if not frame.startswith(b":")]

    def try_move(self, table, now, said, text):
        """Make a move that will be refused."""
        self.asked.append((now, said, text))
        answer = self.http.post(f"/api/tables/{table}/moves", json={"ply": said, "move": text})
        assert 400 <= answer.status_code < 500, answer.text


@dataclass
class Evening:
    """A game from its beginning to its end, and what everybody heard of it."""

    table: str
    people: list[Recorded]  #: the seats in order, then who watches
    forks: list[tuple[str, Recorded]] = field(default_factory=list)
    until_the_end: dict[str, int] = field(default_factory=dict)  #: answers before the end, by name


def evening(url, game, seats, rng, **options):
    """A whole game: random moves, refused ones, undo, forks, hints, streams that break off."""
    players = [Recorded(url, f"Player{seat}") for seat in range(seats)]
    watcher = Recorded(url)
    everybody = [*players, watcher]
    wish = ["me", *["open"] * (seats - 1)]
    table = players[0].table(game, wish, options=options, hints=True, visibility="public")["id"]
    found = Evening(table, everybody)
    for somebody in everybody:
        somebody.attend(table)
    for player in players[1:]:
        player.post(f"tables/{table}/join")
    while (turn := watcher.get(f"tables/{table}")["turn"]) is not None:
        player = players[turn]
        seen = player.get(f"tables/{table}")
        something_else(found, player, seen, rng)
        player.post(f"tables/{table}/moves", {"ply": seen["ply"], "move": rng.choice(seen["view"]["moves"])})
        if rng.random() < 0.06 and player.get(f"tables/{table}")["state"] == "running":
            take_back(table, player, players)
        found.until_the_end = {str(one.name): len(one.heard) for one in everybody}
    finish(found)
    return found


def something_else(found, player, seen, rng):
    """What people do beside moving."""
    table, ply, somebody = found.table, seen["ply"], rng.choice(found.people)
    if rng.random() < 0.15:
        for text in ("nonsense", "bid 99", "ship pirate-red", "build monje 3"):
            if text not in seen["view"]["moves"]:
                player.try_move(table, ply, ply, text)
        player.try_move(table, ply, ply + 1, "pass")
    if rng.random() < 0.1 and somebody not in (player, found.people[-1]):
        somebody.try_move(table, ply, ply, "pass")
    if rng.random() < 0.1:
        somebody.get(f"tables/{table}/record")
        somebody.get(f"tables/{table}")
        somebody.get("tables")
    if rng.random() < 0.05:
        somebody.hang_up()
        somebody.attend(table)
    if rng.random() < 0.03:
        player.get(f"tables/{table}/hint")
    if rng.random() < 0.03 and somebody.key and seen["view"]["phase"] != "bid" and len(found.forks) < 2:
        fork = somebody.post(f"tables/{table}/fork", {"ply": ply}, 201)["id"]
        found.forks.append((fork, somebody))
        somebody.get(f"tables/{fork}/record")


def take_back(table, player, players):
    """Take back what was just done, with everybody's consent."""
    if player.post(f"tables/{table}/undo")["undo"] is not None:
        for other in players:
            if other is not player:
                other.post(f"tables/{table}/undo/accept")


def finish(found):
    """Everybody looks at the record, hears the last word, and goes."""
    found.people[0].post(f"tables/{found.table}/chat", {"text": "Good game"}, 201)
    for somebody in found.people:
        somebody.get(f"tables/{found.table}/record")
        while somebody.stream.next()[1] != "chat":
            pass
        somebody.hang_up()


def played_here(game, seats, plies):
    """The rows of a table of so many plies that was played without a server, and its people."""
    rng, people = random.Random(game), [Person(f"id{seat}", f"Player{seat}") for seat in range(seats)]
    table, rows = Table("here"), []

    def write(entries):
        if entries:
            rows.append((float(len(rows)), entries))
            table.apply_all(entries, rows[-1][0])

    write(lobby.create(people[0], game, {}, ["me", *["open"] * (seats - 1)]))
    for person in people[1:]:
        write(lobby.join(table, person, None))
    while table.ply < plies:
        person = people[table.turn]
        write(playing.move(table, person, table.ply, rng.choice(table.game.moves())))
        if rng.random() < 0.1:
            write(undo.ask(table, person))
            for other in people if table.undo else ():
                if other is not person:
                    write(undo.accept(table, other))
    return rows, people
