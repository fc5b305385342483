"""An analysis as text for the terminal: the costliest moves, the chances by rounds, the players."""

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from macaronesia.analysis.decision import Analysis, Decision
from macaronesia.drawing.lettering import clean, cut
from macaronesia.locale import decimal, percent, say

_NAME_COLUMNS = 20


def points(difference: float, language: str, signed: bool = False) -> str:
    """A difference of chances, in percentage points."""
    return decimal(language, 100 * difference, signed=signed)


def phase(analysis: Analysis, decision: Decision, language: str) -> str:
    """The phase of a decision, as it stands on the board."""
    return analysis.game.rules.phase_text(decision.phase, language)


def name(analysis: Analysis, seat: int, most: int = _NAME_COLUMNS) -> str:
    """The player's name, cleaned; with the seat's number where names are equal or empty."""
    names = [clean(given) for given in analysis.game.names]
    if names.count(names[seat]) == 1 and names[seat]:
        return cut(names[seat], most)
    return f"{cut(names[seat], most - 4)} ({seat})".strip()


def report(analysis: Analysis, language: str, most: int) -> Group:
    """The whole analysis, to be printed."""
    title = analysis.game.rules.definition.title
    parts: list[RenderableType] = [Text(say(language, "analysis-head", title=title, bot=clean(analysis.bot)))]
    if costly := analysis.costliest(most):
        parts += [_title(say(language, "analysis-costliest")), _costliest(analysis, costly, language)]
    else:
        parts.append(_title(say(language, "analysis-no-costly")))
    parts += [_title(say(language, "analysis-course")), _course(analysis, language)]
    parts += [_title(say(language, "analysis-players")), _players(analysis, language)]
    return Group(*parts, Text(say(language, "analysis-sum")))


def _title(words: str) -> Text:
    return Text(f"\n{words}", style="bold")


def _table(columns: Sequence[tuple[str, bool]], rows: Iterable[Sequence[object]]) -> Table:
    """A table of these headings, right-aligned or not; no cell is read as markup."""
    table = Table(box=None, pad_edge=False)
    for heading, is_number in columns:
        table.add_column(Text(heading), justify="right" if is_number else "left")
    for row in rows:
        table.add_row(*(Text(str(cell)) for cell in row))
    return table


def _costliest(analysis: Analysis, costly: list[Decision], language: str) -> Table:
    texts = ("analysis-player", "analysis-phase", "analysis-played", "analysis-preferred")
    keys = [
        "analysis-ply",
        "board-round",
        *texts,
        *("analysis-before", "analysis-after", "analysis-cost"),
    ]
    columns = [(say(language, key), key not in texts) for key in keys]
    rows = [
        (
            *(number, decision.ply, decision.round),
            *(name(analysis, decision.seat), phase(analysis, decision, language)),
            *(decision.played.move, decision.preferred.move),
            percent(language, decision.before[decision.seat]),
            percent(language, decision.after[decision.seat]),
            points(decision.cost, language),
        )
        for number, decision in enumerate(costly, 1)
    ]
    return _table([("", True), *columns], rows)


def _course(analysis: Analysis, language: str) -> Table:
    """Every seat's chance at the start of each round, and at the end."""
    headings = [say(language, "board-round"), say(language, "analysis-ply")]
    headings += [name(analysis, seat) for seat in range(analysis.game.players)]
    rows: list[tuple[object, object, Sequence[float]]] = [
        (d.round, d.ply, d.before) for d in analysis.rounds()
    ]
    if analysis.decisions:
        rows.append((say(language, "analysis-end"), "", analysis.end()))
    return _table(
        [(heading, True) for heading in headings],
        [(when, ply, *(percent(language, chance) for chance in chances)) for when, ply, chances in rows],
    )


def _players(analysis: Analysis, language: str) -> Table:
    """The account of each player."""
    keys = (
        *(
            "analysis-decisions",
            "analysis-as-preferred",
            "analysis-mean-cost",
            "analysis-start",
            "analysis-own",
        ),
        *("analysis-others", "analysis-dealt", "analysis-rest", "analysis-end"),
    )
    columns = [(say(language, key), True) for key in keys]
    rows = [
        (
            *(name(analysis, account.seat), account.decisions),
            percent(language, account.as_preferred / account.decisions if account.decisions else 1),
            *(points(part, language) for part in (account.mean_cost, account.start)),
            *(
                points(part, language, signed=True)
                for part in (account.own, account.others, account.dealt, account.rest)
            ),
            points(account.end, language),
        )
        for account in analysis.accounts()
    ]
    return _table([(say(language, "analysis-player"), False), *columns], rows)
