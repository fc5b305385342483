"""Moves and words."""

from macaronesia.game import Game
from macaronesia.ruleset import CHANCE
from macaronesia.table.log import Ended, Lapsed, LogEntry, Moved, Person, Said
from macaronesia.table.refusals import Conflict, Forbidden
from macaronesia.table.table import FINISHED, OPEN, RUNNING, Table


def at_table(table: Table, player: Person) -> list[int]:
    """The caller's seats, or a refusal."""
    if not (mine := table.seats_of(player.id)):
        raise Forbidden("not-at-table")
    return mine


def running(table: Table) -> None:
    """Refuse what can only be done while a game runs."""
    if table.state == OPEN:
        raise Conflict("not-started")
    if table.state == FINISHED:
        raise Conflict("finished")


def secret_pending(game: Game) -> bool:
    """Whether a choice has been made that the others must not see yet."""
    return game.rules.secret_pending(game.course.s)


def move(table: Table, player: Person, ply: int, text: str) -> list[LogEntry]:
    """A person's move; nothing if the same call was answered before."""
    mine = at_table(table, player)
    game = table.game
    if game is None:
        raise Conflict("not-started")
    if 0 <= ply < game.ply and table.makers[ply] == player.id and game.course.moves[ply][1] == text:
        return []
    if ply != game.ply:
        raise Conflict("moved-on", ply=game.ply)
    if table.state == FINISHED:
        raise Conflict("finished")
    if game.seat not in mine:
        raise Forbidden("not-your-turn", seat=game.seat)
    return played(table, text, player.id)


def next_decision(table: Table, ply: int) -> int:
    """The ply of the first decision after the move at ``ply``; how many moves there are if none follows."""
    assert table.game is not None
    later = table.game.course.moves[ply + 1 :]
    return ply + 1 + next((number for number, (who, _) in enumerate(later) if who != CHANCE), len(later))


def bot_move(table: Table, now: float, ply: int, seat: int, text: str) -> list[LogEntry]:
    """A bot's move; nothing if the table has moved on while it thought, or somebody asked to take back."""
    if table.bot_due is not None and table.bot_due > now:
        return []
    if table.ply != ply or table.turn != seat or table.seats[seat].kind != "bot":
        return []
    return played(table, text, None)


def played(table: Table, text: str, by: str | None) -> list[LogEntry]:
    """The move, the chance after it, and what follows; IllegalMove says why not."""
    assert table.game is not None
    after = table.game.copy()
    after.course.trace = []
    after.play(text)
    lapsed: list[LogEntry] = [] if table.undo is None else [Lapsed(table.undo.seat, table.undo.ply)]
    ended: list[LogEntry] = [Ended()] if after.over else []
    moved = Moved(after.course.moves[table.game.ply :], by)
    table.ahead = moved, after
    return [*lapsed, moved, *ended]


def say(table: Table, player: Person, text: str, call: str | None = None) -> list[LogEntry]:
    """A word in the chat, from the table or from those who watch."""
    seats = table.seats_of(player.id)
    return [Said(player, seats[0] if seats else None, text, call)]


def said_before(table: Table, call: str) -> tuple[int, float, Said] | None:
    """The line of the chat that the same call has said: two servers may be asked at once."""
    return next((line for line in table.chat if line[2].call == call), None)


def may_hint(table: Table, player: Person) -> int:
    """The seat for which a hint may be given."""
    mine = at_table(table, player)
    running(table)
    if not table.setup.hints:
        raise Forbidden("no-hints")
    if table.state != RUNNING or table.turn not in mine:
        raise Forbidden("not-your-turn", seat="none" if table.turn is None else table.turn)
    return int(table.turn)
