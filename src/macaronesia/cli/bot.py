"""``macaronesia bot``: our bots for other people's arenas and servers, a JSON object a line."""

import json
import sys
from collections.abc import Iterator
from typing import Annotated, Any, BinaryIO

import typer

from macaronesia.cli.options import complete_bots

#: A request is at most so many bytes long.
MOST_BYTES = 8_000_000


def bot(
    name: Annotated[
        str,
        typer.Argument(
            metavar="NAME", help="Such as random, greedy or search:ms=50.", autocompletion=complete_bots
        ),
    ],
    seed: Annotated[
        str | None, typer.Option("--seed", help="The bot's seed; default: that of each request.")
    ] = None,
) -> None:
    """Let a bot answer requests on standard input.

    One JSON object a line, until the input is closed; docs/bots.md describes the protocol.

    Example: macaronesia bot search:ms=50
    """
    responder = Responder(name, seed)
    try:
        for line in _lines(sys.stdin.buffer):
            answer = responder.answer(line)
            if answer is not None:
                sys.stdout.write(json.dumps(answer) + "\n")
                sys.stdout.flush()
    finally:
        responder.close()


class Responder:
    """A bot that answers requests; another one takes its place where a request has a seed of its own."""

    def __init__(self, name: str, seed: str | None) -> None:
        from macaronesia.bots import make_bot

        self._name = name
        self._seed: object = seed
        self._fixed = seed is not None
        self._bot = make_bot(name, seed)

    def answer(self, line: bytes) -> dict[str, Any] | None:
        """The answer to a line, be it an error; None to a line that wants none."""
        from macaronesia.bots.program import VERSION, NoAnswer, parse
        from macaronesia.cli.views import checked_view
        from macaronesia.errors import BadOption, Refusal

        if not line.strip():
            return None
        number: object = None
        try:
            asked = parse(line)
            number = asked.get("id")
            if asked.get("type") != "choose":
                if "type" in asked and "id" not in asked:  # news of a later version; nobody waits
                    return None
                raise BadOption.value("type", asked.get("type"), "choose")
            if asked.get("macaronesia", VERSION) != VERSION:
                raise BadOption.value("macaronesia", asked["macaronesia"], [VERSION])
            self._use_seed(asked.get("seed"))
            return {"id": number} | self._bot.choose(checked_view(asked.get("view"))).as_json()
        except NoAnswer:
            text = line.decode("utf-8", "replace")
            refusal: Refusal = BadOption.value("request", text, "one JSON object, in UTF-8 and on one line")
        except Refusal as reason:
            refusal = reason
        return {"id": number, "error": {"code": refusal.code, "sentence": str(refusal)}}

    def close(self) -> None:
        """End the bot, and its process if it has one."""
        self._bot.close()

    def _use_seed(self, seed: object) -> None:
        """Make the bot anew if the request has another seed, and the command has none."""
        from macaronesia.bots import make_bot
        from macaronesia.errors import BadOption

        if self._fixed or seed is None or seed == self._seed:
            return
        if not isinstance(seed, int | str) or isinstance(seed, bool):
            raise BadOption.value("seed", seed, "a whole number or a text")
        self._bot.close()
        self._bot, self._seed = make_bot(self._name, seed), seed


def _lines(source: BinaryIO) -> Iterator[bytes]:
    """The lines; of one that is too long a stump, which is no JSON object."""
    while line := source.readline(MOST_BYTES):
        if len(line) == MOST_BYTES and not line.endswith(b"\n"):
            rest = line
            while rest and not rest.endswith(b"\n"):
                rest = source.readline(MOST_BYTES)
            line = line[:100]
        yield line
