"""Moves taken back, and games that branch off: what was dealt once is never dealt again."""

import copy
import random

import pytest
from hypothesis import strategies as st

import macaronesia as mac
from tests.properties.strategies import choice, finished_games, games, given_both, play_on, stopped_games
from tests.records.refused import refuse


def wavering(game: mac.Game, whims: random.Random, undos: int) -> mac.Game:
    """Play to the end and take back so many times; no chance number is used twice on the way."""
    used = set(range(game.course.chance_number))
    while not game.over or undos:
        if undos and (game.over or whims.random() < 0.06):
            game = game.take_back(whims.randrange(max(0, game.ply - 40), game.ply + 1))
            undos -= 1
        before, ply = game.course.chance_number, game.ply
        game.course.deal()
        if not game.over:
            game.play(choice(game, whims))
        dealt = sum(who == mac.CHANCE for who, _ in game.course.moves[ply:])
        now = set(range(before, game.course.chance_number))
        assert len(now) == dealt
        assert used.isdisjoint(now)
        used |= now
    return game


def other_outcomes(game: mac.Game) -> list[tuple[int, str]]:
    """Every chance move that could have come otherwise, as its ply and another outcome."""
    found, table = [], mac.load(game.record(), ply=0)
    for ply, (who, text) in enumerate(game.history):
        if who == mac.CHANCE:
            found += [(ply, other) for other in table.moves()[:2] if other != text]
        table.course.make(text)
    return found


@given_both(lambda title: games(title, chance="auto"), st.integers(1, 12))
def test_whatever_is_taken_back_no_chance_number_is_used_twice_and_every_deal_can_be_checked(game, undos):
    table, whims = game
    end = wavering(table, whims, undos)
    record = end.record()
    plies = [ply for ply, _ in end.course.undone]
    assert plies == sorted(set(plies))
    assert mac.verify(record) == end
    assert mac.load(record).course.undone == end.course.undone
    for ply, text in whims.sample(other_outcomes(end), 3):
        tampered = copy.deepcopy(record)
        tampered["moves"][ply][1] = text
        refuse(mac.verify, tampered)


@given_both(lambda title: stopped_games(title, chance="auto"), st.integers(0, 10**6))
def test_a_game_taken_back_stands_as_it_stood_and_keeps_all_else(game, anywhere):
    table, whims = game
    table.extra["x-mine"] = [1]
    before, ply = table.record(), anywhere % (table.ply + 1)
    back, then = table.take_back(ply), mac.load(before, ply=ply)
    assert (back.ply, back.seat, back.history) == (ply, then.seat, then.history)
    assert (back.position(), back.moves()) == (then.position(), then.moves())
    assert (back.names, back.seed_commitment, back.extra) == (
        table.names,
        table.seed_commitment,
        table.extra,
    )
    assert back.record()["seed"] == before["seed"]
    assert back.course.chance_number == table.course.chance_number
    assert table.record() == before
    back.course.deal()
    assert mac.verify(play_on(back, whims, 20).record()) == back


@given_both(stopped_games)
def test_one_cannot_take_back_or_look_at_what_never_was(game):
    table, _ = game
    for ply in (-1, table.ply + 1, 1.0, True, "3", None, 10**30):
        for ask in (table.take_back, table.at):
            refuse(ask, ply, kind=mac.BadOption, code="bad-option", option="ply")


@given_both(finished_games, st.integers(0, 10**6), st.integers(0, 2**64))
def test_a_fork_is_dealt_by_its_own_seed_from_the_ply_where_it_began(game, anywhere, seed):
    ply = anywhere % (game.ply + 1)
    fork = game.forked(f"fork {seed}", "the-table", ply)
    assert fork.history[:ply] == game.history[:ply]
    assert fork.seat != mac.CHANCE
    play_on(fork, random.Random(seed))
    record = fork.record()
    assert record["fork"] == {"table": "the-table", "ply": ply}
    assert mac.verify(record) == fork
    assert record["seed"] != game.record().get("seed")
    later = [(at, text) for at, text in other_outcomes(fork) if at >= ply]
    for at, text in random.Random(seed).sample(later, min(3, len(later))):
        tampered = copy.deepcopy(record)
        tampered["moves"][at][1] = text
        refuse(mac.verify, tampered)


@given_both(lambda title: games(title, chance="auto"), st.integers(1, 5), st.integers(1, 5))
def test_a_fork_of_a_game_with_moves_taken_back_can_be_taken_back_itself(game, first, second):
    table, whims = game
    end = wavering(table, whims, first)
    ply = whims.randrange(end.ply)
    fork = wavering(end.forked(None, "there", ply), whims, 0)
    assert mac.verify(fork.record()) == fork
    back = fork.take_back(whims.randrange(ply, fork.ply))
    again = wavering(back, whims, second)
    assert mac.verify(again.record()) == again


@given_both(stopped_games, st.integers(0, 2**32))
def test_the_fork_of_a_running_game_begins_with_what_its_seat_saw(game, seed):
    table, whims = game
    seat = whims.choice([None, *range(table.players)])
    then = table.at(whims.randrange(table.ply + 1))
    fork = then.redeal(seat, seed).forked(None, "running")
    assert fork.at(then.ply).course.redacted(seat) == then.course.redacted(seat)
    play_on(fork, whims)
    assert fork.record()["fork"] == {"table": "running", "ply": then.ply}
    assert mac.verify(fork.record()) == fork
    assert {name for name, value in fork.record().items() if value == then.record().get(name)} <= {
        *("macaronesia", "game", "players", "options", "undone", "moves", "result")
    }


def test_an_undo_between_two_undos_is_counted_once():
    game = mac.new_game("santiago", players=3, seed=5)
    play_on(game, random.Random(1), 30)
    first, second = 40, 20
    game = game.take_back(first)
    game.course.deal()
    play_on(game, random.Random(2), 10)
    spent = game.course.chance_number
    game = game.take_back(second)
    assert [ply for ply, _ in game.course.undone] == [second]
    assert game.course.chance_number == spent
    again = game.take_back(second)
    assert again.course.undone == game.course.undone


@pytest.mark.parametrize("table", ["santiago", "canarias"])
def test_without_the_note_of_what_was_undone_the_dealing_does_not_check(table):
    game = play_on(mac.new_game(table, players=3, seed=8), random.Random(8), 30)
    game = game.take_back(game.ply // 2)
    game.course.deal()
    record = play_on(game, random.Random(9)).record()
    assert game.course.undone[0][1] > 0
    assert mac.verify(record) == game
    refuse(mac.verify, {field: value for field, value in record.items() if field != "undone"})
