"""The storm: many strange requests at once, and every answer checked."""

import asyncio
import contextlib
import json
import random
import re
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

import macaronesia.locale
from macaronesia.locale import CATALOGUES, LANGUAGES
from tests.server.fuzz.strange_bodies import BODIES
from tests.server.fuzz.strange_heads import HEADS
from tests.server.fuzz.strange_requests import Ask, get, post, strange, valid
from tests.server.fuzz.strange_scene import Scene
from tests.server.fuzz.strange_wire import PATIENCE, Answer, Outcome, Wire, read_answer

AT_ONCE = 64
#: Words of our own inside, which no caller may read.
INSIDE = (
    "Traceback",
    "site-packages",
    'File "',
    ".py",
    "/work/",
    "/usr/lib",
    "sqlalchemy",
    "sqlite",
    "litestar",
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
        self.figures = Figures()
        place = urlsplit(scene.server.url)
        self._place = (str(place.hostname), int(place.port or 80))

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
        wire = Wire(*self._place)
        for number in numbers:
            # A generator for each request: which bytes it has does not depend on who is faster.
            rng = random.Random(f"{self.seed}:{number}")
            if rng.random() < 0.03:
                await self._pipelined(rng)
            else:
                await self._one(wire, strange(rng, self.known, [*BODIES, *HEADS]))
        await wire.close()

    async def _one(self, wire: Wire, ask: Ask) -> None:
        data, head = ask.wire(), ask.method == b"HEAD"
        if ask.sound:
            again = wire.open
            outcome = await wire.send(data, head=head, keep=True)
            if (
                again and not outcome.answers and not outcome.hung
            ):  # it had closed the connection before this came
                outcome = await Wire(*self._place).send(data, head=head)
            if not outcome.answers:
                self._complain("a whole request was not answered", data)
        else:
            outcome = await Wire(*self._place).send_doubtful(data, head=head)
        self._judge(outcome, data)

    async def _pipelined(self, rng: random.Random) -> None:
        asks = [valid(rng, self.known) for _ in range(rng.randint(2, 8))]
        asks = [ask for ask in asks if b"/events" not in ask.target] or [get("/healthz")]
        data = b"".join(ask.wire() for ask in asks)
        outcome = await Wire(*self._place).send(data, len(asks))
        if len(outcome.answers) != len(asks):
            self._complain(f"{len(asks)} requests in a row had {len(outcome.answers)} answers", data)
        self._judge(outcome, data)

    async def _slow(self, number: int) -> None:
        """Somebody who dawdles in one of several ways: an answer or a close, in time."""
        rng = random.Random(f"{self.seed}:slow:{number}")
        chat = post(f"/api/tables/{self.scene.open}/chat", {"text": "Plauderwort"})
        data = chat.headed((b"Authorization", f"Bearer {self.scene.eve.key}".encode())).wire()
        way = ("nothing", "half a head", "half a body", "half closed", "in drops")[number % 5]
        outcome = Outcome()
        reader, writer = await asyncio.open_connection(*self._place)
        try:
            async with asyncio.timeout(PATIENCE):
                with contextlib.suppress(OSError):
                    if way == "half a head":
                        writer.write(data[: rng.randrange(1, 60)])
                    elif way in ("half a body", "half closed"):
                        writer.write(data[:-5])
                        await writer.drain()
                        if way == "half closed":
                            writer.write_eof()
                    elif way == "in drops":
                        for start in range(0, len(data), 20):
                            writer.write(data[start : start + 20])
                            await writer.drain()
                answer = await read_answer(reader)
                outcome.answers += [] if answer is None else [answer]
        except TimeoutError:
            outcome.hung = True
        except (OSError, asyncio.IncompleteReadError):
            outcome.cut = True
        finally:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()
        wanted = {"half a body": [408], "in drops": [201]}.get(way, [])
        if [answer.status for answer in outcome.answers] != wanted:
            self._complain(f"{way}: {outcome}", data)
        self._judge(outcome, data)

    # --- Checks ---

    def _complain(self, words: str, data: bytes) -> None:
        self.figures.complaints.append(f"{words}\n    {data[:700]!r}")

    def _judge(self, outcome: Outcome, data: bytes) -> None:
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
            for words in self._wrong(answer, data):
                self._complain(f"{words}\n    {answer.status} {answer.headers} {answer.body[:600]!r}", data)

    def _wrong(self, answer: Answer, data: bytes) -> list[str]:
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

    def _sees_too_much(self, told: dict[str, object], data: bytes) -> list[str]:
        """Whether a view or a record is one that none of the keys in the request may see."""
        seen = told.get("view")
        expected = self.scene.views.get(str(told.get("id")), {}) if seen else {}
        if "moves" in told and "seed_commitment" in told and "view" not in told:
            seen = told
            expected = next(
                (
                    records
                    for records in self.scene.records.values()
                    if records[None]["seed_commitment"] == told["seed_commitment"]
                ),
                {},
            )
        allowed = [what for key, what in expected.items() if key is None or key.encode() in data]
        return ["it shows another seat's view"] if expected and seen not in allowed else []


def _is_our_page(answer: Answer, data: bytes) -> bool:
    """Whether a person in a browser asked for a page that is not there, and got the client, which says so."""
    asked = re.search(rb"^GET (?!/api)", data, re.MULTILINE) and b"text/html" in data
    return bool(asked) and answer.status == 404 and answer.body.startswith(b"<!doctype html>")
