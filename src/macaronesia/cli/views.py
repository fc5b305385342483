"""Views that come from outside: held to the rules before a compiled bot, which checks nothing, gets them."""

from typing import Any

from macaronesia.definition import check_files
from macaronesia.errors import BadOption, shown
from macaronesia.games import definition, game_names, ruleset
from macaronesia.kernel_ruleset import KernelRuleset
from macaronesia.ruleset import CHANCE, Json

#: What every refusal of a view names as allowed.
BRIEFING = "what game.briefing(seat) says of the seat to move"
#: How a move ends of which something is hidden.
HIDDEN = " ?"


def checked_view(given: object) -> Json:
    """The view if it is one that a seat to move can have, with its ``state``; else BadOption."""
    if not isinstance(given, dict):
        raise BadOption.value("view", given, BRIEFING)
    seat, moves = _seat(given), given.get("moves")
    if not isinstance(moves, list) or not moves:
        raise BadOption.value("view.moves", moves, "legal moves, at least one text")
    options = given.get("options")
    if not isinstance(options, dict):
        raise BadOption.value("view.options", options, BRIEFING)
    check_files(definition(given["game"]), options, "view.options.")
    rules = ruleset(given["game"], given["players"], options)
    history = _history(given, rules)
    return _compared(given, rules, rules.from_view(given, seat), seat, history)


def _compared(given: Json, rules: KernelRuleset, known: Any, seat: int, history: list[Any]) -> Json:
    """The view with its state, once all that is not part of the position fits too."""
    from macaronesia.kernel.record import record_to_text

    if rules.seat(known) != seat:
        raise BadOption.value("view.seat", seat, "the seat to move")
    state, legal = record_to_text(known), rules.moves(known)
    expected: Json = {
        "ply": len(history),
        "last": history[-1] if history else None,
        # Only some of the legal moves may be given: the choice is among these.
        "moves": [move for move in legal if move in given["moves"]],
    }
    if len(expected["moves"]) != len(given["moves"]):
        expected["moves"] = legal
    for field, value in {**expected, "state": state}.items():
        if field == "moves" and sorted(map(str, given["moves"])) == value:
            continue
        if given.get(field, state if field == "state" else None) != value:
            raise BadOption.value(f"view.{field}", given.get(field), f"{shown(value)}, by all else in it")
    return given | expected | {"state": state}


def _seat(given: Json) -> int:
    """Who is to move."""
    game, players, seat = given.get("game"), given.get("players"), given.get("seat")
    if game not in game_names():
        raise BadOption.value("view.game", game, game_names())
    fewest, most = definition(game).players
    if type(players) is not int or not fewest <= players <= most:
        raise BadOption.value("view.players", players, list(range(fewest, most + 1)))
    if type(seat) is not int or not 0 <= seat < players:
        raise BadOption.value("view.seat", seat, list(range(players)))
    return seat


def _history(given: Json, rules: KernelRuleset) -> list[Any]:
    """The moves so far as the seat knows them."""
    history = given.get("history")
    if not isinstance(history, list):
        raise BadOption.value("view.history", history, "the moves so far, as pairs of a seat and a text")
    for move in history:
        if not (isinstance(move, list) and len(move) == 2 and isinstance(move[1], str)):
            raise BadOption.value("view.history", move, "pairs of a seat and a text")
        who, text = move
        if who != CHANCE and (type(who) is not int or not 0 <= who < rules.players):
            raise BadOption.value("view.history", who, [CHANCE, *range(rules.players)])
        if rules.code(text) is None and not text.endswith(HIDDEN):
            raise BadOption.value("view.history", text, f"moves of {rules.definition.title}")
    return history
