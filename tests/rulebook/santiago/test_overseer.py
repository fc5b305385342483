from tests.rulebook.coverage import covers
from tests.rulebook.santiago.table import play, table


def overseer_after(*bids, players=4, overseer=0):
    game = table(players, overseer)
    play(game, *bids)
    return game.position()["overseer"]


@covers("000-P2-02", "000-QR-06", "002-P2-01", "002-QR-06", "003-P2-01", "003-QR-06", "004-P2-02")
@covers("004-QR-05")
def test_the_lowest_bidder_becomes_overseer():
    assert overseer_after("bid 5", "bid 2", "bid 4", "bid 3") == 2


@covers("000-P2-01", "002-P2-02", "003-P2-01", "004-P2-01")
def test_the_only_passer_becomes_overseer():
    assert overseer_after("bid 5", "bid 1", "pass", "bid 3") == 3


@covers("000-P2-01", "000-QR-06", "002-P2-03", "002-QR-06", "003-P2-01", "003-QR-06", "004-P2-01")
@covers("004-QR-05")
def test_of_several_passers_the_first_becomes_overseer():
    assert overseer_after("bid 5", "pass", "pass", "pass") == 2


@covers("000-P2-01", "002-P2-03", "003-P2-01", "004-P2-01")
def test_when_all_pass_the_left_neighbour_of_the_old_overseer_becomes_overseer():
    assert overseer_after("pass", "pass", "pass", "pass", overseer=3) == 0


@covers("000-P2-02", "002-P2-01", "003-P2-01", "004-P2-02")
def test_the_overseer_may_stay_overseer():
    assert overseer_after("bid 5", "bid 2", "bid 4", "bid 1") == 0


@covers("000-P2-03", "002-P2-01", "002-P4-01", "002-QR-06", "004-P2-03")
def test_the_overseer_changes_as_soon_as_the_last_bid_is_made():
    game = table(3)
    play(game, "pass", "bid 2")
    assert game.position()["overseer"] == 0
    play(game, "bid 1")
    assert (game.phase, game.position()["overseer"]) == ("plant", 1)
