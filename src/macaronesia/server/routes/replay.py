"""Looking back and ahead at a table, and the rules to read: what a client shows beside the present."""

from typing import Annotated, Any
from urllib.parse import urlencode

from litestar import Response, get, post
from litestar.params import PathParameter, QueryParameter

from macaronesia.games import definition, game_names
from macaronesia.locale import LANGUAGES
from macaronesia.locale.rulebook import pictures_in, sections, stored_rules
from macaronesia.server import static
from macaronesia.server.fields import LARGEST
from macaronesia.server.responses import documented, json
from macaronesia.server.schemas import (
    AnalysisShape,
    MomentShape,
    Move,
    PointsShape,
    PreviewShape,
    SectionShape,
    StoryShape,
)
from macaronesia.server.services import Asked, anybody, caller_of, player_of, scope_of, services, somebody
from macaronesia.table import replay
from macaronesia.table.messages import viewpoint
from macaronesia.table.refusals import Invalid, NotFound

PlyInPath = Annotated[int, PathParameter(ge=0, le=LARGEST)]
Eyes = Annotated[
    str | None,
    QueryParameter(name="seat", description="a seat, or open; others' eyes only when the game is over"),
]


@get(
    "/api/tables/{table_id:str}/plies/{ply:int}",
    guards=[anybody],
    responses=documented(MomentShape, 200, 401, 403, 404, 409, 422),
)
async def moment(request: Asked, table_id: str, ply: PlyInPath, whose: Eyes = None) -> Response[bytes]:
    """The game as it stood after so many moves, as the caller knew it then."""
    table = await services(request).tables.table(table_id)
    return json(replay.moment(table, ply, replay.eyes(table, player_of(request), whose)))


@get(
    "/api/tables/{table_id:str}/story",
    guards=[anybody],
    responses=documented(StoryShape, 200, 401, 403, 404, 409, 422),
)
async def story(
    request: Asked,
    table_id: str,
    since: Annotated[
        int, QueryParameter(name="from", ge=0, le=LARGEST, description="after so many moves")
    ] = 0,
    whose: Eyes = None,
) -> Response[bytes]:
    """What every move did, as messages of the language files with their parameters."""
    table = await services(request).tables.table(table_id)
    told = replay.story(table, since, replay.eyes(table, player_of(request), whose))
    return json({"ply": table.ply, "story": told})


@post(
    "/api/tables/{table_id:str}/preview",
    guards=[somebody],
    status_code=200,
    responses=documented(PreviewShape, 200, 400, 401, 403, 404, 409, 413, 415, 422),
)
async def preview(request: Asked, table_id: str, data: Move) -> Response[bytes]:
    """What a move of the caller would do; nothing is played."""
    table = await services(request).tables.table(table_id)
    return json(replay.preview(table, caller_of(request).person, data.ply, data.move))


@get(
    "/api/tables/{table_id:str}/points",
    guards=[anybody],
    responses=documented(PointsShape, 200, 401, 404, 409),
)
async def points(request: Asked, table_id: str) -> Response[bytes]:
    """Where the points would come from if the game ended now."""
    table = await services(request).tables.table(table_id)
    return json(replay.points(table, viewpoint(table, player_of(request))))


@get(
    "/api/tables/{table_id:str}/analysis",
    guards=[anybody],
    responses=documented(AnalysisShape, 200, 401, 404, 409, 503),
)
async def analysis(request: Asked, table_id: str) -> Response[bytes]:
    """What a bot thinks of the moves of a finished game; ask again until it is there."""
    app = services(request)
    return json(app.analyses.of(await app.tables.table(table_id)))


def _settled(game: str, edition: str | None, lang: str) -> str | None:
    """The edition asked for, or the default one, of a game and a language that there are."""
    readable = [name for name in game_names() if name in stored_rules()]
    if game not in readable:
        raise NotFound("no-such-rules", allowed=", ".join(readable))
    if lang not in LANGUAGES:
        raise Invalid.field("lang", lang, ", ".join(LANGUAGES))
    editions = list(definition(game).editions)
    if edition is not None and edition not in editions:
        raise Invalid.field("edition", edition, ", ".join(editions) or "-")
    return edition or next(iter(editions), None)


@get("/api/rules/{game:str}", responses=documented(list[SectionShape], 200, 404, 422), security=[])
async def rules(game: str, edition: str | None = None, lang: str = "en") -> Response[bytes]:
    """The rules of a game, section by section, in Markdown.

    A picture is written `![what it shows](picture:NAME)`: `pictures` tells the address and size of each NAME.
    A link to another section is written `[words](#ID)`.
    """
    settled = _settled(game, edition, lang)
    wanted = urlencode({"lang": lang} if settled is None else {"lang": lang, "edition": settled})

    def shown(name: str) -> dict[str, Any]:
        _, width, height = static.picture(game, name, settled, lang)
        return {"address": f"/api/rules/{game}/pictures/{name}?{wanted}", "width": width, "height": height}

    return json(
        [
            {"id": name, "text": text, "pictures": {found: shown(found) for found in pictures_in(text)}}
            for name, text in sections(game, settled, lang).items()
        ]
    )


@get(
    "/api/rules/{game:str}/pictures/{name:str}",
    media_type="image/svg+xml",
    responses=documented(str, 200, 404, 422, media_type="image/svg+xml"),
    security=[],
)
async def picture(
    request: Asked, game: str, name: str, edition: str | None = None, lang: str = "en"
) -> Response[bytes]:
    """A picture of the rules, with its words in a language."""
    file, _, _ = static.picture(game, name, _settled(game, edition, lang), lang)
    body, headers = file.served(scope_of(request))
    return Response(body, media_type=file.kind, headers=headers)
