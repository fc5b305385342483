"""An analysis for the terminal: the costliest moves, the course of the game, the players."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from macaronesia.analysis.decision import Decision
from macaronesia.analysis.summary import Analysis
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
    """Who sits there, made harmless; with the seat's number where others have the same name or none."""
    names = [clean(given) for given in analysis.game.names]
    if names.count(names[seat]) == 1 and names[seat]:
        return cut(names[seat], most)
    return f"{cut(names[seat], most - 4)} ({seat})".strip()


def report(analysis: Analysis, language: str, most: int) -> Group:
    """The whole analysis, to be printed."""
    title = analysis.game.rules.definition.title
    head = say(language, "analysis-head", title=title, bot=clean(analysis.bot))
    parts: list[RenderableType] = [Text(head)]
    if costly := analysis.costliest(most):
        parts += [_title(say(language, "analysis-costliest")), _costliest(analysis, costly, language)]
    else:
        parts.append(_title(say(language, "analysis-no-costly")))
    parts += [_title(say(language, "analysis-course")), _course(analysis, language)]
    parts += [_title(say(language, "analysis-players")), _players(analysis, language)]
    return Group(*parts, Text(say(language, "analysis-sum")))


def _title(words: str) -> Text:
    return Text(f"\n{words}", style="bold")


def _table() -> Table:
    return Table(box=None, pad_edge=False)


def _cells(*cells: str) -> list[Text]:
    """Cells that are what they are: no text from outside is read as markup."""
    return [Text(cell) for cell in cells]


def _costliest(analysis: Analysis, costly: list[Decision], language: str) -> Table:
    table = _table()
    table.add_column("", justify="right")
    table.add_column(say(language, "analysis-ply"), justify="right")
    table.add_column(say(language, "board-round"), justify="right")
    table.add_column(say(language, "analysis-player"))
    table.add_column(say(language, "analysis-phase"))
    table.add_column(say(language, "analysis-played"))
    table.add_column(say(language, "analysis-preferred"))
    table.add_column(say(language, "analysis-before"), justify="right")
    table.add_column(say(language, "analysis-after"), justify="right")
    table.add_column(say(language, "analysis-cost"), justify="right")
    for number, decision in enumerate(costly, 1):
        table.add_row(
            *_cells(
                str(number),
                str(decision.ply),
                str(decision.round),
                name(analysis, decision.seat),
                phase(analysis, decision, language),
                decision.played.move,
                decision.preferred.move,
                percent(language, decision.before[decision.seat]),
                percent(language, decision.after[decision.seat]),
                points(decision.cost, language),
            )
        )
    return table


def _course(analysis: Analysis, language: str) -> Table:
    """Everybody's chance at the start of each round, and at the end."""
    table = _table()
    table.add_column(say(language, "board-round"), justify="right")
    table.add_column(say(language, "analysis-ply"), justify="right")
    for seat in range(analysis.game.players):
        table.add_column(name(analysis, seat), justify="right")
    for decision in analysis.rounds():
        table.add_row(*_cells(str(decision.round), str(decision.ply), *_chances(decision.before, language)))
    if analysis.decisions:
        table.add_row(*_cells(say(language, "analysis-end"), "", *_chances(analysis.end(), language)))
    return table


def _chances(chances: Sequence[float], language: str) -> list[str]:
    return [percent(language, chance) for chance in chances]


def _players(analysis: Analysis, language: str) -> Table:
    """What each player decided, and the way from the first chance to the last."""
    table = _table()
    table.add_column(say(language, "analysis-player"))
    for heading in (
        say(language, "analysis-decisions"),
        say(language, "analysis-as-preferred"),
        say(language, "analysis-mean-cost"),
        say(language, "analysis-start"),
        say(language, "analysis-own"),
        say(language, "analysis-others"),
        say(language, "analysis-dealt"),
        say(language, "analysis-rest"),
        say(language, "analysis-end"),
    ):
        table.add_column(heading, justify="right")
    for account in analysis.accounts():
        share = account.as_preferred / account.decisions if account.decisions else 1
        table.add_row(
            *_cells(
                name(analysis, account.seat),
                str(account.decisions),
                percent(language, share),
                points(account.mean_cost, language),
                points(account.start, language),
                *(
                    points(part, language, signed=True)
                    for part in (account.own, account.others, account.dealt, account.rest)
                ),
                points(account.end, language),
            )
        )
    return table
