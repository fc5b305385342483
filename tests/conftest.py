"""What all tests share: how property tests search, who needs a browser, in which order long tests begin."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.database import DirectoryBasedExampleDatabase

from tests.browser.finding import find_chromium

# A whole game is one example, so examples are slow and large by nature.
_SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]

settings.register_profile(
    "quick", max_examples=10, deadline=None, derandomize=True, database=None, suppress_health_check=_SLOW
)
# `make fuzz`: fresh examples; what fails is kept and tried first the next time.
settings.register_profile(
    "fuzz",
    max_examples=100,
    deadline=None,
    database=DirectoryBasedExampleDatabase(".hypothesis/examples"),
    suppress_health_check=_SLOW,
    print_blob=True,
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))


#: Files that take minutes, the longest first; whatever else is in their folder takes less.
LONG = (
    *("test_conformance.py", "browser/test_axe.py", "browser/test_phone.py", "browser/test_robust.py"),
    "browser/test_two_browsers.py",
    *("browser/test_keyboard.py", "browser/test_languages.py", "browser/test_looking_back.py"),
    *("arena/test_arena_cluster.py", "server/test_crash_short.py", "browser/"),
)

#: Whose tests wait for other processes most of the time.
WAITING = (
    *("server/", "bot_pool/", "arena/", "packaging/", "cli/"),
    *("bots/test_program.py", "test_doc_blocks.py"),
)


NO_BROWSER = (
    "no Chromium or Chrome was found, so the tests in the browser were skipped: install one, "
    "or name one by MACARONESIA_CHROMIUM"
)


def pytest_configure(config: pytest.Config) -> None:
    """Where tests must not be skipped, a missing browser is an error at once."""
    config.has_browser = find_chromium() is not None
    if os.environ.get("CI") and not config.has_browser:
        raise pytest.UsageError(NO_BROWSER.replace("were skipped", "cannot be run"))


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    """One line for all tests that need a browser."""
    if not config.has_browser and terminalreporter.stats.get("skipped"):
        terminalreporter.write_line(NO_BROWSER)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Long files come first: all would wait for whoever begins with one at the end.

    Those that wait a lot are spread over the first of the others, which only compute and end together.
    """
    if not config.has_browser:
        for item in items:
            if "chrome" in getattr(item, "fixturenames", ()):
                item.add_marker(pytest.mark.skip(reason=NO_BROWSER))
    files = list(dict.fromkeys(_file(item) for item in items))
    waiting = [file for file in files if file.startswith(WAITING)]
    computing = [file for file in files if not file.startswith(WAITING)]
    spread = {file: i / len(computing) for i, file in enumerate(computing)}
    spread |= {file: 0.7 * i / len(waiting) for i, file in enumerate(waiting)}
    items.sort(key=lambda item: (_place(_file(item)), spread[_file(item)]))


def _file(item: pytest.Item) -> str:
    return item.nodeid.partition("::")[0].removeprefix("tests/")


def _place(file: str) -> int:
    return next((place for place, name in enumerate(LONG) if file.startswith(name)), len(LONG))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """The browser is closed before the first test that needs none."""
    if "chrome" not in getattr(item, "fixturenames", ()):
        _close_browser()


def pytest_sessionfinish() -> None:
    _close_browser()


def _close_browser() -> None:
    if "tests.browser.browsers" in sys.modules:
        sys.modules["tests.browser.browsers"].close_shared_chromium()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--games", type=int, default=1, help="games of every kind to trace, compiled and plain")
    parser.addoption("--positions", type=int, default=12, help="on which each bot is checked for fairness")


@pytest.fixture(scope="session", autouse=True)
def environment() -> Iterator[None]:
    """Programs that tests start find the package ``tests``, and no SciPy: see tests/no_scipy.

    No test uses TLS, so HTTP clients find no certificate authorities: each would read them for up to 60 ms.
    """
    here = Path(__file__).parent
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(here / "no_scipy"), str(here.parent)]))
        patch.setenv("SSL_CERT_FILE", "")
        patch.setenv("SSL_CERT_DIR", str(here / "no_scipy"))
        yield
