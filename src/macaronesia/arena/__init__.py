"""The arena: matches between bots, every deal from every seat; win shares with confidence intervals."""
