"""Requests that somebody might send: valid ones, and all that can be wrong with one.

Everything is drawn from one ``random.Random``: the same seed sends the same bytes to the same scene.
"""

import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field, replace

Header = tuple[bytes, bytes]

#: What no move ends with.
ODD = (
    "?",
    " 99",
    "\u0663",
    "\uff13",
    "\u200b",
    "\u202e3",
    "\n",
    "\0",
    " A1 A1 A1",
    "\u00e9",
    "e\u0301",
    "#",
    "  ",
    "-1",
)


@dataclass(frozen=True)
class Ask:
    """A request, before it is written."""

    method: bytes
    target: bytes
    headers: tuple[Header, ...] = ()
    body: bytes = b""
    version: bytes = b"HTTP/1.1"
    #: Every byte that goes over the wire, where that cannot be told by the other fields.
    raw: bytes | None = None
    #: Whether it is one whole request in HTTP/1.1, so that an answer is due and another may follow.
    sound: bool = True
    tags: tuple[str, ...] = field(default=(), compare=False)

    def wire(self) -> bytes:
        """As bytes."""
        if self.raw is not None:
            return self.raw
        names = {name.lower() for name, _ in self.headers}
        headers = list(self.headers)
        if b"host" not in names and "no-host" not in self.tags:
            headers.insert(0, (b"Host", b"127.0.0.1"))
        if self.body and not names & {b"content-length", b"transfer-encoding"}:
            headers.append((b"Content-Length", b"%d" % len(self.body)))
        lines = b"".join(b"%s: %s\r\n" % header for header in headers)
        return b"%s %s %s\r\n%s\r\n%s" % (self.method, self.target, self.version, lines, self.body)

    def headed(self, *headers: Header) -> "Ask":
        """With more headers."""
        return replace(self, headers=(*self.headers, *headers))

    def without(self, name: bytes) -> "Ask":
        """Without a header."""
        return replace(self, headers=tuple(h for h in self.headers if h[0].lower() != name))

    def unsound(self, *tags: str) -> "Ask":
        """The same, and nobody knows whether the server sees one request in it."""
        return replace(self, sound=False, tags=(*self.tags, *tags))


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


def get(target: str, *headers: Header) -> Ask:
    """A GET."""
    return Ask(b"GET", target.encode(), headers)


def post(target: str, body: object = None, *headers: Header) -> Ask:
    """A POST with JSON."""
    written = b"" if body is None else json.dumps(body, ensure_ascii=False).encode()
    kind = ((b"Content-Type", b"application/json"),) if body is not None else ()
    return Ask(b"POST", target.encode(), (*kind, *headers), written)


def valid(rng: random.Random, known: Known) -> Ask:
    """A request as a client would send it. None of them can change the games that run."""
    table = f"/api/tables/{rng.choice(known.tables)}"
    stranger = _bearer(rng.choice(known.strangers))
    seated = _bearer(rng.choice(known.keys))
    move = {"ply": rng.randrange(60), "move": rng.choice(known.moves)}
    seats = ["me", *["open"] * rng.randint(1, 4)]
    pace = rng.choice([{"kind": "none"}, {"kind": "live", "seconds_per_move": 60}])
    table_wish = {"game": rng.choice(["santiago", "canarias"]), "seats": seats, "options": {}, "pace": pace}
    turn, ply = rng.choice(known.turns)
    odd = {"ply": ply, "move": rng.choice(known.moves)[: rng.randrange(12)] + rng.choice(ODD)}
    return rng.choice(
        [
            lambda: post(f"/api/tables/{turn}/moves", odd, _bearer(known.player)),
            lambda: post("/api/players", {"name": "Zaubername"}),
            lambda: get("/api/me", seated),
            lambda: post("/api/me/link", None, stranger),
            lambda: post("/api/link", {"token": "nonsense"}),
            lambda: get("/api/games"),
            lambda: get("/api/boxes/reconstruction"),
            lambda: post("/api/tables", table_wish | {"visibility": "public", "hints": True}, stranger),
            lambda: get("/api/tables?state=open,running&mine=1&limit=20", seated),
            lambda: get(table, seated),
            lambda: get(table),
            lambda: post(f"{table}/join", {"seat": 1}, stranger),
            lambda: post(f"{table}/leave", None, stranger),
            lambda: post(f"{table}/start", {"fill": "bot:random"}, stranger),
            lambda: post(f"{table}/moves", move, seated),
            lambda: post(f"{table}/moves", move, stranger),
            lambda: post(f"{table}/undo", None, stranger),
            lambda: post(f"{table}/undo/accept", {}, stranger),
            lambda: post(f"{table}/undo/decline", {}, stranger),
            lambda: post(f"{table}/chat", {"text": "Plauderwort"}, seated),
            lambda: post(f"{table}/seats/{rng.randrange(5)}/replace", None, stranger),
            lambda: post(f"{table}/seats/{rng.randrange(5)}/return", None, stranger),
            lambda: get(f"{table}/record?seat=0", seated),
            lambda: post(f"{table}/fork", {"ply": rng.randrange(20), "seats": seats}, stranger),
            lambda: get(f"{table}/hint", stranger),
            lambda: get(f"{table}/events?after=3", seated),
            lambda: get("/healthz"),
            lambda: get("/metrics"),
            lambda: get("/schema"),
        ]
    )()


def _bearer(key: str) -> Header:
    return (b"Authorization", f"Bearer {key}".encode())


Mutation = Callable[[random.Random, Ask, Known], Ask]


def strange(rng: random.Random, known: Known, mutations: list[Mutation]) -> Ask:
    """A valid request with one to three things wrong with it; now and then with none."""
    ask = valid(rng, known)
    for _ in range(rng.choice([0, 1, 1, 1, 1, 2, 2, 3])):
        if ask.raw is None:
            ask = rng.choice(mutations)(rng, ask, known)
    return ask
