"""The server starts, says where, stops without cutting anybody off, and replaces a worker that died."""

import os
import signal
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from macaronesia.errors import BadOption, Refusal
from macaronesia.server.door.listening import address_of, listen
from macaronesia.server.door.rates import Rates
from macaronesia.server.settings import Settings

TWO = "port=0, workers=2, database='postgresql://nobody@127.0.0.1/nothing', rates=None"


def test_the_address_is_printed_once_it_is_answered(served):
    server = served()
    assert server.address.startswith("http://127.0.0.1:")
    assert server.get("/healthz").status_code == 200


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_graceful_stop_ends_streams_and_finishes_requests(served, tmp_path, number):
    server = served()
    with ThreadPoolExecutor() as people, httpx.stream("GET", f"{server.address}/stream") as stream:
        parts = stream.iter_raw()
        assert next(parts) == b": hello\n\n"
        waiting = people.submit(server.get, "/wait")
        time.sleep(0.2)
        began = time.monotonic()
        server.process.send_signal(number)
        assert b"".join(parts) == b"retry: 1000\n\n"
        assert waiting.result().status_code == 200
        assert server.ends() == 0
    assert time.monotonic() - began < 8
    assert (tmp_path / "told").read_text() == "begin_stop lifespan"


def test_a_second_interrupt_does_not_wait(served):
    server = served()
    with ThreadPoolExecutor() as people:
        stuck = people.submit(server.get, "/stuck")
        time.sleep(0.3)
        began = time.monotonic()
        server.process.send_signal(signal.SIGINT)
        time.sleep(0.5)
        server.process.send_signal(signal.SIGINT)
        assert server.ends() == 130
        assert time.monotonic() - began < 6
        assert isinstance(stuck.exception(20), httpx.HTTPError) or stuck.result().status_code == 500


def test_a_second_interrupt_does_not_even_wait_for_the_application(served, until):
    server = served(DOOR_APP="hangs")
    server.process.send_signal(signal.SIGINT)
    until(lambda: "Waiting for application shutdown." in [line["event"] for line in server.lines()])
    server.process.send_signal(signal.SIGINT)
    assert server.ends(10) == 130


def test_an_application_that_does_not_start_is_a_failure(served):
    server = served(DOOR_APP="fails")
    assert server.address == ""
    assert server.ends() != 0


def test_a_port_that_is_taken_is_told():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(Refusal) as refusal:
            listen(Settings(port=port))
        assert refusal.value.code == "port-taken"
        assert str(port) in str(refusal.value)
        with listen(Settings(port=port, next_port=True)) as other:
            assert other.getsockname()[1] > port


def test_a_host_that_is_not_this_machine_is_told():
    with pytest.raises(BadOption):
        listen(Settings(host="192.0.2.1", port=0))
    with pytest.raises(BadOption):
        listen(Settings(host="no such host", port=0))


def test_an_ipv6_address_is_printed_as_browsers_read_it():
    with listen(Settings(host="::1", port=0)) as listener:
        assert address_of(listener) == f"http://[::1]:{listener.getsockname()[1]}"


@pytest.mark.parametrize(
    "wrong", [{"port": 70000}, {"workers": 0}, {"workers": 2}, {"thinkers": 0}, {"log_level": "loud"}]
)
def test_settings_that_cannot_be_are_refused(wrong):
    with pytest.raises(BadOption) as refusal:
        Settings(**wrong)
    assert str(refusal.value)


def test_settings_reach_a_worker_unchanged():
    database = "postgresql://me:secret@db/x"
    for rates in (None, Rates(1, 2, 3, 4)):
        settings = Settings(workers=3, database=database, proxies=("10.0.0.1", "::1"), rates=rates)
        assert Settings.loads(settings.dumps()) == settings
        assert "secret" not in repr(settings)


def workers(server) -> set[int]:
    """The processes that answer."""
    return {server.get("/api/x").json()["pid"] for _ in range(30)}


def test_several_workers_share_the_requests_and_their_figures(served):
    server = served(TWO)
    pids = workers(server)
    assert len(pids) == 2
    assert server.process.pid not in pids
    name = 'macaronesia_requests_total{method="GET",route="other",status="200"} '
    for _ in range(6):  # whichever of them is asked
        figures = server.get("/metrics").text.splitlines()
        assert float(next(line for line in figures if line.startswith(name)).removeprefix(name)) >= 30
    server.process.terminate()
    assert server.ends() == 0
    assert not any(alive(pid) for pid in pids)


def test_a_worker_that_was_killed_is_replaced(served, until):
    server = served(TWO)
    before = workers(server)
    victim = min(before)
    os.kill(victim, signal.SIGKILL)
    until(lambda: len(workers(server) - {victim}) == 2)
    assert [line["code"] for line in server.lines() if line["event"] == "worker-died"] == [-9]


def test_workers_do_not_outlive_their_parent(served, until):
    server = served(TWO)
    pids = workers(server)
    server.process.kill()
    until(lambda: not any(alive(pid) for pid in pids))


def test_workers_stop_gracefully_with_their_streams(served):
    server = served(TWO)
    with httpx.stream("GET", f"{server.address}/stream") as stream:
        parts = stream.iter_raw()
        next(parts)
        server.process.terminate()
        assert b"".join(parts) == b"retry: 1000\n\n"
    assert server.ends() == 0


def test_workers_that_do_not_start_are_not_tried_for_ever(served):
    server = served(TWO, DOOR_APP="fails")
    assert server.address == ""
    assert server.ends() == 1


def test_the_figures_folder_is_gone_afterwards(served, tmp_path):
    server = served(TWO, TMPDIR=str(tmp_path))
    assert list(tmp_path.glob("macaronesia-metrics-*"))
    server.process.terminate()
    assert server.ends() == 0
    assert not list(tmp_path.glob("macaronesia-metrics-*"))


def alive(pid: int) -> bool:
    """Whether a process runs; one that has ended and is only not yet buried does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False
