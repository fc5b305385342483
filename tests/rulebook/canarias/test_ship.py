import macaronesia as mac
from tests.rulebook.canarias.builder import by_hand, chosen, dealt, landed, play, plots, standing
from tests.rulebook.coverage import covers

#: Leaves one plot at the coast free.
ONE_AT_THE_COAST = "1 red, 2 green"


@covers("001-SH-03", "001-SH-04")
def test_the_cards_are_revealed_one_by_one_until_one_is_left():
    game = by_hand("", "", phase="reveal", ship="pirate-red pirate-blue pirate-green")
    assert play(game, "reveal pirate-blue", "reveal pirate-green") == [mac.CHANCE] * 2
    assert game.phase == "act"
    assert game.position()["ship"] == {"pirate-red": 1}


@covers("001-SH-02")
def test_every_card_on_the_ship_is_equally_likely_to_be_revealed():
    game = by_hand("", "", phase="reveal", ship="capitan capitan noble")
    assert game.odds() == {"reveal capitan": 2 / 3, "reveal noble": 1 / 3}


@covers("001-SH-03")
def test_the_card_left_is_the_first_of_the_next_ship():
    game = landed("pirate-red", "", "")
    play(game, "build capitan 1", "ship herrero", "build capitan 1", "ship herrero")
    assert game.moves() == ["reveal herrero", "reveal noble"]


@covers("001-SH-04", "001-SH-24")
def test_each_card_is_settled_and_discarded_before_the_next_is_revealed():
    game = by_hand(ONE_AT_THE_COAST, "", phase="reveal", ship="capitan herrero noble")
    play(game, "reveal capitan")
    assert (game.phase, game.seat, game.position()["revealed"]) == ("settle", 1, "capitan")
    play(game, "settle 1")
    assert game.position()["discard"] == {"capitan": 1}
    assert game.position()["revealed"] is None
    assert game.phase == "reveal"


@covers("001-IN-06", "001-IN-08", "001-SH-05", "001-SH-06", "001-SH-07", "001-SH-08", "001-SH-09")
def test_the_island_with_the_most_free_plots_at_the_first_priority_gets_the_house():
    game = landed("capitan", "1 red", "", "1 red, 2 green")
    assert (game.phase, game.seat) == ("settle", 1)
    play(game, "settle 2")
    assert standing(game, 1) == "2 brown"


@covers("001-SH-08")
def test_colours_are_compared_by_the_free_plots_next_to_their_buildings():
    game = landed("noble", "8 white", "3 white", hands=["capitan herrero"] * 2)
    assert game.seat == 1
    assert plots(game, "settle") == {2, 4, 7}


@covers("001-PA-09")
def test_palaces_and_cities_count_like_houses_when_islands_are_compared():
    assert chosen("noble", "8 white", "3 white palace") == 1
    assert chosen("noble", "3 white city", "8 white") == 0


@covers("001-SH-08")
def test_a_free_plot_next_to_two_buildings_of_a_colour_counts_once():
    assert chosen("noble", "2 white, 4 white", "11 white") == 1  # 1, 3, 5 against 7, 10, 12: the village
    assert chosen("noble", "4 white, 8 white", "1 white") == 1  # 3, 5 against 2, 6: the field


@covers("001-SH-10")
def test_if_several_tie_the_second_priority_decides_among_them():
    """At the coast 3, 3 and 2; next to white 1, 2 and 3."""
    assert chosen("capitan", "8 white", "9 white", "2 blue, 11 white") == 1


@covers("001-SH-10")
def test_who_is_out_stays_out():
    assert chosen("capitan", "", "8 white", "2 blue, 11 white, 6 white") == 1


@covers("001-SH-11")
def test_if_no_island_has_a_free_plot_all_that_compete_go_on():
    """Nobody has white, orange decides: 1 against 2."""
    assert chosen("capitan", "8 orange", "9 orange", "2 red") == 1


@covers("001-SH-10")
def test_the_fourth_priority_can_decide():
    """Coast 2 and 2, no white, no orange, river 1 and 2."""
    assert chosen("capitan", "2 red, 7 red", "1 red, 7 blue") == 1


@covers("001-SH-12", "001-SH-13")
def test_if_the_fourth_priority_does_not_decide_nobody_gets_the_house():
    game = landed("capitan", "", "")
    position = game.position()
    assert game.phase == "act"
    assert position["supply"]["house"]["brown"] == 8
    assert position["discard"] == {"capitan": 1}


@covers("001-SH-14")
def test_the_house_stands_at_the_first_priority_even_if_a_later_one_decided():
    game = landed("capitan", "8 orange", "9 orange")
    assert (game.seat, plots(game, "settle")) == (1, {1, 2, 3})


@covers("001-SH-15")
def test_the_usual_rules_say_where_the_house_stands_if_the_first_priority_has_no_plot():
    game = landed("capitan", "1 red, 2 red, 3 white", "1 blue, 2 green, 3 blue")
    assert (game.seat, plots(game, "settle")) == (0, {4, 7})


@covers("001-SH-15")
def test_the_owner_of_the_island_chooses_among_the_plots():
    for plot in (1, 2, 3):
        game = landed("capitan", "1 red", "")
        assert play(game, f"settle {plot}") == [1]
        assert f"{plot} brown" in standing(game, 1)


@covers("001-IN-09", "001-SH-16")
def test_a_ship_may_bring_several_settlers_to_one_island():
    game = by_hand("1 red, 2 green", "", phase="reveal", ship="capitan capitan noble")
    play(game, "reveal capitan", "settle 1", "reveal capitan", "settle 2")
    assert standing(game, 1) == "1 brown, 2 brown"


@covers("001-SH-17", "001-SH-18", "001-SH-19", "001-SH-20", "001-SH-21", "001-SH-22", "001-SH-23")
def test_the_basket_weaver_of_the_book_goes_to_the_first_island_and_next_to_blue():
    """Next to blue 4, 4 and 2 free plots, at the village 1 and 1, at the coast 3 and 1."""
    game = landed("cestero", "6 blue, 7 blue, 10 red", "1 red, 2 orange, 5 blue, 6 white, 7 blue", "6 blue")
    assert (game.seat, plots(game, "settle")) == (0, {1, 3, 9, 11})
    play(game, "settle 3")
    assert standing(game, 0) == "3 brown, 6 blue, 7 blue, 10 red"


@covers("001-HP-04", "001-SH-25", "001-SH-26")
def test_after_the_ship_the_start_player_passes_to_the_left():
    game = landed("pirate-red", "", "", "", starter=1)
    assert (game.position()["starter"], game.seat, game.position()["round"]) == (2, 2, 2)
    assert landed("pirate-red", "", "", "", starter=2).seat == 0


@covers("001-PR-08", "001-HP-01")
def test_whole_rounds_run_by_moves():
    """Two players, two rounds: everyone ships what the other one does, so nobody is chosen."""
    game = dealt(
        2, hands=["capitan capitan capitan capitan capitan", "herrero herrero herrero herrero herrero"]
    )
    play(game, "build capitan 1", "ship capitan", "build herrero 2", "ship herrero")
    play(game, "reveal noble")  # white 0 and 2: seat 1
    assert play(game, "settle 3") == [1]
    play(game, "reveal capitan")  # coast 2 and 1: seat 0
    assert play(game, "settle 2") == [0]
    assert (game.phase, game.seat, game.position()["ship"]) == ("act", 1, {"herrero": 1})
