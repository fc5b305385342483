"""Many at once: on one server with SQLite, and on several with one PostgreSQL."""

import os
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Barrier
from typing import Any

import httpx
import pytest

from tests.processes import workers_of
from tests.server.postgres import fresh_database
from tests.server.serving import Player, Server, Stream
from tests.waiting import HANG, until

CLIENTS = 50


@contextmanager
def house(database: str, servers: int, *arguments: str) -> Iterator[list[Server]]:
    """Servers with one database, started at the same moment."""
    with ExitStack() as stack, ThreadPoolExecutor(servers) as pool:
        started = list(pool.map(lambda _: Server(database, *arguments), range(servers)))
        for server in started:
            stack.callback(_end, server)
        yield started


def _end(server: Server) -> None:
    if server.process.poll() is None:
        server.stop()
    assert server.process.stdout is not None
    server.process.stdout.close()


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """One server with SQLite."""
    with house(f"sqlite:///{tmp_path_factory.mktemp('races')}/tables.db", 1) as servers:
        yield servers


@pytest.fixture(scope="module")
def three() -> Iterator[list[Server]]:
    """Three servers that start at once on an empty PostgreSQL."""
    with house(fresh_database(), 3) as servers:
        yield servers


@pytest.fixture(params=["alone", "three"])
def servers(request: pytest.FixtureRequest) -> list[Server]:
    """Either of them: the promises are the same."""
    found: list[Server] = request.getfixturevalue(request.param)
    return found


def at(server: Server, player: Player) -> Player:
    """The same player at another server."""
    there = Player(server.url)
    there.key, there.id = player.key, player.id
    there.http.headers["Authorization"] = f"Bearer {player.key}"
    return there


def at_once(calls: list[Callable[[], httpx.Response]]) -> list[httpx.Response]:
    """The answers to calls that are made at the same moment."""
    ready = Barrier(len(calls))

    def call(one: Callable[[], httpx.Response]) -> httpx.Response:
        ready.wait(HANG)
        return one()

    with ThreadPoolExecutor(len(calls)) as pool:
        return list(pool.map(call, calls))


def posting(servers: list[Server], player: Player, path: str, bodies: list[Any], **headers: str) -> Any:
    """A POST for each body, spread over the servers, each from a connection of its own."""
    called = {"Authorization": f"Bearer {player.key}", **headers}

    def one(number: int, body: Any) -> httpx.Response:
        url = servers[number % len(servers)].url
        with httpx.Client(base_url=url, timeout=HANG, headers=called) as http:
            return http.post(f"/api/{path}", json=body)

    return at_once([lambda n=n, b=b: one(n, b) for n, b in enumerate(bodies)])  # type: ignore[misc]


def many_choices(player: Player) -> tuple[str, int, list[str]]:
    """A table of two friends at one keyboard, where at least fifty moves are legal."""
    table = player.table("santiago", ["me", "me"], hotseat=True)["id"]
    while len((seen := player.get(f"tables/{table}"))["view"]["moves"]) < CLIENTS:
        player.move(table)
    return table, seen["ply"], seen["view"]["moves"][:CLIENTS]


def test_of_fifty_different_moves_for_one_ply_one_is_played(servers: list[Server]) -> None:
    ada = Player(servers[0].url, "Ada")
    table, ply, moves = many_choices(ada)
    answers = posting(servers, ada, f"tables/{table}/moves", [{"ply": ply, "move": m} for m in moves])
    won = [move for move, answer in zip(moves, answers, strict=True) if answer.status_code == 200]
    assert len(won) == 1
    refused = [answer for answer in answers if answer.status_code != 200]
    assert {(answer.status_code, answer.json()["error"]) for answer in refused} == {(409, "moved-on")}
    assert all(answer.json()["params"]["ply"] > ply for answer in refused)
    for server in servers:
        assert at(server, ada).get(f"tables/{table}/record")["moves"][ply][1] == won[0]


def test_equal_moves_at_once_are_all_answered_and_played_once(servers: list[Server]) -> None:
    ada = Player(servers[0].url, "Ada")
    table, ply, moves = many_choices(ada)
    with_stream = ada.listen(table)
    answers = posting(servers, ada, f"tables/{table}/moves", [{"ply": ply, "move": moves[7]}] * CLIENTS)
    following = ada.get(f"tables/{table}")["ply"]
    assert Counter((answer.status_code, answer.text) for answer in answers) == {
        (200, f'{{"ply":{ply + 1},"next":{following}}}'): CLIENTS
    }
    ada.post(f"tables/{table}/chat", {"text": "that was all"}, 201)
    played: list[Any] = []
    while (event := with_stream.next())[1] != "chat":
        played += event[2]["played"] if event[1] == "state" else []
    assert [text for _, text in played].count(moves[7]) == 1
    with_stream.close()


def test_a_word_that_is_sent_to_all_servers_at_once_is_said_once(servers: list[Server]) -> None:
    ada = Player(servers[0].url, "Ada")
    table = ada.table("santiago", ["me", "open"])["id"]
    for turn in range(8):
        key = {"Idempotency-Key": f"call {turn}"}
        answers = posting(servers, ada, f"tables/{table}/chat", [{"text": f"word {turn}"}] * 9, **key)
        assert len({(answer.status_code, answer.text) for answer in answers}) == 1
        assert answers[0].status_code == 201
    stream = ada.listen(table, after=0)
    ada.post(f"tables/{table}/chat", {"text": "the end"}, 201)
    words = [stream.next("chat")[2]["text"]]
    while words[-1] != "the end":
        words.append(stream.next("chat")[2]["text"])
    assert words == [*(f"word {turn}" for turn in range(8)), "the end"]
    stream.close()


def test_a_table_that_is_asked_for_at_all_servers_at_once_is_one_table(servers: list[Server]) -> None:
    ada = Player(servers[0].url, "Ada")
    wish = {"game": "canarias", "seats": ["me", "open"]}
    answers = posting(servers, ada, "tables", [wish] * 9, **{"Idempotency-Key": "one table"})
    assert len({(answer.status_code, answer.text) for answer in answers}) == 1
    assert answers[0].status_code == 201
    assert len(ada.get("tables?mine=1")["tables"]) == 1


def test_a_dozen_want_the_last_seat_and_one_gets_it(servers: list[Server]) -> None:
    ada = Player(servers[0].url, "Ada")
    table = ada.table("canarias", ["me", "open"])["id"]
    guests = [Player(servers[n % len(servers)].url, f"Guest {n}") for n in range(12)]
    answers = at_once([lambda g=g: g.http.post(f"/api/tables/{table}/join", json={}) for g in guests])  # type: ignore[misc]
    seated = [guest.id for guest, answer in zip(guests, answers, strict=True) if answer.status_code == 200]
    assert len(seated) == 1
    assert {answer.json()["error"] for answer in answers if answer.status_code != 200} <= {
        "table-full",
    }
    assert ada.get(f"tables/{table}")["seats"][1]["player"]["id"] == seated[0]


def test_what_is_posted_at_one_server_is_heard_at_the_others_in_order(three: list[Server]) -> None:
    ada = Player(three[0].url, "Ada")
    table = ada.table("santiago", ["me", "me"], hotseat=True)["id"]
    everywhere = [at(server, ada) for server in three]
    streams: list[Stream] = [there.listen(table, after=0) for there in everywhere]
    for turn in range(30):
        here = everywhere[turn % 3]
        here.move(table)
        if turn % 4 == 0:
            here.post(f"tables/{table}/chat", {"text": f"word {turn}"}, 201)
    ada.post(f"tables/{table}/chat", {"text": "the end"}, 201)
    stories = []
    for stream in streams:
        story = [stream.next()]
        while story[-1][1] != "chat" or story[-1][2]["text"] != "the end":
            story.append(stream.next())
        stories.append([event for event in story if event[0] is not None])
        stream.close()
    assert [number for number, _, _ in stories[0]] == list(range(1, len(stories[0]) + 1))
    assert stories[0] == stories[1] == stories[2]


def test_every_bots_turn_is_played_once_though_three_servers_see_it(three: list[Server]) -> None:
    ada = Player(three[0].url, "Ada")
    table = ada.table("santiago", ["bot:random", "bot:greedy", "me"])["id"]
    everywhere = [at(server, ada) for server in three]
    watching = [there.listen(table, after=0) for there in everywhere]
    finished, turn = False, 0
    while not finished:
        there = everywhere[turn % 3]
        seen = until(lambda there=there: _to_move(there, table))
        finished = seen["state"] == "finished"
        if not finished:
            moves = seen["view"]["moves"]
            there.post(f"tables/{table}/moves", {"ply": seen["ply"], "move": moves[turn % len(moves)]})
        turn += 1
    moves = ada.get(f"tables/{table}/record")["moves"]
    for stream in watching:
        told: list[Any] = []
        while len(told) < len(moves):
            told += stream.next("state")[2]["played"]
        assert len(told) == len(moves)
        assert [who for who, _ in told] == [who for who, _ in moves]
        stream.close()


def _to_move(player: Player, table: str) -> Any:
    seen = player.get(f"tables/{table}")
    return seen if seen["state"] == "finished" or seen["turn"] in seen["you"] else None


def test_the_turn_of_a_bot_whose_server_is_killed_is_played_by_another(three: list[Server]) -> None:
    """The last test of these three servers: one of them is killed."""
    other, _, doomed = three
    ada = Player(doomed.url, "Ada")
    table = ada.table("santiago", ["me", *["bot:expert"] * 4])["id"]
    there = at(other, ada)
    until(lambda: _to_move(ada, table))
    stream = there.listen(table)
    ply = ada.get(f"tables/{table}")["ply"]
    for pid in workers_of(doomed.process.pid):
        os.kill(pid, signal.SIGSTOP)
    # The next to move is a bot, which this server has think; who bids most last would plant first.
    ada.move(table, "pass")
    doomed.kill()
    assert there.get(f"tables/{table}")["ply"] == ply + 1
    while stream.next("state")[2]["ply"] <= ply + 1:
        pass
    assert until(lambda: _to_move(there, table))
    stream.close()


def test_workers_on_one_port_work_as_one_server() -> None:
    with house(fresh_database(), 1, "--workers", "2") as (server,):
        ada = Player(server.url, "Ada")
        table, ply, moves = many_choices(ada)
        streams = [ada.listen(table, after=0) for _ in range(6)]  # on both of them, whoever accepts
        answers = posting([server], ada, f"tables/{table}/moves", [{"ply": ply, "move": m} for m in moves])
        assert sorted({answer.status_code for answer in answers}) == [200, 409]
        assert [answer.status_code for answer in answers].count(200) == 1
        os.kill(_workers(server.process.pid)[0], signal.SIGKILL)
        until(lambda: len(_workers(server.process.pid)) == 2)
        until(lambda: _works(ada, table))
        stories = [_numbers(stream, ada, table) for stream in streams]
        assert all(story == list(range(1, len(story) + 1)) for story in stories)
        assert len({tuple(story) for story in stories}) == 1


def _works(player: Player, table: str) -> bool:
    try:
        player.post(f"tables/{table}/chat", {"text": "still here"}, 201, headers={"Idempotency-Key": "one"})
    except httpx.TransportError:
        return False
    return True


def _numbers(stream: Stream, player: Player, table: str) -> list[int]:
    """The ids of all events up to the chat, resumed where the server of the stream was killed."""
    numbers: list[int] = []
    while True:
        try:
            number, kind, _ = stream.next()
        except AssertionError:
            stream = player.listen(table, after=numbers[-1] if numbers else 0)
            continue
        numbers += [] if number is None else [number]
        if kind == "chat":
            stream.close()
            return numbers


def _workers(pid: int) -> list[int]:
    """The processes that serve, without the one in which multiprocessing tracks its resources."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(one) for one in children if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()]
