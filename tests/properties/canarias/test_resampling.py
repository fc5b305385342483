"""Redealt games of Islas Canarias: at no time can a seat tell them from the true one, and they are games."""

import random
from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import macaronesia as mac
from macaronesia.games.canarias import resampling
from macaronesia.games.canarias.names import Names
from macaronesia.games.canarias.resampling import Observation, ParticleFilter, Seen
from tests.properties.strategies import choice, play_on, stopped_games

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4, 5])


def hoarded(players: int, seed: int, plies: int) -> mac.Game:
    """A game in which nearly everybody draws, so that the deck is refilled again and again."""
    game, whims = mac.new_game("canarias", players=players, seed=seed), random.Random(seed)
    while not game.over and game.ply < plies:
        drawing = "draw" in game.moves() and whims.random() < 0.8
        game.play("draw" if drawing else choice(game, whims))
    return game.at(game.ply - 1) if game.over else game


def looks_the_same(other: mac.Game, game: mac.Game, seat: int | None) -> None:
    """Every view that the seat ever had is the same, and the moves lead to the position."""
    assert other.course.redacted(seat) == game.course.redacted(seat)
    loaded = mac.verify(other.record())
    assert loaded == other
    assert loaded.course.s.tobytes() == other.course.s.tobytes()
    one, two = mac.load(game.record(), ply=0), mac.load(other.record(), ply=0)
    for (who, text), (other_who, other_text) in zip(game.history, other.history, strict=True):
        assert who == other_who == one.seat
        one.course.make(text)
        two.course.make(other_text)
        if not one.over and (one.phase != "deal" or one.ply == game.ply):
            assert one.view(seat) == two.view(seat)


@PLAYERS
@given(data=st.data())
def test_at_every_ply_a_redealt_game_looks_as_the_true_one_did(players, data):
    table, whims = data.draw(stopped_games("canarias", players))
    seat = data.draw(st.sampled_from([None, *range(players)]))
    other = table.redeal(seat, data.draw(st.integers(0, 2**32)))
    looks_the_same(other, table, seat)
    assert "seed_commitment" not in other.record()
    play_on(other, whims)
    assert mac.verify(other.record()) == other
    assert other.over


@PLAYERS
def test_with_many_refilled_decks_a_redealt_game_still_fits(players):
    table, whims = hoarded(players, players, 420), random.Random(players)
    for ply in (60, table.ply // 2, table.ply - 1):
        for seat in (None, whims.randrange(players)):
            then = table.at(ply)
            looks_the_same(then.redeal(seat, ply), then, seat)


@PLAYERS
def test_a_redealt_game_depends_on_nothing_but_what_its_seat_knows(players):
    """Two games that the seat cannot tell apart are redealt as one and the same."""
    table = hoarded(players, 10 + players, 300)
    for ply in (table.ply // 3, table.ply - 1):
        then = table.at(ply)
        for seat in (None, 0):
            for seed in range(3):
                assert then.redeal(seat, f"other {seed}").redeal(seat, seed) == then.redeal(seat, seed)


@pytest.mark.parametrize("players", [3, 4, 5])  # with two players there is only one other
def test_a_redealt_game_tells_neither_who_shipped_a_card_nor_when_it_was_dealt(players):
    table = play_on(mac.new_game("canarias", players=players, seed=4), random.Random(4), 60)
    seat = 0
    others = [table.redeal(seat, seed) for seed in range(40)]
    for ply, (who, text) in enumerate(table.course.redacted(seat)):
        if text in ("deal ?", "ship ?", "stow ?"):
            assert len({other.history[ply] for other in others}) > 1, (ply, who, text)


def pirates_only() -> mac.Game:
    """A game in which seat 0 had two turns with nothing but pirates and nothing to draw."""
    whims, game = random.Random(1), mac.new_game("canarias", players=5, chance="manual")
    while len(resampling.pirates_alone(game.rules, game.history)) < 2:
        moves, position = game.moves(), game.position()
        peaceful = [move for move in moves if "pirate" not in move]
        if game.phase == "deal" and position["dealing"]["seat"] == 0 and sum(position["deck"].values()) < 8:
            wanted = [move for move in moves if "pirate" in move]
        elif game.seat == 0:
            wanted = [move for move in moves if move.startswith("build")]
            wanted = wanted or [move for move in peaceful if move.startswith("ship")]
        else:
            wanted = ["draw"] if "draw" in moves else [move for move in peaceful if "build" not in move]
        game.play(whims.choice(wanted or moves))
    return game


def test_who_did_nothing_because_of_pirates_alone_has_pirates_alone_in_every_redealt_game():
    table = pirates_only()
    bare = resampling.pirates_alone(table.rules, table.history)
    for seed in range(6):
        for seat in (None, 3, 0):
            other = table.redeal(seat, seed)
            looks_the_same(other, table, seat)
            for ply in bare:
                assert all(card.startswith("pirate-") for card in other.at(ply).position()["hands"][0])


@PLAYERS
def test_where_no_filter_finds_a_history_each_card_stays_with_the_deck_it_came_from(players, monkeypatch):
    monkeypatch.setattr(resampling, "PARTICLES", ())
    monkeypatch.setattr(resampling, "TRIES", 0)
    tables = [hoarded(players, 20 + players, 300), *([pirates_only()] if players == 5 else [])]
    for table in tables:
        for seat in (None, 1):
            other = table.redeal(seat, 3)
            looks_the_same(other, table, seat)
            assert other != table


# --- The draw itself, against dealing at random until it fits ---

KINDS = 8  # two settlers, of which there are several, and the pirates
FIRST, SECOND = (2, 3, 1, 0, 0, 0, 0, 0), (1, 1, 0, 0, 0, 0, 0, 0)
SHIP = 2
#: Six cards go out, two of them come back as a new deck, and of that one is shown at the end.
STORY = [
    Observation(Seen.REFILLED, 0, cards=FIRST),
    *(Observation(Seen.DEALT, ply, place) for ply, place in enumerate((0, 0, 1, 1, SHIP))),
    Observation(Seen.SHOWN_DEALT, 5, card=1),
    Observation(Seen.SHIPPED, 6, 0),
    Observation(Seen.SHOWN, 7, SHIP, 0),
    Observation(Seen.SHOWN, 8, 1, 1),
    Observation(Seen.REFILLED, 9, cards=SECOND),
    Observation(Seen.ABOARD, 9, 0),
    Observation(Seen.DEALT, 9, 0),
    Observation(Seen.DEALT, 10, 1),
    Observation(Seen.SHOWN, 11, 1, 1),
    Observation(Seen.SHIPPED, 12, 0),
    Observation(Seen.ABOARD, 13, 0),
]


def dealt_at_random(whims: random.Random) -> tuple[int, ...] | None:
    """What was dealt in the story above, if a random deal happens to fit it."""
    deck = [kind for kind, number in enumerate(FIRST) for _ in range(number)]
    whims.shuffle(deck)
    second = [kind for kind, number in enumerate(SECOND) for _ in range(number)]
    whims.shuffle(second)
    dealt = [*deck[:5], None, whims.randrange(2), None, None, *second]
    hands = [[deck[0], deck[1]], [deck[2], deck[3]]]
    ship = [deck[4], hands[0].pop(int(dealt[6] or 0))]
    dealt[6] = ship[1]
    shown = [ship.pop(whims.randrange(2)), hands[1].pop(whims.randrange(2))]
    hands[0].append(second[0])
    hands[1].append(second[1])
    last = hands[1].pop(whims.randrange(2))
    dealt.append(whims.choice(hands[0]))
    if (deck[5], *shown, last) != (1, 0, 1, 1):
        return None
    return tuple(card for card in dealt if card is not None)


def test_a_history_is_drawn_as_often_as_random_dealing_brings_it():
    whims, rng, draws = random.Random(1), np.random.default_rng(1), 4000
    told = [(mac.CHANCE, "deal ?")] * 13
    names = Names([str(kind) for kind in range(KINDS)], [])
    expected: Counter[tuple[int, ...]] = Counter()
    while expected.total() < draws:
        if (dealt := dealt_at_random(whims)) is not None:
            expected[dealt] += 1
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(draws):
        particles = ParticleFilter(STORY, 24, 2, KINDS, rng)
        moves = resampling.completed(told, STORY, SHIP, *particles.chosen(), names, rng)
        found[tuple(int(text[5:]) for _, text in moves if text != "deal ?")] += 1
    assert set(found) == set(expected)
    assert len(found) > 10
    chi_square = sum((found[key] - expected[key]) ** 2 / (found[key] + expected[key]) for key in found)
    assert chi_square < 2 * len(found)
