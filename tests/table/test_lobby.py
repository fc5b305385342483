"""Before the game: setting up, sitting down, getting up, starting."""

import pytest

from macaronesia.errors import BadOption
from macaronesia.table import lobby
from macaronesia.table.log import Pace
from macaronesia.table.refusals import Conflict, Forbidden, Invalid
from tests.table.logs import ANA, BELA, CARL, Log, new, pair


def code(kind, call):
    with pytest.raises(kind) as refused:
        call()
    return refused.value.code


def test_a_table_waits_for_the_last_open_seat_and_then_starts_by_itself():
    log = new(["me", "open", "open"])
    log.join(BELA)
    assert log.table.state == "open"
    log.join(CARL)
    assert log.table.state == "running"
    assert log.table.game.names == ["Ana", "Béla", "Carl"]
    assert log.table.turn is not None


def test_a_table_of_bots_starts_at_once_and_its_maker_watches():
    log = new(["bot:easy", "bot:normal", "bot:expert"])
    assert log.table.state == "running"
    assert log.table.game.names == ["bot:easy", "bot:normal", "bot:expert"]
    assert log.table.seats_of(ANA.id) == []


def test_who_joins_again_keeps_the_seat():
    log = new(["me", "open", "open"])
    log.join(BELA, 2)
    assert log.join(BELA, 1) == []
    assert log.table.seats_of(BELA.id) == [2]


def test_a_taken_seat_is_refused_with_the_open_ones_and_a_full_table_as_full():
    log = new(["me", "open", "open"])
    log.join(BELA, 2)
    with pytest.raises(Conflict) as refused:
        log.join(CARL, 2)
    assert (refused.value.code, refused.value.params["open"]) == ("seat-taken", [1])
    assert code(Invalid, lambda: log.join(CARL, 3)) == "bad-field"
    log.join(CARL)
    assert code(Conflict, lambda: log.join(lobby.Person("x", "X"))) == "table-full"


def test_a_seat_that_is_given_back_is_open_again_and_the_table_gone_when_nobody_is_left():
    log = new(["me", "open", "bot:normal"])
    log.leave(ANA)
    assert log.table.state == "gone"


def test_when_the_maker_leaves_somebody_else_can_start():
    log = new(["me", "open", "open"])
    log.join(BELA)
    log.leave(ANA)
    assert log.kinds() == ["open", "human", "open"]
    assert code(Forbidden, lambda: log.start(ANA, "bot:easy")) == "not-creator"
    log.start(BELA, "bot:easy")
    assert log.kinds() == ["bot", "human", "bot"]


def test_starting_with_open_seats_needs_a_bot_for_them():
    log = new(["me", "open", "bot:easy"])
    assert code(Conflict, lambda: log.start(ANA)) == "seats-open"
    assert code(Invalid, lambda: log.start(ANA, "bot:./program")) == "bad-field"
    log.start(ANA, "bot:hard")
    assert [seat.bot for seat in log.table.seats] == [None, "hard", "easy"]
    assert code(Conflict, lambda: log.start(ANA)) == "already-started"


@pytest.mark.parametrize(
    "setup",
    [
        {"seats": ["me", "me"]},
        {"seats": ["me", "you"]},
        {"seats": ["me", "bot:search:ms=60000"]},
        {"seats": ["me", "bot:./program"]},
        {"seats": ["me", "open"], "hotseat": True},
        {"seats": ["bot:easy", "bot:easy"], "hotseat": True},
        {"seats": ["me", "open"], "visibility": "secret"},
        {"seats": ["me", "open"], "pace": Pace("live")},
        {"seats": ["me", "open"], "pace": Pace("live", seconds_per_move=4)},
        {"seats": ["me", "open"], "pace": Pace("live", seconds_per_move=60, days_per_move=1)},
        {"seats": ["me", "open"], "pace": Pace("days", days_per_move=15)},
        {"seats": ["me", "open"], "pace": Pace("none", days_per_move=1)},
        {"seats": ["me", "open"], "pace": Pace("forever")},
    ],
)
def test_what_cannot_be_meant_is_refused(setup):
    assert code(Invalid, lambda: new(**setup)) == "bad-field"


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("chess", 2, {}),
        ("santiago", 6, {}),
        ("santiago", 1, {}),
        ("santiago", 2, {"edition": "amigo"}),
        ("santiago", 3, {"edition": "amiga"}),
        ("santiago", 3, {"seed": 7}),
        ("canarias", 2, {"box": "/etc/passwd"}),
        ("canarias", 2, {"box": {"name": "mine"}}),
        ("canarias", 2, {"box": ["reconstruction"]}),
    ],
)
def test_options_the_game_does_not_have_are_refused(game, seats, options):
    with pytest.raises(BadOption):
        new(["me", *["open"] * (seats - 1)], game=game, options=options)


def test_at_a_hotseat_one_person_has_all_the_seats_of_people():
    log = new(["me", "bot:easy", "me"], hotseat=True)
    assert log.table.seats_of(ANA.id) == [0, 2]
    log.play(5)


def test_the_seed_is_drawn_anew_for_every_game():
    assert pair().table.game.seed_commitment != pair().table.game.seed_commitment


def test_what_a_log_says_is_all_there_is():
    log = pair(game="canarias")
    log.play(9)
    log.say(BELA, "¡hola!")
    assert Log.again(log).game == log.table.game
    assert Log.again(log).chat == log.table.chat


def test_a_table_made_for_others_can_be_given_up_until_somebody_comes():
    log = new(["open", "open"])
    with pytest.raises(Forbidden):
        log.leave(BELA)
    log.leave(ANA)
    assert log.table.state == "gone"
    log = new(["open", "open"])
    log.join(BELA)
    with pytest.raises(Forbidden):
        log.leave(ANA)
