"""``macaronesia serve`` and ``macaronesia`` alone, run as people run them."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from macaronesia.cli.announce import somebody_looks
from tests.server.middleware.door_servers import Served
from tests.waiting import HANG, until

#: The command with the application of door_app.py in the place of the real one.
COMMAND = """
import sys
from tests.server.middleware import door_app
sys.modules["macaronesia.server.app"] = door_app
sys.argv = ["macaronesia", *{words!r}]
from macaronesia.cli import main
main()
"""


@pytest.fixture
def command(tmp_path: Path) -> Iterator[Callable[..., Served]]:
    started: list[Served] = []

    def start(*words: str, **environment: str) -> Served:
        started.append(Served(tmp_path, COMMAND.format(words=words), **environment))
        return started[-1]

    yield start
    for server in started:
        server.close()


def fails(*words: str, **environment: str) -> tuple[int, str]:
    """The exit code and the one sentence of a call that must fail."""
    done = subprocess.run(
        [sys.executable, "-c", COMMAND.format(words=words)],
        capture_output=True,
        text=True,
        env={**os.environ, "LC_ALL": "C.UTF-8", **environment},
        timeout=HANG,
        check=False,
    )
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1, done.stderr
    return done.returncode, done.stderr.strip()


def test_serve_prints_its_address_and_stops_on_ctrl_c(command):
    server = command("serve", "--port", "0", "--log-level", "info", "--thinkers", "1")
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+", server.address)
    assert server.get("/api/x").status_code == 200
    server.process.send_signal(signal.SIGINT)
    assert server.ends() == 0
    assert "request" in [line["event"] for line in server.lines()]


def test_serve_believes_the_proxy_it_is_told_of(command):
    server = command("serve", "--port", "0", "--proxy", "10.0.0.0/8", "--proxy", "127.0.0.1")
    told = httpx.get(f"{server.address}/api/x", headers={"x-forwarded-for": "1.2.3.4"}).json()
    assert told["client"] == "1.2.3.4"


def test_alone_it_serves_and_opens_the_browser(command, tmp_path):
    browser = tmp_path / "browser"
    browser.write_text(
        "#!/bin/sh\necho noise; echo noise >&2\n"
        f'echo "$1" > {tmp_path}/opened.new && mv {tmp_path}/opened.new {tmp_path}/opened\n'
    )
    browser.chmod(0o755)
    server = command(BROWSER=f"{browser} %s")
    assert server.get("/page").status_code == 200
    until((tmp_path / "opened").exists)
    assert (tmp_path / "opened").read_text().strip() == server.address
    server.process.send_signal(signal.SIGINT)
    assert server.process.communicate(timeout=HANG)[0] == ""
    assert server.lines() == []


def test_alone_it_takes_the_next_port_when_its_own_is_taken(command):
    environment = {"BROWSER": "true"}
    first = command(**environment)
    second = command(**environment)
    assert first.address != second.address
    assert second.get("/api/x").status_code == 200


def test_a_taken_port_is_one_sentence():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        code, sentence = fails("serve", "--port", port)
    assert code == 1
    assert sentence.startswith(f"macaronesia: Port {port} on 127.0.0.1 is already in use")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--workers", "2"], "PostgreSQL"),
        (["--workers", "2", "--database", "sqlite:////tmp/x.db"], "PostgreSQL"),
        (["--proxy", "nonsense"], "10.0.0.0/8"),
        (["--log-level", "loud"], "warning"),
        (["--port", "70000"], "65535"),
        (["--thinkers", "0"], "thinkers"),
        (["--host", "192.0.2.1", "--port", "0"], "192.0.2.1"),
    ],
)
def test_wrong_use_is_one_sentence(words, told):
    code, sentence = fails("serve", *words)
    assert code == 2
    assert told in sentence


def test_a_nonsensical_rate_limit_is_an_error_at_the_start():
    code, sentence = fails("serve", "--port", "0", MACARONESIA_RATE_LIMIT="many")
    assert code == 2
    assert "MACARONESIA_RATE_LIMIT" in sentence


def test_errors_are_told_in_the_language_of_the_system():
    code, sentence = fails("serve", "--workers", "2", LC_ALL="hu_HU.UTF-8")
    assert code == 2
    assert "munkafolyamathoz" in sentence


@pytest.mark.parametrize(
    ("environment", "looks"),
    [
        ({}, False),
        ({"DISPLAY": ":0"}, True),
        ({"WAYLAND_DISPLAY": "w"}, True),
        ({"BROWSER": "firefox"}, True),
    ],
)
def test_a_browser_is_opened_only_where_there_is_a_screen(monkeypatch, environment, looks):
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert somebody_looks() is looks


@pytest.mark.parametrize(
    ("database", "code", "told"),
    [
        ("mysql://x", 2, "mysql://x is not a database we know"),
        ("sqlite:////nowhere/x.db", 1, "There is no folder /nowhere for the database"),
        ("postgresql://nobody@127.0.0.1:1/x", 1, "The database cannot be used"),
    ],
)
def test_a_database_that_cannot_be_used_is_one_sentence(database, code, told):
    done = subprocess.run(
        [Path(sys.executable).with_name("macaronesia"), "serve", "--port", "0", "--database", database],
        capture_output=True,
        text=True,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        timeout=HANG,
        check=False,
    )
    assert (done.returncode, done.stdout) == (code, "")
    assert done.stderr.startswith(f"macaronesia: {told}")
    assert len(done.stderr.splitlines()) == 1
