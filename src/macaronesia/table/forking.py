"""What if: a new table that goes on from a moment of another."""

from macaronesia.table.lobby import create
from macaronesia.table.log import Fork, LogEntry, Person
from macaronesia.table.messages import viewpoint
from macaronesia.table.playing import secret_pending
from macaronesia.table.refusals import Conflict, Invalid, Words
from macaronesia.table.table import FINISHED, STAND_IN, Table


def fork(
    table: Table, player: Person, ply: int, seats: list[str] | None, hotseat: bool, seed: str
) -> list[LogEntry]:
    """The entries of the new table. A running game is forked as its caller knows it, the rest dealt anew."""
    game = table.game
    if game is None:
        raise Conflict("not-started")
    if not 0 <= ply <= game.ply:
        raise Invalid.field("ply", ply, f"0 … {game.ply}")
    mine = viewpoint(table, player.id)
    if table.state != FINISHED:
        if secret_pending(game):
            raise Conflict("secret-bid")
        game = game.redeal(
            mine, seed
        )  # first all of it, so that an earlier moment fits what the seat saw later too
    moment = game.at(ply)
    if moment.over:
        raise Conflict("finished")
    wishes = seats if seats is not None else _default_seats(len(table.seats), mine)
    if len(wishes) != len(table.seats):
        raise Invalid.field("seats", wishes, Words("allowed-seats", seats=len(table.seats)))
    begun = Fork(
        table.id, ply, moment.history, [list(pair) for pair in moment.course.undone if pair[0] <= ply]
    )
    setup = table.setup
    options = dict(setup.options)
    return create(player, setup.game, options, wishes, "link", setup.pace, hotseat, setup.hints, begun)


def _default_seats(players: int, mine: int | None) -> list[str]:
    """The caller in the own seat (a spectator in the first), bots in the others."""
    return ["me" if seat == (mine or 0) else f"bot:{STAND_IN}" for seat in range(players)]
