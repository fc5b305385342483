"""Games, boxes, and tables being set up."""

import re

import pytest

import macaronesia as mac
from tests.server.contract.helpers import refusal, refused

FIELDS = {
    *("id", "game", "options", "state", "visibility", "pace", "hotseat", "hints", "creator", "seats", "you"),
    *("ply", "seed_commitment", "undo", "result", "view"),
}


def test_the_games_are_told_with_their_options_and_bots(watcher):
    told = watcher.get("games")
    games = {game["id"]: game for game in told["games"]}
    assert set(games) == {"santiago", "canarias"}
    assert games["santiago"]["players"] == games["canarias"]["players"] == [2, 5]
    assert games["santiago"]["options"]["money"] == {"values": ["open", "hidden"], "default": "open"}
    for game in games.values():
        for option in game["options"].values():
            assert "default" in option
            assert ("values" in option) != ("type" in option)
    assert {"random", "easy", "normal", "hard", "expert"} <= set(told["bots"])


@pytest.mark.parametrize("game", ["santiago", "canarias"])
def test_every_option_that_is_offered_can_be_had(ann, game):
    offered = next(one for one in ann.get("games")["games"] if one["id"] == game)
    besides = {
        "seat": [{"value": seat} for seat in range(3)],
        "squares": [{"value": ["h3", "a1", "d6"], "spring": "C2"}],
        None: [],
    }
    for option, how in offered["options"].items():
        for asked in [*({"value": value} for value in how["values"]), *besides[how.get("also")]]:
            value = asked.pop("value")
            made = ann.table(game, ["me", "open", "open"], options=asked | {option: value})
            assert made["options"][option] == value


def test_what_players_agree_on_is_told_and_played(ann):
    (santiago, canarias) = ann.get("games")["games"]
    assert santiago["options"]["overseer"] == {"values": ["lot"], "also": "seat", "default": "lot"}
    assert santiago["options"]["palms"] == {"values": [False, True], "also": "squares", "default": True}
    assert canarias["options"]["starter"] == {"values": ["lot"], "also": "seat", "default": "lot"}
    agreed = {"palms": ["h3", "a1", "d6"], "spring": "C2", "overseer": 1}
    table = ann.table("santiago", ["me", "bot:random", "bot:random"], options=agreed)
    assert table["view"]["palms"] == ["a1", "d6", "h3"]
    assert (table["view"]["spring"], table["view"]["overseer"]) == ("C2", 1)
    moves = ann.get(f"tables/{table['id']}/record")["moves"][:5]
    assert [text for _, text in moves] == ["spring C2", "palm h3", "palm a1", "palm d6", "overseer 1"]
    table = ann.table("canarias", ["me", "bot:random"], options={"starter": 1})
    assert table["view"]["starter"] == 1


@pytest.mark.parametrize(
    ("game", "options", "named"),
    [
        ("santiago", {"overseer": 3}, "overseer"),
        ("santiago", {"overseer": "me"}, "overseer"),
        ("canarias", {"starter": -1}, "starter"),
        ("santiago", {"palms": ["h3", "a1", "d6"]}, "palms"),
        ("santiago", {"palms": ["h3", "a1", "d3"], "spring": "C2"}, "palms"),
        ("santiago", {"palms": [["h3"], {}, None], "spring": "C2"}, "palms"),
    ],
)
def test_what_cannot_be_agreed_on_is_refused_by_its_name(ann, game, options, named):
    wish = {"game": game, "seats": ["me", "open", "open"], "options": options}
    answer = ann.http.post("/api/tables", json=wish)
    assert answer.status_code == 422
    told = answer.json()
    assert (told["error"], told["params"]["option"]) == ("bad-option", named)
    assert told["params"]["allowed"] in told["message"]


def test_a_box_is_told_as_json(watcher):
    assert watcher.get("boxes/reconstruction") == mac.box("reconstruction")


@pytest.mark.parametrize(
    "name", ["nonsense", "..%2Freconstruction", "reconstruction.json", "%2Fetc%2Fpasswd"]
)
def test_there_are_no_other_boxes(watcher, name):
    refusal(watcher, "GET", f"boxes/{name}", 404)


def test_a_new_table_has_every_field(ann):
    made = ann.table("santiago", ["me", "open", "bot:easy"], visibility="public", hints=True)
    assert set(made) >= FIELDS
    assert made["game"] == "santiago"
    assert made["options"] == {
        "edition": "trefl",
        "palms": True,
        "money": "open",
        "spring": "interior",
        "overseer": "lot",
    }
    assert made["creator"] == {"id": ann.id, "name": "Ann"}
    assert made["seats"] == [
        {"seat": 0, "kind": "human", "player": {"id": ann.id, "name": "Ann"}},
        {"seat": 1, "kind": "open"},
        {"seat": 2, "kind": "bot", "bot": "easy"},
    ]
    assert (made["state"], made["you"], made["ply"]) == ("open", [0], 0)
    assert (made["visibility"], made["pace"]) == ("public", {"kind": "none"})
    assert (made["hotseat"], made["hints"]) == (False, True)
    assert [made[name] for name in ("seed_commitment", "undo", "result", "view")] == [None] * 4
    assert ann.get(f"tables/{made['id']}") == made


def test_a_running_table_has_a_commitment_and_a_view(ann):
    made = ann.table("canarias", ["me", "bot:random"])
    assert made["state"] == "running"
    assert re.fullmatch("[0-9a-f]{64}", made["seed_commitment"])
    assert made["view"]["game"] == "canarias"
    assert made["view"]["ply"] == made["ply"] >= 1


def test_the_creator_need_not_sit_down(ann, bob):
    made = ann.table("santiago", ["open", "open"])
    assert (made["you"], made["creator"]["id"]) == ([], ann.id)
    assert bob.post(f"tables/{made['id']}/join")["you"] == [0]
    assert ann.post(f"tables/{made['id']}/start", {"fill": "bot:random"})["state"] == "running"
    alone = ann.table("santiago", ["bot:random", "bot:random"])
    assert (alone["state"], alone["you"], "moves" in alone["view"]) == ("running", [], False)


def test_seats_are_never_shuffled(ann):
    for wish in (["open", "me", "bot:easy"], ["bot:easy", "open", "me"]):
        kinds = [seat["kind"] for seat in ann.table("canarias", wish)["seats"]]
        assert kinds == [{"me": "human", "open": "open", "bot:easy": "bot"}[one] for one in wish]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("game", ["santiago", "canarias"])
def test_the_number_of_players_is_the_number_of_seats(ann, game, players):
    made = ann.table(game, ["me"] * players, hotseat=True)
    assert (len(made["seats"]), made["view"]["players"]) == (players, players)


@pytest.mark.parametrize(
    "pace",
    [
        {"kind": "none"},
        {"kind": "live", "seconds_per_move": 5},
        {"kind": "live", "seconds_per_move": 3600},
        {"kind": "days", "days_per_move": 1},
        {"kind": "days", "days_per_move": 14},
    ],
)
def test_a_pace_is_kept(ann, pace):
    assert ann.table("santiago", ["me", "open"], pace=pace)["pace"] == pace


BAD = [
    *({"game": game} for game in ("chess", "", None, 7, "../santiago")),
    *({"options": options} for options in ({"nonsense": 1}, {"palms": "yes"}, {"palms": 1}, {"seed": 7}, [])),
    *({"seats": seats} for seats in ([], ["me"], ["me"] + ["open"] * 5, ["me", "me"], "me", None, ["me", 1])),
    *({"seats": ["me", other]} for other in ("nobody", "bot:", "bot:nonsense", "normal", "bot:/bin/sh")),
    *({"visibility": visibility} for visibility in ("secret", None)),
    *({"hotseat": True, "seats": seats} for seats in (["me", "open"], ["bot:easy", "bot:easy"])),
    *({"hotseat": "yes"}, {"hints": 1}, {"seed": 7}, {"surprise": 1}),
    *({"pace": pace} for pace in ("none", {"kind": "fast"}, {"kind": "none", "seconds_per_move": 60})),
    *({"pace": {"kind": "live"} | pace} for pace in ({}, {"days_per_move": 1})),
    *({"pace": {"kind": "live", "seconds_per_move": seconds}} for seconds in (4, 3601, 5.5)),
    *({"pace": {"kind": "days"} | pace} for pace in ({}, {"days_per_move": 0}, {"days_per_move": 15})),
    {"pace": {"kind": "live", "seconds_per_move": 5, "days_per_move": 1}},
]


@pytest.mark.parametrize("wrong", BAD, ids=str)
def test_what_cannot_be_is_refused(ann, wrong):
    refused(ann, "tables", 422, {"game": "santiago", "seats": ["me", "open"]} | wrong)


@pytest.mark.parametrize(
    "box",
    [
        *("nonsense", "/etc/passwd", "../boxes/reconstruction", "reconstruction.json", "", None, 7, {}),
        *(["reconstruction"], mac.box("reconstruction")),
    ],
    ids=lambda box: str(box)[:30],
)
def test_a_box_is_named_and_never_a_path_or_a_whole_box(ann, box):
    wish = {"game": "canarias", "seats": ["me", "open"], "options": {"box": box}}
    assert refused(ann, "tables", 422, wish) == "bad-option"


def test_an_edition_says_how_many_can_play(ann):
    wish = {"game": "santiago", "seats": ["me", "open"], "options": {"edition": "amigo"}}
    assert refused(ann, "tables", 422, wish) == "bad-option"
    made = ann.table("santiago", ["me", "open", "open"], options={"edition": "amigo"})
    assert made["options"] == {
        "edition": "amigo",
        "palms": False,
        "money": "hidden",
        "spring": "interior",
        "overseer": "lot",
    }


def test_anyone_with_the_id_may_watch(ann, bob, watcher):
    table = ann.table("canarias", ["me", "bot:random"])
    for somebody in (bob, watcher):
        seen = somebody.get(f"tables/{table['id']}")
        assert seen["you"] == []
        assert "moves" not in seen["view"]
        assert all(set(hand) <= {"?"} for hand in seen["view"]["hands"])
        assert refusal(somebody, "GET", "tables/nonsense", 404) == "no-such-table"


def test_at_a_hotseat_every_human_seat_is_the_creators(ann, bob):
    made = ann.table("canarias", ["me", "bot:random", "me"], hotseat=True)
    assert (made["hotseat"], made["you"], made["state"]) == (True, [0, 2], "running")
    assert [seat.get("player", {}).get("id") for seat in made["seats"]] == [ann.id, None, ann.id]
    assert bob.get(f"tables/{made['id']}")["you"] == []


def test_at_a_hotseat_the_seat_chooses_the_view(ann, bob):
    table = ann.table("canarias", ["me", "me"], hotseat=True)["id"]
    while not ann.get(f"tables/{table}")["view"]["hands"][0]:
        ann.move(table)
    for seat in (0, 1):
        for path in (f"tables/{table}?seat={seat}", f"tables/{table}"):
            seen = ann.get(path)
            hands = seen["view"]["hands"]
            mine = seat if "?" in path else seen["turn"]
            assert "?" not in hands[mine]
            assert set(hands[1 - mine]) == {"?"}
            assert ("moves" in seen["view"]) == (seen["turn"] == mine)
        told = ann.get(f"tables/{table}/record?seat={seat}")["moves"]
        cards = [text for who, text in told if who == "chance" and text.startswith("deal ")]
        assert cards.count("deal ?") == len(cards) // 2
        assert all(set(hand) == {"?"} for hand in bob.get(f"tables/{table}?seat={seat}")["view"]["hands"])


def test_nobody_chooses_another_seats_view(ann, bob):
    table = ann.table("canarias", ["me", "open"])["id"]
    bob.post(f"tables/{table}/join")
    for player, seat in ((ann, 0), (bob, 1)):
        plain = player.get(f"tables/{table}")
        assert player.get(f"tables/{table}?seat={1 - seat}") == plain
    refusal(ann, "GET", f"tables/{table}?seat=x", 422)
