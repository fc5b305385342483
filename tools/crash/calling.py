"""Calls that are repeated until they are answered, and what is counted."""

import asyncio
import time
from dataclasses import dataclass, fields
from typing import Any

import httpx

#: Who has no answer for so long gives up, in seconds.
PATIENCE = 180.0
#: Between a call without an answer and the same call again.
PAUSE = 0.1


class Violation(Exception):
    """A promise of the server was broken; says which, where and how."""


@dataclass
class Figures:
    """What happened so far."""

    kills: int = 0
    killed_while_starting: int = 0
    thinkers_killed: int = 0
    databases_troubled: int = 0
    tables: int = 0
    forks: int = 0
    games_finished_and_verified: int = 0
    moves_acknowledged: int = 0
    calls_repeated_for_want_of_an_answer: int = 0
    answered_calls_repeated: int = 0
    words_acknowledged: int = 0
    undos_acknowledged: int = 0
    streams_resumed: int = 0
    events_compared: int = 0

    def text(self, database: str, seed: int, seconds: float) -> str:
        """A line a figure."""
        lines = [f"{database}, seed {seed}, {seconds:.0f} s"]
        return "\n".join(
            lines + [f"{getattr(self, f.name):8} {f.name.replace('_', ' ')}" for f in fields(self)]
        )


@dataclass(frozen=True)
class Answer:
    """What a call was answered, at last."""

    status: int
    body: Any
    tries: int

    @property
    def error(self) -> str:
        """The code of a refusal."""
        return self.body.get("error", "") if isinstance(self.body, dict) else ""


class Caller:
    """Somebody who calls the server, and who without an answer makes the same call again."""

    def __init__(self, url: str, figures: Figures) -> None:
        self.url, self.figures = url, figures
        self.headers: dict[str, str] = {}
        self.http = httpx.AsyncClient(base_url=url, timeout=30)

    async def get(self, path: str) -> Any:
        """What is at an address that must be there."""
        return self.expect(await self._call("GET", path, None, {}), 200, path)

    async def post(self, path: str, body: Any = None, again: str | None = None) -> Answer:
        """What a POST is answered; ``again`` is its Idempotency-Key."""
        more = {} if again is None else {"Idempotency-Key": again}
        return await self._call("POST", path, {} if body is None else body, more)

    def expect(self, answer: Answer, status: int, what: object) -> Any:
        """The body of an answer that can only be this one."""
        if answer.status != status:
            raise Violation(f"{what}: {status} expected, but {answer}")
        return answer.body

    async def _call(self, method: str, path: str, body: Any, more: dict[str, str]) -> Answer:
        tries, until = 0, time.monotonic() + PATIENCE
        while True:
            tries += 1
            self.figures.calls_repeated_for_want_of_an_answer += tries == 2 and method == "POST"
            try:
                said = await self.http.request(
                    method, f"/api/{path}", json=body, headers={**self.headers, **more}
                )
                if said.status_code != 503:  # a database that is away is no answer
                    if said.status_code >= 500:
                        raise Violation(f"{method} {path} {body}: {said.status_code} {said.text}")
                    return Answer(said.status_code, said.json(), tries)
            except httpx.TransportError:
                pass
            if time.monotonic() > until:
                raise Violation(f"{method} {path} {body}: no answer in {PATIENCE:g} s")
            await asyncio.sleep(PAUSE)

    async def close(self) -> None:
        """Hang up."""
        await self.http.aclose()
