"""Schemathesis over /schema: what the schema promises is what the server does."""

import subprocess
import sys
from pathlib import Path

from tests.server.serving import Player

#: Schemathesis knows the shapes, not the rules of the games: what is well said may still be refused (422),
#: or be used up (410).
CONFIG = """
[checks.positive_data_acceptance]
expected-statuses = ["2xx", 401, 403, 404, 409, 410, 422]
"""


def against_schema(url: str, folder: Path, examples: int, seed: int) -> tuple[int, str]:
    """Schemathesis' exit code and what it says; all its phases and checks, but streams that never end."""
    config = folder / "schemathesis.toml"
    config.write_text(CONFIG)
    header = f"Authorization: Bearer {Player(url, 'Schema').key}"
    command = [
        *(sys.executable, "-c", "from schemathesis.cli import schemathesis; schemathesis()"),
        *("--config-file", str(config), "--no-color", "run", f"{url}/schema", "--header", header),
        *("--seed", str(seed), "--max-examples", str(examples), "--generation-database", "none"),
        *("--exclude-operation-id", "events", "--continue-on-failure"),
    ]
    done = subprocess.run(command, capture_output=True, text=True, cwd=folder, check=False)
    return done.returncode, done.stdout + done.stderr
