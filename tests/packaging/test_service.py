"""The unit for systemd: it is valid, keeps what must be kept, and is hardened."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
UNIT = ROOT / "deploy" / "macaronesia.service"
PROGRAM = "/opt/macaronesia/bin/macaronesia"
#: The exposure of `systemd-analyze security`, from 0 (none) to 10, times 10; it is 1.4.
MOST = 20

ANALYZE = shutil.which("systemd-analyze")
needs_systemd = pytest.mark.skipif(
    ANALYZE is None and not os.environ.get("CI"), reason="needs systemd-analyze: apt install systemd"
)


def analyze(*words: str | Path) -> subprocess.CompletedProcess[str]:
    assert ANALYZE, "under CI systemd-analyze must be installed: apt install systemd"
    return subprocess.run(
        [ANALYZE, *words],
        capture_output=True,
        text=True,
        env=os.environ | {"SYSTEMD_COLORS": "0", "SYSTEMD_PAGER": ""},
        check=False,
    )


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """The unit with a program that is installed here."""
    copy = tmp_path / UNIT.name
    copy.write_text(UNIT.read_text().replace(PROGRAM, sys.executable))
    return copy


@needs_systemd
def test_systemd_finds_nothing_wrong_with_the_unit(unit):
    done = analyze("verify", "--recursive-errors=no", unit)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


@needs_systemd
def test_systemd_would_find_something_wrong(unit):
    unit.write_text(unit.read_text().replace("StateDirectory=", "StateDirectroy="))
    assert "StateDirectroy" in analyze("verify", "--recursive-errors=no", unit).stderr


@needs_systemd
def test_the_service_is_hardly_exposed():
    done = analyze("security", "--offline=true", f"--threshold={MOST}", UNIT)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Overall exposure level" in done.stdout


def settings() -> dict[str, str]:
    return dict(re.findall(r"^(\w+)=(.*)$", UNIT.read_text(), re.MULTILINE))


def test_the_database_and_the_compiled_code_are_in_folders_that_systemd_makes():
    unit = settings()
    assert unit["ExecStart"].endswith(
        f"--database sqlite:////var/lib/{unit['StateDirectory']}/macaronesia.db"
    )
    assert unit["CacheDirectory"] == "macaronesia"  # its path is in CACHE_DIRECTORY, which is heeded


@pytest.mark.skipif(sys.platform != "linux", reason="prctl is Linux's")
def test_compiled_code_needs_memory_that_is_written_and_then_executed():
    """Why the unit does not say MemoryDenyWriteExecute=yes; where this fails, it can."""
    refuse = "import ctypes, sys; sys.exit(77) if ctypes.CDLL(None).prctl(65, 1, 0, 0, 0) else None"
    done = subprocess.run(
        [sys.executable, "-c", f"{refuse}; import numba"], capture_output=True, text=True, check=False
    )
    if done.returncode == 77:  # Linux before 6.3 cannot be asked
        return
    assert "cannot allocate executable memory" in done.stderr
    assert settings()["MemoryDenyWriteExecute"] == "no"


def test_the_page_on_hosting_shows_the_commands_that_install_it():
    page = (ROOT / "docs" / "hosting.md").read_text()
    assert "deploy/macaronesia.service" in page
    assert PROGRAM.removesuffix("/bin/macaronesia") in page
