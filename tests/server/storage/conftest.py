"""Every test of the store runs on both databases."""

from pathlib import Path

import pytest

from tests.server.postgres import fresh_database


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database of each kind."""
    return fresh_database() if request.param == "postgresql" else f"sqlite:///{tmp_path}/tables.db"


@pytest.fixture
def shared_url() -> str:
    """A new database that several processes may use."""
    return fresh_database()


@pytest.fixture
def file_url(tmp_path: Path) -> str:
    """A new database in a file."""
    return f"sqlite:///{tmp_path}/tables.db"
