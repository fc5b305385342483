"""The session of docs/http.md runs against a real server, and its answers have the shape that it shows."""

import json
import os
import re
import subprocess
from pathlib import Path
from typing import Any

from tests.server.serving import serving
from tests.waiting import HANG

PAGE = (Path(__file__).parent.parent / "docs" / "http.md").read_text()
BETWEEN = "-- the next block --"


def shape(shown: Any, real: Any, place: str) -> None:
    """What the page shows is there, with values of the same type; both may have more."""
    assert type(shown) is type(real), place
    if isinstance(shown, dict):
        for name, value in shown.items():
            assert name in real, f"{place} has no {name}"
            shape(value, real[name], f"{place}.{name}")
    elif isinstance(shown, list):
        assert len(shown) <= len(real), place
        for number, (one, other) in enumerate(zip(shown, real, strict=False)):
            shape(one, other, f"{place}[{number}]")


def same_numbers(shown: dict, real: dict) -> None:
    """Plies, codes and moves of players do not depend on chance."""
    for name in ("ply", "next", "error", "params", "message", "turn", "you"):
        if name in shown:
            assert shown[name] == real[name], name


def test_the_session_runs_as_printed(tmp_path):
    found = re.findall(r"^```(sh|json)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    script = "".join(f"{text}\necho '{BETWEEN}'\n" for kind, text in found if kind == "sh")
    out, err = tmp_path / "out", tmp_path / "err"
    with serving(tmp_path) as server, out.open("w") as stdout, err.open("w") as stderr:
        done = subprocess.run(
            ["sh", "-euc", script],
            cwd=tmp_path,
            env=os.environ | {"SERVER": server.url, "LANG": "C"},
            stdin=subprocess.DEVNULL,
            stdout=stdout,
            stderr=stderr,
            timeout=HANG,
            check=False,
        )
    assert done.returncode == 0, err.read_text()
    answers = iter(out.read_text().split(BETWEEN))
    compared = 0
    for kind, text in found:
        if kind == "sh":
            answer = next(answers)
        else:
            shown, real = json.loads(text), json.loads(answer)
            shape(shown, real, "answer")
            same_numbers(shown, real)
            compared += 1
    assert compared >= 6
