"""Prints what the bots of Islas Canarias expect of some positions, to compare with and without the compiler.

NUMBA_DISABLE_JIT=1 python -W error tests/bots/canarias/print_evaluations.py > plain
NUMBA_DISABLE_JIT=0 python -W error tests/bots/canarias/print_evaluations.py > compiled
cmp plain compiled
"""

import random

import macaronesia as mac
from macaronesia.games.canarias.bot.evaluator import Evaluator
from macaronesia.games.canarias.bot.search import SETTINGS

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
    """One line for every move: its chances and points by one ply, rollouts and a final, exactly."""
    for players in (2, 5):
        for table in positions(players, f"aloud {players}"):
            evaluator = Evaluator(table.briefing(table.seat))
            chances, points = evaluator.evaluate()
            search = evaluator.search("aloud")
            search.run(12)
            tables = [chances, points, search.chances, search.scores]
            if table.phase in ("act", "settle"):
                evaluator.settings = SETTINGS._replace(rollouts=3, finalists=2, final_rounds=0, deals=2)
                final = evaluator.search("aloud")
                final.run(3 + 3 * SETTINGS.cost)
                tables += [final.chances, final.scores]
            for i, move in enumerate(evaluator.moves):
                numbers = [float(number).hex() for one in tables for number in one[i]]
                print(table.phase, move, int(search.visits[i]), *numbers)


if __name__ == "__main__":
    main()
