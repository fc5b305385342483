"""A process that thinks: a question a line in, an answer a line out, until nobody asks any more.

Started by thinker.py as ``python -m macaronesia.server.thinking.worker PARENT``. It is less important
than the process that serves people, and never outlives it.
"""

import ctypes
import os
import select
import signal
import sys
import threading
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any

import msgspec

from macaronesia.analysis import analyse
from macaronesia.bots import make_bot
from macaronesia.bots.minds import get_ready
from macaronesia.errors import BadOption, shown
from macaronesia.kernel import compiler

#: Added to the priority number of the server: people's moves come before bots' thoughts.
NICE = 10
_PR_SET_PDEATHSIG = 1


def main() -> None:
    """Answer questions until the server closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then ends us
    if hasattr(os, "nice"):
        os.nice(NICE)
    _leave_with(int(sys.argv[1]))
    with os.fdopen(os.dup(1), "wb", buffering=0) as answers:
        os.dup2(2, 1)  # whatever prints may not end up between the answers
        for line in sys.stdin.buffer:
            answers.write(msgspec.json.encode(_answer(msgspec.json.decode(line))) + b"\n")


def _answer(question: dict[str, Any]) -> dict[str, Any]:
    """What the bot chose, or thinks of others' moves, or why it did not."""
    if "ready" in question:
        _get_ready(question["ready"], question["first"])
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


def _get_ready(game: str, first: bool) -> None:
    """Have a game's bots compiled; the first thinker of a server does it while no other process does."""
    with _alone(game) if first else nullcontext():
        get_ready({"game": game})


@contextmanager
def _alone(game: str) -> Iterator[None]:
    """One process of this machine at a time: it compiles for all, the next find the code on disk."""
    folder = compiler.code_folder(Path(compiler.__file__)).parent
    try:
        import fcntl  # noqa: PLC0415 - not on Windows

        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / f"compiling-{game}.lock").open("wb")
    except (ImportError, OSError):  # nowhere to write: then nothing can be kept for others either
        yield
        return
    with lock:
        with suppress(OSError):  # a file system without locks
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _leave_with(parent: int) -> None:
    """End when the server does, also in the middle of a thought."""
    if sys.platform == "linux":
        # Strictly, with the server's thread that started us: there that is the one that runs its loop.
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:  # it was gone before we asked to be told
            os._exit(1)
    if hasattr(select, "poll"):
        threading.Thread(target=_wait_for_the_end, daemon=True).start()


def _wait_for_the_end() -> None:
    """Wait until the other end of standard input is closed; what comes through it is not for us."""
    poll = select.poll()
    poll.register(0, 0)  # that the other side is gone is told unasked
    while not any(event & (select.POLLHUP | select.POLLERR) for _, event in poll.poll()):
        pass
    os._exit(0)


if __name__ == "__main__":
    main()
