"""The server starts, says where, stops without cutting anybody off, and replaces a worker that died."""

import os
import signal
import socket
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from macaronesia.errors import BadOption, Refusal
from macaronesia.server.run import address_of, listen
from macaronesia.server.settings import Settings
from tests.processes import alive
from tests.waiting import HANG, until

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
        until((tmp_path / "arrived").exists)
        server.process.send_signal(number)
        assert b"".join(parts) == b"retry: 1000\n\n"
        assert waiting.result().status_code == 200
        assert server.ends() == 0
    assert (tmp_path / "told").read_text() == "begin_stop lifespan"


def test_a_second_interrupt_does_not_wait(served, tmp_path):
    server = served()
    with ThreadPoolExecutor() as people:
        stuck = people.submit(server.get, "/stuck")
        until((tmp_path / "arrived").exists)
        server.process.send_signal(signal.SIGINT)
        until(lambda: server.tells("Waiting for connections to close."))
        server.process.send_signal(signal.SIGINT)
        assert server.ends() == 130
        assert isinstance(stuck.exception(HANG), httpx.HTTPError) or stuck.result().status_code == 500


def test_a_second_interrupt_does_not_even_wait_for_the_application(served):
    server = served(DOOR_APP="hangs")
    server.process.send_signal(signal.SIGINT)
    until(lambda: server.tells("Waiting for application shutdown."))
    server.process.send_signal(signal.SIGINT)
    assert server.ends() == 130


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
    "wrong",
    [
        {"port": 70000},
        {"workers": 0},
        {"workers": 2},
        {"thinkers": 0},
        {"log_level": "loud"},
        {"judge": "me"},
    ],
)
def test_settings_that_cannot_be_are_refused(wrong):
    with pytest.raises(BadOption) as refusal:
        Settings(**wrong)
    assert str(refusal.value)


def test_a_password_is_not_shown_with_the_settings():
    assert "secret" not in repr(Settings(database="postgresql://me:secret@db/x"))


def each(server, path: str) -> dict[int, httpx.Response]:
    """What each of two workers answers, by its process id: who has answered stands still for a moment."""
    found: dict[int, httpx.Response] = {}
    try:
        for _ in range(2):
            answer = server.get(path)
            pid = int(answer.headers["x-pid"])
            os.kill(pid, signal.SIGSTOP)
            found[pid] = answer
    finally:
        for pid in found:
            os.kill(pid, signal.SIGCONT)
    return found


def test_several_workers_share_the_requests_and_their_figures(served):
    server = served(TWO)
    pids = set(each(server, "/api/x"))
    assert len(pids) == 2
    assert server.process.pid not in pids
    name = 'macaronesia_requests_total{method="GET",route="other",status="200"} '
    for answer in each(server, "/metrics").values():  # each tells what both have done
        told = next(line for line in answer.text.splitlines() if line.startswith(name))
        assert float(told.removeprefix(name)) >= 2
    server.process.terminate()
    assert server.ends() == 0
    assert not any(alive(pid) for pid in pids)


def test_a_worker_that_was_killed_is_replaced(served):
    server = served(TWO)
    victim, other = each(server, "/api/x")
    os.kill(victim, signal.SIGKILL)
    # Only then another may be stopped: the supervisor would wait for it instead of replacing the dead one.
    until(lambda: server.tells(f"Child process [{victim}] died"))
    after = set(each(server, "/api/x"))
    assert len(after - {victim, other}) == 1
    assert other in after


def test_workers_do_not_outlive_their_parent(served):
    server = served(TWO)
    pids = set(each(server, "/api/x"))
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
