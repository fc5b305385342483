"""A position as plain text: `board_text` shows everything, `turn_text` what a turn at a terminal needs."""

from collections.abc import Iterable, Mapping, Sequence

from macaronesia.drawing.lettering import clean, columns, cut, folded, padded, wrapped
from macaronesia.games.canarias.from_position import free_plots_by_wish
from macaronesia.games.canarias.labels import LETTERS, card_told, island_name, labels
from macaronesia.games.canarias.names import COLOURS, FEATURES, PIECES
from macaronesia.games.canarias.state import PLOTS
from macaronesia.locale import say
from macaronesia.ruleset import Json

_WIDTH = 80
_NAME_WIDTH = 20
_TITLE_WIDTH = 16
_INDENT = "    "
_GAP = "  "
_BETWEEN = "   "
_COUNT = 3
#: Of pieces that are running out ``turn_text`` says how many are left.
SCARCE = 1

Words = Mapping[str, str]


def short(feature: str) -> str:
    """A feature in two letters.

    >>> [short(feature) for feature in FEATURES]
    ['co', 'ri', 'mo', 'ro', 'vi', 'fi']
    """
    return feature[:2]


_SIGNS = [*map(short, FEATURES), *(LETTERS[colour] for colour in COLOURS)]


def _building(island: Json, plot: str) -> str:
    there = island["plots"].get(plot)
    return f"{there['kind'][0].upper()}{LETTERS[there['colour']]}" if there else ".."


def _plots(island: Json, table: Json, width: int = _WIDTH) -> list[str]:
    """Write the plots in as many columns as there is room for: building, neighbours, features."""
    plots = [str(plot) for plot in range(1, PLOTS + 1)]
    beside = {plot: " ".join(map(str, table["neighbours"][plot])) for plot in plots}
    longest = max(map(len, beside.values()))
    cells = [
        f"{plot:>2} {_building(island, plot)}  {beside[plot]:{longest}}  "
        + " ".join(short(feature) for feature in FEATURES if int(plot) in table["features"][feature])
        for plot in plots
    ]
    widest = max(map(len, cells))
    across = 2 if len(_INDENT) + 2 * widest + len(_BETWEEN) <= width else 1
    down = len(cells) // across
    return [
        _INDENT + _BETWEEN.join(f"{cells[row + down * column]:{widest}}" for column in range(across))
        for row in range(down)
    ]


def _counted(told: Mapping[str, str], cards: Mapping[str, int]) -> list[str]:
    """Cards as they are told, with the number of those that there are several of."""
    return [(f"{n} × " if n > 1 else "") + told[card] for card, n in sorted(cards.items())]


def _hand(hand: Mapping[str, int], box: Json, words: Words) -> list[str]:
    """Write a hand that is shown card by card; of a hidden one the number says all."""
    if not hand or "?" in hand:
        return []
    lines = _counted({card: card_told(card, box, words) for card in hand}, hand)
    margin = " " * (columns(words["hand"]) + 2)
    return [
        cut(_INDENT + (words["hand"] + "  " if i == 0 else margin) + line, _WIDTH)
        for i, line in enumerate(lines)
    ]


def _privilege(colour: str, box: Json, words: Words) -> str:
    return f"{words[colour]}: {words['effect-' + box['privileges'][colour]['effect']]}"


def _player(position: Json, seat: int, names: Sequence[str], box: Json, words: Words) -> list[str]:
    """Write a player's block: who, what, the plots, the hand."""
    island, scores = position["islands"][seat], position["scores"]
    best = scores is not None and scores[seat] == max(scores)
    name = padded(cut(clean(names[seat], "?"), _NAME_WIDTH), _NAME_WIDTH)
    told = [
        cut(clean(island_name(island["name"], box), "?") if island else words["no-island"], _TITLE_WIDTH),
        f"{words['points']} {position['points'][seat]}{'*' if best else ''}",
        f"{words['hand']} {sum(position['hands'][seat].values())}",
    ]
    if position["starter"] == seat:
        told.append(words["starter"])
    lines = [f"{'>' if position['seat'] == seat else ' '} {seat} {name}  {_GAP.join(told)}"]
    held = [colour for colour in COLOURS if position["privileges"][colour] == seat]
    lines += folded(
        _INDENT + words["privileges"], (_privilege(colour, box, words) for colour in held), _WIDTH
    )
    if island:
        lines += _plots(island, box["islands"][island["name"]])
    return [*lines, *_hand(position["hands"][seat], box, words), ""]


def _row(label: str, cells: Iterable[object], width: int) -> str:
    return padded(cut(label, width), width) + "".join(f"{cell!s:>{_COUNT}}" for cell in cells)


def _islands_left(position: Json, box: Json) -> list[tuple[str, list[int]]]:
    """The islands still to be had, and how many plots touch each feature."""
    taken = [island["name"] for island in position["islands"] if island]
    return [
        (clean(island_name(name, box), "?"), [len(island["features"][feature]) for feature in FEATURES])
        for name, island in box["islands"].items()
        if name not in taken
    ]


def _supply(position: Json, words: Words, scarce: int | None = None) -> list[tuple[str, list[object]]]:
    """How many pieces are left, as rows of the table; only where as few of a colour as ``scarce`` are."""
    blank, supply = [""] * len(FEATURES), position["supply"]
    return [
        (f"{words['supply']}: {words[kind]}", [*blank, *supply[kind].values()])
        for kind in PIECES
        if scarce is None or min(supply[kind].values()) <= scarce
    ]


def _counts(position: Json, names: Sequence[str], box: Json, words: Words) -> list[str]:
    """A table of the free plots next to every wish, on islands still to be had too, and of the supply."""
    rows: list[tuple[str, Sequence[object]]] = [(words["free"], _SIGNS)]
    if all(position["islands"]):
        rows += zip((clean(name, "?") for name in names), free_plots_by_wish(position, box), strict=False)
    else:
        rows += _islands_left(position, box)
    rows += _supply(position, words)
    return [_row(_INDENT + label, cells, _WIDTH - _COUNT * len(_SIGNS)) for label, cells in rows]


def _key(words: Words) -> list[str]:
    """Explain the letters."""
    pieces = [f"{piece[0].upper()} {words[piece]}" for piece in PIECES]
    colours = [f"{LETTERS[colour]} {words[colour]}" for colour in COLOURS]
    features = [f"{short(feature)} {words[feature]}" for feature in FEATURES]
    return [
        cut(f"{_INDENT}{words['neighbours']}", _WIDTH),
        *folded("  ", [*pieces, *colours], _WIDTH),
        *folded("  ", features, _WIDTH),
    ]


def _piles(position: Json, words: Words) -> list[str]:
    return [f"{words[pile]} {sum(position[pile].values())}" for pile in ("ship", "deck", "discard")]


def _moment(position: Json, language: str) -> list[str]:
    """The round and the phase, and whether it is the last round."""
    words = labels(language)
    told = [say(language, "canarias-moment", round=position["round"]), words[f"phase-{position['phase']}"]]
    return told + ([words["last-round"]] if position["last_round"] and position["scores"] is None else [])


def _open(position: Json, box: Json, words: Words) -> list[str]:
    """What lies beside the islands: the piles, the ship, the card from it, what nobody has."""
    lines = [_INDENT + _GAP.join(_piles(position, words))]
    if position["revealed"]:
        lines += folded(_INDENT + words["revealed"], [card_told(position["revealed"], box, words)], _WIDTH)
    known = position.get("ship_known") or {}
    told = _counted({card: card_told(card, box, words) for card in known}, known)
    lines += folded(_INDENT + words["aboard"], told, _WIDTH)
    left = [colour for colour in COLOURS if position["privileges"][colour] is None]
    lines += folded(_INDENT + words["unclaimed"], (_privilege(colour, box, words) for colour in left), _WIDTH)
    return lines


def board_text(position: Json, names: Sequence[str], box: Json, language: str = "en") -> str:
    """Write a position, or a player's view of one, as plain text of at most 80 columns."""
    words = labels(language)
    title = f"Islas Canarias ({cut(clean(str(position['box']), '?'), _TITLE_WIDTH - 2)})"
    lines = [
        _GAP.join([title, *_moment(position, language)]),
        "",
        *(line for seat in range(position["players"]) for line in _player(position, seat, names, box, words)),
        *_counts(position, names, box, words),
        "",
        *_open(position, box, words),
        "",
        *_key(words),
    ]
    return "\n".join(line.rstrip() for line in lines)


def legend_text(language: str = "en") -> str:
    """What the letters mean."""
    return "\n".join([*(line.strip() for line in _key(labels(language))), say(language, "turn-key-canarias")])


def turn_text(view: Json, names: Sequence[str], box: Json, language: str, width: int) -> str:
    """What is needed to choose a move: a line a player, then the own island and hand, nearest to the prompt.

    With 80 columns and four players at most 18 lines.
    """
    words = labels(language)
    own = view["seat"] if isinstance(view["seat"], int) else None
    lines = _listed(["Islas Canarias", *_moment(view, language), *_piles(view, words)], width)
    lines += _standings(view, names, box, words, width)
    if view["revealed"]:
        lines.append(f"{words['revealed']}: {card_told(view['revealed'], box, words)}")
    if own is not None and view["islands"][own]:
        island = view["islands"][own]
        held = [colour for colour in COLOURS if view["privileges"][colour] == own]
        if held:
            lines += _listed(
                [f"{words['privileges']}:", *(_privilege(colour, box, words) for colour in held)], width
            )
        plots = _plots(island, box["islands"][island["name"]], width + 2)
        lines += [line.removeprefix("  ") for line in plots]
    hand = {} if own is None else view["hands"][own]
    if hand and "?" not in hand:
        cards = _counted({card: _short_card(card, box) for card in hand}, hand)
        lines += _listed([f"{words['hand']}:", *cards], width)
    return "\n".join(cut(line.rstrip(), width) for line in lines)


def _standings(view: Json, names: Sequence[str], box: Json, words: Words, width: int) -> list[str]:
    """A line a player: number, name, island, points, cards, and the free plots next to every wish.

    Where the terminal is too narrow for all of it, without the free plots.
    """
    wide = [columns(words[word]) + 1 for word in ("points", "hand")]
    told = [
        f"{'>' if view['seat'] == seat else ' '}{'*' if view['starter'] == seat else ' '}{seat} "
        + padded(cut(clean(names[seat], "?"), 10), 10)
        + " "
        + padded(cut(clean(island_name(island["name"], box), "?") if island else "-", 13), 13)
        + f"{view['points'][seat]:>{wide[0]}}{sum(view['hands'][seat].values()):>{wide[1]}}"
        for seat, island in enumerate(view["islands"])
    ]
    label = max(map(columns, told))
    head = padded("", label - sum(wide)) + f" {words['points']} {words['hand']}"
    if label + _COUNT * len(_SIGNS) > width:
        return [head, *told]
    rows: list[tuple[str, Sequence[object]]] = [(head, _SIGNS)]
    if all(view["islands"]):
        rows += zip(told, free_plots_by_wish(view, box), strict=True)
        rows += ((f"   {line}", cells) for line, cells in _supply(view, words, SCARCE))
    else:
        rows += ((line, ()) for line in told)
        rows += ((f"   {name}", counts) for name, counts in _islands_left(view, box))
    return [_row(line, cells, label) for line, cells in rows]


def _short_card(card: str, box: Json) -> str:
    """A card by its id, as moves name it, its colour and its wishes in the letters of the table."""
    if card not in box["settlers"]:
        return card
    settler = box["settlers"][card]
    wishes = [short(wish) if wish in FEATURES else LETTERS[wish] for wish in settler["priorities"]]
    return f"{card} {LETTERS[settler['colour']]}({' '.join(wishes)})"


def _listed(items: Sequence[str], width: int) -> list[str]:
    """A label and its items."""
    return wrapped(items, width, "  ", "   ")


def result_lines(part: Json, language: str) -> list[str]:
    """One seat's part of the breakdown, a line for each colour."""
    return [say(language, "result-colour", **entry) for entry in part["colours"]]
