"""Every message of every language with every kind of parameter it can get."""

import random
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    EntryType,
    Message,
    MessageReference,
    NumberLiteral,
    Pattern,
    SelectExpression,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from macaronesia.games import game_names, ruleset
from macaronesia.games.canarias.names import COLOURS, EFFECTS, FEATURES, PIECES, PRIORITIES
from macaronesia.games.canarias.state import PHASES as CANARIAS_PHASES
from macaronesia.games.santiago.editions import EDITIONS
from macaronesia.games.santiago.state import PHASES as SANTIAGO_PHASES
from macaronesia.locale import CATALOGUES, say

SOURCE = Path(__file__).parents[2] / "src" / "macaronesia"

#: Names that begin with a vowel and with a consonant, in capitals and not.
PEOPLE = ["Ana", "Bruno", "Örs", "elek", "Zoé"]
RULES = [ruleset(game, 3, {}) for game in game_names()]
CROPS = sorted({crop for edition in EDITIONS.values() for crop in edition.crops})
#: Numbers that have forms of their own somewhere: none, one, two, a few, and one more than twenty.
COUNTS = [0, 1, 2, 5, 21]
SOME = COUNTS[1:]
ROUNDS = [1, 2, 5, 11, 50]
MANY = 150

#: Parameters that count something; those of them that are never 0.
COUNTED = (
    *("bribe", "city", "count", "dealt", "done", "first", "house", "markers", "money"),
    *("moves", "news", "palace", "palms", "ply", "points", "second", "sum", "words"),
)
NEVER_NONE = (*("bid", "days", "deals", "forks", "games", "hours", "seconds", "size", "tiles"),)

#: What a parameter can be, in all messages that have it.
VALUES: dict[str, list[Any]] = {
    **dict.fromkeys(COUNTED, COUNTS),
    **dict.fromkeys(NEVER_NONE, SOME),
    **dict.fromkeys(("name", "other_name"), PEOPLE),
    "allowed": ["a1, e2"],
    "answer": ["Q"],
    "card": ["segador", "lenador", "arriero", "pirate-red", "pirate-orange"],
    "cards": ["Segador, Arriero"],
    "colour": list(COLOURS),
    "colours": [["red", "orange"]],
    "cost": [*COUNTS, "12.3"],
    "crop": CROPS,
    "effect": list(EFFECTS),
    "feature": list(FEATURES),
    "free": [0, 1, 2, 4],
    "game": ["santiago", "canarias"],
    "island": ["gran-canaria"],
    "last": [4],
    "left": [["red", "orange", "white"]],
    "level": ["easy", "normal", "hard", "expert", "random"],
    "names": [["Ana", "Bruno"], ["Örs"]],
    "number": [1, 2, 3, 4],
    "offer": [["banana2", "pepper1"]],
    "open": [[0], [1, 4]],
    "other": [0, 1, 4],
    "percent": [0, 1, 45],
    "piece": list(PIECES),
    "pile": ["ship", "deck", "discard"],
    "place": ["a1", "c4", "E2"],
    "planters": [1, 2],
    "players": [2, 3, 4, 5],
    "plot": list(range(1, 13)),
    "plots": ["2, 5"],
    "priority": list(PRIORITIES),
    "privilege": list(EFFECTS),
    "round": ROUNDS,
    "rounds": [9, 11],
    "seat": [0, 1, 2, 3, 4],
    "seats": [2, 3, 4, 5],
    "smallest": [1],
    "tile": ["banana2", "melon1"],
    "waiting": [[0], [1, 4]],
}

#: What a parameter can be in one message.
IN_MESSAGE: dict[tuple[str, str], list[Any]] = {
    ("arena-plot-row", "seats"): ["Q"],
    ("arena-stopped", "games"): [20],
    ("allowed-one-or-each", "count"): [2, 5],
    ("allowed-humans", "count"): [2, 5],
    ("canarias-ui-copies", "count"): [2, 5],
    ("canarias-ui-gains-from", "other"): PEOPLE,
    ("canarias-moment", "round"): ROUNDS,
    ("canarias-phase", "phase"): list(CANARIAS_PHASES),
    ("canarias-ui-next", "count"): SOME,
    ("canarias-ui-gets", "count"): SOME,
    ("cannot-blame", "allowed"): [[0, 2], [4]],
    ("home-level", "level"): ["easy", "normal", "hard", "expert"],
    ("island-taken", "free"): [["gran-canaria"]],
    ("not-your-turn", "seat"): ["none", None, "chance", 0, 1, 2, 3, 4],
    ("play-turn", "phase"): [
        *("first", "bid", "plant", "neutral", "propose", "decide", "extra"),
        *("island", "act", "ship", "end", "settle", "raze", "blame"),
    ],
    ("play-name", "number"): [1, 2, 5],
    ("santiago-do-bid", "sum"): SOME,
    ("santiago-more-sums", "sum"): SOME,
    ("santiago-taken", "sum"): SOME,
    ("santiago-removed", "count"): SOME,
    ("santiago-tell-dry", "count"): SOME,
    ("santiago-tell-offer", "tiles"): ["Q"],
    ("santiago-tell-player", "money"): [5],
    ("santiago-waters", "tiles"): COUNTS,
    ("told-bid", "sum"): SOME,
    ("told-dig", "sum"): SOME,
    ("too-slow", "seconds"): [10],
    ("told-round-limit", "round"): [50],
    ("wrong-phase", "move"): ["accept", "bid", "extra", "palace 2+5"],
    ("written-otherwise", "move"): ["palace 5+2", "city 1+2+3@1"],
    ("wrong-phase", "phase"): sorted({*SANTIAGO_PHASES, *CANARIAS_PHASES} - {"over"}),
    **{(f"told-{what}", "sum"): COUNTS for what in ("propose", "support", "accept")},
    **{(f"told-{what}", "count"): SOME for what in ("thirst", "desert", "deal-hidden")},
    **{
        (message, "count"): SOME
        for message in (
            *("admin-exported", "admin-rebuilt", "arena-forfeits", "arena-more", "arena-waiting"),
            *("home-here", "home-row-won", "record-no-game", "result"),
            *("table-list-title", "table-more-happened", "table-new-moves", "table-start-bots"),
        )
    },
}
#: Boxes have texts, not numbers, in what is said of them.
for _message in (
    *("both", "cards", "itself", "neighbours", "not-neighbours", "not-touching", "one-sided"),
    *("overlap", "points", "size", "touching"),
):
    for _variable in ("count", "plot", "other", "feature"):
        IN_MESSAGE[f"box-{_message}", _variable] = ["53"]
#: These are told in words already.
for _message in ("privilege", "tell-privilege", "gains", "gains-from"):
    IN_MESSAGE[f"canarias-ui-{_message}", "effect"] = ["Q"]
for _message in ("enlarge", "island", "island-of", "do-island"):
    IN_MESSAGE[f"canarias-ui-{_message}", "island"] = ["La Palma"]


def entries(language: str, kinds: Sequence[str] = CATALOGUES) -> list[EntryType]:
    """Everything in the files of a language."""
    texts = [(SOURCE / "locale" / f"{kind}{language}.ftl").read_text() for kind in kinds]
    return [entry for text in texts for entry in FluentParser().parse(text).body]


class Used(Visitor):
    """The variables, messages, choices and plain texts in a part of a file."""

    def __init__(self, part: Any) -> None:
        self.variables: list[str] = []
        self.messages: list[str] = []
        self.selects: list[SelectExpression] = []
        self.texts: list[str] = []
        self.visit(part)

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 - the parser's name
        self.texts.append(node.value)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the parser's name
        self.variables.append(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 - the parser's name
        self.messages.append(
            node.id.name if node.attribute is None else f"{node.id.name}.{node.attribute.name}"
        )

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 - the parser's name
        self.selects.append(node)
        self.generic_visit(node)


class Catalogue:
    """All messages of a language; an attribute is named after its message: `colour.a`."""

    def __init__(self, language: str, entries: list[EntryType]) -> None:
        self.language = language
        self.patterns: dict[str, Pattern] = {}
        for entry in entries:
            if isinstance(entry, Message) and entry.value is not None:
                self.patterns[entry.id.name] = entry.value
                for attribute in entry.attributes:
                    self.patterns[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
        self.messages = [name for name in self.patterns if "." not in name]

    def parts(self, message: str) -> list[Pattern]:
        """A message and all that it refers to."""
        found, waiting = [], [message]
        while waiting:
            name = waiting.pop()
            if name not in found:
                found.append(name)
                waiting += Used(self.patterns[name]).messages
        return [self.patterns[name] for name in found]

    def variables(self, message: str) -> list[str]:
        """What a message needs, in the order of the alphabet."""
        return sorted({name for part in self.parts(message) for name in Used(part).variables})

    def values(self, message: str, variable: str) -> list[Any]:
        """What a variable can be there; one nobody told us of takes what the message asks it for."""
        known = IN_MESSAGE.get((message, variable)) or VALUES.get(variable)
        if known:
            return known
        keys = [
            variant.key
            for part in self.parts(message)
            for select in Used(part).selects
            if isinstance(select.selector, VariableReference) and select.selector.id.name == variable
            for variant in select.variants
        ]
        if any(isinstance(key, NumberLiteral) or key.name in ("one", "two", "few", "many") for key in keys):
            return COUNTS
        return [key.name for key in keys] or ["Q"]

    def sentences(self, message: str) -> Iterator[tuple[dict[str, Any], str]]:
        """The message with all its parameters, or with a sample in which every value comes up."""
        variables = self.variables(message)
        choices = [self.values(message, variable) for variable in variables]
        amount = 1
        for values in choices:
            amount *= len(values)
        if amount <= MANY:
            made = list(product(*choices))
        else:
            whims = random.Random(message)
            longest = max(map(len, choices))
            made = [tuple(values[turn % len(values)] for values in choices) for turn in range(longest)]
            made += [tuple(map(whims.choice, choices)) for _ in range(MANY - len(made))]
        for values in made:
            params = dict(zip(variables, values, strict=True))
            if "seat" in params:
                params.pop("name", None)
            if "other" in params:
                params.pop("other_name", None)
            yield params, say(self.language, message, PEOPLE, **spoken(message, params))


def spoken(message: str, params: dict[str, Any]) -> dict[str, Any]:
    """The parameters as the games call them; what is no id of a game stays as it is."""
    said = dict(params)
    for rules in RULES:
        for name in params:
            with suppress(AttributeError, KeyError):
                said |= rules.spoken(message, {name: said[name]})
    return said


@cache
def catalogue(language: str) -> Catalogue:
    """The messages of a language as they are in the files."""
    return Catalogue(language, entries(language))


@cache
def everything(language: str) -> list[tuple[str, dict[str, Any], str]]:
    """message, parameters, sentence: all of a language"""
    book = catalogue(language)
    return [(message, params, text) for message in book.messages for params, text in book.sentences(message)]
