from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from macaronesia.server.middleware.protocol import LimitedProtocol
from tests.server.middleware.door_servers import Loopback, Served
from tests.waiting import HANG


@pytest.fixture
def loopback() -> Iterator[Callable[..., Loopback]]:
    started: list[Loopback] = []

    def start(app, protocol: type = LimitedProtocol) -> Loopback:
        started.append(Loopback(app, protocol))
        return started[-1]

    yield start
    for server in started:
        server.close()


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Callable[..., Served]]:
    """Starts ``run(Settings(...))`` with the settings given; it stops when all have been answered."""
    started: list[Served] = []

    def start(settings: str = "port=0", **environment: str) -> Served:
        program = (
            "import sys\n"
            f"from macaronesia.server import run; run.STOP_SECONDS = run.HUNG_SECONDS = {HANG}\n"
            "from macaronesia.server.settings import Settings\n"
            "from tests.server.middleware.door_app import check, create_app\n"
            "show = lambda address: print(address, flush=True)\n"
            f"sys.exit(run.run(Settings({settings}), show, create=create_app, check=check))"
        )
        started.append(Served(tmp_path, program, **environment))
        return started[-1]

    yield start
    for server in started:
        server.close()
