"""Requests as clients send them, and their mutations.

Everything is drawn from one ``random.Random``: the same seed sends the same bytes to the same scene.
"""

import json
import random
from collections.abc import Callable
from dataclasses import dataclass, replace

Header = tuple[bytes, bytes]

#: What no move ends with.
ODD = ("?", " 99", "\u0663", "\uff13", "\u200b", "\u202e3", "\n", "\0", " A1 A1", "e\u0301", "#", "  ", "-1")


@dataclass(frozen=True)
class Request:
    """A request, before it is written."""

    method: bytes
    target: bytes
    headers: tuple[Header, ...]
    body: bytes = b""
    #: Every byte that goes over the connection, where the other fields cannot say it.
    raw: bytes | None = None
    #: Whether it is one whole request in HTTP/1.1, so that an answer is due and another may follow.
    sound: bool = True

    def wire(self) -> bytes:
        """As bytes."""
        if self.raw is not None:
            return self.raw
        headers, names = list(self.headers), {name.lower() for name, _ in self.headers}
        if self.body and not names & {b"content-length", b"transfer-encoding"}:
            headers.append((b"Content-Length", b"%d" % len(self.body)))
        lines = b"".join(b"%s: %s\r\n" % header for header in headers)
        return b"%s %s HTTP/1.1\r\n%s\r\n%s" % (self.method, self.target, lines, self.body)

    def headed(self, *headers: Header) -> "Request":
        """With more headers."""
        return replace(self, headers=(*self.headers, *headers))

    def without(self, name: bytes) -> "Request":
        """Without a header."""
        return replace(self, headers=tuple(h for h in self.headers if h[0].lower() != name))

    def unsound(self, **changes: bytes) -> "Request":
        """The same with changes, and it is unknown whether the server sees one request in it."""
        return replace(self, sound=False, **changes)  # type: ignore[arg-type]


@dataclass(frozen=True)
class Known:
    """What the senders know of the scene: ids, and the keys they may use."""

    tables: tuple[str, ...]  #: running, finished and open ones
    keys: tuple[str, ...]  #: of players who sit at some of them and are not to move, and of strangers
    strangers: tuple[str, ...]  #: of those who sit nowhere
    corrupt: tuple[str, ...]  #: keys that are nearly those of the players to move
    moves: tuple[str, ...]  #: legal ones, for somebody else
    player: str = ""  #: the key of somebody whose turn it is
    turns: tuple[tuple[str, int], ...] = ()  #: and where, and at which ply


HOST = (b"Host", b"127.0.0.1")


def get(target: str, *headers: Header) -> Request:
    """A GET."""
    return Request(b"GET", target.encode(), (HOST, *headers))


def post(target: str, body: object = None, *headers: Header) -> Request:
    """A POST with JSON."""
    written = b"" if body is None else json.dumps(body, ensure_ascii=False).encode()
    kind = ((b"Content-Type", b"application/json"),) if body is not None else ()
    return Request(b"POST", target.encode(), (HOST, *kind, *headers), written)


def bearer(key: str) -> Header:
    """The header that says who calls."""
    return (b"Authorization", f"Bearer {key}".encode())


def valid(rng: random.Random, known: Known) -> Request:
    """A request as a client would send it. None of them can change the games that run."""
    table = f"/api/tables/{rng.choice(known.tables)}"
    stranger, seated = bearer(rng.choice(known.strangers)), bearer(rng.choice(known.keys))
    move, seat = {"ply": rng.randrange(60), "move": rng.choice(known.moves)}, rng.randrange(5)
    seats = ["me", *["open"] * rng.randint(1, 4)]
    pace = rng.choice([{"kind": "none"}, {"kind": "live", "seconds_per_move": 60}])
    wish = {"game": rng.choice(["santiago", "canarias"]), "seats": seats, "options": {}, "pace": pace}
    turn, ply = rng.choice(known.turns)
    odd = {"ply": ply, "move": rng.choice(known.moves)[: rng.randrange(12)] + rng.choice(ODD)}
    return rng.choice(
        [
            post(f"/api/tables/{turn}/moves", odd, bearer(known.player)),
            post("/api/players", {"name": "Zaubername"}),
            post("/api/me/link", None, stranger),
            post("/api/link", {"token": "nonsense"}),
            post("/api/tables", wish | {"visibility": "public", "hints": True}, stranger),
            post(f"{table}/moves", move, seated),
            post(f"{table}/chat", {"text": "Plauderwort"}, seated),
            post(f"{table}/fork", {"ply": rng.randrange(20), "seats": seats}, stranger),
            *(post(f"{table}/{path}", None, stranger) for path in ("leave", "undo")),
            *(post(f"{table}/seats/{seat}/{path}", None, stranger) for path in ("replace", "return")),
            *(post(f"{table}/undo/{path}", {}, stranger) for path in ("accept", "decline")),
            post(f"{table}/join", {"seat": 1}, stranger),
            post(f"{table}/start", {"fill": "bot:random"}, stranger),
            post(f"{table}/moves", move, stranger),
            *(get(path) for path in ("/healthz", "/metrics", "/schema", "/api/games", table)),
            get("/api/boxes/reconstruction"),
            *(get(path, seated) for path in ("/api/me", "/api/tables?state=open,running&mine=1&limit=20")),
            *(get(table + path, seated) for path in ("", "/record?seat=0", "/events?after=3")),
            get(f"{table}/hint", stranger),
        ]
    )


Mutation = Callable[[random.Random, Request, Known], Request]


def strange(rng: random.Random, known: Known, mutations: list[Mutation]) -> Request:
    """A valid request with one to three things wrong with it; now and then with none."""
    request = valid(rng, known)
    for _ in range(rng.choice([0, 1, 1, 1, 1, 2, 2, 3])):
        if request.raw is None:
            request = rng.choice(mutations)(rng, request, known)
    return request
