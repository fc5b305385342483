"""A random rollout: a thousand games of Santiago at once, and what came out of them.

Run it: python examples/research_rollout.py
"""

import time

import numpy as np

from macaronesia.research import vector


def rollout(steps: int, games: int = 1024, game: str = "santiago", players: int = 4) -> dict[str, float]:
    """Random legal actions in all games; how many games ended, and how they went."""
    batch = vector.new(games, game, players, seed=1)
    own = vector.buffers(batch)  # actions, masks, observations, rewards, dones
    vector.reset(batch, own.masks, own.observations)
    ended, points = 0, np.zeros(players)
    wins = np.zeros(players)
    began = time.perf_counter()
    for _ in range(steps):
        vector.random_actions(batch, own.actions)  # a policy would read own.observations and own.masks
        vector.step(batch, *own)
        if own.dones.any():
            ended += int(own.dones.sum())
            points += batch.scores[own.dones].sum(0)
            wins += (own.rewards[own.dones] > 0).sum(0)
    return {
        "steps_per_second": steps * games / (time.perf_counter() - began),
        "games": ended,
        "mean_score": float(points.sum() / max(ended, 1) / players),
        "wins_of_seat_0": float(wins[0] / max(ended, 1)),
    }


if __name__ == "__main__":
    for name, value in rollout(2000).items():
        print(f"{name:20} {value:14,.2f}")
