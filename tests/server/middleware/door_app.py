"""A small application behind the door: what the tests ask, started as the real one is."""

import asyncio
import json
import os
import threading
from pathlib import Path

from macaronesia.server.middleware import metrics
from macaronesia.server.middleware.stack import Guarded
from macaronesia.server.settings import Settings

SECRET = "a-secret-nobody-may-read"


class SmallApp:
    """Echoes, streams, fails, waits until the server stops."""

    def __init__(self) -> None:
        self.ending = asyncio.Event()
        self.arrived = threading.Event()  #: somebody who is not answered yet
        self.told: list[str] = []

    def begin_stop(self) -> None:
        self.told.append("begin_stop")
        self.ending.set()

    async def __call__(self, scope, receive, send) -> None:
        if scope["type"] == "lifespan":
            await self.lifespan(receive, send)
            return
        path = scope["path"]
        if path.startswith("/api/tables/"):
            scope["path_template"] = "/api/tables/{table_id}"
        if path == "/boom":
            raise ValueError(SECRET)
        if path == "/halfway":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            raise ValueError(SECRET)
        if path == "/stream":
            await self.stream(send)
            return
        if path in ("/wait", "/stuck"):
            self.arrived.set()
            if "DOOR_ARRIVED" in os.environ:
                Path(os.environ["DOOR_ARRIVED"]).touch()
            await (self.ending if path == "/wait" else asyncio.Event()).wait()
        kind = b"text/html; charset=utf-8" if path == "/page" else b"application/json"
        body = await self.answer(scope, receive)
        headers = [(b"content-type", kind), (b"x-pid", str(os.getpid()).encode())]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    async def answer(self, scope, receive) -> bytes:
        if scope["path"] == "/metrics":
            return metrics.metrics_text()
        sent, more = b"", True
        while more and scope["method"] == "POST":
            message = await receive()
            sent += message.get("body", b"")
            more = message.get("more_body", False)
        return json.dumps(
            {"got": len(sent), "client": scope["client"][0], "scheme": scope["scheme"]}
        ).encode()

    async def stream(self, send) -> None:
        head = [(b"content-type", b"text/event-stream")]
        await send({"type": "http.response.start", "status": 200, "headers": head})
        await send({"type": "http.response.body", "body": b": hello\n\n", "more_body": True})
        await self.ending.wait()
        await send({"type": "http.response.body", "body": b"retry: 1000\n\n"})

    async def lifespan(self, receive, send) -> None:
        while True:
            message = await receive()
            if message["type"] == "lifespan.startup" and os.environ.get("DOOR_APP") == "fails":
                await send({"type": "lifespan.startup.failed", "message": "no database"})
                return
            if message["type"] == "lifespan.shutdown" and os.environ.get("DOOR_APP") == "hangs":
                await asyncio.Event().wait()
            await send({"type": f"{message['type']}.complete"})
            if message["type"] == "lifespan.shutdown":
                self.told.append("lifespan")
                if "DOOR_TOLD" in os.environ:
                    Path(os.environ["DOOR_TOLD"]).write_text(" ".join(self.told))
                return


def create_app(settings: Settings) -> Guarded:
    app = SmallApp()
    return Guarded(app, settings, begin_stop=app.begin_stop)


async def check(settings: Settings) -> None:
    """This application has no database to be checked."""


check_database = check
