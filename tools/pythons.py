"""Tries the wheel with every Python that is found: in a fresh environment, with a part of the tests.

python tools/pythons.py                # Pythons in PATH and in pyenv, from 3.11 on
python tools/pythons.py /opt/py/bin/python3.14
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
#: What is run with the wheel; pytest takes the tests from the sources, the package from the environment.
TESTS = ("tests/santiago", "tests/rulebook")
GAME = ("play", "santiago", "--humans", "0", "--players", "3", "--bots", "normal", "--seed", "7")


def found() -> list[Path]:
    """A Python of every version from 3.11 on, in PATH or in pyenv."""
    folders = [Path(folder) for folder in os.environ.get("PATH", "").split(os.pathsep)]
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    folders += [version / "bin" for version in sorted(pyenv.glob("3.*"), reverse=True)]
    pythons: dict[tuple[int, int], Path] = {}
    for folder in folders:
        for program in sorted(folder.glob("python3.[0-9]*")):
            if re.fullmatch(r"python3\.\d+", program.name) and (version := _version(program)) >= (3, 11):
                pythons.setdefault(version, program)
    return [pythons[version] for version in sorted(pythons)]


def _version(program: Path) -> tuple[int, int]:
    """Of a Python that runs; (0, 0) of one that does not, as pyenv's stand-ins may not."""
    told = subprocess.run(
        [program, "-c", "import sys; print(*sys.version_info[:2])"],
        capture_output=True,
        text=True,
        check=False,
    )
    major, minor = map(int, told.stdout.split()) if told.returncode == 0 else (0, 0)
    return major, minor


def run(*words: object, folder: Path = ROOT, **environment: str) -> None:
    """A command that must succeed."""
    subprocess.run([str(word) for word in words], cwd=folder, env=os.environ | environment, check=True)


def built(folder: Path) -> Path:
    """The wheel of the sources, client included."""
    run(sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", folder, ROOT)
    (wheel,) = folder.glob("*.whl")
    return wheel


def tried(python: Path, wheel: Path, folder: Path) -> tuple[float, float, float]:
    """Seconds for the installation, for the tests, and for a game of bots on the command line."""
    began = time.monotonic()
    run(python, "-m", "venv", folder)
    own = folder / "bin" / "python"
    run(
        own,
        "-m",
        "pip",
        "install",
        "-q",
        "--disable-pip-version-check",
        wheel,
        "pytest",
        "hypothesis",
        "mypy",
    )
    installed = time.monotonic()
    # The tests lie beside the sources: a copy, so that the package is that of the environment.
    copy = folder / "copy"
    copy.mkdir()
    shutil.copytree(ROOT / "tests", copy / "tests")
    shutil.copy(ROOT / "pyproject.toml", copy)
    shutil.copy(ROOT / "README.md", copy)
    cache = {"XDG_CACHE_HOME": str(folder / "cache")}
    run(own, "-m", "pytest", "-q", "-p", "no:cacheprovider", *TESTS, folder=copy, **cache)
    tested = time.monotonic()
    run(folder / "bin" / "macaronesia", *GAME, folder=copy, **cache)
    return installed - began, tested - installed, time.monotonic() - tested


def main() -> None:
    """Try them all; 1 if one fails."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("pythons", nargs="*", type=Path)
    pythons = parser.parse_args().pythons or found()
    lines, failed = [], False
    with tempfile.TemporaryDirectory() as place:
        wheel = built(Path(place))
        for python in pythons:
            name = ".".join(map(str, _version(python)))
            try:
                install, tests, game = tried(python, wheel, Path(place) / name)
                lines.append(f"{name}: installed in {install:.0f} s, tests {tests:.0f} s, game {game:.0f} s")
            except subprocess.CalledProcessError as error:
                lines.append(f"{name}: failed: {error.cmd}")
                failed = True
    print("\n".join(lines))
    sys.exit(failed)


if __name__ == "__main__":
    main()
