"""Seats left alone: those who leave, whose time is up, who are voted out, and who come back."""

from macaronesia.table.log import Agreed, Lapsed, Late, LogEntry, Person, Replaced, Returned, Voted
from macaronesia.table.playing import at_table, running
from macaronesia.table.refusals import Conflict, Forbidden, NotFound
from macaronesia.table.table import RUNNING, STAND_IN, Seat, Table
from macaronesia.table.undo import grant


def leave_running(table: Table, player: Person) -> list[LogEntry]:
    """A bot plays on for somebody who may come back."""
    mine = table.seats_of(player.id)
    return [*_without(table, mine), *(Replaced(seat, STAND_IN) for seat in mine)]


def _without(table: Table, leaving: list[int]) -> list[LogEntry]:
    """What becomes of a wish to take back when these seats go to bots: bots agree, and ask for nothing."""
    wish = table.undo
    if wish is None:
        return []
    if wish.seat in leaving:
        return [Lapsed(wish.seat, wish.ply)]
    agreed = [seat for seat in wish.waiting if seat in leaving]
    if agreed and len(agreed) == len(wish.waiting):
        return grant(wish.seat, wish.ply)
    return [Agreed(seat) for seat in agreed]


def come_back(table: Table, player: Person, seat: int) -> list[LogEntry]:
    """Take back the seat a bot has kept."""
    place = _seat(table, seat)
    if place.kind == "human" and place.player is not None and place.player.id == player.id:
        return []
    if place.away is None or place.away.id != player.id:
        raise Forbidden("not-your-seat", seat=seat)
    running(table)
    return [Returned(seat)]


def vote(table: Table, player: Person, seat: int) -> list[LogEntry]:
    """One of the others wants a bot in a seat whose time is up; a majority of them decides.

    Where nobody else sits, its own player may give it to a bot.
    """
    mine = at_table(table, player)
    running(table)
    place = _seat(table, seat)
    others = table.other_humans(None if place.player is None else place.player.id)
    if seat in mine and others:
        raise Conflict("own-seat", seat=seat)
    if not place.late:
        raise Conflict("not-late", seat=seat)
    votes = place.votes | set(mine)
    cast: list[LogEntry] = [Voted(seat, voter) for voter in mine if voter not in place.votes]
    if 2 * len(votes) > len(others):
        return [*cast, *_without(table, [seat]), Replaced(seat, STAND_IN)]
    return cast


def time_passes(table: Table, now: float) -> list[LogEntry]:
    """What happens by itself at this time: a seat becomes late, or goes to a bot."""
    due, turn = table.clock_due, table.turn
    if table.state != RUNNING or turn is None or due is None or now < due:
        return []
    if table.seats[turn].late:
        return [*_without(table, [turn]), Replaced(turn, STAND_IN)]
    return [Late(turn)]


def _seat(table: Table, seat: int) -> Seat:
    if not 0 <= seat < len(table.seats):
        raise NotFound("no-such-seat", seat=seat, last=len(table.seats) - 1, seats=len(table.seats))
    return table.seats[seat]
