import pytest

import macaronesia as mac
from tests.rulebook.coverage import covers
from tests.rulebook.santiago.table import by_hand, ditches, money, new, on, play, quietly_to, refusal, table

OVERSEER, OPPONENT = 0, 1


@covers("000-T0-03", "004-T0-03")
def test_the_first_overseer_lays_a_canal_at_the_spring_before_the_first_round():
    game = new(2, spring="C2")
    play(game, "spring C2", "overseer 1")
    assert (game.phase, game.seat) == ("first", 1)
    assert ditches(game) == {"B2-C2", "C2-D2", "C1-C2", "C2-C3"}
    assert len(game.moves()) == 4
    play(game, "first C2-D2")
    assert (game.phase, game.position()["canals"]) == ("reveal", ["C2-D2"])


@covers("000-T0-03", "004-T0-03")
def test_the_first_canal_is_laid_before_the_palms_so_that_it_cannot_be_aimed_at_one():
    game = new(2, palms=True, spring="C2")
    play(game, "spring C2", "overseer 1")
    assert (game.phase, game.seat, game.position()["palms"]) == ("first", 1, [])
    play(game, "first C2-D2")
    assert (game.phase, game.seat, len(game.moves())) == ("setup", mac.CHANCE, 48 - 4)
    play(game, "palm a1", "palm d6")
    assert (game.phase, game.position()["canals"]) == ("setup", ["C2-D2"])
    play(game, "palm h3")
    assert (game.phase, game.position()["palms"]) == ("reveal", ["a1", "d6", "h3"])


@covers("000-T0-02", "004-T0-02")
def test_a_palm_may_stand_beside_the_first_canal():
    game = new(2, palms=True, spring="C2")
    play(game, "spring C2", "overseer 0", "first C2-D2")
    assert {"palm f2", "palm f3"} <= set(game.moves())


@covers("000-T0-03", "004-T0-03")
def test_two_players_may_agree_on_palms_and_on_who_lays_the_first_canal():
    game = new(2, palms=["h3", "a1", "d6"], spring="C2", overseer=1)
    assert game.odds() == {"spring C2": 1.0}
    play(game, "spring C2")
    assert game.odds() == {"overseer 1": 1.0}
    play(game, "overseer 1", "first C2-C3")
    for square in ("h3", "a1", "d6"):
        assert game.odds() == {f"palm {square}": 1.0}
        play(game, f"palm {square}")
    assert (game.phase, game.position()["palms"]) == ("reveal", ["a1", "d6", "h3"])


@covers("000-T0-03", "004-T0-03")
def test_the_first_canal_costs_nothing_and_is_no_extra_canal():
    game = table(2)
    assert (money(game), game.position()["extra"]) == ([5, 5], [True, True])


@covers("000-T0-04", "000-T0-05", "004-T0-04", "004-T0-05")
def test_three_tiles_of_each_crop_stay_in_the_box_and_thirty_are_played():
    game = new(2)
    removed = game.position()["removed"]
    crops = ("banana", "coconut", "grape", "melon", "pepper")
    assert removed == sorted(f"{crop}{planters}" for crop in crops for planters in (1, 2, 2))
    quietly_to(game, "reveal")
    assert game.odds()["reveal melon1"] == pytest.approx(2 / 30)
    assert game.odds()["reveal melon2"] == pytest.approx(4 / 30)


@covers("000-T0-10", "004-T0-10")
def test_each_of_two_players_starts_with_five_escudos():
    assert new(2).position()["money"] == [5, 5]


@covers("000-T1-01", "004-T1-01")
def test_a_game_of_two_lasts_ten_rounds():
    game = new(2)
    assert game.position()["rounds"] == 10
    for _ in range(10):
        quietly_to(game, "extra")
    quietly_to(game, "over")
    assert (game.over, game.position()["round"]) == (True, 10)


@covers("000-T0-06", "000-T1-03", "004-T0-06", "004-T1-03")
def test_three_tiles_are_revealed_for_two_players():
    assert len(table(2).position()["offer"]) == 3


@covers("000-T0-01", "000-T1-02", "004-T0-01", "004-T1-02")
def test_a_game_of_two_runs_through_the_same_phases():
    game = table(2)
    seen = [game.phase]
    while game.position()["round"] == 1:
        play(game, next((quiet for quiet in ("pass", "decline") if quiet in game.moves()), game.moves()[0]))
        seen.append(game.phase)
    assert list(dict.fromkeys(seen)) == ["bid", "plant", "neutral", "propose", "decide", "extra", "reveal"]


@covers("000-T1-05", "000-T1-09", "004-T1-04", "004-T1-05", "004-T1-09")
@pytest.mark.parametrize("choice", ["bid 4", "pass"])
def test_the_first_choice_is_hidden_from_the_other_and_from_onlookers(choice):
    game = table(2)
    assert play(game, choice) == [OPPONENT]
    for onlooker in (OVERSEER, None):
        assert game.view(onlooker)["bids"] == [None, "?"]
        assert game.view(onlooker)["money"] == [5, 5]
        assert game.view(onlooker)["last"] == [OPPONENT, "bid ?"]
        assert game.record(seat=onlooker)["moves"][-1] == [OPPONENT, "bid ?"]


@covers("000-T1-05", "004-T1-05")
def test_who_chose_sees_his_own_choice():
    game = table(2)
    play(game, "bid 4")
    assert game.view(OPPONENT)["bids"] == [None, 4]
    assert game.view(OPPONENT)["money"] == [5, 1]


@covers("000-T1-06", "004-T1-06")
def test_both_choices_are_shown_together():
    game = table(2)
    play(game, "bid 4", "pass")
    for onlooker in (OVERSEER, OPPONENT, None):
        assert game.view(onlooker)["bids"] == [0, 4]


@covers("000-T1-05", "004-T1-05")
def test_what_the_other_may_have_chosen_is_every_choice_open_to_him():
    game = table(2)
    play(game, "bid 4")
    choices = {game.redeal(OVERSEER, seed).position()["bids"][OPPONENT] for seed in range(100)}
    assert choices == {0, 1, 2, 3, 4, 5}


@covers("000-T1-07", "004-T1-07")
def test_nobody_of_two_bids_more_than_he_has():
    game = table(2)
    assert refusal(game, "bid 5") is None
    assert refusal(game, "bid 6") == "too-expensive"


@covers("000-T0-09", "004-T0-09")
def test_of_two_players_one_may_bid_more_than_the_22_counters():
    game = new(2)
    while game.position()["round"] < 7:
        quietly_to(game, "bid")
    play(game, "bid 23")
    assert game.position()["bids"][1 - game.position()["overseer"]] == 23


@covers("000-T1-10", "004-T1-10")
def test_both_pay_what_they_bid():
    game = table(2)
    play(game, "bid 4", "bid 1")
    assert money(game) == [4, 1]


@covers("000-T1-11", "004-T1-10")
def test_of_two_players_a_passer_pays_nothing():
    game = table(2)
    play(game, "bid 4", "pass")
    assert money(game) == [5, 1]


@covers("000-T2-01", "000-T2-02", "004-T2-01", "004-T2-03")
@pytest.mark.parametrize(
    ("choices", "winner"),
    [
        (("bid 4", "bid 1"), OPPONENT),
        (("bid 1", "bid 4"), OVERSEER),
        (("bid 1", "pass"), OPPONENT),
        (("pass", "bid 1"), OVERSEER),
    ],
)
def test_the_higher_bid_wins_and_the_loser_becomes_overseer(choices, winner):
    game = table(2)
    play(game, *choices)
    assert (game.seat, game.position()["overseer"]) == (winner, 1 - winner)


@covers("000-T1-08", "000-T2-01", "004-T1-08", "004-T2-02")
def test_two_players_may_bid_the_same_and_the_overseer_wins_the_tie():
    game = table(2)
    play(game, "bid 3", "bid 3")
    assert (game.seat, game.position()["overseer"]) == (OVERSEER, OPPONENT)


@covers("000-T1-08", "000-T1-09", "004-T1-09", "004-T2-02", "004-T2-09")
def test_when_both_pass_the_overseer_wins_and_both_plant_one_marker_fewer():
    game = table(2)
    play(game, "pass", "pass")
    assert (game.seat, game.position()["overseer"]) == (OVERSEER, OPPONENT)
    play(game, "plant banana2 a1", "plant pepper1 b1")
    assert (on(game, "a1"), on(game, "b1")) == (f"banana {OVERSEER} 1", "pepper")


@covers("000-T2-03", "004-T2-04")
def test_the_new_overseer_wins_the_tie_of_the_next_round():
    game = table(2)
    play(game, "bid 3", "bid 3")
    quietly_to(game, "bid")
    assert play(game, "bid 2", "bid 2") == [OVERSEER, OPPONENT]
    assert (game.seat, game.position()["overseer"]) == (OPPONENT, OVERSEER)


@covers("000-T1-04", "000-T2-04", "000-T2-05", "000-T2-06", "000-T2-07", "000-T2-08", "000-T2-10")
@covers("000-T2-12", "004-T1-04", "004-T2-05", "004-T2-06", "004-T2-07", "004-T2-08", "004-T2-10")
@covers("004-T2-12")
def test_the_winner_plants_then_the_loser_then_the_winner_the_neutral_tile():
    game = table(2)
    play(game, "bid 4", "bid 1")
    planted = play(game, "plant banana2 a1", "plant melon2 c1", "neutral pepper1 b1")
    assert planted == [OPPONENT, OVERSEER, OPPONENT]
    assert [on(game, square) for square in ("a1", "c1", "b1")] == ["banana 1 2", "melon 0 2", "pepper"]


@covers("000-T2-09", "004-T2-09")
def test_of_two_players_a_passer_plants_one_marker_fewer():
    game = table(2)
    play(game, "bid 4", "pass", "plant pepper1 a1", "plant melon2 c1")
    assert on(game, "c1") == "melon 0 1"


@covers("000-T2-11", "004-T2-11")
def test_of_two_players_the_winner_plants_the_neutral_tile_beside_a_living_one():
    game = table(2)
    play(game, "bid 4", "bid 1", "plant banana2 a1", "plant melon2 h6")
    assert {move.split()[2] for move in game.moves()} == {"a2", "b1", "h5", "g6"}


@covers("000-T2-11", "004-T2-11")
def test_of_two_players_the_neutral_tile_goes_beside_a_desert_only_when_it_must():
    game = by_hand(
        {"a1": "melon 1 1", "a2": "desert", "b1": "desert"}, phase="neutral", offer=["grape2"], players=2
    )
    assert game.moves() == ["neutral grape2 a3", "neutral grape2 b2", "neutral grape2 c1"]


@covers("000-T4-01", "000-T4-02", "004-T2-04", "004-T4-01")
def test_the_loser_decides_on_the_canal_and_the_winner_may_bribe_him():
    game = table(2)
    play(game, "bid 3", "bid 1")
    quietly_to(game, "propose")
    assert play(game, "propose C2-D2 2", "accept C2-D2") == [OPPONENT, OVERSEER]
    assert money(game) == [5 - 1 + 2, 5 - 3 - 2]


@covers("000-T4-02", "004-T4-01")
def test_against_one_proposal_the_overseer_of_two_digs_elsewhere_for_one_more():
    game = table(2)
    play(game, "bid 3", "bid 1")
    quietly_to(game, "propose")
    play(game, "propose C2-D2 2", "dig B2-C2")
    assert money(game) == [5 - 1 - 3, 5 - 3]


@covers("000-T4-03", "004-T4-02")
def test_the_opponent_is_asked_for_the_extra_canal_first_and_then_the_overseer():
    game = table(2)
    play(game, "bid 3", "bid 1")
    quietly_to(game, "extra")
    assert play(game, "pass", "extra C2-D2") == [OPPONENT, OVERSEER]
    assert game.position()["extra"] == [False, True]


@covers("000-T4-04", "004-T4-03")
def test_drought_and_income_are_as_with_more_players():
    game = table(2)
    play(game, "bid 3", "bid 1", "plant banana2 a1", "plant melon2 d3", "neutral pepper1 b1")
    quietly_to(game, "reveal")
    assert [on(game, square) for square in ("a1", "d3", "b1")] == ["banana 1 1", "melon 0 2", "desert"]
    assert money(game) == [5 - 1 + 3, 5 - 3 + 3]


@covers("000-T4-04", "004-T4-03")
def test_in_the_last_round_of_two_all_dry_fields_are_lost_and_nobody_is_paid():
    game = by_hand({"a1": "melon 1 2", "d3": "melon 1 2"}, ["C2-C3"], players=2, money=[1, 1])
    play(game, "pass")
    assert game.scores() == [1, 1 + 2]
