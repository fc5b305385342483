"""A position as plain text: `board_text` shows everything, `turn_text` what a turn at a terminal needs."""

from collections.abc import Mapping, Sequence
from typing import Any

from macaronesia.drawing.lettering import clean, columns, cut, folded, padded, wrapped
from macaronesia.games.santiago.drawing.geometry import COLUMNS, ROWS, Point, ends, point, square_name
from macaronesia.games.santiago.labels import labels
from macaronesia.locale import say

_WIDTH = 80
_NAME_WIDTH = 20
_CELL = 6
_BLOCK = 2 * _CELL + 1
_MARGIN = "   "

Words = Mapping[str, str]


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


def _ditch_line(position: Mapping[str, Any], y: int, block: int) -> str:
    """The ditches and canals that run from left to right, between them the intersections.

    ``block``: how many columns the two squares between intersections take.
    """
    lanes = _lanes(position["canals"])
    spring = point(position["spring"]) if position["spring"] else None
    line = ""
    for x in range(COLUMNS // 2 + 1):
        line += "O" if (x, y) == spring else "+"
        if x < COLUMNS // 2:
            line += "═" * block if ((x, y), (x + 1, y)) in lanes else (" ·" * block)[:block]
    return line


def _banks(position: Mapping[str, Any], row: int) -> list[str]:
    """The ditches and canals that run from bottom to top beside the squares of a row."""
    lanes, y = _lanes(position["canals"]), row // 2
    return ["║" if ((x, y), (x, y + 1)) in lanes else "·" for x in range(COLUMNS // 2 + 1)]


def _between(banks: Sequence[str], blocks: Sequence[str]) -> str:
    """A row of squares, two of them between two banks."""
    return "".join(bank + block for bank, block in zip(banks, [*blocks, ""], strict=True))


def _crossings(block: int) -> str:
    """The letters of the intersections."""
    return (" " * block).join(chr(ord("A") + x) for x in range(COLUMNS // 2 + 1))


def _square_lines(position: Mapping[str, Any], row: int) -> list[str]:
    """Write a row of squares in two lines, and the banks on to the next row of the same block."""
    banks = _banks(position, row)
    cells = [_cell(position, square_name((column, row))) for column in range(COLUMNS)]
    lines = [
        start + _between(banks, [f"{cells[i][part]} {cells[i + 1][part]}" for i in range(0, COLUMNS, 2)])
        for part, start in enumerate((f" {row + 1} ", _MARGIN))
    ]
    return [*lines, _MARGIN + (" " * _BLOCK).join(banks)] if row % 2 else lines


def _board(position: Mapping[str, Any]) -> list[str]:
    def ditches(y: int) -> str:
        return f"{_MARGIN}{_ditch_line(position, y, _BLOCK)} {y + 1}"

    letters = "".join(f" {chr(ord('a') + column)}".ljust(_CELL + 1) for column in range(COLUMNS))
    lines = [_MARGIN + _crossings(_BLOCK), ditches(ROWS // 2)]
    for row in reversed(range(ROWS)):
        lines += _square_lines(position, row)
        if row % 2 == 0:
            lines.append(ditches(row // 2))
    return [*lines, f"{_MARGIN} {letters}"]


def _name(names: Sequence[str], seat: int) -> str:
    return cut(clean(names[seat], "?"), _NAME_WIDTH)


def _bid(bid: int | str | None, words: Words) -> str:
    if bid is None:
        return "-"
    return words["pass"] if bid == 0 else str(bid)


def _players(position: Mapping[str, Any], names: Sequence[str], words: Words) -> list[str]:
    """A table: each column as wide as its widest word."""
    scores = position["scores"]
    titles = ["seat", "name", "money", "offered", "extra-canal", *(["score"] if scores else [])]
    rows = [[words[title] for title in titles]]
    for seat in range(position["players"]):
        money = position["money"][seat]
        row = [str(seat), _name(names, seat), words["hidden"] if money is None else str(money)]
        row += [_bid(position["bids"][seat], words), words["yes" if position["extra"][seat] else "no"]]
        if scores:
            row.append(f"{scores[seat]}{'*' if scores[seat] == max(scores) else ' '}")
        rows.append(row)
    widths = [max(columns(row[i]) for row in rows) for i in range(len(titles))]
    widths[1] = _NAME_WIDTH
    lines = []
    for seat, row in enumerate(rows, -1):
        cells = [
            padded(cell, width, i in (0, 2, 3, 5))
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        turn = ">" if seat >= 0 and position["seat"] == seat else " "
        overseer = f"  {words['overseer']}" if seat >= 0 and position["overseer"] == seat else ""
        lines.append(f"{turn} {'  '.join(cells)}{overseer}")
    return lines


def _laid(position: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    """The proposals, each with its bribe and who laid it."""
    return [f"{p['segment']} {p['bribe']} ({_name(names, p['seat'])})" for p in position["proposals"]]


def board_text(position: Mapping[str, Any], names: Sequence[str], language: str = "en") -> str:
    """Write a position, or a player's view of one, as plain text of at most 80 columns."""
    words = labels(language)
    laid = _laid(position, names)
    lists = {"offer": position["offer"], "proposed": laid, "removed": position["removed"]}
    label = max(columns(words[key]) for key in lists)
    moment = say(language, "board-moment", round=position["round"], rounds=position["rounds"])
    lines = [
        f"Santiago ({position['edition']})   {moment}   {words[position['phase']]}",
        "",
        *_board(position),
        "",
        *(line[2:] for line in folded("", words["key"].split("  "), _WIDTH)),
        "",
        *_players(position, names, words),
        *(line for key, items in lists.items() for line in folded(words[key].ljust(label), items, _WIDTH)),
    ]
    return "\n".join(line.rstrip() for line in lines)


def legend_text(language: str = "en") -> str:
    """What the signs on the board mean."""
    return "\n".join([labels(language)["key"], say(language, "turn-key-santiago")])


#: A square in one line, with room for a palm; where the terminal is narrower than that, without.
_WIDE_CELL, _NARROW_CELL = 6, 5


def turn_text(view: Mapping[str, Any], names: Sequence[str], language: str, width: int) -> str:
    """What is needed to choose a move, a line for every row of squares; the rest fits beside it or below.

    With 80 columns at most 15 lines, with 60 at most 22; 48 columns are the fewest that do not wrap.
    """
    words = labels(language)
    board = _small_board(view, _WIDE_CELL if width >= 4 * (2 * _WIDE_CELL + 1) + 4 else _NARROW_CELL)
    beside = _small_players(view, names, words)
    offered = [f"{words['offer']}:", *view["offer"]] if view["offer"] else []
    room = width - max(map(columns, board)) - 2
    if room >= max(map(columns, [*beside, *offered])):
        panel = [*beside, *offered]
        if len(panel) > len(board):
            panel = [*beside, *wrapped(offered, room, " ")]
        widest = max(map(columns, board))
        rows = [
            f"{padded(line, widest)}  {panel[i] if i < len(panel) else ''}" for i, line in enumerate(board)
        ] + [" " * (widest + 2) + line for line in panel[len(board) :]]
    else:
        rows = [*board, *beside, *wrapped(offered, width, " ")]
    laid = _laid(view, names)
    moment = say(language, "board-moment", round=view["round"], rounds=view["rounds"])
    heading = cut(f"Santiago   {moment}   {words[view['phase']]}", width)
    proposed = wrapped([f"{words['proposed']}:", *laid], width, " ") if laid else []
    return "\n".join(line.rstrip() for line in (heading, *rows, *proposed))


def _small_board(view: Mapping[str, Any], cell: int) -> list[str]:
    """The board with a square in each line: crop, seat, markers and bare planters, palm."""

    def ditches(y: int) -> str:
        return f"  {_ditch_line(view, y, 2 * cell)}{y + 1}"

    lines = ["  " + _crossings(2 * cell), ditches(ROWS // 2)]
    for row in reversed(range(ROWS)):
        cells = [_small_cell(view, square_name((column, row)), cell) for column in range(COLUMNS)]
        blocks = [cells[i] + cells[i + 1] for i in range(0, COLUMNS, 2)]
        lines.append(f"{row + 1} {_between(_banks(view, row), blocks)}")
        if row % 2 == 0:
            lines.append(ditches(row // 2))
    # The letters of squares are small, those of intersections large: over the banks.
    letters = " ".join(
        "".join(chr(ord("a") + column).ljust(cell) for column in (i, i + 1)) for i in range(0, COLUMNS, 2)
    )
    return [*lines, f"   {letters}"]


def _small_cell(view: Mapping[str, Any], square: str, cell: int) -> str:
    palm = "^" if square in view["palms"] else ""
    tile = view["tiles"].get(square)
    if tile is None:
        return palm.ljust(cell)
    if tile["desert"]:
        return "~~~~".ljust(cell)
    owner = "-" if tile["owner"] is None else str(tile["owner"])
    crop = tile["crop"][:2].title()
    if palm and cell == _NARROW_CELL:
        crop, palm = crop[0] + palm, ""
    free = tile["planters"] - tile["markers"]
    return f"{crop}{owner}{'•' * tile['markers']}{'◦' * free}{palm}".ljust(cell)


def _small_players(view: Mapping[str, Any], names: Sequence[str], words: Words) -> list[str]:
    """A line a player: number, name, money, + with the extra canal, bid; * overseer, > to move."""
    lines = []
    for seat in range(view["players"]):
        money = view["money"][seat]
        bid = view["bids"][seat]
        cells = [
            f"{'>' if view['seat'] == seat else ' '}{'*' if view['overseer'] == seat else ' '}{seat}",
            padded(cut(clean(names[seat], "?"), 7), 7),
            f"{'?' if money is None else money:>2}",
            f"{'+' if view['extra'][seat] else ' '} {'' if bid is None else _bid(bid, words)}",
        ]
        lines.append(" ".join(cells).rstrip())
    return lines


def result_lines(part: Mapping[str, Any], language: str) -> list[str]:
    """Where the points of a seat come from, a line for its money and for each area."""
    money = say(language, "result-money", points=part["money"])
    areas = [
        say(
            language,
            "result-area",
            crop=area["crop"],
            tiles=len(area["tiles"]),
            markers=area["markers"],
            palms=len(area["palms"]),
            points=area["points"],
            places=area["tiles"],
        )
        for area in part["areas"]
    ]
    return [money, *areas]
