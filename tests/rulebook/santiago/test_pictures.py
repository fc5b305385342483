"""What the pictures in the rules of Santiago show is what the rules make of their positions."""

from typing import Any

import pytest

import macaronesia as mac
from macaronesia.games.santiago.drawing import examples
from macaronesia.games.santiago.drawing.examples import Example
from macaronesia.games.santiago.moves import tiles as kinds
from macaronesia.games.santiago.names import INTERSECTIONS, SEGMENTS
from tests.rulebook.santiago.table import areas, by_hand, ditches, play, refusal, table

both_editions = pytest.mark.parametrize("edition", ["amigo", "trefl"])


def laid(example: Example, edition: str = "trefl", **position: Any) -> mac.Game:
    """The position of a picture on the table, for four."""
    tiles = {}
    for square, text in example.tiles.items():
        tile = example.tile(text, edition)
        owner = "" if tile["owner"] is None else f" {tile['owner']} {tile['markers']}"
        tiles[square] = "desert" if tile["desert"] else tile["crop"] + owner
    return by_hand(tiles, example.canals, palms=example.palms, players=4, edition=edition, **position)


def scored(example: Example, edition: str = "trefl", **position: Any) -> mac.Game:
    """The same when the game is over."""
    game = laid(example, edition, **position)
    game.play("pass")
    return game


def kind(example: Example, text: str, edition: str) -> str:
    return example.crop(text.split(maxsplit=1)[0][:-1], edition) + text.split(maxsplit=1)[0][-1]


@both_editions
def test_the_picture_of_the_set_up_is_a_set_up(edition: str) -> None:
    palms = examples.SETUP.palms if edition == "trefl" else ()
    game = table(4, palms=palms, spring=examples.SETUP.spring, edition=edition)
    position = game.position()
    assert position["palms"] == sorted(palms)
    assert position["money"] == [10] * 4
    assert position["extra"] == [True] * 4
    assert position["rounds"] == 11


def test_of_the_two_crossed_out_canals_neither_can_be_built() -> None:
    game = laid(examples.CANALS, phase="propose", this_round=5, money=[5] * 4)
    assert refusal(game, f"propose {examples.LOOSE} 1") == "canal-unconnected"
    assert "D2-D3" in ditches(game)
    # Every ditch runs between two intersections; the other canal begins and ends at none.
    intersections = {(2 * (ord(name[0]) - ord("A")), 2 * (int(name[1]) - 1)) for name in INTERSECTIONS}
    assert not intersections & set(examples.ASTRAY)
    assert all({*segment.split("-")} <= {*INTERSECTIONS} for segment in SEGMENTS)


def test_the_canals_of_the_picture_can_be_built_in_their_order() -> None:
    built: list[str] = []
    for canal in ("B2-C2", "B2-B3", "B3-C3", "C2-C3", "C2-D2"):
        game = laid(Example(canals=tuple(built)), phase="propose", this_round=5, money=[5] * 4)
        assert refusal(game, f"propose {canal} 1") is None
        built.append(canal)
    assert tuple(built) == examples.CANALS.canals


@both_editions
def test_the_picture_of_markers_shows_one_for_each_planter_and_one_fewer_after_a_pass(edition: str) -> None:
    offer = list(examples.MARKED)
    game = table(4, offer=offer, edition=edition)
    assert play(game, "bid 1", "bid 2", "pass", "pass") == [1, 2, 3, 0]
    # Seat 2 bid most, then 1; seat 0 passed last and plants before 3.
    planted = {2: "pepper1 a1", 1: "banana2 b1", 0: "pepper2 c1", 3: "banana1 d1"}
    for seat, tile in planted.items():
        assert play(game, f"plant {tile}") == [seat]
    tiles = game.position()["tiles"]
    assert [tiles[square]["markers"] for square in ("a1", "b1", "c1", "d1")] == [1, 2, 1, 0]


def test_a_dry_tile_goes_through_the_four_states_of_the_picture() -> None:
    seen = []
    tile = "pepper 0 2"
    for _ in range(4):
        game = by_hand({"c3": tile}, players=4, this_round=4)
        shown = game.position()["tiles"]["c3"]
        seen.append((shown["markers"], shown["desert"]))
        game.play("pass")
        after = game.position()["tiles"]["c3"]
        tile = (
            "desert" if after["desert"] else f"pepper 0 {after['markers']}" if after["markers"] else "pepper"
        )
    assert seen == [(2, False), (1, False), (0, False), (0, True)]


@both_editions
def test_the_picture_of_areas_shows_10_20_and_5(edition: str) -> None:
    game = laid(examples.AREAS, edition)
    found = {
        seat: {(area["crop"], len(area["tiles"])): area["points"] for area in of_seat["areas"]}
        for seat, of_seat in enumerate(game.breakdown(now=True) or [])
    }
    second = examples.AREAS.crop("coconut", edition)
    assert [found[seat]["pepper", 5] for seat in (0, 1, 2)] == [10, 20, 5]
    assert {area for of_seat in found.values() for area in of_seat} == {
        ("pepper", 5),
        (second, 3),
        ("banana", 2),
    }
    # Two pepper tiles have no water yet: at the end they would be deserts.
    game.play("pass")
    dry = [square for square, tile in game.position()["tiles"].items() if tile["desert"]]
    assert dry == ["a1", "a2"]


def test_the_desert_of_the_picture_splits_four_peppers_into_two_and_one() -> None:
    def peppers(example: Example) -> set[int]:
        game = laid(example)
        every = [area for of_seat in game.breakdown(now=True) or [] for area in of_seat["areas"]]
        return {len(area["tiles"]) for area in every if area["crop"] == "pepper"}

    split = examples.SPLIT
    whole = Example(canals=split.canals, planted=f"{split.planted}, {examples.FILLED} pepper1")
    assert peppers(examples.SPLIT) == {2, 1}
    assert peppers(whole) == {4}


@both_editions
def test_the_picture_of_proposals_is_1_against_3_and_2(edition: str) -> None:
    example = examples.PROPOSALS
    offer = [kind(example, text, edition) for text in example.tiles.values()]
    game = table(4, offer=offer, spring=example.spring, edition=edition)
    assert play(game, "pass", "bid 2", "bid 6", "pass") == [1, 2, 3, 0]
    order = {3: "d4", 2: "e2", 0: "e4", 1: "c2"}
    for seat, square in order.items():
        assert play(game, f"plant {kind(example, example.tiles[square], edition)} {square}") == [seat]
    laid_down = [play(game, f"propose {segment} {bribe}") for _, segment, bribe in example.proposals]
    assert laid_down == [[seat] for seat, *_ in example.proposals]
    shown = example.position(edition)
    position = game.position()
    for part in ("tiles", "proposals", "canals", "spring"):
        assert position[part] == shown[part], part
    assert position["overseer"] == 1
    before = position["money"][1]
    accepted, dug = game.copy(), game.copy()
    accepted.play("accept C2-D2")
    dug.play("dig B2-C2")
    assert accepted.position()["money"][1] == before + 1
    assert dug.position()["money"][1] == before - 6


@both_editions
def test_the_picture_of_the_scoring_counts_55_and_70(edition: str) -> None:
    money = [0] * 4
    money[examples.SCORER] = examples.IN_HAND
    game = scored(examples.SCORING, edition, money=money)
    crops = [
        examples.SCORING.crop(crop, edition) for crop in ("banana", "coconut", "pepper", "grape", "melon")
    ]
    found = areas(game, examples.SCORER)
    expected = zip(crops, (3, 4, 5, 1, 6), (9, 12, 20, 2, 12), strict=True)
    assert found == sorted(expected)
    assert game.scores()[examples.SCORER] == 55 + 15 == 70


@both_editions
def test_the_picture_of_palms_counts_12_12_and_8_and_nothing_for_the_neutral_one(edition: str) -> None:
    game = scored(examples.PALMS, edition)
    bananas = [{crop: points for crop, _, points in areas(game, seat)}["banana"] for seat in range(3)]
    peppers = [{crop: points for crop, _, points in areas(game, seat)}["pepper"] for seat in range(2)]
    assert bananas == [12, 12, 8]
    assert peppers == [6, 3]


@both_editions
def test_the_palms_of_the_pictures_could_stand_where_they_do(edition: str) -> None:
    for example in (examples.SETUP, examples.PALMS):
        third = () if len(example.palms) == 3 else ("g1",)
        table(4, palms=(*example.palms, *third), spring=example.spring, edition=edition)


@both_editions
def test_no_picture_shows_more_tiles_than_there_are(edition: str) -> None:
    for example in (examples.AREAS, examples.SPLIT, examples.PROPOSALS, examples.SCORING, examples.PALMS):
        shown = [kind(example, text, edition) for text in example.tiles.values() if text != "desert"]
        assert {*shown} <= {*kinds(edition)}
        assert all(shown.count(tile) <= (3 if tile[-1] == "1" else 6) for tile in shown)
