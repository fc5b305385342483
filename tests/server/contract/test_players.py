"""Who calls: players without sign-up, keys, cookies, links."""

import re
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from http.cookies import SimpleCookie

import httpx
import pytest

from tests.server.contract.helpers import STRANGE_TEXTS, refusal, refused
from tests.server.serving import serving
from tests.waiting import HANG


def new_player(server, name="Ann", **more):
    return httpx.post(f"{server.url}/api/players", json={"name": name}, **more)


def test_a_player_gets_an_id_and_a_key_of_128_bits_in_hex(server):
    answer = new_player(server, "Ann")
    assert answer.status_code == 201
    told = answer.json()
    assert set(told) == {"player", "key"}
    assert set(told["player"]) == {"id", "name"}
    assert told["player"]["name"] == "Ann"
    assert re.fullmatch("[0-9a-f]{32}", told["key"])


def test_the_key_is_set_as_a_cookie_for_this_site_alone(server):
    answer = new_player(server)
    morsel = SimpleCookie(answer.headers["set-cookie"])["macaronesia"]
    assert morsel.value == answer.json()["key"]
    assert (morsel["path"], morsel["httponly"], morsel["samesite"]) == ("/", True, "Lax")
    assert not morsel["secure"]
    assert not morsel["domain"]


def test_on_https_the_cookie_is_secure(tmp_path):
    with serving(tmp_path, "--proxy", "127.0.0.1") as behind_a_proxy:
        head = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.7"}
        answer = new_player(behind_a_proxy, headers=head)
    assert SimpleCookie(answer.headers["set-cookie"])["macaronesia"]["secure"] is True


def test_a_stranger_cannot_claim_to_have_come_by_https(server):
    answer = new_player(server, headers={"X-Forwarded-Proto": "https"})
    assert not SimpleCookie(answer.headers["set-cookie"])["macaronesia"]["secure"]


def test_the_key_is_stored_hashed(server, ann):
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as database:
        text = "\n".join(database.iterdump())
    assert ann.id in text
    assert ann.key not in text


def test_the_key_or_the_cookie_say_who_calls(server, ann):
    me = {"player": {"id": ann.id, "name": "Ann"}}
    assert ann.get("me") == me
    by_cookie = httpx.get(f"{server.url}/api/me", headers={"Cookie": f"other=1; macaronesia={ann.key}"})
    assert by_cookie.json() == me


def test_the_bearer_wins_over_the_cookie(server, ann, bob):
    both = {"Authorization": f"Bearer {ann.key}", "Cookie": f"macaronesia={bob.key}"}
    assert httpx.get(f"{server.url}/api/me", headers=both).json()["player"]["id"] == ann.id


@pytest.mark.parametrize(
    "given", ["Bearer 0123456789abcdef0123456789abcdef", "Bearer", "Basic YTpi", "nonsense"]
)
def test_an_unknown_key_is_401_and_never_falls_back_to_the_cookie(server, ann, given):
    head = {"Authorization": given, "Cookie": f"macaronesia={ann.key}"}
    for path in ("me", "tables"):
        answer = httpx.get(f"{server.url}/api/{path}", headers=head)
        assert (answer.status_code, answer.json()["error"]) == (401, "unknown-key")


def test_an_unknown_cookie_is_401_even_where_nobody_needs_a_key(server, ann):
    table = ann.table("santiago", ["me", "open"])["id"]
    head = {"Cookie": "macaronesia=0123456789abcdef0123456789abcdef"}
    for path in ("me", "tables", f"tables/{table}", f"tables/{table}/events", f"tables/{table}/record"):
        assert httpx.get(f"{server.url}/api/{path}", headers=head).status_code == 401


def test_who_has_no_key_is_nobody(watcher):
    assert refusal(watcher, "GET", "me", 401) == "no-key"
    assert refused(watcher, "me/link", 401) == "no-key"
    assert refused(watcher, "tables", 401, {"game": "santiago", "seats": ["me", "open"]}) == "no-key"


@pytest.mark.parametrize("name", [*STRANGE_TEXTS, "A", "x" * 40, "\U00020000" * 40])
def test_names_come_back_unchanged(people, watcher, name):
    (player,) = people(name)
    assert player.get("me")["player"] == {"id": player.id, "name": name}
    table = player.table("santiago", ["me", "open"])
    assert table["creator"]["name"] == table["seats"][0]["player"]["name"] == name
    assert watcher.get(f"tables/{table['id']}") == table | {"you": []}


@pytest.mark.parametrize("given", ["  Ann \t", "\tAnn\n", "\u3000Ann\u2003"])
def test_names_are_trimmed(server, given):
    assert new_player(server, given).json()["player"]["name"] == "Ann"


@pytest.mark.parametrize(
    "name",
    [
        *("", "   ", "x" * 41, "a\nb", "a\x00b", "a\x1bb", "a\x7fb", "a\x85b", "a\x9bb", "a\u2028b"),
        *(7, None, ["Ann"]),
    ],
)
def test_what_is_no_name_is_refused(server, name):
    answer = new_player(server, name)
    assert answer.status_code == 422
    assert answer.json()["error"] == ("bad-field" if isinstance(name, str) else "bad-body")
    assert "set-cookie" not in answer.headers


def token_of(player):
    told = player.post("me/link", status=201)
    assert set(told) == {"url", "expires"}
    address, token = told["url"].split("#")
    assert address == "/link"
    assert datetime.fromisoformat(told["expires"]) > datetime.now(UTC)
    return token


def test_a_link_brings_a_new_key_of_the_same_player(server, ann):
    answer = httpx.post(f"{server.url}/api/link", json={"token": token_of(ann)})
    assert answer.status_code == 201
    assert answer.json()["player"] == {"id": ann.id, "name": "Ann"}
    new = answer.json()["key"]
    assert new != ann.key
    assert SimpleCookie(answer.headers["set-cookie"])["macaronesia"].value == new
    again = httpx.get(f"{server.url}/api/me", headers={"Authorization": f"Bearer {new}"})
    assert again.json()["player"]["id"] == ann.id
    assert ann.get("me")["player"]["id"] == ann.id  # the old key works on


def test_a_link_works_once_and_for_a_quarter_of_an_hour(server, ann, watcher):
    used, expired = token_of(ann), token_of(ann)
    watcher.post("link", {"token": used}, 201)
    watcher.http.cookies.clear()
    with (
        closing(sqlite3.connect(server.database.removeprefix("sqlite:///"), timeout=HANG)) as database,
        database,
    ):
        database.execute("UPDATE links SET expires = 1 WHERE player_id = ?", (ann.id,))
    for token in (used, expired, "nonsense"):
        assert refused(watcher, "link", 410, {"token": token}) == "link-used"


def test_a_get_never_uses_a_token_up(server, ann, watcher):
    token = token_of(ann)
    for address in ("/api/link", f"/api/link?token={token}", "/link", f"/link?token={token}"):
        assert httpx.get(server.url + address).status_code < 500
    assert watcher.post("link", {"token": token}, 201)["player"]["id"] == ann.id
