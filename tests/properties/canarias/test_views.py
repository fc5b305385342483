"""What a seat of Islas Canarias may know, and what it may not."""

import json
import random
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

import macaronesia as mac
from tests.properties.canarias.model import CARDS, Json, pirate_colour
from tests.properties.strategies import choice, games, play_on, stopped_games, stops

SECRET = ("deal", "stow", "ship")


def everybody(game: mac.Game) -> list[int | None]:
    return [None, *range(game.players)]


def covered(pile: Json) -> Json:
    return {"?": sum(pile.values())} if pile else {}


def known_aboard(moves: list[list], seat: int | None) -> Counter[str]:
    """What a seat knows to lie on the ship, from its own record alone."""
    known: Counter[str] = Counter()
    for who, text in moves:
        verb, *words = text.split()
        if verb == "ship" and who == seat:
            known[words[0]] += 1
        elif verb == "reveal" and known[words[0]]:
            known[words[0]] -= 1
    return +known


def unseen(game: mac.Game, seat: int | None) -> Counter[str]:
    """The cards that a seat cannot see."""
    view = game.view(seat)
    own = {} if seat is None else view["hands"][seat]
    return (
        Counter(CARDS)
        - Counter(own)
        - Counter(view["discard"])
        - Counter(view["ship_known"])
        - Counter(view["revealed"] and [view["revealed"]])
    )


@given(games("canarias"))
def test_a_view_is_the_position_but_for_what_lies_face_down(game):
    table, whims = game
    for stop in stops(table, whims, 0.08):
        position = stop.position()
        for seat in everybody(stop):
            view, moves = stop.view(seat), stop.record(seat=seat)["moves"]
            assert view.pop("ply") == stop.ply == len(moves)
            assert view.pop("last") == (moves[-1] if moves else None)
            assert view.pop("moves", None) == (stop.moves() if seat == stop.seat and not stop.over else None)
            assert view.pop("ship_known") == known_aboard(moves, seat)
            hidden = {
                "hands": [h if p == seat else covered(h) for p, h in enumerate(position["hands"])],
                "deck": covered(position["deck"]),
                "ship": covered(position["ship"]),
                "may_build": position["may_build"] if seat == stop.seat else None,
            }
            assert view == (position if stop.over else position | hidden)


@given(stopped_games("canarias"))
def test_a_record_as_a_seat_may_know_it_hides_the_cards_that_others_got_or_gave(game):
    table, _ = game
    drawer, starter = None, int(table.history[0][1].split()[1]) if table.ply else 0
    dealt = 0
    whose = []
    for who, text in table.history:
        if text in ("draw", "take"):
            drawer = who
        if text.startswith("deal "):
            whose.append((starter + dealt // 5) % table.players if dealt < 5 * table.players else drawer)
            dealt += 1
        else:
            whose.append(None if text.startswith("stow ") else who)
    for seat in everybody(table):
        for (who, text), owner, told in zip(
            table.history, whose, table.record(seat=seat)["moves"], strict=True
        ):
            verb = text.split()[0]
            secret = verb in SECRET and (owner is None or owner != seat) and not table.over
            assert told == [who, f"{verb} ?" if secret else text]


@given(stopped_games("canarias"), st.integers(0, 2**32))
def test_a_redealt_game_looks_the_same_to_the_seat_it_was_dealt_for(game, seed):
    table, _ = game
    before = table.position()
    for seat in everybody(table):
        other = table.redeal(seat, seed)
        assert other.view(seat) == table.view(seat)
        assert other.record(seat=seat)["moves"] == table.record(seat=seat)["moves"]
        position = other.position()
        everywhere = Counter(position["revealed"] and [position["revealed"]])
        for pile in (*position["hands"], position["deck"], position["discard"], position["ship"]):
            everywhere.update(pile)
        assert everywhere == CARDS
        assert [sum(hand.values()) for hand in position["hands"]] == [
            sum(h.values()) for h in before["hands"]
        ]
        assert sum(position["ship"].values()) == sum(before["ship"].values())
        assert Counter(position["ship"]) >= Counter(other.view(seat)["ship_known"])
        if table.over:
            assert position == before
    assert table.position() == before


def told_the_truth(game: mac.Game) -> None:
    """What everybody knows of the ship lies on it, one card each."""
    known: Counter[str] = Counter()
    for seat in range(game.players):
        known.update(game.view(seat)["ship_known"])
    assert known <= Counter(game.position()["ship"])


@given(stopped_games("canarias"), st.integers(0, 2**32))
def test_a_redealt_game_can_be_played_on_and_its_other_seats_know_true_things(game, seed):
    table, whims = game
    for seat in everybody(table):
        other = table.redeal(seat, seed)
        told_the_truth(other)
        position = other.position()
        if other.phase == "act" and not position["taken"]:
            hand = position["hands"][other.seat]
            settlers = any(pirate_colour(card) is None for card in hand)
            assert position["may_build"] == (settlers and sum(hand.values()) > 1)
        play_on(other, whims, 25)
        if not other.over:
            told_the_truth(other)


@given(stopped_games("canarias"), st.integers(0, 2**32))
def test_a_redealt_game_betrays_nothing_that_its_seat_did_not_know(game, seed):
    table, _ = game
    for seat in everybody(table):
        other = table.redeal(seat, seed)
        if other.history != [tuple(move) for move in table.record(seat=seat)["moves"]]:
            assert mac.load(other.record()).position() == other.position()


def test_while_the_extra_card_is_dealt_a_redealt_hand_still_says_whether_it_may_build():
    met = 0
    for seed in range(20, 45):
        game, whims = mac.new_game("canarias", players=2, seed=seed, chance="manual"), random.Random(seed)
        while not game.over:
            extra = game.phase == "act" and "take" in game.moves()
            seat = game.seat
            game.play("take" if extra else choice(game, whims))
            for number in range(6 * extra):
                other = game.redeal(1 - seat, number)
                hand = other.position()["hands"][seat]
                may_build = sum(hand.values()) > 1 and any(pirate_colour(card) is None for card in hand)
                other.play(choice(other, whims))
                assert other.position()["may_build"] == may_build
                met += not may_build
    assert met > 10


def test_redealing_draws_every_unseen_card_into_every_place_equally_often():
    game = mac.new_game("canarias", players=3, seed=12)
    whims = random.Random(12)
    while game.position()["round"] < 4 or game.phase != "ship" or not game.view(game.seat)["ship_known"]:
        game.play(choice(game, whims))
    watcher, draws = game.seat, 500
    for seat in (watcher, None):
        pool = unseen(game, seat)
        view = game.view(seat)
        known = Counter(view["ship_known"])
        sizes = {f"hand {p}": sum(hand.values()) for p, hand in enumerate(view["hands"]) if p != seat}
        sizes |= {"ship": sum(view["ship"].values()) - known.total(), "deck": sum(view["deck"].values())}
        sizes = {place: size for place, size in sizes.items() if size}
        assert sum(sizes.values()) == pool.total()
        found: Counter[tuple[str, str]] = Counter()
        for seed in range(draws):
            position = game.redeal(seat, seed).position()
            piles = {f"hand {p}": hand for p, hand in enumerate(position["hands"])}
            piles |= {"ship": Counter(position["ship"]) - known, "deck": position["deck"]}
            found.update({(place, card): n for place in sizes for card, n in piles[place].items()})
        chi_square = 0.0
        for place, size in sizes.items():
            for card, copies in pool.items():
                expected = draws * size * copies / pool.total()
                chi_square += (found[place, card] - expected) ** 2 / expected
        freedom = (len(sizes) - 1) * (len(pool) - 1)
        assert freedom / 3 < chi_square < 2 * freedom


@given(stopped_games("canarias", chance="auto"))
def test_no_card_that_a_seat_cannot_see_is_named_in_its_view(game):
    table, _ = game
    if table.over:
        return
    for seat in everybody(table):
        view = table.view(seat)
        named = json.dumps({field: value for field, value in view.items() if field != "options"})
        possible = Counter(CARDS) - unseen(table, seat)
        history = {text.split()[-1] for _, text in table.record(seat=seat)["moves"][-1:]}
        for card in CARDS.keys() - possible.keys() - history:
            assert f'"{card}"' not in named
            assert f" {card}" not in named
