"""Decisions of Islas Canarias for the tests of the bots."""

import random

import macaronesia as mac


def decision(players, seed, phase, fits=bool):
    """The first decision of this phase that fits."""
    whims = random.Random(seed)
    while True:
        table = mac.new_game("canarias", players, seed=whims.randrange(2**32))
        while not table.over:
            if table.phase == phase and fits(table):
                return table
            table.play(whims.choice(table.moves()))
