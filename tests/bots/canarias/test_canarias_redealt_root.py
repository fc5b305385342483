"""What a bot makes of a briefing is a position that its seat cannot tell from the real one."""

import random
from copy import deepcopy

import pytest

import macaronesia as mac
from macaronesia.games.canarias.bot.evaluator import Evaluator, box_of
from tests.canarias.canarias_positions import BOX
from tests.properties.strategies import choice

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


def root_game(game: mac.Game) -> mac.Game:
    """The game as the evaluator of its seat to move has it."""
    other = game.copy()
    other.course.s = Evaluator(game.briefing(game.seat)).s[0]
    return other


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(GAMES))
def test_the_root_has_the_same_moves_and_every_move_leads_to_the_same_view(players, seed):
    for game, whims in decisions(players, seed):
        seat, other = game.seat, root_game(game)
        assert other.view(seat) == game.view(seat)
        moves = game.moves()
        for move in whims.sample(moves, min(2, len(moves))):
            real, thought = game.copy(), other.copy()
            real.play(move)
            thought.play(move)
            covered = COVERED if real.over else {}
            assert thought.view(seat) | covered == real.view(seat) | covered


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_equal_views_have_equal_roots(players):
    for game, _ in decisions(players, 9):
        if game.ply % 5 == 0:
            other = game.redeal(game.seat, game.ply)
            one, two = (Evaluator(each.briefing(game.seat)).s for each in (game, other))
            assert one.tobytes() == two.tobytes()


def test_a_root_can_be_played_to_its_end():
    for game, whims in decisions(4, 5):
        if game.ply % 40 == 0:
            other = root_game(game)
            while not other.over:
                other.play(choice(other, whims))


def test_a_box_of_ones_own_is_read_as_it_is_and_once():
    box = deepcopy(BOX) | {"name": "mine"}
    box["settlers"]["reaper"] = box["settlers"].pop("segador")
    for game, _ in decisions(2, 6, box=box):
        assert root_game(game).view(game.seat) == game.view(game.seat)
    _, names = box_of(game.view(0))
    assert "reaper" in names.cards
    assert box_of(game.view(0)) is box_of(game.view(1))


def test_a_state_of_another_length_is_refused():
    game = mac.new_game("canarias", 2, seed=1, islands="random")
    with pytest.raises(ValueError, match="bytes"):
        Evaluator(game.briefing(game.seat) | {"state": "AAAA"})
