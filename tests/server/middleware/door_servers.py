"""Real servers on loopback for the tests: in a thread, or in a process of their own."""

import json
import os
import socket
import subprocess
import sys
import threading
from pathlib import Path

import httpx
import uvicorn

from macaronesia.server.middleware.protocol import LimitedProtocol
from tests.waiting import HANG, until


class Loopback:
    """An application in a real server on a free port of this machine, in a thread of the test."""

    def __init__(self, app, protocol: type = LimitedProtocol) -> None:
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.port = self.socket.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        config = uvicorn.Config(
            app, http=protocol, ws="none", log_config=None, server_header=False, proxy_headers=False
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.socket]})
        self.thread.start()
        until(lambda: self.server.started)

    def connect(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), timeout=HANG)

    def close(self, at_once: bool = True) -> None:
        """Stop the server; unless at once, its application is given the time to end what it has begun."""
        self.server.should_exit, self.server.force_exit = True, at_once
        self.thread.join(HANG)
        self.socket.close()


class Served:
    """The server as people run it: a process of its own, around the application of door_app.py."""

    def __init__(self, folder: Path, program: str, **environment: str) -> None:
        self.log = (folder / "log").open("w+")
        self.process = subprocess.Popen(
            [sys.executable, "-c", program],
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
            cwd=folder,
            env={
                **os.environ,
                "DOOR_TOLD": str(folder / "told"),
                "DOOR_ARRIVED": str(folder / "arrived"),
                **environment,
            },
        )
        self.address = self.process.stdout.readline().strip()

    def get(self, path: str, **words) -> httpx.Response:
        return httpx.get(self.address + path, timeout=HANG, **words)

    def lines(self) -> list[dict]:
        """The log so far."""
        self.log.seek(0)
        return [json.loads(line) for line in self.log.read().splitlines()]

    def tells(self, beginning: str) -> bool:
        """Whether the log has an event that begins so."""
        return any(line["event"].startswith(beginning) for line in self.lines())

    def ends(self) -> int:
        """Its exit code, when it has ended by itself."""
        return self.process.wait(HANG)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
        self.process.stdout.close()
        self.process.wait(HANG)
        self.log.close()
