"""The bots of Santiago: static evaluation, tables, playout policy, one-ply lookahead, tree search."""
