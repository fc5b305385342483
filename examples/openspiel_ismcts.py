"""OpenSpiel's information-set tree search against our bot ``search``: one game of each kind.

Run it: python examples/openspiel_ismcts.py
"""

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

from macaronesia.research.openspiel import NAMES, Rollouts, Seated


def play(name: str, simulations: int = 200, bot: str = "search:ms=50", seed: int = 1) -> dict[str, int]:
    """The points of both in one game between two; OpenSpiel's search has seat 0."""
    game = pyspiel.load_game(name)
    luck = np.random.RandomState(seed)
    # 16 redealt positions a move; random games to judge them by, compiled.
    theirs = ismcts.ISMCTSBot(
        game,
        Rollouts(seed=seed),
        uct_c=2,
        max_simulations=simulations,
        max_world_samples=16,
        random_state=luck,
    )
    ours = Seated(bot, player=1, seed=seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            action = luck.choice(outcomes, p=odds)
        else:
            action = (theirs, ours)[state.current_player()].step(state)
        state.apply_action(action)
    ours.close()
    return dict(zip(("OpenSpiel's ISMCTS", bot), state.position.scores(), strict=True))


if __name__ == "__main__":
    for game_name in NAMES.values():
        print(game_name)
        for player, points in play(game_name).items():
            print(f"  {player:20} {points:4}")
