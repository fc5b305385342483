"""Games to be judged."""

import random
from pathlib import Path

import macaronesia as mac
from macaronesia import Game
from macaronesia.analysis import Analysis, analyse
from macaronesia.record import read_games
from tests.analysis.judges import worth

RECORDS = Path(__file__).parents[1] / "records"


def golden(name: str, number: int) -> Game:
    """A golden game."""
    return mac.load(list(read_games(RECORDS / f"{name}.jsonl"))[number])


def well_played(players: int = 3, until: int = 10_000, blunder: int | None = None) -> Game:
    """A game in which everybody plays as the judge likes best; the auction number ``blunder`` apart."""
    game = mac.new_game(
        "santiago", players, seed=4, names=["Ana", "Béla", "Çelik", "Dörte", "Emil"][:players]
    )
    auctions = 0
    while not game.over and game.ply < until:
        moves = sorted(game.moves(), key=lambda move: (-worth(move), move))
        if moves[0].startswith("bid") and (auctions := auctions + 1) == blunder:
            game.play([move for move in moves if move.startswith("bid")][-1])
        else:
            game.play(moves[0])
    return game


def carelessly_played(game: str = "santiago", players: int = 3, seed: int = 1) -> Game:
    """A game of random moves."""
    played, whims = mac.new_game(game, players, seed=seed), random.Random(seed)
    while not played.over:
        played.play(whims.choice(played.moves()))
    return played


def judged(game: Game, bot: str = "judge", **stretch: int) -> Analysis:
    """The game, or a stretch of it, judged by a bot."""
    return Analysis(game, bot, 0, list(analyse(game, bot, **stretch)))
