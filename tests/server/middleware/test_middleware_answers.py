"""What every answer carries, and in which language errors are told."""

import json

import httpx
import pytest

from macaronesia.errors import BadOption, Refusal
from macaronesia.locale import LANGUAGES
from macaronesia.locale.accepted import language_of
from macaronesia.server.middleware.asgi import refusal_response
from macaronesia.server.settings import Settings
from tests.server.middleware.door_app import SECRET, create_app


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT", "de"),
        ("fr, hu;q=0.5", "hu"),
        ("es;q=0.3, hu;q=0.9, de;q=0.5", "hu"),
        ("de, es", "de"),
        ("*", "en"),
        ("*, en;q=0", "de"),
        ("fr", "en"),
        ("DE-ch", "de"),
        ("de;q=0, es;q=0.1", "es"),
        ("de;q=nonsense, es", "es"),
        ("de;q=7, es", "es"),
        (";;;,,,;q=", "en"),
    ],
)
def test_the_language_is_the_one_the_caller_likes_best(accepted, language):
    assert language_of(accepted) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_told_in_the_language_and_says_which(language):
    scope = {"headers": [(b"accept-language", language.encode())]}
    refusal = BadOption("too-many", seconds=3)
    answer = refusal_response(refusal, 429, scope, [(b"retry-after", b"3")])
    headers = dict(answer.headers)
    assert headers[b"content-language"] == language.encode()
    assert headers[b"content-type"] == b"application/json"
    assert headers[b"x-content-type-options"] == b"nosniff"
    assert headers[b"retry-after"] == b"3"
    assert json.loads(answer.body) == {
        "error": "too-many",
        "params": {"seconds": 3},
        "message": refusal.sentence(language),
    }


def test_a_refusal_inside_a_refusal_becomes_its_sentence():
    inner = Refusal("not-json")
    answer = refusal_response(Refusal("record-option", reason=inner), 422, {"headers": []})
    assert json.loads(answer.body)["params"] == {"reason": str(inner)}


@pytest.fixture
def address(loopback) -> str:
    return loopback(create_app(Settings(rates=None))).address


@pytest.mark.parametrize("path", ["/", "/api/x", "/page", "/boom", "/healthz"])
def test_nothing_is_sniffed_and_nobody_is_told_where_one_came_from(address, path):
    headers = httpx.get(address + path).headers
    assert headers.get_list("x-content-type-options") == ["nosniff"]
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


def test_pages_carry_their_policy(address):
    policy = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
    assert httpx.get(f"{address}/page").headers["content-security-policy"] == policy
    assert "content-security-policy" not in httpx.get(f"{address}/api/x").headers


def test_what_the_api_says_is_not_stored(address):
    assert httpx.get(f"{address}/api/x").headers["cache-control"] == "no-store"
    assert "cache-control" not in httpx.get(f"{address}/page").headers


def test_an_error_nobody_expected_tells_nothing(address):
    answer = httpx.get(f"{address}/boom", headers={"accept-language": "hu"})
    assert answer.status_code == 500
    assert answer.json()["error"] == "internal"
    assert answer.json()["params"] == {"request": answer.headers["x-request-id"]}
    assert answer.headers["content-language"] == "hu"
    assert SECRET not in answer.text


def test_an_answer_that_fails_in_the_middle_is_cut_off(address):
    with pytest.raises(httpx.RemoteProtocolError):
        httpx.get(f"{address}/halfway")


def test_every_request_has_a_number_of_its_own(address):
    assert len({httpx.get(f"{address}/api/x").headers["x-request-id"] for _ in range(5)}) == 5


def test_a_head_request_is_refused_without_a_body(loopback):
    server = loopback(refusal_response(Refusal("cross-site"), 403, {"headers": []}))
    answer = httpx.head(server.address)
    assert (answer.status_code, answer.content) == (403, b"")
