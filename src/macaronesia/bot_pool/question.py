"""What a thinker is asked, and how long it may take."""

import asyncio
from dataclasses import dataclass, field
from typing import Any

import msgspec

from macaronesia.bot_pool.queue import Job
from macaronesia.bots import BOTS
from macaronesia.errors import BadOption, BotFailed, Refusal

#: What one iteration of a search may take at most, in seconds.
ITERATION = 0.001


@dataclass(eq=False)
class Question(Job):
    """What a bot is asked: for a decision, or what it thinks of others'."""

    game: str
    place: dict[str, Any]  #: who asks: the bot, its seat, the ply
    line: bytes
    seconds: float
    answer: asyncio.Future[Any]
    tries: int = field(default=0, init=False)

    def fail(self, code: str, **params: Any) -> None:
        """Tell the asker, if there still is one, that there will be no answer."""
        self.refuse(BotFailed(code, **self.place, **params))

    def refuse(self, refusal: Refusal) -> None:
        """As ``fail``, with any refusal."""
        if not self.answer.done():
            self.answer.set_exception(refusal)

    def settle(self, said: dict[str, Any]) -> None:
        """Hand the answer to the asker; it is dropped if the asker has gone."""
        if "refused" in said:
            self.refuse(BadOption(said["refused"], **said["params"]))
        elif "failed" in said:
            self.fail("bot-gave-up", reason=said["failed"])
        elif not self.answer.done():
            self.answer.set_result(said["said"])


def load(game: str) -> bytes:
    """What a thinker is told so that it loads the machine code of a game's bots."""
    return msgspec.json.encode({"load": game})


def budget(bot: str) -> float:
    """How many seconds a bot may want to think; BadOption if it is none of ours."""
    kind, *given = bot.split(":")
    if "/" in bot or kind not in BOTS:
        raise BadOption.value("bots", bot, BOTS)
    settings = {name: str(value) for name, value in BOTS[kind][1].items()}
    for setting in given:
        name, _, value = setting.partition("=")
        settings[name] = value
    amounts = {name: float(v) for name, v in settings.items() if v.replace(".", "", 1).isdecimal()}
    return amounts.get("ms", 0) / 1000 + amounts.get("iterations", 0) * ITERATION


def on_one_thread(bot: str) -> str:
    """The bot without a setting for threads: one is what it has anyway."""
    return ":".join(part for part in bot.split(":") if not part.startswith("threads="))
