"""The story that is told to a watcher: the events of every move, less what the watcher may not know."""

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import macaronesia as mac
from macaronesia.games.canarias.from_position import comparison as compared_on_screen
from macaronesia.games.canarias.state import Phase
from macaronesia.kernel.events import new_events, rows_of
from macaronesia.kernel.record import CHANCE, NOBODY
from tests.properties.canarias.model import BOX, CARDS, Json, comparison
from tests.properties.canarias.shaken import some_shaken
from tests.properties.strategies import choice, games

HIDDEN = {"deal": "told-deal-hidden", "ship": "told-ship-hidden", "stow": "told-stow"}


def played(rules: Any, s: Any, text: str, watcher: int | str | None = "everything") -> list[tuple[str, Json]]:
    """Make a move; what it tells a watcher."""
    events = new_events()
    rules.play(s, text, events)
    happened = rows_of(events)
    if watcher != "everything":
        happened = rules.conceal_events(s, happened, watcher)
    return rules.narrate(happened)


def cards_named(messages: list[tuple[str, Json]]) -> set[str]:
    told = json.dumps(messages)
    return {card for card in CARDS if f'"{card}"' in told}


@given(games("canarias", chance="manual"), st.integers(0, 5))
def test_the_story_names_no_card_that_its_watcher_may_not_see(game, number):
    table, whims = game
    watcher = None if number >= table.players else number
    while not table.over:
        revealed, text = table.position()["revealed"], choice(table, whims)
        messages = played(table.rules, table.rules.copy(table.course.s), text, watcher)
        table.play(text)
        verb, *words = table.view(watcher)["last"][1].split()
        assert json.loads(json.dumps(messages)) == [list(message) for message in messages]
        if words == ["?"] or verb == "stow":
            assert HIDDEN[verb] == messages[0][0]
            assert not cards_named(messages)
        assert cards_named(messages) <= {*words, revealed, table.position()["revealed"]}


@given(games("canarias", chance="manual"))
def test_the_story_of_a_settler_s_choice_holds_the_counts_of_the_model(game):
    table, whims = game
    for found in some_shaken(table, whims, 8):
        before, rules = found.position(), found.rules
        for card in BOX["settlers"]:
            s = rules.copy(found.course.s)
            s.phase, s.seat, s.revealed = Phase.REVEAL, CHANCE, NOBODY
            s.ship[rules.names.cards.index(card)] += 1
            s.ship_size += 1
            ((message, told), *_) = played(rules, s, f"reveal {card}")
            rows, winner = comparison(before, card)
            assert told["comparison"] == rows
            assert compared_on_screen(before, card, BOX) == (rows, NOBODY if winner is None else winner)
            built = any(before["supply"]["house"].values())
            chosen = "told-chosen" if built else "told-no-house"
            assert message == ("told-nobody-chosen" if winner is None else chosen)
            assert told.get("seat") == (winner if built else None)


@given(games("canarias", chance="manual"))
def test_the_story_tells_every_privilege_that_changes_hands_and_every_round(game):
    table, whims = game
    before = table.position()
    while not table.over:
        messages = played(table.rules, table.rules.copy(table.course.s), text := choice(table, whims))
        table.play(text)
        after = table.position()
        told = {params["colour"]: params["seat"] for name, params in messages if name == "told-privilege"}
        new = {c: seat for c, seat in after["privileges"].items() if seat != before["privileges"][c]}
        assert told == new
        rounds = [params for name, params in messages if name in ("told-round", "told-last-round")]
        assert bool(rounds) == (after["round"] > before["round"])
        assert (messages[-1:] == [("told-end", {})]) == table.over
        before = after


def test_a_game_tells_its_story_as_its_moves_did():
    game = mac.new_game("canarias", 2, seed=3)
    for _ in range(20):
        game.play(game.moves()[0])
    for seat in (None, 0, "everything"):
        story = game.story(seat)
        assert [move for move, _ in story][:12] == game.course.redacted(seat)[:12]
        assert story[0][1] == [("told-starter", {"seat": int(game.history[0][1].split()[1])})]
