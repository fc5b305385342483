"""A real server in a process of its own, and players who call it."""

import json
import os
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO

import httpx

from tests import forking
from tests.waiting import HANG


class Server:
    """``macaronesia serve`` on a free port of the loopback."""

    #: What is run instead, by a subclass that serves in another way.
    program: tuple[str, ...] = ()

    def __init__(
        self, database: str, *arguments: str, rates: str = "0", port: int = 0, log: Path | None = None
    ) -> None:
        words = ["--port", str(port), "--database", database, "--thinkers", "1", *arguments]
        environment = os.environ | {"MACARONESIA_RATE_LIMIT": rates}
        self.database = database
        with Path(log or os.devnull).open("w") as stderr:
            self.process = self._started(words, environment, stderr)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        assert self.url.startswith("http://"), log.read_text() if log else "the server did not start"

    def _started(self, words: list[str], environment: dict[str, str], stderr: TextIO) -> Any:
        if not self.program:
            return forking.start(["serve", *words], environment, streams=(None, None, stderr.fileno()))
        return subprocess.Popen(
            [sys.executable, *self.program, *words],
            stdout=subprocess.PIPE,
            stderr=stderr,
            text=True,
            env=environment,
        )

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self._left()

    def stop(self) -> int:
        """As its owner would."""
        self.process.send_signal(signal.SIGTERM)
        return self._left()

    def _left(self) -> int:
        code = self.process.wait(HANG)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


@contextmanager
def serving(folder: Path, *arguments: str, **settings: Any) -> Iterator[Server]:
    """A server with a new SQLite file in a folder."""
    server = Server(f"sqlite:///{folder}/tables.db", *arguments, **settings)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


class Player:
    """Somebody who calls a server; without a name, somebody who only watches."""

    def __init__(self, url: str, name: str | None = None) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=HANG)
        self.key, self.id = None, None
        if name is not None:
            made = self.http.post("/api/players", json={"name": name})
            assert made.status_code == 201, made.text
            self.key, self.id = made.json()["key"], made.json()["player"]["id"]
            self.http.cookies.clear()
            self.http.headers["Authorization"] = f"Bearer {self.key}"

    def __del__(self) -> None:
        self.http.close()

    def get(self, path: str, status: int = 200, **more: Any) -> Any:
        """What is at an address."""
        return _checked(self.http.get(f"/api/{path}", **more), status)

    def post(self, path: str, body: Any = None, status: int = 200, **more: Any) -> Any:
        """What a POST is answered."""
        return _checked(self.http.post(f"/api/{path}", json={} if body is None else body, **more), status)

    def table(self, game: str, seats: list[str], **more: Any) -> Any:
        """A new table."""
        return self.post("tables", {"game": game, "seats": seats, **more}, 201)

    def move(self, table: str, text: str | None = None, status: int = 200) -> Any:
        """Make a move, the first legal one if none is named."""
        seen = self.get(f"tables/{table}")
        move = seen["view"]["moves"][0] if text is None else text
        return self.post(f"tables/{table}/moves", {"ply": seen["ply"], "move": move}, status)

    def listen(self, table: str, **query: Any) -> "Stream":
        """The table's events from now on."""
        return Stream(self, f"/api/tables/{table}/events", query)


def _checked(answer: httpx.Response, status: int) -> Any:
    assert answer.status_code == status, (answer.request.url, answer.status_code, answer.text)
    return answer.json()


class Stream:
    """Events as they come, read by a thread of their own."""

    def __init__(self, player: Player, path: str, query: dict[str, Any]) -> None:
        self.raw = b""  #: every byte that came
        self.last_id: int | None = None
        self._events: queue.Queue[tuple[int | None, str, Any] | None] = queue.Queue()
        self._client = httpx.Client(base_url=player.url, timeout=None, headers=dict(player.http.headers))
        self._response = self._client.send(self._client.build_request("GET", path, params=query), stream=True)
        assert self._response.status_code == 200
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self) -> None:
        waiting = b""
        try:
            for part in self._response.iter_bytes():
                self.raw += part
                waiting += part
                while b"\n\n" in waiting:
                    frame, waiting = waiting.split(b"\n\n", 1)
                    self._take(frame.decode())
        except (httpx.HTTPError, httpx.StreamError):
            pass  # the server has gone, or we have
        self._events.put(None)

    def _take(self, frame: str) -> None:
        fields = dict(line.split(": ", 1) for line in frame.split("\n") if ": " in line and line[0] != ":")
        if "id" in fields:
            self.last_id = int(fields["id"])
        if "data" in fields:
            number = int(fields["id"]) if "id" in fields else None
            self._events.put((number, fields["event"], json.loads(fields["data"])))

    def next(self, kind: str | None = None) -> tuple[int | None, str, Any]:
        """The next event (of a kind)."""
        while True:
            event = self._events.get(timeout=HANG)
            assert event is not None, "the stream has ended"
            if kind is None or event[1] == kind:
                return event

    def ended(self) -> bool:
        """Whether the server closes the stream."""
        self._thread.join(HANG)
        return not self._thread.is_alive()

    def close(self) -> None:
        """Hang up."""
        self._response.close()
        self._client.close()
