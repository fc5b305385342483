"""One scene that the tests share."""

import pytest

from tests.server.fuzz.scene import Scene, logged


@pytest.fixture(scope="session")
def scene(tmp_path_factory):
    with logged(tmp_path_factory.mktemp("strangers")) as server:
        made = Scene(server)
        yield made
    assert made.log_complaints() == []  # over all this traffic
