"""The action space by the name it had in version 0.1."""

from macaronesia.research.actions import NotAMove
from macaronesia.research.actions import action_space as coding

__all__ = ["NotAMove", "coding"]
