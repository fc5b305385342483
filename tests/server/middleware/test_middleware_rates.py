"""Nobody takes the server for himself."""

import httpx
import pytest

from macaronesia.errors import BadOption
from macaronesia.server.middleware import rate_limits
from macaronesia.server.middleware.rate_limits import Buckets, Limits, Rates, network_of, read_rates
from macaronesia.server.settings import Settings
from tests.server.middleware.door_app import create_app


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_its_burst_at_once_and_then_its_rate():
    clock = Clock()
    buckets = Buckets(20, 100, clock)
    assert [buckets.wait("a") for _ in range(100)] == [0] * 100
    assert 0 < buckets.wait("a") <= 0.05
    clock.now += 0.5
    assert [buckets.wait("a") for _ in range(10)] == [0] * 10
    assert buckets.wait("a") > 0
    assert buckets.wait("b") == 0


def test_who_is_refused_does_not_wait_longer_for_having_asked():
    clock = Clock()
    buckets = Buckets(1, 1, clock)
    buckets.wait("a")
    assert {buckets.wait("a") for _ in range(1000)} == {1.0}
    clock.now += 1
    assert buckets.wait("a") == 0


def test_full_buckets_are_forgotten():
    clock = Clock()
    buckets = Buckets(10, 10, clock)
    for number in range(1000):
        buckets.wait(str(number))
    assert len(buckets) == 1000
    clock.now += 5
    for _ in range(1000):
        buckets.wait("somebody")
    assert len(buckets) == 1


def test_no_crowd_fills_the_memory(monkeypatch):
    monkeypatch.setattr(rate_limits, "MOST_BUCKETS", 50)
    buckets = Buckets(1, 10, Clock())
    for number in range(1000):
        buckets.wait(str(number))
    assert len(buckets) <= 50


def test_addresses_and_keys_have_limits_of_their_own():
    limits = Limits(Rates(key=1, key_burst=2, address=1, address_burst=3), Clock())
    assert [limits.of_key("k") for _ in range(3)] == [0, 0, 1]
    assert [limits.of_address("1.2.3.4") for _ in range(4)] == [0, 0, 0, 1]
    assert Limits(None).of_key("k") == 0


def test_ipv6_addresses_count_by_the_network_of_their_owner():
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:2")
    assert network_of("2001:db8::1") != network_of("2001:db8:0:1::1")
    assert network_of("::ffff:1.2.3.4") == network_of("1.2.3.4") == "1.2.3.4"
    assert network_of("fe80::1%eth0") == network_of("fe80::2")
    assert network_of("no:address") == "no:address"


def test_the_rates_are_read_from_the_environment(monkeypatch):
    assert read_rates(None) == read_rates(" ") == Rates(20, 100, 100, 500)
    assert read_rates("0") is None
    assert read_rates("1, 2,3.5,4") == Rates(1, 2, 3.5, 4)
    monkeypatch.setenv("MACARONESIA_RATE_LIMIT", "0")
    assert Settings().rates is None


@pytest.mark.parametrize(
    "text", ["nonsense", "1", "1,2,3", "1,2,3,4,5", "-1,2,3,4", "nan,1,1,1", "1,0.5,1,1"]
)
def test_nonsense_is_an_error_at_the_start(monkeypatch, text):
    monkeypatch.setenv("MACARONESIA_RATE_LIMIT", text)
    with pytest.raises(BadOption) as refusal:
        Settings()
    assert "MACARONESIA_RATE_LIMIT" in str(refusal.value)


def test_an_address_over_its_rate_is_told_when_to_come_again(loopback):
    server = loopback(create_app(Settings(rates=Rates(address=0.5, address_burst=3))))
    with httpx.Client() as client:
        answers = [client.get(f"{server.address}/api/x") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert answers[3].json()["error"] == "too-many"
        assert 1 <= int(answers[3].headers["retry-after"]) <= 2
        assert client.get(f"{server.address}/healthz").status_code == 200
        assert client.get(f"{server.address}/metrics").status_code == 200
