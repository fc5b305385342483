"""Nothing that a seat is shown through PettingZoo tells it what it may not know."""

import random

import numpy as np
import pytest

import macaronesia as mac
from macaronesia.research.pettingzoo import env
from tests.research.played import KINDS, name, stops

HIDING = [kind for kind in KINDS if kind["game"] == "canarias" or kind["players"] == 2]


def began(made, game: mac.Game):
    """The environment where this game stands."""
    made.reset(seed=1, options={"game": game})
    return made


def all_that_is_told(made, agent: str) -> list[bytes]:
    """Everything an agent may ask for, as bytes."""
    seen = made.observe(agent)
    told = [seen["observation"].tobytes(), seen["action_mask"].tobytes(), made.agent_selection.encode()]
    return [*told, repr((made.rewards, made.terminations, made.truncations, made.infos)).encode()]


def begin_a_move(made, whims: random.Random) -> list[int]:
    """Half a move, if the agent to act has one that has halves; the actions said."""
    position = made.unwrapped.position
    for action in whims.sample(position.actions(), len(position.actions())):
        if position.copy().act(action) is None:
            made.step(action)
            return [action]
    return []


@pytest.mark.parametrize("kind", KINDS, ids=name)
def test_every_seat_is_told_the_same_of_two_deals_that_it_cannot_tell_apart(kind):
    one, two, whims, differ, halves = env(**kind), env(**kind), random.Random(1), 0, 0
    for game in stops(kind, 11, every=8):
        for seat, agent in enumerate(one.possible_agents):
            began(one, game)
            began(two, game.redeal(seat, game.ply))
            assert all_that_is_told(one, agent) == all_that_is_told(two, agent)
            assert one.observe(agent)["action_mask"].any() == (seat == game.seat)
            hidden = [made.unwrapped.observe_perfectly(agent) for made in (one, two)]
            differ += not np.array_equal(*hidden)
            if seat == game.seat:
                for action in begin_a_move(one, whims):
                    two.step(action)
                    halves += 1
                    assert all_that_is_told(one, agent) == all_that_is_told(two, agent)
    assert (differ > 0) == (kind in HIDING)
    assert halves


@pytest.mark.parametrize("kind", KINDS, ids=name)
def test_half_a_move_is_seen_by_nobody_else(kind):
    made, whims, halves = env(**kind), random.Random(2), 0
    for game in stops(kind, 12, every=11):
        before = {agent: all_that_is_told(began(made, game), agent) for agent in made.possible_agents}
        mover = made.agent_selection
        if begin_a_move(made, whims):
            halves += 1
            changed = [agent for agent in before if all_that_is_told(made, agent) != before[agent]]
            assert changed == [mover]
    assert halves


@pytest.mark.parametrize("kind", HIDING, ids=name)
@pytest.mark.parametrize("mode", ["ansi", "svg"])
def test_a_picture_shows_its_watcher_no_secret_unless_asked_to(kind, mode):
    """Only who asks for everything sees a difference between two deals."""
    pictures = dict.fromkeys(("everything", None, "mover", "seat_1"), 0)
    for watcher in pictures:
        one, two = (env(**kind, render_mode=mode, watcher=watcher) for _ in range(2))
        for game in stops(kind, 13, every=25):
            seat = {"mover": game.seat, "seat_1": 1}.get(watcher)
            drawn = [began(made, deal).render() for made, deal in ((one, game), (two, game.redeal(seat, 5)))]
            pictures[watcher] += drawn[0] != drawn[1]
    assert pictures.pop("everything") > 0 or kind["game"] == "santiago"
    assert not any(pictures.values())


def test_what_a_seat_knows_is_in_its_picture_and_not_in_the_spectators():
    game = mac.new_game("canarias", 3, seed=2)
    while game.phase != "act":
        game.play(game.moves()[0])
    shown = {}
    for watcher in (None, "mover", "everything"):
        shown[watcher] = began(env("canarias", 3, "ansi", watcher=watcher), game).render()
    assert len(set(shown.values())) == 3
