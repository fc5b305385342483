"""Moves are made of actions, all of them and nothing else."""

import random
from itertools import islice

import numpy as np
import pytest

import macaronesia as mac
from macaronesia.research.actions import ActionSpace, NotAMove, action_space
from macaronesia.research.interface import interface_of, rules_of
from macaronesia.research.position import NotAllowed, Position, new_position
from tests.properties.canarias.shaken import some_shaken
from tests.research.played import KINDS, name, stops, ways


def check(game: mac.Game) -> None:
    """The action sequences of a position are its legal moves, each once, and back."""
    position, seat = Position.of(game), game.seat
    assert isinstance(seat, int)
    found = dict(ways(position))
    assert sorted(found.values()) == game.moves()
    for actions, move in found.items():
        assert position.action_space.encode(move, seat) == actions
        assert position.action_space.decode(actions, seat) == move
        assert len(actions) <= position.action_space.steps


@pytest.mark.parametrize("kind", KINDS, ids=name)
def test_the_action_sequences_of_every_position_are_its_legal_moves(kind):
    for game in stops(kind, 1, every=11):
        check(game)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_with_scarce_pieces_and_privileges_of_anybody_they_still_are(players):
    whims = random.Random(players)
    start = mac.new_game("canarias", players, seed=players)
    met = 0
    for game in islice(some_shaken(start, whims, 150), 150):
        if isinstance(game.seat, int) and len(game.moves()) < 250:
            check(game)
            met += 1
    assert met > 60


@pytest.mark.parametrize("kind", KINDS, ids=name)
def test_a_mask_has_a_one_for_every_legal_action_and_no_other(kind):
    for game in stops(kind, 3, every=9):
        position = Position.of(game)
        legal = {position.action_space.encode(move, game.seat)[0] for move in game.moves()}
        assert set(np.flatnonzero(position.mask())) == legal == set(position.actions())
        for first in sorted(legal)[::7]:
            ahead = position.copy()
            if ahead.act(first) is None:
                sequences = [position.action_space.encode(move, game.seat) for move in game.moves()]
                assert set(ahead.actions()) == {after[0] for one, *after in sequences if one == first}


@pytest.mark.parametrize("kind", KINDS, ids=name)
def test_a_partial_move_leaves_the_position_as_it_is(kind):
    whims, unfinished = random.Random(1), 0
    for game in stops(kind, 5, every=5):
        position = Position.of(game)
        while position.act(whims.choice(position.actions())) is None:
            assert position.view(None) == game.rules.view(game.course.s, None)
            assert position.seat == game.seat
            unfinished += 1
    assert unfinished


@pytest.mark.parametrize("game", ["santiago", "canarias"])
def test_every_move_number_has_a_path_of_its_own_and_back(game):
    rules = rules_of(game, 4, {})
    interface, s = interface_of(rules), rules.start()
    s.seat = 2
    chosen, paths = np.zeros(1 + interface.steps, np.int32), set()
    for move in range(rules.kernel.moves):
        chosen[0] = interface.path_of(s, rules.b, move, chosen[1:])
        if chosen[0]:
            assert interface.move_of(s, rules.b, chosen) == move
            paths.add(tuple(chosen[: 1 + chosen[0]].tolist()))
        else:
            assert move < interface.chance_moves or rules.text(move).startswith("blame")
    assert len(paths) > 6000


@pytest.mark.parametrize("kind", KINDS, ids=name)
def test_every_action_has_a_text_of_its_own(kind):
    code = action_space(**kind)
    assert len(code.texts) == len(set(code.texts)) == code.size


def test_the_sizes_are_the_same_for_all_players_and_options():
    sizes = {(kind["game"], action_space(**kind).size, action_space(**kind).steps) for kind in KINDS}
    assert sizes == {("santiago", 396, 2), ("canarias", 224, 5)}


def test_what_is_no_move_of_a_player_is_refused():
    code = action_space("santiago", 4)
    for text in ("spring C2", "reveal banana1", "bid 171", "plant bean1 a1", "bid  3", ""):
        with pytest.raises(NotAMove):
            code.encode(text, 0)
    with pytest.raises(NotAMove):
        code.decode(code.encode("propose B2-C2 3", 0)[:1], 0)
    with pytest.raises(NotAMove):
        action_space("canarias", 4).encode("deal segador", 0)


@pytest.mark.parametrize("seat", [0, 1, 2, 3, -1])
def test_only_the_others_at_the_table_can_be_blamed(seat):
    code, there = action_space("canarias", 3), range(3)
    for blamed in range(5):
        if seat in there and blamed in there and blamed != seat:
            assert code.decode(code.encode(f"blame {blamed}", seat), seat) == f"blame {blamed}"
        else:
            with pytest.raises(NotAMove):
                code.encode(f"blame {blamed}", seat)
    with pytest.raises(NotAMove):
        code.decode([code.texts.index("blame +3")], seat)


def decoded(code: ActionSpace, actions: list[int]) -> str | None:
    """The move of seat 0 by these actions, if they make one."""
    try:
        return code.decode(actions, 0)
    except NotAMove:
        return None


@pytest.mark.parametrize("game", ["santiago", "canarias"])
def test_actions_that_make_no_move_are_refused_and_all_others_are_that_moves(game):
    code, whims = action_space(game, 3), random.Random(2)
    for actions in ([], [-1], [-code.size], [code.size], [0.5]):
        with pytest.raises(NotAMove, match="actions"):
            code.decode(actions, 0)
    singles = [[action] for action in range(code.size)]
    longer = [[whims.randrange(code.size) for _ in range(whims.randint(2, 5))] for _ in range(3000)]
    made = {tuple(actions): move for actions in singles + longer if (move := decoded(code, actions))}
    assert len(made) > 50
    for actions, move in made.items():
        assert code.encode(move, 0) == actions


def test_an_illegal_action_changes_nothing():
    position = Position.of(mac.new_game("santiago", 4, seed=1))
    before = position.view(None), position.actions()
    for action in (-1, 395, 396, 10**30, 0.0, None, [0]):
        with pytest.raises(NotAllowed):
            position.act(action)
    assert (position.view(None), position.actions()) == before


def test_a_seat_is_blamed_by_its_distance():
    code = action_space("canarias", 4)
    actions = code.encode("blame 1", 3)
    assert code.texts[actions[0]] == "blame +2"
    assert code.decode(actions, 3) == "blame 1"


@pytest.mark.parametrize("kind", KINDS, ids=name)
def test_a_game_played_by_actions_and_outcomes_is_the_game_played_by_texts(kind):
    position, game = new_position(**kind), mac.new_game(**kind, chance="manual")
    rng, whims = np.random.default_rng(4), random.Random(4)
    while position.seat is not None:
        assert position.seat == game.seat
        if position.seat == mac.CHANCE:
            odds = {position.move_text(number): chance for number, chance in position.outcomes()}
            assert odds == pytest.approx(game.odds())
            numbers, chances = zip(*position.outcomes(), strict=True)
            game.play(position.happen(int(rng.choice(numbers, p=chances))))
        elif (move := position.act(whims.choice(position.actions()))) is not None:
            game.play(move)
    assert position.scores() == game.scores()
    assert sum(position.rewards()) == pytest.approx(0)
    assert {p for p, won in enumerate(position.rewards()) if won > 0} == set(game.winners())
