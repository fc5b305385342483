"""The labels on the board, in a language, for the terminal and the picture."""

from collections.abc import Mapping
from functools import cache

from macaronesia.games.santiago.editions import EDITIONS
from macaronesia.games.santiago.state import PHASES
from macaronesia.locale import say

_KEYS = (
    *("round", "pass", "hidden", "overseer", "money", "score", "used", "palm"),
    *("desert", "spring", "seat", "name", "offered", "extra-canal", "yes", "no"),
    *("offer", "proposed", "removed", "key"),
)


@cache
def labels(language: str) -> Mapping[str, str]:
    """Phases, crops and what else stands on the board, by their names in positions."""
    crops = {crop for edition in EDITIONS.values() for crop in edition.crops}
    return {key: say(language, f"board-{key}") for key in [*PHASES, *_KEYS]} | {
        crop: say(language, "crop", crop=crop) for crop in sorted(crops)
    }
