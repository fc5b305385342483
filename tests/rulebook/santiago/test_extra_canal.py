import pytest

from tests.rulebook.coverage import covers
from tests.rulebook.santiago.table import by_hand, ditches, money, play, quietly_to, refusal, table


def extra(players=4):
    """Nobody proposed and no canal was dug; seat 1 is overseer, so that seat 2 is asked first."""
    game = table(players)
    quietly_to(game, "extra")
    return game


@covers("000-P5-03", "000-P5-04", "000-QR-22", "000-QR-23", "002-P5-01", "002-P5-04", "002-QR-19")
@covers("003-P5-01", "003-QR-24", "004-P5-02", "004-P5-03", "004-QR-20", "004-QR-21")
def test_everybody_is_asked_from_the_overseers_left_and_the_overseer_last():
    assert play(extra(), "pass", "pass", "pass", "pass") == [2, 3, 0, 1]


@covers("000-P5-01", "000-P5-09", "000-P5-10", "000-QR-25", "002-P5-03", "002-P5-05", "002-QR-19")
@covers("003-P5-04", "003-P5-05", "003-QR-25", "004-P5-01", "004-P5-08", "004-P5-09", "004-QR-23")
def test_the_first_to_build_ends_the_phase():
    game = extra()
    assert play(game, "pass", "extra C2-C3") == [2, 3]
    assert (game.phase, game.position()["round"]) == ("reveal", 2)
    assert game.position()["canals"] == ["C2-C3"]


@covers("000-P5-10", "002-P5-05", "003-P5-05", "004-P5-09")
def test_when_all_decline_the_phase_ends_without_a_canal():
    game = extra()
    play(game, "pass", "pass", "pass", "pass")
    assert (game.phase, game.position()["canals"]) == ("reveal", [])


@covers("000-P5-08", "002-P5-02", "003-P5-04", "003-QR-24", "004-P5-07")
def test_nobody_pays_or_gets_anything_for_an_extra_canal():
    game = extra()
    play(game, "extra C2-C3")
    assert money(game) == [10 + 3] * 4


@covers("000-P5-05", "000-P5-06", "000-P5-07", "000-QR-24", "002-P5-02", "003-P5-03", "004-P5-04")
@covers("004-P5-05", "004-P5-06", "004-QR-22")
def test_an_extra_canal_obeys_the_rules_for_canals():
    game = extra()
    assert ditches(game) == {"B2-C2", "C2-D2", "C1-C2", "C2-C3"}
    assert refusal(game, "extra D3-E3") == "canal-unconnected"


@covers("000-P5-01", "002-P5-02", "003-P5-03", "004-P5-01")
def test_an_extra_canal_may_follow_on_the_canal_of_this_round():
    game = table(4)
    quietly_to(game, "decide")
    play(game, "dig C2-C3", "extra C3-C4")
    assert game.position()["canals"] == ["C2-C3", "C3-C4"]


@covers("000-P5-02", "000-P5-11", "002-P5-01", "002-P5-06", "003-P5-02", "004-P5-10")
def test_each_player_has_one_extra_canal_and_is_not_asked_again():
    game = extra()
    play(game, "extra C2-C3")
    assert game.position()["extra"] == [True, True, False, True]
    quietly_to(game, "extra")
    assert play(game, *["pass"] * 3) == [3, 0, 1]
    assert game.phase == "reveal"


@covers("000-P5-03", "002-P5-01", "003-P5-01", "004-P5-02")
def test_when_nobody_has_an_extra_canal_nobody_is_asked():
    game = table(3)
    for segment in ("C2-C3", "C2-D2", "B2-C2"):
        quietly_to(game, "extra")
        play(game, f"extra {segment}")
    assert game.position()["extra"] == [False] * 3
    quietly_to(game, "decide")
    play(game, "decline")
    assert (game.phase, game.position()["round"]) == ("reveal", 5)


@covers("000-P5-04", "000-QR-23", "002-P5-04", "004-P5-03", "004-QR-21")
def test_who_passes_keeps_the_extra_canal():
    game = extra()
    play(game, "pass", "pass", "pass", "pass")
    assert game.position()["extra"] == [True] * 4


@covers("000-EN-01", "002-EN-02", "003-EN-02", "004-EN-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_an_extra_canal_may_be_built_in_the_last_round(players):
    game = by_hand({"d3": "melon 0 2"}, players=players)
    play(game, "extra C2-C3")
    assert game.scores() == [2] + [0] * (players - 1)
