"""What is to be done when: clocks that run out, bots that are to move, and who has taken that on."""

from collections.abc import Sequence

from sqlalchemy import Connection, bindparam, case, func, or_, select, update

from macaronesia.server.storage.schema import tables

# Built once: these are asked again and again.
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
_NEXT_CLOCK = select(func.min(tables.c.clock_due)).where(tables.c.clock_due > bindparam("now"))
_HELD = tables.c.claim_until > tables.c.bot_due
_NEXT_TURN = select(func.min(case((_HELD, tables.c.claim_until), else_=tables.c.bot_due))).where(
    tables.c.bot_due.is_not(None)
)


def clocks_due(connection: Connection, now: float, limit: int) -> list[str]:
    """The tables where somebody's time is up, the longest first."""
    return list(connection.scalars(_CLOCKS, {"now": now, "most": limit}))


def claim_bot_turns(connection: Connection, owner: str, now: float, until: float, limit: int) -> list[str]:
    """Take on bots' turns that nobody has taken on, or whose taker has not been heard of since."""
    ids = list(connection.scalars(_TURNS, {"now": now, "most": limit}))
    _claim(connection, owner, until, ids)
    return ids


def renew_claims(connection: Connection, owner: str, until: float, wanted: Sequence[str]) -> None:
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


def next_due(connection: Connection, now: float) -> float | None:
    """When to look again: the next clock, or bot's turn that is free or whose claim runs out.

    A clock that has run out already does not count; a bot's turn that can be claimed now does.
    """
    times = (connection.scalar(_NEXT_CLOCK, {"now": now}), connection.scalar(_NEXT_TURN))
    return min((time for time in times if time is not None), default=None)
