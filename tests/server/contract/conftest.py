"""One server for all tests of its HTTP interface (/schema), and people who call it."""

from collections.abc import Callable, Iterator

import pytest

from tests.server.serving import Player, Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that everybody shares."""
    with serving(tmp_path_factory.mktemp("contract"), "--judge", "search:iterations=50") as running:
        yield running


@pytest.fixture
def people(server: Server) -> Iterator[Callable[..., list[Player]]]:
    """New players by their names; they hang up when the test is over."""
    made: list[Player] = []

    def called(*names: str | None, url: str = server.url) -> list[Player]:
        new = [Player(url, name) for name in names]
        made.extend(new)
        return new

    yield called
    for player in made:
        player.http.close()


@pytest.fixture
def ann(people: Callable[..., list[Player]]) -> Player:
    """Usually the one who sets the table up."""
    return people("Ann")[0]


@pytest.fixture
def bob(people: Callable[..., list[Player]]) -> Player:
    """Usually the one who joins."""
    return people("Bob")[0]


@pytest.fixture
def watcher(people: Callable[..., list[Player]]) -> Player:
    """Somebody without a key."""
    return people(None)[0]
