"""The options of ``new_game`` by name and type, for editors, type checkers and ``help``."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypedDict


class SantiagoOptions(TypedDict, total=False):
    """What can be chosen for a game of Santiago."""

    edition: Literal["amigo", "trefl"]
    palms: bool | Sequence[str]
    money: Literal["open", "hidden"]
    spring: str
    overseer: int | Literal["lot"]


class CanariasOptions(TypedDict, total=False):
    """What can be chosen for a game of Islas Canarias."""

    box: str | Mapping[str, Any]
    islands: Literal["choose", "random"]
    starter: int | Literal["lot"]


class GameOptions(SantiagoOptions, CanariasOptions, total=False):
    """The options of both games, for a call that learns which game it is when it runs."""
