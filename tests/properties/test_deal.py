"""Fair dealing, recomputed by ten lines that share nothing with the engine."""

import hashlib
import secrets
from collections import Counter

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import macaronesia as mac
from tests.properties.canarias.model import legal
from tests.properties.geometry import SQUARES, around, meeting_at
from tests.properties.strategies import (
    INTERSECTIONS,
    TABLES,
    Position,
    finished_games,
    games,
    given_both,
    options,
    seeds,
    stops,
)


def dealt(seed: bytes, number: int, weights: dict[str, int]) -> str:
    digest = hashlib.sha256(seed + number.to_bytes(8, "big")).digest()
    point = int.from_bytes(digest[:8], "big") * sum(weights.values()) // 2**64
    for outcome in sorted(weights):
        point -= weights[outcome]
        if point < 0:
            return outcome
    raise AssertionError("no outcome")


def weights_of(game: mac.Game) -> dict[str, int]:
    """The outcomes of chance and their weights, from the rules and the moves so far."""
    position = game.position()
    return weights_of_cards(position) if game.game == "canarias" else weights_of_tiles(game, position)


def weights_of_cards(position: Position) -> dict[str, int]:
    phase = position["phase"]
    if phase in ("setup", "island"):
        return dict.fromkeys(legal(position), 1)
    if phase == "reveal":
        return {f"reveal {card}": n for card, n in position["ship"].items()}
    verb = "stow" if position["dealing"]["seat"] is None else "deal"
    return {f"{verb} {card}": n for card, n in position["deck"].items()}


def weights_of_tiles(game: mac.Game, position: Position) -> dict[str, int]:
    settled, texts = position["options"], [text.split() for _, text in game.history]
    out = Counter(position["removed"]) + Counter(words[1] for words in texts if words[0] == "reveal")
    if position["spring"] is None:
        corner = {"A1", "A4", "E1", "E4"}
        interior = {x + y for x in "BCD" for y in "23"}
        edge = set(INTERSECTIONS) - corner - interior
        named = {"corner": corner, "interior": interior, "edge": edge, "any": corner | interior | edge}
        return {f"spring {point}": 1 for point in named.get(settled["spring"], {settled["spring"]})}
    placed = sum(words[0] == "palm" for words in texts)
    due = settled["palms"] and placed < 3 and (position["overseer"] is None) == (game.players > 2)
    if due and isinstance(settled["palms"], list):
        return {f"palm {settled['palms'][placed]}": 1}
    if due:
        barred = set().union(meeting_at(position["spring"]), *(around(palm) for palm in position["palms"]))
        return {f"palm {square}": 1 for square in SQUARES - barred}
    if position["overseer"] is None:
        named = settled["overseer"]
        return {f"overseer {seat}": 1 for seat in range(game.players) if named in ("lot", seat)}
    amigo, trefl = "banana cane potato bean pepper", "banana coconut melon grape pepper"
    crops = {"amigo": amigo, "trefl": trefl}[settled["edition"]].split()
    box = Counter({f"{crop}{n}": (0, 3, 6)[n] for crop in crops for n in (1, 2)})
    verb = "remove" if position["phase"] == "setup" else "reveal"
    return {f"{verb} {tile}": n for tile, n in (box - out).items()}


@given_both(lambda title: finished_games(title, chance="auto"))
def test_every_deal_of_a_game_follows_from_its_seed(game):
    record = game.record()
    seed = bytes.fromhex(record["seed"])
    assert record["seed_commitment"] == hashlib.sha256(seed).hexdigest()
    chances = [(ply, text) for ply, (who, text) in enumerate(record["moves"]) if who == mac.CHANCE]
    for number, (ply, text) in enumerate(chances):
        if number < 8 or number % 11 == 0:
            assert text == dealt(seed, number, weights_of(mac.load(record, ply=ply)))


@given_both(lambda title: games(title, chance="manual"))
def test_with_manual_chance_the_odds_are_the_weights_over_their_sum(game):
    table, whims = game
    for stop in stops(table, whims):
        if stop.seat != mac.CHANCE:
            assert stop.odds() is None
            continue
        weights = weights_of(stop)
        assert stop.odds() == {text: n / sum(weights.values()) for text, n in weights.items()}
        assert list(stop.odds()) == stop.moves()


@given(options(), st.integers() | st.integers(-(10**60), 10**60))
@example({"game": "santiago", "players": 3}, 7)
@example({"game": "santiago", "players": 2}, 0)
def test_a_number_and_its_decimal_text_are_the_same_seed(settled, number):
    first, second = (mac.new_game(**settled, seed=seed) for seed in (number, str(number)))
    assert first.record() == second.record()
    assert first.record()["seed"] == hashlib.sha256(str(number).encode()).hexdigest()


@given_both(options, seeds)
def test_a_seed_of_32_bytes_is_taken_as_it_is_and_a_text_by_its_sum(settled, seed):
    record = mac.new_game(**settled, seed=seed).record()
    expected = seed if isinstance(seed, bytes) else hashlib.sha256(str(seed).encode()).digest()
    assert record["seed"] == expected.hex()
    assert mac.new_game(**settled, seed=expected).record() == record


def test_a_game_without_a_seed_gets_random_bytes_and_keeps_them(monkeypatch):
    first, second = (mac.new_game("santiago", players=3).record()["seed"] for _ in range(2))
    assert first != second
    monkeypatch.setattr(secrets, "token_bytes", lambda n: bytes(range(n)))
    assert mac.new_game("santiago", players=3).record()["seed"] == bytes(range(32)).hex()


def another(texts: set[str], text: str) -> str:
    return min(texts - {text})


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_a_deal_that_is_not_the_seed_s_is_found_by_verify_with_its_number(edition, players):
    game = mac.new_game("santiago", players=players, edition=edition, seed=5, spring="any")
    record = game.record()
    last = len(record["moves"]) - 1 if players > 2 else 0
    record["moves"] = record["moves"][: last + 1]
    outcomes = set(mac.load(record, ply=last).moves())
    text = record["moves"][last][1]
    assert mac.verify(record).ply == last + 1
    record["moves"][last] = ["chance", another(outcomes, text)]
    assert mac.load(record).ply == last + 1
    with pytest.raises(mac.BadRecord) as wrong:
        mac.verify(record)
    assert wrong.value.code == "record-deal"
    assert wrong.value.params["move"] == last
    assert wrong.value.params["expected"] == text


def test_a_seed_that_was_not_the_one_promised_is_found_by_verify():
    record = mac.new_game("santiago", players=4, seed=5).record()
    record["seed"] = mac.new_game("santiago", players=4, seed=6).record()["seed"]
    assert mac.load(record).ply
    with pytest.raises(mac.BadRecord) as wrong:
        mac.verify(record)
    assert wrong.value.code == "record-commitment"
