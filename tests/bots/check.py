"""Checks of bots: fairness, on positions that a seat cannot tell apart; and what a last move is worth."""

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


def share_after(table, move):
    """The part of the win of the seat to move if this move ends the game; None if it does not."""
    after = table.manual()
    after.play(move)
    if not after.over:
        return None
    return (table.seat in after.winners()) / len(after.winners())
