import pytest

from tests.rulebook.coverage import covers
from tests.rulebook.santiago.table import by_hand, on, play, quietly_to, refusal, table

ANIKA, BERND, CHRIS, DAGMAR = range(4)


def planters(game):
    """Who plants in this round, in order."""
    seats = []
    while game.phase == "plant":
        seats += play(game, game.moves()[0])
    return seats


def three_players(*bids, offer=("banana2", "melon2", "pepper1", "grape2")):
    """A table of three whose players have planted c3, e5 and g1; overseer was seat 0."""
    game = table(3, offer=offer)
    play(game, *bids)
    play(game, f"plant {offer[0]} c3", f"plant {offer[1]} e5", f"plant {offer[2]} g1")
    return game


@covers("000-P1-03", "000-P3-01", "000-P3-06", "000-QR-08", "002-P3-01", "002-P3-03", "002-QR-07")
@covers("003-P3-01", "003-P3-03", "003-QR-07", "004-P1-03", "004-P3-01", "004-P3-06", "004-QR-07")
def test_players_plant_from_the_highest_bid_down():
    game = table(4)
    play(game, "bid 2", "bid 7", "bid 1", "bid 5")
    assert planters(game) == [2, 0, 1, 3]


@covers("000-P3-07", "000-P3-08", "000-P3-09", "000-QR-09", "000-QR-10", "002-P3-04", "002-QR-10")
@covers("003-P3-04", "003-P3-05", "003-QR-09", "003-QR-10", "004-P3-07", "004-P3-08", "004-P3-09")
@covers("004-QR-08", "004-QR-09")
def test_passers_plant_last_and_of_them_the_last_to_pass_first():
    game = table(5)
    play(game, "pass", "bid 3", "pass", "bid 4", "pass")
    assert planters(game) == [4, 2, 0, 3, 1]


@covers("000-P3-08", "002-P3-04", "003-P3-05", "004-P3-08")
def test_when_all_pass_the_last_to_pass_plants_first():
    game = table(4)
    play(game, "pass", "pass", "pass", "pass")
    assert planters(game) == [0, 3, 2, 1]


@covers("000-P3-03", "002-CP-10", "002-P3-01", "003-P3-01", "004-P3-03")
def test_one_takes_any_tile_of_the_offer():
    game = table(4)
    play(game, "bid 4", "bid 3", "bid 2", "bid 1")
    assert {move.split()[1] for move in game.moves()} == {"banana2", "melon2", "pepper1", "grape2"}


@covers("000-P3-03", "002-P3-03", "003-P3-03", "004-P3-03")
def test_a_tile_once_taken_is_gone_from_the_offer():
    game = table(4)
    play(game, "bid 4", "bid 3", "bid 2", "bid 1", "plant melon2 a1")
    assert game.position()["offer"] == ["banana2", "grape2", "pepper1"]
    assert refusal(game, "plant melon2 b1") == "not-in-offer"


@covers("000-FI-01", "000-P3-13", "002-P3-06", "003-P3-07", "004-FI-01", "004-P3-13")
@pytest.mark.parametrize("players", [4, 5])
def test_with_four_or_five_players_each_plants_one_tile_and_none_is_left(players):
    game = table(players)
    quietly_to(game, "plant")
    assert sorted(planters(game)) == list(range(players))
    assert (game.phase, game.position()["offer"]) == ("propose", [])


@covers("000-P3-10", "000-P3-11", "000-QR-11", "002-CP-18", "002-P3-05", "002-QR-09", "003-PL-07")
@covers("003-P3-06", "003-QR-09", "004-P3-10", "004-P3-11", "004-QR-10")
def test_a_passer_plants_one_marker_fewer():
    game = table(4)
    play(game, "bid 3", "bid 2", "bid 1", "pass", "plant grape2 a1", "plant banana2 b1", "plant pepper1 c1")
    play(game, "plant melon2 d1")
    assert on(game, "d1") == "melon 0 1"
    assert game.position()["tiles"]["d1"]["planters"] == 2


@covers("000-P3-12", "002-P3-05", "003-P3-06", "004-P3-12")
def test_a_passer_puts_no_marker_on_one_planter_and_the_tile_is_neutral():
    game = table(4)
    play(game, "bid 3", "bid 2", "bid 1", "pass", "plant grape2 a1", "plant banana2 b1", "plant melon2 c1")
    play(game, "plant pepper1 d1")
    assert on(game, "d1") == "pepper"
    assert game.position()["tiles"]["d1"]["owner"] is None


@covers("002-P3-12", "002-P3-13", "002-P3-14", "002-P3-15", "002-P3-16", "002-P3-17", "002-P3-18")
@covers("002-P3-19", "002-P3-20", "002-P3-21", "002-P3-22", "003-P3-13", "003-P3-14", "003-P3-15")
@covers("003-P3-16", "003-P3-17", "003-P3-18", "003-P3-19", "003-P3-20", "003-P3-21", "003-P3-22")
@covers("003-P3-23")
def test_bernd_bids_5_chris_passes_dagmar_bids_4_anika_bids_1():
    offer = ["bean2", "banana2", "bean1", "pepper2"]
    game = table(4, overseer=ANIKA, edition="amigo", offer=offer)
    assert play(game, "bid 5", "pass", "bid 4", "bid 1") == [BERND, CHRIS, DAGMAR, ANIKA]
    assert game.position()["overseer"] == CHRIS
    planted = play(game, "plant bean2 e3", "plant banana2 d4", "plant bean1 e2", "plant pepper2 e4")
    assert planted == [BERND, DAGMAR, ANIKA, CHRIS]
    assert [on(game, square) for square in ("e3", "d4", "e2", "e4")] == [
        f"bean {BERND} 2",
        f"banana {DAGMAR} 2",
        f"bean {ANIKA} 1",
        f"pepper {CHRIS} 1",
    ]
    assert game.position()["money"] == [9, 5, 10, 6]


@covers("000-P3-13", "000-P3-14", "000-QR-12", "000-QR-13", "002-P3-06", "002-P3-07", "002-QR-11")
@covers("003-P3-07", "003-P3-08", "003-QR-11", "003-QR-12", "004-P3-13", "004-P3-14", "004-QR-11")
@covers("004-QR-12")
def test_with_three_players_the_highest_bidder_plants_the_tile_that_is_left():
    game = three_players("bid 2", "bid 6", "bid 4")
    assert (game.phase, game.seat) == ("neutral", 2)
    assert {move.split()[1] for move in game.moves()} == {"grape2"}


@covers("000-P3-16", "000-QR-14", "002-P3-07", "002-P3-09", "002-QR-11", "003-P3-08", "003-P3-10")
@covers("003-QR-12", "003-QR-14", "004-P3-16", "004-QR-12")
def test_the_tile_that_is_left_is_neutral():
    game = three_players("bid 2", "bid 6", "bid 4")
    play(game, "neutral grape2 c4")
    assert on(game, "c4") == "grape"
    assert game.phase == "propose"


@covers("000-P3-15", "000-QR-13", "002-P3-08", "002-QR-11", "003-P3-09", "003-QR-13", "004-P3-15")
@covers("004-QR-12")
def test_the_tile_that_is_left_borders_another_tile_by_a_side():
    game = three_players("bid 2", "bid 6", "bid 4")
    squares = {move.split()[2] for move in game.moves()}
    assert squares == {"b3", "d3", "c2", "c4", "d5", "f5", "e4", "e6", "f1", "h1", "g2"}
    assert refusal(game, "neutral grape2 b2") == "not-adjacent"


@covers("000-P3-14", "004-P3-14")
def test_when_all_three_pass_the_last_passer_plants_the_tile_that_is_left():
    game = three_players("pass", "pass", "pass")
    assert (game.phase, game.seat) == ("neutral", 0)


#: One living tile in a corner, shut in by deserts.
SHUT_IN = {"a1": "melon 1 1", "a2": "desert", "b1": "desert"}


@covers("000-P3-15", "002-P3-10", "003-P3-11", "003-QR-15", "004-P3-15")
def test_while_a_living_tile_has_a_free_side_the_tile_that_is_left_may_not_go_beside_a_desert_only():
    game = by_hand(SHUT_IN | {"e5": "melon 1 1"}, phase="neutral", offer=["grape2"])
    assert refusal(game, "neutral grape2 c1") == "not-adjacent"


@covers("000-P3-15", "002-P3-10", "003-P3-11", "003-QR-15", "004-P3-15")
def test_when_no_living_tile_has_a_free_side_the_tile_that_is_left_goes_beside_a_desert():
    game = by_hand(SHUT_IN, phase="neutral", offer=["grape2"])
    assert game.moves() == ["neutral grape2 a3", "neutral grape2 b2", "neutral grape2 c1"]


@covers("000-P3-15", "002-P3-08", "003-P3-09", "004-P3-15")
def test_a_tile_planted_neutral_this_round_counts_as_living_ground_for_the_one_that_is_left():
    game = three_players("pass", "bid 1", "pass", offer=("banana2", "melon2", "pepper1", "grape2"))
    assert on(game, "g1") == "pepper"
    assert refusal(game, "neutral grape2 g2") is None
