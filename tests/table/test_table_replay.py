"""Looking back and ahead: moments, the story, previews, projected points."""

import random

import pytest

from macaronesia import IllegalMove, new_game
from macaronesia.locale import LANGUAGES, say
from macaronesia.table import replay
from macaronesia.table.refusals import Conflict, Forbidden, Invalid
from tests.table.table_logs import ANA, BELA, DORA, pair, three


def played(game, moves, **more):
    log = three(game=game, **more)
    whims = random.Random(moves)
    for _ in range(moves):
        log.move(log.who, whims.choice(log.table.game.moves()))
    return log


def test_a_moment_is_told_as_it_was_known_then():
    log = played("canarias", 30)
    for ply in range(0, log.table.ply + 1, 7):
        seat = replay.point_of_view(log.table, BELA.id, None)
        assert replay.moment(log.table, ply, seat).view == log.table.game.at(ply).view(1)
    with pytest.raises(Invalid):
        replay.moment(log.table, log.table.ply + 1, None)


def test_others_eyes_are_lent_only_when_the_game_is_over():
    log = played("santiago", 10)
    for wish in ("0", "2", "open"):
        with pytest.raises(Forbidden):
            replay.point_of_view(log.table, BELA.id, wish)
    assert replay.point_of_view(log.table, BELA.id, "1") == 1
    assert replay.point_of_view(log.table, DORA.id, None) is None
    log.play_on()
    assert [replay.point_of_view(log.table, DORA.id, wish) for wish in ("0", "2", "open")] == [0, 2, "open"]
    for nonsense in ("3", "-1", "x", "٣", ""):
        with pytest.raises(Invalid):
            replay.point_of_view(log.table, BELA.id, nonsense)


@pytest.mark.parametrize("game", ["santiago", "canarias"])
def test_a_story_tells_every_move_in_every_language(game):
    log = three(game=game)
    log.play_on()
    told = replay.story(log.table, 0, 1).story
    assert [entry.ply for entry in told] == list(range(1, log.table.ply + 1))
    for entry in told:
        for message, params in entry.told:
            for language in LANGUAGES:
                assert say(language, message, **{"name": "X", "other_name": "Y"} | params)
    assert replay.story(log.table, log.table.ply - 3, 1).story == told[-3:]


def test_a_preview_shows_what_a_move_would_do_and_plays_nothing():
    log = pair()
    mover, ply = log.who, log.table.ply
    move = log.table.game.moves()[0]
    shown = replay.preview(log.table, mover, ply, move)
    assert log.table.ply == ply
    assert shown.view["last"][1] == move
    assert len(shown.points) == 2
    with pytest.raises(IllegalMove):
        replay.preview(log.table, mover, ply, "nonsense")
    with pytest.raises(Conflict):
        replay.preview(log.table, mover, ply + 1, move)
    with pytest.raises(Forbidden):
        replay.preview(log.table, ANA if mover == BELA else BELA, ply, move)


def test_projected_points_leave_out_money_that_is_hidden():
    log = played("santiago", 25, options={"edition": "amigo"})
    shown = replay.points(log.table, 1).points
    mine, others = shown[1], shown[::2]
    assert mine["money"] == log.table.game.position()["money"][1]
    assert all(entry["money"] is None for entry in others)
    assert all(entry["total"] == sum(area["points"] for area in entry["areas"]) for entry in others)


def test_projected_points_are_the_result_in_the_end():
    log = three(game="canarias")
    log.play_on()
    shown = replay.points(log.table, None)
    assert shown.final is True
    assert [entry["total"] for entry in shown.points] == log.table.game.scores()


@pytest.mark.parametrize("game", ["santiago", "canarias"])
@pytest.mark.parametrize("players", [2, 3])
def test_a_preview_tells_nothing_that_the_seat_does_not_know(game, players):
    table, whims = new_game(game, players, seed=players), random.Random(1)
    while not table.over:
        seat, moves = table.seat, table.moves()
        other = table.redeal(seat, whims.randrange(1000))
        for text in whims.sample(moves, min(3, len(moves))):
            assert replay.ahead(table, seat, text) == replay.ahead(other, seat, text)
        table.play(whims.choice(moves))


def test_a_preview_of_the_last_move_does_not_lay_open_what_the_end_will():
    table, whims = new_game("santiago", 3, seed=5, edition="amigo"), random.Random(1)
    while not (last := table.copy()).over:
        table.play(text := whims.choice(table.moves()))
        if table.over:
            break
    shown = replay.ahead(last, last.seat, text)
    others = [seat for seat in range(3) if seat != last.seat]
    assert [shown.view["money"][seat] for seat in others] == [None, None]
    assert [shown.points[seat]["money"] for seat in others] == [None, None]
    assert shown.view["money"][last.seat] == table.position()["money"][last.seat]
    assert shown.view["scores"] is None
    assert shown.view["tiles"] == table.position()["tiles"]


def test_a_preview_of_the_second_secret_bid_shows_neither():
    log = pair()
    while log.table.game.course.redacted(None)[-1][1] != "bid ?":
        log.play(1)
    view = log.table.game.view(log.table.turn)
    assert "?" in view["bids"]
    assert replay.preview(log.table, log.who, log.table.ply, "pass").view == view
    with pytest.raises(IllegalMove):
        replay.preview(log.table, log.who, log.table.ply, "bid 99")
