"""The locks agree with each other and with pyproject.toml."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def pins(name: str) -> dict[str, set[str]]:
    """Requirement with its version and marker -> its hashes."""
    text = (ROOT / "requirements" / name).read_text()
    return {
        entry[1].strip(): set(re.findall(r"--hash=(sha256:[0-9a-f]{64})", entry[2]))
        for entry in re.finditer(r"^([a-z0-9][^\\\n]*)((?: \\\n +--hash=\S+)+)", text, re.MULTILINE)
    }


def name_of(requirement: str) -> str:
    return re.split(r"[=<>!~;\[ ]", requirement)[0].lower().replace("_", "-").replace(".", "-")


def names(lock: str) -> set[str]:
    return {name_of(one) for one in pins(lock)}


def declared(requirements: list[str]) -> set[str]:
    return {name_of(one) for one in requirements}


@pytest.mark.parametrize("name", ["play.lock", "dev.lock", "node.lock"])
def test_every_requirement_is_pinned_with_hashes(name):
    lines = (ROOT / "requirements" / name).read_text().splitlines()
    assert len(pins(name)) == sum(line[:1].isalnum() for line in lines) > 0
    assert all("==" in requirement and hashes for requirement, hashes in pins(name).items())
    assert not any("://" in line for line in lines)


def test_playing_and_developing_use_the_same_versions():
    developing = pins("dev.lock")
    assert {one: developing.get(one) for one in pins("play.lock")} == pins("play.lock")


def test_playing_needs_what_the_package_depends_on_and_nothing_of_the_checks():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    groups = project["dependency-groups"]
    assert names("play.lock") >= declared(project["project"]["dependencies"] + groups["build"])
    extras = [one for extra in project["project"]["optional-dependencies"].values() for one in extra]
    checks = declared([one for one in groups["dev"] if isinstance(one, str)])
    assert names("dev.lock") >= checks | declared(extras)
    # httpx comes with Litestar.
    assert not names("play.lock") & (checks | declared(extras)) - {"httpx"}
