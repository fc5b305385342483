"""Cards, buildings and points: what is counted at every ply, without asking who moved it."""

from collections import Counter
from itertools import pairwise

from hypothesis import given

from tests.properties.canarias.model import CARDS, COLOURS, PLOTS, SUPPLY, Json, points, points_in
from tests.properties.strategies import finished_games, games, steps, stops


def cards_in(position: Json) -> Counter[str]:
    found = Counter(position["revealed"] and [position["revealed"]])
    for pile in (*position["hands"], position["deck"], position["discard"], position["ship"]):
        assert all(n > 0 for n in pile.values())
        found.update(pile)
    return found


@given(games("canarias"))
def test_all_sixty_cards_are_somewhere_at_every_time(game):
    table, whims = game
    for stop in stops(table, whims, 0.2):
        found = cards_in(stop.position())
        assert found == CARDS
        assert found.total() == 60


@given(games("canarias"))
def test_all_pieces_are_on_an_island_or_in_the_supply_and_no_plot_holds_two(game):
    table, whims = game
    for stop in stops(table, whims, 0.2):
        position = stop.position()
        found = Counter({(kind, c): n for kind, left in position["supply"].items() for c, n in left.items()})
        assert min(found.values()) >= 0
        s = stop.course.s
        for seat, island in enumerate(position["islands"]):
            built = island["plots"] if island else {}
            assert {int(plot) for plot in built} <= PLOTS
            found.update((there["kind"], there["colour"]) for there in built.values())
            masks = [int(mask) for mask in (s.houses[seat], s.palaces[seat], s.cities[seat])]
            assert sum(masks) == masks[0] | masks[1] | masks[2]
            colours = [int(mask) for mask in s.coloured[seat]]
            assert sum(colours) == sum(masks)
        assert found == {(kind, colour): n for kind, n in SUPPLY.items() for colour in COLOURS}


@given(games("canarias"))
def test_points_are_those_of_the_buildings(game):
    table, whims = game
    for stop in stops(table, whims, 0.2):
        position = stop.position()
        assert position["points"] == [points(island) for island in position["islands"]]
        if not stop.over:
            assert (stop.scores(), stop.winners(), stop.breakdown()) == (None, None, None)
            assert position["scores"] is None


@given(finished_games("canarias"))
def test_the_breakdown_says_where_every_point_came_from(game):
    position = game.position()
    assert game.scores() == position["scores"] == position["points"]
    for part, island, score in zip(game.breakdown(), position["islands"], game.scores(), strict=True):
        assert part["total"] == score == sum(entry["points"] for entry in part["colours"])
        assert [e["colour"] for e in part["colours"]] == [c for c in COLOURS if points_in(island, c)]
        for entry in part["colours"]:
            kinds = [t["kind"] for t in island["plots"].values() if t["colour"] == entry["colour"]]
            assert {kind: entry[kind] for kind in SUPPLY} == {kind: kinds.count(kind) for kind in SUPPLY}
            assert entry["points"] == points_in(island, entry["colour"])


@given(finished_games("canarias"))
def test_every_round_everybody_has_one_turn_and_the_start_player_is_the_next_to_the_left(game):
    starter = int(game.history[0][1].split()[1])
    acts = [who for who, text in game.history if text.split()[0] in ("draw", "build", "skip")]
    order = [(starter + i) % game.players for i in range(game.players)]
    rounds = [acts[at : at + game.players] for at in range(0, len(acts), game.players)]
    assert rounds == [[(seat + number) % game.players for seat in order] for number in range(len(rounds))]
    assert len(rounds) == game.position()["round"] <= 50
    assert game.position()["starter"] == rounds[-1][0]


@given(games("canarias", chance="manual"))
def test_the_ship_is_unloaded_but_for_one_card_and_the_deck_refilled_when_a_card_is_needed(game):
    table, whims = game
    for before, _, text, after in steps(table, whims):
        aboard = sum(after["ship"].values())
        if after["phase"] == "reveal" and before["phase"] != "reveal":
            assert 2 <= aboard <= table.players + 1
        if after["round"] > before["round"] or after["phase"] == "over":
            assert aboard == 1
        if sum(after["discard"].values()) < sum(before["discard"].values()):
            assert (after["phase"], after["discard"]) == ("deal", {})
            assert sum(before["deck"].values()) == (1 if text.startswith("deal ") else 0)
            assert sum(after["deck"].values()) == sum(before["discard"].values())
        assert after["deck"] or after["phase"] != "deal"


@given(games("canarias"))
def test_exactly_one_more_round_is_played_once_somebody_has_nineteen_points(game):
    table, whims = game
    ends = {}  # the most points after each round
    for before, after in pairwise(stop.position() for stop in stops(table, whims)):
        if after["round"] > before["round"]:
            ends[before["round"]] = max(after["points"])
            assert after["last_round"] == (max(after["points"]) >= 19 or after["round"] == 50)
    last = table.position()["round"]
    assert table.position()["last_round"]
    assert last == 50 or ends[last - 1] >= 19
    assert all(most < 19 for number, most in ends.items() if number < last - 1)
