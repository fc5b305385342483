"""Every decision is judged with what its player could know, and like is compared with like."""

from itertools import pairwise

import pytest

import macaronesia as mac
from macaronesia.analysis import Analysis, analyse
from macaronesia.analysis.analyse import played_moves
from macaronesia.bots.evaluator import new_evaluator
from macaronesia.errors import BadOption, BadRecord
from tests.analysis.judges import worth
from tests.analysis.played import carelessly_played, golden, judged, well_played


def test_there_is_one_decision_for_every_move_of_a_player():
    game = carelessly_played()
    decisions = list(analyse(game, "judge"))
    assert [(d.ply, d.seat, d.played.move) for d in decisions] == [
        (ply, who, text) for ply, (who, text) in enumerate(game.history) if who != mac.CHANCE
    ]


def test_the_costliest_move_is_the_blunder():
    game = well_played(blunder=5)
    found = judged(game)
    (worst,) = found.costliest(10)
    dearest = int(worst.played.move.removeprefix("bid "))
    assert worst.phase == "bid"
    assert dearest > 5
    best = max(worth(move) for move in mac.load(game.record(), worst.ply).moves())
    assert worst.cost == pytest.approx(best - worth(worst.played.move))
    assert worth(worst.preferred.move) == best


def test_who_plays_as_the_bot_gives_nothing_away():
    for decision in analyse(well_played(), "judge"):
        assert decision.cost == 0
        assert decision.as_preferred
        assert decision.before == decision.after


@pytest.mark.parametrize("bot", ["judge", "judge:told=0", "judge:errs=1", "greedy"])
def test_chances_add_up_and_no_cost_is_negative(bot):
    for decision in analyse(carelessly_played(), bot):
        assert sum(decision.before) == pytest.approx(1)
        assert sum(decision.after) == pytest.approx(1)
        assert decision.cost >= 0
        assert decision.preferred.move not in [other.move for other in decision.alternatives]
        assert decision.played.move not in [other.move for other in decision.alternatives]


def test_the_bot_is_told_what_the_seat_could_know_and_not_more(judge):
    game = carelessly_played(players=2)
    list(analyse(game, "judge"))
    for view in judge.asked:
        there = mac.load(game.record(), view["ply"]).briefing(view["seat"])
        assert view | {"moves": None} == there | {"moves": None}
        assert set(view["moves"]) <= set(there["moves"])
        assert "seed" not in str(view)


def test_a_move_the_bot_did_not_speak_of_is_looked_at_again_beside_its_choice(judge):
    game = carelessly_played()
    again = 0
    for decision in analyse(game, "judge", workers=1):
        looks = [view["moves"] for view in judge.asked if view["ply"] == decision.ply]
        if decision.forced:
            assert looks == []
        else:
            assert looks[1:] in ([], [sorted([decision.played.move, decision.preferred.move])])
            again += len(looks) - 1
    assert again > 10


def test_a_search_compares_its_choice_and_the_played_move_with_equal_effort():
    game = golden("two", 0)
    decisions = list(analyse(game, "search:iterations=60", last=60))
    assert any(d.cost > 0.01 for d in decisions)
    for question, decision in zip(played_moves(game, last=60), decisions, strict=True):
        if decision.as_preferred:
            continue
        for opinion in (decision.preferred, decision.played):
            search = new_evaluator(question.view | {"moves": [opinion.move]}).search(f"0/{decision.ply}")
            search.run(60)
            assert search.visits.tolist() == [60]
            assert opinion.chances == pytest.approx(list(search.chances[0] / 60))


def test_a_bot_that_tells_only_of_its_choice_is_asked_about_each_alone():
    game = carelessly_played()
    terse = [(d.preferred.move, d.cost) for d in analyse(game, "judge:told=0")]
    assert terse == [(d.preferred.move, d.cost) for d in analyse(game, "judge")]


def test_on_second_thoughts_the_played_move_may_be_the_better_one():
    game = well_played()
    changed = [d for d in analyse(game, "judge:errs=1") if d.legal > 2]
    assert changed
    for decision in changed:
        assert decision.as_preferred
        assert decision.cost == 0
        assert worth(decision.alternatives[0].move) <= worth(decision.played.move)


def test_forced_moves_cost_nothing_and_are_not_thought_about(judge):
    game = golden("canarias", 3)
    decisions = list(analyse(game, "judge"))
    forced = [d for d in decisions if d.forced]
    assert len(forced) > 10
    assert not {d.ply for d in forced[1:]} & {view["ply"] for view in judge.asked}
    for earlier, later in pairwise(decisions):
        if later.forced:
            assert later.cost == 0
            assert later.before == later.after == earlier.after


@pytest.mark.parametrize("workers", [1, 2, 5])
def test_the_figures_do_not_depend_on_the_number_of_workers(workers):
    game = carelessly_played(players=4)
    assert list(analyse(game, "judge", workers=workers)) == list(analyse(game, "judge"))


def test_every_bot_is_closed_even_if_nobody_listens_to_the_end(judge):
    decisions = analyse(carelessly_played(), "judge", workers=2)
    assert judge.closed == 1  # the one that was made to see whether there is such a bot
    next(decisions)
    decisions.close()
    assert judge.closed == 3


def test_a_bot_that_fails_ends_the_analysis_after_what_it_could_say(judge):
    game, told = carelessly_played(), []
    with pytest.raises(RuntimeError, match="had enough"):
        told.extend(decision.ply for decision in analyse(game, "judge:fails=50"))
    assert told
    assert max(told) < 50
    assert judge.closed >= 2


def test_a_stretch_of_a_game_can_be_judged():
    game = carelessly_played()
    all_of_it = {d.ply: d for d in analyse(game, "judge")}
    some = list(analyse(game, "judge", first=30, last=60))
    assert [d.ply for d in some] == [ply for ply in all_of_it if 30 <= ply <= 60]
    assert all(d == all_of_it[d.ply] for d in some if not d.forced)


def test_a_game_that_is_not_over_can_be_judged():
    game = well_played(until=40)
    assert not game.over
    found = judged(game)
    assert found.decisions[-1].ply == game.ply - 1 or game.history[-1][0] == mac.CHANCE
    assert found.end() == found.decisions[-1].after


def test_a_game_before_its_first_decision_has_nothing_to_judge():
    game = mac.new_game("santiago", 3, chance="manual")
    assert list(analyse(game, "judge")) == []
    assert Analysis(game, "judge", 0, []).end() == [1 / 3] * 3
    assert [account.end for account in Analysis(game, "judge", 0, []).accounts()] == [1 / 3] * 3


def test_a_record_is_as_good_as_a_game_and_the_seed_deals_nothing_new():
    game = carelessly_played()
    assert list(analyse(game.record(), "judge")) == list(analyse(game, "judge"))
    before = game.record()
    list(analyse(game, "judge"))
    assert game.record() == before


def test_what_cannot_be_judged_is_refused_at_once():
    game = carelessly_played()
    with pytest.raises(BadOption, match=r"“from” cannot be -1; allowed: 0 to \d+"):
        analyse(game, "judge", first=-1)
    with pytest.raises(BadOption, match=r"“to” cannot be 3; allowed: 20 to \d+"):
        analyse(game, "judge", first=20, last=3)
    with pytest.raises(BadOption, match="“to” cannot be 99999"):
        played_moves(game, 0, 99_999)
    with pytest.raises(BadOption, match="genius"):
        analyse(game, "genius")
    with pytest.raises(BadRecord):
        analyse({"macaronesia": 1})


def test_a_bot_without_an_opinion_is_refused():
    with pytest.raises(BadOption, match="“bot” cannot be random; allowed: a bot with an opinion"):
        list(analyse(carelessly_played(), "random"))
