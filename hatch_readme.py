"""README.md as the description of the package: a package index shows it without the files around it."""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

#: Said where the links were.
WHERE = "The files named here are in the source distribution, the documentation in its folder `docs`."


def alone(text: str) -> str:
    """The text without what needs a repository: pictures are left out, relative links become plain text."""
    text = re.sub(r"^!\[[^\]]*\]\([^)]*\)\n", "", text, flags=re.MULTILINE)
    text = re.sub(r"\[([^\]]*)\]\((?![a-z]+:|#)[^)]*\)", r"\1", text)
    return f"{text.rstrip()}\n\n{WHERE}\n"


class ReadmeHook(MetadataHookInterface):
    """Sets the field ``readme`` of the metadata."""

    def update(self, metadata: dict[str, Any]) -> None:
        """As hatchling asks for it."""
        text = (Path(self.root) / "README.md").read_text("utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": alone(text)}
