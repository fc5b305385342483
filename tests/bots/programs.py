"""Bots written for the occasion: little Python programs that need no package."""

import json
import sys
from pathlib import Path

#: What every program may begin with: ``asked`` reads a request, ``say`` writes a line at once.
HEAD = """
import json, os, signal, sys, time
def asked():
    line = sys.stdin.readline()
    if not line: sys.exit()
    return json.loads(line)
def say(answer):
    print(answer if isinstance(answer, str) else json.dumps(answer), flush=True)
"""

#: A bot as it should be: the first legal move.
GOOD = """
while True:
    request = asked()
    say({"id": request["id"], "move": request["view"]["moves"][0]})
"""


def program(folder: Path, source: str, name: str = "bot") -> str:
    """An executable file with this program; its process id is written beside it when it starts."""
    file = folder / name
    note = f"open({str(file)!r} + '.pid', 'a').write(f'{{os.getpid()}}\\n')\n"
    file.write_text(f"#!{sys.executable} -IS\n{HEAD}{note}{source}")
    file.chmod(0o755)
    return str(file)


def started(path: str) -> list[int]:
    """The process ids of every time it was started, and those it noted itself."""
    notes = Path(path + ".pid")  # not there if it was ended before it could write a word
    return [int(line) for line in notes.read_text().split()] if notes.exists() else []


def answer(**fields: object) -> str:
    """A line of a program that answers the request with these fields."""
    return f"say({{'id': asked()['id'], **json.loads({json.dumps(fields)!r})}})"
