"""Rules that are written once for all games, such as playing to the end at random.

They stand in a module that names the rules of a game (``legal``, ``step``, ...) without having them. ``bind``
makes a copy of the module's rules for one game, in which the names mean that game's rules.
"""

from collections.abc import Mapping
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

from macaronesia.kernel.compiler import Rule


def unbound(*_args: Any) -> Any:
    """Stands for a rule of a game until ``bind`` puts one in its place."""
    raise TypeError("this rule belongs to no game yet: bind the module that names it to one")


def bind(module: ModuleType, game: str, rules: Mapping[str, Any]) -> Any:
    """The rules of a generic module for a game, as attributes of one object.

    ``rules`` are what the module's unbound names stand for; all must be there (KeyError).
    """
    names = {
        name: rules[name] if value is unbound and name != "unbound" else value
        for name, value in vars(module).items()
    }
    bound = SimpleNamespace()
    for name, value in vars(module).items():
        function = getattr(value, "function", value)
        if isinstance(function, FunctionType) and function.__module__ == module.__name__:
            copy = FunctionType(
                function.__code__, names, function.__name__, function.__defaults__, function.__closure__
            )
            copy.__module__, copy.__doc__ = function.__module__, function.__doc__
            copy.__qualname__ = f"{function.__qualname__}_{game}"  # names the machine code
            made = value.bound_to(copy, game, _rules_of(rules)) if isinstance(value, Rule) else copy
            names[name] = made
            setattr(bound, name, made)
    return bound


def _rules_of(rules: Mapping[str, Any]) -> list[Rule]:
    return [value for value in rules.values() if isinstance(value, Rule)]
