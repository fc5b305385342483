"""Many log rows in one transaction: a handful of statements, however many rows there are."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import Connection, bindparam, delete, func, select, tuple_

from macaronesia.server.storage.inserts import insert, insert_many, write_many
from macaronesia.server.storage.rows import Remembered, Row, Summary, moment_and_tie
from macaronesia.server.storage.schema import answers, log, people, tables

CHANNEL = "macaronesia"

#: A notice of PostgreSQL holds fewer than 8,000 bytes.
_NOTICE = 7900

Key = tuple[str, int]


@dataclass(slots=True, eq=False)
class Append:
    """A log row on its way into the database."""

    row: Row
    summary: Summary
    remembered: Remembered | None
    claim_until: float | None
    #: The append of the row before it, if that is still on its way; when that one loses, so does this.
    after: "Append | None" = None
    #: What became of it; None: not known yet.
    won: bool | None = None

    @property
    def key(self) -> Key:
        """Its place in the log."""
        return self.row.table, self.row.seq


class Appending:
    """Writes appends for one store; remembers who was at which table, to touch that only when it changes."""

    def __init__(self, owner: str) -> None:
        self.owner = owner
        #: table -> the seq that this store wrote last, and the people as of then
        self._people: dict[str, tuple[int, tuple[str, ...]]] = {}

    def write(self, connection: Connection, appends: Sequence[Append], again: bool) -> dict[Append, bool]:
        """Which of them won; ``again``: an earlier try may have been committed without our knowing."""
        firsts: dict[Key, Append] = {}
        for append in appends:
            if append.after is None or append.after.won is not False:
                firsts.setdefault(append.key, append)
        # All servers insert in the same order, so that none waits for another in a circle.
        ordered = [firsts[key] for key in sorted(firsts)]
        new = _insert_rows(connection, [append.row for append in ordered])
        old = _already_there(connection, [append for append in ordered if append.key not in new], again)
        _take_back(connection, ordered, new, old)
        won = [append for append in ordered if append.key in new]
        if won:
            self._write_summaries(connection, won)
            write_remembered(connection, [append.remembered for append in won if append.remembered])
            self._notify(connection, sorted(new))
        there = new | old
        return {append: firsts.get(append.key) is append and append.key in there for append in appends}

    def _write_summaries(self, connection: Connection, won: list[Append]) -> None:
        first: dict[str, int] = {}
        last: dict[str, Append] = {}
        for append in won:
            first.setdefault(append.row.table, append.row.seq)
            last[append.row.table] = append
        upsert = _upsert(connection.dialect.name)
        write_many(connection, upsert, [self._values(one) for one in last.values()])
        # Nobody else can have written between two rows of ours that follow each other.
        moved = [
            one.summary
            for table, one in last.items()
            if self._people.get(table) != (first[table] - 1, one.summary.people)
        ]
        write_people(connection, moved)

    def settled(self, outcome: dict[Append, bool]) -> None:
        """Note what has been committed."""
        if len(self._people) > 50_000:
            self._people.clear()
        for append, won in outcome.items():
            append.won = won
            if won:
                self._people[append.row.table] = (append.row.seq, append.summary.people)

    def _values(self, append: Append) -> dict[str, Any]:
        claimed = append.claim_until is not None
        return summary_values(append.summary, append.row.seq) | {
            "claim_owner": self.owner if claimed else None,
            "claim_until": append.claim_until,
        }

    def _notify(self, connection: Connection, keys: list[Key]) -> None:
        if connection.dialect.name == "postgresql":
            for payload in notices(self.owner, keys):
                connection.execute(_NOTIFY, {"payload": payload})


_NOTIFY = select(func.pg_notify(CHANNEL, bindparam("payload")))


def notices(owner: str, keys: Sequence[Key]) -> Iterator[str]:
    """Who wrote what, as texts that are short enough for PostgreSQL."""
    part: list[Key] = []
    size = room = _NOTICE - len(owner) - 20
    for key in keys:
        length = len(json.dumps(key)) + 2
        if part and length > room:
            yield json.dumps([owner, part])
            part, room = [], size
        part.append(key)
        room -= length
    if part:
        yield json.dumps([owner, part])


@cache
def _insert_log(dialect: str) -> Any:
    return insert_many(dialect, log).on_conflict_do_nothing().returning(log.c.table_id, log.c.seq)


def _insert_rows(connection: Connection, rows: list[Row]) -> set[Key]:
    """The keys of those rows that were not there yet."""
    if not rows:
        return set()
    values = [{"table_id": row.table, "seq": row.seq, "at": row.at, "body": row.body} for row in rows]
    return {
        (table, seq) for table, seq in write_many(connection, _insert_log(connection.dialect.name), values)
    }


def _already_there(connection: Connection, lost: list[Append], again: bool) -> set[Key]:
    """Rows that an earlier try of ours has committed: the same instant, the same words."""
    if not (again and lost):
        return set()
    keys = [append.key for append in lost]
    found = connection.execute(select(log).where(tuple_(log.c.table_id, log.c.seq).in_(keys)))
    stored = {Row(*row) for row in found}
    return {append.key for append in lost if append.row in stored}


def _take_back(connection: Connection, ordered: list[Append], new: set[Key], old: set[Key]) -> None:
    """A row that was thought out after one that lost must not stand, though its place was free."""
    for append in ordered:
        before = append.after
        if append.key not in new or before is None or before.won:
            continue
        if before not in ordered or (before.key not in new and before.key not in old):
            connection.execute(delete(log).where(log.c.table_id == append.key[0], log.c.seq == append.key[1]))
            new.discard(append.key)


def summary_values(summary: Summary, seq: int) -> dict[str, Any]:
    """The derived row of a table without its claim."""
    moment, tie = moment_and_tie(summary)
    return {
        "id": summary.table,
        "seq": seq,
        "game": summary.game,
        "state": summary.state,
        "visibility": summary.visibility,
        "created": summary.created,
        "moment": moment,
        "tie": tie,
        "doc": summary.doc,
        "clock_due": summary.clock_due,
        "bot_due": summary.bot_due,
    }


@cache
def _upsert(dialect: str) -> Any:
    """Replace the derived row, unless there is a later one."""
    made = insert_many(dialect, tables)
    changed = {column.name: made.excluded[column.name] for column in tables.c if column.name != "id"}
    return made.on_conflict_do_update(
        index_elements=[tables.c.id], set_=changed, where=tables.c.seq < made.excluded.seq
    )


def write_people(connection: Connection, summaries: list[Summary]) -> None:
    """Replace the people of some tables."""
    if not summaries:
        return
    connection.execute(delete(people).where(people.c.table_id.in_([summary.table for summary in summaries])))
    values = sorted({(player, summary.table) for summary in summaries for player in summary.people})
    if values:
        made = insert(connection, people).on_conflict_do_nothing()
        connection.execute(made, [{"player_id": player, "table_id": table} for player, table in values])


def write_remembered(connection: Connection, remembered: Sequence[Remembered]) -> None:
    """Keep answers; one that is there already stays."""
    if remembered:
        values = [{"id": one.id, "answer": one.answer, "at": one.at} for one in remembered]
        values.sort(key=lambda value: str(value["id"]))
        connection.execute(insert(connection, answers).on_conflict_do_nothing(), values)
