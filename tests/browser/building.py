"""The browser client, built from its present sources."""

import fcntl
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client"
BUILT = ROOT / "src" / "macaronesia" / "client"
AXE = CLIENT / "node_modules" / "axe-core" / "axe.min.js"


def build() -> None:
    """Make ``src/macaronesia/client``, once however many test processes want it.

    ``MACARONESIA_CLIENT=as-it-is`` leaves what was built alone, for those who edit while tests run.
    """
    with (Path(tempfile.gettempdir()) / f"macaronesia-client-{os.getuid()}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if os.environ.get("MACARONESIA_CLIENT") == "as-it-is" and BUILT.exists():
            return
        done = subprocess.run(
            [sys.executable, ROOT / "tools" / "client.py"], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
