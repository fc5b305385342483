"""Makes the environment .venv and installs what a lock names into it.

python3 tools/install.py venv                          # with the Python that is to be used
.venv/bin/python tools/install.py requirements/play.lock
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

from steps import Failed, step

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PIP = [sys.executable, "-m", "pip", "install", "--disable-pip-version-check"]
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
    """Install the packages of a lock and, as it lies here, Macaronesia.

    uv takes a tenth of pip's time. It does not read pip's settings; where it cannot reach the packages with
    what it is told of them, or there is none for this machine, pip installs them.
    """
    installer: list[str | Path] = PIP
    try:
        step("Installer", [*PIP, "--require-hashes", "-r", ROOT / "requirements" / "uv.lock"])
        uv = [VENV / "bin" / "uv", "pip", "install", "--python", sys.executable, "--compile-bytecode"]
        step(
            "Python packages", [*uv, "--require-hashes", "-r", lock], env=_settings_of_pip(), detail=_loading
        )
        installer = uv
    except Failed:
        step("Python packages, by pip", [*PIP, "--progress-bar", "off", "--require-hashes", "-r", lock])
    step("Macaronesia", [*installer, "--no-deps", "--no-build-isolation", "-e", ROOT])


def _loading(line: str) -> str | None:
    found = re.match(r"\s*(?:Downloading|Building) (.*)", line)
    return found and found[1]


def _settings_of_pip() -> dict[str, str]:
    """Where pip takes packages from, and the certificates it trusts, by uv's names for these settings."""
    listed = subprocess.run([*PIP[:3], "config", "list"], capture_output=True, text=True, check=False).stdout
    settings = dict(re.findall(r"^(?:\S+)\.([\w-]+)='(.*)'$", listed, re.MULTILINE))
    names = {"index-url": "UV_DEFAULT_INDEX", "cert": "SSL_CERT_FILE"}
    return {
        names[key]: value for key, value in settings.items() if key in names and names[key] not in os.environ
    }


if __name__ == "__main__":
    try:
        make_environment() if sys.argv[1] == "venv" else install(Path(sys.argv[1]))
    except KeyboardInterrupt:
        sys.exit(130)
    except (Failed, OSError) as error:
        sys.exit(str(error))
