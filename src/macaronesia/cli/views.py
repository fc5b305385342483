"""Views that come from outside: held to the rules before a compiled bot, which checks nothing, gets them."""

from typing import Any

from macaronesia.errors import BadOption, IllegalMove, shown
from macaronesia.game import Game
from macaronesia.ruleset import Json, Ruleset, ruleset

#: What every refusal of a view names as allowed.
BRIEFING = "what game.briefing(seat) says of the seat to move"
#: Moves of Islas Canarias as others see them.
HIDDEN = ("deal ?", "stow ?", "ship ?")
#: No count of cards is larger.
CARDS = 60


class Reader:
    """Reads views, usually of one game in the order of its moves."""

    def __init__(self) -> None:
        self._game: Game | None = None

    def read(self, given: object) -> Json:
        """The view if it is one that a seat to move can have, else BadOption."""
        if not isinstance(given, dict):
            raise BadOption.value("view", given, BRIEFING)
        seat, players, moves = _seat(given), given["players"], given.get("moves")
        if not isinstance(moves, list) or not moves:
            raise BadOption.value("view.moves", moves, "legal moves, at least one text")
        options, history = given.get("options"), _history(given)
        if not isinstance(options, dict) or not isinstance(options.get("box", {}), dict | str):
            raise BadOption.value("view.options", options, BRIEFING)
        try:
            if given["game"] == "santiago":
                expected = self._replayed(players, options, history).briefing(seat)
            else:
                expected = _imagined(given, seat, options, history)
        except BadOption:
            raise
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise BadOption.value("view", f"{type(error).__name__}: {error}", BRIEFING) from None
        if "moves" not in expected:
            raise BadOption.value("view.seat", seat, "the seat to move")
        some = [move for move in expected["moves"] if move in moves]
        if len(some) == len(moves):  # only some of the legal ones: the choice is among these
            expected["moves"], given = some, given | {"moves": some}
        for field, value in expected.items():
            if field not in given or given[field] != value:
                raise BadOption.value(f"view.{field}", given.get(field), f"{shown(value)}, by all else in it")
        return expected

    def _replayed(self, players: int, options: Json, history: list[tuple[Any, str]]) -> Game:
        """The game of these moves; a secret bid, which can only be the last, is taken for a pass."""
        game = self._game
        same = game is not None and (game.players, game.options) == (players, options)
        if game is None or not same or game.history != history[: game.ply]:
            game = Game(ruleset("santiago", players, options), [""] * players, None)
        for number, (who, text) in enumerate(history[game.ply :], game.ply):
            secret = text == "bid ?" and number == len(history) - 1
            if secret:
                self._game, game = game, game.copy()
            try:
                if who != game.seat:
                    raise IllegalMove("wrong-phase", move=text, phase=game.phase)
                game.play("pass" if secret else text)
            except IllegalMove:
                raise BadOption.value(
                    "view.history", f"{who}: {text} as move {number}", "moves by the rules"
                ) from None
            if secret:
                return game
        self._game = game
        return game


def _seat(given: Json) -> int:
    """Who is to move."""
    players, seat = given.get("players"), given.get("seat")
    if given.get("game") not in ("santiago", "canarias"):
        raise BadOption.value("view.game", given.get("game"), ["santiago", "canarias"])
    if type(players) is not int or not 2 <= players <= 5:
        raise BadOption.value("view.players", players, [2, 3, 4, 5])
    if type(seat) is not int or not 0 <= seat < players:
        raise BadOption.value("view.seat", seat, list(range(players)))
    return seat


def _history(given: Json) -> list[tuple[Any, str]]:
    """The moves so far as the seat knows them."""
    history = given.get("history")
    if not isinstance(history, list):
        raise BadOption.value("view.history", history, "the moves so far, as pairs of a seat and a text")
    for move in history:
        if not (isinstance(move, list) and len(move) == 2 and isinstance(move[1], str)):
            raise BadOption.value("view.history", move, "pairs of a seat and a text")
    return [(who, text) for who, text in history]


def _imagined(given: Json, seat: int, options: Json, history: list[tuple[Any, str]]) -> Json:
    """The view that a position has which was imagined from this one: the same, if it is possible."""
    from macaronesia.bots.canarias.imagine import imagine, setting
    from macaronesia.canarias.moves import words_of
    from macaronesia.canarias.state import LAST_ROUND

    if isinstance(options["box"], str) and options["box"] != "reconstruction":
        raise BadOption.value("view.options.box", options["box"], "reconstruction, or a whole box")
    counts = [given["deck"], given["discard"], given["ship"], given["ship_known"], *given["hands"]]
    counts += [given["supply"][kind] for kind in ("house", "palace", "city")]
    for number in (number for count in counts for number in count.values()):
        if type(number) is not int or not 0 <= number <= CARDS:
            raise BadOption.value("view", number, f"counts from 0 to {CARDS}")
    for field, allowed in (("round", range(1, LAST_ROUND + 1)), ("starter", range(given["players"]))):
        if given[field] not in allowed:
            raise BadOption.value(f"view.{field}", given[field], f"{allowed[0]} to {allowed[-1]}")
    rules: Ruleset = ruleset("canarias", given["players"], options)
    s, names = imagine(given)[0], setting(given).names
    for who, text in history:
        if who != "chance" and who not in range(given["players"]):
            raise BadOption.value("view.history", who, ["chance", *range(given["players"])])
        if text not in HIDDEN and words_of(text, names) is None:
            raise BadOption.value("view.history", text, "moves of Islas Canarias")
    told = [list(move) for move in history]
    view = rules.view(s, seat) | {"ply": len(told), "last": told[-1] if told else None}
    return view | {"moves": rules.moves(s), "history": told}
