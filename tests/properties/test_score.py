"""Points, counted again by a flood fill over the tiles of the last position."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

import macaronesia as mac
from macaronesia.games.santiago.board import area_around
from macaronesia.games.santiago.names import SQUARES as NAMES
from tests.properties.geometry import SQUARES, areas, beside, irrigated
from tests.properties.strategies import Position, choice, games, stopped_games


def gardened(game: mac.Game, whims: random.Random) -> mac.Game:
    """Played by people who plant beside their crop and by the water, so that areas grow large."""
    while not game.over:
        text = choice(game, whims)
        if game.phase in ("plant", "neutral"):
            position = game.position()
            wet = irrigated(position["canals"])
            crops = {square: tile["crop"] for square, tile in position["tiles"].items()}

            def liking(move: str, crops=crops, wet=wet) -> tuple[int, float]:
                _, tile, square = move.split()
                return (square in wet) + any(
                    crops.get(q) == tile[:-1] for q in beside(square)
                ), whims.random()

            text = max(game.moves(), key=liking)
        game.play(text)
    return game


def points(position: Position) -> list[int]:
    tiles = {square: tile for square, tile in position["tiles"].items() if not tile["desert"]}
    total = list(position["money"])
    for area in areas({square: tile["crop"] for square, tile in tiles.items()}):
        for square in area:
            if (owner := tiles[square]["owner"]) is not None:
                total[owner] += len(area) * (tiles[square]["markers"] + (square in position["palms"]))
    return total


@given(games().map(lambda game: gardened(*game)))
def test_scores_are_the_points_counted_by_hand(game):
    position = game.position()
    expected = points(position)
    assert game.scores() == position["scores"] == expected
    assert game.winners() == [seat for seat, n in enumerate(expected) if n == max(expected)]
    assert game.record()["result"] == {"scores": expected, "winners": game.winners()}


@given(games().map(lambda game: gardened(*game)))
def test_the_breakdown_says_where_every_point_came_from(game):
    position = game.position()
    tiles = {square: tile for square, tile in position["tiles"].items() if not tile["desert"]}
    fields = areas({square: tile["crop"] for square, tile in tiles.items()})
    for seat, (part, score) in enumerate(zip(game.breakdown(), game.scores(), strict=True)):
        assert part["money"] == position["money"][seat]
        assert part["total"] == score == part["money"] + sum(area["points"] for area in part["areas"])
        mine = {square for square, tile in tiles.items() if tile["owner"] == seat}
        assert sorted(area["tiles"] for area in part["areas"]) == sorted(
            sorted(field) for field in fields if field & mine
        )
        for area in part["areas"]:
            own = mine & set(area["tiles"])
            assert {tiles[square]["crop"] for square in area["tiles"]} == {area["crop"]}
            assert area["markers"] == sum(tiles[square]["markers"] for square in own)
            assert area["palms"] == sorted(own & set(position["palms"]))
            assert area["points"] == len(area["tiles"]) * (area["markers"] + len(area["palms"]))


@given(stopped_games())
def test_before_the_end_there_are_no_points(game):
    table, _ = game
    if not table.over:
        assert (table.scores(), table.winners(), table.breakdown()) == (None, None, None)
        assert table.position()["scores"] is None
        assert "result" not in table.record()


@settings(max_examples=settings().max_examples * 20)
@given(st.sets(st.sampled_from(sorted(SQUARES)), min_size=1))
def test_an_area_is_all_that_hangs_together_whatever_its_shape(ground):
    mask = sum(1 << NAMES.index(square) for square in ground)
    for area in areas(dict.fromkeys(ground, "any")):
        for square in area:
            found = int(area_around(1 << NAMES.index(square), mask))
            assert {name for i, name in enumerate(NAMES) if found >> i & 1} == area
