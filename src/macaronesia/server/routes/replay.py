"""Looking back and ahead at a table, and the rules to read: what a client shows beside the present."""

from typing import Annotated
from urllib.parse import urlencode

from litestar import Response, get, post
from litestar.params import PathParameter, QueryParameter

from macaronesia.bot_pool.analysis_jobs import AnalysisProgress
from macaronesia.games import definition, game_names
from macaronesia.locale import LANGUAGES
from macaronesia.locale.rulebook import pictures_in, sections, stored_rules
from macaronesia.server import static
from macaronesia.server.auth import Caller
from macaronesia.server.responses import refusals
from macaronesia.server.schemas import LARGEST, Move, RulesPicture, RulesSection
from macaronesia.server.services import AnyRequest, Services, optional_auth, require_auth, scope_of
from macaronesia.table import replay
from macaronesia.table.messages import viewpoint
from macaronesia.table.refusals import Invalid, NotFound

PlyInPath = Annotated[int, PathParameter(ge=0, le=LARGEST)]
PointOfView = Annotated[
    str | None,
    QueryParameter(name="seat", description="a seat, or open; others' views only when the game is over"),
]
_TABLE = "/api/tables/{table_id:str}"
_LOOK = refusals(401, 403, 404, 409, 422)


@get(f"{_TABLE}/plies/{{ply:int}}", guards=[optional_auth], responses=_LOOK)
async def moment(
    table_id: str, ply: PlyInPath, services: Services, player: str | None, whose: PointOfView = None
) -> replay.Moment:
    """The game as it stood after so many moves, as the caller knew it then."""
    table = await services.tables.table(table_id)
    return replay.moment(table, ply, replay.point_of_view(table, player, whose))


@get(f"{_TABLE}/story", guards=[optional_auth], responses=_LOOK)
async def story(
    table_id: str,
    services: Services,
    player: str | None,
    since: Annotated[
        int, QueryParameter(name="from", ge=0, le=LARGEST, description="after so many moves")
    ] = 0,
    whose: PointOfView = None,
) -> replay.Story:
    """What every move did, as messages of the language files with their parameters."""
    table = await services.tables.table(table_id)
    return replay.story(table, since, replay.point_of_view(table, player, whose))


@post(f"{_TABLE}/preview", guards=[require_auth], status_code=200, responses=_LOOK)
async def preview(table_id: str, data: Move, services: Services, caller: Caller) -> replay.Preview:
    """What a move of the caller would do; nothing is played."""
    return replay.preview(await services.tables.table(table_id), caller.person, data.ply, data.move)


@get(f"{_TABLE}/points", guards=[optional_auth], responses=refusals(401, 404, 409))
async def points(table_id: str, services: Services, player: str | None) -> replay.Points:
    """Where the points would come from if the game ended now."""
    table = await services.tables.table(table_id)
    return replay.points(table, viewpoint(table, player))


@get(f"{_TABLE}/analysis", guards=[optional_auth], responses=refusals(401, 404, 409, 503))
async def analysis(table_id: str, services: Services) -> AnalysisProgress:
    """What a bot thinks of the moves of a finished game; ask again until it is there."""
    return services.analyses.of(await services.tables.table(table_id))


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


@get("/api/rules/{game:str}", responses=refusals(404, 422), security=[])
async def rules(game: str, edition: str | None = None, lang: str = "en") -> list[RulesSection]:
    """The rules of a game, section by section, in Markdown.

    A picture is written `![what it shows](picture:NAME)`: `pictures` has the address and size of each NAME.
    A link to another section is written `[words](#ID)`.
    """
    settled = _settled(game, edition, lang)
    wanted = urlencode({"lang": lang} if settled is None else {"lang": lang, "edition": settled})

    def shown(name: str) -> RulesPicture:
        _, width, height = static.picture(game, name, settled, lang)
        return RulesPicture(f"/api/rules/{game}/pictures/{name}?{wanted}", width, height)

    return [
        RulesSection(name, text, {found: shown(found) for found in pictures_in(text)})
        for name, text in sections(game, settled, lang).items()
    ]


@get(
    "/api/rules/{game:str}/pictures/{name:str}",
    media_type="image/svg+xml",
    responses=refusals(404, 422),
    security=[],
)
async def picture(
    request: AnyRequest, game: str, name: str, edition: str | None = None, lang: str = "en"
) -> Response[bytes]:
    """A picture of the rules, with its words in a language."""
    file, _, _ = static.picture(game, name, _settled(game, edition, lang), lang)
    return file.response(scope_of(request))
