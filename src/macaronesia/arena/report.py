"""The figures of a match for people, as a table, and for machines, as JSON."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from macaronesia.arena.statistics import BotStatistics, MatchStatistics
from macaronesia.drawing.lettering import clean, cut
from macaronesia.games import definition
from macaronesia.locale import decimal, percent, say
from macaronesia.ruleset import Json

#: How many forfeits are listed.
_FORFEITS = 5
_NAME_COLUMNS = 32


def name(row: BotStatistics) -> str:
    """The name of a bot, and how many entrants have it."""
    shown = cut(clean(row.name), _NAME_COLUMNS)
    return shown if row.entrants == 1 else f"{shown} ×{row.entrants}"


def interval(row: BotStatistics, language: str) -> str:
    """The confidence interval of a row's share."""
    return f"{decimal(language, 100 * row.low)} – {percent(language, row.high, 1)}"


def against_even(row: BotStatistics, even: float) -> str:
    """How the row stands against an even share: ``more``, ``less``, or ``""`` where chance may explain it."""
    return "more" if row.low > even else "less" if row.high < even else ""


def head(figures: MatchStatistics, language: str) -> str:
    """Which match it was, and its size, in one sentence."""
    match = figures.match
    size: Json = {"players": match.players, "games": figures.games, "deals": figures.deals}
    even = percent(language, 1 / match.players, 1)
    return say(language, "arena-head", title=definition(match.game).title, even=even, **size)


def report(figures: MatchStatistics, language: str) -> Group:
    """The table of the bots, with a line about the match and a key to the signs."""
    if not figures.rows:
        return Group(Text(say(language, "arena-nothing")))
    parts: list[RenderableType] = [Text(head(figures, language) + "\n"), _table(figures, language), Text("")]
    parts.append(Text(say(language, "arena-key")))
    if any(row.entrants > 1 for row in figures.rows):
        parts.append(Text(say(language, "arena-several")))
    if figures.waiting:
        parts.append(Text(say(language, "arena-waiting", count=figures.waiting)))
    if figures.forfeits:
        parts.append(Text("\n" + say(language, "arena-forfeits", count=len(figures.forfeits))))
        parts += [Text(f"  {line}") for line in _forfeits(figures, language)]
    return Group(*parts)


def _table(figures: MatchStatistics, language: str) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(say(language, "arena-entrant"))
    forfeits = ["arena-lost"] if figures.forfeits else []
    results = (
        "arena-share",
        "",
        "arena-interval",
        "arena-score",
        "arena-rating",
        "arena-time",
        "arena-longest",
    )
    for heading in (*results, *forfeits):
        table.add_column(heading and say(language, heading), justify="right")
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


def _forfeits(figures: MatchStatistics, language: str) -> list[str]:
    lines = [
        clean(say(language, "arena-forfeit", game=game.number, reason=game.forfeit.sentence(language)))
        for _, game in figures.forfeits[:_FORFEITS]
        if game.forfeit is not None
    ]
    more = len(figures.forfeits) - len(lines)
    return [*lines, say(language, "arena-more", count=more)] if more else lines


def as_json(figures: MatchStatistics, finished: bool) -> Json:
    """All figures (docs/arena.md); the bots in the order in which they were named."""
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


def _row_json(row: BotStatistics) -> Json:
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
