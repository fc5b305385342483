"""What docs/hosting.md and /schema promise of strangers, on a real server."""

import base64
import hashlib
import re

import httpx
import pytest
from openapi_spec_validator import OpenAPIV31SpecValidator

from tests.server.fuzz.scene import logged
from tests.server.fuzz.schema import against_schema
from tests.server.serving import Player

POLICY = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"


def test_nothing_is_sniffed_no_other_site_is_let_in_and_pages_carry_the_policy(scene):
    for path in (
        "/",
        "/t/x",
        "/healthz",
        "/metrics",
        "/schema",
        "/api/games",
        "/api/me",
        "/api/x",
        "/nothing",
    ):
        for method, headers in (
            *(("GET", {}), ("POST", {}), ("OPTIONS", {})),
            ("GET", {"origin": "https://evil.org"}),
        ):
            answer = httpx.request(method, scene.server.url + path, headers=headers)
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert not [name for name in answer.headers if name.startswith("access-control-")]
        page = httpx.get(scene.server.url + path).headers
        assert page.get("content-security-policy") == (POLICY if "html" in page["content-type"] else None)


@pytest.mark.parametrize("origin", ["https://evil.org", "null", "http://localhost:1", None])
def test_a_foreign_page_cannot_act_and_our_own_can(scene, origin):
    headers = {"sec-fetch-site": "cross-site"} if origin is None else {"origin": origin}
    before = scene.eve.get(f"tables/{scene.open}")
    for path, body in ((f"tables/{scene.open}/chat", {"text": "Not me"}), (f"tables/{scene.open}/leave", {})):
        assert scene.eve.post(path, body, 403, headers=headers)["error"] == "cross-site"
    assert scene.watcher.post("players", {"name": "X"}, 403, headers=headers)["error"] == "cross-site"
    assert scene.eve.get(f"tables/{scene.open}", headers=headers) == before
    ours = {"origin": scene.server.url, "sec-fetch-site": "same-origin"}
    scene.eve.post(f"tables/{scene.open}/chat", {"text": "It is me"}, 201, headers=ours)


@pytest.mark.parametrize("who", ["ben", "cid", "eve", "mallory"])
def test_another_seats_key_never_works(scene, who):
    caller = getattr(scene, who)
    for table, before in zip(scene.games, scene.before, strict=True):
        call = {"ply": before["ply"], "move": before["view"]["moves"][0]}
        refused = caller.post(f"tables/{table}/moves", call, 403)
        assert refused["error"] == ("not-your-turn" if who in ("ben", "cid") else "not-at-table")
        assert scene.ann.get(f"tables/{table}") == before


def test_what_is_nearly_a_key_is_none(scene):
    call = {"ply": scene.before[0]["ply"], "move": scene.before[0]["view"]["moves"][0]}
    key, path = scene.ann.key, f"{scene.server.url}/api/tables/{scene.games[0]}"
    stored = hashlib.sha256(key.encode()).hexdigest()
    for near in (
        *(key[:-1], key + "0", key.upper(), key[::-1], stored, scene.ann.id, scene.games[0]),
        *("0" * 32, "", "*", "%"),
    ):
        for headers in ({"authorization": f"Bearer {near}".strip()}, {"cookie": f"macaronesia={near}"}):
            assert httpx.post(f"{path}/moves", json=call, headers=headers).status_code == 401, near
            assert httpx.get(path, headers=headers).status_code == 401, near
    assert scene.ann.get(f"tables/{scene.games[0]}") == scene.before[0]


def test_table_ids_have_at_least_96_random_bits(scene):
    wish = {"game": "santiago", "seats": ["me", "open"]}
    made = [scene.mallory.post("tables", wish, 201)["id"] for _ in range(40)]
    made.append(scene.mallory.post("tables", wish, 201, headers={"Idempotency-Key": "a"})["id"])
    assert all(re.fullmatch(r"[\w-]{16,}", table) for table in made)  # 6 bits a letter
    raw = [base64.urlsafe_b64decode(table + "=" * (-len(table) % 4)) for table in made]
    assert len(set(made)) == 41
    # Each bit is set in some and not in others: nothing in it only counts or stands still.
    everywhere, somewhere = 2**96 - 1, 0
    for one in raw:
        everywhere, somewhere = everywhere & int.from_bytes(one[:12]), somewhere | int.from_bytes(one[:12])
    assert (everywhere, somewhere) == (0, 2**96 - 1)


def test_rates_are_per_key_and_per_address_and_a_known_proxy_says_whose(tmp_path):
    with logged(tmp_path, "--proxy", "127.0.0.1", rates="0.01,5,0.01,8") as server:

        def called(number, *addresses, key=None):
            head = {"authorization": f"Bearer {key}"} if key else {}
            path = f"{server.url}/api/{'me' if key else 'games'}"
            return [httpx.get(path, headers=head | {"x-forwarded-for": one}) for one in addresses * number]

        ann, ben = Player(server.url, "Ann").key, Player(server.url, "Ben").key
        far = [f"10.1.0.{number}" for number in range(6)]
        answers = called(1, *far, key=ann)
        assert [answer.status_code for answer in answers] == [200] * 5 + [429]
        assert answers[-1].json()["error"] == "too-many"
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 100
        assert called(1, far[0], key=ben)[0].status_code == 200
        assert [answer.status_code for answer in called(10, "10.0.0.1")] == [200] * 8 + [429] * 2
        # What stands left of the last address anybody may have written.
        answers = called(1, "6.6.6.6, 10.0.0.1", "10.0.0.2")
        assert [answer.status_code for answer in answers] == [429, 200]
        assert [httpx.get(f"{server.url}/healthz").status_code for _ in range(10)] == [200] * 10


def test_without_a_known_proxy_nobody_is_believed(tmp_path):
    with logged(tmp_path, rates="1000,100000,0.01,4") as server:
        path = f"{server.url}/api/games"
        answers = [httpx.get(path, headers={"x-forwarded-for": f"10.0.0.{n}"}).status_code for n in range(6)]
        assert answers == [200] * 4 + [429] * 2


def test_rates_can_be_turned_off(scene):
    assert [scene.eve.http.get("/api/me").status_code for _ in range(150)] == [200] * 150


# --- The schema ---


@pytest.fixture(scope="module")
def schema(scene):
    return httpx.get(f"{scene.server.url}/schema").json()


def operations(schema):
    return {
        operation["operationId"]: (method, path, operation)
        for path, methods in schema["paths"].items()
        for method, operation in methods.items()
    }


def test_the_schema_is_openapi_3_1(schema):
    assert schema["openapi"].startswith("3.1")
    assert not list(OpenAPIV31SpecValidator(schema).iter_errors())


def test_schemathesis_finds_nothing(scene, tmp_path):
    code, told = against_schema(scene.server.url, tmp_path, 2, 1)
    assert code == 0, told
    selected, of_all = map(int, re.search(r"(\d+) selected / (\d+) total", told).groups())
    assert selected == of_all - 1  # the stream


AT_A_TABLE = {
    "get": ("record", "hint", "events", "chat", "analysis", "story", "points", "plies/{ply}"),
    "post": (
        *(
            "join",
            "leave",
            "start",
            "moves",
            "undo",
            "undo/accept",
            "undo/decline",
            "chat",
            "fork",
            "preview",
        ),
        *("seats/{seat}/return", "seats/{seat}/replace", "rematch"),
    ),
}


def test_every_address_of_the_contract_is_there(schema):
    addresses = {f"{method} {path}" for method, path, _ in operations(schema).values()}
    table = "/api/tables/{table_id}"
    assert addresses >= {
        *("post /api/players", "get /api/me", "post /api/me/link", "post /api/link", "get /api/games"),
        *("get /api/boxes/{name}", "get /api/tables", "post /api/tables", f"get {table}"),
        *("get /healthz", "get /metrics", "get /schema"),
        *(f"{method} {table}/{path}" for method, paths in AT_A_TABLE.items() for path in paths),
    }


def test_what_middleware_may_answer_stands_at_every_address(schema):
    for method, path, operation in operations(schema).values():
        wanted = {"400", "408", "413", "429", "431"} | ({"403", "415"} if method == "post" else set())
        assert wanted <= set(operation["responses"]), path
    assert schema["components"]["responses"]["429"]["headers"]["Retry-After"]


def test_the_schema_says_who_needs_a_key(schema):
    told = {name: operation["security"] for name, (_, _, operation) in operations(schema).items()}
    keys = [{"key": []}, {"cookie": []}]
    assert told["move"] == told["me"] == told["new_table"] == keys
    assert told["one_table"] == told["events"] == [*keys, {}]
    assert told["new_player"] == told["health"] == told["games"] == []
    assert set(schema["components"]["securitySchemes"]) == {"key", "cookie"}


def test_calls_that_create_may_have_an_idempotency_key(schema):
    reference = {"$ref": "#/components/parameters/Idempotency-Key"}
    having = {name for name, (_, _, one) in operations(schema).items() if reference in one["parameters"]}
    assert having == {"new_player", "new_link", "use_link", "new_table", "chat", "fork"}


def test_the_schema_has_the_stream(schema):
    _, _, operation = operations(schema)["events"]
    assert list(operation["responses"]["200"]["content"]) == ["text/event-stream"]
    assert {"after", "seat", "Last-Event-ID"} < {parameter["name"] for parameter in operation["parameters"]}
