"""The figures of a match for people, as a table, and for machines, as JSON."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from macaronesia.arena.tally import Row, Tally
from macaronesia.drawing.lettering import clean, cut
from macaronesia.games import definition
from macaronesia.locale import decimal, percent, say
from macaronesia.ruleset import Json

#: So many forfeits are told one by one.
_TOLD = 5
_NAME_COLUMNS = 32


def name(row: Row) -> str:
    """Who it is, and how many entrants are of this name."""
    called = cut(clean(row.name), _NAME_COLUMNS)
    return called if row.entrants == 1 else f"{called} ×{row.entrants}"


def interval(row: Row, language: str) -> str:
    """The confidence interval of a row's share."""
    return f"{decimal(language, 100 * row.low)} – {percent(language, row.high, 1)}"


def against_even(row: Row, even: float) -> str:
    """How the row stands against an even share: ``more``, ``less``, or ``""`` where chance may explain it."""
    return "more" if row.low > even else "less" if row.high < even else ""


def report(figures: Tally, language: str) -> Group:
    """The table with everything that is needed to read it."""
    if not figures.rows:
        return Group(Text(say(language, "arena-nothing")))
    match = figures.match
    head = say(
        language,
        "arena-head",
        title=definition(match.game).title,
        players=match.players,
        games=figures.games,
        deals=figures.deals,
        even=percent(language, 1 / match.players, 1),
    )
    parts: list[RenderableType] = [Text(head + "\n"), _table(figures, language), Text("")]
    parts.append(Text(say(language, "arena-key")))
    if any(row.entrants > 1 for row in figures.rows):
        parts.append(Text(say(language, "arena-several")))
    if figures.waiting:
        parts.append(Text(say(language, "arena-waiting", count=figures.waiting)))
    if figures.forfeits:
        parts.append(Text("\n" + say(language, "arena-forfeits", count=len(figures.forfeits))))
        parts += [Text(f"  {line}") for line in _forfeits(figures, language)]
    return Group(*parts)


def _table(figures: Tally, language: str) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(say(language, "arena-entrant"))
    for heading in (
        say(language, "arena-share"),
        "",
        say(language, "arena-interval"),
        say(language, "arena-score"),
        say(language, "arena-rating"),
        say(language, "arena-time"),
        say(language, "arena-longest"),
    ):
        table.add_column(heading, justify="right")
    if figures.forfeits:
        table.add_column(say(language, "arena-lost"), justify="right")
    signs = {"more": "▲", "less": "▼", "": " "}
    for row in figures.rows:
        cells = [
            name(row),
            percent(language, row.share, 1),
            signs[against_even(row, 1 / figures.match.players)],
            interval(row, language),
            "–" if row.score is None else decimal(language, row.score),
            f"{decimal(language, row.rating.mu)} ± {decimal(language, row.rating.sigma)}",
            decimal(language, row.ms, 2 if row.ms < 10 else 0),
            f"{row.longest:.0f}",
        ]
        # Text as it is: a bot's name is not read as markup.
        table.add_row(*map(Text, cells + [str(row.forfeits)] * bool(figures.forfeits)))
    return table


def _forfeits(figures: Tally, language: str) -> list[str]:
    lines = [
        clean(say(language, "arena-forfeit", game=game.number, reason=game.forfeit.sentence(language)))
        for _, game in figures.forfeits[:_TOLD]
        if game.forfeit is not None
    ]
    more = len(figures.forfeits) - len(lines)
    return [*lines, say(language, "arena-more", count=more)] if more else lines


def as_json(figures: Tally, finished: bool) -> Json:
    """Everything the table says and more; the bots in the order in which they were named."""
    match = figures.match
    order = {name: place for place, name in enumerate(match.names)}
    return {
        "games": figures.games,
        "bots": [_row_json(row) for row in sorted(figures.rows, key=lambda row: order[row.name])],
        "game": match.game,
        "options": match.options,
        "seed": match.seed,
        "entrants": list(match.bots),
        "even_share": round(1 / match.players, 6),
        "deals": figures.deals,
        "finished": finished,
        "waiting": figures.waiting,
        "forfeits": [
            {"game": game.number, "bot": bot, "seat": game.forfeit.seat, "code": game.forfeit.code}
            | {"sentence": game.forfeit.sentence()}
            for bot, game in figures.forfeits
            if game.forfeit is not None
        ],
    }


def _row_json(row: Row) -> Json:
    return {
        "name": row.name,
        "win_share": round(row.share, 6),
        "low": round(row.low, 6),
        "high": round(row.high, 6),
        "mean_score": None if row.score is None else round(row.score, 3),
        "rating": round(row.rating.mu, 3),
        "ms_per_move": round(row.ms, 4),
        "entrants": row.entrants,
        "sigma": round(row.rating.sigma, 3),
        "seat_shares": [round(share, 6) for share in row.seat_shares],
        "longest_ms": round(row.longest, 3),
        "moves": row.moves,
        "forced_moves": row.forced,
        "forfeits": row.forfeits,
    }
