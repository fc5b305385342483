"""Nothing hidden leaves the server: every byte of whole games, held against what each seat may know."""

import json
import random

import pytest
from msgspec.structs import replace

from macaronesia.course import EVERYTHING, Course
from macaronesia.game import Game
from macaronesia.table import messages, playing
from macaronesia.table.refusals import Forbidden
from tests.server.recording import GAMES, LoudServer, evening, played_here
from tests.server.secrecy import Leak, check, seeds_of
from tests.server.wire import hold_against_the_log

#: The long form, ``make secrets``, has all of them.
SHORT = [(game, seats, options) for game, seats, options in GAMES if (game, seats) != ("canarias", 4)]


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    loud = LoudServer(tmp_path_factory.mktemp("secrets"))
    yield loud
    if loud.process.poll() is None:
        loud.stop()


@pytest.fixture(scope="module", params=SHORT, ids=lambda case: f"{case[0]}-{case[1]}")
def played(request, server):
    """A game that was played, with what everybody may have been told in it."""
    game, seats, options = request.param
    found = evening(server.url, game, seats, random.Random(f"{game} {seats}"), **options)
    yield found
    for somebody in found.people:
        somebody.http.close()


def test_every_byte_is_what_the_seat_may_be_told(server, played):
    rows = server.rows(played.table)
    setup = rows[0][1][0]
    found = [hold_against_the_log(server, played, somebody, thin=5) for somebody in played.people]
    assert all(told.compared > 50 for told in found)
    secrets = setup.game == "canarias" or len(setup.seats) == 2
    assert any(told.different for told in found) == secrets  # there was something to deal anew


def test_the_seed_is_nowhere_before_the_end(server, played):
    forms = seeds_of(server.rows(played.table))
    for somebody in played.people:
        for heard in somebody.heard[: played.until_the_end[str(somebody.name)]]:
            everything = heard.body + repr(heard.headers).encode()
            assert not any(form in everything for form in forms)
        assert not any(form in frame for form in forms for frame in somebody.frames)
        (record,) = [heard.body for heard in somebody.heard[-2:] if heard.path.endswith("/record")]
        assert forms[0] in record  # after the end


def test_hands_and_hidden_money_are_told_to_their_owner_alone(server, played):
    setup = server.rows(played.table)[0][1][0]
    open_money = setup.options.get("money") == "open"
    for seat, somebody in enumerate(played.people):
        views = [
            json.loads(frame.split(b"data: ")[1])["view"]
            for frame in somebody.frames
            if b"event: state" in frame
        ]
        assert len(views) > 50
        for view in views:
            if view["phase"] == "over":
                continue
            for other in range(len(setup.seats)):
                if setup.game == "santiago":
                    assert (view["money"][other] is not None) == (open_money or other == seat)
                else:
                    assert ("?" in view["hands"][other]) == (other != seat and view["hands"][other] != {})


def test_the_log_of_the_server_tells_nothing(server, played):
    text = server.log.read_bytes()
    assert b"request" in text
    rows = server.rows(played.table)
    names = [somebody.name for somebody in played.people if somebody.name]
    keys = [somebody.key for somebody in played.people if somebody.key]
    for word in (played.table, *names, *keys, *(key[:12] for key in keys)):
        assert word.encode() not in text
    assert not any(form in text for form in seeds_of(rows))
    moves = {text for _, entries in rows for entry in entries for _, text in getattr(entry, "played", [])}
    assert not [move for move in moves if " " in move and move.encode() in text]


# --- A server that cheats is caught ---


def the_ship(table, moves, seat, true=messages.state_news):
    sent = true(table, moves, seat)
    return replace(sent, view=sent.view | {"ship": table.game.position()["ship"]})


def one_card_of_a_hand(game, seat, true=Game.view):
    return true(game, seat) | {"peek": max(game.position()["hands"][0], default=None)}


def the_smaller_bid(game, seat, true=Game.view):
    return true(game, seat) | {
        "peek": min((bid for bid in game.position()["bids"] if bid is not None), default=0)
    }


def some_of_the_seed(table, true=messages.table_news):
    sent = true(table)
    return replace(sent, options=sent.options | {"peek": table.game and table.game.course.seed.hex()[:16]})


def moves_as_they_are(course, _, since=0):
    return course.moves[since:]


def the_whole_record(game, seat=EVERYTHING, true=Game.record):  # noqa: ARG001 - as the true one is called
    return true(game)


def a_refusal_that_knows(table, player, ply, text, true=playing.move):
    if table.game.seat not in table.seats_of(player.id):
        raise Forbidden("not-your-turn", seat=len(str(table.game.position())))
    return true(table, player, ply, text)


@pytest.mark.parametrize(
    ("game", "where", "name", "cheat"),
    [
        ("canarias", messages, "state_news", the_ship),
        ("canarias", Game, "view", one_card_of_a_hand),
        ("canarias", Course, "redacted", moves_as_they_are),
        ("canarias", Game, "record", the_whole_record),
        ("canarias", playing, "move", a_refusal_that_knows),
        ("canarias", messages, "table_news", some_of_the_seed),
        ("santiago", Game, "view", the_smaller_bid),
        ("santiago", Course, "redacted", moves_as_they_are),
        ("santiago", Game, "record", the_whole_record),
        ("santiago", messages, "table_news", some_of_the_seed),
    ],
)
def test_a_server_that_cheats_is_caught(monkeypatch, game, where, name, cheat):
    rows, people = played_here(game, 2, 60)
    checked(rows, people, thin=4)
    monkeypatch.setattr(where, name, cheat)
    with pytest.raises(Leak):
        checked(rows, people)


def checked(rows, people, thin=1):
    for person in (people[1], None):
        check("here", rows, person, every=1, thin=thin)
