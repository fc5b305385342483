"""Errors: a code, its parameters, a sentence in the caller's language; and the house."""

import json
import re
from http.client import HTTPConnection

import httpx
import pytest

from tests.server.contract.helpers import refusal, to_phase, together
from tests.waiting import until

LANGUAGES = ("en", "de", "es", "hu")


def failures(ann, table):
    """One refused call of every kind, as (method, path, body)."""
    seen = ann.get(f"tables/{table}")
    waiting = ann.table("santiago", ["me", "open", "open"])["id"]
    wish = {"game": "santiago", "seats": ["me", "open"]}
    move = {"ply": seen["ply"], "move": "bid 99"}
    return [
        ("GET", "nonsense", None),
        ("GET", "tables/nonsense", None),
        ("GET", "boxes/nonsense", None),
        ("PUT", "tables", wish),
        ("POST", "tables", wish | {"game": "chess"}),
        ("POST", "tables", wish | {"options": {"x": 1}}),
        ("POST", "tables", wish | {"seats": ["me", "me"]}),
        ("POST", "tables", wish | {"seats": 7}),
        ("POST", "tables", wish | {"pace": {"kind": "fast"}}),
        ("POST", "link", {"token": "nonsense"}),
        ("POST", f"tables/{table}/moves", move),
        ("POST", f"tables/{table}/moves", move | {"ply": 0}),
        ("POST", f"tables/{table}/undo/accept", {}),
        ("POST", f"tables/{table}/start", {}),
        ("POST", f"tables/{table}/seats/9/replace", {}),
        ("POST", f"tables/{table}/seats/{1 - seen['turn']}/replace", {}),
        ("GET", f"tables/{table}/hint", None),
        ("POST", f"tables/{waiting}/start", {}),
        ("POST", f"tables/{waiting}/moves", move),
    ]


def test_every_refusal_is_told_in_the_four_languages(ann, bob):
    table = together(ann, bob)
    player, _ = to_phase(table, [ann, bob], "bid")
    for method, path, body in failures(player, table):
        told = {}
        for language in LANGUAGES:
            answer = player.http.request(
                method, f"/api/{path}", json=body, headers={"Accept-Language": f"{language}, fr;q=0.5"}
            )
            assert 400 <= answer.status_code < 500, (path, answer.text)
            assert answer.headers["content-language"] == language
            told[language] = answer.json()
            assert set(told[language]) == {"error", "params", "message"}
        assert len({one["error"] for one in told.values()}) == 1
        assert len({one["message"] for one in told.values()}) == 4, told
        assert not any("$" in one["message"] for one in told.values()), told  # a parameter left out


@pytest.mark.parametrize("accepted", [None, "", "fr", "*", "nonsense;;q=,,"])
def test_else_it_is_english(ann, accepted):
    head = {} if accepted is None else {"Accept-Language": accepted}
    answer = ann.http.get("/api/tables/nonsense", headers=head)
    assert answer.headers["content-language"] == "en"
    assert answer.json()["message"].startswith("There is no such table")


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        *((body, 400, "bad-json") for body in (b"{", b"nonsense", b'{"name": "Ann"', b"\xff\xfe")),
        *((body, 422, "bad-body") for body in (b"", b"[]", b"7", b"null", b'"Ann"', b'{"nome": "Ann"}')),
        (b'{"name": "Ann", "x": 1}', 422, "bad-body"),
    ],
)
def test_a_body_is_json_of_the_documented_shape(server, body, status, code):
    head = {"Content-Type": "application/json"}
    answer = httpx.post(f"{server.url}/api/players", content=body, headers=head)
    assert (answer.status_code, answer.json()["error"]) == (status, code)


def test_json_that_is_nested_beyond_all_measure_is_400(ann):
    body = b'{"game": "santiago", "seats": ["me", "open"], "options": {"palms": ' + b"[" * 20000
    answer = ann.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-json")


@pytest.mark.parametrize("path", ["me/link", "tables/{table}/leave", "tables/{table}/undo"])
def test_a_body_that_is_not_needed_is_json_too(ann, path):
    table = ann.table("santiago", ["me", "open"])["id"]
    address = f"/api/{path.format(table=table)}"
    answer = ann.http.post(address, content=b"{bad", headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-json")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "application/json5"])
def test_a_body_that_is_not_json_is_415(ann, kind):
    answer = ann.http.post("/api/tables", content=b'{"a": 1}', headers={"Content-Type": kind})
    assert (answer.status_code, answer.json()["error"]) == (415, "not-json")


def test_a_body_over_64_kib_is_413(ann):
    path = f"tables/{ann.table('santiago', ['me', 'open'])['id']}/chat"
    head = {"Content-Type": "application/json"}
    for size, status in ((64 * 1024, 201), (64 * 1024 + 1, 413)):
        body = b'{"text": "long"}'.ljust(size)
        answer = ann.http.post(f"/api/{path}", content=body, headers=head)
        assert answer.status_code == status
    assert answer.json()["error"] == "too-large"


@pytest.mark.parametrize(
    ("method", "path"), [("DELETE", "tables"), ("PUT", "me"), ("GET", "link"), ("POST", "games")]
)
def test_a_method_that_is_not_there_is_405(ann, method, path):
    assert refusal(ann, method, path, 405) == "bad-method"


def test_a_page_that_is_not_there_is_told_to_browsers_by_the_client_and_else_as_json(server):
    def asked(path, accept):
        answer = httpx.get(server.url + path, headers={"Accept": accept})
        assert answer.status_code == 404
        return answer.headers["content-type"]

    assert asked("/nowhere", "text/html,*/*") == "text/html; charset=utf-8"
    assert asked("/nowhere", "application/json") == "application/json"
    assert asked("/api/nowhere", "text/html,*/*") == "application/json"
    assert httpx.get(server.url).headers["content-type"] == "text/html; charset=utf-8"


def test_health_and_figures(server, ann):
    table = ann.table("canarias", ["me", "bot:random"])["id"]
    ann.move(table) if ann.get(f"tables/{table}")["turn"] == 0 else None
    assert httpx.get(f"{server.url}/healthz").json()["status"] == "ok"
    until(lambda: httpx.get(f"{server.url}/healthz").json()["bots"] == "ready")
    figures = httpx.get(f"{server.url}/metrics")
    assert figures.headers["content-type"].startswith("text/plain")
    assert "macaronesia_moves" in figures.text
    written = next(x for x in figures.text.splitlines() if x.startswith("macaronesia_appends_total "))
    assert float(written.split()[1]) >= 1
    assert not [secret for secret in (table, ann.key, ann.id, "Ann") if secret in figures.text]


def test_a_sentence_is_in_one_language_to_its_end(ann):
    english = {}
    for language in ("en", "de", "es", "hu"):
        for number, (path, body) in enumerate(
            [
                ("players", b'{"name": ""}'),
                ("players", b'{"name": 5}'),
                ("players", b"{}"),
                ("players", b"{"),
                ("players", b'{"name": "Ann", "x": 1}'),
                ("tables", b'{"game": "santiago", "seats": ["me", "me"]}'),
                ("tables", b'{"game": "santiago", "seats": ["me"]}'),
                ("tables", b'{"game": "santiago", "seats": ["me", "open"], "pace": {"kind": "fast"}}'),
            ]
        ):
            head = {"Content-Type": "application/json", "Accept-Language": language}
            answer = ann.http.post(f"/api/{path}", content=body, headers=head)
            told = answer.json()
            part = told["params"].get("reason") or told["params"]["allowed"]
            assert part in told["message"]
            if language == "en":
                english[number] = part
            elif number != 7:  # the paces are written as they are sent, but for one word
                assert part != english[number], told


def test_what_can_be_sent_is_named(ann):
    def message(path, body):
        return ann.http.post(f"/api/{path}", json=body).json()["message"]

    unknown = "body cannot be read: there is no field nome; available: name."
    assert message("players", {"nome": "Ann"}) == unknown
    assert '“["me", "me"]”; allowed: me at most once' in message(
        "tables", {"game": "santiago", "seats": ["me", "me"]}
    )
    assert "at least 2 entries" in message("tables", {"game": "santiago", "seats": ["me"]})
    assert "foo" in message(
        "tables", {"game": "santiago", "seats": ["me", "open"], "pace": {"kind": "none", "foo": 1}}
    )


@pytest.mark.parametrize("number", ["1000001", "9" * 26, "9" * 5000, "-1", "-" + "9" * 30])
def test_a_number_in_an_address_that_nothing_can_have_is_refused(ann, bob, number):
    table = together(ann, bob)
    for method, path in (
        ("POST", f"tables/{table}/seats/{number}/replace"),
        ("POST", f"tables/{table}/seats/{number}/return"),
        ("GET", f"tables/{table}/plies/{number}"),
    ):
        for language in LANGUAGES:
            answer = ann.http.request(method, f"/api/{path}", headers={"Accept-Language": language})
            assert answer.status_code in (404, 422), (path, answer.text)
            assert answer.json()["message"]
    for path in (f"tables/{table}", f"tables/{table}/record"):
        answer = ann.http.get(f"/api/{path}?seat=-2{number.lstrip('-')}")
        assert (answer.status_code, answer.json()["error"]) == (422, "bad-body")


def raw(server, head, version="1.1"):
    """The answer to a GET with just these header lines."""
    connection = HTTPConnection(server.url.removeprefix("http://"), timeout=30)
    connection._http_vsn_str, connection._http_vsn = f"HTTP/{version}", int(version.replace(".", ""))
    try:
        connection.putrequest("GET", "/api/tables?limit=x", skip_host=True, skip_accept_encoding=True)
        for line in head:
            connection.putheader("Host", line)
        connection.endheaders()
        answer = connection.getresponse()
        return answer.status, json.loads(answer.read())["error"]
    finally:
        connection.close()


STRANGE_HOSTS = [
    *("localhost:x", "localhost:-1", "localhost:99999999", "localhost:65536", "[::1]:x", "a:b:c", "a b"),
    *("", ":80", "::1", "[::1", "a/b", "a@b", "\xff"),
]


@pytest.mark.parametrize("host", STRANGE_HOSTS)
def test_a_host_that_is_none_is_400(server, host):
    assert raw(server, [host]) == (400, "bad-host")


def test_a_request_names_one_host(server):
    assert raw(server, []) == (400, "bad-host")
    assert raw(server, ["localhost", "localhost"]) == (400, "bad-host")
    assert raw(server, [], "1.0") == (422, "bad-body")  # there was no Host then


@pytest.mark.parametrize(
    "host", ["localhost", "localhost:", "LOCALHOST:65535", "[::1]:80", "127.0.0.1", "a_b-c.d"]
)
def test_a_host_may_have_a_port(server, host):
    assert raw(server, [host]) == (422, "bad-body")


def test_head_is_answered_as_get_without_a_body(server, ann):
    table = ann.table("santiago", ["me", "bot:random"])["id"]
    built = re.findall(r'"(/built/[^"]+)"', httpx.get(server.url).text)
    pages = ["/", f"/t/{table}", "/link", "/icon.svg", "/art/shared.svg", *built]
    others = ["/healthz", "/metrics", "/schema", "/api/games", "/api/boxes/reconstruction"]
    for path in [*pages, *others]:
        head, whole = httpx.head(server.url + path), httpx.get(server.url + path)
        assert (head.status_code, head.content) == (200, b""), path
        assert set(head.headers) == set(whole.headers), path
        if path != "/metrics":
            assert head.headers["content-length"] == whole.headers["content-length"], path
    for path, status in (("/nothing", 404), ("/api/me", 401), (f"/api/tables/{table}/moves", 405)):
        answer = httpx.head(server.url + path)
        assert (answer.status_code, answer.content) == (status, b"")


def test_head_of_a_stream_ends(server, ann):
    table = ann.table("santiago", ["me", "open"])["id"]
    with httpx.Client(base_url=server.url) as client:
        for _ in range(3):  # on one connection: nothing of a body is left on it
            answer = client.head(f"/api/tables/{table}/events")
            assert (answer.status_code, answer.headers["content-type"].partition(";")[0]) == (
                200,
                "text/event-stream",
            )
        assert client.get("/healthz").json()["status"] == "ok"
    open_streams = "macaronesia_open_streams 0.0"
    until(lambda: open_streams in httpx.get(f"{server.url}/metrics").text)


@pytest.mark.parametrize(
    ("path", "allowed"),
    [
        ("/api/games", "GET, HEAD, OPTIONS"),
        ("/api/tables", "GET, HEAD, OPTIONS, POST"),
        ("/api/tables/x/chat", "GET, HEAD, OPTIONS, POST"),
        ("/api/tables/x/moves", "OPTIONS, POST"),
    ],
)
def test_allow_names_head_where_there_is_get(server, path, allowed):
    for method in ("DELETE", "OPTIONS"):
        answer = httpx.request(method, server.url + path)
        assert ", ".join(sorted(answer.headers["allow"].replace(" ", "").split(","))) == allowed
