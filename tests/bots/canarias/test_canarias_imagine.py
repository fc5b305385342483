"""What a bot makes of a view is a position that its seat cannot tell from the real one."""

import random
from copy import deepcopy

import pytest

import macaronesia as mac
from canarias.canarias_positions import BOX
from macaronesia.bots.canarias.imagine import imagine, setting
from properties.strategies import choice

GAMES = 2
#: At the end these lie open, and were dealt anyhow before.
COVERED = dict.fromkeys(("hands", "deck", "ship"))


def decisions(players: int, seed: int, **options):
    """A random game, stopped before every decision; its chance is manual, so that a move is only a move."""
    islands = ("choose", "random")[seed % 2]
    game = mac.new_game("canarias", players, chance="manual", **{"islands": islands} | options)
    whims = random.Random(f"{players}/{seed}")
    while not game.over:
        if game.seat != mac.CHANCE:
            yield game, whims
        game.play(choice(game, whims))


def imagined_game(game: mac.Game) -> mac.Game:
    """The game as its seat to move imagines it."""
    other = game.copy()
    other._s = imagine(game.view(game.seat))[0]
    return other


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(GAMES))
def test_an_imagined_position_has_the_same_moves_and_every_move_leads_to_the_same_view(players, seed):
    for game, whims in decisions(players, seed):
        seat, other = game.seat, imagined_game(game)
        assert other.view(seat) == game.view(seat)
        moves = game.moves()
        for move in whims.sample(moves, min(2, len(moves))):
            real, thought = game.copy(), other.copy()
            real.play(move)
            thought.play(move)
            covered = COVERED if real.over else {}
            assert thought.view(seat) | covered == real.view(seat) | covered


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_equal_views_are_imagined_alike(players):
    for game, _ in decisions(players, 9):
        other = game.redeal(game.seat, game.ply)
        assert imagine(other.view(game.seat)).tobytes() == imagine(game.view(game.seat)).tobytes()


def test_an_imagined_game_can_be_played_to_its_end():
    for game, whims in decisions(4, 5):
        if game.ply % 40 == 0:
            other = imagined_game(game)
            while not other.over:
                other.play(choice(other, whims))


def test_a_box_of_ones_own_is_imagined_as_it_is():
    box = deepcopy(BOX) | {"name": "mine"}
    box["settlers"]["reaper"] = box["settlers"].pop("segador")
    for game, _ in decisions(2, 6, box=box):
        assert imagined_game(game).view(game.seat) == game.view(game.seat)
    assert "reaper" in setting(game.view(0)).names.cards
    assert setting(game.view(0)) is setting(game.view(1))


def test_a_view_with_cards_from_nowhere_is_refused():
    game = mac.new_game("canarias", 2, seed=1, islands="random")
    view = game.view(game.seat)
    with pytest.raises(mac.BadOption, match="a deck of 49 cards"):
        imagine(view | {"deck": {"?": 52}})
