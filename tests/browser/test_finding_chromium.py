"""Any Chromium or Chrome of the machine serves."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.browser import finding


@pytest.fixture
def machine(tmp_path, monkeypatch):
    """A machine with only these programs."""
    (tmp_path / "bin").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("MACARONESIA_CHROMIUM", "PLAYWRIGHT_BROWSERS_PATH"):
        monkeypatch.delenv(name, raising=False)

    def program(path):
        made = tmp_path / path
        made.parent.mkdir(parents=True, exist_ok=True)
        made.write_text("#!/bin/sh\n")
        made.chmod(0o755)
        return str(made)

    return program


@pytest.mark.parametrize("name", finding.PROGRAMS)
def test_it_is_found_by_any_of_its_names(machine, name):
    assert finding.find_chromium() is None
    made = machine(f"bin/{name}")
    assert finding.find_chromium() == made


def test_the_newest_one_that_playwright_has_downloaded_serves(machine):
    machine(".cache/ms-playwright/chromium-1100/chrome-linux/chrome")
    newest = machine(".cache/ms-playwright/chromium-1200/chrome-linux64/chrome")
    assert finding.find_chromium() == newest


def test_the_one_that_is_named_comes_first(machine, monkeypatch):
    machine("bin/chromium")
    mine = machine("elsewhere/my-browser")
    monkeypatch.setenv("MACARONESIA_CHROMIUM", mine)
    assert finding.find_chromium() == mine


def collected(**environment):
    """What pytest says of one test in the browser, without a browser."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    command += ["tests/browser/test_home.py"]
    without = {name: value for name, value in os.environ.items() if name != "CI"}
    without |= {"MACARONESIA_CHROMIUM": "there-is-none", "PYTEST_ADDOPTS": ""} | environment
    root = Path(__file__).parent.parent.parent
    return subprocess.run(command, env=without, cwd=root, capture_output=True, text=True, check=False)


def test_without_one_the_tests_are_skipped_and_one_line_says_so():
    done = collected()
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("no Chromium or Chrome was found") == 1
    assert "passed" not in done.stdout


def test_without_one_continuous_integration_fails():
    done = collected(CI="true")
    assert done.returncode == 4
    assert "no Chromium or Chrome was found" in done.stderr
