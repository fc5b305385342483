"""Undo: at once where nobody learned from the move or nobody else sits; else by agreement."""

from macaronesia.game import Game
from macaronesia.table.log import Agreed, Asked, Declined, Granted, LogEntry, Person, TakenBack
from macaronesia.table.playing import at_table, running, secret_pending
from macaronesia.table.refusals import Conflict, Forbidden
from macaronesia.table.table import Table, Wish


def ask(table: Table, player: Person) -> list[LogEntry]:
    """Take back the caller's last decision and all since, or ask the others."""
    mine = at_table(table, player)
    running(table)
    if table.undo is not None:
        if table.undo.seat in mine:
            return []
        raise Conflict("undo-pending", seat=table.undo.seat)
    ply = next((n for n in reversed(range(table.ply)) if table.makers[n] == player.id), None)
    if ply is None or table.game is None:
        raise Conflict("nothing-to-undo")
    seat = table.game.history[ply][0]
    assert isinstance(seat, int)
    others = table.other_humans(player.id)
    if not others or nobody_learned(table.game, ply):
        return grant(seat, ply)
    return [Asked(mine[0] if seat not in mine else seat, ply, others)]


def nobody_learned(game: Game, ply: int) -> bool:
    """Whether move number ``ply`` can be taken back without anybody having learned from it.

    A bid that laid the other's open has told its maker something.
    """
    since = game.course.moves[ply:]
    return all(who == since[0][0] for who, _ in since) and not secret_pending(game.at(ply))


def grant(seat: int, ply: int) -> list[LogEntry]:
    """The game goes back."""
    return [Granted(seat, ply), TakenBack(ply)]


def accept(table: Table, player: Person) -> list[LogEntry]:
    """Agree; the last to agree takes the game back."""
    wish, mine = _asked_of(table, player)
    agreed = [seat for seat in wish.waiting if seat in mine]
    if len(agreed) == len(wish.waiting):
        return [*(Agreed(seat) for seat in agreed[:-1]), *grant(wish.seat, wish.ply)]
    return [Agreed(seat) for seat in agreed]


def decline(table: Table, player: Person) -> list[LogEntry]:
    """Do not agree; who asked may think better of it in the same way."""
    wish, mine = _asked_of(table, player, also_asker=True)
    by = next(seat for seat in (*wish.waiting, wish.seat) if seat in mine)
    return [Declined(wish.seat, wish.ply, by)]


def _asked_of(table: Table, player: Person, also_asker: bool = False) -> tuple[Wish, list[int]]:
    """The wish that waits, and the caller's seats, if one of them has a say in it."""
    mine = at_table(table, player)
    running(table)
    wish = table.undo
    if wish is None:
        raise Conflict("no-undo")
    if not (set(mine) & set(wish.waiting) or (also_asker and wish.seat in mine)):
        raise Forbidden("not-asked", waiting=list(wish.waiting))
    return wish, mine
