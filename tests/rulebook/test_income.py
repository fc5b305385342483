import pytest

from tests.rulebook.table import by_hand, money, play, quietly_to, table


@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_gets_three_escudos_after_a_round(players):
    game = table(players)
    quietly_to(game, "reveal")
    assert money(game) == [13] * players


def test_bidders_passers_and_the_overseer_get_the_same_income():
    game = table(3)
    play(game, "bid 8", "pass", "bid 2")
    quietly_to(game, "reveal")
    assert money(game) == [11, 5, 13]


def test_there_is_no_income_in_the_last_round():
    game = by_hand({}, money=[8, 0, 3])
    play(game, "pass")
    assert (game.over, money(game)) == (True, [8, 0, 3])
