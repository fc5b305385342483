"""The labels and letters on the board, in a language, for the terminal and the picture."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from macaronesia.games.canarias.names import COLOURS, EFFECTS, FEATURES, PIECES, PIRATE
from macaronesia.games.canarias.state import PHASES
from macaronesia.locale import say

#: A colour in one letter, in every language the same: moves name colours in English. Brown ends in its own.
LETTERS = {"red": "r", "blue": "b", "green": "g", "orange": "o", "brown": "n", "white": "w"}

_KEYS = (
    *("last-round", "points", "hand", "ship", "deck", "discard", "supply", "revealed"),
    *("privileges", "unclaimed", "starter", "no-island", "aboard", "free", "neighbours", "pirate"),
)


@cache
def labels(language: str) -> Mapping[str, str]:
    """Colours, features, pieces and other words by their keys; `phase-act` and `effect-tie` have a prefix."""
    return (
        {key: say(language, f"canarias-{key}") for key in _KEYS}
        | {f"phase-{phase}": say(language, "canarias-phase", phase=phase) for phase in PHASES}
        | {f"effect-{effect}": say(language, "canarias-effect", effect=effect) for effect in EFFECTS}
        | {feature: say(language, "canarias-feature", feature=feature) for feature in FEATURES}
        | {colour: say(language, "colour", colour=colour) for colour in COLOURS}
        | {piece: say(language, "piece", piece=piece) for piece in PIECES}
    )


def card_name(card: str, box: Mapping[str, Any], spoken: Mapping[str, str]) -> str:
    """What people call a card: a settler by its title, a pirate by what it is."""
    if card.startswith(PIRATE):
        return spoken["pirate"]
    return str(box["settlers"][card].get("title") or card)


def card_colour(card: str, box: Mapping[str, Any]) -> str:
    """The colour of a settler's house, or of a pirate."""
    return card.removeprefix(PIRATE) if card.startswith(PIRATE) else str(box["settlers"][card]["colour"])


def card_told(card: str, box: Mapping[str, Any], spoken: Mapping[str, str]) -> str:
    """A card in one line: name, colour, and a settler's wishes in their order."""
    told = f"{card_name(card, box, spoken)} ({spoken[card_colour(card, box)]})"
    if card.startswith(PIRATE):
        return told
    return f"{told}: " + ", ".join(spoken[wish] for wish in box["settlers"][card]["priorities"])


def island_name(island: str, box: Mapping[str, Any]) -> str:
    """What people call an island."""
    return str(box["islands"][island].get("title") or island)
