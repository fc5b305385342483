"""Players, their keys, and the links that carry a player to another device."""

from collections.abc import Callable

from sqlalchemy import Connection, bindparam, select, update

from macaronesia.server.storage.appends import write_remembered
from macaronesia.server.storage.inserts import insert
from macaronesia.server.storage.rows import Remembered
from macaronesia.server.storage.schema import keys, links, players

#: A player's id and name.
Player = tuple[str, str]

# Built once: every request asks whose key it brings.
_OF_KEY = select(players.c.id, players.c.name).join(keys).where(keys.c.hash == bindparam("key"))
_OF_ID = select(players.c.id, players.c.name).where(players.c.id == bindparam("player"))


def add_player(
    connection: Connection, player: str, name: str, key_hash: str, at: float, remembered: Remembered | None
) -> None:
    """Keep a new player with the first key. Ids and keys are random: one that is there is this same call."""
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


def player(connection: Connection, wanted: str) -> Player | None:
    """The player with this id."""
    return _player(connection.execute(_OF_ID, {"player": wanted}).first())


def add_link(
    connection: Connection, token_hash: str, player: str, expires: float, remembered: Remembered | None
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
    remember: Callable[[Player], Remembered] | None,
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
