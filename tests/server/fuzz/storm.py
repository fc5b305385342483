"""The storm: many strange requests at once, and every answer checked."""

import asyncio
import json
import random
import re
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import macaronesia.locale
from macaronesia.locale import CATALOGUES, LANGUAGES
from tests.server.fuzz.connection import Answer, Connection, Outcome
from tests.server.fuzz.mutations import MUTATIONS
from tests.server.fuzz.requests import Request, bearer, get, post, strange, valid
from tests.server.fuzz.scene import Scene

AT_ONCE = 64
#: Words of our own inside, which no caller may read.
INSIDE = (
    *("Traceback", "site-packages", 'File "', ".py", "/work/", "/usr/lib"),
    *("sqlalchemy", "sqlite", "litestar"),
)


def known_codes() -> set[str]:
    """The codes that have a sentence in every language."""
    folder = Path(macaronesia.locale.__file__).parent
    found = []
    for language in LANGUAGES:
        texts = [(folder / f"{catalogue}{language}.ftl").read_text("utf-8") for catalogue in CATALOGUES]
        found.append({code for text in texts for code in re.findall(r"(?m)^([a-z][\w-]*) =", text)})
    return set.intersection(*found)


@dataclass
class Figures:
    """What came of a storm."""

    sent: int = 0
    statuses: Counter[str] = field(default_factory=Counter)
    errors: Counter[str] = field(default_factory=Counter)
    closed: int = 0  #: without an answer, where none was due
    complaints: list[str] = field(default_factory=list)
    seconds: float = 0.0

    def __str__(self) -> str:
        statuses = ", ".join(f"{status}: {n}" for status, n in sorted(self.statuses.items()))
        codes = ", ".join(f"{code} {n}" for code, n in self.errors.most_common())
        return (
            f"{self.sent} requests in {self.seconds:.0f} s; closed without an answer: {self.closed}\n"
            f"answers: {statuses}\nerrors: {codes}\ncomplaints: {len(self.complaints)}"
        )


class Storm:
    """Strange requests against a scene."""

    def __init__(self, scene: Scene, seed: int) -> None:
        self.scene, self.seed = scene, seed
        self.known, self.secrets, self.codes = scene.known, scene.secrets, known_codes()
        self.figures, self.url = Figures(), scene.server.url

    def run(self, requests: int, slow: int = 0) -> Figures:
        """Send so many requests, and beside them so many that take their time."""
        began = time.monotonic()
        asyncio.run(self._all(requests, slow))
        self.figures.seconds = time.monotonic() - began
        return self.figures

    async def _all(self, requests: int, slow: int) -> None:
        numbers = iter(range(self.figures.sent, self.figures.sent + requests))
        slow_ones = [self._slow(number) for number in range(slow)]
        await asyncio.gather(*(self._worker(numbers) for _ in range(AT_ONCE)), *slow_ones)

    async def _worker(self, numbers: Iterator[int]) -> None:
        connection = Connection(self.url)
        for number in numbers:
            # A generator for each request: which bytes it has does not depend on who is faster.
            rng = random.Random(f"{self.seed}:{number}")
            if rng.random() < 0.03:
                await self._pipelined(rng)
            else:
                await self._one(connection, strange(rng, self.known, MUTATIONS))
        await connection.close()

    async def _one(self, connection: Connection, request: Request) -> None:
        data, head = request.wire(), request.method == b"HEAD"
        if request.sound:
            again = connection.open
            outcome = await connection.send(data, head=head, keep=True)
            if again and not outcome.answers and not outcome.hung:  # it was closed before this came
                outcome = await Connection(self.url).send(data, head=head)
            if not outcome.answers:
                self._complain("a whole request was not answered", data)
        else:
            outcome = await Connection(self.url).send_doubtful(data, head=head)
        self.judge(outcome, data)

    async def _pipelined(self, rng: random.Random) -> None:
        requests = [valid(rng, self.known) for _ in range(rng.randint(2, 8))]
        requests = [one for one in requests if b"/events" not in one.target] or [get("/healthz")]
        data = b"".join(request.wire() for request in requests)
        outcome = await Connection(self.url).send(data, len(requests))
        if len(outcome.answers) != len(requests):
            self._complain(f"{len(requests)} requests in a row had {len(outcome.answers)} answers", data)
        self.judge(outcome, data)

    async def _slow(self, number: int) -> None:
        """A sender who dawdles in one of several ways: an answer or a close, in time."""
        chat = f"/api/tables/{self.scene.open}/chat"
        data = post(chat, {"text": "Plauderwort"}, bearer(str(self.scene.eve.key))).wire()
        ways: list[tuple[str, list[bytes], list[int]]] = [
            ("nothing", [b""], []),
            ("half a head", [data[: random.Random(f"{self.seed}:slow:{number}").randrange(1, 60)]], []),
            ("half a body", [data[:-5]], [408]),
            ("half closed", [data[:-5]], []),
            ("in drops", [data[start : start + 20] for start in range(0, len(data), 20)], [201]),
        ]
        way, drops, wanted = ways[number % 5]
        outcome, connection = Outcome(), Connection(self.url)
        async with outcome.watched():
            for drop in drops:
                await connection.write(drop)
            if way == "half closed":
                await connection.write_eof()
            await connection.read(outcome, 1)
        await connection.close()
        if [answer.status for answer in outcome.answers] != wanted:
            self._complain(f"{way}: {outcome}", data)
        self.judge(outcome, data)

    # --- Checks ---

    def _complain(self, words: str, data: bytes) -> None:
        self.figures.complaints.append(f"{words}\n    {data[:700]!r}")

    def judge(self, outcome: Outcome, data: bytes) -> None:
        self.figures.sent += 1
        self.figures.closed += not outcome.answers
        if outcome.hung:
            self._complain("neither an answer nor a close", data)
        if outcome.garbled:
            self._complain(f"an answer that is no HTTP: {outcome.garbled}", data)
        if outcome.cut and outcome.answers and outcome.answers[-1].status < 400:
            self._complain("an answer was cut off", data)
        for answer in outcome.answers:
            self.figures.statuses[str(answer.status)] += 1
            for words in self.wrong(answer, data):
                self._complain(f"{words}\n    {answer.status} {answer.headers} {answer.body[:600]!r}", data)

    def wrong(self, answer: Answer, data: bytes) -> list[str]:
        """All that is wrong with an answer."""
        found = []
        if answer.status >= 500:
            found.append("the server failed")
        if answer.headers.get("x-content-type-options") != "nosniff":
            found.append("it may be sniffed")
        if any(name.startswith("access-control-") for name in answer.headers):
            found.append("other sites are let in")
        text = f"{answer.headers} {answer.body.decode('utf-8', 'replace')}"
        sent = data.decode("utf-8", "replace")
        found += [
            f"it tells {word!r}" for word in (*self.secrets, *INSIDE) if word in text and word not in sent
        ]
        if answer.status >= 400 and answer.body and not _is_our_page(answer, data):
            found += self._not_an_error(answer)
        if answer.status == 200 and answer.body[:1] == b"{":
            found += self._sees_too_much(json.loads(answer.body), data)
        return found

    def _not_an_error(self, answer: Answer) -> list[str]:
        if answer.headers.get("content-type") != "application/json":
            return ["an error that is not JSON"]
        told = json.loads(answer.body)
        if set(told) != {"error", "params", "message"} or told["error"] not in self.codes:
            return ["an error of no known form"]
        self.figures.errors[told["error"]] += 1
        if not isinstance(told["params"], dict) or not told["message"].strip():
            return ["an error without a sentence"]
        return []

    def _sees_too_much(self, sent: dict[str, object], data: bytes) -> list[str]:
        """Whether a view or a record is one that none of the keys in the request may see."""
        if seen := sent.get("view"):
            expected = self.scene.views.get(str(sent.get("id")), {})
        else:
            seen, commitment = sent, sent.get("seed_commitment")
            records = self.scene.records.values()
            known = (of for of in records if "moves" in sent and of[None]["seed_commitment"] == commitment)
            expected = next(known, {})
        allowed = [what for key, what in expected.items() if key is None or key.encode() in data]
        return ["it shows another seat's view"] if expected and seen not in allowed else []


def _is_our_page(answer: Answer, data: bytes) -> bool:
    """Whether a browser asked for a page that is not there, and got the client, which says so."""
    asked = re.search(rb"^GET (?!/api)", data, re.MULTILINE) and b"text/html" in data
    return bool(asked) and answer.status == 404 and answer.body.startswith(b"<!doctype html>")
