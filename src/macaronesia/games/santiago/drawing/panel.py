"""What lies beside the board: the round, the offer and the players, as blocks of one width."""

from collections.abc import Mapping, Sequence
from typing import Any

from macaronesia.drawing.lettering import cut
from macaronesia.drawing.palette import FOAM, GREY, INK, WATER_LIGHT
from macaronesia.drawing.pen import Pen, element, group, number, text, title
from macaronesia.drawing.plate import HEIGHT as PLATE
from macaronesia.drawing.plate import coin, disc, plate, pointer, points
from macaronesia.games.santiago.drawing.tiles import ART, printed

BLOCK_WIDTH = 340
HEAD_HEIGHT = 66
OFFER_HEIGHT = 84


def figures(pen: Pen) -> str:
    """Define the overseer's figure, a coin and an extra canal."""
    return (
        pen.define("overseer", ART["overseer"])
        + pen.define("coin", group([coin()]))
        + pen.define("disc", element("g", disc(), transform="scale(1.25)"))
        + pen.define("canal", ART["canal"])
    )


def drop(full: bool, **more: str) -> str:
    """Draw what counts a round around the origin, full once the round has begun."""
    return element(
        "path",
        d="M0-9C4-3 6 0 6 3A6 6 0 0 1-6 3C-6 0-4-3 0-9Z",
        fill=WATER_LIGHT if full else "none",
        stroke=FOAM,
        stroke_width=1.6,
        **more,
    )


def heading(position: Mapping[str, Any], words: Mapping[str, str]) -> str:
    """Draw the round, counted in drops, and the phase."""
    now, last = position["round"], position["rounds"]
    drops = (drop(i < now, transform=f"translate({8 + i * 20} 52)") for i in range(last))
    phase = words[position["phase"]]
    count = text(BLOCK_WIDTH, 58, f"{now}/{last}", 20, fill=FOAM, text_anchor="end")
    return (
        text(0, 28, phase, 30, fill="#fff")
        + title(f"{words['round']} {now} / {last}, {phase}")
        + group(drops)
        + count
    )


def offer(pen: Pen, position: Mapping[str, Any]) -> str:
    """Draw the tiles still to be planted this round, on a tray with a place for each; none at the end."""
    if position["phase"] == "over":
        return ""
    tiles, places = position["offer"], 3 if position["players"] == 2 else max(4, position["players"])
    scale = 0.9 if places > 4 else 1
    step = (BLOCK_WIDTH - 8) / places
    shown = [
        element(
            "g",
            printed(pen, tiles[i][:-1], int(tiles[i][-1])) if i < len(tiles) else ART["slot"],
            transform=f"translate({number(4 + step * (i + 0.5))} {OFFER_HEIGHT // 2 - 1}) scale({number(scale)})",
        )
        for i in range(places)
    ]
    tray = element("rect", width=BLOCK_WIDTH, height=OFFER_HEIGHT, rx=14, fill="#fff", opacity=0.14)
    return tray + group(shown, data_offer=" ".join(tiles))


def hidden(words: Mapping[str, str]) -> str:
    """Draw a closed eye around 107, 50, for money that one may not see."""
    return group(
        [ART["closed-eye"], title(words["hidden"])],
        stroke=GREY,
        fill=GREY,
        stroke_width=2.6,
        stroke_linecap="round",
    )


def _money(pen: Pen, amount: int | None, words: Mapping[str, str]) -> str:
    told = hidden(words) if amount is None else text(96, 58, str(amount), 23)
    return pen.use("coin", 80, 50) + told


def extra(pen: Pen, there: bool, words: Mapping[str, str]) -> str:
    """Draw the extra canal around 162, 50, or where it was."""
    if there:
        return group([title(words["extra"]), pen.use("canal", 162, 50)])
    return group([title(words["used"]), ART["used-canal"]])


def _bid(bid: int | str | None, words: Mapping[str, str]) -> str:
    if bid is None:
        return ""
    told = words["pass"] if bid == 0 else str(bid)
    width = max(40, 16 + 11 * len(told))
    bubble = f"M212 36H{196 + width}Q{204 + width} 36 {204 + width} 44V56Q{204 + width} 64 {196 + width} 64H212L200 68L204 58V44Q204 36 212 36Z"
    size = 16 if bid == 0 else 21
    words_in = text(204 + width / 2, 57 if bid else 55, cut(told, 10), size, text_anchor="middle")
    return (
        element("path", d=bubble, fill="#fff", stroke=INK, stroke_width=1.8, stroke_linejoin="round")
        + words_in
    )


def player(pen: Pen, position: Mapping[str, Any], place: int, name: str, words: Mapping[str, str]) -> str:
    """Draw a player's block: who, money, extra canal, bid or score, and the overseer's figure."""
    scores = position["scores"]
    best = scores is not None and scores[place] == max(scores)
    lit = best or position["seat"] == place
    parts = [
        plate(pen, place, name, BLOCK_WIDTH, lit),
        _money(pen, position["money"][place], words),
        extra(pen, position["extra"][place], words),
        _bid(position["bids"][place], words) if scores is None else points(218, scores[place], best),
    ]
    if position["overseer"] == place:
        parts.append(group([title(words["overseer"]), pen.use("overseer", BLOCK_WIDTH - 30, 38)]))
    if lit:
        parts.append(pointer())
    return group(parts, data_seat=place)


def blocks(
    pen: Pen, position: Mapping[str, Any], names: Sequence[str], words: Mapping[str, str]
) -> list[tuple[int, str]]:
    """Draw all blocks, each with its height, in reading order."""
    players = (player(pen, position, i, names[i], words) for i in range(position["players"]))
    return [
        (HEAD_HEIGHT, heading(position, words)),
        (OFFER_HEIGHT, offer(pen, position)),
        *((PLATE, block) for block in players),
    ]
