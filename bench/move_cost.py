"""The cost of a move on the server: CPU and requests, with what the browser client does.

Four people play Santiago at each of some tables, each with an event stream. Before a move its preview is
asked for. A client of version 0.1.0 asked for the story of the move after each state event; now the event
has it.

    python -m bench.move_cost [--before FOLDER] [--moves 400]

FOLDER holds a checkout of an earlier version and its environment (.venv); both servers are measured in turn.
"""

import argparse
import http.client
import json
import os
import random
import subprocess
import sys
import tempfile
import threading
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
TABLES, PLAYERS = 4, 4
#: Clock ticks of the operating system in a second.
TICKS = os.sysconf("SC_CLK_TCK")


class Served:
    """A server process on a database of its own."""

    def __init__(self, folder: Path) -> None:
        self._data = tempfile.TemporaryDirectory()
        command = [folder / ".venv/bin/macaronesia", "serve", "--port", "0", "--log-level", "warning"]
        environment = os.environ | {"MACARONESIA_RATE_LIMIT": "0"}
        self.process = subprocess.Popen(
            [*command, "--database", f"sqlite:///{self._data.name}/games.db", "--thinkers", "1"],
            stdout=subprocess.PIPE,
            env=environment,
            text=True,
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline().strip().rpartition(":")[2])

    def cpu(self) -> float:
        """Seconds of CPU that the server process has used; bots have processes of their own."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def close(self) -> None:
        """Stop it."""
        self.process.terminate()
        self.process.communicate()
        self._data.cleanup()


@dataclass
class Player:
    """A browser: a connection for requests, and one for the stream."""

    server: Served
    requests: int = 0
    plies: int = 0  #: of the story that it has
    key: str = ""
    view: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._line = http.client.HTTPConnection("127.0.0.1", self.server.port)
        self.key = self.call("POST", "/api/players", {"name": "Ana"})["key"]

    def call(self, method: str, path: str, body: object = None) -> Any:
        """The JSON of an answer."""
        headers = {"Authorization": f"Bearer {self.key}"} if self.key else {}
        sent = None if body is None else json.dumps(body)
        if sent is not None:
            headers["Content-Type"] = "application/json"
        self._line.request(method, path, sent, headers)
        answer = self._line.getresponse()
        told = json.loads(answer.read())
        if answer.status >= 400:
            raise RuntimeError(f"{method} {path}: {told}")
        self.requests += 1
        return told

    def watch(self, table: str) -> None:
        """Open the stream of events; requests are counted from here on."""
        self._stream = http.client.HTTPConnection("127.0.0.1", self.server.port)
        self._stream.request(
            "GET", f"/api/tables/{table}/events", headers={"Authorization": f"Bearer {self.key}"}
        )
        self._events = self._stream.getresponse()
        self.requests = 0

    def hear(self, ply: int, table: str) -> None:
        """Read events until the game stands at a ply or later; ask for the story where events have none."""
        while self.view.get("ply", -1) < ply:
            kind = ""
            while line := self._events.readline().decode().rstrip("\n"):
                name, _, value = line.partition(": ")
                if name == "event":
                    kind = value
                elif name == "data" and kind == "state":
                    state = json.loads(value)
                    self.view = state["view"]
                    if "told" not in state:
                        story = self.call("GET", f"/api/tables/{table}/story?from={self.plies}")
                        self.plies = story["ply"]


def play(server: Served, moves: int, seed: int, made: list[tuple[int, int]]) -> None:
    """Play at a table; adds how many moves were made and how many requests that took."""
    whims = random.Random(seed)
    players = [Player(server) for _ in range(PLAYERS)]
    wishes = {"game": "santiago", "seats": ["me", *["open"] * (PLAYERS - 1)], "options": {}}
    table = players[0].call("POST", "/api/tables", wishes)["id"]
    for player in players[1:]:
        player.call("POST", f"/api/tables/{table}/join")
    ply = players[0].call("GET", f"/api/tables/{table}")["ply"]
    for player in players:
        player.watch(table)
    count = 0
    while count < moves:
        for player in players:
            player.hear(ply, table)
        ply = players[0].view["ply"]
        mover = next((player for player in players if player.view.get("moves")), None)
        if mover is None:
            break
        call = {"ply": mover.view["ply"], "move": whims.choice(mover.view["moves"])}
        mover.call("POST", f"/api/tables/{table}/preview", call)
        mover.call("POST", f"/api/tables/{table}/moves", call)
        ply = call["ply"] + 1
        count += 1
    made.append((count, sum(player.requests for player in players)))


def measured(folder: Path, moves: int, seed: int) -> tuple[float, float]:
    """Milliseconds of CPU and requests for a move."""
    server = Served(folder)
    try:
        warm: list[tuple[int, int]] = []
        play(server, 5, seed, warm)
        before, made = server.cpu(), list[tuple[int, int]]()
        threads = [
            threading.Thread(target=play, args=(server, moves, 100 * seed + n, made)) for n in range(TABLES)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        total = sum(count for count, _ in made)
        return 1000 * (server.cpu() - before) / total, sum(asked for _, asked in made) / total
    finally:
        server.close()


def main() -> None:
    """Measure one version, or two in turn."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", type=Path, help="an earlier version to compare with")
    parser.add_argument("--moves", type=int, default=400, help="at most so many moves at a table")
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    folders = {"now": ROOT} | ({"before": given.before} if given.before else {})
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in folders}
    for seed in range(given.rounds):
        for name, folder in folders.items():
            found[name].append(measured(folder, given.moves, seed))
            cpu, requests = found[name][-1]
            print(f"{name}: {cpu:.2f} ms of CPU, {requests:.2f} requests a move", flush=True)
    best = {name: min(figures) for name, figures in found.items()}
    if given.before:
        ratio = [now / before for now, before in zip(best["now"], best["before"], strict=True)]
        print(f"now / before: CPU {ratio[0]:.2f}, requests {ratio[1]:.2f}")


if __name__ == "__main__":
    sys.exit(main())
