"""What a bot imagines is the position as its seat knows it: no less, and nothing more."""

from hypothesis import given

from macaronesia.bots.santiago.imagine import imagine
from properties.strategies import choice, games

SETTLED = {
    "springs",
    "overseers",
    "agreed",
    "palms_due",
    "removals_due",
}  # of no use once the round has begun


def same(imagined, real, fields=None):
    for field in fields or set(real.dtype.names) - SETTLED:
        assert (imagined[field] == real[field]).all(), field


def decisions(table, whims):
    """The game played at random, stopping before each decision of a player."""
    while not table.over:
        if isinstance(table.seat, int):
            yield table.briefing(table.seat)
        table.play(choice(table, whims))


@given(games("santiago"))
def test_after_any_move_the_imagined_position_is_the_real_one(game):
    table, whims = game
    for view in decisions(table, whims):
        if "?" in view["bids"]:
            continue
        imagined, real = imagine(view), table.rules.copy(table._s)
        for text in whims.sample(view["moves"], min(3, len(view["moves"]))):
            told, played = table.rules.copy(imagined), table.rules.copy(real)
            table.rules.play(told, text)
            table.rules.play(played, text)
            assert table.rules.position(told) == table.rules.position(played)


@given(games("santiago"))
def test_the_legal_moves_are_those_of_the_view(game):
    table, whims = game
    for view in decisions(table, whims):
        assert table.rules.moves(imagine(view)) == view["moves"]


@given(games("santiago"))
def test_the_history_tells_hidden_money_and_the_tiles_to_come(game):
    table, whims = game
    for view in decisions(table, whims):
        imagined = imagine(view)
        same(imagined, table._s, ["left"])
        if "?" not in view["bids"]:
            same(imagined, table._s, ["money"])


@given(games("santiago"))
def test_without_the_history_what_became_desert_is_as_unknown_as_what_is_to_come(game):
    table, whims = game
    for view in decisions(table, whims):
        del view["history"]
        imagined = imagine(view)
        lost = len([tile for tile in view["tiles"].values() if tile["desert"]])
        assert sum(imagined.left) == sum(table._s.left) + lost
        assert imagined.money[view["seat"]] == table._s.money[view["seat"]]


@given(games("santiago", 2))
def test_a_secret_bid_is_not_in_what_the_other_imagines(game):
    table, whims = game
    for view in decisions(table, whims):
        if "?" in view["bids"]:
            other = table.redeal(view["seat"], whims.random())
            same(imagine(view), imagine(other.briefing(view["seat"])))
