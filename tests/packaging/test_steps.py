"""What is shown while `make play` installs."""

import os
import pty
import subprocess
import sys
from pathlib import Path

TOOLS = Path(__file__).parents[2] / "tools"
PROGRAM = """
import sys
from steps import Failed, step
command = [sys.executable, "-c", "print('first'); print('second'); raise SystemExit({code})"]
try:
    step("Title", command, detail=lambda line: f"doing {{line}}")
except Failed as failed:
    sys.exit(str(failed))
"""


def shown(code: int, stderr: int = subprocess.PIPE) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-c", PROGRAM.format(code=code)],
        stdout=subprocess.PIPE,
        stderr=stderr,
        env=os.environ | {"PYTHONPATH": str(TOOLS)},
        check=False,
    )


def test_a_step_is_one_line_and_nothing_for_programs():
    done = shown(0)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"Title\n")


def test_a_step_that_fails_shows_what_its_program_said():
    done = shown(3)
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr.decode() == "Title\nfirst\nsecond\n“Title” failed.\n"


def test_on_a_terminal_the_line_tells_what_is_being_done_and_is_written_over():
    ours, theirs = pty.openpty()
    try:
        assert shown(0, theirs).returncode == 0
        *during, last = os.read(ours, 100000).decode().split("\r\x1b[K")
    finally:
        os.close(ours)
        os.close(theirs)
    assert any(text.endswith("doing second") for text in during)
    assert not any("\n" in text for text in during)
    assert last.startswith("Title  ")
    assert last.endswith(" s\r\n")
