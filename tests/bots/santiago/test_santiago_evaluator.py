"""A bot of Santiago knows the position as its seat knows it: no less, and nothing more."""

import json

import pytest
from hypothesis import given

import macaronesia as mac
from macaronesia.bots import make_bot
from macaronesia.bots.evaluator import new_evaluator
from macaronesia.errors import BadOption
from macaronesia.games.santiago.state import STATE
from macaronesia.kernel.record import record_from_text, record_to_text
from tests.properties.strategies import choice, games

#: What the evaluator reads of a briefing.
READ = ("game", "players", "options", "seat", "moves", "state")


def known(view):
    """The position that the evaluator starts from."""
    return new_evaluator(view).workspace.root[0]


def decisions(table, whims):
    """The game played at random, stopping before each decision of a player."""
    while not table.over:
        if isinstance(table.seat, int):
            yield table.briefing(table.seat)
        table.play(choice(table, whims))


@given(games("santiago"))
def test_the_position_is_the_real_one_hidden_money_and_tiles_to_come_included(game):
    table, whims = game
    for view in decisions(table, whims):
        if "?" not in view["bids"]:
            assert known(view).tobytes() == table.course.s.tobytes()


@given(games("santiago"))
def test_the_legal_moves_are_those_of_the_view(game):
    table, whims = game
    for view in decisions(table, whims):
        assert table.rules.moves(known(view)) == view["moves"]


@given(games("santiago", 2))
def test_a_secret_bid_is_a_pass_to_the_other(game):
    table, whims = game
    for view in decisions(table, whims):
        if "?" in view["bids"]:
            s, rival = known(view), 1 - view["seat"]
            assert s.bids[rival] == 0
            assert s.money[rival] == table.course.s.money[rival] + table.course.s.bids[rival]
            other = table.redeal(view["seat"], whims.random())
            assert s.tobytes() == known(other.briefing(view["seat"])).tobytes()


def test_nothing_else_of_the_briefing_is_read():
    table = mac.new_game("santiago", 3, seed=1, edition="amigo")
    view = json.loads(json.dumps(table.briefing(table.seat)))
    little = {name: view[name] for name in READ}
    assert make_bot("greedy", 1).choose(little).chances == make_bot("greedy", 1).choose(view).chances


@pytest.mark.parametrize("missing", ["state", "moves"])
def test_a_view_that_is_no_briefing_is_refused(missing):
    table = mac.new_game("santiago", 3, seed=1)
    view = table.briefing(table.seat)
    del view[missing]
    with pytest.raises(BadOption, match="the briefing of the seat to move"):
        make_bot("greedy").choose(view)


def test_a_record_comes_back_from_its_text():
    table = mac.new_game("santiago", 4, seed=1)
    text = record_to_text(table.course.s)
    assert record_from_text(text, STATE)[0].tobytes() == table.course.s.tobytes()


@pytest.mark.parametrize("text", ["", "AAAA", "no base64!", "ä"])
def test_a_text_of_another_length_is_no_record(text):
    with pytest.raises(ValueError, match=r"bytes|base64|ASCII"):
        record_from_text(text, STATE)
