"""Points, counted again by a flood fill over the tiles of the last position."""

from hypothesis import given
from properties.geometry import areas
from properties.strategies import Position, finished_games, stopped_games


def points(position: Position) -> list[int]:
    tiles = {square: tile for square, tile in position["tiles"].items() if not tile["desert"]}
    total = list(position["money"])
    for area in areas({square: tile["crop"] for square, tile in tiles.items()}):
        for square in area:
            if (owner := tiles[square]["owner"]) is not None:
                total[owner] += len(area) * (tiles[square]["markers"] + (square in position["palms"]))
    return total


@given(finished_games())
def test_scores_are_the_points_counted_by_hand(game):
    position = game.position()
    expected = points(position)
    assert game.scores() == position["scores"] == expected
    assert game.winners() == [seat for seat, n in enumerate(expected) if n == max(expected)]
    assert game.record()["result"] == {"scores": expected, "winners": game.winners()}


@given(finished_games())
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
