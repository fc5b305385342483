import json
import random
import socket

import httpx
import pytest

from tests.server.fuzz.strange_bodies import BODIES
from tests.server.fuzz.strange_heads import HEADS
from tests.server.fuzz.strange_requests import strange
from tests.server.fuzz.strange_scene import Scene, logged
from tests.server.fuzz.strange_storm import Storm, known_codes
from tests.server.fuzz.strange_wire import Answer, Outcome
from tests.server.postgres import fresh_database
from tests.server.serving import Player

MOST_GROWTH = 120  # megabytes


def test_a_storm_passes_and_everything_stands(tmp_path):
    with logged(tmp_path) as server:
        scene = Scene(server)
        storm = Storm(scene, seed=1)
        storm.run(200)
        warm = server.megabytes
        figures = storm.run(800, slow=10)
        assert figures.complaints == []
        assert figures.sent == 1010
        assert {"200", "201", "400", "401", "403", "404", "405", "408", "409", "413", "415", "422"} <= set(
            figures.statuses
        )
        assert scene.complaints() == []
        assert server.megabytes - warm < MOST_GROWTH
        newcomer = Player(server.url, "Newcomer")
        assert newcomer.get("me")["player"]["name"] == "Newcomer"
        newcomer.http.close()
        scene.close()
    assert scene.log_complaints() == []


def test_postgresql_stands_it_too(tmp_path):
    with logged(tmp_path, database=fresh_database()) as server:
        scene = Scene(server)
        figures = Storm(scene, seed=2).run(400)
        assert figures.complaints == []
        for path in ("%00", f"{scene.open}%00", "%ff", "a%00/record", "a%00/events"):
            assert httpx.get(f"{server.url}/api/tables/{path}").status_code == 404
        assert [scene.ann.get(f"tables/{table}") for table in scene.games] == scene.before
        scene.close()
    assert scene.log_complaints() == []


GOOD = {"content-type": "application/json", "x-content-type-options": "nosniff"}


def failure(code="bad-json", **more):
    return json.dumps({"error": code, "params": {}, "message": "No."} | more).encode()


def wrong_answers(scene):
    ben = scene.views[scene.games[1]][scene.ben.key]
    leak = json.dumps({"id": scene.games[1], "view": ben}).encode()
    return {
        "a 500": Answer(500, GOOD, failure("internal")),
        "no nosniff": Answer(200, {}, b"[]"),
        "CORS": Answer(200, GOOD | {"access-control-allow-origin": "*"}, b"[]"),
        "an unknown code": Answer(422, GOOD, failure("no-such-code")),
        "no message": Answer(422, GOOD, failure(message=" ")),
        "HTML": Answer(404, GOOD | {"content-type": "text/html"}, b"<p>"),
        "a traceback": Answer(400, GOOD, failure(message="Traceback (most recent call last)")),
        "a key": Answer(200, GOOD, f'["{scene.ann.key}"]'.encode()),
        "a seed": Answer(200, GOOD, f'["{scene.seeds[0]}"]'.encode()),
        "Ben's view": Answer(200, GOOD, leak),
    }


def test_the_storm_would_notice(scene):
    storm = Storm(scene, seed=1)
    for what, answer in wrong_answers(scene).items():
        assert storm._wrong(answer, b"GET / HTTP/1.1"), what
    assert storm._wrong(Answer(400, GOOD, failure()), b"") == []
    ben = wrong_answers(scene)["Ben's view"]
    assert storm._wrong(ben, f"Authorization: Bearer {scene.ben.key}".encode()) == []
    storm._judge(Outcome(hung=True), b"")
    storm._judge(Outcome(garbled="?"), b"")
    assert len(storm.figures.complaints) == 2


def test_who_never_answers_is_noticed(scene, monkeypatch):
    monkeypatch.setattr("tests.server.fuzz.strange_wire.PATIENCE", 0.5)
    storm = Storm(scene, seed=1)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        storm._place = silent.getsockname()
        figures = storm.run(1)
    assert any("neither an answer nor a close" in complaint for complaint in figures.complaints)


def test_the_codes_are_those_of_four_languages():
    assert {"bad-json", "cross-site", "not-your-turn", "too-many"} <= known_codes()


@pytest.mark.parametrize("seed", [1, 2])
def test_the_same_seed_sends_the_same_bytes(scene, seed):
    def sent():
        return [
            strange(random.Random(f"{seed}:{number}"), scene.known, [*BODIES, *HEADS]).wire()
            for number in range(200)
        ]

    assert sent() == sent()
    assert len(set(sent())) > 150
