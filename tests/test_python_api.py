"""What a notebook and an editor see of the package."""

import inspect
import json
import re

import pytest
from mypy import api as mypy

import macaronesia as mac
from macaronesia.games import definition
from macaronesia.games.canarias.options import CanariasOptions
from macaronesia.games.santiago.options import SantiagoOptions
from tests.records.recorded import recorded
from tests.records.refused import refuse

#: docs and README; what the rest of the package needs has an underscore.
MEMBERS = {
    *("at", "breakdown", "briefing", "copy", "forked", "game", "history", "manual", "moves", "names", "odds"),
    *(
        "options",
        "over",
        "phase",
        "play",
        "players",
        "ply",
        "position",
        "record",
        "redeal",
        "rules",
        "scores",
    ),
    *("seat", "seed_commitment", "take_back", "view", "why", "winners"),
    *("course", "extra", "from_position", "story"),
}


def test_the_tab_key_shows_of_a_game_what_is_for_everybody():
    game = mac.new_game("santiago", 3, seed=1)
    assert {name for name in dir(game) if not name.startswith("_")} == MEMBERS


@pytest.mark.parametrize(("game", "options"), [("santiago", SantiagoOptions), ("canarias", CanariasOptions)])
def test_new_game_names_every_option_of_both_games(game, options):
    names = [option.name for option in definition(game).options]
    assert sorted(options.__annotations__) == sorted(names)
    assert set(names) <= set(inspect.signature(mac.new_game).parameters)
    assert all(f"``{name}``" in inspect.getdoc(mac.new_game) for name in names)


def test_a_misspelt_option_is_found_by_the_type_checker(tmp_path):
    (tmp_path / "use.py").write_text(
        "import macaronesia as mac\n"
        "mac.new_game('santiago', 3, edition='amigo', palms=True)\n"
        "mac.new_game('canarias', 3, islands='random')\n"
        "mac.new_game('santiago', 3, edtion='amigo')\n"
        "mac.new_game('canarias', 3, islands='mine')\n"
    )
    told, trouble, _ = mypy.run(["--strict", "--cache-dir", str(tmp_path), str(tmp_path / "use.py")])
    assert trouble == ""
    assert set(re.findall(r"use\.py:(\d+): error", told)) == {"4", "5"}, told


def test_a_record_is_read_from_a_dict_its_json_or_a_file(tmp_path):
    record = recorded()
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record, indent=1))
    whole = mac.load(record)
    for source in (
        json.dumps(record),
        "\n " + json.dumps(record),
        json.dumps(record).encode(),
        file,
        str(file),
    ):
        assert mac.load(source) == mac.verify(source) == whole
        assert mac.load(source, ply=10) == whole.at(10)


def test_a_file_of_several_games_is_read_one_by_one(tmp_path):
    file = tmp_path / "games.jsonl"
    file.write_text(2 * (json.dumps(recorded()) + "\n"))
    refuse(mac.load, file, code="record-several")
    assert [mac.load(record).over for record in mac.read_games(str(file))] == [True, True]
    file.write_text("\n")
    refuse(mac.verify, file, code="record-empty")
    with pytest.raises(FileNotFoundError):
        mac.load("nowhere.json")
