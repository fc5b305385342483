import re

import httpx
import pytest
from openapi_spec_validator import OpenAPIV31SpecValidator

from tests.server.fuzz.schema import against_schema


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


def test_the_stream_is_what_the_schema_says(scene, schema):
    _, path, operation = operations(schema)["events"]
    assert list(operation["responses"]["200"]["content"]) == ["text/event-stream"]
    assert {"after", "seat", "Last-Event-ID"} < {parameter["name"] for parameter in operation["parameters"]}
    with httpx.stream("GET", f"{scene.server.url}{path}".replace("{table_id}", scene.games[0])) as answer:
        assert answer.headers["content-type"].split(";")[0] == "text/event-stream"
        assert next(answer.iter_lines()) == "event: table"
