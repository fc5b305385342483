"""A game that is no part of the project gets everything: it is only installed (tests/third_game)."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

from tests.server.serving import Player, Server

FOLDER = Path(__file__).parent / "third_game"


def python(program: str, *arguments: str, typed: str = "") -> str:
    """What a Python program prints that has the third game installed, its rules uncompiled."""
    paths = os.pathsep.join([str(FOLDER), os.environ.get("PYTHONPATH", "")])
    environment = os.environ | {"PYTHONPATH": paths, "NUMBA_DISABLE_JIT": "1", "LANG": "C"}
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        env=environment,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr + done.stdout
    return done.stdout


def command(*words: str, typed: str = "") -> str:
    """What the command line prints."""
    return python("from macaronesia.__main__ import main; main()", *words, typed=typed)


def test_it_is_small():
    assert len((FOLDER / "kuhn.py").read_text().splitlines()) <= 250


def test_it_keeps_the_promises_of_all_games_compiled_too():
    program = "from macaronesia.testing import check_game; check_game('kuhn'); print('kept')"
    assert python(program) == "kept\n"
    assert python(f"import os; os.environ['NUMBA_DISABLE_JIT'] = '0'\n{program}") == "kept\n"


def test_it_is_played_at_the_terminal_and_its_record_is_verified(tmp_path):
    file = tmp_path / "game.json"
    told = command(
        *("play", "kuhn", "--players", "2", "--seed", "4", "--bots", "random", "--stake", "2"),
        *("--save", str(file)),
        typed="check\nfold\ncall\nbet\n",
    )
    assert "is dealt" in told
    assert json.loads(file.read_text())["options"] == {"stake": 2}
    assert "1" in command("verify", str(file))
    assert "cards:" in command("replay", str(file))


def test_bots_play_it_in_simulations_and_tournaments(tmp_path):
    command(
        "simulate",
        "kuhn",
        "--games",
        "5",
        "--players",
        "3",
        "--seed",
        "1",
        "--out",
        str(tmp_path / "g.jsonl"),
    )
    assert len((tmp_path / "g.jsonl").read_text().splitlines()) == 5
    found = json.loads(
        command("arena", "kuhn", "--bots", "greedy,random", "--games", "40", "--seed", "1", "--json")
    )
    shares = {bot["name"]: bot["win_share"] for bot in found["bots"]}
    assert shares["greedy"] > 0.5


def test_a_table_of_the_server_plays_it():
    told = python(
        """
from macaronesia.table.log import Pace, Person
from macaronesia.table import replay, lobby, playing
from macaronesia.table.table import Table
ann = Person("a", "Ann")
table = Table("t")
table.apply_all(lobby.create(ann, "kuhn", {}, ["me", "me", "me"], hotseat=True), 0.0)
while table.state == "running":
    move = table.game.moves()[0]
    replay.preview(table, ann, table.ply, move)
    table.apply_all(playing.move(table, ann, table.ply, move), 1.0)
print(table.state, len(replay.story(table, 0, None).story), table.game.winners())
"""
    )
    assert told.startswith("finished 6 ")


class ThirdServer(Server):
    program = ("-m", "macaronesia", "serve")


def test_the_server_offers_it_and_a_bot_plays_it_there(tmp_path, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(FOLDER), os.environ.get("PYTHONPATH", "")]))
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    server = ThirdServer(f"sqlite:///{tmp_path}/tables.db")
    try:
        ann = Player(server.url, "Ann")
        offers = {offer["id"]: offer for offer in ann.get("games")["games"]}
        assert offers["kuhn"]["options"]["stake"] == {"values": [1, 2], "default": 1}
        table = ann.table("kuhn", ["me", "bot:random"])["id"]
        stream = ann.listen(table, after=0)
        view = stream.next("state")[2]["view"]
        while view["phase"] != "over":
            if view["seat"] == 0:
                ann.move(table)
            view = stream.next("state")[2]["view"]
        stream.close()
        assert ann.get(f"tables/{table}/record")["result"]["scores"] == view["scores"]
    finally:
        server.stop()


def test_environments_for_learning_have_it():
    told = python(
        """
import numpy as np
from macaronesia.research import vector
from macaronesia.research.pettingzoo import kuhn_v0
import macaronesia.research.openspiel, pyspiel
batch = vector.new(8, "kuhn", 3, 1)
own = vector.buffers(batch)
vector.reset(batch, own.masks, own.observations)
ended = 0
for _ in range(50):
    vector.random_actions(batch, own.actions)
    vector.step(batch, *own)
    ended += int(own.dones.sum())
env = kuhn_v0.env(players=2)
env.reset(seed=1)
for agent in env.agent_iter():
    seen, reward, over, cut, info = env.last()
    env.step(None if over or cut else int(np.flatnonzero(seen["action_mask"])[0]))
state = pyspiel.load_game("python_macaronesia_kuhn(players=2,stake=2)").new_initial_state()
while not state.is_terminal():
    state.apply_action(state.legal_actions()[0])
print(ended > 0, sum(state.returns()))
"""
    )
    assert told.split() == ["True", "0.0"]


def test_the_page_builds_it_word_for_word():
    page = (Path(__file__).parents[1] / "docs/add-a-game.md").read_text()
    blocks = re.findall(r"```python no-run\n(.*?)```", page, re.DOTALL)
    written = "".join(blocks[:-1]).split()  # the last one checks the game
    assert written == (FOLDER / "kuhn.py").read_text().split()
