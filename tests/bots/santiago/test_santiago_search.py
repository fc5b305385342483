"""What the bots of Santiago find, and what they say about it."""

import random

import pytest

import macaronesia as mac
from macaronesia.bots import make_bot
from tests.bots.check import share_after


def played(players, seed, until, **options):
    """A game of whims up to a decision that fits, if it comes to one."""
    whims = random.Random(seed)
    table = mac.new_game("santiago", players, seed=seed, **options)
    while not table.over and not until(table):
        table.play(whims.choice(table.moves()))
    return table


def is_last_word(table):
    """Whether every move ends the game, and it matters which."""
    if table.phase not in ("decide", "extra") or table.view(None)["round"] < table.view(None)["rounds"]:
        return False
    shares = [share_after(table, move) for move in table.moves()]
    return None not in shares and len(set(shares)) > 1


@pytest.mark.parametrize("bot", ["greedy", "search:iterations=400"])
def test_who_has_the_last_word_takes_the_win(bot):
    found = 0
    for seed in range(400):
        table = played(3, seed, is_last_word)
        if table.over:
            continue
        found += 1
        chosen = make_bot(bot, 1).choose(table.briefing(table.seat)).move
        assert share_after(table, chosen) == max(share_after(table, move) for move in table.moves())
    assert found > 10


def test_who_wants_points_takes_them_though_another_wins():
    gave_away = 0
    for seed in range(400):
        table = played(3, seed, is_last_word)
        if table.over:
            continue
        chosen = make_bot("normal:points=1", 1).choose(table.briefing(table.seat)).move
        points = {}
        for move in table.moves():
            after = table.copy()
            after.play(move)
            points[move] = after.scores()[table.seat]
        assert points[chosen] == max(points.values())
        gave_away += share_after(table, chosen) < max(share_after(table, move) for move in points)
    assert gave_away > 0


AGREED = {"palms": ["h3", "a1", "d6"], "spring": "C2", "overseer": 1}


@pytest.mark.parametrize("options", [{}, {"palms": False}, AGREED], ids=["lots", "bare", "agreed"])
@pytest.mark.parametrize("bots", [("greedy", "search:iterations=60"), ("search:iterations=60", "easy")])
def test_two_bots_play_from_the_first_canal_to_the_end(bots, options):
    table = mac.new_game("santiago", 2, seed=3, **options)
    assert table.phase == "first"
    seated = [make_bot(bot, "two") for bot in bots]
    while not table.over:
        table.play(seated[table.seat].choose(table.briefing(table.seat)).move)
    assert mac.verify(table.record()) == table


def test_no_try_goes_on_into_the_draw_of_the_palms():
    table = mac.new_game("santiago", 2, seed=3)
    choice = make_bot("search:iterations=300", 1).choose(table.briefing(table.seat))
    assert choice.effort["iterations"] == 300
    for opinion in [choice, *choice.alternatives]:
        assert all(0 < score < 100 for score in opinion.scores)


def test_the_same_seed_and_iterations_give_the_same_answer():
    table = played(4, 5, lambda table: table.phase == "plant" and table.ply > 60)
    view = table.briefing(table.seat)
    first, second = (make_bot("search:iterations=500", 9).choose(view).as_json() for _ in range(2))
    other = make_bot("search:iterations=500", 10).choose(view).as_json()
    for answer in (first, second, other):
        del answer["effort"]["milliseconds"]
    assert first == second != other


def test_two_threads_answer_the_same_on_a_machine_with_one_core(monkeypatch):
    view = (table := played(4, 6, lambda table: table.phase == "plant")).briefing(table.seat)
    here = make_bot("search:iterations=1000:threads=2", 1).choose(view)
    monkeypatch.setattr("os.cpu_count", lambda: 1)
    there = make_bot("search:iterations=1000:threads=2", 1).choose(view)
    alone = make_bot("search:iterations=1000", 1).choose(view)
    assert here.effort["iterations"] == 1000
    assert (here.move, here.chances) == (there.move, there.chances)
    assert here.chances != alone.chances


def test_a_search_stops_when_its_time_is_up_or_nothing_can_change():
    table = played(4, 7, lambda table: table.phase == "plant")
    view = table.briefing(table.seat)
    make_bot("search:iterations=1", 1).choose(view)  # compiled before the clock counts
    choice = make_bot("search:ms=40", 1).choose(view)
    assert choice.effort["iterations"] > 40
    games = (played(5, seed, lambda table: len(table.moves()) == 1) for seed in range(100))
    forced = next(table for table in games if not table.over)
    assert make_bot("expert", 1).choose(forced.briefing(forced.seat)).effort["iterations"] == 0
