"""Where the tests of Islas Canarias lie at anchor: a small box, games set up by moves, positions by hand.

All six islands of the box look like this; the coast is the upper shore of 1 to 3, the mountain the lower
shore of 9 to 12, the river runs down between 2 and 3 and past 7, the road past 7 and between 11 and 12:

    1  2 | 3  4  5
    6  V | 7 ‖F  8
    9 10  11 ‖12
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

import macaronesia as mac
from macaronesia.games.canarias.events import claim_island, enter_phase, put
from macaronesia.games.canarias.names import COLOURS, PIECES, names_of
from macaronesia.games.canarias.rules.building import award_privileges
from macaronesia.games.canarias.rules.rounds import begin_turn
from macaronesia.games.canarias.state import PHASES
from macaronesia.kernel.record import CHANCE, NOBODY
from tests.rulebook.santiago.table import play, refusal

__all__ = [
    "BOX",
    "NAMES",
    "by_hand",
    "chosen",
    "dealt",
    "holders",
    "landed",
    "new",
    "play",
    "plots",
    "refusal",
    "standing",
]

ROWS = [["1", "2", "3", "4", "5"], ["6", "village", "7", "field", "8"], ["9", "10", "11", "12"]]
NEIGHBOURS = {
    1: [2, 6],
    2: [1, 3],
    3: [2, 4, 7],
    4: [3, 5],
    5: [4, 8],
    6: [1, 9],
    7: [3, 11],
    8: [5],
    9: [6, 10],
    10: [9, 11],
    11: [7, 10, 12],
    12: [11],
}
FEATURES = {
    "coast": [1, 2, 3],
    "river": [2, 3, 7],
    "mountain": [9, 10, 11, 12],
    "road": [7, 11, 12],
    "village": [2, 6, 7, 10],
    "field": [4, 7, 8, 12],
}
SETTLERS = {
    "segador": "red: field green brown village",
    "pescador": "blue: coast river red green",
    "noble": "blue: white village field orange",
    "lenador": "green: mountain orange river white",
    "mercader": "orange: road red green coast",
    "capitan": "brown: coast white orange river",
    "cestero": "brown: blue village coast road",
    "herrero": "white: village mountain brown green",
    "lavandera": "white: river mountain blue red",
}
EFFECTS = {
    "red": "pirates",
    "blue": "tie",
    "green": "free",
    "orange": "mixed",
    "brown": "extra",
    "white": "draw4",
}


def _island() -> dict[str, Any]:
    squares = {
        name: [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1]]
        for y, row in enumerate(ROWS)
        for x, name in enumerate(row)
    }
    return {
        "status": "known",
        "neighbours": {str(plot): near for plot, near in NEIGHBOURS.items()},
        "features": FEATURES,
        "drawing": {
            "plots": {name: square for name, square in squares.items() if name.isdigit()},
            "village": squares["village"],
            "field": squares["field"],
            "coast": [[[0, 0], [3, 0]]],
            "mountain": [[[0, 3], [4, 3]]],
            "river": [[[2, 0], [2, 1], [2, 2]]],
            "road": [[[3, 1], [3, 2], [3, 3]]],
        },
    }


def _settler(text: str) -> dict[str, Any]:
    colour, wishes = text.split(": ")
    return {"colour": colour, "priorities": wishes.split(), "copies": 6, "status": "known"}


BOX: dict[str, Any] = {
    "name": "harbour",
    "settlers": {card: _settler(text) for card, text in SETTLERS.items()},
    "privileges": {colour: {"effect": effect, "status": "known"} for colour, effect in EFFECTS.items()},
    "islands": {f"island-{letter}": _island() for letter in "abcdef"},
}
NAMES = names_of(BOX)
CARDS = {card: BOX["settlers"].get(card, {"copies": 1})["copies"] for card in NAMES.cards}


@cache
def _untouched(players: int, islands: str, starter: str | int) -> mac.Game:
    return mac.new_game("canarias", players, chance="manual", box=BOX, islands=islands, starter=starter)


def new(players: int = 3, islands: str = "choose", starter: str | int = "lot") -> mac.Game:
    """A game before anything is settled."""
    return _untouched(players, islands, starter).copy()


def dealt(players: int = 3, starter: int = 0, hands: Iterable[str] = (), first: str = "noble") -> mac.Game:
    """A game set up by moves; a hand is written as its cards, the usual one is a settler five times."""
    game = new(players)
    play(game, f"starter {starter}", *(f"island island-{letter}" for letter in "abcdef"[:players]))
    usual = ["capitan", "herrero", "segador", "lenador", "pescador"][:players]
    for hand in hands or (f"{card} " * 5 for card in usual):
        play(game, *(f"deal {card}" for card in hand.split()))
    play(game, f"stow {first}")
    return game


def by_hand(
    *islands: str,
    hands: Iterable[str] = (),
    phase: str = "act",
    seat: int = 0,
    starter: int = 0,
    ship: str = "noble",
    deck: str | None = None,
    discard: str = "",
    rest: str | int = "deck",
    this_round: int = 1,
    held: Mapping[str, int | None] | None = None,
) -> mac.Game:
    """A position put down by hand, an island a seat: "1 red, 4 blue palace, 7 green city".

    Privileges are given as the points say, but where ``held`` says otherwise. Every seat has two settlers
    unless ``hands`` says otherwise. Cards not named anywhere are in the deck, or with ``rest`` in the
    discard pile or a seat's hand.
    """
    game = new(len(islands))
    s, b = game.course.s, game.rules.b
    s.starter, s.this_round = starter, this_round
    for p, text in enumerate(islands):
        claim_island(s, b, p, p, None)
        for building in filter(None, text.split(", ")):
            plot, colour, *kind = building.split()
            put(s, b, p, PIECES.index("".join(kind) or "house"), COLOURS.index(colour), int(plot) - 1)
            award_privileges(s, None)
    for colour, holder in (held or {}).items():
        s.holders[COLOURS.index(colour)] = NOBODY if holder is None else holder
    _give_cards(s, [*hands] or ["capitan herrero"] * len(islands), ship, deck, discard, rest)
    if phase == "reveal":
        enter_phase(s, PHASES.index(phase), CHANCE, len(islands), None)
        return game
    begin_turn(s, b, (seat - starter) % len(islands), None)
    if phase != "act":
        enter_phase(s, PHASES.index(phase), seat, int(s.turn), None)
    return game


def _give_cards(s: Any, hands: list[str], ship: str, deck: str | None, discard: str, rest: str | int) -> None:
    left = dict(CARDS)
    piles = [(s.ship, ship), (s.discard, discard), *zip(s.hands, hands, strict=False)]
    s.deck[:] = 0
    for pile, text in [*piles, (s.deck, deck or "")]:
        for card in text.split():
            pile[NAMES.cards.index(card)] += 1
            left[card] -= 1
            assert left[card] >= 0, card
    remainder = {"deck": s.deck, "discard": s.discard}.get(str(rest))
    for card, number in left.items():
        (s.hands[rest] if remainder is None else remainder)[NAMES.cards.index(card)] += number
    s.deck_size, s.discard_size, s.ship_size = s.deck.sum(), s.discard.sum(), s.ship.sum()
    s.hand_sizes[:] = s.hands.sum(1)


def landed(card: str, *islands: str, **position: Any) -> mac.Game:
    """This card is revealed from a ship of two; seat 0 is the start player unless told."""
    game = by_hand(*islands, phase="reveal", ship=f"{card} noble", **position)
    play(game, f"reveal {card}")
    return game


def chosen(card: str, *islands: str, **position: Any) -> int | None:
    """The seat whose island this settler from the ship chooses."""
    game = landed(card, *islands, **position)
    return game.seat if game.phase == "settle" else None


def plots(game: mac.Game, beginning: str) -> set[int]:
    """The plots for which there is a legal move that begins so."""
    moves = [move for move in game.moves() if move.startswith(f"{beginning} ")]
    return {int(move.removeprefix(beginning).split()[0]) for move in moves}


def standing(game: mac.Game, seat: int) -> str:
    """What stands on an island, written as for ``by_hand``."""
    there = game.position()["islands"][seat]["plots"]
    return ", ".join(
        f"{plot} {it['colour']}" + ("" if it["kind"] == "house" else f" {it['kind']}")
        for plot, it in there.items()
    )


def holders(game: mac.Game) -> dict[str, int]:
    """The privileges that somebody has."""
    return {colour: seat for colour, seat in game.position()["privileges"].items() if seat is not None}
