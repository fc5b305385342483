"""Prints what the bots of Islas Canarias think of some positions, to compare with and without the compiler.

NUMBA_DISABLE_JIT=1 python -W error tests/bots/canarias/think_aloud.py > plain
NUMBA_DISABLE_JIT=0 python -W error tests/bots/canarias/think_aloud.py > compiled
cmp plain compiled
"""

import random

import macaronesia as mac
from macaronesia.bots.canarias.explore import HABITS
from macaronesia.bots.canarias.mind import Mind

PHASES = ("island", "act", "ship", "end", "settle", "raze", "blame")


def positions(players, seed):
    """A decision in every phase: an island first, then at random times; none among 40 moves and more."""
    whims, waiting = random.Random(seed), set(PHASES)
    while waiting:
        table = mac.new_game("canarias", players, seed=whims.randrange(2**32))
        after = 0 if "island" in waiting else whims.randrange(20, 250)
        while not table.over:
            if table.phase in waiting and table.ply >= after and len(table.moves()) < 40:
                waiting.remove(table.phase)
                yield table
            table.play(whims.choice(table.moves()))


def main():
    """One line for every move: its chances and points by one look ahead, a search and a race, exactly."""
    for players in (2, 5):
        for table in positions(players, f"aloud {players}"):
            mind = Mind(table.briefing(table.seat))
            chances, points = mind.judge()
            thought = mind.think("aloud")
            thought.run(12)
            tables = [chances, points, thought.chances, thought.scores]
            if table.phase in ("act", "settle"):
                mind.habits = HABITS._replace(quick=3, contenders=2, careful_rounds=0, deals=2)
                race = mind.think("aloud")
                race.run(3 + 3 * HABITS.cost)
                tables += [race.chances, race.scores]
            for i, move in enumerate(mind.moves):
                numbers = [float(number).hex() for one in tables for number in one[i]]
                print(table.phase, move, int(thought.visits[i]), *numbers)


if __name__ == "__main__":
    main()
