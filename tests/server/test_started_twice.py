"""``macaronesia`` alone, started while another one is running or starting."""

import os
import pty
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from macaronesia.cli.announce import announce, answers, page_of
from macaronesia.locale import LANGUAGES, say
from tests.waiting import HANG, until

COMMAND = (sys.executable, "-m", "macaronesia")


@pytest.fixture
def started(tmp_path: Path) -> Iterator[Callable[..., subprocess.Popen[str]]]:
    """Starts the command with a data folder of its own, and ends it when the test is over."""
    running: list[subprocess.Popen[str]] = []

    def start(*words: str, **environment: str) -> subprocess.Popen[str]:
        quiet = dict.fromkeys(("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"), "")
        process = subprocess.Popen(
            [*COMMAND, *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | quiet | {"XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"} | environment,
        )
        running.append(process)
        return process

    yield start
    for process in running:
        if process.poll() is None:
            process.send_signal(signal.SIGTERM)
        process.communicate(timeout=HANG)


def browser(folder: Path) -> str:
    """A browser that writes down what it is shown, and has a lot to say."""
    program = folder / "browser"
    program.write_text(
        "#!/bin/sh\necho noise; echo noise >&2\n"
        f'echo "$1" >> {folder}/new && mv {folder}/new {folder}/opened\n'
    )
    program.chmod(0o755)
    return f"{program} %s"


@contextmanager
def terminal() -> Iterator[tuple[int, int]]:
    """Both ends of a terminal: ours, and that of a program."""
    ours, theirs = pty.openpty()
    try:
        yield ours, theirs
    finally:
        os.close(ours)
        os.close(theirs)


def test_a_second_start_shows_the_server_that_runs(started, tmp_path):
    first = started()
    address = first.stdout.readline().strip()
    second = started(BROWSER=browser(tmp_path))
    assert second.communicate(timeout=HANG) == (f"{address}\n", "")
    assert second.returncode == 0
    until((tmp_path / "opened").exists)
    assert (tmp_path / "opened").read_text() == f"{address}\n"
    assert first.poll() is None

    refused = started("serve", "--port", "0")
    assert address in refused.communicate(timeout=HANG)[1]
    assert refused.returncode == 1

    with terminal() as (ours, theirs):
        shown = subprocess.run(
            COMMAND,
            stdout=theirs,
            env=os.environ | {"XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C.UTF-8", "BROWSER": "true"},
            timeout=HANG,
            check=True,
        )
        block = os.read(ours, 10000).decode().replace("\r", "").splitlines()
    assert shown.returncode == 0
    assert [line for line in block if address in line] == [f"  {say('en', 'running-at', address=address)}"]
    assert f"  {say('en', 'running-already')}" in block

    first.send_signal(signal.SIGINT)
    assert first.wait(HANG) == 0
    assert not answers(address)


def test_of_two_that_start_together_one_serves_and_both_tell_its_address(started):
    both = [started(), started()]
    addresses = {process.stdout.readline().strip() for process in both}
    assert len(addresses) == 1
    assert answers(addresses.pop())
    until(lambda: any(process.poll() is not None for process in both))
    (shown,) = (process for process in both if process.poll() is not None)
    (serving,) = (process for process in both if process is not shown)
    assert shown.returncode == 0
    serving.send_signal(signal.SIGTERM)
    assert serving.communicate(timeout=HANG) == ("", "")
    assert serving.returncode == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("already", [False, True])
@pytest.mark.parametrize("opens", [False, True])
def test_people_on_a_terminal_read_one_block(capsys, monkeypatch, language, already, opens):
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("BROWSER", "true")
    announce("http://0.0.0.0:8000", language, opens, already)
    lines = capsys.readouterr().out.splitlines()
    assert lines[1] == f"  {say(language, 'running-at', address='http://127.0.0.1:8000')}"
    assert lines[3:5] == [
        f"  {say(language, 'running-opens' if opens else 'running-open')}",
        f"  {say(language, 'running-already' if already else 'running-stop')}",
    ]
    assert max(map(len, lines)) < 80


def test_programs_read_the_address_alone(capsys):
    announce("http://0.0.0.0:8000", "en")
    assert capsys.readouterr().out == "http://0.0.0.0:8000\n"


@pytest.mark.parametrize(
    ("address", "page"),
    [
        ("http://0.0.0.0:8000", "http://127.0.0.1:8000"),
        ("http://[::]:8000", "http://[::1]:8000"),
        ("http://192.0.2.1:80", "http://192.0.2.1:80"),
    ],
)
def test_a_browser_here_is_shown_an_address_it_can_open(address, page):
    assert page_of(address) == page
