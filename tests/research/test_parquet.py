"""A data set: one row a game, and every row a game again."""

import random
import sys
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import macaronesia as mac
from macaronesia.research import parquet
from macaronesia.research.actions import action_space
from macaronesia.research.position import Position
from tests.research.played import KINDS, name


def played(kind: dict, seed: int, **more) -> mac.Game:
    """A random game at its end."""
    game, whims = mac.new_game(**kind, seed=seed, **more), random.Random(seed)
    while not game.over:
        options = game.moves()
        game.play(whims.choice(options))
    return game


def written(path: Path, games: Iterable[mac.Game], group: int = 2) -> Path:
    """A file of these games."""
    with parquet.Writer(path, group) as rows:
        for game in games:
            rows.write(game)
    return path


@pytest.mark.parametrize("kind", KINDS, ids=name)
def test_every_row_is_the_game_it_was(kind, tmp_path):
    games = [played(kind, seed) for seed in range(3)]
    again = list(parquet.games(written(tmp_path / "games.parquet", games)))
    assert again == games
    for game, record in zip(games, parquet.records(tmp_path / "games.parquet"), strict=True):
        assert record == game.record()
        assert mac.verify(record) == game


@pytest.mark.parametrize("kind", [KINDS[2], KINDS[9], KINDS[-2], KINDS[-1]], ids=name)
def test_the_columns_are_typed_and_say_what_the_game_says(kind, tmp_path):
    games = [played(kind, seed, names=[*"abcde"][: kind["players"]]) for seed in range(3)]
    table = pq.read_table(written(tmp_path / "games.parquet", games))
    assert not any(pa.types.is_null(column.type) for column in table.columns)
    said = action_space(**kind)
    for game, row in zip(games, table.to_pylist(), strict=True):
        assert (row["game"], row["players"]) == (game.game, game.players)
        assert (row["names"], row["plies"]) == (game.names, game.ply)
        assert (row["scores"], row["winners"]) == (game.scores(), game.winners())
        assert {option: row[option] for option in game.options} == game.options
        assert row["seed"].hex() == game.record()["seed"]
        for who, text, actions, (seat, move) in zip(
            row["who"], row["moves"], row["actions"], game.history, strict=True
        ):
            assert text == move
            assert who == (parquet.CHANCE_MOVES if seat == mac.CHANCE else seat)
            assert actions == ([] if who < 0 else list(said.encode(move, seat)))


def test_the_actions_of_a_row_play_the_game_with_chance_as_it_was(tmp_path):
    (row,) = pq.read_table(
        written(tmp_path / "games.parquet", [played({"game": "canarias", "players": 3}, 4)])
    ).to_pylist()
    position = Position(mac.new_game("canarias", 3).rules)
    for who, text, actions in zip(row["who"], row["moves"], row["actions"], strict=True):
        if who < 0:
            numbers = {position.move_text(outcome): outcome for outcome, _ in position.outcomes()}
            position.happen(numbers[text])
        else:
            assert position.seat == who
            assert [position.act(action) for action in actions][-1] == text
    assert position.scores() == row["scores"]


def test_the_file_is_written_in_groups_with_dictionaries_and_says_who_wrote_it(tmp_path):
    games = [played({"game": "santiago", "players": 3}, seed) for seed in range(5)]
    file = pq.ParquetFile(written(tmp_path / "games.parquet", games))
    assert [file.metadata.row_group(g).num_rows for g in range(file.num_row_groups)] == [2, 2, 1]
    columns = [file.metadata.row_group(0).column(c) for c in range(file.metadata.num_columns)]
    coded = {column.path_in_schema.partition(".")[0]: column.encodings for column in columns}
    for column in ("game", "edition", "moves", "who", "actions", "names"):
        assert "RLE_DICTIONARY" in coded[column]
    assert file.schema_arrow.metadata[b"macaronesia.version"].decode() == mac.__version__
    assert not list(tmp_path.glob("*.part"))


def test_a_box_of_ones_own_is_kept_once_beside_the_columns(tmp_path):
    shipped = files("macaronesia.games.canarias").joinpath("boxes/reconstruction.toml").read_text("utf-8")
    (tmp_path / "mine.toml").write_text(shipped.replace('name = "reconstruction"', 'name = "mine"'))
    kind = {"game": "canarias", "players": 2, "box": str(tmp_path / "mine.toml")}
    games = [played(kind, seed) for seed in range(2)]
    path = written(tmp_path / "games.parquet", games)
    assert pq.read_table(path)["box"].to_pylist() == ["mine", "mine"]
    assert [game.record() for game in parquet.games(path)] == [game.record() for game in games]


def test_a_game_without_a_seed_has_none_in_its_row(tmp_path):
    game = played({"game": "santiago", "players": 3}, 1).redeal(None, 1)
    path = written(tmp_path / "games.parquet", [game])
    assert pq.read_table(path)["seed"].to_pylist() == [None]
    assert [again.record() for again in parquet.games(path)] == [game.record()]


def test_an_error_leaves_the_old_file_and_the_new_games_aside(tmp_path):
    games = [played({"game": "santiago", "players": 3}, seed) for seed in range(4)]
    path = written(tmp_path / "games.parquet", games[:1])

    def interrupted():
        yield from games[1:]
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        written(path, interrupted())
    assert list(parquet.games(path)) == games[:1]
    assert list(parquet.games(tmp_path / "games.parquet.part")) == games[1:]


def test_without_a_game_there_is_no_file(tmp_path):
    written(tmp_path / "games.parquet", [])
    assert not list(tmp_path.iterdir())


def test_a_row_holds_only_whole_games_of_one_kind(tmp_path):
    game = played({"game": "santiago", "players": 3}, 1)
    unfinished, taken_back = game.at(40), game.copy()
    taken_back.course.undone = [[30, 1]]
    with_a_note = game.copy()
    with_a_note.extra = {"event": "club evening"}
    with parquet.Writer(tmp_path / "games.parquet") as rows:
        rows.write(game)
        with pytest.raises(ValueError, match="no column for these fields of the record: event"):
            rows.write(with_a_note)
        for wrong in (unfinished, taken_back):
            with pytest.raises(ValueError, match="finished game"):
                rows.write(wrong)
        with pytest.raises(ValueError, match="same number of players"):
            rows.write(played({"game": "santiago", "players": 4}, 1))
    assert list(parquet.games(tmp_path / "games.parquet")) == [game]


def test_a_file_that_breaks_the_rules_or_is_not_ours_is_refused(tmp_path):
    path = written(tmp_path / "games.parquet", [played({"game": "santiago", "players": 3}, 1)])
    table = pq.read_table(path)
    (row,) = table.to_pylist()
    place = next(i for i, text in enumerate(row["moves"]) if text.startswith("plant"))
    row["moves"][place] = "bid 99"
    pq.write_table(pa.Table.from_pylist([row], table.schema), path)
    with pytest.raises(mac.BadRecord, match=f"Move {place} of the record"):
        list(parquet.games(path))
    pq.write_table(table.replace_schema_metadata(None), path)
    with pytest.raises(mac.BadRecord):
        list(parquet.games(path))


def test_what_is_no_parquet_is_refused(tmp_path):
    path = written(tmp_path / "games.parquet", [played({"game": "santiago", "players": 3}, 1)])
    whole = path.read_bytes()
    spoilt = whole[:4] + bytes(len(whole) // 2) + whole[4 + len(whole) // 2 :]
    for bytes_ in (b"", b"{}", b"no table at all", whole[:-20], spoilt):
        path.write_bytes(bytes_)
        with pytest.raises(mac.BadRecord, match="not Parquet"):
            list(parquet.records(path))
    with pytest.raises(FileNotFoundError):
        list(parquet.records(tmp_path / "nowhere.parquet"))


def test_a_table_that_lacks_what_a_game_needs_is_refused(tmp_path):
    path = written(tmp_path / "games.parquet", [played({"game": "santiago", "players": 3}, 1)])
    table = pq.read_table(path)
    for column in parquet.NEEDED:
        pq.write_table(table.drop_columns([column]), path)
        with pytest.raises(mac.BadRecord, match=f"no field “{column}”"):
            list(parquet.records(path))
    for column, value in (("who", [[0, 1]]), ("moves", [None]), ("seed", ["07"])):
        place = table.column_names.index(column)
        pq.write_table(table.set_column(place, column, pa.array(value)), path)
        with pytest.raises(mac.BadRecord, match="is wrong"):
            list(parquet.records(path))
    pq.write_table(table.replace_schema_metadata({"macaronesia": "1", "macaronesia.box": "{"}), path)
    with pytest.raises(mac.BadRecord, match="not JSON"):
        list(parquet.records(path))


def test_errors_name_the_file_that_was_asked_for(tmp_path):
    for path in (tmp_path / "no" / "where.parquet", tmp_path):
        with pytest.raises(OSError, match=r"No such file|Is a directory") as refused:
            parquet.Writer(path)
        assert refused.value.filename == str(path)
    assert not list(tmp_path.iterdir())


def test_a_missing_pyarrow_is_told_with_its_extra(monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    with pytest.raises(ImportError, match=r"pyarrow: pip install \"macaronesia\[research\]\""):
        parquet.Writer(tmp_path / "games.parquet")
    assert not list(tmp_path.iterdir())
