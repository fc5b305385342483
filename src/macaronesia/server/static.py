"""The browser client's files, as they lie in the package, the games' art and the pictures of their rules."""

import gzip
import mimetypes
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec
from litestar import Response

from macaronesia.drawing.sheet import geometry, sheet
from macaronesia.games import definition, game_names
from macaronesia.server.middleware.asgi import Scope, header
from macaronesia.table.refusals import NotFound

#: The client's own pages: one document, whatever the address.
INDEX = "index.html"
_TYPES = {".js": "text/javascript", ".svg": "image/svg+xml", ".ftl": "text/plain"}
#: Files whose names change with their content.
_FOREVER = "public, max-age=31536000, immutable"
_TODAY = "public, max-age=3600"


@dataclass(frozen=True)
class File:
    """A file in memory, as it is and compressed."""

    body: bytes
    packed: bytes
    kind: str
    keep: str

    def response(self, scope: Scope, status: int = 200) -> Response[bytes]:
        """The answer for a caller, compressed where that is accepted."""
        headers, body = {"Cache-Control": self.keep, "Vary": "Accept-Encoding"}, self.body
        if "gzip" in (header(scope, b"accept-encoding") or "") and len(self.packed) < len(body):
            headers["Content-Encoding"], body = "gzip", self.packed
        return Response(body, status_code=status, media_type=self.kind, headers=headers)


def _file(body: bytes, kind: str, keep: str) -> File:
    return File(body, gzip.compress(body, 9, mtime=0), kind, keep)


@cache
def client_files() -> dict[str, File]:
    """Path -> file; empty where the client was not built."""
    folder, found = Path(str(files("macaronesia").joinpath("client"))), {}
    for file in (each for each in folder.rglob("*") if each.is_file()):
        path = file.relative_to(folder).as_posix()
        kind = _TYPES.get(file.suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
        keep = _FOREVER if path.startswith("built/") else "no-cache"
        found[path] = _file(file.read_bytes(), kind, keep)
    return found


_UNBUILT = b"""<!doctype html><meta charset="utf-8"><title>Macaronesia</title><h1>Macaronesia</h1><p>The pages
were not built: <code>make client</code> does it. <a href="/schema">/schema</a> is for programs.</p>"""


def page() -> File:
    """The document that every page of the client begins with."""
    return client_files().get(INDEX) or _file(_UNBUILT, "text/html", "no-cache")


def client_file(path: str) -> File:
    """A file of the client."""
    found = client_files().get(path)
    if found is None or path == INDEX:
        raise NotFound("no-such-address")
    return found


@cache
def art(name: str) -> File:
    """``GAME.svg``: the symbols of a game; ``GAME.json``: where things lie; ``shared`` is of all games."""
    game, _, kind = name.partition(".")
    drawn = game == "shared" or (game in game_names() and definition(game).art)
    if not drawn or kind not in ("svg", "json"):
        raise NotFound("no-such-address")
    symbols, places = (sheet(), geometry()) if game == "shared" else definition(game).load("art")()
    if kind == "svg":
        return _file(symbols.encode(), "image/svg+xml", _TODAY)
    return _file(msgspec.json.encode(places), "application/json", _TODAY)


@cache
def picture(game: str, name: str, edition: str | None, language: str) -> tuple[File, int, int]:
    """A picture of the rules in an edition there is, its width and its height."""
    try:
        drawn, width, height = definition(game).load("picture")(name, edition, language)
    except KeyError:
        raise NotFound("no-such-address") from None
    return _file(drawn.encode(), "image/svg+xml", _TODAY), width, height
