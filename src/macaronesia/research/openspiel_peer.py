"""OpenSpiel itself, or a sentence that says how to get it."""

from importlib import import_module
from typing import Any

try:
    #: OpenSpiel's core. It has no types that a checker could use, and neither has the rest.
    pyspiel: Any = import_module("pyspiel")
except ModuleNotFoundError as missing:
    raise ImportError("OpenSpiel is not installed: pip install macaronesia[research]") from missing


def algorithm(name: str) -> Any:
    """A module of OpenSpiel's algorithms in Python."""
    return import_module(f"open_spiel.python.algorithms.{name}")
