import pytest

from tests.rulebook.table import finished, money, new, play, quietly_to, table


def test_amigo_keeps_money_hidden_unless_agreed_otherwise():
    assert new(edition="amigo").options["money"] == "hidden"


def test_trefl_keeps_money_open_unless_agreed_otherwise():
    assert new(edition="trefl").options["money"] == "open"


@pytest.mark.parametrize("edition", ["amigo", "trefl"])
@pytest.mark.parametrize(("agreed", "seen"), [("open", [10, 10, 10]), ("hidden", [None, 10, None])])
def test_the_players_agree_whether_money_is_open_or_hidden(edition, agreed, seen):
    assert table(3, edition=edition, money=agreed).view(1)["money"] == seen


def test_an_onlooker_sees_no_hidden_money():
    assert table(3, money="hidden").view(None)["money"] == [None] * 3


def test_hidden_money_is_laid_open_at_the_end():
    game = finished({}, money=[8, 0, 3], edition="amigo")
    assert game.view(1)["money"] == [8, 0, 3]


def test_money_goes_to_and_comes_from_the_bank_only_by_bids_digging_and_income():
    game = table(4, edition="amigo")
    play(game, "bid 5", "pass", "bid 4", "bid 1")
    assert sum(money(game)) == 40 - 10
    quietly_to(game, "propose")
    play(game, "propose C2-C3 2", "propose C2-C3 3", "pass", "accept C2-C3")
    assert sum(money(game)) == 30
    quietly_to(game, "reveal")
    assert sum(money(game)) == 30 + 4 * 3
    quietly_to(game, "decide")
    play(game, "dig C2-D2")
    assert sum(money(game)) == 42 - 1
