"""What if: a new table that goes on from a moment of another."""

from macaronesia.game import Game
from macaronesia.table.entries import Fork, LogEntry, Person
from macaronesia.table.opening import create
from macaronesia.table.refusals import Conflict, Invalid
from macaronesia.table.table import FINISHED, STAND_IN, Table
from macaronesia.table.telling import viewpoint


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
    moment = game.at(ply)
    if moment.over:
        raise Conflict("finished")
    if table.state != FINISHED:
        if _secret_pending(moment):
            raise Conflict("secret-bid")
        moment = moment.redeal(mine, seed)
    wishes = seats if seats is not None else _default_seats(len(table.seats), mine)
    if len(wishes) != len(table.seats):
        raise Invalid.field("seats", wishes, f"{len(table.seats)} seats")
    begun = Fork(table.id, ply, moment.history, [list(pair) for pair in moment.undone if pair[0] <= ply])
    setup = table.setup
    options = dict(setup.options)
    return create(player, setup.game, options, wishes, "link", setup.pace, hotseat, setup.hints, begun)


def _default_seats(players: int, mine: int | None) -> list[str]:
    """The caller in his seat (who watches: the first), bots in the others."""
    return ["me" if seat == (mine or 0) else f"bot:{STAND_IN}" for seat in range(players)]


def _secret_pending(game: Game) -> bool:
    """Whether a choice has been made that the others must not see yet."""
    last = game.told(None, max(game.ply - 1, 0))
    return bool(last) and last[0][1] == "bid ?"
