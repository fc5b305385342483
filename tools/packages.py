"""Installs Macaronesia in every way that people do, without Node.js and git, and asks each for its pages.

    make packages

Every way begins with the sources alone: no built client, no git. What it costs is printed.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

import client
from steps import Failed, step

ROOT = Path(__file__).resolve().parent.parent
HIDDEN = ("node", "nodejs", "npm", "npx", "git")
LEFT_OUT = shutil.ignore_patterns(
    *(".git", ".venv", ".peers", ".client-build-*", "node_modules", "dist"),
    *("__pycache__", ".*_cache", ".hypothesis"),
)
#: Where uv and pipx put what they install.
HOMES = ("UV_TOOL_DIR", "UV_TOOL_BIN_DIR", "PIPX_HOME", "PIPX_BIN_DIR")
BUILT = Path("src/macaronesia/client")


@dataclass
class Place:
    """A folder with a fresh copy of the sources, and an environment in which programs are hidden."""

    folder: Path
    tools: Path
    env: Mapping[str, str]

    @property
    def sources(self) -> Path:
        """The sources."""
        return self.folder / "sources"

    def run(self, title: str, *words: str | Path, at: Path | None = None) -> None:
        """Run a program and wait for it."""
        step(title, words, folder=at or self.sources, env=self.env)

    def environment(self) -> Path:
        """The bin folder of a new environment with pip."""
        self.run("  new environment", sys.executable, "-m", "venv", self.folder / "venv")
        return self.folder / "venv" / "bin"


def with_uvx(place: Place) -> list[str]:
    """Installs nothing for good."""
    words = [str(place.tools / "uvx"), "--from", str(place.sources), "macaronesia"]
    place.run("  uvx", *words, "--version")
    return words


def with_uv_tool(place: Place) -> list[str]:
    """`uv tool install .`"""
    place.run("  uv tool install", place.tools / "uv", "tool", "install", ".")
    return [place.env["UV_TOOL_BIN_DIR"] + "/macaronesia"]


def with_pipx(place: Place) -> list[str]:
    """`pipx install .`"""
    place.run("  pipx install", place.tools / "pipx", "install", ".")
    return [place.env["PIPX_BIN_DIR"] + "/macaronesia"]


def with_pip(place: Place) -> list[str]:
    """`pip install .`"""
    programs = place.environment()
    place.run("  pip install", programs / "pip", "install", ".")
    return [str(programs / "macaronesia")]


def with_wheel(place: Place) -> list[str]:
    """`pip wheel .`, then its wheel."""
    programs = place.environment()
    place.run("  pip wheel", programs / "pip", "wheel", "--no-deps", "-w", place.folder, ".")
    (wheel,) = place.folder.glob("*.whl")
    place.run(f"  wheel of {wheel.stat().st_size / 1e6:.1f} MB", programs / "pip", "install", wheel)
    return [str(programs / "macaronesia")]


def with_sdist(place: Place) -> list[str]:
    """`python -m build`, then its sdist."""
    place.run("  python -m build", place.tools / "pyproject-build", "-o", place.folder / "dist", ".")
    (sdist,) = (place.folder / "dist").glob("*.tar.gz")
    assert len(list((place.folder / "dist").glob("*.whl"))) == 1
    programs = place.environment()
    place.run(f"  sdist of {sdist.stat().st_size / 1e6:.1f} MB", programs / "pip", "install", sdist)
    return [str(programs / "macaronesia")]


WAYS: dict[str, Callable[[Place], list[str]]] = {
    "uvx --from . macaronesia": with_uvx,
    "uv tool install .": with_uv_tool,
    "pipx install .": with_pipx,
    "pip install .": with_pip,
    "pip wheel .": with_wheel,
    "python -m build": with_sdist,
}


def hidden(folder: Path) -> Path:
    """A folder with all programs of the search path, except those that are to be hidden."""
    folder.mkdir()
    for place in reversed(os.environ["PATH"].split(os.pathsep)):
        for program in Path(place).glob("*") if Path(place).is_dir() else ():
            link = folder / program.name
            if program.name not in HIDDEN:
                link.unlink(missing_ok=True)
                link.symlink_to(program)
    return folder


def try_way(way: Callable[[Place], list[str]], tools: Path, programs: Path) -> None:
    """Install in one way, start the server and compare its page's stamp with the sources; AssertionError."""
    with tempfile.TemporaryDirectory(prefix="macaronesia-packages-") as made:
        folder = Path(made)
        shutil.copytree(ROOT, folder / "sources", ignore=LEFT_OUT)
        shutil.rmtree(folder / "sources" / BUILT, ignore_errors=True)
        homes = {name: str(folder / name) for name in HOMES}
        env = {**os.environ, **homes, "PATH": str(programs)}
        began = time.monotonic()
        command = way(Place(folder, tools, env))
        installed = time.monotonic() - began
        seconds = serve(command, folder, env)
        print(f"  installed in {installed:.0f} s; the page after {seconds:.1f} s", file=sys.stderr)


def serve(command: list[str], folder: Path, env: Mapping[str, str]) -> float:
    """Start the server, and find the client of the present sources there; the seconds that took."""
    began = time.monotonic()
    with subprocess.Popen(
        [*command, "serve", "--port", "0", "--database", f"sqlite:///{folder}/tables.db"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        cwd=folder,
        env={**env, "NUMBA_DISABLE_JIT": "1"},
    ) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().strip()
            direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
            page = direct.open(f"{address}/", timeout=60).read()
            seconds = time.monotonic() - began
        finally:
            server.terminate()
    assert page == (client.BUILT / "index.html").read_bytes(), "the page is not that of the present sources"
    return seconds


def main() -> None:
    """Try all ways, or those whose names begin with the words given."""
    client.build()
    with tempfile.TemporaryDirectory(prefix="macaronesia-tools-") as made:
        folder = Path(made)
        step("Environment with uv, pipx and build", [sys.executable, "-m", "venv", folder / "venv"])
        pip = [folder / "venv" / "bin" / "pip", "install", "--disable-pip-version-check"]
        step("uv, pipx, build", [*pip, "uv", "pipx", "build"])
        programs = hidden(folder / "programs")
        for name, way in WAYS.items():
            if not sys.argv[1:] or name.startswith(tuple(sys.argv[1:])):
                print(name, file=sys.stderr)
                try_way(way, folder / "venv" / "bin", programs)


if __name__ == "__main__":
    try:
        main()
    except Failed as failed:
        sys.exit(str(failed))
