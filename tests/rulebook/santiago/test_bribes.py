import pytest

from tests.rulebook.coverage import covers
from tests.rulebook.santiago.table import by_hand, ditches, money, play, quietly_to, refusal, table

ANIKA, BERND, CHRIS, DAGMAR = range(4)


def proposing(*bids, **where):
    """Four players; seat 2 is overseer, so that seat 3 proposes first. All but the bidders have 10."""
    game = table(4, **where)
    play(game, *(bids or ("bid 1", "pass", "bid 2", "bid 3")))
    quietly_to(game, "propose")
    return game


@covers("000-IN-05", "000-CO-08", "000-PR-21", "000-P4-01", "000-P4-02", "000-P4-03", "000-QP-08")
@covers("000-QR-15", "002-IN-06", "002-CO-06", "002-PR-13", "002-P4-01", "002-P4-03", "002-P4-04")
@covers("002-QP-02", "002-QR-12", "003-IN-06", "003-CO-05", "003-PR-09", "003-P4-01", "003-P4-03")
@covers("003-P4-04", "003-QP-02", "003-QR-17", "003-QR-18", "004-IN-04", "004-CO-06", "004-PR-18")
@covers("004-P4-01", "004-P4-02", "004-P4-03", "004-QP-08", "004-QR-13")
def test_everybody_but_the_overseer_proposes_once_from_his_left():
    game = proposing()
    assert play(game, "propose C2-C3 1", "pass", "propose C2-D2 1") == [3, 0, 1]
    assert (game.phase, game.seat) == ("decide", 2)


@covers("000-P4-04", "000-QR-16", "002-P4-05", "002-QR-13", "003-P4-05", "004-P4-04", "004-P5-05")
@covers("004-QR-14")
def test_one_proposes_where_a_canal_may_be_built():
    game = proposing()
    assert ditches(game) == {"B2-C2", "C2-D2", "C1-C2", "C2-C3"}
    assert refusal(game, "propose A1-B1 1") == "canal-unconnected"


@covers("000-P4-05", "000-P4-07", "000-QR-17", "002-P4-06", "002-QR-14", "003-P4-06", "003-QR-19")
@covers("004-P4-05", "004-P4-07", "004-QR-15")
@pytest.mark.parametrize(("edition", "smallest"), [("amigo", 1), ("trefl", 0)])
def test_the_smallest_bribe_is_one_in_amigo_and_nothing_in_trefl(edition, smallest):
    game = proposing(edition=edition)
    bribes = {int(move.split()[2]) for move in game.moves() if move != "pass"}
    assert min(bribes) == smallest


@covers("002-P4-09", "002-QR-14", "003-P4-09", "003-QR-19")
def test_amigo_asks_one_escudo_of_a_supporter_too():
    game = proposing(edition="amigo")
    play(game, "propose C2-C3 4")
    assert refusal(game, "propose C2-C3 0") == "bribe-too-small"
    assert refusal(game, "propose C2-C3 1") is None


@covers("000-P4-05", "002-P4-09", "003-P4-09", "004-P4-05")
def test_nobody_offers_more_than_he_has():
    game = proposing("bid 1", "pass", "bid 6", "bid 3")
    assert "propose C2-C3 4" in game.moves()
    assert refusal(game, "propose C2-C3 5") == "too-expensive"


@covers("000-P4-05", "000-QR-17", "002-P4-07", "002-QR-14", "003-P4-07", "003-QR-19", "004-P4-05")
@covers("004-QR-15")
def test_a_bribe_lies_open_and_aside_until_the_decision():
    game = proposing(edition="amigo")
    before = money(game)[3]
    play(game, "propose C2-C3 4")
    assert money(game)[3] == before - 4
    assert game.view(None)["proposals"] == [{"seat": 3, "segment": "C2-C3", "bribe": 4}]


@covers("000-P4-05", "000-QR-17", "002-P4-08", "003-P4-08", "004-P4-05")
def test_a_bribe_may_be_equal_to_or_lower_than_those_before():
    game = proposing(edition="amigo")
    play(game, "propose C2-C3 4")
    assert {"propose C2-D2 4", "propose C2-D2 1", "propose C2-C3 1"} <= set(game.moves())


@covers("000-P4-07", "000-QR-19", "002-P4-12", "003-P4-11", "004-P4-07", "004-QR-17")
def test_a_passer_is_not_among_the_proposals_and_pays_nothing():
    game = proposing()
    before = money(game)
    play(game, "pass")
    assert game.position()["proposals"] == []
    assert money(game) == before


@covers("000-P4-07", "000-QR-19", "002-P4-12", "002-QR-15", "003-P4-11", "003-QR-18", "004-P4-07")
@covers("004-QR-17")
def test_nobody_must_propose():
    game = proposing()
    assert play(game, "pass", "pass", "pass") == [3, 0, 1]


@covers("002-P4-06", "003-P4-06")
def test_a_player_without_money_can_only_pass_in_amigo_and_still_moves():
    game = proposing("bid 1", "pass", "bid 10", "bid 3", edition="amigo")
    assert (game.seat, game.moves()) == (3, ["pass"])


@covers("000-P4-05", "004-P4-05")
def test_a_player_without_money_may_propose_in_trefl():
    game = proposing("bid 1", "pass", "bid 10", "bid 3", edition="trefl")
    assert "propose C2-C3 0" in game.moves()


@covers("000-P4-06", "000-P4-09", "000-QR-18", "000-QR-20", "002-IN-06", "002-P4-11", "002-P4-17")
@covers("002-P4-23", "002-QR-16", "003-IN-06", "003-P4-10", "003-P4-16", "003-P4-22", "003-QR-20")
@covers("004-P4-06", "004-P4-10", "004-QR-16", "004-QR-18")
def test_the_overseer_takes_all_bribes_on_the_place_he_accepts_and_the_others_go_back():
    game = proposing()
    before = money(game)
    play(game, "propose C2-C3 2", "propose C2-D2 4", "propose C2-C3 3", "accept C2-C3")
    assert game.position()["canals"] == ["C2-C3"]
    assert money(game) == [before[0], before[1] - 3, before[2] + 5, before[3] - 2]


@covers("000-P4-08", "000-QR-20", "002-P4-16", "003-P4-15", "004-P4-09", "004-QR-18")
def test_the_overseer_need_not_accept_the_highest_bribe():
    game = proposing()
    play(game, "propose C2-C3 1", "propose C2-D2 4", "pass")
    assert {"accept C2-C3", "accept C2-D2"} <= set(game.moves())


@covers("000-P4-10", "002-P4-02", "002-P4-22", "003-P4-02", "003-P4-21", "004-P4-11")
def test_proposals_leave_the_board_with_the_decision():
    game = proposing()
    play(game, "propose C2-C3 1", "propose C2-D2 4", "pass", "accept C2-C3")
    assert game.position()["proposals"] == []
    assert game.position()["canals"] == ["C2-C3"]


@covers("000-P4-11", "000-P4-12", "000-P4-13", "000-QR-21", "002-P4-18", "002-P4-19", "002-QR-17")
@covers("003-P4-17", "003-P4-18", "003-QR-21", "004-P4-12", "004-P4-13", "004-QR-19")
def test_the_overseer_may_dig_elsewhere_for_one_more_than_the_highest_bribe():
    game = proposing()
    before = money(game)
    play(game, "propose C2-C3 2", "propose C2-D2 4", "pass", "dig B2-C2")
    assert game.position()["canals"] == ["B2-C2"]
    assert money(game) == [before[0], before[1], before[2] - 5, before[3]]


@covers("000-P4-06", "000-P4-13", "000-QR-18", "002-P4-11", "002-QR-17", "003-P4-10", "003-QR-21")
@covers("004-P4-06", "004-P4-13", "004-QR-16", "004-QR-19")
@pytest.mark.parametrize("edition", ["amigo", "trefl"])
def test_the_price_of_digging_counts_the_sum_laid_on_one_place(edition):
    game = proposing(edition=edition)
    play(game, "propose C2-C3 3", "propose C2-D2 4", "propose C2-C3 2", "dig B2-C2")
    assert money(game)[2] == 10 - 6


@covers("000-P4-11", "000-QR-21", "002-P4-18", "002-QR-17", "003-P4-17", "003-QR-20", "004-P4-12")
@covers("004-QR-19")
def test_elsewhere_is_not_where_somebody_proposed():
    game = proposing()
    play(game, "propose C2-C3 1", "pass", "pass")
    assert refusal(game, "dig C2-C3") == "was-proposed"


@covers("000-P4-08", "002-P4-16", "003-P4-15", "004-P4-09")
def test_only_what_was_proposed_can_be_accepted():
    game = proposing()
    play(game, "propose C2-C3 1", "pass", "pass")
    assert refusal(game, "accept C2-D2") == "not-proposed"


@covers("000-P4-13", "002-P4-19", "003-P4-18", "004-P4-13")
@pytest.mark.parametrize(("purse", "reason"), [(4, "too-expensive"), (5, None)])
def test_the_overseer_must_be_able_to_pay_for_digging(purse, reason):
    game = by_hand({}, phase="propose", money=[purse, 10, 10])
    play(game, "propose C2-C3 4", "pass")
    assert refusal(game, "dig B2-C2") == reason


@covers("000-P4-13", "002-P4-19", "003-P4-18", "004-P4-13")
def test_the_bribes_laid_aside_do_not_help_the_overseer_to_pay():
    game = by_hand({}, phase="propose", money=[0, 10, 10])
    play(game, "propose C2-C3 4", "propose C2-D2 3")
    assert game.moves() == ["accept C2-C3", "accept C2-D2"]


@covers("000-P4-08", "002-P4-16", "003-P4-15", "004-P4-08", "004-QR-18")
def test_the_overseer_may_not_decline_when_somebody_proposed():
    game = proposing(edition="trefl")
    play(game, "propose C2-C3 0", "pass", "pass")
    assert refusal(game, "decline") == "must-decide"


@covers("000-P4-13", "004-P4-13")
def test_against_proposals_without_a_bribe_digging_costs_one():
    game = proposing(edition="trefl")
    play(game, "propose C2-C3 0", "propose C2-D2 0", "pass", "dig B2-C2")
    assert money(game)[2] == 10 - 1


@covers("000-P4-11", "002-P4-18", "003-P4-17", "004-P4-12")
def test_when_every_place_was_proposed_there_is_nowhere_else_to_dig():
    game = proposing(spring="A1")
    play(game, "propose A1-A2 1", "propose A1-B1 1", "pass")
    assert game.moves() == ["accept A1-A2", "accept A1-B1"]


@covers("000-P4-14", "002-P4-20", "002-QR-18", "003-P4-19", "003-QR-22", "004-P4-14")
def test_when_nobody_proposed_the_overseer_may_build_for_one_escudo():
    game = proposing()
    play(game, "pass", "pass", "pass", "dig C2-D2")
    assert game.position()["canals"] == ["C2-D2"]
    assert money(game)[2] == 10 - 1


@covers("000-P4-15", "002-P4-21", "002-QR-18", "003-P4-20", "003-QR-23", "004-P4-15")
def test_when_nobody_proposed_the_overseer_may_decline_and_nobody_pays():
    game = proposing()
    before = money(game)
    play(game, "pass", "pass", "pass", "decline")
    assert (game.position()["canals"], money(game)) == ([], before)


@covers("000-P4-14", "002-P4-20", "003-P4-19", "004-P4-15")
def test_an_overseer_without_money_can_only_decline():
    game = by_hand({}, phase="propose", money=[0, 10, 10])
    play(game, "pass", "pass")
    assert game.moves() == ["decline"]


@covers("000-P4-16", "002-P4-21", "003-P4-20", "004-P4-15")
def test_a_canal_not_built_is_out_of_the_game():
    game = proposing()
    play(game, "pass", "pass", "pass", "decline")
    quietly_to(game, "propose")
    play(game, "pass", "pass", "pass", "dig C2-D2")
    assert game.phase == "extra"
    assert game.position()["canals"] == ["C2-D2"]


@covers("002-P4-13", "002-P4-14", "002-P4-15", "002-P4-24", "002-P4-25", "002-P4-26", "003-P4-12")
@covers("003-P4-13", "003-P4-14", "003-P4-23", "003-P4-24", "003-P4-25")
def test_dagmar_offers_1_anika_3_and_bernd_2_more_and_chris_accepts_the_1():
    game = proposing("bid 5", "pass", "bid 4", "bid 1", edition="amigo")
    assert game.position()["overseer"] == CHRIS
    before = money(game)
    proposers = play(game, "propose C2-C3 1", "propose C2-D2 3", "propose C2-D2 2")
    assert proposers == [DAGMAR, ANIKA, BERND]
    otherwise = game.copy()
    play(game, "accept C2-C3")
    assert money(game) == [before[ANIKA], before[BERND], before[CHRIS] + 1, before[DAGMAR] - 1]
    play(otherwise, "dig B2-C2")
    assert money(otherwise) == [before[ANIKA], before[BERND], before[CHRIS] - 6, before[DAGMAR]]
