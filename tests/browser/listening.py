"""Everything that a page is told."""

import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from playwright.sync_api import Error, Response

from tests.browser.browsers import Visitor


class Ear:
    """Listens at the line between a page and the server: events as they come, and answers."""

    def __init__(self, visitor: Visitor) -> None:
        self._told: list[Any] = []
        self._answers: list[Response] = []
        self._line = visitor.context.new_cdp_session(visitor.page)
        self._line.send("Network.enable")
        self._line.on(
            "Network.eventSourceMessageReceived", lambda e: self._told.append(json.loads(e["data"]))
        )
        visitor.page.on("response", self._answered)

    def _answered(self, response: Response) -> None:
        if "/api/" in response.url and "/events" not in response.url:
            self._answers.append(response)

    def heard(self) -> list[Any]:
        """All that was told so far, as JSON values."""
        while self._answers:
            with suppress(Error):  # the page has been left, and with it this answer
                self._told.append(self._answers.pop(0).json())
        return self._told


def objects(told: Any, key: str) -> Iterator[dict[str, Any]]:
    """Every object in a JSON value that has a key."""
    if isinstance(told, dict):
        if key in told:
            yield told
        told = list(told.values())
    if isinstance(told, list):
        for part in told:
            yield from objects(part, key)


def pairs(told: Any, who: int) -> Iterator[str]:
    """Every ``[who, text]`` in a JSON value, as events tell the moves of a seat."""
    if isinstance(told, list):
        if len(told) == 2 and told[0] == who and not isinstance(told[0], bool) and isinstance(told[1], str):
            yield told[1]
        for part in told:
            yield from pairs(part, who)
    if isinstance(told, dict):
        for part in told.values():
            yield from pairs(part, who)
