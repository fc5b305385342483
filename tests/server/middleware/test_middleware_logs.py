"""The log tells what happened, and never whom it happened to; so do the figures."""

import io
import json
import logging
from collections.abc import Iterator

import httpx
import pytest

from macaronesia.server.middleware.access_log import first_segment
from macaronesia.server.middleware.logs import set_up_logs, tell, trace_of
from macaronesia.server.middleware.metrics import metrics_text
from macaronesia.server.settings import Settings
from tests.server.middleware.door_app import SECRET, create_app
from tests.waiting import until

TABLE = "9f86d081884c7d659a2feaa0"


class Log(io.StringIO):
    terminal = False

    def isatty(self) -> bool:
        return self.terminal

    def lines(self) -> list[dict]:
        return [json.loads(line) for line in self.getvalue().splitlines()]

    def requests(self) -> list[dict]:
        return [line for line in self.lines() if line["event"] == "request"]


@pytest.fixture
def log() -> Iterator[Log]:
    """Where the log goes in this test."""
    root = logging.getLogger()
    before = root.handlers[:], root.level
    written = Log()
    set_up_logs("info", written)
    yield written
    root.handlers, root.level = before


@pytest.fixture
def address(loopback, log) -> str:  # noqa: ARG001 - the log must be there first
    return loopback(create_app(Settings(rates=None))).address


def test_a_request_is_one_line_with_its_number(address, log):
    answer = httpx.get(f"{address}/api/x")
    until(log.requests)
    (line,) = log.requests()
    assert line["request"] == answer.headers["x-request-id"]
    assert (line["method"], line["route"], line["status"], line["level"]) == ("GET", "/api", 200, "info")
    assert line["milliseconds"] >= 0
    assert line["time"].endswith("+00:00")


def test_nothing_secret_is_in_the_log(address, log):
    headers = {
        "authorization": f"Bearer {SECRET}",
        "cookie": f"macaronesia={SECRET}",
        "content-type": "application/json",
    }
    httpx.post(f"{address}/api/tables/{TABLE}?name={SECRET}", content=json.dumps(SECRET), headers=headers)
    httpx.get(f"{address}/{TABLE}")
    httpx.get(f"{address}/boom")
    with pytest.raises(httpx.RemoteProtocolError):
        httpx.get(f"{address}/halfway")
    until(lambda: len(log.requests()) == 4)
    routes = ["/api/tables/{table_id}", "/?", "/boom", "/halfway"]
    assert [line["route"] for line in log.requests()] == routes
    assert SECRET not in log.getvalue()
    assert TABLE not in log.getvalue()


def test_an_error_nobody_expected_is_told_with_its_place_and_the_request(address, log):
    number = httpx.get(f"{address}/boom").headers["x-request-id"]
    until(log.requests)
    (line,) = [line for line in log.lines() if line["event"] == "unhandled"]
    assert (line["request"], line["level"]) == (number, "error")
    assert "door_app.py" in line["traceback"]
    assert "ValueError" in line["traceback"]


def test_only_who_asks_for_everything_reads_what_an_error_said(log):
    error = ValueError(SECRET)
    error.__cause__ = KeyError(SECRET)
    assert SECRET not in trace_of(error)
    assert "KeyError" in trace_of(error)
    set_up_logs("debug", log)
    assert SECRET in trace_of(error)


def test_others_speak_the_same_way(log):
    logging.getLogger("uvicorn.error").info("Started")
    logging.getLogger("sqlalchemy.engine").warning("slow")
    logging.getLogger("sqlalchemy.engine").info("INSERT INTO players VALUES ('%s')", SECRET)
    logging.getLogger("uvicorn.access").info("GET /t/%s", TABLE)
    events = [(line["event"], line["logger"]) for line in log.lines()]
    assert events == [("Started", "uvicorn.error"), ("slow", "sqlalchemy.engine")]


def test_people_at_a_terminal_read_short_lines(log):
    log.terminal = True
    set_up_logs("info", log)
    tell("request", method="GET", route="/api", status=200, milliseconds=1.5, request="abc")
    tell("worker-died", logging.WARNING, code=-9)
    first, second = log.getvalue().splitlines()
    assert first[8:] == " GET /api 200 1.5 ms"
    assert second[8:] == " WARNING worker-died code=-9"


def test_the_level_is_the_one_asked_for(log):
    set_up_logs("error", log)
    tell("request")
    logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    assert log.getvalue() == ""


def test_an_unknown_path_is_told_by_its_first_word_only():
    assert first_segment("/api/tables/x/moves") == "/api"
    assert first_segment("/") == "/"
    assert first_segment("/favicon.ico") == "/favicon.ico"
    assert first_segment(f"/{TABLE}") == "/?"
    assert first_segment("/\n{}") == "/?"


def test_requests_are_counted_by_their_route(address):
    before = count("POST", "/api/tables/{table_id}", 200)
    httpx.post(f"{address}/api/tables/{TABLE}")
    until(lambda: count("POST", "/api/tables/{table_id}", 200) == before + 1)
    httpx.request("WHATEVER", f"{address}/{TABLE}")  # no HTTP to the parser
    httpx.get(f"{address}/{TABLE}")
    until(lambda: count("GET", "other", 200))
    assert TABLE not in metrics_text().decode()


def count(method: str, route: str, status: int) -> float:
    name = f'macaronesia_requests_total{{method="{method}",route="{route}",status="{status}"}} '
    lines = metrics_text().decode().splitlines()
    return next((float(line.removeprefix(name)) for line in lines if line.startswith(name)), 0.0)


def test_there_is_a_figure_for_everything_worth_watching():
    text = metrics_text().decode()
    for name in ("requests", "request_seconds", "moves", "open_streams", "bots_waiting", "bots_busy"):
        assert f"# TYPE macaronesia_{name}" in text
    for name in ("live_tables", "appends", "append_seconds"):
        assert f"# TYPE macaronesia_{name}" in text
