"""Canals, tiles, markers and palms on the boards of random games."""

from collections import Counter
from typing import Any

from hypothesis import given

from tests.properties.geometry import SQUARES, around, beside, irrigated, meeting_at, reached_from
from tests.properties.strategies import INTERSECTIONS, Position, games, steps

DESERT = {"crop": None, "planters": None, "owner": None, "markers": 0, "desert": True}


def drought_between(before: Position, after: Position) -> bool:
    return after["round"] > before["round"] or after["phase"] == "over"


def planted(before: Position, who: Any, text: str) -> dict[str, dict[str, Any]]:
    """The tiles after a move, the drought apart."""
    match text.split():
        case ["plant" | "neutral" as verb, tile, square]:
            printed = int(tile[-1])
            markers = 0 if verb == "neutral" else printed - (before["bids"][who] == 0)
            new = {
                "crop": tile[:-1],
                "planters": printed,
                "owner": who if markers else None,
                "markers": markers,
                "desert": False,
            }
            assert square not in before["tiles"]
            return before["tiles"] | {square: new}
    return dict(before["tiles"])


def dried(tile: dict[str, Any], last_round: bool) -> dict[str, Any]:
    """What becomes of a tile without water."""
    if tile["markers"] == 0 or last_round:
        return DESERT
    left = tile["markers"] - 1
    return tile | {"markers": left, "owner": tile["owner"] if left else None}


@given(games())
def test_tiles_change_only_by_planting_and_by_drought(game):
    table, whims = game
    for before, who, text, after in steps(table, whims):
        expected = planted(before, who, text)
        if drought_between(before, after):
            wet = irrigated(after["canals"])
            last = after["phase"] == "over"
            expected = {q: t if q in wet or t["desert"] else dried(t, last) for q, t in expected.items()}
        assert after["tiles"] == expected, text
        for tile in after["tiles"].values():
            assert tile["desert"] or tile["markers"] <= tile["planters"]
            assert (tile["owner"] is None) == (tile["markers"] == 0)


@given(games())
def test_palms_stand_where_they_may_and_vanish_only_under_deserts(game):
    table, whims = game
    for before, _, text, after in steps(table, whims):
        deserts = {square for square, tile in after["tiles"].items() if tile["desert"]}
        assert after["palms"] == sorted(after["palms"])
        assert deserts.isdisjoint(after["palms"])
        if before["phase"] != "setup":
            assert set(after["palms"]) == set(before["palms"]) - deserts, text
        elif after["phase"] == "reveal":
            assert len(after["palms"]) == (3 if table.options["palms"] else 0)
            if isinstance(table.options["palms"], list):
                assert after["palms"] == sorted(table.options["palms"])
            for palm in after["palms"]:
                assert palm not in meeting_at(after["spring"])
                assert around(palm) & set(after["palms"]) == {palm}


@given(games(chance="auto"))
def test_the_spring_lies_where_the_option_says(game):
    table, _ = game
    allowed = {
        "corner": {"A1", "A4", "E1", "E4"},
        "interior": {"B2", "B3", "C2", "C3", "D2", "D3"},
        "any": set(INTERSECTIONS),
    }
    allowed["edge"] = allowed["any"] - allowed["corner"] - allowed["interior"]
    option = table.options["spring"]
    assert table.position()["spring"] in allowed.get(option, {option})


@given(games())
def test_every_canal_hangs_together_with_the_spring(game):
    table, whims = game
    for before, _, text, after in steps(table, whims):
        canals = set(after["canals"])
        assert after["canals"] == sorted(canals)
        if canals:
            assert reached_from(after["spring"], canals) == canals
        built = canals - set(before["canals"])
        assert canals >= set(before["canals"])
        assert built == (
            {text.split()[1]} if text.split()[0] in ("first", "accept", "dig", "extra") else set()
        )


@given(games())
def test_a_round_brings_one_canal_and_one_extra_canal_at_most(game):
    table, whims = game
    built: Counter[tuple[int, str]] = Counter()
    players, first = table.players, int(table.players == 2)
    for before, _, text, after in steps(table, whims):
        verb = text.split()[0]
        if verb in ("accept", "dig", "extra"):
            built[before["round"], "extra" if verb == "extra" else "overseer"] += 1
        used = players - sum(after["extra"])
        assert len(after["canals"]) <= first + after["round"] + used <= 15
    assert set(built.values()) <= {1}


@given(games())
def test_every_seat_builds_its_own_extra_canal_once_at_most(game):
    table, whims = game
    builders = []
    for before, who, text, after in steps(table, whims):
        if text.startswith("extra "):
            assert before["extra"][who]
            builders.append(who)
        assert after["extra"] == [seat not in builders for seat in range(table.players)]
    assert len(builders) == len(set(builders))


def kinds(game, verb: str) -> Counter[str]:
    """The tiles that a verb named so far, from the record."""
    moves = (text.split() for _, text in game.record()["moves"])
    return Counter(words[1] for words in moves if words[0] == verb)


@given(games())
def test_the_tiles_on_the_board_in_the_offer_removed_and_to_come_are_the_45_of_the_box(game):
    table, whims = game
    crops = {
        "amigo": ("banana", "cane", "potato", "bean", "pepper"),
        "trefl": ("banana", "coconut", "melon", "grape", "pepper"),
    }[table.options["edition"]]
    box = Counter({f"{crop}{planters}": {1: 3, 2: 6}[planters] for crop in crops for planters in (1, 2)})
    assert box.total() == 45
    for _, _, _, after in steps(table, whims):
        removed = Counter(after["removed"])
        if table.players == 2:
            assert removed == Counter({tile: {"1": 1, "2": 2}[tile[-1]] for tile in box})
        else:
            assert removed == kinds(table, "remove")
        revealed = kinds(table, "reveal")
        to_come = box - removed - revealed
        assert revealed == Counter(after["offer"]) + kinds(table, "plant") + kinds(table, "neutral")
        assert len(after["tiles"]) + len(after["offer"]) + removed.total() + to_come.total() == 45
        if after["phase"] == "reveal":
            assert set(table.moves()) == {f"reveal {tile}" for tile in to_come}
            assert after["offer"] == sorted(after["offer"])


@given(games())
def test_neutral_tiles_lie_beside_living_tiles_or_else_beside_deserts(game):
    table, whims = game
    for before, _, text, _ in steps(table, whims):
        if text.startswith("neutral "):
            living = {q for q, tile in before["tiles"].items() if not tile["desert"]}
            free = SQUARES - set(before["tiles"])
            ground = {q for q in free if beside(q) & living} or {
                q for q in free if beside(q) & set(before["tiles"])
            }
            assert text.split()[2] in ground
