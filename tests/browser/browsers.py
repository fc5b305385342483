"""Real browsers: a Chromium of this machine, who looks through it, and what must never be on their pages."""

import gc
import re
from asyncio import StreamWriter
from asyncio.base_subprocess import BaseSubprocessTransport
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from macaronesia.locale import say
from tests.browser.finding import find_chromium
from tests.waiting import HANG

SWITCHES = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking"]
WIDE = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

EYES = (Path(__file__).parent / "eyes.js").read_text()


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser without windows."""
    program = find_chromium()
    assert program, "these tests need a Chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=SWITCHES)
        yield browser
        browser.close()


_shared = ExitStack()
_opened: list[Browser] = []
#: What Playwright leaves behind: it closes its loop without waiting for its own process. Python complains of
#: that when it collects the pipes, and pytest would have another test fail for it: they are kept to the end.
_left_behind: list[Any] = []


def shared_chromium() -> Browser:
    """The browser of this process, until ``close_shared_chromium``."""
    if not _opened:
        _opened.append(_shared.enter_context(chromium()))
    return _opened[0]


def close_shared_chromium() -> None:
    """Close it: Playwright keeps an event loop running, which tests without a browser would trip over."""
    if _opened:
        _opened.clear()
        pipes = [one for one in gc.get_objects() if isinstance(one, BaseSubprocessTransport | StreamWriter)]
        _left_behind.extend(pipes)
        _shared.close()


class Visitor:
    """Somebody with a browser: a window, its language, and everything that went wrong in it."""

    def __init__(self, browser: Browser, url: str, language: str = "en", **look: Any) -> None:
        self.url, self.language = url, language
        self.troubles: list[str] = []
        self.expects_cuts = False  #: the server will go away, and the browser says so in its console
        look = WIDE | {"reduced_motion": "reduce"} | look
        self.context: BrowserContext = browser.new_context(locale=language, base_url=url, **look)
        self.context.set_default_timeout(1000 * HANG)
        self.context.add_init_script(EYES)
        self.page = self.window()

    def window(self) -> Page:
        """Another tab of the same browser."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("console", self._said)
        return page

    def _said(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        # A refusal is an answer like others; the page tells it. Who is nobody yet is told 401.
        if "status of 4" in message.text:
            return
        if self.expects_cuts and re.search(r"ERR_|Failed to load resource", message.text):
            return
        self.troubles.append(f"{message.type}: {message.text}")

    def say(self, message: str, **params: Any) -> str:
        """What the client says, in this visitor's language."""
        return say(self.language, message, **params)

    def button(self, message: str, **params: Any) -> Any:
        """A button by what it says."""
        return self.page.get_by_role("button", name=self.say(message, **params), exact=True)

    def looks(self, page: Page | None = None) -> Any:
        """What is to be seen at a table, see eyes.js."""
        return (page or self.page).evaluate("eyes.look()")

    def wait(self, condition: str, page: Page | None = None) -> Any:
        """Wait until an expression of JavaScript is true; its value."""
        return (page or self.page).wait_for_function(f"() => {condition}", polling=40).json_value()

    def close(self) -> None:
        """Leave, and have nothing to complain about."""
        raw = [key for page in self.context.pages for key in page.evaluate("window.eyes?.raw ?? []")]
        self.context.close()
        assert not raw, f"messages that nobody wrote: {sorted(set(raw))}"
        assert not self.troubles, self.troubles
