"""Nothing lost: the records hold every move that was answered, once and in order, and so did the events."""

from typing import Any

from bench.load.http import Failed
from bench.load.play import Play, some_at_once
from bench.load.tables import Ear, PlayedTable

from macaronesia import BadRecord, verify

#: What a seat may not know yet is written so in events; the record may tell it later.
HIDDEN = "?"


async def check(play: Play) -> dict[str, Any]:
    """How much was compared, and everything that did not fit."""
    every = [*play.finished, *play.tables]
    found = await some_at_once([lambda table=table: _faults_of_table(play, table) for table in every])
    return {
        "tables": len(every),
        "finished": len(play.finished),
        "moves_answered": sum(len(ear.answered) for table in every for ear in table.ears),
        "events": sum(ear.events for table in every for ear in table.ears),
        "faults": [*play.faults, *(fault for faults in found for fault in faults)],
    }


async def _faults_of_table(play: Play, table: PlayedTable) -> list[str]:
    found = []
    for seat, ear in enumerate(table.ears):
        try:
            record = await play.pool.call("GET", f"/api/tables/{table.id}/record", ear.key)
        except Failed as failure:
            found.append(str(failure))
            continue
        found += faults_of_seat(record, seat, ear)
        if table in play.finished and seat == 0:
            found += faults_of_dealing(record)
    return [f"{table.id}: {fault}" for fault in found]


def faults_of_seat(record: dict[str, Any], seat: int, ear: Ear) -> list[str]:
    """Where the record that a seat is given differs from what the seat was answered and told."""
    moves = [(who, text) for who, text in record["moves"]]
    cut_off = ["the stream was cut off"] if ear.stream is not None and ear.stream.lost else []
    return [*ear.faults, *cut_off, *_answers(moves, seat, ear), *_events(moves, ear)]


def _answers(moves: list[tuple[Any, str]], seat: int, ear: Ear) -> list[str]:
    """A seat's moves of the record must be those that were answered, no more and no fewer."""
    there = [(ply, text) for ply, (who, text) in enumerate(moves) if who == seat]
    return [] if there == ear.answered else [f"seat {seat}: answered {ear.answered}, recorded {there}"]


def _events(moves: list[tuple[Any, str]], ear: Ear) -> list[str]:
    """All moves since a stream began must have come with its events, none twice."""
    if ear.begun is None:
        return ["a stream without a beginning"]
    since = moves[ear.begun :]
    same = len(since) == len(ear.told) and all(
        who == teller and (text == told or HIDDEN in told)
        for (who, text), (teller, told) in zip(since, ear.told, strict=True)
    )
    return [] if same else [f"told {ear.told}, recorded {since}"]


def faults_of_dealing(record: dict[str, Any]) -> list[str]:
    """A finished game can be checked by everybody."""
    if "seed" not in record:
        return ["a finished game without its seed"]
    try:
        verify(record)
    except BadRecord as error:
        return [f"not verified: {error}"]
    return []
