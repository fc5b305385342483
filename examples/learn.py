"""A learner that fits on a page: one number for every action, and two for what a square is like.

It plays Santiago against three random opponents and follows the policy gradient (REINFORCE, Williams 1992):
the actions of a game that went better than usual become likelier. In seconds it wins nine games of ten,
where chance would give it a quarter.

Run it: python examples/learn.py
"""

import time

import numpy as np

from macaronesia.research import vector
from macaronesia.research.observation import named

GAMES = 256
SQUARES = slice(-48, None)  #: the last block of the actions


class Policy:
    """Chances of actions: a softmax over the legal ones."""

    def __init__(self, actions: int) -> None:
        self.liking = np.zeros(actions)  #: of every action
        self.taste = np.zeros(2)  #: for water, and for each tile of the same crop beside

    def look(self, batch: vector.Batch, observations: np.ndarray) -> np.ndarray:
        """What every square is like for the tile in hand, (games, squares, 2)."""
        seen = named(batch.fields, observations)
        crop = np.repeat(np.eye(5, dtype=np.uint8), 2, 0)  # of every kind of tile
        chosen = seen["chosen_tile"] @ crop
        alike = np.einsum("gc,gcs->gs", chosen, (seen["crops"] > 0).astype(np.uint8)).reshape(-1, 6, 8)
        padded = np.pad(alike, ((0, 0), (1, 1), (1, 1)))
        beside = padded[:, 2:, 1:-1] + padded[:, :-2, 1:-1] + padded[:, 1:-1, 2:] + padded[:, 1:-1, :-2]
        return np.stack([seen["irrigated"], beside.reshape(-1, 48)], -1).astype(float)

    def choose(
        self, squares: np.ndarray, masks: np.ndarray, rng: np.random.Generator
    ) -> tuple[np.ndarray, np.ndarray]:
        """A random action for every game, and the chances of all."""
        logits = np.broadcast_to(self.liking, masks.shape).copy()
        logits[:, SQUARES] += squares @ self.taste
        logits[masks == 0] = -np.inf
        chances = np.exp(logits - logits.max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        picked = (chances.cumsum(1) > rng.random((len(masks), 1))).argmax(1)
        return picked, chances


def play(policy: Policy, games: int, seed: int, rate: float = 0.0) -> float:
    """Play at least so many games, learning at this rate; the share of them that the policy won."""
    rng = np.random.default_rng(seed)
    batch = vector.new(GAMES, "santiago", 4, seed, learner="rotate", reward="rank")
    own = vector.buffers(batch)
    vector.reset(batch, own.masks, own.observations)
    rows, seats = np.arange(GAMES), np.arange(GAMES) % 4
    likings, tastes = np.zeros((GAMES, batch.action_space.size)), np.zeros((GAMES, 2))
    ended, won, usual = 0, 0.0, 0.0
    while ended < games:
        squares = policy.look(batch, own.observations)
        picked, chances = policy.choose(squares, own.masks, rng)
        own.actions[:] = picked
        if rate:
            push = -chances
            push[rows, picked] += 1
            likings += push
            tastes += np.einsum("gs,gsf->gf", push[:, SQUARES], squares)
        vector.step(batch, *own)
        over = np.flatnonzero(own.dones)
        if len(over):
            result = own.rewards[over, seats[over]]
            best = batch.scores[over] == batch.scores[over].max(1, keepdims=True)
            won += float((best / best.sum(1, keepdims=True))[np.arange(len(over)), seats[over]].sum())
            ended += len(over)
            policy.liking += rate * (result - usual) @ likings[over]
            policy.taste += rate * (result - usual) @ tastes[over]
            usual += 0.1 * (result.mean() - usual)
            likings[over], tastes[over] = 0, 0
    return won / ended


def learn(games: int, seed: int = 1) -> Policy:
    """A policy that has played so many games against random opponents."""
    policy = Policy(vector.new(1, "santiago", 4, 0).action_space.size)
    play(policy, games, seed, rate=0.01)
    return policy


if __name__ == "__main__":
    began = time.perf_counter()
    print(f"before: {play(Policy(396), 2000, seed=2):.3f} of the games won")
    print(f"after:  {play(learn(10_000), 4000, seed=3):.3f} of the games won")
    print(f"{time.perf_counter() - began:.0f} seconds")
