"""Looking back and ahead: a moment of the game, its story, what a move would do, how the points stand."""

from typing import Any

from macaronesia.course import EVERYTHING
from macaronesia.errors import BadOption
from macaronesia.game import Game
from macaronesia.ruleset import Json
from macaronesia.table.log import Person
from macaronesia.table.messages import viewpoint
from macaronesia.table.playing import at_table, running, secret_pending
from macaronesia.table.refusals import Conflict, Forbidden, Invalid
from macaronesia.table.table import FINISHED, Table

#: Whose eyes: those of a seat, of somebody who watches, or of somebody who sees everything.
OPEN_EYES = "open"


def eyes(table: Table, player: str | None, wanted: str | None) -> int | str | None:
    """From where a caller may look: as himself; at a finished game as anybody, or with everything open."""
    if wanted is None:
        return viewpoint(table, player)
    if wanted == OPEN_EYES:
        if table.state != FINISHED:
            raise Forbidden("still-hidden")
        return OPEN_EYES
    seats = range(len(table.seats))
    seat = int(wanted) if wanted.isascii() and wanted.isdecimal() and len(wanted) < 3 else -1
    if seat not in seats:
        raise Invalid.field("seat", wanted, ", ".join([*map(str, seats), OPEN_EYES]))
    if table.state != FINISHED and seat not in table.seats_of(player):
        raise Forbidden("still-hidden")
    return seat


def moment(table: Table, ply: int, whose: int | str | None) -> Json:
    """The game as it stood after so many moves, as it was known then."""
    game = _begun(table)
    try:
        then = game.at(ply)
    except BadOption:
        raise Invalid.field("ply", ply, f"0 … {game.ply}") from None
    return {"ply": ply, "view": _view(then, whose)}


def _view(game: Game, whose: int | str | None) -> Json:
    """A view; with open eyes the position, with what a view adds."""
    if whose == OPEN_EYES:
        last = game.course.moves[-1:]
        return game.position() | {"ply": game.ply, "last": list(last[0]) if last else None}
    assert not isinstance(whose, str)
    return game.view(whose)


def story(table: Table, since: int, whose: int | str | None) -> list[Json]:
    """For every move from one on: who made it, its text, and what it did, as messages of the catalogues."""
    game = _begun(table)
    if not 0 <= since <= game.ply:
        raise Invalid.field("from", since, f"0 … {game.ply}")
    eyes_of = EVERYTHING if whose == OPEN_EYES else whose
    return [
        {"ply": ply, "who": who, "move": text, "told": [list(message) for message in messages]}
        for ply, ((who, text), messages) in enumerate(game.story(eyes_of, since), since + 1)
    ]


def preview(table: Table, player: Person, ply: int, text: str) -> Json:
    """What the caller's move would do, before chance answers; IllegalMove says why it cannot be made."""
    mine = at_table(table, player)
    running(table)
    game = _begun(table)
    if ply != game.ply:
        raise Conflict("moved-on", ply=game.ply)
    if game.seat not in mine:
        raise Forbidden("not-your-turn", seat=game.seat)
    seat = game.seat
    assert isinstance(seat, int)
    return ahead(game, seat, text)


def ahead(game: Game, seat: int, text: str) -> Json:
    """What the seat would know after a move of its own; IllegalMove says why it cannot be made."""
    after = game.manual()
    after.play(text)
    if secret_pending(game):  # the move would lay the other's choice open: who only asks sees what he saw
        after = game
    view = after.view(seat)
    if after.over:
        now = game.view(seat)
        view = {name: _still_hidden(now.get(name), value) for name, value in view.items()}
    return {"view": view, "points": _projected(after, view)}


def _still_hidden(now: Any, then: Any) -> Any:
    """Of what the end of the game would lay open, only what can be seen now."""
    if now is None or (isinstance(now, dict) and "?" in now):
        return now
    if isinstance(now, list) and isinstance(then, list) and len(now) == len(then):
        return [_still_hidden(*pair) for pair in zip(now, then, strict=True)]
    return then


def projection(game: Game, seat: int | None) -> list[Json]:
    """Where the points would come from if the game ended now, without money that the seat cannot see."""
    return _projected(game, game.view(seat))


def _projected(game: Game, view: Json) -> list[Json]:
    parts = game.breakdown(now=True) or []
    return [game.rules.hidden_points(view, part, seat) for seat, part in enumerate(parts)]


def points(table: Table, whose: int | None) -> Json:
    """The projection of a table for a caller."""
    game = _begun(table)
    return {"ply": game.ply, "final": game.over, "points": projection(game, whose)}


def _begun(table: Table) -> Game:
    if table.game is None:
        raise Conflict("not-started")
    return table.game
