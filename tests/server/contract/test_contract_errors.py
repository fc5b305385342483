"""Errors: a code, its parameters, a sentence in the caller's language; and the house."""

import httpx
import pytest
from contract_help import refusal, refused, to_phase, together

from waiting import until

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


@pytest.mark.parametrize("body", [b"{", b"nonsense", b'{"name": "Ann"', b"\xff\xfe"])
def test_what_is_no_json_is_400(server, body):
    head = {"Content-Type": "application/json"}
    answer = httpx.post(f"{server.url}/api/players", content=body, headers=head)
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-json")


def test_json_that_is_nested_beyond_all_measure_is_400(ann):
    body = b'{"game": "santiago", "seats": ["me", "open"], "options": {"palms": ' + b"[" * 20000
    answer = ann.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-json")


@pytest.mark.parametrize(
    "body", [b"", b"[]", b"7", b"null", b'"Ann"', b'{"nome": "Ann"}', b'{"name": "Ann", "x": 1}']
)
def test_json_of_another_shape_is_422(server, body):
    head = {"Content-Type": "application/json"}
    answer = httpx.post(f"{server.url}/api/players", content=body, headers=head)
    assert (answer.status_code, answer.json()["error"]) == (422, "bad-body")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])
def test_a_body_that_is_not_json_is_415(ann, kind):
    answer = ann.http.post("/api/tables", content=b'{"a": 1}', headers={"Content-Type": kind})
    assert answer.status_code == 415
    assert answer.json()["error"] == "not-json"


def test_a_body_over_64_kib_is_413(ann):
    table = ann.table("santiago", ["me", "open"])["id"]
    assert refused(ann, f"tables/{table}/chat", 413, {"text": "x" * 65536}) == "too-large"
    assert refused(ann, f"tables/{table}/chat", 422, {"text": "x" * 60000})


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


def test_the_schema_has_every_address(server):
    schema = httpx.get(f"{server.url}/schema").json()
    assert schema["openapi"].startswith("3.1")
    paths = {path.replace("{table_id}", "{id}") for path in schema["paths"]}
    at_the_table = (
        "join",
        "leave",
        "start",
        "moves",
        "undo",
        "undo/accept",
        "undo/decline",
        "chat",
        "events",
    )
    assert paths >= {
        *("/api/players", "/api/me", "/api/me/link", "/api/link", "/api/games", "/api/boxes/{name}"),
        *("/api/tables", "/api/tables/{id}", "/healthz", "/metrics"),
        *(f"/api/tables/{{id}}/{action}" for action in (*at_the_table, "record", "fork", "hint")),
        *(f"/api/tables/{{id}}/seats/{{seat}}/{action}" for action in ("replace", "return")),
    }


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


@pytest.mark.parametrize("path", ["me/link", "tables/{table}/leave", "tables/{table}/undo"])
def test_what_is_no_json_is_400_where_no_body_is_needed_too(ann, path):
    table = ann.table("santiago", ["me", "open"])["id"]
    address = f"/api/{path.format(table=table)}"
    answer = ann.http.post(address, content=b"{bad", headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-json")
