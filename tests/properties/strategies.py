"""Random games of every kind, and players who decide at random."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import macaronesia as mac
from macaronesia import Game

#: Every edition with every number of players it is made for.
TABLES = [("amigo", n) for n in (3, 4, 5)] + [("trefl", n) for n in (2, 3, 4, 5)]
INTERSECTIONS = [column + row for column in "ABCDE" for row in "1234"]

Position = dict[str, Any]


def _beginner(players: int) -> st.SearchStrategy[str | int]:
    """Whom the players settled on, if they did."""
    return st.just("lot") | st.integers(0, players - 1)


@st.composite
def _agreed_palms(draw: st.DrawFn, spring: str) -> list[str]:
    """Three squares that touch neither this intersection nor one another."""
    corner = (2 * "ABCDE".index(spring[0]), 2 * int(spring[1]) - 2)
    free = {(x, y) for x in range(8) for y in range(6)}
    free -= {(corner[0] - i, corner[1] - j) for i in (0, 1) for j in (0, 1)}
    palms = []
    for _ in range(3):
        x, y = draw(st.sampled_from(sorted(free)))
        palms.append("abcdefgh"[x] + str(y + 1))
        free -= {(x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1)}
    return palms


@st.composite
def _of_canarias(draw: st.DrawFn, players: int | None) -> dict[str, Any]:
    number = players or draw(st.integers(2, 5))
    return {
        "game": "canarias",
        "players": number,
        "islands": draw(st.sampled_from(["choose", "random"])),
        "starter": draw(_beginner(number)),
    }


@st.composite
def _of_santiago(draw: st.DrawFn, players: int | None) -> dict[str, Any]:
    edition, number = draw(st.sampled_from([t for t in TABLES if players in (None, t[1])]))
    spring = draw(st.sampled_from(["interior", "corner", "edge", "any"]) | st.sampled_from(INTERSECTIONS))
    agreed = _agreed_palms(spring) if spring in INTERSECTIONS else st.nothing()
    return {
        "game": "santiago",
        "edition": edition,
        "players": number,
        "palms": draw(st.booleans() | agreed),
        "money": draw(st.sampled_from(["open", "hidden"])),
        "spring": spring,
        "overseer": draw(_beginner(number)),
    }


#: A game of few players has about so many, so that some games are over.
MOST_DECISIONS = {"santiago": 115, "canarias": 150}
TITLES = {"santiago": _of_santiago, "canarias": _of_canarias}


def options(title: str = "santiago", players: int | None = None) -> st.SearchStrategy[dict[str, Any]]:
    """What new_game is called with, seed and chance apart."""
    return TITLES[title](players)


def given_both(*strategies: Any) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """As ``given``, once for each of the two games; a strategy that is a function is asked with its title."""

    def decorated(test: Callable[..., None]) -> Callable[..., None]:
        def run(title: str, data: st.DataObject) -> None:
            test(*(data.draw(found(title) if callable(found) else found) for found in strategies))

        run.__name__, run.__doc__, run.__module__ = test.__name__, test.__doc__, test.__module__
        return pytest.mark.parametrize("title", TITLES)(given(data=st.data())(run))

    return decorated


#: Small seeds shrink well; texts and bytes are seeds too.
seeds = st.integers(0, 2**64) | st.text("seed 0189ñ", max_size=12) | st.binary(min_size=32, max_size=32)
decisions = st.builds(random.Random, st.integers(0, 2**32))


@st.composite
def games(
    draw: st.DrawFn, title: str = "santiago", players: int | None = None, chance: str | None = None
) -> tuple[Game, random.Random]:
    """A new game of any kind, and the whims of its players (and of chance, where it is manual)."""
    mode = chance or draw(st.sampled_from(["auto", "manual"]))
    game = mac.new_game(**draw(options(title, players)), seed=draw(seeds), chance=mode)
    return game, draw(decisions)


@st.composite
def stopped_games(
    draw: st.DrawFn, title: str = "santiago", players: int | None = None, chance: str | None = None
) -> tuple[Game, random.Random]:
    """A game somewhere on its way; a short one may be over."""
    game, whims = draw(games(title, players, chance))
    play_on(game, whims, draw(st.integers(0, MOST_DECISIONS[title])))
    return game, whims


@st.composite
def finished_games(draw: st.DrawFn, title: str = "santiago", chance: str | None = None) -> Game:
    """A game played to its end."""
    game, whims = draw(games(title, chance=chance))
    play_on(game, whims)
    return game


def choice(game: Game, whims: random.Random) -> str:
    """A legal move: half of the time a verb first, or proposals would drown every pass."""
    if (odds := game.odds()) is not None:
        return whims.choices(list(odds), list(odds.values()))[0]
    moves = game.moves()
    if whims.random() < 0.5:
        verb = whims.choice(sorted({move.split()[0] for move in moves}))
        moves = [move for move in moves if move.split()[0] == verb]
    return whims.choice(moves)


def play_on(game: Game, whims: random.Random, most: int = 10_000) -> Game:
    """Play to the end, or so many moves (those that chance makes by itself not counted)."""
    while most > 0 and not game.over:
        game.play(choice(game, whims))
        most -= 1
    return game


def steps(game: Game, whims: random.Random) -> Iterator[tuple[Position, int | str, str, Position]]:
    """Play to the end: the position before each move, who made it, its text, and the position after."""
    after = game.position()
    while not game.over:
        before, who, text = after, game.seat, choice(game, whims)
        assert who is not None
        game.play(text)
        after = game.position()
        yield before, who, text, after


def stops(game: Game, whims: random.Random, share: float = 1.0) -> Iterator[Game]:
    """Play to the end, and stop at this share of the positions: always at the first and at the last."""
    yield game
    while not game.over:
        game.play(choice(game, whims))
        if game.over or whims.random() < share:
            yield game
