"""What a seat may know, and what it may not."""

import json
import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import macaronesia as mac
from tests.properties.strategies import choice, games, given_both, stopped_games, stops


@st.composite
def secret_auctions(draw: st.DrawFn) -> mac.Game:
    """Two players, one of whom has made his secret choice."""
    game, whims = draw(games(players=2))
    rounds = draw(st.integers(1, 10))
    while True:
        position = game.position()
        if position["round"] == rounds and position["phase"] == "bid" and position["bids"] != [None, None]:
            return game
        game.play(choice(game, whims))


def everybody(game: mac.Game) -> list[int | None]:
    return [None, *range(game.players)]


@given(secret_auctions(), st.integers(0, 2**32))
def test_a_redealt_game_is_a_game_and_the_same_one_to_who_has_chosen(game, seed):
    chooser = 1 - game.seat
    for seat in everybody(game):
        other = game.redeal(seat, seed)
        assert (other.seat, other.moves()) == (game.seat, game.moves())
        assert mac.load(other.record()) == other
        assert mac.load(other.record()).position() == other.position()
        if seat == chooser:
            assert other == game


@given(stopped_games(), st.integers(0, 2**32))
def test_where_nothing_is_secret_redealing_changes_nothing(game, seed):
    table, _ = game
    if "?" not in table.view(None)["bids"]:
        for seat in everybody(table):
            other = table.redeal(seat, seed)
            assert other == table
            assert other.position() == table.position()
            assert other.view(seat) == table.view(seat)
            assert "seed" not in other.record()


@given(secret_auctions())
def test_between_two_secret_choices_only_their_makers_see_them(game):
    position, chooser = game.position(), 1 - game.seat
    bid, purse = position["bids"][chooser], position["money"][chooser]
    assert game.history[-1] == (chooser, f"bid {bid}" if bid else "pass")
    for seat in everybody(game):
        view, record, own = game.view(seat), game.record(seat=seat), seat == chooser
        assert view["bids"][chooser] == (bid if own else "?")
        assert view["bids"][1 - chooser] is None
        assert view["last"] == [chooser, game.history[-1][1] if own else "bid ?"]
        assert record["moves"][-1] == view["last"]
        assert record["moves"][:-1] == game.record()["moves"][:-1]
        shown = game.options["money"] == "open"
        assert view["money"][chooser] == (purse if own else purse + bid if shown else None)


@given(secret_auctions())
def test_once_both_have_chosen_everybody_sees_both_choices(game):
    game.play(random.Random(game.ply).choice(game.moves()))
    for seat in everybody(game):
        assert game.view(seat)["bids"] == game.position()["bids"]
        assert game.record(seat=seat)["moves"] == game.record()["moves"]


@given(games())
def test_a_view_is_the_position_but_for_hidden_money_and_secret_choices(game):
    table, whims = game
    for stop in stops(table, whims, 0.15):
        position = stop.position()
        for seat in everybody(stop):
            view = stop.view(seat)
            assert view.pop("ply") == stop.ply == len(stop.record()["moves"])
            last = stop.record(seat=seat)["moves"][-1:]
            assert view.pop("last") == (last[0] if last else None)
            assert view.pop("moves", None) == (stop.moves() if seat == stop.seat and not stop.over else None)
            if "?" in view["bids"]:  # its own test, above
                view |= {"bids": position["bids"], "money": position["money"]}
            elif stop.options["money"] == "hidden" and not stop.over:
                purses = [purse if p == seat else None for p, purse in enumerate(position["money"])]
                assert view["money"] == purses
                view["money"] = position["money"]
            assert view == position


@given_both(games)
def test_at_the_end_everything_is_open_to_everybody(game):
    table, whims = game
    *_, end = stops(table, whims, 0)
    for seat in everybody(end):
        assert end.record(seat=seat) == end.record()
        view = end.view(seat)
        view.pop("ship_known", None)
        assert view == end.position() | {"ply": end.ply, "last": list(end.history[-1])}


@given_both(lambda title: stopped_games(title, chance="auto"))
def test_the_seed_is_in_no_position_view_or_partial_record(game):
    table, _ = game
    seed = table.record()["seed"]
    told = [table.position(), *(table.view(seat) for seat in everybody(table))]
    told += [repr(table), str(table), table._repr_svg_(), repr(table.odds())]
    if not table.over:
        told += [table.record(seat=seat) for seat in everybody(table)]
    for text in map(json.dumps, told):
        assert seed not in text
        assert '"seed"' not in text


@given_both(stopped_games)
def test_a_seat_that_is_not_at_the_table_sees_nothing(game):
    table, _ = game
    for seat in (-1, table.players, 10**30, True, 1.0, "0", "chance", [0]):
        for ask in (table.view, lambda seat: table.record(seat=seat), lambda seat: table.redeal(seat, 1)):
            with pytest.raises(mac.BadOption) as wrong:
                ask(seat)
            assert wrong.value.params["option"] == "seat"


def test_redealing_draws_every_choice_open_to_the_other_equally_often():
    game = mac.new_game("santiago", players=2, seed=11)
    game.play(game.moves()[0])
    while len(game.moves()) != 13 or "?" not in game.view(None)["bids"]:
        game.play("pass" if "pass" in game.moves() else game.moves()[-1])
    chooser = 1 - game.seat
    purse = game.position()["money"][chooser] + game.position()["bids"][chooser]
    n, outcomes = 400 * (purse + 1), [f"bid {bid}" if bid else "pass" for bid in range(purse + 1)]
    for seat in (None, game.seat):
        drawn = Counter(game.redeal(seat, seed).history[-1][1] for seed in range(n))
        assert set(drawn) == set(outcomes)
        chi_square = sum((drawn[text] - 400) ** 2 / 400 for text in outcomes)
        assert chi_square < 4 * purse, drawn


def test_redealing_for_two_seats_is_not_one_and_the_same_draw():
    game = mac.new_game("santiago", players=2, seed=3)
    game.play(game.moves()[0])
    game.play("bid 5")
    assert len({game.redeal(None, seed).history[-1] for seed in range(60)}) == 6
    assert game.redeal(None, 7) == game.redeal(None, "7")
