"""Records from anywhere: every one that is not of a game is refused with a sentence, in four languages."""

import copy

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import macaronesia as mac
from tests.properties.strategies import TABLES
from tests.records.recorded import recorded
from tests.records.refused import check_sentences, refuse

WHOLE = recorded()
PART = recorded(plies=60)


@pytest.mark.parametrize("record", [None, 3, [], [WHOLE], True, 2.5, (), b"[]"])
def test_what_is_no_object_is_no_record(record):
    refuse(mac.load, record, code="record-not-object")


@pytest.mark.parametrize("version", [0, 2, "1", 1.0, True, None, [1], 10**30])
def test_another_version_is_refused(version):
    refuse(mac.load, WHOLE | {"macaronesia": version}, code="record-version")


@pytest.mark.parametrize("field", ["macaronesia", "game", "players", "moves"])
def test_a_record_without_a_field_it_needs_is_refused(field):
    refuse(mac.load, {name: value for name, value in WHOLE.items() if name != field})


ODD = [
    None,
    True,
    7,
    -1,
    2.5,
    "",
    "santiago\n",
    "\ud800",
    [],
    [[]],
    {},
    {"a": 1},
    [None],
    10**40,
    float("nan"),
]


CHECKED = ["game", "players", "options", "seed", "seed_commitment", "moves", "result"]
#: No moves yet, and the default options, are fine in another record.
FINE = [("moves", []), ("options", {})]
WRONG = [(field, value) for field in CHECKED for value in ODD if (field, value) not in FINE]


@pytest.mark.parametrize(("field", "value"), WRONG, ids=lambda value: ascii(value)[:12])
def test_a_field_of_the_wrong_type_or_value_is_refused(field, value):
    refuse(mac.load, WHOLE | {field: value})


@pytest.mark.parametrize("path", ["/etc/passwd", "my-box.toml", "", "../reconstruction"])
def test_a_record_never_makes_us_open_a_file(path):
    record = mac.new_game("canarias", players=2, seed=1).record()
    record["options"]["box"] = path
    refuse(mac.load, record, code="record-field", field="options.box")


UNDONE = [3, {}, [1], [[1]], [[1, 2, 3]], [[-1, 2]], [[1, -2]], [[1.0, 2]], [[True, 2]], [["1", 2]], [None]]


@pytest.mark.parametrize("undone", UNDONE, ids=str)
def test_moves_taken_back_are_pairs_of_numbers(undone):
    refuse(mac.load, PART | {"undone": undone}, code="record-field", field="undone")


def test_moves_taken_back_without_end_are_refused_and_not_counted():
    refuse(mac.verify, PART | {"undone": [[0, 2**64]]})


@pytest.mark.parametrize(
    "entry", [None, [], [1], [1, "pass", 2], "1p", 3, {}, [1, None], [1, 3], [1, ["pass"]]]
)
def test_a_move_is_a_pair_of_a_seat_and_a_text(entry):
    broken = copy.deepcopy(WHOLE)
    broken["moves"][40] = entry
    refuse(mac.load, broken, code="record-move-shape", move=40)


@pytest.mark.parametrize(
    "who", [None, True, False, 1.0, 0.0, "1", "chance", "Chance", -1, 7, [], [1], {}, 10**40]
)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_move_by_anybody_whose_turn_it_is_not_is_refused_with_its_number(seat, who):
    broken = copy.deepcopy(WHOLE)
    ply = next(n for n, move in enumerate(broken["moves"]) if move[0] == seat)
    broken["moves"][ply][0] = who
    refuse(mac.load, broken, code="record-turn", move=ply)


@pytest.mark.parametrize("who", [None, True, 0, 1, "", "Chance", ["chance"]])
def test_a_move_of_chance_is_made_by_chance(who):
    refuse(mac.load, WHOLE | {"moves": [[who, WHOLE["moves"][0][1]]]}, move=0)


@pytest.mark.parametrize(
    "text", ["", "bid 99", "pass\n", "\ud800", "\0", "nonsense " * 1000, "bid ?", "spring C2"]
)
def test_an_illegal_move_is_refused_with_its_number_and_reason(text):
    broken = copy.deepcopy(WHOLE)
    ply = next(n for n, (_, text) in enumerate(broken["moves"]) if text.startswith("bid "))
    broken["moves"][ply][1] = text
    refuse(mac.load, broken, code="record-move", move=ply)
    assert mac.load(broken, ply=ply).ply == ply


def test_a_move_after_the_end_is_refused_with_its_number():
    more = WHOLE | {"moves": [*WHOLE["moves"], [0, "pass"]]}
    refuse(mac.load, more, code="record-after-end", move=len(WHOLE["moves"]))


def test_a_move_left_out_is_noticed():
    for ply in (0, 3, 30, 90):
        moves = WHOLE["moves"][:ply] + WHOLE["moves"][ply + 1 :]
        refuse(mac.load, WHOLE | {"moves": moves})


RESULT = WHOLE["result"]
WRONG = [None, [], {}, 3, RESULT | {"winners": []}, RESULT | {"extra": 1}, {"scores": RESULT["scores"]}]
WRONG += [RESULT | {"scores": [n + 1 for n in RESULT["scores"]]}, RESULT | {"scores": "many"}]


@pytest.mark.parametrize("result", WRONG, ids=str)
def test_a_wrong_result_is_refused(result):
    refuse(mac.load, WHOLE | {"result": result}, code="record-result")


def test_a_result_before_the_end_is_refused():
    refuse(mac.load, PART | {"result": RESULT}, code="record-early-result", moves=len(PART["moves"]))


OPTIONS = [
    {"players": 3},
    {"edition": "Amigo"},
    {"palms": 1},
    {"palms": "true"},
    {"money": None},
    {"spring": "F1"},
]
OPTIONS += [{"spring": ["C2"]}, {"": 1}, {"x" * 5000: 1}, {"edition": ["amigo"]}, {"\ud800": "\ud800"}]


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: ascii(options)[:30])
def test_wrong_options_in_a_record_are_refused(options):
    refuse(mac.load, WHOLE | {"options": options}, code="record-option")


@pytest.mark.parametrize(
    "names", [["a"], ["a"] * 6, ["a", "b"], ["a", "b", 3], ["a", "b", None], [[], [], []]]
)
def test_wrong_players_in_a_record_are_refused(names):
    refuse(mac.load, WHOLE | {"players": names}, code="record-option")


ANY = st.recursive(
    st.sampled_from([None, True, -1, 0, 1, 2**64, 1.0, 2.5, "", "pass", "chance", "C2", "bid 1", "\ud800"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["a", "ply"]), inner),
    max_leaves=4,
)


@settings(max_examples=settings().max_examples * 15)
@given(st.sampled_from(TABLES), st.data())
def test_a_record_with_random_edits_loads_or_is_refused_and_nothing_else(table, data):
    edition, players = table
    record = recorded(players, edition, plies=data.draw(st.sampled_from([0, 12, 50, 10_000])))
    for _ in range(data.draw(st.integers(1, 3))):
        edit(record, data)
    for read in (mac.load, mac.verify):
        try:
            game = read(record)
        except mac.BadRecord as error:
            check_sentences(error)
        else:
            assert mac.load(game.record()) == game


def edit(record: dict, data: st.DataObject) -> None:
    """Delete, replace, repeat or swap something somewhere in a record."""
    where, key = record, data.draw(st.sampled_from([*record, "undone", "fork", "x"]))
    while isinstance(where.get(key) if isinstance(where, dict) else where[key], dict | list):
        inner = where[key]
        if not inner or data.draw(st.integers(0, 3)) == 0:
            break
        where, key = (
            inner,
            data.draw(st.sampled_from(sorted(inner) if isinstance(inner, dict) else range(len(inner)))),
        )
    match data.draw(st.sampled_from(["replace", "delete", "repeat", "swap"])):
        case "delete" if isinstance(where, list) or key in where:
            del where[key]
        case "repeat" if isinstance(where, list):
            where.insert(key, copy.deepcopy(where[key]))
        case "swap" if isinstance(where, list):
            where[key], where[-1] = where[-1], where[key]
        case _:
            where[key] = data.draw(ANY)


def nested(depth):
    value = 1
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize("depth", [100, 500, 960, 100_000])
def test_fields_nested_beyond_measure_are_refused(depth):
    record = recorded()
    mac.load({**record, "mine": nested(90)})
    refuse(mac.load, {**record, "mine": nested(depth)}, code="record-deep")


@pytest.mark.parametrize("turn", [float, bool])
def test_a_result_of_another_type_is_refused(turn):
    record = recorded()
    result = record["result"]
    for field in ("scores", "winners"):
        changed = {**result, field: [turn(n) for n in result[field]]}
        refuse(mac.load, {**record, "result": changed}, code="record-result")


def test_a_fork_cut_short_before_it_began_is_its_own_from_there():
    game = mac.new_game("santiago", 3, seed=1)
    while game.ply < 40:
        game.play(game.moves()[0])
    fork = game.forked(5, "t")
    for cut in (fork.at(20), fork.take_back(20), mac.load(fork.record(), 20)):
        assert mac.verify(cut.record()).ply == 20
        while cut.ply < 60:
            cut.play(cut.moves()[0] if cut.seat != "chance" else cut.course.next_dealt)
        assert mac.verify(cut.record()).ply == cut.ply
        forged = cut.record()
        dealt = next(n for n, (who, _) in enumerate(forged["moves"]) if who == "chance" and n >= 20)
        other = mac.load({**forged, "moves": forged["moves"][:dealt]}).manual()
        forged["moves"] = [*forged["moves"][:dealt], ["chance", _another(other, forged["moves"][dealt][1])]]
        forged.pop("result", None)
        with pytest.raises(mac.BadRecord):
            mac.verify(forged)


def _another(game, text):
    return next(move for move in game.moves() if move != text)
