"""A process that thinks: a question a line in, an answer a line out, until nobody asks any more.

Started by thinker.py as ``python -m macaronesia.bot_pool.worker PARENT``. It is less important
than the process that serves people, and never outlives it.
"""

import os
import signal
import sys
import traceback
from typing import Any

import msgspec

from macaronesia.analysis import analyse
from macaronesia.bots import make_bot
from macaronesia.bots.evaluator import load_bots
from macaronesia.child import end_with_parent
from macaronesia.errors import BadOption, shown
from macaronesia.kernel import units

#: Added to the priority number of the server: people's moves come before bots' thoughts.
NICE = 10


def main() -> None:
    """Answer questions until the server closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends us
    if hasattr(os, "nice"):
        os.nice(NICE)
    end_with_parent(int(sys.argv[1]))
    units.background_allowed = False  # the server has games compiled
    with os.fdopen(os.dup(1), "wb", buffering=0) as answers:
        os.dup2(2, 1)  # whatever prints may not end up between the answers
        for line in sys.stdin.buffer:
            answers.write(msgspec.json.encode(_answer(msgspec.json.decode(line))) + b"\n")


def _answer(question: dict[str, Any]) -> dict[str, Any]:
    """What the bot chose, or thinks of others' moves, or why it did not."""
    if "load" in question:
        load_bots(question["load"])
        return {}
    try:
        if "record" in question:
            return {"said": _judge(question)}
        bot = make_bot(question["bot"], question["seed"])
        return {"said": bot.choose(question["view"]).as_json()}
    except BadOption as refusal:
        return {"refused": refusal.code, "params": refusal.params}
    except Exception as error:  # noqa: BLE001 - a bot that stumbles must not take the others' thinker along
        traceback.print_exc()
        return {"failed": shown(f"{type(error).__name__}: {error}", 200)}


def _judge(question: dict[str, Any]) -> list[dict[str, Any]]:
    """What the bot thinks of the decisions of a stretch of a game."""
    first, last = question["stretch"]
    judged = analyse(question["record"], question["bot"], question["seed"], first, last, workers=1)
    return [decision.as_json() for decision in judged]


if __name__ == "__main__":
    main()
