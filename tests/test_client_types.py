"""The browser client's types of the server's messages are those of the present server."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_types_of_the_client_are_generated_from_the_present_messages():
    words = [sys.executable, "tools/client.py", "messages", "--check"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"make messages brings them up to date\n{done.stderr}"
