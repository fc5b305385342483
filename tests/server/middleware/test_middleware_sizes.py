"""A little JSON is taken, not more, and not a byte a minute."""

import asyncio
import contextlib
import json
import socket
from http.client import HTTPResponse

import httpx
import pytest

from macaronesia.server.middleware.body_limits import MOST_BYTES, BodyLimits, is_json
from macaronesia.server.middleware.protocol import MOST_SECONDS
from macaronesia.server.settings import Settings
from tests.server.middleware.door_app import SmallApp, create_app
from tests.server.middleware.door_clock import Clocked, StillLoop
from tests.waiting import HANG, until

JSON = {"content-type": "application/json"}


@pytest.fixture
def server(loopback):
    return loopback(create_app(Settings(rates=None)))


def everything(connection) -> bytes:
    """What comes until the other side closes."""
    received = b""
    try:
        while part := connection.recv(65536):
            received += part
    except ConnectionResetError:  # there was something on the way to it
        pass
    return received


def cut_off(connection, bit: bytes) -> bool:
    """Whether somebody who sends one bit more is stopped."""
    try:
        connection.sendall(bit)
    except (ConnectionResetError, BrokenPipeError):
        return True
    return False


def test_a_body_of_the_largest_size_is_taken(server):
    answer = httpx.post(f"{server.address}/api/x", content=b" " * MOST_BYTES, headers=JSON)
    assert answer.json()["got"] == MOST_BYTES


def test_a_body_that_says_it_is_too_large_is_refused_before_it_comes(server):
    with server.connect() as connection:
        connection.sendall(b"POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 65537\r\n\r\n")
        assert connection.recv(4096).startswith(b"HTTP/1.1 413 ")


def test_the_answer_reaches_who_sends_a_much_too_large_body_and_the_connection_goes_on(server):
    with httpx.Client() as client:
        answer = client.post(f"{server.address}/api/x", content=b" " * 5_000_000, headers=JSON)
        assert answer.status_code == 413
        assert answer.json() == {
            "error": "too-large",
            "params": {"most": MOST_BYTES},
            "message": "The request is too large; at most 65,536 bytes are accepted.",
        }
        assert client.post(f"{server.address}/api/x").status_code == 200


def test_a_chunked_body_is_counted(server):
    def chunks(count):
        return (b" " * 1000 for _ in range(count))

    assert httpx.post(f"{server.address}/api/x", content=chunks(60), headers=JSON).json()["got"] == 60_000
    assert httpx.post(f"{server.address}/api/x", content=chunks(70), headers=JSON).status_code == 413


def test_who_asks_before_sending_too_much_is_told_not_to(server):
    with server.connect() as connection:
        head = b"POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 99999\r\nExpect: 100-continue\r\n\r\n"
        connection.sendall(head)
        assert everything(connection).startswith(b"HTTP/1.1 413 ")


@pytest.mark.parametrize(
    "kind", ["application/json", "application/json; charset=utf-8", 'Application/JSON;charset="UTF-8"']
)
def test_json_is_known_by_its_type(kind):
    assert is_json(kind)


@pytest.mark.parametrize(
    "kind", [None, "", "text/plain", "application/x-www-form-urlencoded", "application/json; charset=latin-1"]
)
def test_what_is_not_json_is_refused(server, kind):
    headers = {} if kind is None else {"content-type": kind}
    answer = httpx.post(f"{server.address}/api/x", content=b"{}", headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (415, "not-json")


def test_a_post_without_a_body_needs_no_type(server):
    assert httpx.post(f"{server.address}/api/x").status_code == 200
    assert httpx.post(f"{server.address}/api/x", content=iter([])).status_code == 200


def test_a_slow_sender_is_told_so_and_left(loopback):
    server = loopback(BodyLimits(SmallApp(), most_seconds=0.1))
    with server.connect() as connection:
        connection.sendall(b"POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\naaa")
        answer = everything(connection)
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert b'"too-slow"' in answer
    assert b"connection: close" in answer


@pytest.mark.parametrize(("seconds", "status"), [(0.9, 200), (1.3, 408)])
def test_a_sender_has_ten_seconds_for_the_whole_body(seconds, status):
    loop, sent, answers = StillLoop(), iter(range(10)), []

    async def receive():
        loop.now += seconds
        await asyncio.sleep(0)
        return {"type": "http.request", "body": b" ", "more_body": next(sent) < 9}

    async def send(message):
        answers.append(message)

    scope = {"type": "http", "path": "/api/x", "method": "POST", "client": ("", 0), "scheme": "http"}
    scope["headers"] = [(b"content-length", b"10"), (b"content-type", b"application/json")]
    with contextlib.closing(loop):
        loop.run_until_complete(BodyLimits(SmallApp())(scope, receive, send))
    assert answers[0]["status"] == status


def test_a_sender_who_leaves_in_the_middle_does_no_harm(server):
    with server.connect() as connection:
        connection.sendall(b"POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc")
    assert httpx.get(f"{server.address}/api/x").status_code == 200


@pytest.mark.parametrize("start", [b"", b"G", b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "])
def test_a_head_that_does_not_come_is_not_waited_for(loopback, start):
    server = loopback(SmallApp(), Clocked)
    with server.connect() as connection:
        connection.sendall(start)
        protocol = Clocked.last()
        until(lambda: protocol.got == len(start))
        assert protocol.waits == [MOST_SECONDS]
        protocol.pass_time()
        assert everything(connection) == b""


def test_a_head_that_comes_byte_by_byte_is_not_waited_for(loopback):
    server = loopback(SmallApp(), Clocked)
    with server.connect() as connection:
        # One request is answered, so that the second begins on a connection that was good once.
        connection.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        assert connection.recv(4096).startswith(b"HTTP/1.1 200 ")
        protocol = Clocked.last()
        limits = []
        for byte in b"GET ":
            before = protocol.got
            connection.sendall(bytes([byte]))
            until(lambda before=before: protocol.got > before)
            limits = limits or protocol.loop.kept[:]
        assert protocol.loop.kept == limits  # no byte has moved the limit
        assert MOST_SECONDS in protocol.waits
        protocol.pass_time()
        assert everything(connection) == b""


def test_a_slow_answer_is_not_taken_for_a_slow_head(loopback):
    app = SmallApp()
    server = loopback(app, Clocked)
    with server.connect() as connection:
        connection.sendall(b"GET /wait HTTP/1.1\r\nHost: x\r\n\r\n")
        assert app.arrived.wait(HANG)
        protocol = Clocked.last()
        assert protocol.waits == []
        protocol.loop.call_soon_threadsafe(app.begin_stop)
        assert connection.recv(4096).startswith(b"HTTP/1.1 200 ")


def test_an_endless_head_is_refused(server):
    with server.connect() as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ")
        until(lambda: cut_off(connection, b"a" * 10_000))


def head_of(size: int, fill: bytes = b"a") -> bytes:
    """A request whose head has just so many bytes."""
    bare = b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Long: b"
    return bare + fill * (size - len(bare) - 4) + b"\r\n\r\n"


@pytest.mark.parametrize("piece", [1_000_000, 8192, 8191, 777])
@pytest.mark.parametrize("fill", [b"a", b" "])
@pytest.mark.parametrize(("size", "status"), [(32_768, b"200"), (32_769, b"431")])
def test_a_head_has_at_most_32_kib_however_it_comes(server, size, status, piece, fill):
    head = head_of(size, fill)
    assert len(head) == size
    with server.connect() as connection:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for start in range(0, size, piece):
            connection.sendall(head[start : start + piece])
        answer = everything(connection)
    assert answer.startswith(b"HTTP/1.1 " + status)
    assert (b'"head-too-large"' in answer) == (status == b"431")


def test_every_head_of_a_connection_is_counted_for_itself(server):
    head = b"POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\nX: "
    with server.connect() as connection:
        for _ in range(3):
            connection.sendall(head + b"a" * 32_000 + b"\r\n\r\n" + b" " * 9000)
            answer = HTTPResponse(connection)
            answer.begin()
            assert (answer.status, json.loads(answer.read())["got"]) == (200, 9000)


LIES = [
    b"zz\r\n{}\r\n0\r\n\r\n",
    b"-1\r\n{}\r\n0\r\n\r\n",
    b"2\r\n{}xx\r\n0\r\n\r\n",
    b"f" * 17 + b"\r\n{}",
]


@pytest.mark.parametrize("apart", [True, False])
@pytest.mark.parametrize("lie", LIES)
def test_chunks_that_lie_are_400(server, lie, apart):
    head = b"POST /api/x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    with server.connect() as connection:
        if apart:  # the application waits for the body already
            connection.sendall(head + b"1\r\n ")
            connection.sendall(b"\r\n" + lie)
        else:
            connection.sendall(head + lie)
        answer = everything(connection)
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert answer.count(b"HTTP/1.1 ") == 1
    assert b'"bad-request"' in answer
    assert httpx.get(f"{server.address}/api/x").status_code == 200


def test_an_unknown_transfer_encoding_is_400(server):
    with server.connect() as connection:
        connection.sendall(b"POST /api/x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\n")
        assert everything(connection).startswith(b"HTTP/1.1 400 ")


def test_what_is_wrong_with_a_later_request_is_no_answer_to_the_first(server):
    slow = b"GET /wait HTTP/1.1\r\nHost: x\r\n\r\n"
    lie = b"POST /api/x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"
    for second in (b"nonsense\r\n\r\n", lie):
        with server.connect() as connection:
            connection.sendall(slow + second)
            assert b"HTTP/1.1 400 " not in everything(connection)


def test_what_is_no_http_is_answered_like_every_error(server):
    with server.connect() as connection:
        connection.sendall(b"nonsense\r\n\r\n")
        answer = everything(connection)
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert b'"error": "bad-request"' in answer
    assert b"nosniff" in answer
