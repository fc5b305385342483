"""Processes that never outlive the one that started them."""

import ctypes
import os
import select
import signal
import sys
import threading

_PR_SET_PDEATHSIG = 1


def end_with_parent(parent: int) -> None:
    """End this process when its parent ends or closes the pipe to our standard input.

    parent: the parent's process id.
    """
    if sys.platform == "linux":
        # Strictly, with the parent's thread that started us, which must live as long as we are needed.
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:  # it was gone before we asked to be told
            os._exit(1)
    if hasattr(select, "poll"):
        threading.Thread(target=_wait_for_hang_up, daemon=True).start()


def _wait_for_hang_up() -> None:
    """Wait until the other end of standard input is closed; what comes through it is not read here."""
    poll = select.poll()
    poll.register(0, 0)  # a hang-up is reported without being asked for
    while not any(event & (select.POLLHUP | select.POLLERR) for _, event in poll.poll()):
        pass
    os._exit(0)
