"""OpenSpiel's games of every kind, and random courses through them, for the tests."""

import random
from collections.abc import Iterator
from typing import Any

import pyspiel

from macaronesia.research.openspiel import NAMES
from tests.research.played import KINDS


def load(kind: dict[str, Any], **more: Any) -> Any:
    """A kind of game as OpenSpiel loads it."""
    params = {name: value for name, value in kind.items() if name != "game"} | more
    if isinstance(params.get("palms"), list):
        params["palm_squares"] = "+".join(params.pop("palms"))
    return pyspiel.load_game(NAMES[kind["game"]], params)


#: Both games with every number of players, each once.
COUNTS = [
    next(kind for kind in KINDS if (kind["game"], kind["players"]) == (game, players))
    for game in NAMES
    for players in (2, 3, 4, 5)
]


def random_action(state: Any, whims: random.Random) -> int:
    """An outcome by its odds, or any legal action."""
    if state.is_chance_node():
        numbers, odds = zip(*state.chance_outcomes(), strict=True)
        return whims.choices(numbers, odds)[0]
    return whims.choice(state.legal_actions())


def states(game: Any, seed: int) -> Iterator[Any]:
    """A random game's states from first to last, one object that moves on."""
    state, whims = game.new_initial_state(), random.Random(seed)
    yield state
    while not state.is_terminal():
        state.apply_action(random_action(state, whims))
        yield state


def play(game: Any, bots: list[Any], seed: int) -> list[float]:
    """What a whole game was worth to each of these bots of OpenSpiel's kind."""
    state, whims = game.new_initial_state(), random.Random(seed)
    while not state.is_terminal():
        chance = state.is_chance_node()
        action = random_action(state, whims) if chance else bots[state.current_player()].step(state)
        state.apply_action(action)
    return state.returns()
