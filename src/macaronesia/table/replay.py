"""Looking back and ahead: a moment of the game, its story, what a move would do, how the points stand."""

from typing import Any

import msgspec

from macaronesia.course import EVERYTHING
from macaronesia.errors import BadOption
from macaronesia.game import Game
from macaronesia.ruleset import Json, Message
from macaronesia.table.log import Person
from macaronesia.table.messages import SeatPoints, View, viewpoint
from macaronesia.table.playing import at_table, running, secret_pending
from macaronesia.table.refusals import Conflict, Forbidden, Invalid
from macaronesia.table.table import FINISHED, Table

#: As a point of view: everything is shown.
OPEN_EYES = "open"


class Moment(msgspec.Struct):
    """A game as it stood after ``ply`` moves."""

    ply: int
    view: View


class StoryLine(msgspec.Struct):
    """A move, and what it did as messages of the language files."""

    ply: int
    who: int | str
    move: str
    told: list[Message]


class Story(msgspec.Struct):
    """A game told move by move, for those who come late; later moves are told by the event ``state``."""

    ply: int
    story: list[StoryLine]


class Preview(msgspec.Struct):
    """What a move would do, before chance answers: the view after it, and where points would come from."""

    view: View
    points: list[SeatPoints]


class Points(msgspec.Struct):
    """Where every seat's points come from; not final: if the game ended now."""

    ply: int
    final: bool
    points: list[SeatPoints]


def point_of_view(table: Table, player: str | None, wanted: str | None) -> int | str | None:
    """The seat through whose eyes a caller looks; of a finished game any seat's, or OPEN_EYES."""
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


def moment(table: Table, ply: int, whose: int | str | None) -> Moment:
    """The game as it stood after ``ply`` moves, as it was known then."""
    game = _begun(table)
    try:
        then = game.at(ply)
    except BadOption:
        raise Invalid.field("ply", ply, f"0 … {game.ply}") from None
    return Moment(ply, _view(then, whose))


def _view(game: Game, whose: int | str | None) -> Json:
    """A view; with open eyes the position, with what a view adds."""
    if whose == OPEN_EYES:
        last = game.course.moves[-1:]
        return game.position() | {"ply": game.ply, "last": list(last[0]) if last else None}
    assert not isinstance(whose, str)
    return game.view(whose)


def story(table: Table, since: int, whose: int | str | None) -> Story:
    """For every move after the first ``since``: who made it, its text, and what it did."""
    game = _begun(table)
    if not 0 <= since <= game.ply:
        raise Invalid.field("from", since, f"0 … {game.ply}")
    moves = game.story(EVERYTHING if whose == OPEN_EYES else whose, since)
    return Story(
        game.ply,
        [StoryLine(ply, who, text, told) for ply, ((who, text), told) in enumerate(moves, since + 1)],
    )


def preview(table: Table, player: Person, ply: int, text: str) -> Preview:
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


def ahead(game: Game, seat: int, text: str) -> Preview:
    """What the seat would know after a move of its own; IllegalMove says why it cannot be made."""
    after = game.manual()
    after.play(text)
    if secret_pending(game):  # the move would lay the other's choice open: a preview shows what is known now
        after = game
    view = after.view(seat)
    if after.over:
        now = game.view(seat)
        view = {name: _still_hidden(now.get(name), value) for name, value in view.items()}
    return Preview(view, _projected(after, view))


def _still_hidden(now: Any, then: Any) -> Any:
    """Of what the end of the game would lay open, only what can be seen now."""
    if now is None or (isinstance(now, dict) and "?" in now):
        return now
    if isinstance(now, list) and isinstance(then, list) and len(now) == len(then):
        return [_still_hidden(*pair) for pair in zip(now, then, strict=True)]
    return then


def _projected(game: Game, view: Json) -> list[Json]:
    """Where points would come from if the game ended now, without money that the view hides."""
    parts = game.breakdown(now=True) or []
    return [game.rules.hidden_points(view, part, seat) for seat, part in enumerate(parts)]


def points(table: Table, whose: int | None) -> Points:
    """Where points would come from if the game ended now, as a caller may know it."""
    game = _begun(table)
    return Points(game.ply, game.over, _projected(game, game.view(whose)))


def _begun(table: Table) -> Game:
    if table.game is None:
        raise Conflict("not-started")
    return table.game
