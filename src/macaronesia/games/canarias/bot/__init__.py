"""The bots of Islas Canarias: features and static evaluation, playout policy, one-ply lookahead, search."""
