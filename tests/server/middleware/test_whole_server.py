"""The whole server in this process: what a request costs is counted inside it, not timed."""

import asyncio
import http.cookies
import logging
import sys
from contextlib import suppress

import httpx
import pytest

import macaronesia
from macaronesia.bot_pool.pool import BotPool
from macaronesia.games.canarias import box as boxes
from macaronesia.kernel import units
from macaronesia.server import app as server_app
from macaronesia.server.app import create_app
from macaronesia.server.auth import MOST_COOKIE_BYTES, CookiesTooLarge, key_of
from macaronesia.server.settings import Settings
from tests.server.middleware.door_servers import Loopback
from tests.server.serving import Player
from tests.waiting import until

LANGUAGES = ("en", "de", "es", "hu")
# Of Litestar's ways that will change with its version 3; who only runs the server is not told.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


class Kept(BotPool):
    """The thinkers of the server that was started last, within reach of a test."""

    last: "Kept"

    async def start(self) -> None:
        Kept.last, self.loop = self, asyncio.get_running_loop()
        await super().start()


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    folder = tmp_path_factory.mktemp("whole")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(server_app, "BotPool", Kept)
        app = create_app(Settings(database=f"sqlite:///{folder}/t.db", rates=None, thinkers=1))
        patch.setattr(units, "background_allowed", units.background_allowed)  # a starting server changes it
        server = Loopback(app)
        yield server
        server.close(at_once=False)


def test_a_box_is_read_and_encoded_once(whole, monkeypatch):
    read, load = [], boxes.load_box
    monkeypatch.setattr(boxes, "load_box", lambda name: read.append(name) or load(name))
    answers = [httpx.get(f"{whole.address}/api/boxes/reconstruction") for _ in range(5)]
    assert len(read) <= 1
    assert {answer.status_code for answer in answers} == {200}
    assert all(answer.json() == macaronesia.box("reconstruction") for answer in answers)


@pytest.fixture
def parsed(monkeypatch):
    """What the parser of http.cookies is given, whoever has imported it under whatever name."""
    found: list[str] = []
    http.cookies.__dict__["_given_to_unquote"] = found
    code = (lambda text: _given_to_unquote.append(text) or text).__code__  # noqa: F821 - of http.cookies
    monkeypatch.setattr(http.cookies._unquote, "__code__", code)
    yield found
    del http.cookies.__dict__["_given_to_unquote"]


def test_the_trap_for_http_cookies_catches(parsed):
    http.cookies.SimpleCookie('a="b"')
    assert parsed == ['"b"']


def test_no_route_has_cookies_parsed_by_http_cookies(whole, parsed):
    ann = Player(whole.address, "Ann")
    table = ann.table("santiago", ["me", "open"])["id"]
    strange = {"Cookie": 'other="' + "\\" * 500 + f'"; macaronesia={ann.key}'}
    places = {"table_id": table, "name": "reconstruction", "game": "santiago", "ply": "0", "seat": "0"}
    listed = httpx.get(f"{whole.address}/schema").json()["paths"]
    asked = [(method, path.format(**places)) for path, methods in listed.items() for method in methods]
    asked += [("get", path) for path in ("/", f"/t/{table}", "/art/shared.svg", "/nothing", "/api/nothing")]
    for method, path in asked:
        with httpx.stream(method, whole.address + path, headers=strange) as answer:
            assert answer.status_code < 500, (method, path)
    assert len(asked) > 30
    assert not parsed


def test_44_kb_of_backslashes_are_refused_and_parsed_by_nobody(whole, parsed):
    for size, code in ((44_000, b'"head-too-large"'), (30_000, b'"cookies-too-large"')):
        head = b"GET /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
        answer = b""
        # Who is refused before all was read may lose the answer with the rest.
        with whole.connect() as connection, suppress(ConnectionResetError, BrokenPipeError):
            connection.sendall(head + b'Cookie: macaronesia="' + b"\\" * size + b'"\r\n\r\n')
            while part := connection.recv(65536):
                answer += part
        assert answer.startswith(b"HTTP/1.1 431 ") or (size > 32_768 and not answer)
        assert code in answer or not answer
    assert httpx.get(f"{whole.address}/healthz").status_code == 200
    assert not parsed


def calls_for(cookie: bytes) -> int:
    """How many functions are called, Python's own and ours, to read a key from a Cookie header."""
    count = 0

    def counted(_frame, event, _argument) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(counted)
    try:
        key_of({"headers": [(b"cookie", cookie)]})
    except CookiesTooLarge:
        pass
    finally:
        sys.setprofile(None)
    return count


def test_reading_a_cookie_takes_no_more_steps_for_a_longer_value():
    values = [b'macaronesia="' + b"\\" * size + b'"' for size in (100, 1000, 4000, 44_000)]
    assert len({calls_for(value) for value in values[:3]}) == 1
    assert calls_for(values[3]) <= calls_for(values[0])
    # Nor does what follows our own cookie cost anything, and what comes before it costs a few calls a pair.
    pairs = [calls_for(b"; ".join([b"a=b"] * count)) for count in (100, 200, 400)]
    assert (pairs[2] - pairs[1]) == 2 * (pairs[1] - pairs[0])


@pytest.mark.parametrize(
    ("header", "key"),
    [
        (b"macaronesia=" + b"0f" * 16, "0f" * 16),
        (b"a=1;macaronesia=" + b"0f" * 16 + b" ; b=2", "0f" * 16),
        (b"macaronesia=" + b"0f" * 16 + b"; macaronesia=" + b"1f" * 16, "0f" * 16),
        (b"a=macaronesia", None),
        (b"xmacaronesia=" + b"0f" * 16, None),
        (b"a=1", None),
        (b"", None),
        # A key that cannot be one is an unknown key, and never overlooked.
        (b"macaronesia", ""),
        (b"macaronesia=", ""),
        (b'macaronesia="' + b"0f" * 16 + b'"', ""),
        (b"macaronesia=" + b"0F" * 16, ""),
        (b"macaronesia=" + b"0f" * 17, ""),
        (b"macaronesia=" + b"\xff" * 32, ""),
    ],
)
def test_the_key_is_read_from_its_own_cookie_alone(header, key):
    assert key_of({"headers": [(b"x", b"macaronesia=1"), (b"cookie", header)]}) == key


def test_the_cookies_of_a_request_have_at_most_4_kb():
    key = b"macaronesia=" + b"0f" * 16
    lines = [(b"cookie", key), (b"cookie", b"a=" + b"x" * (MOST_COOKIE_BYTES - len(key) - 2))]
    assert key_of({"headers": lines}) == "0f" * 16
    with pytest.raises(CookiesTooLarge):
        key_of({"headers": [*lines, (b"cookie", b"b")]})


def test_a_bot_that_fails_is_503_in_four_languages_and_no_traceback(whole, caplog):
    """The last test of this server: its bots are stopped."""
    caplog.set_level(logging.INFO, "macaronesia")
    ann = Player(whole.address, "Ann")
    running = ann.table("santiago", ["me", "me"], hotseat=True, hints=True)["id"]
    finished = ann.table("santiago", ["me", "me"], hotseat=True)["id"]
    while ann.get(f"tables/{finished}")["state"] != "finished":
        ann.move(finished)
    asyncio.run_coroutine_threadsafe(Kept.last.stop(), Kept.last.loop).result(30)
    for path in (f"/api/tables/{running}/hint", f"/api/tables/{finished}/analysis"):

        def failure(language: str = "en", path: str = path):
            answer = ann.http.get(path, headers={"Accept-Language": language})
            return answer.status_code == 503 and answer.json()

        told = [until(lambda language=language: failure(language)) for language in LANGUAGES]
        assert {one["error"] for one in told} == {"bot-unavailable"}
        assert len({one["message"] for one in told}) == 4
        assert not any(one["params"] for one in told)
    events = {record.getMessage() for record in caplog.records}
    assert "bot-failed" in events
    assert "unhandled" not in events
    assert not any(record.exc_info for record in caplog.records)
