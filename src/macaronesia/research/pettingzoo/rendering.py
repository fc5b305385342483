"""Pictures of a position: what a watcher may see of it, as text, as SVG, as pixels."""

import importlib
import io
import re
from typing import Any

import numpy as np

from macaronesia.kernel.observation import Table
from macaronesia.research.position import Position
from macaronesia.ruleset import Json

#: Watchers besides the seats: whose turn it is, and somebody from whom nothing is concealed.
MOVER, EVERYTHING = "mover", "everything"
#: Around a picture whose shape is not the frame's: the sea of our drawings.
SEA = (26, 90, 115)


def shown(position: Position, watcher: int | str | None) -> Json:
    """The position as this watcher may know it; None is a spectator."""
    if watcher == EVERYTHING:
        return position.everything()
    if watcher == MOVER:
        watcher = position.seat
    return position.view(watcher if isinstance(watcher, int) else None)


def names(players: int) -> list[str]:
    """What the seats are called in a picture."""
    return [f"seat {seat}" for seat in range(players)]


def text(position: Position, watcher: int | str | None) -> str:
    """For the terminal."""
    rules = position.rules
    return rules.board_text(shown(position, watcher), names(rules.players))


def svg(position: Position, watcher: int | str | None) -> str:
    """As a drawing."""
    rules = position.rules
    return rules.svg(shown(position, watcher), names(rules.players))


def pixels(drawing: str, frame: tuple[int, int]) -> Table:
    """A drawing as large as it fits into a frame (width, height): bytes, (height, width, 3)."""
    resvg, image = _library("resvg_py"), _library("PIL.Image")
    size = re.search(r'viewBox="0 0 (\d+) (\d+)"', drawing)
    assert size is not None, drawing[:80]
    zoom = min(frame[0] / int(size[1]), frame[1] / int(size[2]))
    sea = "#" + bytes(SEA).hex()
    png = resvg.svg_to_bytes(svg_string=drawing, zoom=zoom, background=sea)
    picture = np.asarray(image.open(io.BytesIO(png)).convert("RGB"))[: frame[1], : frame[0]]
    filled = np.empty((frame[1], frame[0], 3), np.uint8)
    filled[:] = SEA
    top, left = (frame[1] - picture.shape[0]) // 2, (frame[0] - picture.shape[1]) // 2
    filled[top : top + picture.shape[0], left : left + picture.shape[1]] = picture
    return filled


def _library(name: str) -> Any:
    """A module of the extra."""
    try:
        return importlib.import_module(name)
    except ImportError as error:
        needed = 'rgb_array needs resvg_py and Pillow: pip install "macaronesia[research]"'
        raise ImportError(needed) from error
