"""The pages of the browser client."""

from litestar import Response, get

from macaronesia.server import static
from macaronesia.server.services import Asked, scope_of


def _answer(request: Asked, file: static.File) -> Response[bytes]:
    body, headers = file.served(scope_of(request))
    return Response(body, media_type=file.kind, headers=headers)


@get(["/", "/t/{table_id:str}", "/link"], include_in_schema=False)
async def page(request: Asked) -> Response[bytes]:
    """The client; it looks at its own address."""
    return _answer(request, static.page())


@get("/built/{name:str}", include_in_schema=False)
async def built(request: Asked, name: str) -> Response[bytes]:
    """A part of the client, whose name tells its version."""
    return _answer(request, static.client_file(f"built/{name}"))


@get(["/icon.svg", "/icon-turn.svg"], include_in_schema=False)
async def icon(request: Asked) -> Response[bytes]:
    """The page's sign in the browser."""
    return _answer(request, static.client_file(scope_of(request)["path"].lstrip("/")))


@get("/art/{name:str}", include_in_schema=False)
async def art(request: Asked, name: str) -> Response[bytes]:
    """What a game is drawn with."""
    return _answer(request, static.art(name))
