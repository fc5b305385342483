"""The table the tests sit at: games brought to where a rule begins, by moves wherever possible."""

from collections.abc import Iterable, Mapping
from typing import Any

import macaronesia as mac
from macaronesia.games.santiago.names import SQUARES

#: What is revealed first, unless a test says otherwise: as many of these as the table needs.
OFFERS = {
    "amigo": ["banana2", "bean2", "bean1", "pepper2", "cane1"],
    "trefl": ["banana2", "melon2", "pepper1", "grape2", "coconut1"],
}
OFFERED = {2: 3, 3: 4, 4: 4, 5: 5}

#: Canals that water every square of the rows 2 to 5 and none of the rows 1 and 6.
RIVERS = ["C2-C3", *(f"{west}{row}-{east}{row}" for row in (2, 3) for west, east in ("AB", "BC", "CD", "DE"))]

Seats = list[int | str | None]


def new(players: int = 4, palms: bool | list[str] = False, **options: Any) -> mac.Game:
    """A game before anything is settled; without palms unless a test is about them."""
    return mac.new_game("santiago", players, chance="manual", palms=palms, **options)


def table(
    players: int = 4,
    overseer: int = 0,
    *,
    spring: str = "C2",
    palms: Iterable[str] = (),
    offer: Iterable[str] | None = None,
    first: str = "C2-C3",
    **options: Any,
) -> mac.Game:
    """A game set up and its first offer revealed: the auction begins."""
    game = new(players, palms=bool(palms), spring=spring, **options)
    placed = [f"palm {square}" for square in palms]
    if players == 2:
        play(game, f"spring {spring}", f"overseer {overseer}", f"first {first}", *placed)
    else:
        play(game, f"spring {spring}", *placed, f"overseer {overseer}")
    if players in (3, 4):
        play(game, "remove banana1")
    reveal(game, offer)
    return game


def reveal(game: mac.Game, offer: Iterable[str] | None = None) -> None:
    """Chance reveals these tiles, or the usual ones."""
    tiles = offer or OFFERS[game.options["edition"]][: OFFERED[game.players]]
    play(game, *(f"reveal {tile}" for tile in tiles))


def play(game: mac.Game, *moves: str) -> Seats:
    """Make these moves; who made them."""
    seats: Seats = []
    for move in moves:
        seats.append(game.seat)
        game.play(move)
    return seats


def quietly_to(game: mac.Game, phase: str) -> None:
    """Play on until this phase comes (again): nobody pays or builds, tiles go to the first free square."""
    began_elsewhere = False
    while not (began_elsewhere and game.phase == phase):
        moves = game.moves()
        play(game, next((quiet for quiet in ("pass", "decline") if quiet in moves), moves[0]))
        began_elsewhere |= game.phase != phase or game.over


def by_hand(
    tiles: Mapping[str, str],
    canals: Iterable[str] = (),
    *,
    palms: Iterable[str] = (),
    money: Iterable[int] = (),
    players: int = 3,
    this_round: int | None = None,
    phase: str = "extra",
    offer: Iterable[str] = (),
    edition: str = "trefl",
    spring: str = "C2",
) -> mac.Game:
    """A position put down by hand, in the last round unless told.

    Tiles are written "bean" (neutral), "bean 2 1" (a marker of seat 2), "desert". Seat 0 is overseer
    and the last to be asked for the extra canal: when it passes, the drought comes. In the phase
    "propose" seat 1 is the first to propose.
    """
    bare = table(players, edition=edition).position()
    position = bare | {
        "round": this_round or bare["rounds"],
        "phase": phase,
        "overseer": 0,
        "seat": 1 if phase == "propose" else 0,
        "spring": spring,
        "canals": sorted(canals),
        "palms": sorted(palms),
        "tiles": {square: _tile(tiles[square]) for square in sorted(tiles, key=SQUARES.index)},
        "offer": sorted(offer),
        "removed": bare["removed"] if players == 2 else [],
        "money": list(money) or [0] * players,
        "extra": [seat == 0 for seat in range(players)],
        "bids": [0, *range(1, players)],
    }
    return mac.Game.from_position(position)


def _tile(text: str) -> dict[str, Any]:
    crop, *owner = text.split()
    if crop == "desert":
        return {"crop": None, "planters": None, "owner": None, "markers": 0, "desert": True}
    seat, markers = map(int, owner) if owner else (None, 0)
    # Of tiles with two planters there are most.
    return {"crop": crop, "planters": 2, "owner": seat, "markers": markers, "desert": False}


def finished(tiles: Mapping[str, str], canals: Iterable[str] = RIVERS, **position: Any) -> mac.Game:
    """This position in the last round, after the last drought: the game is over."""
    game = by_hand(tiles, canals, **position)
    game.play("pass")
    return game


def areas(game: mac.Game, seat: int) -> list[tuple[str, int, int]]:
    """What a seat scored: crop, tiles and points of each area, sorted."""
    breakdown = game.breakdown()
    assert breakdown is not None
    return sorted((area["crop"], len(area["tiles"]), area["points"]) for area in breakdown[seat]["areas"])


def on(game: mac.Game, square: str) -> str:
    """What lies on a square, written as for ``by_hand``."""
    tile = game.position()["tiles"][square]
    if tile["desert"]:
        return "desert"
    return f"{tile['crop']} {tile['owner']} {tile['markers']}" if tile["markers"] else tile["crop"]


def money(game: mac.Game) -> list[int]:
    return game.position()["money"]


def ditches(game: mac.Game) -> set[str]:
    """The segments for which there is a legal move."""
    return {word for move in game.moves() for word in move.split() if "-" in word}


def refusal(game: mac.Game, move: str) -> str | None:
    """The code of the reason against a move; None if it is legal, and then it is listed too."""
    reason = game.why(move)
    assert (reason is None) == (move in game.moves()), move
    return None if reason is None else reason.code
