"""Compiles everything once, so that many processes that start together afterwards only load it."""

from macaronesia import new_game
from macaronesia.bots import make_bot
from macaronesia.research import vector


def main() -> None:
    """Play a little of each game, with every kind of bot and in a batch."""
    for game in ("santiago", "canarias"):
        table = new_game(game, players=3, seed=1)
        for bot in ("greedy", "normal", "search:iterations=20"):
            make_bot(bot, 1).choose(table.briefing(table.seat))
        batch = vector.new(4, game, 3, 1)
        actions, masks, observations, rewards, dones = vector.buffers(batch)
        vector.reset(batch, masks, observations)
        vector.random_actions(batch, actions)
        vector.step(batch, actions, masks, observations, rewards, dones)


if __name__ == "__main__":
    main()
