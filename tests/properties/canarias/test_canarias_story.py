"""The story that is told to a watcher, from the watcher's views alone."""

import json

from hypothesis import given
from hypothesis import strategies as st

from properties.canarias.model import BOX, CARDS, Json, comparison
from properties.canarias.shaken import some_shaken
from properties.strategies import choice, games

HIDDEN = {"deal": "told-deal-hidden", "ship": "told-ship-hidden", "stow": "told-stow"}


def cards_named(events: list[tuple[str, Json]]) -> set[str]:
    told = json.dumps(events)
    return {card for card in CARDS if f'"{card}"' in told}


@given(games("canarias", chance="manual"), st.integers(0, 5))
def test_the_story_names_no_card_that_its_watcher_may_not_see(game, number):
    table, whims = game
    watcher = None if number >= table.players else number
    before = table.view(watcher)
    while not table.over:
        table.play(choice(table, whims))
        after = table.view(watcher)
        move = tuple(after["last"])
        events = table.rules.tell(before, move, after)
        assert json.loads(json.dumps(events)) == [list(event) for event in events]
        verb, *words = move[1].split()
        if words == ["?"] or verb == "stow":
            assert HIDDEN[verb] == events[0][0]
            assert not cards_named(events)
        seen = set(words) | {before["revealed"], after["revealed"]}
        assert cards_named(events) <= seen
        before = after


@given(games("canarias", chance="manual"))
def test_the_story_of_a_settler_s_choice_holds_the_counts_of_the_model(game):
    table, whims = game
    for found in some_shaken(table, whims, 8):
        before = found.position()
        for card in BOX["settlers"]:
            rows, winner = comparison(before, card)
            ((message, told), *_) = found.rules.tell(before, ("chance", f"reveal {card}"), before)
            assert told["comparison"] == rows
            built = any(before["supply"]["house"].values())
            chosen = "told-chosen" if built else "told-no-house"
            assert message == ("told-nobody-chosen" if winner is None else chosen)
            assert told.get("seat") == (winner if built else None)


@given(games("canarias", chance="manual"))
def test_the_story_tells_every_privilege_that_changes_hands_and_every_round(game):
    table, whims = game
    before = table.position()
    while not table.over:
        table.play(choice(table, whims))
        after = table.position()
        events = table.rules.tell(before, table.history[-1], after)
        told = {event["colour"]: event["seat"] for message, event in events if message == "told-privilege"}
        new = {c: seat for c, seat in after["privileges"].items() if seat != before["privileges"][c]}
        assert told == new
        rounds = [event for message, event in events if message in ("told-round", "told-last-round")]
        assert bool(rounds) == (after["round"] > before["round"])
        assert (events[-1:] == [("told-end", {})]) == table.over
        before = after
