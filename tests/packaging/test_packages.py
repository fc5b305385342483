"""Wheel and sdist: complete, and with the client of the present sources, or not at all.

`make packages` tries them in every way that people install them, and without Node.js and git.
"""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
STAMP = "macaronesia/client/sources.sha256"
PAGE = "macaronesia/client/index.html"
LEFT_OUT = shutil.ignore_patterns(
    *(".git", ".venv", ".peers", "node_modules", "__pycache__", ".*_cache", ".hypothesis", ".client-build-*"),
    *("screens", "dist"),
)


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources without git, the client built."""
    subprocess.run([sys.executable, ROOT / "tools" / "client.py"], check=True)
    copy = tmp_path_factory.mktemp("sources") / "macaronesia"
    return shutil.copytree(ROOT, copy, ignore=LEFT_OUT)


def build(sources: Path, out: Path, kind: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Build a package with this Python, without a network; unless a PATH is given, there are no programs."""
    alone = {"HOME": str(out), "PATH": str(out / "no-programs")}
    offline = {"PIP_NO_INDEX": "1", "npm_config_offline": "true"}
    return subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", out],
        cwd=sources,
        capture_output=True,
        text=True,
        env=alone | offline | environment,
        check=False,
    )


def built(sources: Path, out: Path, kind: str, **environment: str) -> Path:
    done = build(sources, out, kind, **environment)
    assert done.returncode == 0, done.stdout + done.stderr
    (package,) = out.glob("*.whl" if kind == "wheel" else "*.tar.gz")
    return package


@pytest.fixture(scope="module")
def wheel(sources: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(sources, tmp_path_factory.mktemp("wheel"), "wheel")


@pytest.fixture(scope="module")
def sdist(sources: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(sources, tmp_path_factory.mktemp("sdist"), "sdist")


def contents(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as packed:
        return {name: packed.read(name) for name in packed.namelist()}


def test_the_wheel_holds_all_files_of_the_package_and_nothing_else(sources, wheel):
    package = sources / "src" / "macaronesia"
    files = {f"macaronesia/{file.relative_to(package)}" for file in package.rglob("*") if file.is_file()}
    packed = {name for name in contents(wheel) if ".dist-info/" not in name}
    assert packed == files
    assert {PAGE, STAMP, "macaronesia/locale/hu.ftl", "macaronesia/py.typed"} <= packed


def test_the_wheel_serves_its_pages_where_it_is_installed(wheel, tmp_path):
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(tmp_path)
    ask = "from macaronesia.server import static; print(static.__file__, static.page().body)"
    done = subprocess.run(
        [sys.executable, "-c", ask],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(tmp_path), "NUMBA_DISABLE_JIT": "1"},
        check=True,
    )
    assert done.stdout.startswith(str(tmp_path))
    assert "/built/index-" in done.stdout


def test_a_wheel_from_the_sdist_is_the_same_as_one_from_the_checkout(sdist, wheel, tmp_path):
    with tarfile.open(sdist) as packed:
        packed.extractall(tmp_path, filter="data")
    (unpacked,) = tmp_path.iterdir()
    assert contents(built(unpacked, tmp_path, "wheel")) == contents(wheel)


def test_the_commands_of_the_readme_are_in_the_sdist(sdist):
    with tarfile.open(sdist) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {"Makefile", "requirements/play.lock", "requirements/dev.lock", "requirements/node.lock"} <= names
    assert {"tools/install.py", "tools/client.py", "client/package-lock.json", "client/.npmrc"} <= names
    assert {"deploy/macaronesia.service", "src/macaronesia/client/index.html"} <= names
    assert not any("node_modules" in name or ".venv" in name for name in names)


def test_what_is_built_stays_while_its_sources_say_the_same(sources):
    """Whatever the times of files are, and whatever Python leaves beside them."""
    locale = sources / "src" / "macaronesia" / "locale"
    (locale / "__pycache__").mkdir(exist_ok=True)
    (locale / "__pycache__" / "rulebook.cpython-311.pyc").write_bytes(b"")
    for file in (sources / "client").rglob("*"):
        file.touch()
    before = (sources / "src" / PAGE).stat()
    done = subprocess.run(
        [sys.executable, sources / "tools" / "client.py"],
        capture_output=True,
        env={"PATH": "", "PIP_NO_INDEX": "1"},
        check=True,
    )
    assert done.stdout + done.stderr == b""
    assert (sources / "src" / PAGE).stat() == before
    shutil.rmtree(locale / "__pycache__")


@pytest.fixture
def changed(sources: Path, tmp_path: Path) -> Path:
    """Sources whose page has another title than the client that is built there."""
    copy = shutil.copytree(sources, tmp_path / "changed")
    page = copy / "client" / "index.html"
    page.write_text(re.sub("<title>.*</title>", "<title>Changed</title>", page.read_text()))
    return copy


def test_a_client_of_other_sources_is_built_anew(changed, tmp_path):
    (changed / "client" / "node_modules").symlink_to(ROOT / "client" / "node_modules")
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    packed = contents(built(changed, tmp_path, "wheel", PATH=path))
    assert b"<title>Changed</title>" in packed[PAGE]
    assert packed[STAMP] != (ROOT / "src" / STAMP).read_bytes()
    assert not list(changed.glob(".client-build-*"))
    # Now it is built, nobody needs Node.js for it.
    assert contents(built(changed, tmp_path / "again", "wheel")) == packed


@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_a_client_of_other_sources_is_not_packed_where_it_cannot_be_built(changed, tmp_path, kind):
    done = build(changed, tmp_path / "out", kind)
    assert done.returncode != 0
    assert "browser client” failed" in done.stderr
    assert not list((tmp_path / "out").glob("*.*"))
