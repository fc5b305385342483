"""What docs/hosting.md promises of strangers, on a real server."""

import base64
import hashlib
import re

import httpx
import pytest

from tests.server.fuzz.scene import logged
from tests.server.serving import Player

POLICY = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"


def test_nothing_is_sniffed_no_other_site_is_let_in_and_pages_carry_the_policy(scene):
    for path in (
        "/",
        "/t/x",
        "/healthz",
        "/metrics",
        "/schema",
        "/api/games",
        "/api/me",
        "/api/x",
        "/nothing",
    ):
        for method, headers in (
            *(("GET", {}), ("POST", {}), ("OPTIONS", {})),
            ("GET", {"origin": "https://evil.org"}),
        ):
            answer = httpx.request(method, scene.server.url + path, headers=headers)
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert not [name for name in answer.headers if name.startswith("access-control-")]
        page = httpx.get(scene.server.url + path).headers
        assert page.get("content-security-policy") == (POLICY if "html" in page["content-type"] else None)


@pytest.mark.parametrize("origin", ["https://evil.org", "null", "http://localhost:1", None])
def test_a_foreign_page_cannot_act_and_our_own_can(scene, origin):
    headers = {"sec-fetch-site": "cross-site"} if origin is None else {"origin": origin}
    before = scene.eve.get(f"tables/{scene.open}")
    for path, body in ((f"tables/{scene.open}/chat", {"text": "Not me"}), (f"tables/{scene.open}/leave", {})):
        assert scene.eve.post(path, body, 403, headers=headers)["error"] == "cross-site"
    assert scene.watcher.post("players", {"name": "X"}, 403, headers=headers)["error"] == "cross-site"
    assert scene.eve.get(f"tables/{scene.open}", headers=headers) == before
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


def test_what_is_nearly_a_key_is_none(scene):
    call = {"ply": scene.before[0]["ply"], "move": scene.before[0]["view"]["moves"][0]}
    key, path = scene.ann.key, f"{scene.server.url}/api/tables/{scene.games[0]}"
    stored = hashlib.sha256(key.encode()).hexdigest()
    for near in (
        *(key[:-1], key + "0", key.upper(), key[::-1], stored, scene.ann.id, scene.games[0]),
        *("0" * 32, "", "*", "%"),
    ):
        for headers in ({"authorization": f"Bearer {near}".strip()}, {"cookie": f"macaronesia={near}"}):
            assert httpx.post(f"{path}/moves", json=call, headers=headers).status_code == 401, near
            assert httpx.get(path, headers=headers).status_code == 401, near
    assert scene.ann.get(f"tables/{scene.games[0]}") == scene.before[0]


def test_table_ids_have_at_least_96_random_bits(scene):
    wish = {"game": "santiago", "seats": ["me", "open"]}
    made = [scene.mallory.post("tables", wish, 201)["id"] for _ in range(40)]
    made.append(scene.mallory.post("tables", wish, 201, headers={"Idempotency-Key": "a"})["id"])
    assert all(re.fullmatch(r"[\w-]{16,}", table) for table in made)  # 6 bits a letter
    raw = [base64.urlsafe_b64decode(table + "=" * (-len(table) % 4)) for table in made]
    assert len(set(made)) == 41
    # Each bit is set in some and not in others: nothing in it only counts or stands still.
    everywhere, somewhere = 2**96 - 1, 0
    for one in raw:
        everywhere, somewhere = everywhere & int.from_bytes(one[:12]), somewhere | int.from_bytes(one[:12])
    assert (everywhere, somewhere) == (0, 2**96 - 1)


def test_rates_are_per_key(tmp_path):
    with logged(tmp_path, rates="0.01,5,1000,100000") as server:
        ann, ben = Player(server.url, "Ann"), Player(server.url, "Ben")
        answers = [ann.http.get("/api/me") for _ in range(6)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429]
        assert answers[-1].json()["error"] == "too-many"
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 100
        ben.get("me")


@pytest.mark.parametrize("proxy", [True, False])
def test_rates_are_per_address_and_only_a_known_proxy_says_whose(tmp_path, proxy):
    words = ["--proxy", "127.0.0.1"] if proxy else []
    with logged(tmp_path, *words, rates="1000,100000,0.01,4") as server:

        def statuses(*addresses):
            path = f"{server.url}/api/games"
            return [httpx.get(path, headers={"x-forwarded-for": one}).status_code for one in addresses]

        if proxy:
            assert statuses(*["10.0.0.1"] * 6) == [200] * 4 + [429] * 2
            # What stands left of the last address anybody may have written.
            assert statuses("6.6.6.6, 10.0.0.1", "10.0.0.2") == [429, 200]
        else:
            assert statuses(*(f"10.0.0.{n}" for n in range(6))) == [200] * 4 + [429] * 2
        assert [httpx.get(f"{server.url}/healthz").status_code for _ in range(8)] == [200] * 8


def test_rates_can_be_turned_off(scene):
    assert [scene.eve.http.get("/api/me").status_code for _ in range(150)] == [200] * 150
