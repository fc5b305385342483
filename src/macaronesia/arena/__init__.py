"""The arena: bots play every deal from every seat, and figures say who is better, and how surely."""
