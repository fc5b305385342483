"""A server with games under way, and all that nobody may ever read or change there."""

import json
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import psycopg

from macaronesia.record import verify
from tests.server.fuzz.requests import Known
from tests.server.serving import Player, Server
from tests.waiting import until


class LoggedServer(Server):
    """``macaronesia serve`` with a log that can be read afterwards."""

    def __init__(self, folder: Path, *arguments: str, rates: str = "0", database: str | None = None) -> None:
        self.log_file = folder / "log"
        database = database or f"sqlite:///{folder}/tables.db"
        super().__init__(database, *arguments, rates=rates, log=self.log_file)

    @property
    def megabytes(self) -> float:
        """How much memory it holds."""
        told = subprocess.run(
            ["ps", "-o", "rss=", "-p", str(self.process.pid)], capture_output=True, text=True, check=True
        )
        return int(told.stdout) / 1024


@contextmanager
def logged(folder: Path, *arguments: str, **settings: Any) -> Iterator[LoggedServer]:
    """A server that leaves its log in a folder."""
    server = LoggedServer(folder, *arguments, **settings)
    try:
        yield server
    finally:
        server.stop()


class Scene:
    """Five players, two strangers, and their tables; where people play, Ann is to move and does not."""

    def __init__(self, server: LoggedServer) -> None:
        self.server = server
        names = ("Ann", "Ben", "Cid", "Dan", "Eve", "Mallory", "Fay")
        self.ann, self.ben, self.cid, self.dan, self.eve, self.mallory, self.fay = (
            Player(server.url, name) for name in names
        )
        self.watcher = Player(server.url)
        self.people = [self.ann, self.ben, self.cid, self.dan, self.eve, self.mallory, self.fay]
        self.games = [
            self._under_way("santiago", {"money": "hidden"}),
            self._under_way("canarias", {}),
        ]
        self.with_bots = self.dan.table("santiago", ["me", "bot:random", "bot:random"])["id"]
        self.finished = self.dan.table("santiago", ["bot:random", "bot:random"])["id"]
        self.open = self.dan.table("canarias", ["me", "open", "open"], visibility="public")["id"]
        until(lambda: self.dan.get(f"tables/{self.with_bots}")["turn"] == 0)
        until(lambda: self.dan.get(f"tables/{self.finished}")["state"] == "finished")
        self.waited = self.dan.get(f"tables/{self.with_bots}")["ply"]
        self.turns = [self._first_turn("santiago"), self._first_turn("canarias")]
        self.views = {
            table: {p.key: p.get(f"tables/{table}")["view"] for p in self._seated} for table in self.games
        }
        self.records = {
            table: {p.key: p.get(f"tables/{table}/record") for p in self._seated} for table in self.games
        }
        self.before = [self.ann.get(f"tables/{table}") for table in self.games]
        self.seeds = self._seeds()

    @property
    def _seated(self) -> list[Player]:
        return [self.watcher, self.ann, self.ben, self.cid]

    def _under_way(self, game: str, options: dict[str, Any]) -> str:
        """A game in which Ann is to move and something has happened already."""
        table: str = self.ann.table(game, ["me", "open", "open"], options=options)["id"]
        for player in (self.ben, self.cid):
            player.post(f"tables/{table}/join")
        while (seen := self.ann.get(f"tables/{table}"))["ply"] < 12 or seen["turn"] != 0:
            (self.ann, self.ben, self.cid)[seen["turn"]].move(table)
        return table

    def _first_turn(self, game: str) -> tuple[str, int]:
        """A game in which Fay is to move: its table and ply."""
        table = self.fay.table(game, ["me", "me"], hotseat=True)
        return table["id"], table["ply"]

    def _seeds(self) -> list[str]:
        """The seeds of the games that run, from behind the server's back."""
        url = self.server.database
        if url.startswith("sqlite:///"):
            database = sqlite3.connect(f"file:{url.removeprefix('sqlite:///')}?mode=ro", uri=True)
        else:
            database = psycopg.connect(url)
        with closing(database):
            rows = database.execute("SELECT table_id, body FROM log").fetchall()
        entries = [entry for table, body in rows if table != self.finished for entry in json.loads(body)]
        return [entry["seed"] for entry in entries if entry["kind"] == "started"]

    @property
    def secrets(self) -> list[str]:
        """What no answer may hold."""
        return [*(str(player.key) for player in self.people), *self.seeds]

    @property
    def known(self) -> Known:
        """What the senders work with; Ann's and Dan's keys only with a letter changed."""
        keys = [str(self.ann.key), str(self.dan.key)]
        moves = {move for view in self.before for move in view["view"]["moves"]}
        return Known(
            tables=(*self.games, self.with_bots, self.finished, self.open),
            keys=tuple(str(p.key) for p in (self.ben, self.cid, self.eve, self.mallory)),
            strangers=tuple(str(p.key) for p in (self.eve, self.mallory)),
            corrupt=(*(_nearly(key) for key in keys), str(self.ann.id), keys[0][:31]),
            moves=tuple(sorted(moves)),
            player=str(self.fay.key),
            turns=tuple(self.turns),
        )

    def complaints(self) -> list[str]:
        """What the storm has done to the games; they are played to their ends and checked."""
        found = []
        for table, before in zip(self.games, self.before, strict=True):
            if self.ann.get(f"tables/{table}") != before:
                found.append(f"a game of {before['game']} has changed")
            self._play_out(table)
            record = self.watcher.get(f"tables/{table}/record")
            if record["moves"][: before["ply"]] != self._moves(table, before["ply"], record):
                found.append(f"the record of {before['game']} has changed")
            verify(record)
        until(self._bots_have_answered)
        return found

    def _bots_have_answered(self) -> bool:
        """Whether a bot has moved since; Dan moves in between, as who bids most also plants first."""
        seen = self.dan.get(f"tables/{self.with_bots}")
        if seen["turn"] == 0:
            self.dan.move(self.with_bots)
        moves = self.dan.get(f"tables/{self.with_bots}/record")["moves"]
        return any(who in (1, 2) for who, _ in moves[self.waited :])

    def _moves(self, table: str, ply: int, final: dict[str, Any]) -> list[Any]:
        """The moves before the storm; what was hidden then is taken as the end tells it."""
        told = self.records[table][None]["moves"][:ply]
        return [full if "?" in then[1] else then for then, full in zip(told, final["moves"], strict=False)]

    def _play_out(self, table: str) -> None:
        while (seen := self.ann.get(f"tables/{table}"))["state"] == "running":
            (self.ann, self.ben, self.cid)[seen["turn"]].move(table)

    def log_complaints(self) -> list[str]:
        """What stands in the server's log and must not."""
        log = self.server.log_file.read_text()
        tables, names = [*self.known.tables], ["Zaubername", "Plauderwort", "Geheimfrage", "Mallory"]
        ids = [str(player.id) for player in self.people]
        found = [
            f"{word!r} is in the log"
            for word in [*self.secrets, *tables, *names, *ids, "?seat"]
            if word in log
        ]
        for line in log.splitlines():
            told = json.loads(line)
            if told["level"] in ("error", "critical") or "traceback" in told:
                found.append(f"in the log: {line[:1500]}")
        return found


def _nearly(key: str) -> str:
    """A key with its last letter changed."""
    return key[:-1] + ("1" if key[-1] == "0" else "0")
