import pytest

from tests.rulebook.coverage import covers
from tests.rulebook.santiago.table import finished, money, new, play, quietly_to, table


@covers("002-PR-17", "003-PR-19")
def test_amigo_keeps_money_hidden_unless_agreed_otherwise():
    assert new(edition="amigo").options["money"] == "hidden"


@covers("000-PR-24", "004-PR-21")
def test_trefl_keeps_money_open_unless_agreed_otherwise():
    assert new(edition="trefl").options["money"] == "open"


@covers("000-PR-24", "002-PR-17", "003-PR-19", "004-PR-21")
@pytest.mark.parametrize("edition", ["amigo", "trefl"])
@pytest.mark.parametrize(("agreed", "seen"), [("open", [10, 10, 10]), ("hidden", [None, 10, None])])
def test_the_players_agree_whether_money_is_open_or_hidden(edition, agreed, seen):
    assert table(3, edition=edition, money=agreed).view(1)["money"] == seen


@covers("002-PR-17", "003-PR-19")
def test_an_onlooker_sees_no_hidden_money():
    assert table(3, money="hidden").view(None)["money"] == [None] * 3


@covers("000-PR-24", "004-PR-21")
def test_hidden_money_is_laid_open_at_the_end():
    game = finished({}, money=[8, 0, 3], edition="amigo")
    assert game.view(1)["money"] == [8, 0, 3]


@covers("000-PR-25", "000-QP-10", "002-PR-18", "002-P3-11", "002-QP-03", "003-PR-20", "003-P3-12")
@covers("003-QP-03", "004-PR-22", "004-QP-10")
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
