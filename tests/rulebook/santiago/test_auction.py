import pytest

from tests.rulebook.coverage import covers
from tests.rulebook.santiago.table import money, play, quietly_to, refusal, reveal, table


@covers("000-P1-01", "000-QR-01", "002-P1-01", "002-QR-02", "003-P1-01", "003-QR-02", "004-P1-01")
@covers("004-QR-01")
@pytest.mark.parametrize(("players", "tiles"), [(3, 4), (4, 4), (5, 5)])
def test_four_tiles_are_revealed_for_three_or_four_players_and_five_for_five(players, tiles):
    assert len(table(players).position()["offer"]) == tiles


@covers("000-P1-01", "002-P1-01", "003-P1-01", "004-P1-01")
def test_the_offer_is_turned_up_anew_each_round():
    game = table(4)
    quietly_to(game, "reveal")
    assert game.position()["offer"] == []
    reveal(game, ["melon1", "grape1", "grape1", "coconut2"])
    assert game.position()["offer"] == ["coconut2", "grape1", "grape1", "melon1"]


@covers("000-P1-04", "000-QR-02", "002-P1-03", "002-P1-04", "002-P1-09", "002-QR-03", "002-QR-05")
@covers("003-P1-03", "003-P1-04", "003-P1-08", "003-QR-03", "003-QR-05", "004-P1-04", "004-QR-02")
def test_the_overseers_left_neighbour_bids_first_and_the_overseer_last():
    game = table(4, overseer=2)
    assert play(game, "bid 1", "bid 2", "bid 3", "bid 4") == [3, 0, 1, 2]


@covers("000-P1-08", "000-P1-09", "000-QR-04", "002-CP-10", "002-P1-02", "002-P1-09", "002-P1-10")
@covers("002-QR-03", "002-QR-05", "003-P1-02", "003-P1-08", "003-P1-09", "003-QR-05", "004-P1-07")
@covers("004-P1-08", "004-QR-03")
def test_each_player_bids_once_and_the_overseers_bid_ends_the_auction():
    game = table(3)
    play(game, "bid 1", "bid 5", "bid 3")
    assert game.phase == "plant"
    assert game.position()["bids"] == [3, 1, 5]


@covers("000-P1-07", "002-P1-05", "002-QR-03", "003-P1-05", "003-QR-04", "004-P1-06")
def test_a_bid_may_be_lower_or_higher_than_the_bids_before():
    game = table(4)
    play(game, "bid 5")
    assert {"bid 1", "bid 4", "bid 6", "bid 10"} <= set(game.moves())


@covers("000-P1-07", "000-QR-02", "002-P1-07", "002-QR-03", "003-P1-05", "003-QR-04", "004-P1-06")
@covers("004-QR-02")
def test_no_two_bids_are_equal():
    game = table(4)
    play(game, "bid 5", "bid 2")
    assert "bid 2" not in game.moves()
    assert refusal(game, "bid 5") == "bid-taken"


@covers("000-P1-09", "000-QR-05", "002-P1-06", "002-QR-04", "003-P1-06", "003-QR-04", "004-P1-08")
@covers("004-QR-04")
def test_several_players_may_pass():
    game = table(4)
    assert play(game, "pass", "pass", "bid 1", "pass") == [1, 2, 3, 0]
    assert game.position()["bids"] == [0, 0, 0, 1]


@covers("000-P1-06", "002-P1-03", "003-P1-03", "004-P1-05", "004-QR-04")
def test_a_pass_costs_nothing():
    game = table(4)
    play(game, "pass")
    assert money(game) == [10, 10, 10, 10]


@covers("000-P1-06", "004-P1-05")
def test_nobody_bids_nothing_but_passes():
    game = table(4)
    assert refusal(game, "bid 0") == "unknown-move"
    assert "pass" in game.moves()


@covers("000-P1-05", "004-P1-04")
def test_nobody_bids_more_than_he_has():
    game = table(4)
    assert "bid 10" in game.moves()
    assert refusal(game, "bid 11") == "too-expensive"


@covers("000-P1-05", "000-QR-03", "002-P1-08", "002-QR-03", "003-P1-07", "003-QR-03", "004-P1-04")
@covers("004-QR-02")
def test_bids_lie_open_for_all():
    game = table(4, money="hidden")
    play(game, "bid 3")
    for onlooker in (0, 2, None):
        assert game.view(onlooker)["bids"] == [None, 3, None, None]


@covers("000-P1-05", "000-P3-02", "000-P3-06", "000-QR-07", "002-P1-10", "002-P3-11", "002-QR-08")
@covers("003-P1-09", "003-P3-12", "003-QR-16", "004-P1-04", "004-P3-02", "004-P3-06", "004-QR-06")
def test_a_bid_is_paid_whether_high_or_low_and_never_comes_back():
    game = table(4)
    play(game, "bid 5")
    assert money(game) == [10, 5, 10, 10]
    play(game, "pass", "bid 4", "bid 1")
    quietly_to(game, "propose")
    assert money(game) == [9, 5, 10, 6]


def test_bids_are_kept_until_the_next_round_begins():
    game = table(4)
    play(game, "bid 5", "pass", "bid 4", "bid 1")
    quietly_to(game, "extra")
    assert game.position()["bids"] == [1, 5, 0, 4]
    quietly_to(game, "reveal")
    assert game.position()["bids"] == [None] * 4


@covers("000-P1-04", "004-P1-04")
def test_the_next_auction_begins_left_of_the_new_overseer():
    game = table(4)
    play(game, "bid 5", "pass", "bid 4", "bid 1")
    quietly_to(game, "bid")
    assert game.seat == 3
