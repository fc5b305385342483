"""What is asked of the database, for ``Store.read`` and ``Store.write``: functions of a connection.

Statements that are asked again and again are built once, for that is half the work.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from sqlalchemy import (
    BigInteger,
    Connection,
    bindparam,
    delete,
    exists,
    or_,
    select,
    tuple_,
    union_all,
    update,
)

from macaronesia.server.storage.errors import checked
from macaronesia.server.storage.group_commit import insert, summary_values, write_people, write_remembered
from macaronesia.server.storage.schema import (
    ListedTable,
    Remembered,
    Row,
    Summary,
    answers,
    keys,
    links,
    log,
    moment_and_tie_of,
    number,
    people,
    players,
    tables,
)

#: A player's id and name.
Player = tuple[str, str]

# --- Tables ---

_LOG = (
    select(log)
    .where(log.c.table_id == bindparam("table"), log.c.seq > bindparam("after"))
    .order_by(log.c.seq)
)
_ANSWER = select(answers.c.answer).where(answers.c.id == bindparam("wanted"))


def read_log(connection: Connection, table: str, after: int = 0) -> list[Row]:
    """The rows of a table's log after a seq, in order."""
    return [Row(*row) for row in connection.execute(_LOG, {"table": table, "after": after})]


def list_tables(
    connection: Connection,
    states: Sequence[str],
    player: str | None = None,
    visibility: str | None = None,
    before: int | None = None,
    limit: int = 50,
) -> list[ListedTable]:
    """A page of tables in these states, newest first: of a player, of a visibility, before a number."""
    states = tuple(dict.fromkeys(states))
    if not states or limit < 1:
        return []
    page = _page(len(states), player is not None, visibility is not None, before is not None)
    asked: dict[str, object] = {f"state{n}": state for n, state in enumerate(states)}
    asked |= {"player": player, "visibility": visibility, "most": limit}
    if before is not None:
        asked["moment"], asked["tie"] = moment_and_tie_of(before)
    return [
        ListedTable(table, created, doc, number(moment, tie))
        for table, created, doc, moment, tie in connection.execute(page, asked)
    ]


@cache
def _page(states: int, of_player: bool, of_visibility: bool, before: bool) -> Any:
    """The SELECT of a page; states are asked for as state0, state1, ..."""
    asked = select(tables.c.id, tables.c.created, tables.c.doc, tables.c.moment, tables.c.tie)
    if of_player:
        asked = asked.join(people).where(people.c.player_id == bindparam("player"))
    if of_visibility:
        asked = asked.where(tables.c.visibility == bindparam("visibility"))
    if before:
        cursor = tuple_(bindparam("moment", type_=BigInteger), bindparam("tie", type_=BigInteger))
        asked = asked.where(tuple_(tables.c.moment, tables.c.tie) < cursor)
    # Each state is read from the end of its index; only so much is then sorted.
    newest = asked.order_by(tables.c.moment.desc(), tables.c.tie.desc()).limit(bindparam("most"))
    parts = [newest.where(tables.c.state == bindparam(f"state{n}")).subquery() for n in range(states)]
    found = union_all(*(select(part) for part in parts)).subquery()
    return select(found).order_by(found.c.moment.desc(), found.c.tie.desc()).limit(bindparam("most"))


def remembered(connection: Connection, wanted: str) -> bytes | None:
    """The answer that was given before."""
    return connection.scalar(_ANSWER, {"wanted": wanted})


def some_tables(connection: Connection, after: str, limit: int = 500) -> list[str]:
    """The next tables that have a log, in the order of their ids."""
    asked = select(log.c.table_id).where(log.c.seq == 1, log.c.table_id > after)
    return list(connection.scalars(asked.order_by(log.c.table_id).limit(limit)))


# --- Answers ---


def forget_remembered(connection: Connection, before: float) -> None:
    """Delete the answers given before a time."""
    connection.execute(delete(answers).where(answers.c.at < before))


# --- Players, their keys, and links that carry a player to another device ---

_OF_KEY = select(players.c.id, players.c.name).join(keys).where(keys.c.hash == bindparam("key"))


def add_player(
    connection: Connection,
    player: str,
    name: str,
    key_hash: str,
    at: float,
    remembered: Remembered | None = None,
) -> None:
    """Keep a new player with the first key. Ids and keys are random: one that is there is this same call."""
    checked(player, name, key_hash)
    made = insert(connection, players).on_conflict_do_nothing()
    connection.execute(made, {"id": player, "name": name, "at": at})
    add_key(connection, player, key_hash, at)
    write_remembered(connection, [remembered] if remembered else [])


def add_key(connection: Connection, player: str, key_hash: str, at: float) -> None:
    """Give a player another key."""
    made = insert(connection, keys).on_conflict_do_nothing()
    connection.execute(made, {"hash": key_hash, "player_id": player, "at": at})


def player_of_key(connection: Connection, key_hash: str) -> Player | None:
    """Whose key it is."""
    return _player(connection.execute(_OF_KEY, {"key": key_hash}).first())


def add_link(
    connection: Connection, token_hash: str, player: str, expires: float, remembered: Remembered | None = None
) -> None:
    """Keep a link that can be used once."""
    made = insert(connection, links).on_conflict_do_nothing()
    connection.execute(made, {"hash": token_hash, "player_id": player, "expires": expires})
    write_remembered(connection, [remembered] if remembered else [])


def use_link(
    connection: Connection,
    token_hash: str,
    now: float,
    key_hash: str,
    remember: Callable[[Player], Remembered] | None = None,
) -> Player | None:
    """Exchange a link for a key; None if it is unknown, used or expired."""
    # Of two at once the second waits for the first's row, and then finds it used.
    free = links.c.key_hash.is_(None) & (links.c.expires > now)
    used = update(links).where(links.c.hash == token_hash, free).values(key_hash=key_hash)
    connection.execute(used)
    mine = select(players.c.id, players.c.name).join(links, links.c.player_id == players.c.id)
    # Asked by its key and not by what was changed: after a lost connection the same call is made again.
    found = _player(
        connection.execute(mine.where(links.c.hash == token_hash, links.c.key_hash == key_hash)).first()
    )
    if found:
        add_key(connection, found[0], key_hash, now)
        write_remembered(connection, [remember(found)] if remember else [])
    return found


def _player(row: object) -> Player | None:
    return None if row is None else (row[0], row[1])  # type: ignore[index]


# --- Clocks that run out, bots that are to move, and which server has taken that on ---

_CLOCKS = (
    select(tables.c.id)
    .where(tables.c.clock_due <= bindparam("now"))
    .order_by(tables.c.clock_due)
    .limit(bindparam("most"))
)
_FREE = or_(tables.c.claim_until.is_(None), tables.c.claim_until <= bindparam("now"))
_TURNS = (
    select(tables.c.id)
    .where(tables.c.bot_due <= bindparam("now"), _FREE)
    .order_by(tables.c.bot_due)
    .limit(bindparam("most"))
    .with_for_update(skip_locked=True)  # SQLite has one writer and needs none
)


def clocks_due(connection: Connection, now: float, limit: int = 100) -> list[str]:
    """The tables where somebody's time is up, the longest first."""
    return list(connection.scalars(_CLOCKS, {"now": now, "most": limit}))


def claim_bot_turns(
    connection: Connection, owner: str, now: float, until: float, limit: int = 100
) -> list[str]:
    """Take on bots' turns that nobody has taken on, or whose taker has not been heard of since."""
    ids = list(connection.scalars(_TURNS, {"now": now, "most": limit}))
    _claim(connection, owner, until, ids)
    return ids


def renew_claims(connection: Connection, owner: str, wanted: Sequence[str], until: float) -> None:
    """Keep what this owner has claimed for longer."""
    # A row that somebody is writing just now is left out: its new summary settles the claim.
    mine = (
        select(tables.c.id)
        .where(tables.c.id.in_(wanted), tables.c.claim_owner == owner)
        .with_for_update(skip_locked=True)
    )
    _claim(connection, owner, until, list(connection.scalars(mine)))


def _claim(connection: Connection, owner: str, until: float, ids: list[str]) -> None:
    if ids:
        claimed = update(tables).where(tables.c.id.in_(ids))
        connection.execute(claimed.values(claim_owner=owner, claim_until=until))


def release_claims(connection: Connection, owner: str | None) -> None:
    """Free what this owner has claimed; None: what anybody has."""
    claimed = select(tables.c.id).where(tables.c.claim_owner.is_not(None))
    if owner is not None:
        claimed = claimed.where(tables.c.claim_owner == owner)
    ids = list(connection.scalars(claimed.order_by(tables.c.id).with_for_update()))
    for start in range(0, len(ids), 500):
        freed = update(tables).where(tables.c.id.in_(ids[start : start + 500]))
        connection.execute(freed.values(claim_owner=None, claim_until=None))


# --- Derived rows, written again from the log while servers go on playing ---


def rebuild_begin(connection: Connection) -> None:
    """Let every derived row be replaced, and remove those without a log. Stopped half way: run it again."""
    connection.execute(delete(tables).where(~exists().where(log.c.table_id == tables.c.id)))
    connection.execute(update(tables).values(seq=0))


def replace_summary(connection: Connection, summary: Summary, seq: int) -> bool:
    """Write the derived row as of a seq; False if a later one is there. Claims stay as they are."""
    made: Any = insert(connection, tables)
    values = summary_values(summary, seq)
    upsert = made.on_conflict_do_update(
        index_elements=[tables.c.id],
        set_={name: made.excluded[name] for name in values if name != "id"},
        where=tables.c.seq <= made.excluded.seq,
    )
    written = connection.execute(upsert.returning(tables.c.id), values).first() is not None
    if written:
        write_people(connection, [summary])
    return written
