"""An observation is what its seat may know: no more, and all that matters."""

import random

import numpy as np
import pytest

import macaronesia as mac
from macaronesia.games.canarias.names import COLOURS, PIECES
from macaronesia.games.canarias.state import PHASES as CANARIAS_PHASES
from macaronesia.games.santiago.editions import EDITIONS
from macaronesia.games.santiago.moves import tiles
from macaronesia.games.santiago.names import INTERSECTIONS, SEGMENTS, SQUARES
from macaronesia.games.santiago.state import PHASES as SANTIAGO_PHASES
from macaronesia.research.observation import named
from macaronesia.research.position import Position
from tests.research.played import FIELDS, KINDS, name, stops


def begun(position: Position, whims: random.Random) -> Position:
    """The position with a partial move as long as can be."""
    while True:
        for action in whims.sample(position.actions(), len(position.actions())):
            ahead = position.copy()
            if ahead.act(action) is None:
                position = ahead
                break
        else:
            return position


@pytest.mark.parametrize("kind", KINDS, ids=name)
def test_what_a_seat_may_not_know_changes_nothing_it_is_shown(kind):
    whims, differ = random.Random(2), 0
    for game in stops(kind, 2, every=6):
        position = Position.of(game)
        for seat in range(game.players):
            other = Position.of(game.redeal(seat, game.ply))
            assert np.array_equal(position.observe(seat), other.observe(seat))
            differ += not np.array_equal(position.observe_perfectly(seat), other.observe_perfectly(seat))
            if seat == game.seat:
                assert position.actions() == other.actions()
                later = begun(position, whims)
                for action in later.partial:
                    other.act(action)
                assert later.actions() == other.actions()
                assert np.array_equal(later.observe(seat), other.observe(seat))
    hides = kind["game"] == "canarias" or kind["players"] == 2
    assert (differ > 0) == hides


@pytest.mark.parametrize("kind", KINDS, ids=name)
def test_an_observation_of_the_concealed_position_is_the_same(kind):
    whims = random.Random(5)
    for game in stops(kind, 5, every=4):
        for position in (Position.of(game), begun(Position.of(game), whims)):
            for seat in range(game.players):
                concealed = position.copy()
                concealed._s = game.rules.conceal(position._s, seat)
                assert np.array_equal(concealed.observe(seat), position.observe(seat))


@pytest.mark.parametrize("kind", KINDS, ids=name)
def test_half_a_move_is_seen_by_its_own_seat_alone(kind):
    whims, partial = random.Random(3), 0
    for game in stops(kind, 3, every=5):
        position = Position.of(game)
        later = begun(position, whims)
        for seat in range(game.players):
            same = np.array_equal(position.observe(seat), later.observe(seat))
            assert same == (seat != game.seat or not later.partial)
        partial += len(later.partial) > 0
    assert partial


@pytest.mark.parametrize("kind", KINDS, ids=name)
def test_different_half_moves_look_different(kind):
    for game in stops(kind, 4, every=9):
        position, seen = Position.of(game), set()
        for action in position.actions():
            ahead = position.copy()
            if ahead.act(action) is None:
                seen.add(ahead.observe(game.seat).tobytes())
        begun = [action for action in position.actions() if position.copy().act(action) is None]
        assert len(seen) == len(begun)


def turned(values: list, seat: int) -> list:
    """What belongs to the seats, from this one on."""
    return values[seat:] + values[:seat]


def ones(names: list[str], row: np.ndarray) -> list[str]:
    """The names of the members of a field."""
    return sorted(name for name, there in zip(names, row, strict=True) if there)


@pytest.mark.parametrize("kind", [k for k in KINDS if k["game"] == "santiago"], ids=name)
def test_an_observation_of_santiago_says_what_the_view_says(kind):
    for game in stops(kind, 6, every=7):
        for seat in range(game.players):
            view, n = game.view(seat), game.players
            seen = named(FIELDS["santiago"], Position.of(game).observe(seat))
            assert (seen["players"], seen["round"], seen["rounds"]) == (n, view["round"], view["rounds"])
            assert ones(list(SANTIAGO_PHASES), seen["phase"]) == [view["phase"]]
            assert seen["to_move"].argmax() == (view["seat"] - seat) % n
            assert seen["overseer"].argmax() == (view["overseer"] - seat) % n
            bids = [0 if bid is None else 1 if bid == "?" else bid + 2 for bid in turned(view["bids"], seat)]
            assert seen["bids"][:n].tolist() == bids
            for i, money in enumerate(turned(view["money"], seat)):
                assert money in (None, seen["money"][i])
            assert seen["extra"][:n].tolist() == turned(view["extra"], seat)
            assert ones(INTERSECTIONS, seen["spring"]) == [view["spring"]]
            assert ones(SEGMENTS, seen["canals"]) == view["canals"]
            assert ones(SQUARES, seen["palms"]) == view["palms"]
            edition = view["edition"]
            for field in ("offer", "removed"):
                counts = [view[field].count(tile) for tile in tiles(edition)]
                assert seen[field].tolist() == counts
            assert seen["left"].sum() == game.course.s.left.sum()
            for number, square in enumerate(SQUARES):
                bare = {"crop": None, "planters": 0, "desert": False, "owner": None, "markers": 0}
                tile = view["tiles"].get(square, bare)
                assert seen["deserts"][number] == tile["desert"]
                if tile["desert"]:
                    tile = bare
                crops = [tile["planters"] * (tile["crop"] == crop) for crop in EDITIONS[edition].crops]
                assert seen["crops"][:, number].tolist() == crops
                markers = [tile["markers"] * (tile["owner"] == p) for p in range(n)]
                assert seen["markers"][:n, number].tolist() == turned(markers, seat)
            bribes = np.zeros((5, 31), int)
            for proposal in view["proposals"]:
                place = (proposal["seat"] - seat) % n, SEGMENTS.index(proposal["segment"])
                bribes[place] = proposal["bribe"] + 1
            assert np.array_equal(bribes, seen["bribes"])


@pytest.mark.parametrize("kind", [k for k in KINDS if k["game"] == "canarias"], ids=name)
def test_an_observation_of_canarias_says_what_the_view_says(kind):
    for game in stops(kind, 6, every=9):
        cards, islands = game.rules.names
        for seat in range(game.players):
            view, n = game.view(seat), game.players
            seen = named(FIELDS["canarias"], Position.of(game).observe(seat))

            def counted(there: dict, cards: list[str] = cards) -> list[int]:
                return [there.get(card, 0) for card in cards] + [0] * (60 - len(cards))

            assert ones(list(CANARIAS_PHASES), seen["phase"]) == [view["phase"]]
            assert seen["to_move"].argmax() == (view["seat"] - seat) % n
            assert seen["starter"].argmax() == (view["starter"] - seat) % n
            assert seen["hand"].tolist() == counted(view["hands"][seat])
            assert seen["discard"].tolist() == counted(view["discard"])
            assert seen["ship_known"].tolist() == counted(view["ship_known"])
            assert seen["revealed"].tolist() == counted({view["revealed"]: 1})
            sizes = [sum(hand.values()) for hand in turned(view["hands"], seat)]
            assert seen["cards"][:n].tolist() == sizes
            assert seen["total"][:n].tolist() == turned(view["points"], seat)
            assert (seen["deck"], seen["aboard"]) == (sum(view["deck"].values()), sum(view["ship"].values()))
            assert seen["may_build"] == bool(view["may_build"])
            supply = [[view["supply"][piece][colour] for colour in COLOURS] for piece in PIECES]
            assert seen["supply"].tolist() == supply
            for i, island in enumerate(turned(view["islands"], seat)):
                if island is not None:
                    assert ones(islands, seen["islands"][i]) == [island["name"]]
                    for plot in range(12):
                        there = island["plots"].get(str(plot + 1), {"kind": None, "colour": None})
                        assert seen["pieces"][i, :, plot].tolist() == [there["kind"] == p for p in PIECES]
                        assert seen["colours"][i, :, plot].tolist() == [there["colour"] == c for c in COLOURS]


def test_one_network_serves_all_seats_because_everybody_sees_itself_first():
    game = mac.new_game("santiago", 4, seed=1)
    rows = [named(FIELDS["santiago"], Position.of(game).observe(seat)) for seat in range(4)]
    assert [int(row["to_move"].argmax()) for row in rows] == [(game.seat - seat) % 4 for seat in range(4)]


def test_the_perfect_observation_begins_with_what_the_seat_knows():
    for kind in KINDS[-3:]:
        for game in stops(kind, 8, every=25):
            position = Position.of(game)
            whole, known = position.observe_perfectly(game.seat), position.observe(game.seat)
            assert np.array_equal(whole[: len(known)], known)
