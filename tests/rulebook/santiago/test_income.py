import pytest

from tests.rulebook.coverage import covers
from tests.rulebook.santiago.table import by_hand, money, play, quietly_to, table


@covers("000-P7-01", "000-QR-29", "002-P7-01", "002-QR-23", "003-P7-01", "003-QR-29", "004-P7-01")
@covers("004-QR-27")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_gets_three_escudos_after_a_round(players):
    game = table(players)
    quietly_to(game, "reveal")
    assert money(game) == [13] * players


@covers("000-P7-01", "002-P7-01", "003-P7-01", "004-P7-01")
def test_bidders_passers_and_the_overseer_get_the_same_income():
    game = table(3)
    play(game, "bid 8", "pass", "bid 2")
    quietly_to(game, "reveal")
    assert money(game) == [11, 5, 13]


@covers("000-P7-02", "000-LR-02", "000-QR-30", "002-HP-04", "002-QR-24", "003-HP-04", "003-QR-30")
@covers("004-P7-02", "004-LR-02", "004-QR-28")
def test_there_is_no_income_in_the_last_round():
    game = by_hand({}, money=[8, 0, 3])
    play(game, "pass")
    assert (game.over, money(game)) == (True, [8, 0, 3])
