"""How long the property tests search: HYPOTHESIS_PROFILE=long for a search of hours instead of seconds."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# A whole game is one example, so examples are slow and large by nature.
_SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]

settings.register_profile(
    "quick", max_examples=15, deadline=None, derandomize=True, database=None, suppress_health_check=_SLOW
)
settings.register_profile(
    "long", max_examples=1500, deadline=None, database=None, suppress_health_check=_SLOW, print_blob=True
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--games", type=int, default=1, help="games of every kind to trace, compiled and plain")
    parser.addoption("--positions", type=int, default=12, help="on which each bot is checked for fairness")


@pytest.fixture(scope="session", autouse=True)
def ordinary() -> Iterator[None]:
    """Whatever the tests start is started as in an ordinary installation: see tests/ordinary."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(Path(__file__).parent / "ordinary"))
        yield
