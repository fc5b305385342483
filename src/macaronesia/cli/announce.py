"""Telling people, programs and the browser where the server is; asking whether one runs."""

import http.client
import json
import os
import subprocess
import sys
from urllib.parse import urlsplit

from macaronesia.locale import say

#: Seconds in which a running server must answer.
ANSWER_SECONDS = 5.0
#: In a process of its own: what a browser prints is not for this terminal, nor is Ctrl-C for the browser.
_OPEN = "import sys, webbrowser; webbrowser.open(sys.argv[1])"
#: Kept, so that nobody complains that it is still running.
_browsers: list[subprocess.Popen[bytes]] = []


def announce(address: str, language: str, open_browser: bool = False, already: bool = False) -> None:
    """Print the address, and show the page if that is wanted and can be done.

    People on a terminal get a block of sentences, programs the address alone on its line. ``already``: it is
    the address of another process, which was running before this one.
    """
    opens = open_browser and somebody_looks()
    if sys.stdout.isatty():
        lines = [
            say(language, "running-at", address=page_of(address)),
            "",
            say(language, "running-opens" if opens else "running-open"),
            say(language, "running-already" if already else "running-stop"),
        ]
        print("\n" + "\n".join(f"  {line}".rstrip() for line in lines) + "\n", flush=True)
    else:
        print(address, flush=True)
    if opens:
        show(page_of(address))


def page_of(address: str) -> str:
    """The address at which a browser of this machine finds a server that listens everywhere."""
    return address.replace("//0.0.0.0:", "//127.0.0.1:").replace("//[::]:", "//[::1]:")


def show(page: str) -> None:
    """Open a page in the browser, without waiting for it: some come back only when they are closed."""
    _browsers.append(
        subprocess.Popen(
            [sys.executable, "-c", _OPEN, page],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    )


def somebody_looks() -> bool:
    """Whether there is a browser to open and a screen for it; one that fills the terminal shows no board."""
    if os.environ.get("BROWSER") or sys.platform == "darwin":
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def answers(address: str) -> bool:
    """Whether a server of ours answers at an address of this machine."""
    place = urlsplit(page_of(address))
    connection = http.client.HTTPConnection(place.hostname or "", place.port, timeout=ANSWER_SECONDS)
    try:
        connection.request("GET", "/healthz")
        answer = connection.getresponse()
        told = json.loads(answer.read(1000))
        return answer.status == http.HTTPStatus.OK and told["status"] == "ok" and "bots" in told
    except (OSError, http.client.HTTPException, ValueError, TypeError, KeyError):
        return False
    finally:
        connection.close()
