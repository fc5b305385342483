"""Prints what the bots answer in a few positions: run compiled and plain, the two must be the same."""

import json
import random

import macaronesia as mac
from macaronesia.bots import make_bot

BOTS = ["greedy", "normal", "search:iterations=12"]


def some_views(title, players, phases):
    """The first decision of each of these phases in a game of whims, after some rounds."""
    whims, wanted = random.Random(4), list(phases)
    table = mac.new_game(title, players, seed=4)
    while not table.over and wanted:
        late = table.ply > 60 or table.phase == "first"  # which comes once, before the first round
        if table.phase in wanted and late and len(table.moves()) > 1:
            wanted.remove(table.phase)
            yield table.briefing(table.seat)
        table.play(whims.choice(table.moves()))


def main():
    for title, players, phases in (
        ("santiago", 3, ["bid", "plant", "propose", "decide"]),
        ("santiago", 2, ["first", "bid"]),
        ("canarias", 3, ["act", "ship"]),
    ):
        for view in some_views(title, players, phases):
            for bot in BOTS:
                answer = make_bot(bot, "seed").choose(view).as_json()
                told = [answer[part] for part in ("move", "chances", "scores")]
                print(json.dumps([title, view["phase"], bot, *told]))


if __name__ == "__main__":
    main()
