"""What the bots of Islas Canarias find, and what they say about it."""

import random
from copy import deepcopy

import numpy as np
import pytest

import macaronesia as mac
from macaronesia.bots import make_bot
from macaronesia.games.canarias.bot.evaluator import Evaluator
from tests.bots.canarias.canarias_decisions import decision
from tests.bots.check import share_after
from tests.canarias.canarias_positions import BOX


def stops(players, seed, number, **options):
    """So many decisions of random games, from all parts of them."""
    whims = random.Random(f"{players}/{seed}")
    found = 0
    while found < number:
        table = mac.new_game("canarias", players, seed=whims.randrange(2**32), **options)
        while not table.over and found < number:
            if whims.random() < 0.07:
                yield table
                found += 1
            table.play(whims.choice(table.moves()))


def test_greedy_wins_nearly_always_against_random_players():
    wins = 0.0
    for seed in range(16):
        table = mac.new_game("canarias", 4, seed=seed)
        seats = [make_bot("greedy" if p == seed % 4 else "random", seed) for p in range(4)]
        while not table.over:
            table.play(seats[table.seat].choose(table.briefing(table.seat)).move)
        winners = table.winners()
        wins += (seed % 4 in winners) / len(winners)
    assert wins >= 14


def points_of(table, seat):
    return table.position()["points"][seat]


@pytest.mark.parametrize("bot", ["greedy", "normal", "search:iterations=200"])
def test_in_the_last_turn_nobody_leaves_points_lying(bot):
    """With nothing to come but the ship, a palace or a city that brings points is built."""

    def fits(table):
        return table.position()["last_round"] and any(gains(table, move) > 0 for move in table.moves())

    def gains(table, move):
        if not move.startswith(("palace", "city")):
            return 0
        after = table.manual()
        after.play(move)
        return points_of(after, table.seat) - points_of(table, table.seat)

    for seed in range(8):
        table = decision(3, seed, "end", fits)
        assert gains(table, make_bot(bot, 1).choose(table.briefing(table.seat)).move) > 0


@pytest.mark.parametrize("bot", ["greedy", "normal", "search:iterations=300"])
def test_cards_for_the_ship_come_home_more_often_than_by_chance(bot):
    chosen, by_chance = [], []
    for seed in range(40):
        table = decision(
            4, f"home {seed}", "ship", lambda table: 0 < np.mean(list(homes(table).values())) < 1
        )
        choice = make_bot(bot, 1).choose(table.briefing(table.seat)).move
        if choice.startswith("ship "):
            chosen.append(homes(table)[choice])
            by_chance.append(np.mean(list(homes(table).values())))
    assert np.mean(chosen) > np.mean(by_chance) + 0.25


def homes(table):
    """Every card for the ship, and whether it would come home."""
    return {move: comes_home(table, move) for move in table.moves() if move.startswith("ship ")}


def comes_home(table, move):
    """Whether a card, revealed at once, would go to the island of the player who has it."""
    card = move.removeprefix("ship ")
    if card.startswith("pirate-"):
        return False
    competing = list(range(table.players))
    position = table.position()
    for wish in BOX["settlers"][card]["priorities"]:
        offers = {p: free_at(position["islands"][p], wish) for p in competing}
        most = max(offers.values())
        competing = [p for p in competing if offers[p] == most]
        if most and len(competing) == 1:
            return competing[0] == table.seat
    return False


def free_at(island, wish):
    """How many free plots lie next to a feature or a colour."""
    drawn, built = BOX["islands"][island["name"]], island["plots"]
    near = set(drawn["features"].get(wish, ()))
    for plot, building in built.items():
        if building["colour"] == wish:
            near |= set(drawn["neighbours"][plot])
    return len(near - {int(plot) for plot in built})


@pytest.mark.parametrize("bot", ["greedy", "search:iterations=30"])
def test_before_the_last_move_a_bot_knows_who_wins(bot):
    def is_last(table):
        return table.position()["last_round"] and share_after(table, table.moves()[0]) is not None

    for seed in range(4):
        table = decision(2, f"last {seed}", "settle", is_last)
        choice = make_bot(bot, 1).choose(table.briefing(table.seat))
        assert choice.chances[table.seat] == pytest.approx(share_after(table, choice.move))
        assert choice.scores[table.seat] == pytest.approx(points_of(table, table.seat) + 1)


def test_the_same_seed_and_iterations_give_the_same_answer_in_whatever_portions():
    table = decision(4, 3, "act", lambda table: table.ply > 60)
    evaluator = Evaluator(table.briefing(table.seat))
    whole, parts, other = (evaluator.search(seed) for seed in ("a", "a", "b"))
    whole.run(300)
    for _ in range(3):
        parts.run(100)
    other.run(300)
    assert np.array_equal(whole.visits, parts.visits)
    assert np.array_equal(whole.chances, parts.chances)
    assert np.array_equal(whole.scores, parts.scores)
    assert not np.array_equal(whole.chances, other.chances)
    assert whole.visits.sum() == 300
    assert np.allclose(whole.chances.sum(1), whole.visits)


def test_with_many_moves_the_best_by_one_ply_are_tried_first():
    table = decision(2, 8, "act", lambda table: len(table.moves()) > 40)
    evaluator = Evaluator(table.briefing(table.seat))
    search = evaluator.search("a")
    search.run(60)
    best = np.argsort(-evaluator.evaluate()[0][:, evaluator.seat], kind="stable")
    tried = set(np.flatnonzero(search.visits).tolist())
    assert tried <= set(best[: len(tried) + 4].tolist())
    assert len(tried) < 15


def test_two_threads_search_as_much_as_asked_for():
    table = decision(4, 6, "act")
    choice = make_bot("search:iterations=1000:threads=2", 1).choose(table.briefing(table.seat))
    assert choice.move in table.moves()
    assert choice.effort["iterations"] == 1000


def test_the_frozen_evaluation_is_another_one():
    table = decision(4, 7, "act", lambda table: table.ply > 60)
    view = table.briefing(table.seat)
    frozen, learned = Evaluator(view, frozen=True).evaluate()[0], Evaluator(view).evaluate()[0]
    assert not np.allclose(frozen, learned)


def test_a_box_of_ones_own_is_evaluated():
    box = deepcopy(BOX) | {"name": "mine"}
    box["settlers"]["reaper"] = box["settlers"].pop("segador")
    # Every settler of a kind of its own: as many kinds as there can be.
    for name in list(box["settlers"]):
        settler = box["settlers"].pop(name)
        for copy in range(settler["copies"]):
            box["settlers"][f"{name}-{copy}"] = settler | {"copies": 1}
    for table in stops(5, "box", 12, box=box):
        for bot in ("greedy", "search:iterations=50"):
            assert make_bot(bot, 1).choose(table.briefing(table.seat)).move in table.moves()


def test_a_view_with_a_move_that_is_not_legal_is_refused():
    table = decision(2, 1, "act")
    with pytest.raises(mac.BadOption, match="build segador 13"):
        Evaluator(table.briefing(table.seat) | {"moves": ["draw", "build segador 13"]})
