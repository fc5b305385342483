"""Real servers on loopback for the tests: in a thread, or in a process of their own."""

import json
import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import uvicorn

from macaronesia.server.door.protocol import DoorProtocol

HERE = Path(__file__).parent


def beside_us() -> dict[str, str]:
    """The environment of a process that imports modules of this folder."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(HERE), os.environ["PYTHONPATH"]])}


def wait_until(true: Callable[[], object], seconds: float = 20) -> None:
    """Wait for something that must become true."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it never became true"
        time.sleep(0.02)


class Loopback:
    """An application in a real server on a free port of this machine, in a thread of the test."""

    def __init__(self, app, protocol: type = DoorProtocol) -> None:
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.port = self.socket.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        config = uvicorn.Config(
            app, http=protocol, ws="none", log_config=None, server_header=False, proxy_headers=False
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.socket]})
        self.thread.start()
        wait_until(lambda: self.server.started)

    def connect(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), timeout=20)

    def close(self) -> None:
        self.server.should_exit = self.server.force_exit = True
        self.thread.join(10)
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
            env={**beside_us(), "DOOR_TOLD": str(folder / "told"), **environment},
        )
        self.address = self.process.stdout.readline().strip()

    def get(self, path: str, **words) -> httpx.Response:
        return httpx.get(self.address + path, timeout=20, **words)

    def lines(self) -> list[dict]:
        """The log so far."""
        self.log.seek(0)
        return [json.loads(line) for line in self.log.read().splitlines()]

    def ends(self, seconds: float = 30) -> int:
        """Its exit code, when it has ended by itself."""
        return self.process.wait(seconds)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(25)
            except subprocess.TimeoutExpired:
                self.process.kill()
        self.process.stdout.close()
        self.process.wait()
        self.log.close()
