"""/schema: the addresses as OpenAPI 3.1.

Litestar lists the addresses; msgspec, which reads and writes the messages, describes their schemas; what
middleware does for every address is added here.
"""

from functools import lru_cache

import msgspec
from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.routes import HTTPRoute

from macaronesia import __version__
from macaronesia.bot_pool.analysis_jobs import AnalysisProgress
from macaronesia.games import definitions
from macaronesia.locale import LANGUAGES
from macaronesia.ruleset import Breakdown, GameView, Json
from macaronesia.server import schemas
from macaronesia.server.auth import COOKIE
from macaronesia.server.idempotency import LONGEST_KEY
from macaronesia.server.responses import WORDS
from macaronesia.server.services import optional_auth, require_auth
from macaronesia.table import log, messages, replay

_REFS = "#/components/schemas/{name}"
_KEYS: list[Json] = [{"key": []}, {"cookie": []}]
#: What middleware may answer to any request, and to a POST.
_ANY, _ANY_POST = ("400", "408", "413", "429", "431", "500"), ("403", "415")
_ABOUT = (
    "Santiago and Islas Canarias, played over HTTP. Moves are those of docs/moves.md. "
    "Errors are told in the language of Accept-Language (en, de, es, hu). The pages for people (/, /t/{id}, "
    "/link) and the files they load are not listed here; any other address that is not listed is 404. Where "
    "there is GET there is HEAD, the same without a body; any other method that is not listed is 405 with "
    "Allow, except OPTIONS, which is 204 with Allow."
)

_TEXT = {"type": "string"}
_HEADERS: dict[str, Json] = {
    "X-Request-ID": {"description": "The number of the request in the server's log.", "schema": _TEXT},
    "Content-Language": {
        "description": "The language of the message.",
        "schema": {"type": "string", "enum": list(LANGUAGES)},
    },
    "Retry-After": {
        "description": "In how many seconds to try again.",
        "schema": {"type": "integer", "minimum": 1},
        "required": True,
    },
    "Set-Cookie": {"description": f"The key, as cookie {COOKIE}.", "schema": _TEXT, "required": True},
}
_IDEMPOTENCY_KEY: Json = {
    "name": "Idempotency-Key",
    "in": "header",
    "description": "The same call with the same key is answered the same, and done once.",
    "schema": {"type": "string", "minLength": 1, "maxLength": LONGEST_KEY},
}


def openapi_config() -> OpenAPIConfig:
    """What Litestar is to say of the whole."""
    return OpenAPIConfig(
        title="Macaronesia",
        version=__version__,
        description=_ABOUT,
        path="/openapi",
        use_handler_docstrings=True,
        render_plugins=(),
        operation_id_creator=lambda handler, _, __: handler.handler_name,
    )


@lru_cache(1)
def described(app: Litestar) -> Json:
    """All addresses, complete and true, as JSON."""
    document: Json = app.openapi_schema.to_schema()
    handlers = {
        handler.handler_name: handler
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for handler in route.route_handlers
    }
    at_tables = [
        operation["operationId"]
        for path, operations in document["paths"].items()
        if "{table_id}" in path
        for operation in operations.values()
    ]
    for operations in document["paths"].values():
        for method, operation in operations.items():
            _complete(operation, method, handlers[operation["operationId"]], at_tables)
    document["components"] = {
        "schemas": message_schemas(),
        "securitySchemes": {
            "key": {"type": "http", "scheme": "bearer", "description": "The key of a player."},
            "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
        },
        "headers": _HEADERS,
        "parameters": {"Idempotency-Key": _IDEMPOTENCY_KEY},
        "responses": {str(status): _failure(status) for status in WORDS},
    }
    return document


def _complete(operation: Json, method: str, handler: HTTPRouteHandler, at_tables: list[str]) -> None:
    """Add what Litestar does not know of an address, or takes for something else."""
    operation["security"] = _security(handler)
    operation["parameters"] = [_plain(parameter) for parameter in operation.get("parameters", [])]
    if handler.opt.get("idempotent"):
        operation["parameters"].append({"$ref": "#/components/parameters/Idempotency-Key"})
    if (data := handler.parsed_data_field) is not None:
        (schema,), _ = msgspec.json.schema_components([data.annotation], ref_template=_REFS)
        operation["requestBody"] = {
            "content": {"application/json": {"schema": schema}},
            "required": not data.has_default,
        }
    answers = operation["responses"]
    for status, answer in answers.items():
        if int(status) < 400:
            answer["headers"] = _headers(
                "X-Request-ID", *(["Set-Cookie"] if handler.opt.get("cookie") else [])
            )
            if '"#/components/schemas/Table"' in str(answer).replace("'", '"'):
                table_id = {"table_id": "$response.body#/id"}
                answer["links"] = {name: {"operationId": name, "parameters": table_id} for name in at_tables}
    refused = {status for status in answers if int(status) >= 400}
    refused |= {*_ANY, *(_ANY_POST if method == "post" else ())}
    answers |= {status: {"$ref": f"#/components/responses/{status}"} for status in sorted(refused)}


def _security(handler: HTTPRouteHandler) -> list[Json]:
    """Whether a key is needed, welcome, or of no use."""
    guards = handler.guards or ()
    if require_auth in guards:
        return _KEYS
    return [*_KEYS, {}] if optional_auth in guards else []


def _plain(parameter: Json) -> Json:
    """A parameter that may be missing, but not null: addresses and headers know no null."""
    schema = dict(parameter["schema"])
    kinds = [kind for kind in schema.pop("oneOf", []) if kind != {"type": "null"}]
    for kind in kinds:
        schema = kind | schema
    bare = {"name", "in", "description", "required"}
    return {name: value for name, value in parameter.items() if name in bare} | {"schema": schema}


def _failure(status: int) -> Json:
    return {
        "description": WORDS[status],
        "headers": _headers("X-Request-ID", "Content-Language", *(["Retry-After"] if status == 429 else [])),
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Failure"}}},
    }


def _headers(*names: str) -> Json:
    return {name: {"$ref": f"#/components/headers/{name}"} for name in names}


def message_schemas() -> Json:
    """The schemas of all messages, and of the games' views and breakdowns."""
    kinds = [
        kind
        for module in (messages, replay, schemas)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and not issubclass(kind, log.Entry)
    ]
    of_games = [kind for game in definitions() for kind in game.load("rules").message_types]
    of_games += [GameView, Breakdown, schemas.GameRecord, AnalysisProgress]
    _, components = msgspec.json.schema_components([*kinds, *of_games], ref_template=_REFS)
    return dict(components)
