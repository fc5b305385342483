"""Games of every kind, stopped at many places, for the tests of actions and observations."""

import random
from collections.abc import Iterator
from typing import Any

import macaronesia as mac
from macaronesia.research.interface import interface_of, rules_of
from macaronesia.research.position import Position

#: How the observations of each game are laid out.
FIELDS = {game: interface_of(rules_of(game, 4, {})).fields for game in ("santiago", "canarias")}

#: Both games, every number of players, and every option that changes what moves there are.
KINDS: list[dict[str, Any]] = [
    *({"game": "santiago", "players": n, "edition": "trefl"} for n in (2, 3, 4, 5)),
    *({"game": "santiago", "players": n, "edition": "amigo"} for n in (3, 4, 5)),
    {"game": "santiago", "players": 2, "money": "hidden", "palms": False, "spring": "corner"},
    {"game": "santiago", "players": 4, "edition": "amigo", "palms": True, "money": "open", "spring": "C2"},
    {"game": "santiago", "players": 2, "palms": ["h3", "a1", "d6"], "spring": "C2", "overseer": 1},
    *({"game": "canarias", "players": n} for n in (2, 3, 4, 5)),
    {"game": "canarias", "players": 3, "islands": "random", "starter": 1},
]


def name(kind: dict[str, Any]) -> str:
    """What a kind of game is called in a test's name."""
    return "-".join("+".join(value) if isinstance(value, list) else str(value) for value in kind.values())


def stops(kind: dict[str, Any], seed: int, every: int = 1) -> Iterator[mac.Game]:
    """A random game before each of its decisions, or before every so-many-th."""
    game, whims = mac.new_game(seed=seed, **kind), random.Random(seed)
    decision = 0
    while not game.over:
        if decision % every == 0:
            yield game
        decision += 1
        game.play(whims.choice(game.moves()))


def ways(position: Position) -> Iterator[tuple[tuple[int, ...], str]]:
    """Every sequence of legal actions that makes a move, with the move."""
    for action in position.actions():
        ahead = position.copy()
        move = ahead.act(action)
        if move is None:
            assert ahead.seat == position.seat
            yield from ways(ahead)
        else:
            yield (*position.partial, action), move
