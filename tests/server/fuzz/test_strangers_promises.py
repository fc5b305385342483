"""What docs/hosting.md and /schema promise of strangers, from outside."""

import asyncio
import base64
import hashlib
import re
from urllib.parse import urlsplit

import httpx
import pytest

from tests.server.fuzz.strange_requests import Ask
from tests.server.fuzz.strange_scene import logged
from tests.server.fuzz.strange_wire import Wire
from tests.server.serving import Player

NAMES = [
    "Ann",
    "<b>Ann</b>",
    "<script>alert('x')</script>",
    "&amp; \"quoted\" 'too'",
    "Ñandú Ærø Žižkov",
    "e\u0301 is not \u00e9",
    "\u05e9\u05dc\u05d5\u05dd \u202eabc\u202c",
    "\U0001f468\u200d\U0001f469\u200d\U0001f467 \U0001f3dd\ufe0f",
    "\u0645\u0631\u062d\u0628\u0627 \u200f!",
    "a\u200bb\u00a0c\ufeffd",
    "${jndi:ldap://x} {{7*7}} %s { $name }",
    "'; DROP TABLE players; --",
    "Ａｎｎ",
    "\U00020000" * 40,
]


@pytest.mark.parametrize("name", NAMES)
def test_names_come_back_unchanged(scene, name):
    player = Player(scene.server.url, name)
    assert player.get("me")["player"] == {"id": player.id, "name": name}
    table = player.table("santiago", ["me", "open"])
    assert table["creator"]["name"] == table["seats"][0]["player"]["name"] == name
    assert scene.watcher.get(f"tables/{table['id']}")["creator"]["name"] == name
    player.http.close()


@pytest.mark.parametrize(
    ("given", "kept"), [("  Ann ", "Ann"), ("\tAnn\n", "Ann"), ("\u3000Ann\u2003", "Ann")]
)
def test_names_are_trimmed(scene, given, kept):
    player = Player(scene.server.url, given)
    assert player.get("me")["player"]["name"] == kept
    player.http.close()


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 41, "a\0b", "a\nb", "a\x7fb", "a\x85b", "a\u2028b", "a\x1bb"]
)
def test_names_that_cannot_be_are_refused(scene, name):
    answer = scene.watcher.post("players", {"name": name}, 422)
    assert (answer["error"], answer["params"]["field"]) == ("bad-field", "name")


@pytest.mark.parametrize(
    "text", [*NAMES, " ", "two\nlines\r\n\t", "\0", "\u2028", "x" * 500, "\U0001f600" * 500]
)
def test_chat_comes_back_unchanged(scene, text):
    table = scene.eve.table("canarias", ["me", "open"])["id"]
    said = scene.mallory.post(f"tables/{table}/chat", {"text": text}, 201)
    assert (said["text"], said["seat"]) == (text, None)
    stream = scene.eve.listen(table)
    _, _, heard = stream.next("chat")
    assert heard == said
    stream.close()


@pytest.mark.parametrize("text", ["", "x" * 501])
def test_chat_has_1_to_500_characters(scene, text):
    scene.eve.post(f"tables/{scene.open}/chat", {"text": text}, 422)


EVERYWHERE = [
    "/",
    "/t/x",
    "/healthz",
    "/metrics",
    "/schema",
    "/api/games",
    "/api/me",
    "/api/nothing",
    "/nothing",
]
POLICY = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"


@pytest.mark.parametrize("path", EVERYWHERE)
def test_nothing_is_sniffed_and_no_other_site_is_let_in(scene, path):
    for method, headers in [
        ("GET", {}),
        ("GET", {"origin": "https://evil.org"}),
        ("POST", {}),
        ("OPTIONS", {}),
    ]:
        answer = httpx.request(method, scene.server.url + path, headers=headers)
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert not [name for name in answer.headers if name.startswith("access-control-")]


@pytest.mark.parametrize("path", EVERYWHERE)
def test_what_is_a_page_carries_the_policy(scene, path):
    answer = httpx.get(scene.server.url + path)
    assert ("content-security-policy" in answer.headers) == ("html" in answer.headers["content-type"])
    assert answer.headers.get("content-security-policy", POLICY) == POLICY


FOREIGN = [
    {"origin": "https://evil.org"},
    {"origin": "null"},
    {"origin": "http://localhost:1"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "cross-site", "origin": "OURS"},
]


@pytest.mark.parametrize("headers", FOREIGN)
def test_a_foreign_page_cannot_act(scene, headers):
    headers = {name: value.replace("OURS", scene.server.url) for name, value in headers.items()}
    before = scene.eve.get(f"tables/{scene.open}")
    for path, body in [(f"tables/{scene.open}/chat", {"text": "Not me"}), (f"tables/{scene.open}/leave", {})]:
        assert scene.eve.post(path, body, 403, headers=headers)["error"] == "cross-site"
    assert scene.watcher.post("players", {"name": "X"}, 403, headers=headers)["error"] == "cross-site"
    assert scene.eve.get(f"tables/{scene.open}", headers=headers) == before


def test_our_own_pages_can(scene):
    ours = {"origin": scene.server.url, "sec-fetch-site": "same-origin"}
    scene.eve.post(f"tables/{scene.open}/chat", {"text": "It is me"}, 201, headers=ours)


@pytest.mark.parametrize("who", ["ben", "cid", "eve", "mallory"])
def test_another_seats_key_never_works(scene, who):
    caller = getattr(scene, who)
    for table, before in zip(scene.games, scene.before, strict=True):
        call = {"ply": before["ply"], "move": before["view"]["moves"][0]}
        refused = caller.post(f"tables/{table}/moves", call, 403)
        assert refused["error"] == ("not-your-turn" if who in ("ben", "cid") else "not-at-table")
        assert scene.ann.get(f"tables/{table}") == before


def wrong_keys(scene):
    key = scene.ann.key
    yield from [
        key[:-1],
        key + "0",
        key.upper(),
        key[::-1],
        scene.ann.id,
        scene.games[0],
        "0" * 32,
        "",
        "*",
        "%",
    ]
    yield hashlib.sha256(key.encode()).hexdigest()  # as it is stored


def test_what_is_nearly_a_key_is_none(scene):
    call = {"ply": scene.before[0]["ply"], "move": scene.before[0]["view"]["moves"][0]}
    for key in wrong_keys(scene):
        for headers in ({"authorization": f"Bearer {key}".strip()}, {"cookie": f"macaronesia={key}"}):
            path = f"{scene.server.url}/api/tables/{scene.games[0]}"
            assert httpx.post(f"{path}/moves", json=call, headers=headers).status_code == 401, key
            assert httpx.get(path, headers=headers).status_code == 401, key
    assert scene.ann.get(f"tables/{scene.games[0]}") == scene.before[0]


def test_table_ids_have_at_least_96_random_bits(scene):
    made = [scene.mallory.table("santiago", ["me", "open"])["id"] for _ in range(40)]
    headers = {"Idempotency-Key": "a"}
    body = {"game": "santiago", "seats": ["me", "open"]}
    made.append(scene.mallory.post("tables", body, 201, headers=headers)["id"])
    raw = [base64.urlsafe_b64decode(table + "=" * (-len(table) % 4)) for table in made]
    assert all(
        8 * len(one) >= 96 and re.fullmatch(r"[\w-]+", table) for one, table in zip(raw, made, strict=True)
    )
    assert len(set(made)) == 41
    # Each bit is set in some and not in others: nothing in it only counts or stands still.
    numbers = [int.from_bytes(one[:12]) for one in raw]
    everywhere, somewhere = 2**96 - 1, 0
    for number in numbers:
        everywhere, somewhere = everywhere & number, somewhere | number
    assert (everywhere, somewhere) == (0, 2**96 - 1)


def sent(scene, ask):
    place = urlsplit(scene.server.url)
    return asyncio.run(Wire(str(place.hostname), int(place.port or 0)).send(ask.wire())).answers[0]


def chat_ask(scene, body, *headers):
    key = (b"Authorization", f"Bearer {scene.eve.key}".encode())
    return Ask(b"POST", f"/api/tables/{scene.open}/chat".encode(), (key, *headers), body)


JSON = (b"Content-Type", b"application/json")


def test_a_body_may_have_64_kib_and_not_a_byte_more(scene):
    word = b'{"text": "long"}'
    assert sent(scene, chat_ask(scene, word.ljust(64 * 1024), JSON)).status == 201
    for ask in (
        chat_ask(scene, word.ljust(64 * 1024 + 1), JSON),
        chat_ask(scene, b"", JSON, (b"Content-Length", b"99999999"), (b"Expect", b"100-continue")),
    ):
        answer = sent(scene, ask)
        assert (answer.status, b'"too-large"' in answer.body) == (413, True)


@pytest.mark.parametrize(
    "kind", [None, b"text/plain", b"application/x-www-form-urlencoded", b"application/json5"]
)
def test_a_body_that_is_not_json_is_415(scene, kind):
    headers = () if kind is None else ((b"Content-Type", kind),)
    answer = sent(scene, chat_ask(scene, b'{"text": "x"}', *headers))
    assert (answer.status, b'"not-json"' in answer.body) == (415, True)


def test_a_body_that_does_not_come_is_408(scene):
    answer = sent(scene, chat_ask(scene, b'{"text', JSON, (b"Content-Length", b"50")))
    assert (answer.status, b'"too-slow"' in answer.body) == (408, True)


def call_until_refused(caller, most):
    for number in range(most):
        answer = caller.http.get("/api/me")
        if answer.status_code == 429:
            return number, answer
    raise AssertionError("never refused")


def test_rates_are_per_key(tmp_path):
    with logged(tmp_path, rates="0.01,5,1000,100000") as server:
        ann, ben = Player(server.url, "Ann"), Player(server.url, "Ben")
        calls, refused = call_until_refused(ann, 50)
        assert calls == 5
        assert refused.json()["error"] == "too-many"
        assert 1 <= int(refused.headers["retry-after"]) <= 100
        ben.get("me")
        for player in (ann, ben):
            player.http.close()


def test_rates_are_per_address_and_a_proxy_tells_whose(tmp_path):
    with logged(tmp_path, "--proxy", "127.0.0.1", rates="1000,100000,0.01,4") as server:

        def call(address):
            return httpx.get(f"{server.url}/api/games", headers={"x-forwarded-for": address})

        assert [call("10.0.0.1").status_code for _ in range(6)] == [200] * 4 + [429] * 2
        refused = call("6.6.6.6, 10.0.0.1")  # what is left of it anybody may have written
        assert refused.status_code == 429
        assert int(refused.headers["retry-after"]) >= 1
        assert call("10.0.0.2").status_code == 200
        assert [httpx.get(f"{server.url}/healthz").status_code for _ in range(8)] == [200] * 8


def test_without_proxy_nobody_is_believed(tmp_path):
    with logged(tmp_path, rates="1000,100000,0.01,4") as server:
        path = f"{server.url}/api/games"
        answers = [httpx.get(path, headers={"x-forwarded-for": f"10.0.0.{n}"}).status_code for n in range(6)]
        assert answers == [200] * 4 + [429] * 2


def test_rates_can_be_turned_off(scene):
    assert [scene.eve.http.get("/api/me").status_code for _ in range(150)] == [200] * 150
