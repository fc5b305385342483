"""The engine against an independent model of the rules, move by move."""

import random
from collections import Counter

from hypothesis import given, settings

import macaronesia as mac
from tests.properties.canarias.model import legal
from tests.properties.canarias.referee import Referee
from tests.properties.canarias.shaken import some_shaken, with_earned_privileges
from tests.properties.canarias.start import start
from tests.properties.strategies import choice, games

MANY = settings(max_examples=settings().max_examples * 3)


def compare(game: mac.Game, referee: Referee) -> None:
    """The game stands where the referee says, and offers what the model lists."""
    expected, position = referee.position(), game.position()
    assert {field: position[field] for field in expected} == expected, game.history[-1:]
    assert game.moves() == legal(expected), game.history[-1:]


@given(games("canarias", chance="manual"))
def test_a_game_goes_from_its_start_to_its_end_as_the_rulebook_says(game):
    table, whims = game
    referee = Referee(start(table.players, table.options))
    compare(table, referee)
    while not table.over:
        text = choice(table, whims)
        table.play(text)
        referee.play(text)
        compare(table, referee)
    scores = referee.position()["scores"]
    assert table.scores() == scores
    assert table.winners() == [seat for seat, n in enumerate(scores) if n == max(scores)]


@MANY
@given(games("canarias"))
def test_the_legal_moves_are_those_of_a_plain_list_whoever_holds_whatever(game):
    table, whims = game
    for found in some_shaken(table, whims, 12):
        assert found.moves() == legal(found.position())


@MANY
@given(games("canarias"))
def test_from_any_position_the_game_goes_on_as_the_rulebook_says(game):
    table, whims = game
    for found in map(with_earned_privileges, some_shaken(table, whims, 2)):
        referee = Referee(found.position())
        for _ in range(12):
            if found.over:
                break
            text = choice(found, whims)
            found.play(text)
            referee.play(text)
            compare(found, referee)


def test_the_shaken_positions_hold_every_kind_of_move():
    whims, verbs, forms = random.Random(4), Counter(), Counter()
    for seed in range(12):
        game = mac.new_game("canarias", players=2 + seed % 4, seed=seed)
        for found in some_shaken(game, whims, 30):
            for text in found.moves():
                verbs[text.split()[0]] += 1
                forms[text.split()[0], "@" in text, " as " in text] += 1
    turn, ship = (
        {"draw", "build", "skip", "ship", "end", "take", "palace", "city"},
        {"reveal", "settle", "raze"},
    )
    assert verbs.keys() == turn | ship | {"blame"}
    for verb in ("palace", "city"):
        assert all(forms[verb, at, tinted] > 20 for at in (False, True) for tinted in (False, True))
    assert min(forms[verb, False, True] for verb in ("build", "settle")) > 20
