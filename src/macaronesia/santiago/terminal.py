"""A position as plain text: `board_text`."""

from collections.abc import Mapping, Sequence
from typing import Any

from macaronesia.santiago.drawing.geometry import COLUMNS, ROWS, Point, ends, point, square_name
from macaronesia.santiago.drawing.lettering import clean, columns, cut

_WIDTH = 80
_NAME_WIDTH = 20
_CELL = 6
_BLOCK = 2 * _CELL + 1
_MARGIN = "   "
_DRY = (" ·" * _BLOCK)[:_BLOCK]
_KEY = "· ditch  ═║ canal  O spring  ^ palm  ~~ desert  0•◦ seat, marker, bare planter"


def _cell(position: Mapping[str, Any], square: str) -> tuple[str, str]:
    """Write a square in two lines: crop, planters and palm above, owner and markers below."""
    palm = "^" if square in position["palms"] else " "
    tile = position["tiles"].get(square)
    if tile is None:
        upper, lower = f" {palm}", ""
    elif tile["desert"]:
        upper, lower = " ~~~~", " ~~~~"
    else:
        owner = "-" if tile["owner"] is None else str(tile["owner"])
        free = tile["planters"] - tile["markers"]
        upper = f" {tile['crop'][:3].title()}{tile['planters']}{palm}"
        lower = f" {owner}{'•' * tile['markers']}{'◦' * free}"
    return upper.ljust(_CELL), lower.ljust(_CELL)


def _lanes(canals: Sequence[str]) -> set[tuple[Point, Point]]:
    return {ends(canal) for canal in canals}


def _ditch_line(position: Mapping[str, Any], y: int) -> str:
    """Write the ditches and canals that run from left to right, and the intersections between them."""
    lanes = _lanes(position["canals"])
    spring = point(position["spring"]) if position["spring"] else None
    line = ""
    for x in range(COLUMNS // 2 + 1):
        line += "O" if (x, y) == spring else "+"
        if x < COLUMNS // 2:
            line += "═" * _BLOCK if ((x, y), (x + 1, y)) in lanes else _DRY
    return f"{_MARGIN}{line} {y + 1}"


def _square_lines(position: Mapping[str, Any], row: int) -> list[str]:
    """Write a row of squares with the ditches and canals that run from bottom to top beside them."""
    lanes = _lanes(position["canals"])
    y = row // 2
    banks = ["║" if ((x, y), (x, y + 1)) in lanes else "·" for x in range(COLUMNS // 2 + 1)]
    cells = [_cell(position, square_name((column, row))) for column in range(COLUMNS)]
    lines = []
    for part in (0, 1):
        blocks = [f"{cells[i][part]} {cells[i + 1][part]}" for i in range(0, COLUMNS, 2)]
        body = "".join(bank + block for bank, block in zip(banks, [*blocks, ""], strict=True))
        lines.append(f" {row + 1} {body}" if part == 0 else _MARGIN + body)
    if row % 2:
        lines.append(_MARGIN + (" " * _BLOCK).join(banks))
    return lines


def _board(position: Mapping[str, Any]) -> list[str]:
    crossings = (" " * _BLOCK).join(chr(ord("A") + x) for x in range(COLUMNS // 2 + 1))
    letters = "".join(f" {chr(ord('a') + column)}".ljust(_CELL + 1) for column in range(COLUMNS))
    lines = [_MARGIN + crossings, _ditch_line(position, ROWS // 2)]
    for row in reversed(range(ROWS)):
        lines += _square_lines(position, row)
        if row % 2 == 0:
            lines.append(_ditch_line(position, row // 2))
    return [*lines, f"{_MARGIN} {letters}"]


def _name(names: Sequence[str], seat: int) -> str:
    return cut(clean(names[seat], "?"), _NAME_WIDTH)


def _bid(bid: int | str | None) -> str:
    if bid is None:
        return "-"
    return "pass" if bid == 0 else str(bid)


def _players(position: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    scores = position["scores"]
    lines = [f"  seat {'name':<{_NAME_WIDTH}}   money   bid  extra canal" + ("  score" if scores else "")]
    for seat in range(position["players"]):
        name = _name(names, seat)
        padded = name + " " * (_NAME_WIDTH - columns(name))
        money = position["money"][seat]
        line = f"{'>' if position['seat'] == seat else ' '} {seat:>4} {padded}  "
        line += f"{'hidden' if money is None else money:>6}  {_bid(position['bids'][seat]):>4}  "
        line += f"{'yes' if position['extra'][seat] else 'no':<11}"
        if scores:
            line += f"  {scores[seat]:>5}" + ("  *" if scores[seat] == max(scores) else "   ")
        lines.append(line + ("  overseer" if position["overseer"] == seat else ""))
    return lines


def _folded(label: str, items: Sequence[str]) -> list[str]:
    """Write a list after its label, in as many lines as it takes."""
    lines, line = [], label
    for item in items:
        if columns(line) + 2 + columns(item) > _WIDTH:
            lines.append(line)
            line = " " * len(label)
        line += f"  {item}"
    return [*lines, line] if items else []


def board_text(position: Mapping[str, Any], names: Sequence[str]) -> str:
    """Write a position, or a player's view of one, as plain text of at most 80 columns."""
    laid = [f"{p['segment']} {p['bribe']} ({_name(names, p['seat'])})" for p in position["proposals"]]
    moment = f"round {position['round']} of {position['rounds']}   {position['phase']}"
    lines = [
        f"Santiago ({position['edition']})   {moment}",
        "",
        *_board(position),
        "",
        _KEY,
        "",
        *_players(position, names),
        *_folded("offer   ", position["offer"]),
        *_folded("proposed", laid),
        *_folded("removed ", position["removed"]),
    ]
    return "\n".join(line.rstrip() for line in lines)
