from collections.abc import Iterator

import pytest

from macaronesia.bots import BOTS
from tests.analysis import judges
from tests.cli.conftest import games, run  # noqa: F401 - the command, as people run it


@pytest.fixture(autouse=True)
def judge(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[judges.Bot]]:
    """The bot ``judge``, whose opinions are known; ask it what it was asked."""
    monkeypatch.setitem(BOTS, "judge", ("tests.analysis.judges", {}))
    judges.Bot.asked, judges.Bot.closed = [], 0
    yield judges.Bot
    judges.Bot.asked = []
