"""What each caller is told must be a function of what he may know.

The check: everything a seat cannot know is dealt anew (``Game.redeal``), the seed is another one, and
what the seat would be told at that other table is compared with what it is told at this one, byte by byte.
"""

import json
from base64 import b64encode
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import count

import msgspec

from macaronesia.errors import IllegalMove, Refusal
from macaronesia.fair import seed_bytes
from macaronesia.game import EVERYTHING
from macaronesia.server.middleware.asgi import refusal_response
from macaronesia.server.responses import STATUS
from macaronesia.server.streams import entry_frame, present
from macaronesia.server.tables import summary_of
from macaronesia.table import forking, log, messages, playing, replay
from macaronesia.table.table import Table

#: Sent as moves beside those that are legal: whatever the rules answer, it must not tell a secret.
STRANGE = (
    *(
        "nonsense",
        "pass",
        "bid 1",
        "bid 2",
        "bid 99",
        "plant melon1 a1",
        "extra B2-B3",
        "draw",
        "take",
        "skip",
    ),
    *("end", "ship monje", "ship pirate-red", "build monje 3", "build segador 3", "palace 1+2", "settle 5"),
    *("raze 1", "blame 0", "blame 1", "reveal monje", "deal monje"),
)


class Leak(AssertionError):
    """Somebody is told what he may not know."""


@dataclass
class Told:
    """What one caller may be told in the course of a table, by the kind of answer."""

    frames: list[bytes] = field(default_factory=list)  #: of the stream from its beginning, in order
    answers: set[bytes] = field(default_factory=set)
    compared: int = 0  #: how many answers and events were compared with those of a table dealt anew
    different: int = 0  #: how many of these tables really differed from the true one


def check(table_id, rows, person, asked=(), every=4, thin=1):
    """What a person (None: who watches) may be told at a table; Leak if it tells what is secret.

    ``rows`` are those of the table's log, as (time, entries); ``asked`` are moves that were tried, as
    (ply at that time, ply said, text). Every so many events all is dealt anew; of ``thin`` moments one is
    compared, and every one at which a bid is secret.
    """
    told, table, moments = Told(), Table(table_id), [(at, entry) for at, entries in rows for entry in entries]
    horizons = _horizons(table_id, moments, every)
    other, rounds = None, count()
    for number, (at, entry) in enumerate(moments):
        table.apply(entry, at)
        if table.state == "gone":
            break
        game, horizon = table.game, horizons[number]
        tries = [(said, text) for ply, said, text in asked if ply == table.ply]
        compared = horizon is not None and (number % thin == 0 or tries or _secret(game))
        deep = compared and next(rounds) % 5 == 0
        here = _renderings(table, entry, at, person, tries, deep)
        told.frames += [frame + b"\n\n" for frame in here["event"].split(b"\n\n")[:-1]]
        told.answers |= {rendering for name, rendering in here.items() if name != "event"}
        if not compared:
            continue
        if other is None or other[0] is not horizon:
            seat = messages.viewpoint(table, None if person is None else person.id)
            other = horizon, horizon.redeal(seat, f"{table_id} {seat} {number}")
        with _dealt_anew(table, entry, other[1].at(game.ply)) as (anew, changed):
            there = _renderings(anew, changed, at, person, tries, deep)
            told.different += anew.game.history != game.history
        for name, rendering in here.items():
            if there[name] != rendering:
                raise Leak(f"{name} at ply {game.ply}: {rendering!r} here, {there[name]!r} there")
            told.compared += 1
    return told


def _secret(game):
    return bool(game.ply) and game.course.redacted(None, game.ply - 1)[0][1] == "bid ?"


def _horizons(table_id, moments, every):
    """For every entry a game up to which it is dealt anew: some events later, before an undo and the end."""
    table, games = Table(table_id), []
    for at, entry in moments:
        table.apply(entry, at)
        games.append(None if table.game is None else table.game.copy())
    found, horizon, age = [None] * len(moments), None, 0
    for number in reversed(range(len(moments))):
        game = games[number]
        if game is None or game.over:
            continue
        if age == every or horizon is None or not _leads_to(game, horizon):
            horizon, age = game, 0
        found[number] = horizon
        age += 1
    return found


def _leads_to(game, later):
    return game.course.undone == later.course.undone and game.history == later.history[: game.ply]


@contextmanager
def _dealt_anew(table, entry, game):
    """The table with another game at it and the entry that led there; the true one again afterwards."""
    true_game, true_setup = table.game, table.setup
    game.seed_commitment = true_game.seed_commitment  # a hash tells nothing: as if the other seed had it too
    game.course.seed = seed_bytes("another")
    table.game = game
    if (fork := true_setup.fork) is not None:
        begun = msgspec.structs.replace(fork, moves=game.history[: fork.ply])
        table.setup = msgspec.structs.replace(true_setup, fork=begun)
    changed = entry
    if isinstance(entry, log.Moved):
        changed = msgspec.structs.replace(entry, played=game.course.moves[game.ply - len(entry.played) :])
    elif isinstance(entry, log.Started):
        changed = msgspec.structs.replace(entry, seed=seed_bytes("another").hex())
    try:
        yield table, changed
    finally:
        table.game, table.setup = true_game, true_setup


def _renderings(table, entry, at, person, tries, deep):
    """All that a person can be told at this moment: for these moves, or (deep) for many strange ones."""
    player = None if person is None else person.id
    seat = messages.viewpoint(table, player)
    found = {
        "event": entry_frame(table, entry, at, seat),
        "present": present(table, seat),
        "table": msgspec.json.encode(messages.table_for(table, player)),
        "list": msgspec.json.encode(json.loads(summary_of(table).doc) | {"you": [*table.seats_of(player)]}),
    }
    game = table.game
    if game is None:
        return found
    found["record"] = msgspec.json.encode(game.record(seat=EVERYTHING if game.over else seat))
    found["points"] = msgspec.json.encode(replay.points(table, seat))
    if deep:
        found["moment"] = msgspec.json.encode(replay.moment(table, max(game.ply - 3, 0), seat))
        found["story"] = msgspec.json.encode(replay.story(table, max(game.ply - 4, 0), seat))
    if person is not None:
        if seat is not None and table.turn == seat:
            found["briefing"] = msgspec.json.encode(game.briefing(seat))  # all that a hint is made of
            moves = game.moves()
            for text in {moves[0], moves[len(moves) // 2], moves[-1]}:
                shown = partial(replay.preview, table, person, game.ply, text)
                found[f"preview {text}"] = _refused(lambda shown=shown: msgspec.json.encode(shown()))
        if deep:
            tries = [*tries, *((game.ply, text) for text in STRANGE)]
        for said, text in tries:
            found[f"move {said} {text}"] = _refused(partial(playing.move, table, person, said, text))
        if deep and not game.over:
            found["fork"] = _refused(partial(_forked, table, person))
    return found


def _forked(table, person):
    created = forking.fork(table, person, table.game.ply, None, False, "a seed")[0]
    return msgspec.json.encode(created.fork)


def _refused(call):
    """The body of a refusal; what is done instead is told elsewhere."""
    try:
        done = call()
    except Refusal as refusal:
        status = 422 if isinstance(refusal, IllegalMove) else STATUS[type(refusal)]
        return refusal_response(refusal, status, {"headers": []}).body
    return done if isinstance(done, bytes) else b"done"


def seeds_of(rows):
    """The seed of a table in every way in which it might be written."""
    (seed,) = {entry.seed for _, entries in rows for entry in entries if isinstance(entry, log.Started)}
    raw = bytes.fromhex(seed)
    return [seed.encode(), seed.upper().encode(), raw, b64encode(raw).rstrip(b"="), repr(raw).encode()[2:-1]]
