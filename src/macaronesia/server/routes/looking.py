"""Looking back and ahead at a table, and the rules to read: what a client shows beside the present."""

import re
from typing import Annotated

from litestar import Response, get, post
from litestar.params import Parameter

from macaronesia.locale import LANGUAGES
from macaronesia.locale.rulebook import EDITIONS, sections
from macaronesia.ruleset import GAMES
from macaronesia.server.answers import documented, json
from macaronesia.server.services import Asked, anybody, caller_of, player_of, services, somebody
from macaronesia.server.shapes import (
    AnalysisShape,
    MomentShape,
    Move,
    PointsShape,
    PreviewShape,
    SectionShape,
    StoryShape,
)
from macaronesia.table import looking
from macaronesia.table.refusals import Invalid, NotFound
from macaronesia.table.telling import viewpoint

#: Where in the printed rulebooks a section comes from, in every language: for sticklers, not for players.
_SOURCES = re.compile(r"^\*[^*\n]*: 00\d §[^\n]*\*\n?", re.MULTILINE)

Eyes = Annotated[
    str | None,
    Parameter(query="seat", description="a seat, or open; others' eyes only when the game is over"),
]


@get(
    "/api/tables/{table_id:str}/plies/{ply:int}",
    guards=[anybody],
    responses=documented(MomentShape, 200, 401, 403, 404, 409, 422),
)
async def moment(request: Asked, table_id: str, ply: int, whose: Eyes = None) -> Response[bytes]:
    """The game as it stood after so many moves, as the caller knew it then."""
    table = await services(request).hall.table(table_id)
    return json(looking.moment(table, ply, looking.eyes(table, player_of(request), whose)))


@get(
    "/api/tables/{table_id:str}/story",
    guards=[anybody],
    responses=documented(StoryShape, 200, 401, 403, 404, 409, 422),
)
async def story(
    request: Asked,
    table_id: str,
    since: Annotated[int, Parameter(query="from", ge=0, le=1_000_000, description="after so many moves")] = 0,
    whose: Eyes = None,
) -> Response[bytes]:
    """What every move did, as messages of the language files with their parameters."""
    table = await services(request).hall.table(table_id)
    told = looking.story(table, since, looking.eyes(table, player_of(request), whose))
    return json({"ply": table.ply, "story": told})


@post(
    "/api/tables/{table_id:str}/preview",
    guards=[somebody],
    status_code=200,
    responses=documented(PreviewShape, 200, 400, 401, 403, 404, 409, 413, 415, 422),
)
async def preview(request: Asked, table_id: str, data: Move) -> Response[bytes]:
    """What a move of the caller would do; nothing is played."""
    table = await services(request).hall.table(table_id)
    return json(looking.preview(table, caller_of(request).person, data.ply, data.move))


@get(
    "/api/tables/{table_id:str}/points",
    guards=[anybody],
    responses=documented(PointsShape, 200, 401, 404, 409),
)
async def points(request: Asked, table_id: str) -> Response[bytes]:
    """Where the points would come from if the game ended now."""
    table = await services(request).hall.table(table_id)
    return json(looking.points(table, viewpoint(table, player_of(request))))


@get(
    "/api/tables/{table_id:str}/analysis",
    guards=[anybody],
    responses=documented(AnalysisShape, 200, 401, 404, 409, 503),
)
async def analysis(request: Asked, table_id: str) -> Response[bytes]:
    """What a bot thinks of the moves of a finished game; ask again until it is there."""
    app = services(request)
    return json(app.analyses.of(await app.hall.table(table_id)))


@get("/api/rules/{game:str}", responses=documented(list[SectionShape], 200, 404, 422), security=[])
async def rules(game: str, edition: str | None = None, lang: str = "en") -> Response[bytes]:
    """The rules of a game, section by section, in Markdown."""
    if game not in GAMES:
        raise NotFound("no-such-rules", allowed=", ".join(GAMES))
    if lang not in LANGUAGES:
        raise Invalid.field("lang", lang, ", ".join(LANGUAGES))
    try:
        found = sections(game, edition, lang)
    except ValueError:
        raise Invalid.field("edition", edition, ", ".join(EDITIONS.get(game, ())) or "-") from None
    return json([{"id": name, "text": _SOURCES.sub("", text)} for name, text in found.items()])
