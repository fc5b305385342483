import json
import random
import socket

import httpx
import pytest

from tests.server.fuzz import connection
from tests.server.fuzz.connection import Answer, Outcome
from tests.server.fuzz.mutations import MUTATIONS
from tests.server.fuzz.requests import strange
from tests.server.fuzz.scene import Scene, logged
from tests.server.fuzz.storm import Storm, known_codes
from tests.server.postgres import fresh_database
from tests.server.serving import Player

MOST_GROWTH = 120  # megabytes
STATUSES = {"200", "201", "400", "401", "403", "404", "405", "408", "409", "413", "415", "422"}


GOOD = {"content-type": "application/json", "x-content-type-options": "nosniff"}


def failure(code="bad-json", **more):
    return json.dumps({"error": code, "params": {}, "message": "No."} | more).encode()


def test_the_storm_would_notice_wrong_answers(scene):
    storm = Storm(scene, seed=1)
    view = {"id": scene.games[1], "view": scene.views[scene.games[1]][scene.ben.key]}
    leak = Answer(200, GOOD, json.dumps(view).encode())
    for answer in (
        Answer(500, GOOD, failure("internal")),
        Answer(200, {}, b"[]"),  # without nosniff
        Answer(200, GOOD | {"access-control-allow-origin": "*"}, b"[]"),
        Answer(422, GOOD, failure("no-such-code")),
        Answer(422, GOOD, failure(message=" ")),
        Answer(404, GOOD | {"content-type": "text/html"}, b"<p>"),
        Answer(400, GOOD, failure(message="Traceback (most recent call last)")),
        Answer(200, GOOD, f'["{scene.ann.key}"]'.encode()),
        Answer(200, GOOD, f'["{scene.seeds[0]}"]'.encode()),
        leak,
    ):
        assert storm.wrong(answer, b"GET / HTTP/1.1"), answer
    assert storm.wrong(Answer(400, GOOD, failure()), b"") == []
    assert storm.wrong(leak, f"Authorization: Bearer {scene.ben.key}".encode()) == []
    storm.judge(Outcome(hung=True), b"")
    storm.judge(Outcome(garbled="?"), b"")
    assert len(storm.figures.complaints) == 2


def test_the_storm_would_notice_who_never_answers(scene, monkeypatch):
    monkeypatch.setattr(connection, "PATIENCE", 0.5)
    storm = Storm(scene, seed=1)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        storm.url = f"http://127.0.0.1:{silent.getsockname()[1]}"
        figures = storm.run(1)
    assert any("neither an answer nor a close" in complaint for complaint in figures.complaints)


def test_the_codes_are_those_of_four_languages():
    assert {"bad-json", "cross-site", "not-your-turn", "too-many"} <= known_codes()


@pytest.mark.parametrize("seed", [1, 2])
def test_the_same_seed_sends_the_same_bytes(scene, seed):
    def sent():
        rngs = (random.Random(f"{seed}:{number}") for number in range(200))
        return [strange(rng, scene.known, MUTATIONS).wire() for rng in rngs]

    assert sent() == sent()
    assert len(set(sent())) > 150


def test_postgresql_stands_a_storm(tmp_path):
    with logged(tmp_path, database=fresh_database()) as server:
        other = Scene(server)
        assert Storm(other, seed=2).run(400).complaints == []
        for path in ("%00", f"{other.open}%00", "%ff", "a%00/record", "a%00/events"):
            assert httpx.get(f"{server.url}/api/tables/{path}").status_code == 404
        assert [other.ann.get(f"tables/{table}") for table in other.games] == other.before
    assert other.log_complaints() == []


def test_a_storm_passes_and_everything_stands(scene):
    """The last test of this scene: its games are played to their ends."""
    storm, server = Storm(scene, seed=1), scene.server
    storm.run(200)
    warm = server.megabytes
    figures = storm.run(800, slow=10)
    assert figures.complaints == []
    assert figures.sent == 1010
    assert set(figures.statuses) >= STATUSES
    assert scene.complaints() == []
    assert server.megabytes - warm < MOST_GROWTH
    assert Player(server.url, "Newcomer").get("me")["player"]["name"] == "Newcomer"
