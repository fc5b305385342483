"""Every move is a number in the kernel and a text everywhere else.

The numbers are dense: each verb has a block as long as its choices. Only this file knows how they are packed.
"""

import re
from enum import IntEnum
from functools import lru_cache
from typing import NamedTuple

from macaronesia.games.canarias.names import COLOURS, Names
from macaronesia.games.canarias.state import ISLANDS, MOST_KINDS, MOST_PLAYERS, N_COLOURS, PLOTS, Phase
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.refusals import PhasedVerb

OWN = N_COLOURS  #: as the colour that a move names: none, the building has its own
HERE = PLOTS  #: as the plot that a palace or city stands on: none is named, it is the first of the houses
COLOUR_WORDS = OWN + 1
STANDS = HERE + 1


class Move(IntEnum):
    """The number of each verb's first move."""

    STARTER = 0  # + seat
    ISLAND = STARTER + MOST_PLAYERS  # + island
    DEAL = ISLAND + ISLANDS  # + card
    STOW = DEAL + MOST_KINDS  # + card
    REVEAL = STOW + MOST_KINDS  # + card
    DRAW = REVEAL + MOST_KINDS
    SKIP = DRAW + 1
    END = SKIP + 1
    TAKE = END + 1
    SHIP = TAKE + 1  # + card
    RAZE = SHIP + MOST_KINDS  # + plot
    BLAME = RAZE + PLOTS  # + seat
    SETTLE = BLAME + MOST_PLAYERS  # + settling_number
    BUILD = SETTLE + PLOTS * COLOUR_WORDS  # + house_number
    PALACE = BUILD + MOST_KINDS * PLOTS * COLOUR_WORDS  # + palace_number
    CITY = PALACE + PLOTS * PLOTS * STANDS * COLOUR_WORDS  # + city_number


MOVES = Move.CITY + PLOTS * PLOTS * PLOTS * STANDS * COLOUR_WORDS

#: More legal moves than any position can have: houses, palaces and cities in six colours each. Of the 220
#: ways to choose three of twelve plots each makes at most 15 cities: on one of the three, or elsewhere.
MOST_LEGAL = N_COLOURS * (MOST_KINDS * PLOTS + PLOTS * (PLOTS - 1) * STANDS + 220 * 15)

# The colour is the last part of every number: the number with another colour is as much larger.


@rule(small=True)
def settling_number(plot: int, colour: int) -> int:
    """A newcomer's house, counted from the first ``settle``."""
    return plot * COLOUR_WORDS + colour


@rule(small=True)
def settling_of(number: int) -> tuple[int, int]:
    """The plot and the named colour of a ``settle``."""
    return number // COLOUR_WORDS, number % COLOUR_WORDS


@rule(small=True)
def house_number(card: int, plot: int, colour: int) -> int:
    """A settler's house, counted from the first ``build``."""
    return (card * PLOTS + plot) * COLOUR_WORDS + colour


@rule(small=True)
def house_of(number: int) -> tuple[int, int, int]:
    """The card, the plot and the named colour of a ``build``."""
    return number // (PLOTS * COLOUR_WORDS), number // COLOUR_WORDS % PLOTS, number % COLOUR_WORDS


@rule(small=True)
def palace_number(first: int, second: int, stand: int, colour: int) -> int:
    """Two houses on their way to a palace, counted from the first ``palace``."""
    return ((first * PLOTS + second) * STANDS + stand) * COLOUR_WORDS + colour


@rule(small=True)
def palace_of(number: int) -> tuple[int, int, int, int]:
    """The plots of the two houses, the plot and the colour that are named for a palace."""
    plots, stand = number // (STANDS * COLOUR_WORDS), number // COLOUR_WORDS % STANDS
    return plots // PLOTS, plots % PLOTS, stand, number % COLOUR_WORDS


@rule(small=True)
def city_number(first: int, second: int, third: int, stand: int, colour: int) -> int:
    """Three houses on their way to a city, counted from the first ``city``."""
    return (((first * PLOTS + second) * PLOTS + third) * STANDS + stand) * COLOUR_WORDS + colour


@rule(small=True)
def city_of(number: int) -> tuple[int, int, int, int, int]:
    """The plots of the three houses, the plot and the colour that are named for a city."""
    plots, stand = number // (STANDS * COLOUR_WORDS), number // COLOUR_WORDS % STANDS
    return plots // (PLOTS * PLOTS), plots // PLOTS % PLOTS, plots % PLOTS, stand, number % COLOUR_WORDS


# --- Texts ---


#: The phases of a player's turn.
_TURN = (Phase.ACT, Phase.SHIP, Phase.END)


class Verb(PhasedVerb):
    """The first words of moves, each with the phases it belongs to."""

    STARTER = 0, Phase.SETUP
    ISLAND = 1, Phase.ISLAND
    DEAL = 2, Phase.DEAL
    STOW = 3, Phase.DEAL
    REVEAL = 4, Phase.REVEAL
    DRAW = 5, Phase.ACT
    SKIP = 6, Phase.ACT
    END = 7, Phase.END
    TAKE = 8, *_TURN
    SHIP = 9, Phase.SHIP
    RAZE = 10, Phase.RAZE
    BLAME = 11, Phase.BLAME
    SETTLE = 12, Phase.SETTLE
    BUILD = 13, Phase.ACT
    PALACE = 14, *_TURN
    CITY = 15, *_TURN


class Words(NamedTuple):
    """A move taken apart, legal or not: -1 where the verb has no such word. Plots count from 0."""

    verb: int
    card: int = -1
    island: int = -1
    seat: int = -1
    plot1: int = -1
    plot2: int = -1
    plot3: int = -1
    stand: int = HERE
    colour: int = OWN


#: How many texts and numbers are kept: making them takes longer than the rules.
KEPT = 20_000
_VERBS = {verb.name.lower(): verb for verb in Verb}
_FIRST = [(Move[verb.name], verb) for verb in reversed(Verb)]


@lru_cache(maxsize=KEPT)
def text_of(code: int, names: Names) -> str:
    """A move as people and programs write it."""
    words = _unpacked(code)
    parts = [Verb(words.verb).name.lower()]
    if words.card >= 0:
        parts.append(names.cards[words.card])
    elif words.island >= 0:
        parts.append(names.islands[words.island])
    elif words.seat >= 0:
        parts.append(str(words.seat))
    if words.plot1 >= 0:
        plots = "+".join(str(plot + 1) for plot in words[4:7] if plot >= 0)
        parts.append(plots if words.stand == HERE else f"{plots}@{words.stand + 1}")
    if words.colour != OWN:
        parts.append(f"as {COLOURS[words.colour]}")
    return " ".join(parts)


def _unpacked(code: int) -> Words:
    base, verb = next((base, verb) for base, verb in _FIRST if code >= base)
    number = int(code) - base
    if verb in (Verb.DEAL, Verb.STOW, Verb.REVEAL, Verb.SHIP):
        return Words(verb, card=number)
    if verb in (Verb.STARTER, Verb.BLAME):
        return Words(verb, seat=number)
    if verb == Verb.ISLAND:
        return Words(verb, island=number)
    if verb == Verb.RAZE:
        return Words(verb, plot1=number)
    if verb == Verb.SETTLE:
        plot, colour = settling_of(number)
        return Words(verb, plot1=plot, colour=colour)
    if verb == Verb.BUILD:
        card, plot, colour = house_of(number)
        return Words(verb, card, plot1=plot, colour=colour)
    if verb == Verb.PALACE:
        first, second, stand, colour = palace_of(number)
        return Words(verb, plot1=first, plot2=second, stand=stand, colour=colour)
    if verb == Verb.CITY:
        first, second, third, stand, colour = city_of(number)
        return Words(verb, -1, -1, -1, first, second, third, stand, colour)
    return Words(verb)


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
    match = next((match for shape in _SHAPES if (match := shape.fullmatch(text))), None)
    if match is None:
        return None
    found = {key: word for key, word in match.groupdict().items() if word is not None}
    plots = [int(plot) - 1 for plot in found.get("plots", "").split("+") if plot]
    if len(set(plots)) != len(plots) or plots[1:] != sorted(plots[1:]):
        return None
    try:
        return Words(
            _VERBS[found["verb"]],
            names.cards.index(found["card"]) if "card" in found else -1,
            names.islands.index(found["island"]) if "island" in found else -1,
            int(found.get("seat", -1)),
            **dict(zip(("plot1", "plot2", "plot3"), plots, strict=False)),
            stand=int(found["stand"]) - 1 if "stand" in found else HERE,
            colour=COLOURS.index(found["colour"]) if "colour" in found else OWN,
        )
    except ValueError:  # no such card or island in this box
        return None


@lru_cache(maxsize=KEPT)
def code_of(text: str, names: Names) -> int | None:
    """The number of a move; None for a text that is none of this game."""
    words = words_of(text, names)
    return None if words is None else number_of(words)


def number_of(words: Words) -> int:
    """The number of a move taken apart."""
    verb, card, island, seat, first, second, third, stand, colour = words
    number = max(card, island, seat, first, 0)  # verbs with one word, or none
    if verb == Verb.SETTLE:
        number = settling_number(first, colour)
    elif verb == Verb.BUILD:
        number = house_number(card, first, colour)
    elif verb == Verb.PALACE:
        number = palace_number(first, second, stand, colour)
    elif verb == Verb.CITY:
        number = city_number(first, second, third, stand, colour)
    return Move[Verb(verb).name] + number
