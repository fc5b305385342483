"""What bots of any language read and write: one JSON object a line (docs/bots.md)."""

import json
from typing import Any

from macaronesia.bots.choice import Choice, Opinion, View

#: The version of the protocol, in every request.
VERSION = 1


class Nonsense(Exception):
    """An answer that is none; ``fault`` is a word of the message ``bot-nonsense``."""

    def __init__(self, fault: str) -> None:
        super().__init__(fault)
        self.fault = fault


class GaveUp(Exception):
    """The bot itself says that it has no answer, and why."""


def request(number: int, view: View, seed: int, seconds: float) -> bytes:
    """The line that asks for a move; plain ASCII, so that every language can read it."""
    asked = {
        "macaronesia": VERSION,
        "type": "choose",
        "id": number,
        "seed": seed,
        "seconds": seconds,
        "view": view,
    }
    return json.dumps(asked, separators=(",", ":")).encode()


def parse(line: bytes) -> dict[str, Any]:
    """The JSON object of a line."""
    try:
        found = json.loads(line.decode("utf-8"), parse_constant=_no_number)
    except UnicodeDecodeError:
        raise Nonsense("utf8") from None
    except (ValueError, RecursionError):
        raise Nonsense("json") from None
    if not isinstance(found, dict):
        raise Nonsense("json")
    return found


def choice(line: bytes, number: int, view: View, effort: dict[str, float]) -> Choice:
    """The answer to request ``number``; Nonsense where it is none, whether its move is legal or not."""
    answer = parse(line)
    if type(answer.get("id")) is not int or answer["id"] != number:
        raise Nonsense("id")
    if "error" in answer:
        raise GaveUp(_reason(answer["error"]))
    move, players = answer.get("move"), view["players"]
    if not isinstance(move, str):
        raise Nonsense("move")
    chances, scores = answer.get("chances"), answer.get("scores")
    return Choice(
        move,
        [1 / players] * players if chances is None else _chances(chances, players),
        None if scores is None else _numbers(scores, players),
        [_opinion(other, view) for other in _list(answer.get("alternatives"))],
        effort,
    )


def _opinion(other: object, view: View) -> Opinion:
    if not isinstance(other, dict) or other.get("move") not in view["moves"]:
        raise Nonsense("opinion")
    players = view["players"]
    return Opinion(
        other["move"], _chances(other.get("chances"), players), _numbers(other.get("scores"), players)
    )


def _chances(given: object, players: int) -> list[float]:
    chances = _numbers(given, players)
    if min(chances) < 0 or not 0.99 < sum(chances) < 1.01:
        raise Nonsense("opinion")
    return chances


def _numbers(given: object, players: int) -> list[float]:
    numbers = [x for x in _list(given) if isinstance(x, int | float) and not isinstance(x, bool)]
    # An integer of 400 digits is a number too, but no float.
    if len(numbers) != players or len(_list(given)) != players or not all(abs(x) < 1e9 for x in numbers):
        raise Nonsense("opinion")
    return [float(x) for x in numbers]


def _list(given: object) -> list[Any]:
    if given is not None and not isinstance(given, list):
        raise Nonsense("opinion")
    return given or []


def _reason(error: object) -> str:
    sentence = error.get("sentence") if isinstance(error, dict) else error
    return sentence if isinstance(sentence, str) else json.dumps(error)


def _no_number(word: str) -> float:
    raise ValueError(word)  # NaN and Infinity, which JSON does not have
