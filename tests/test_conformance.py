"""Both games keep the promises that all games make (macaronesia.testing).

The long form plays more games of every kind: pytest tests/test_conformance.py --games GAMES
"""

from pathlib import Path

import pytest

from macaronesia.games import definition, game_names
from macaronesia.record import read_games
from macaronesia.testing import check_game

RECORDS = Path(__file__).parent / "records"


@pytest.mark.parametrize("name", game_names())
def test_a_game_keeps_its_promises(name, request):
    recorded = [record for file in sorted(RECORDS.glob("*.jsonl")) for record in read_games(file)]
    own = [record for record in recorded if record["game"] == name]
    games = request.config.getoption("--games")
    # The short form looks at what seats may know in fewer positions: to redeal a game takes longest.
    check_game(name, games=games, records=own, positions=2 if games == 1 else 12)


@pytest.mark.parametrize(("name", "most"), [("santiago", 512), ("canarias", 1024)])
def test_a_position_takes_few_bytes(name, most):
    state = definition(name).load("rules").kernel.state
    assert state.itemsize <= most
    assert not state.hasobject
