"""One scene that the tests share; and where the helpers are: ours, and the real server of serving.py."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parent))

from strange_scene import Scene, logged


@pytest.fixture(scope="session")
def scene(tmp_path_factory):
    with logged(tmp_path_factory.mktemp("strangers")) as server:
        made = Scene(server)
        yield made
        made.close()
    assert made.log_complaints() == []  # over all this traffic
