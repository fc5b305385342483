"""A small box to break: the island of docs/box.md six times, with the shipped box's cards."""

import copy
import re
import tomllib
from pathlib import Path

from macaronesia.games.canarias.box import shipped_box

PAGE = Path(__file__).parents[2] / "docs" / "box.md"
SHIPPED = shipped_box()


def of_the_page() -> dict:
    """All pieces of TOML that the page shows, as one file."""
    return tomllib.loads("\n".join(re.findall(r"```toml\n(.*?)```", PAGE.read_text(), re.DOTALL)))


def box_of_squares() -> dict:
    """A new box every time, for a test to break."""
    island = of_the_page()["islands"]["squared-paper"]
    return {
        "name": "squares",
        "settlers": copy.deepcopy(SHIPPED["settlers"]),
        "privileges": copy.deepcopy(SHIPPED["privileges"]),
        "islands": {f"island-{letter}": copy.deepcopy(island) for letter in "abcdef"},
    }
