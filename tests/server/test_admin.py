"""What the owner does beside the server."""

import os
import sqlite3
from pathlib import Path

from macaronesia import verify
from macaronesia.record import read_games
from tests import forking
from tests.server.serving import Player, Server, serving
from tests.waiting import until


def admin(*words):
    return forking.run(["admin", *words], os.environ, Path.cwd())


def finished(ana, game):
    table = ana.table(game, ["bot:random", "bot:random"], visibility="public")["id"]
    until(lambda: ana.get(f"tables/{table}")["state"] == "finished")
    return table


def test_finished_games_are_exported_beside_a_running_server_and_verify(tmp_path):
    with serving(tmp_path) as server:
        ana = Player(server.url, "Ana")
        for game in ("santiago", "canarias"):
            finished(ana, game)
        ana.table("santiago", ["me", "open"])
        out = tmp_path / "games.jsonl"
        done = admin("export", str(out), "--database", server.database)
        assert (done.returncode, done.stdout) == (0, "2 games written.\n"), done.stderr
    games = [verify(record) for record in read_games(out)]
    assert sorted(game.game for game in games) == ["canarias", "santiago"]
    assert all(game.over for game in games)


def test_what_is_derived_can_be_lost_and_rebuilt(tmp_path):
    with serving(tmp_path) as server:
        ana = Player(server.url, "Ana")
        finished(ana, "santiago")
        ana.table("canarias", ["me", "open"], visibility="public")
        before = ana.get("tables?mine=1"), ana.get("tables"), ana.get("tables?limit=1")
        busy = admin("rebuild", "--database", server.database)
        assert busy.returncode == 1
        assert f"The server at {server.url} has" in busy.stderr
    with sqlite3.connect(tmp_path / "tables.db") as database:
        for (name,) in database.execute(
            "select name from sqlite_master where name in ('tables', 'people')"
        ).fetchall():
            database.execute(f"delete from {name}")
    assert admin("rebuild", "--database", server.database).stdout == "2 tables rebuilt.\n"
    again = Server(server.database)
    try:
        ana.http.base_url = again.url
        assert (ana.get("tables?mine=1"), ana.get("tables"), ana.get("tables?limit=1")) == before
    finally:
        again.stop()


def test_a_database_that_is_not_there_is_said_in_one_sentence(tmp_path):
    done = admin("export", "-", "--database", f"sqlite:///{tmp_path}/none.db")
    assert done.returncode == 1
    assert done.stderr.startswith("macaronesia: ")
    assert len(done.stderr.splitlines()) == 1
