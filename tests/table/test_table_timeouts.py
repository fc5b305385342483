"""Seats left alone: time runs out, the others vote, bots sit in, people come back."""

import pytest

from macaronesia.table.log import Pace
from macaronesia.table.messages import table_news
from macaronesia.table.refusals import Conflict, Forbidden, NotFound
from tests.table.table_logs import ANA, BELA, CARL, DORA, LIVE, Log, new, pair, three


def late(log):
    """The seat to move has let its time run out."""
    log.later(61)
    log.time()
    return log.table.turn


def test_without_a_pace_nobody_is_ever_late():
    log = pair()
    log.later(10**9)
    assert log.table.clock_due is None
    assert log.time() == []


@pytest.mark.parametrize(("pace", "seconds"), [(LIVE, 60), (Pace("days", days_per_move=2), 2 * 86400)])
def test_the_clock_starts_with_the_turn_and_everybody_sees_when_it_ends(pace, seconds):
    log = three(pace=pace)
    assert log.table.deadline == log.now + seconds
    log.later(30)
    log.move(log.who)
    assert log.table.deadline == log.now + seconds
    assert table_news(log.table).clock.seat == log.table.turn


def test_when_time_is_up_the_others_are_told_once():
    log = three(pace=LIVE)
    log.later(59)
    assert log.time() == []
    log.later(1)
    (entry,) = log.time()
    assert entry.seat == log.table.turn
    assert log.time() == []
    assert table_news(log.table).seats[entry.seat].late is True


def test_who_is_late_may_still_move_and_is_late_no_more():
    log = three(pace=LIVE)
    seat = late(log)
    log.move(log.who)
    assert not log.table.seats[seat].late


def test_a_majority_of_the_others_gives_a_late_seat_to_a_bot():
    log = three(pace=LIVE)
    seat = late(log)
    one, two = [person for n, person in enumerate((ANA, BELA, CARL)) if n != seat]
    log.vote(one, seat)
    assert log.table.seats[seat].kind == "human"
    assert log.vote(one, seat) == []
    log.vote(two, seat)
    assert (log.table.seats[seat].kind, log.table.seats[seat].bot) == ("bot", "normal")
    assert log.table.bot_due == log.now


def test_with_two_players_the_other_decides_alone():
    log = pair(pace=LIVE)
    seat = late(log)
    log.vote((BELA, ANA)[seat], seat)
    assert log.table.seats[seat].kind == "bot"


def test_nobody_is_voted_out_before_time_by_strangers_or_from_an_own_seat():
    log = three(pace=LIVE)
    other = next(person for person in (ANA, BELA, CARL) if person != log.who)
    with pytest.raises(Conflict, match="not up"):
        log.vote(other, log.table.turn)
    seat = late(log)
    with pytest.raises(Conflict, match="your own"):
        log.vote(log.who, seat)
    with pytest.raises(Forbidden):
        log.vote(DORA, seat)
    with pytest.raises(NotFound):
        log.vote(other, 7)


def test_after_three_times_the_pace_a_bot_takes_over_by_itself():
    log = three(pace=LIVE)
    seat = late(log)
    assert log.table.clock_due == log.now - 61 + 180
    log.later(118)
    assert log.time() == []
    log.later(1)
    log.time()
    assert log.table.seats[seat].bot == "normal"
    assert log.table.clock_due is None


def test_who_leaves_a_running_game_is_played_for_and_may_come_back():
    log = three()
    leaver = log.who
    seat = log.table.turn
    log.leave(leaver)
    assert log.table.seats[seat].away == leaver
    assert leaver.id in log.table.people()
    log.bot()
    with pytest.raises(Forbidden):
        log.move(leaver)
    with pytest.raises(Forbidden):
        log.come_back(next(p for p in (ANA, BELA, CARL) if p != leaver), seat)
    log.come_back(leaver, seat)
    assert log.come_back(leaver, seat) == []
    assert log.table.seats_of(leaver.id) == [seat]
    assert log.table.seats[seat].away is None


def test_when_everybody_has_left_the_bots_finish_the_game_and_nobody_comes_back_to_it():
    log = pair(game="canarias")
    log.leave(ANA)
    log.leave(BELA)
    log.play_on()
    assert log.table.state == "finished"
    with pytest.raises(Conflict):
        log.come_back(ANA, 0)


def test_coming_back_starts_the_clock_anew():
    log = pair(pace=LIVE)
    leaver, seat = log.who, log.table.turn
    log.leave(leaver)
    assert log.table.deadline is None
    log.later(1000)
    log.come_back(leaver, seat)
    assert log.table.deadline == log.now + 60
    assert Log.again(log).deadline == log.table.deadline


def test_where_nobody_else_sits_a_late_player_gives_his_own_seat_to_a_bot():
    log = new(["me", "bot:easy"], pace=Pace("live", 60))
    while log.table.bot_to_move:
        log.bot()
    with pytest.raises(Conflict, match="not up"):
        log.vote(ANA, 0)
    log.later(61)
    log.time()
    log.vote(ANA, 0)
    assert log.kinds() == ["bot", "bot"]
    log.come_back(ANA, 0)
    assert log.kinds() == ["human", "bot"]


def test_who_joins_again_where_a_bot_keeps_the_seat_is_told_how_to_come_back():
    log = pair()
    log.leave(BELA)
    with pytest.raises(Conflict, match="keeps seat 2 for you"):
        log.join(BELA)
