"""Behind a proxy the caller's address is what the proxy says; nobody else is believed."""

import httpx
import pytest

from macaronesia.errors import BadOption
from macaronesia.server.settings import Settings
from tests.server.middleware.door_app import create_app


@pytest.fixture
def asked(loopback):
    """What the application is told of a caller with these headers, who comes from 127.0.0.1."""

    def ask(proxies, *headers):
        server = loopback(create_app(Settings(proxies=proxies, rates=None)))
        told = httpx.get(f"{server.address}/api/x", headers=list(headers)).json()
        return told["client"], told["scheme"]

    return ask


FOR = "x-forwarded-for"


def test_nobody_is_believed_unless_named(asked):
    headers = [(FOR, "1.2.3.4"), ("x-forwarded-proto", "https")]
    assert asked((), *headers) == ("127.0.0.1", "http")
    assert asked(("10.0.0.0/8",), *headers) == ("127.0.0.1", "http")


def test_a_trusted_proxy_is_believed(asked):
    assert asked(("127.0.0.1",), (FOR, "1.2.3.4"), ("x-forwarded-proto", "https")) == ("1.2.3.4", "https")


def test_the_right_most_address_that_is_not_a_proxy_counts(asked):
    trusted = ("127.0.0.0/8", "10.0.0.0/8")
    assert asked(trusted, (FOR, "6.6.6.6, 1.2.3.4, 10.1.1.1"))[0] == "1.2.3.4"
    assert asked(trusted, (FOR, "6.6.6.6"), (FOR, "1.2.3.4"))[0] == "1.2.3.4"


@pytest.mark.parametrize(
    ("said", "taken"),
    [
        ("1.2.3.4:5678", "1.2.3.4"),
        ("[2001:db8::1]:5678", "2001:db8::1"),
        ("2001:db8::1", "2001:db8::1"),
        ("", "127.0.0.1"),
    ],
)
def test_addresses_are_read_as_proxies_write_them(asked, said, taken):
    assert asked(("127.0.0.1",), (FOR, said))[0] == taken


def test_no_other_scheme_than_http_is_believed(asked):
    assert asked(("127.0.0.1",), ("x-forwarded-proto", "javascript"))[1] == "http"


def test_a_proxy_that_is_no_address_is_an_error():
    with pytest.raises(BadOption):
        Settings(proxies=("nonsense",))
