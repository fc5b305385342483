"""What a game says of itself before its rules are loaded: name, players, options, and where its parts are."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from macaronesia.errors import BadOption, Phrase

Json = dict[str, Any]

LOT = "lot"  #: as the value of an option that names a seat: chance decides

#: What an option may be besides one of its values.
SEAT = "seat"  #: a seat, from 0
SQUARES = "squares"  #: a list of places on the board
FILE = "file"  #: the path of a file, or what such a file holds; never for a table of the server


@dataclass(frozen=True)
class Option:
    """One thing that can be chosen for a game. Flags, parameters, dialogs and checks are made from it."""

    name: str
    values: tuple[Any, ...]
    default: Any  #: an edition may have another
    help: str  #: for the command line, in English
    also: str = ""  #: SEAT, SQUARES or FILE: what it may be besides its values
    #: Takes a value that is none of ``values`` and the other options; the settled value, or BadOption.
    check: Callable[[Any, Json], Any] | None = None
    #: Of a FILE: reads the file of a path, or the one that a value stands for, as JSON-ready data.
    load: Callable[[str], Json] | None = None
    example: str = ""  #: Of a FILE: one to start from, as ``package:path``
    #: For libraries whose parameters have one type: the parameter that holds the list of SQUARES.
    list_parameter: str = ""

    def has(self, value: object) -> bool:
        """Whether this is one of the values; True is not 1 here."""
        return any(type(value) is type(known) and value == known for known in self.values)

    @property
    def is_switch(self) -> bool:
        """Whether it is on or off."""
        return set(self.values) == {True, False}


@dataclass(frozen=True)
class GameDefinition:
    """A game. Its modules are named, not imported: rules and bots bring NumPy and much code."""

    name: str
    title: str
    players: tuple[int, int]  #: fewest and most
    options: tuple[Option, ...]
    rules: str  #: ``module:class``, a KernelRuleset made of the number of players and the settled options
    #: edition -> what differs in it: ``players``, and the defaults of options; the first is the default
    editions: Mapping[str, Json] = field(default_factory=dict)
    evaluator: str = ""  #: ``module:class``, a bots.evaluator.Evaluator; without one only ``random`` plays
    research: str = ""  #: module with the actions and observations for learning
    art: str = ""  #: ``module:function``, the symbols as SVG and where on the board things lie
    picture: str = ""  #: ``module:function``, a picture of the rules by its name, edition and language
    #: language -> Fluent messages, of a game that is no part of this project
    messages: Mapping[str, str] = field(default_factory=dict)
    #: bot -> milliseconds that a move takes it on one core, as the arena measured it (docs/strength.md)
    milliseconds: Mapping[str, float] = field(default_factory=dict)
    place: int = 100  #: in lists of games, those with small numbers first

    def option(self, name: str) -> Option | None:
        """The option of this name."""
        return next((option for option in self.options if option.name == name), None)

    def load(self, part: str) -> Any:
        """The module, class or function that ``rules``, ``evaluator``, ``research``, ``art``, ... names."""
        module, _, name = getattr(self, part).partition(":")
        loaded = import_module(module)
        return getattr(loaded, name) if name else loaded

    def offered(self) -> Json:
        """The choice as JSON: ``players``, ``options`` with values and defaults, ``editions``.

        ``also`` names what an option may be besides its values: ``seat`` (0 to players - 1) or ``squares``.
        """
        choice: Json = {
            "players": list(self.players),
            "options": {
                option.name: {"values": list(option.values), "default": self._default(option, None)}
                | ({"also": option.also} if option.also in (SEAT, SQUARES) else {})
                for option in self.options
            },
        }
        if self.editions:
            choice["editions"] = {name: dict(own) for name, own in self.editions.items()}
        return choice

    def _default(self, option: Option, edition: str | None) -> Any:
        own = self.editions.get(edition or next(iter(self.editions), ""), {})
        return own.get(option.name, option.default)

    def settled(self, players: object, given: Mapping[str, Any]) -> Json:
        """All options, defaults filled in; BadOption names the option, its value and what is allowed."""
        names = [option.name for option in self.options]
        for name, value in given.items():
            option = self.option(name)
            if option is None:
                raise BadOption.unknown(name, value, names)
            if not option.also and not option.has(value):
                raise BadOption.value(name, value, option.values)
        edition = given.get("edition", next(iter(self.editions), None))
        self._check_players(players, edition)
        assert isinstance(players, int)
        chosen = {
            option.name: given.get(option.name, self._default(option, edition)) for option in self.options
        }
        return {
            option.name: self._checked(option, chosen[option.name], chosen, players)
            for option in self.options
        }

    def _check_players(self, players: object, edition: str | None) -> None:
        fewest, most = self.editions.get(edition or "", {}).get("players", self.players)
        if type(players) is int and fewest <= players <= most:
            return
        allowed = ", ".join(str(n) for n in range(fewest, most + 1))
        if edition is not None:
            allowed = Phrase("allowed-edition-players", players=allowed, edition=edition)
        raise BadOption.value("players", players, allowed)

    def _checked(self, option: Option, value: Any, chosen: Json, players: int) -> Any:
        if option.also == SEAT and type(value) is int and 0 <= value < players:
            return value
        if option.has(value):
            return value
        if option.also == SEAT:
            raise BadOption.value(option.name, value, [*option.values, *range(players)])
        assert option.check is not None, option.name
        return option.check(value, chosen)


def check_files(definition: GameDefinition, options: Mapping[str, Any], place: str) -> None:
    """BadOption for the path of a file: data from others hold its contents, or a name of ours."""
    for option in definition.options:
        value = options.get(option.name, option.default)
        if option.also == FILE and not option.has(value) and not isinstance(value, dict):
            allowed = f"{', '.join(map(str, option.values))}, or a whole {option.name}"
            raise BadOption.value(f"{place}{option.name}", value, allowed)


def check_online(definition: GameDefinition, options: Mapping[str, Any]) -> None:
    """BadOption for a file: a path or its contents would make a server read what strangers send."""
    for option in definition.options:
        if option.also == FILE and option.name in options and not option.has(options[option.name]):
            raise BadOption.value(option.name, options[option.name], option.values)
