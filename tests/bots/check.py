"""The check of fairness: a bot is asked on positions that its seat cannot tell apart."""

import random

import macaronesia as mac
from macaronesia.bots import make_bot


def positions(title, players, number, seed):
    """Games at decisions of a player from whom something is hidden."""
    whims = random.Random(f"{title} {players} {seed}")
    found = 0
    while found < number:
        table = mac.new_game(title, players, seed=whims.getrandbits(64))
        pace = whims.randint(5, 15)
        while not table.over and found < number:
            hidden = title == "canarias" or "?" in table.view(table.seat)["bids"]
            if hidden and whims.randrange(pace) == 0:
                yield table
                found += 1
            table.play(whims.choice(table.moves()))


def answers(name, table, redeals, make=make_bot):
    """The bot's answers on this position and on others that its seat cannot tell from it."""
    told = []
    for number in range(redeals + 1):
        game = table if number == 0 else table.redeal(table.seat, number)
        choice = make(name, "the bot's own seed").choose(game.briefing(game.seat))
        told.append((choice.move, choice.chances, choice.scores))
    return told


def is_fair(name, table, redeals=3, make=make_bot):
    """Whether the answers are all the same."""
    told = answers(name, table, redeals, make)
    return all(answer == told[0] for answer in told)
