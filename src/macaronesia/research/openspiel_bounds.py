"""How long a game can be: bounds that no course of it exceeds."""

from typing import NamedTuple

from macaronesia.ruleset import Ruleset

#: Round 50 of Islas Canarias is the last in any case.
MOST_ROUNDS = 50


class Bounds(NamedTuple):
    """The most of each in one game."""

    actions: int  #: of the players
    outcomes: int  #: of chance
    moves: int  #: of both


def bounds(rules: Ruleset) -> Bounds:
    """The bounds of a game with these options."""
    return _santiago(rules) if rules.game == "santiago" else _canarias(rules)


def _santiago(rules: Ruleset) -> Bounds:
    """A round has so many bids, plantings, proposals, one decision, and as many extra canals as asked."""
    p, first = rules.players, rules.start()
    neutral = int(first.offered) - p  # the tile that is left over
    in_round = p + p + neutral + (p - 1) + 1 + p
    spoken_twice = p + neutral + (p - 1)  # a planting names a tile, then a square; a proposal has a bribe
    opening = p == 2  # the first canal
    rounds = int(first.rounds)
    outcomes = 2 + int(first.palms_due) + int(first.removals_due) + rounds * int(first.offered)
    actions = opening + rounds * (in_round + spoken_twice)
    return Bounds(actions, outcomes, opening + rounds * in_round + outcomes)


def _canarias(rules: Ruleset) -> Bounds:
    """In a round everybody acts, ships, may take a card and ends; then at most a card a player is settled.

    A card that is settled brings one house (a plot, and a colour if its own is out), or a pirate, who takes
    at most one house from everybody, or one after a blame. So a round brings at most two houses a player.
    Palaces and cities are made of houses: two of them make a move of four actions, three one of five.
    """
    p = rules.players
    pirate = max(2, p)
    houses = 2 * p * MOST_ROUNDS
    islands = 0 if rules.options["islands"] == "random" else p
    actions = islands + MOST_ROUNDS * (p * (3 + 1 + 1 + 1) + p * pirate) + 2 * houses
    outcomes = 1 + (p - islands) + 5 * p + 1 + MOST_ROUNDS * p * (4 + 1 + 1)
    moves = islands + MOST_ROUNDS * (p * 4 + p * pirate) + houses // 2 + outcomes
    return Bounds(actions, outcomes, moves)
