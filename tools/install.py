"""Makes the environment .venv and installs what a lock names into it.

python3 tools/install.py venv                          # with the Python that is to be used
.venv/bin/python tools/install.py requirements/play.lock
"""

import re
import shutil
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

from steps import Failed, step

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
TITLE = "Environment for Python"

NEITHER = """This Python can make no environment: it has neither ensurepip nor pip, and there is no uv.
Debian and Ubuntu: apt install python3-venv. Elsewhere: install pip or uv."""


def make_environment() -> None:
    """Make .venv, with pip in it.

    A Python without ensurepip (Debian's, without python3-venv) cannot do so itself; uv or virtualenv does.
    """
    shutil.rmtree(VENV, ignore_errors=True)
    try:
        _make_environment()
    except BaseException:
        shutil.rmtree(VENV, ignore_errors=True)  # half of one would be taken for a whole one
        raise


def _make_environment() -> None:
    uv = shutil.which("uv")
    if find_spec("ensurepip"):
        step(TITLE, [sys.executable, "-m", "venv", VENV])
    elif uv:
        step(TITLE, [uv, "venv", "--seed", "--python", sys.executable, VENV])
    elif find_spec("pip"):
        with tempfile.TemporaryDirectory(prefix=".venv-maker-", dir=ROOT) as maker:
            pip = [sys.executable, "-m", "pip", "install", "--disable-pip-version-check", "--target", maker]
            step(f"{TITLE}: virtualenv", [*pip, "virtualenv"])
            step(TITLE, [sys.executable, "-m", "virtualenv", VENV], env={"PYTHONPATH": maker})
    else:
        raise OSError(NEITHER)


def install(lock: Path) -> None:
    """Install the packages of a lock and, as it lies here, Macaronesia."""
    pip = [sys.executable, "-m", "pip", "install", "--disable-pip-version-check"]
    wanted = len(re.findall(r"^[a-z0-9]", lock.read_text(), re.MULTILINE))
    seen = 0

    def detail(line: str) -> str | None:
        nonlocal seen
        if found := re.match(r"(?:Collecting|Requirement already satisfied:) ([\w.-]+)", line):
            seen += 1
            return f"{min(seen, wanted)} of {wanted}: {found[1]}"
        if found := re.match(r"\s+Downloading ([\w.]+)-\S+ (\(.*\))", line):
            return f"{min(seen, wanted)} of {wanted}: {found[1]} {found[2]}"
        return "unpacking" if line.startswith("Installing collected packages") else None

    step("Python packages", [*pip, "--progress-bar", "off", "--require-hashes", "-r", lock], detail=detail)
    step("Macaronesia", [*pip, "--no-deps", "--no-build-isolation", "-e", ROOT])


if __name__ == "__main__":
    try:
        make_environment() if sys.argv[1] == "venv" else install(Path(sys.argv[1]))
    except KeyboardInterrupt:
        sys.exit(130)
    except (Failed, OSError) as error:
        sys.exit(str(error))
