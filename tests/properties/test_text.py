"""Listed moves play, every other text is refused, and a refusal changes nothing."""

import random

from hypothesis import given
from hypothesis import strategies as st

import macaronesia as mac
from macaronesia.games.santiago.moves import notation
from tests.properties.strategies import games, given_both, options, play_on, seeds, stopped_games, stops
from tests.properties.texts import DOCUMENTED, check_texts, mistyped, refused, slips

NEARLY = [
    *("pass ", " pass", "Pass", "PASS", "pass\n", "pass\0", "paſs", "раss", "decline\u200b"),
    *(
        "bid",
        "bid 0",
        "bid 03",
        "bid +3",
        "bid -1",
        "bid 3.0",
        "bid  3",
        "bid ٣",
        "bid ３",
        "bid ²",
        "bid 1_0",
    ),
    *("bid 170", "bid 171", "bid 99999999999999999999", "bid " + "9" * 5000, "bid ?"),
    *("propose B2-C2", "propose C2-B2 1", "propose B2-B2 1", "propose A1-C1 1", "propose B2-C2 -1"),
    *("propose B2–C2 1", "propose b2-c2 1", "accept", "dig", "dig B2-C2 1", "extra Z9-Z8", "first F1-F2"),
    *("plant banana2", "plant banana3 a1", "plant banana2 a7", "plant banana2 i1", "plant Banana2 a1"),
    *("plant mango1 a1", "neutral banana0 a1", "reveal ?", "spring F1", "overseer 5", "overseer -1"),
]


@given(stopped_games(), st.data())
def test_a_text_is_refused_exactly_if_it_is_not_listed_and_nothing_changes(game, data):
    table, whims = game
    every = whims.sample(notation(table.options["edition"]).texts, 1500)
    typed = data.draw(st.lists(mistyped(every) | st.text(max_size=20), max_size=20))
    typed += [slip for text in data.draw(st.permutations(table.moves()))[:12] for slip in slips(text)]
    check_texts(table, [*every, *NEARLY, *typed])


@given_both(stopped_games)
def test_every_listed_move_plays_on_a_copy_and_leaves_the_original_alone(game):
    table, _ = game
    position, record = table.position(), table.record()
    for text in table.moves():
        other = table.copy()
        other.play(text)
        assert other.record()["moves"][table.ply] == [table.seat, text]
        assert other != table
    assert (table.position(), table.record()) == (position, record)


@given_both(games)
def test_moves_are_sorted_by_code_point_without_duplicates(game):
    table, whims = game
    for stop in stops(table, whims):
        moves = stop.moves()
        assert moves == sorted(set(moves), key=lambda text: [ord(letter) for letter in text])
        assert bool(moves) == (not stop.over)


@given_both(options, seeds, st.integers(0, 2**32), st.integers(0, 200))
def test_a_loaded_game_that_stands_before_chance_also_takes_what_comes_after_it(settled, seed, whim, most):
    game = mac.new_game(**settled, seed=seed)
    play_on(game, random.Random(whim), most)
    before = [n for n, (who, _) in enumerate(game.history) if who == mac.CHANCE]
    loaded = mac.load(game.record(), ply=random.Random(whim).choice(before))
    assert loaded.seat == mac.CHANCE
    went_on = mac.new_game(**settled, seed=seed)
    for who, text in game.history:
        if went_on.ply > loaded.ply:
            break
        if who != mac.CHANCE:
            went_on.play(text)
    for text in went_on.moves():
        other = loaded.copy()
        assert other.why(text) is None
        other.play(text)
        twin = went_on.copy()
        twin.play(text)
        assert other == twin
    assert refused(loaded, "bid 171 ").code in DOCUMENTED
