"""Environments for research: actions and observations of fixed size, thousands of games a call."""
