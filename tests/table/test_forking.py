"""What if: a table that goes on from a moment of another."""

import random

import pytest

from macaronesia import BadRecord, verify
from macaronesia.table.refusals import Conflict, Invalid
from tests.table.logs import ANA, BELA, DORA, new, pair, three


@pytest.mark.parametrize("game", ["santiago", "canarias"])
def test_a_finished_game_is_forked_as_it_was(game):
    log = three(game=game)
    log.play_on()
    ply = log.table.ply // 2
    fork = log.fork(BELA, ply)
    assert fork.table.game.history[:ply] == log.table.game.history[:ply]
    assert fork.kinds() == ["bot", "human", "bot"]
    assert fork.table.game.names == ["bot:normal", "Béla", "bot:normal"]
    assert fork.table.game.seed_commitment != log.table.game.seed_commitment
    fork.play_on(random.Random(2))
    record = fork.table.game.record()
    assert record["fork"] == {"table": "t", "ply": ply}
    assert verify(record).over
    with pytest.raises(BadRecord):  # its own seed did not deal what came before
        verify({name: value for name, value in record.items() if name != "fork"})


@pytest.mark.parametrize("seed", range(6))
def test_a_running_game_is_forked_as_the_caller_knows_it(seed):
    log = three(game="canarias")
    whims = random.Random(seed)
    for _ in range(20 + 5 * seed):
        log.move(log.who, whims.choice(log.table.game.moves()))
    fork = log.fork(BELA, log.table.ply)
    game = fork.table.game
    assert game.at(log.table.ply).view(1) == log.table.game.view(1)
    assert game.course.redacted(1)[: log.table.ply] == log.table.game.course.redacted(1)
    fork.play_on(whims)
    assert verify(fork.table.game.record()).over


def test_what_the_caller_does_not_know_is_dealt_anew():
    log = pair(game="canarias")
    log.play(4)
    forks = [log.fork(BELA, log.table.ply, seed=seed).table.game for seed in "abcdef"]
    assert len({str(game.position()["hands"][1]) for game in forks}) == 1
    assert len({str(game.position()["hands"][0]) for game in forks}) > 1


def test_a_watcher_forks_what_everybody_saw_and_sits_in_the_first_seat():
    log = three(game="canarias")
    log.play(12)
    fork = log.fork(DORA, log.table.ply)
    assert fork.table.seats_of(DORA.id) == [0]
    assert fork.table.game.at(log.table.ply).view(None) == log.table.game.view(None)


def test_a_fork_takes_the_seats_it_is_given():
    log = three()
    log.play(6)
    fork = log.fork(ANA, 8, ["open", "me", "bot:hard"])
    assert fork.kinds() == ["open", "human", "bot"]
    fork.join(DORA)
    assert fork.table.state == "running"
    assert log.fork(ANA, 8, ["me", "me", "me"], hotseat=True).kinds() == ["human"] * 3
    with pytest.raises(Invalid):
        log.fork(ANA, 8, ["me", "bot:hard"])


def test_a_moment_that_is_none_cannot_be_forked():
    log = new(["me", "open"])
    with pytest.raises(Conflict, match="not started"):
        log.fork(ANA, 0)
    log.join(BELA)
    with pytest.raises(Invalid):
        log.fork(ANA, log.table.ply + 1)
    log.play_on()
    with pytest.raises(Conflict, match="over"):
        log.fork(ANA, log.table.ply)


def test_a_running_game_is_not_forked_while_a_secret_bid_is_pending():
    log = pair()
    while log.table.game.course.redacted(None)[-1][1] != "bid ?":
        log.play(1)
    pending = log.table.ply
    for caller in (ANA, BELA):
        for ply in (0, pending - 1, pending):
            with pytest.raises(Conflict, match="secret bid"):
                log.fork(caller, ply)
    log.play(1)
    for caller in (ANA, BELA):  # both are in, and everybody has seen them
        assert log.fork(caller, pending).table.game.history[:pending] == log.table.game.history[:pending]


def test_an_earlier_moment_fits_what_was_seen_later():
    log = three(game="canarias")
    log.play(70)
    built = [ply for ply, (who, text) in enumerate(log.table.game.history) if who == 0 and "build" in text]
    assert len(built) > 3
    for ply in built:  # the card that was laid open then was in the hand before
        assert log.fork(BELA, ply).table.game.at(ply).why(log.table.game.history[ply][1]) is None


def test_chance_numbers_spent_before_the_fork_stay_spent():
    log = new(["me", "bot:easy"])
    log.play(12)
    while log.table.makers.count(ANA.id) > 1:
        log.undo(ANA)
    log.play_on()
    fork = log.fork(ANA, log.table.ply - 3)
    fork.play_on()
    assert verify(fork.table.game.record()).over
