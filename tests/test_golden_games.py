"""Games recorded once, replayed whole: whatever changes in the engine, these do not."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import macaronesia as mac
from macaronesia.record import dumps, read_games
from tests.records import make
from tests.records.make import positions_sum, replayed

FILES = sorted((Path(__file__).parent / "records").glob("*.jsonl"))
GAMES = [
    pytest.param(record, id=f"{file.stem}-{i}") for file in FILES for i, record in enumerate(read_games(file))
]
VERBS = {
    "santiago": {
        *("spring", "palm", "overseer", "remove", "first", "reveal", "bid", "pass", "plant", "neutral"),
        *("propose", "accept", "dig", "decline", "extra"),
    },
    "canarias": {
        *(
            "starter",
            "island",
            "deal",
            "stow",
            "draw",
            "build",
            "skip",
            "ship",
            "palace",
            "city",
            "take",
            "end",
        ),
        *("reveal", "settle", "raze", "blame"),
    },
}
PHASES = {
    "santiago": {
        *("setup", "first", "reveal", "bid", "plant", "neutral", "propose", "decide", "extra", "over"),
    },
    "canarias": {
        *("setup", "island", "deal", "act", "ship", "end", "reveal", "settle", "raze", "blame", "over"),
    },
}
ALL = [game.values[0] for game in GAMES]
RECORDS = [record for record in ALL if record["game"] == "santiago"]
CANARIAS = [record for record in ALL if record["game"] == "canarias"]


@pytest.mark.parametrize("record", GAMES)
def test_a_golden_game_replays_whole(record):
    game = mac.load(record)
    assert game.over
    assert game.record() == record
    assert game.history == [tuple(move) for move in record["moves"]]
    assert mac.verify(record) == game
    assert game.scores() == record["result"]["scores"]


@pytest.mark.parametrize("record", GAMES)
def test_every_position_along_a_golden_game_is_what_it_was(record):
    assert positions_sum(record) == record["positions_sha256"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_golden_games_are_written_as_they_were_read(file):
    assert file.read_text("utf-8") == "".join(dumps(mac.load(r).record()) + "\n" for r in read_games(file))


def test_one_wrong_letter_in_a_golden_game_is_noticed():
    record = json.loads(json.dumps(RECORDS[0]))
    ply = next(n for n, (_, text) in enumerate(record["moves"]) if text.startswith("plant "))
    square = record["moves"][ply][1].split()[2]
    taken = {text.split()[2] for _, text in record["moves"] if text.startswith(("plant ", "neutral "))}
    free = min({column + row for column in "abcdefgh" for row in "123456"} - taken - {square})
    record["moves"][ply][1] = record["moves"][ply][1].replace(square, free)
    del record["result"]
    assert positions_sum(record) != record["positions_sha256"]


def settings_of(field: str) -> set[Any]:
    return {record["options"][field] for record in ALL if field in record["options"]}


def test_the_golden_games_are_of_every_kind():
    assert len(RECORDS) >= 24
    assert {(r["options"]["edition"], len(r["players"])) for r in RECORDS} == {
        *(("amigo", n) for n in (3, 4, 5)),
        *(("trefl", n) for n in (2, 3, 4, 5)),
    }
    for edition in ("amigo", "trefl"):
        both = {
            (r["options"]["palms"], r["options"]["money"])
            for r in RECORDS
            if r["options"]["edition"] == edition and isinstance(r["options"]["palms"], bool)
        }
        assert both == {(palms, money) for palms in (False, True) for money in ("open", "hidden")}
    assert settings_of("spring") > {"interior", "corner", "edge", "any"}
    assert {"seed" in record for record in RECORDS} == {False, True}


def test_the_golden_games_hold_what_players_agree_on():
    agreed = [r for r in RECORDS if isinstance(r["options"]["palms"], list)]
    assert {len(r["players"]) for r in agreed} >= {2, 3, 5}
    assert {"seed" in record for record in agreed} == {False, True}
    assert settings_of("overseer") > {"lot", 0}
    assert settings_of("starter") > {"lot", 0}


@pytest.mark.parametrize("records", [RECORDS, CANARIAS], ids=["santiago", "canarias"])
def test_the_golden_games_hold_every_verb_and_every_phase(records):
    title = records[0]["game"]
    verbs = {text.split()[0] for record in records for _, text in record["moves"]}
    assert verbs == VERBS[title]
    assert {game.phase for record in records for game in replayed(record)} == PHASES[title]


def test_the_golden_games_of_canarias_are_of_every_kind():
    assert len(CANARIAS) >= 10
    kinds = {(len(r["players"]), r["options"]["islands"]) for r in CANARIAS}
    assert kinds == {(players, islands) for players in (2, 3, 4, 5) for islands in ("choose", "random")}
    assert {"seed" in record for record in CANARIAS} == {False, True}
    texts = [text for record in CANARIAS for _, text in record["moves"]]
    assert {text.split()[0] for text in texts if " as " in text} >= {"build", "settle", "city"}
    assert {text.split()[0] for text in texts if "@" in text} == {"palace", "city"}
    rounds = {mac.load(record).position()["round"] for record in CANARIAS}
    assert min(rounds) < 15 < max(rounds) == 50


def auctions(players: int) -> Iterator[list[str]]:
    """The bids of every round, in the order in which they were made."""
    for record in RECORDS:
        if len(record["players"]) == players:
            texts = [text for _, text in record["moves"]]
            for n, text in enumerate(texts):
                if text.startswith("reveal ") and not texts[n + 1].startswith("reveal "):
                    yield texts[n + 1 : n + 1 + players]


def test_the_golden_games_hold_the_rare_auctions():
    assert ["pass", "pass"] in auctions(2)
    assert any(first == second != "pass" for first, second in auctions(2))
    for players in (3, 4):
        assert ["pass"] * players in auctions(players)
    assert all(any("pass" not in bids for bids in auctions(players)) for players in (2, 3, 4, 5))


def test_a_support_of_somebody_else_s_proposal_is_among_the_golden_games():
    supports = 0
    for record in RECORDS:
        named: list[str] = []
        for _, text in record["moves"]:
            words = text.split()
            if words[0] == "propose":
                supports += words[1] in named
                named.append(words[1])
            elif words[0] in ("accept", "dig", "decline"):
                named = []
    assert supports


def test_golden_games_are_not_written_over_by_chance(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(make, "HERE", tmp_path)
    monkeypatch.setattr(make, "TABLES", {"one": make.TABLES["two"][:1]})
    assert make.main(again=False) == 0
    written = (tmp_path / "one.jsonl").read_bytes()
    (tmp_path / "one.jsonl").write_bytes(b"precious")
    assert make.main(again=False) == 1
    assert "--again" in capsys.readouterr().err
    assert (tmp_path / "one.jsonl").read_bytes() == b"precious"
    assert make.main(again=True) == 0
    assert (tmp_path / "one.jsonl").read_bytes() == written
