"""Other people's pages cannot act in a visitor's name."""

import httpx
import pytest

from macaronesia.server.middleware.origins import same_host
from macaronesia.server.settings import Settings
from tests.server.middleware.door_app import create_app


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://example.org", "example.org"),
        ("https://example.org", "example.org"),
        ("https://example.org", "example.org:443"),
        ("http://example.org:80", "example.org"),
        ("http://example.org:8000", "example.org:8000"),
        ("https://EXAMPLE.org", "Example.ORG"),
        ("http://[::1]:8000", "[::1]:8000"),
    ],
)
def test_our_own_pages_are_known_whatever_the_default_port(origin, host):
    assert same_host(origin, host)


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("null", "example.org"),
        ("", "example.org"),
        ("https://evil.org", "example.org"),
        ("https://example.org.evil.org", "example.org"),
        ("http://example.org:8001", "example.org:8000"),
        ("http://example.org", "example.org:443"),
        ("ftp://example.org", "example.org"),
        ("http://example.org@evil.org", "evil.org"),
        ("http://example.org/path", "example.org"),
        ("http://example.org,http://example.org", "example.org"),
        ("http://example.org:nonsense", "example.org"),
        ("http://[broken", "example.org"),
        ("http://", ""),
    ],
)
def test_everything_else_is_foreign(origin, host):
    assert not same_host(origin, host)


@pytest.fixture
def address(loopback) -> str:
    return loopback(create_app(Settings(rates=None))).address


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.org"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"origin": "https://evil.org", "sec-fetch-site": "same-origin"},
    ],
)
def test_a_foreign_post_is_refused(address, headers):
    for method in ("POST", "PUT", "DELETE"):
        answer = httpx.request(method, f"{address}/api/x", headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (403, "cross-site")
    assert httpx.get(f"{address}/api/x", headers=headers).status_code == 200


def test_our_own_pages_and_programs_may_post(address):
    for headers in ({}, {"origin": address}, {"origin": address, "sec-fetch-site": "same-site"}):
        assert httpx.post(f"{address}/api/x", headers=headers).status_code == 200


def test_a_cross_site_post_is_refused_even_with_our_origin(address):
    headers = {"origin": address, "sec-fetch-site": "cross-site"}
    assert httpx.post(f"{address}/api/x", headers=headers).status_code == 403


def test_nobody_is_allowed_a_preflight(address):
    answer = httpx.options(f"{address}/api/x", headers={"origin": "https://evil.org"})
    assert answer.status_code == 405
    assert answer.json()["error"] == "bad-method"
    assert not [name for name in answer.headers if name.startswith("access-control")]
