"""Every move is a number in the kernel and a text everywhere else.

The numbers are dense: each verb has a block as long as its choices, counted in mixed radix.
A colour of 6 stands for "no other colour named", a plot of 12 for "on one of the houses' own plots".
"""

import re
from typing import NamedTuple

from macaronesia.canarias.state import COLOURS, ISLANDS, MOST_KINDS, MOST_PLAYERS, PLOTS

OWN = 6  # the colour is the piece's own
HERE = 12  # the building stands on the first plot
_TINTS = 7
_STANDS = 13

STARTER = 0
TAKE_ISLAND = STARTER + MOST_PLAYERS
DEAL_CARD = TAKE_ISLAND + ISLANDS
STOW = DEAL_CARD + MOST_KINDS
UNVEIL = STOW + MOST_KINDS  # written "reveal"
DRAW = UNVEIL + MOST_KINDS
SKIP = DRAW + 1
FINISH = SKIP + 1  # written "end"
TAKE = FINISH + 1
TO_SHIP = TAKE + 1  # written "ship"
RAZE_HOUSE = TO_SHIP + MOST_KINDS
BLAME_SEAT = RAZE_HOUSE + PLOTS
SETTLE_ON = BLAME_SEAT + MOST_PLAYERS
BUILD = SETTLE_ON + PLOTS * _TINTS
BUILD_PALACE = BUILD + MOST_KINDS * PLOTS * _TINTS
BUILD_CITY = BUILD_PALACE + PLOTS * PLOTS * _STANDS * _TINTS
MOVES = BUILD_CITY + PLOTS * PLOTS * PLOTS * _STANDS * _TINTS

#: More legal moves than any position can have.
MOST_LEGAL = MOST_KINDS * PLOTS * 6 + PLOTS * (PLOTS - 1) * _STANDS * 6 + 220 * 15 * 6


class Names(NamedTuple):
    """What the cards and islands of a box are called, by their numbers."""

    cards: list[str]
    islands: list[str]


class Words(NamedTuple):
    """A move taken apart; -1 (or nothing) where the verb has no such word. Plots count from 0."""

    verb: str
    card: int = -1
    island: int = -1
    seat: int = -1
    plots: tuple[int, ...] = ()
    stand: int = HERE
    colour: int = OWN


_VERBS = {DRAW: "draw", SKIP: "skip", FINISH: "end", TAKE: "take"}
_CARD_VERBS = {"deal": DEAL_CARD, "stow": STOW, "reveal": UNVEIL, "ship": TO_SHIP}
_SEAT_VERBS = {"starter": STARTER, "blame": BLAME_SEAT}


def text_of(code: int, names: Names) -> str:
    """A move as people and programs write it."""
    if code in _VERBS:
        return _VERBS[code]
    for verb, first in _SEAT_VERBS.items():
        if first <= code < first + MOST_PLAYERS:
            return f"{verb} {code - first}"
    for verb, first in _CARD_VERBS.items():
        if first <= code < first + MOST_KINDS:
            return f"{verb} {names.cards[code - first]}"
    if code < DEAL_CARD:
        return f"island {names.islands[code - TAKE_ISLAND]}"
    if code < BLAME_SEAT:
        return f"raze {code - RAZE_HOUSE + 1}"
    if code < BUILD:
        return f"settle {(code - SETTLE_ON) // _TINTS + 1}{_tinted(code - SETTLE_ON)}"
    if code < BUILD_PALACE:
        card, plot = divmod((code - BUILD) // _TINTS, PLOTS)
        return f"build {names.cards[card]} {plot + 1}{_tinted(code - BUILD)}"
    if code < BUILD_CITY:
        return _large("palace", code - BUILD_PALACE, 2)
    return _large("city", code - BUILD_CITY, 3)


def _tinted(code: int) -> str:
    colour = code % _TINTS
    return "" if colour == OWN else f" as {COLOURS[colour]}"


def _large(verb: str, code: int, houses: int) -> str:
    plots, stand = divmod(code // _TINTS, _STANDS)
    digits: list[str] = []
    for _ in range(houses):
        plots, plot = divmod(plots, PLOTS)
        digits.insert(0, str(plot + 1))
    at = "" if stand == HERE else f"@{stand + 1}"
    return f"{verb} {'+'.join(digits)}{at}{_tinted(code)}"


_PLOT = r"(?:[1-9]|1[0-2])"
_AS = rf"(?: as (?P<colour>{'|'.join(COLOURS)}))?"
_SHAPES = [
    re.compile(r"(?P<verb>draw|skip|end|take)"),
    re.compile(rf"(?P<verb>starter|blame) (?P<seat>[0-{MOST_PLAYERS - 1}])"),
    re.compile(r"(?P<verb>island) (?P<island>\S+)"),
    re.compile(r"(?P<verb>deal|stow|reveal|ship) (?P<card>\S+)"),
    re.compile(rf"(?P<verb>raze) (?P<plots>{_PLOT})"),
    re.compile(rf"(?P<verb>settle) (?P<plots>{_PLOT}){_AS}"),
    re.compile(rf"(?P<verb>build) (?P<card>\S+) (?P<plots>{_PLOT}){_AS}"),
    re.compile(rf"(?P<verb>palace) (?P<plots>{_PLOT}\+{_PLOT})(?:@(?P<stand>{_PLOT}))?{_AS}"),
    re.compile(rf"(?P<verb>city) (?P<plots>{_PLOT}\+{_PLOT}\+{_PLOT})(?:@(?P<stand>{_PLOT}))?{_AS}"),
]


def words_of(text: str, names: Names) -> Words | None:
    """The words of a move this game has; None for any other text.

    Plots stand as moves write them: no plot twice, behind the first one ascending.
    """
    for shape in _SHAPES:
        match = shape.fullmatch(text)
        if not match:
            continue
        found = {key: word for key, word in match.groupdict().items() if word is not None}
        plots = tuple(int(plot) - 1 for plot in found.get("plots", "").split("+") if plot)
        if len(set(plots)) != len(plots) or list(plots[1:]) != sorted(plots[1:]):
            return None
        if found.get("card", names.cards[0]) not in names.cards:
            return None
        if found.get("island", names.islands[0]) not in names.islands:
            return None
        return Words(
            found["verb"],
            names.cards.index(found["card"]) if "card" in found else -1,
            names.islands.index(found["island"]) if "island" in found else -1,
            int(found.get("seat", -1)),
            plots,
            int(found["stand"]) - 1 if "stand" in found else HERE,
            COLOURS.index(found["colour"]) if "colour" in found else OWN,
        )
    return None


def code_of(words: Words) -> int:
    """The number of a move."""
    for code, verb in _VERBS.items():
        if verb == words.verb:
            return code
    if words.verb in _SEAT_VERBS:
        return _SEAT_VERBS[words.verb] + words.seat
    if words.verb in _CARD_VERBS:
        return _CARD_VERBS[words.verb] + words.card
    if words.verb == "island":
        return TAKE_ISLAND + words.island
    if words.verb == "raze":
        return RAZE_HOUSE + words.plots[0]
    if words.verb == "settle":
        return SETTLE_ON + words.plots[0] * _TINTS + words.colour
    if words.verb == "build":
        return BUILD + (words.card * PLOTS + words.plots[0]) * _TINTS + words.colour
    code = 0
    for plot in words.plots:
        code = code * PLOTS + plot
    first = BUILD_PALACE if words.verb == "palace" else BUILD_CITY
    return first + (code * _STANDS + words.stand) * _TINTS + words.colour
