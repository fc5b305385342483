"""What was acknowledged and told, against what is there in the end."""

from collections import Counter
from typing import TYPE_CHECKING, Any

from calling import Violation
from ears import Ear, Event

from macaronesia import BadRecord, verify

if TYPE_CHECKING:
    from parties import Person

#: What a seat may not know is told as this.
SECRET = "?"


def prove(table: str, record: dict[str, Any], story: list[Event], person: "Person") -> None:
    """Every acknowledged move was played once, at its ply, and nothing else; so with words and undos."""
    try:
        verify(record)
    except BadRecord as wrong:
        raise Violation(f"{table}: the record does not verify: {wrong.code} {wrong.params}") from wrong
    history, played, gone_back = _followed(table, story, person.seats)
    if played != person.moves:
        raise Violation(
            f"{table}, {person.name}: acknowledged, but not played: {dict(person.moves - played)}; "
            f"played, but not acknowledged: {dict(played - person.moves)}"
        )
    _compare(table, record["moves"], history)
    if missing := person.undone - gone_back:
        raise Violation(f"{table}, {person.name}: undos {dict(missing)} were acknowledged, but never granted")
    said = Counter(
        event.data["text"] for event in story if event.kind == "chat" and event.data["text"] in person.words
    )
    if said != Counter(person.words):
        raise Violation(f"{table}, {person.name}: said {person.words}, but the chat has {dict(said)}")


def _followed(
    table: str, story: list[Event], seats: list[int]
) -> tuple[list[Any], Counter[tuple[int, str]], Counter[int]]:
    """The game as the events tell it: its moves, all that some seats ever played, where they went back to."""
    history: list[Any] | None = None
    played: Counter[tuple[int, str]] = Counter()
    gone_back: Counter[int] = Counter()
    for event in story:
        if event.kind == "undo" and event.data["status"] == "granted" and event.data["seat"] in seats:
            gone_back[event.data["ply"]] += 1
        if event.kind != "state":
            continue
        ply, moves = event.data["ply"], event.data["played"]
        if history is None:  # the moves a fork begins with are not told
            history = [None] * (ply - len(moves))
        if moves and len(history) != ply - len(moves):
            raise Violation(f"{table}: {moves} lead to ply {ply}, but there were {len(history)} moves before")
        for who, text in moves:
            if who in seats:
                played[len(history), text] += 1
            history.append([who, text])
        history = history[:ply]
    return history or [], played, gone_back


def _compare(table: str, moves: list[Any], history: list[Any]) -> None:
    if len(moves) != len(history):
        raise Violation(f"{table}: the record has {len(moves)} moves, the stream told {len(history)}")
    for ply, (recorded, told) in enumerate(zip(moves, history, strict=True)):
        if told is not None and told != recorded and SECRET not in told[1]:
            raise Violation(f"{table}: move {ply} is {recorded} in the record, but {told} was told")


async def prove_ear(ear: Ear, story: list[Event]) -> None:
    """What was heard as it happened is what is told afterwards, number for number."""
    await ear.until(len(story))
    told = {event.number: event for event in story}
    for number, digest in ear.heard.items():
        if told[number].digest != digest:
            raise Violation(f"{ear.table}: event {number} was another when it was first told: {told[number]}")
    ear.caller.figures.events_compared += len(ear.heard)
