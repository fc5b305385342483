"""A built client, a server, a browser; shared by all tests of a process."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.browsers import Visitor, shared_chromium
from tests.browser.building import build
from tests.server.serving import Server, serving


@pytest.fixture
def chrome() -> Browser:
    """A Chromium, shared by all tests that a process runs one after another."""
    return shared_chromium()


@pytest.fixture(scope="session")
def built() -> None:
    """The client's files in the package."""
    build()


@pytest.fixture(scope="session")
def house(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:  # noqa: ARG001
    """A server that everybody shares."""
    with serving(tmp_path_factory.mktemp("browser"), "--judge", "search:iterations=50") as running:
        yield running


@pytest.fixture
def visit(chrome: Browser, house: Server) -> Iterator[Callable[..., Visitor]]:
    """New visitors; when they leave nothing may have gone wrong in their browsers."""
    made: list[Visitor] = []

    def coming(url: str = house.url, **look: object) -> Visitor:
        made.append(Visitor(chrome, url, **look))
        return made[-1]

    yield coming
    for visitor in made:
        visitor.close()
