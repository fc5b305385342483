import pytest

import macaronesia as mac
from tests.rulebook.canarias.builder import by_hand, dealt, landed, new, play, refusal
from tests.rulebook.coverage import covers

EIGHT_BROWN = ", ".join(f"{plot} brown" for plot in range(5, 13))
SIX_PALACES = ", ".join(f"{plot} blue palace" for plot in range(1, 7))


def turn(island="1 red, 2 blue", **position):
    """Seat 0's turn with two settlers, capitan and herrero; nobody has a privilege unless told."""
    held = {"red": None, "blue": None, "green": None, "white": None, **position.pop("held", {})}
    return by_hand(island, position.pop("other", ""), held=held, **position)


def over():
    game = by_hand("", "", phase="end", seat=1)
    game.course.s.last_round = 1
    play(game, "end")
    return game


def islands():
    game = new()
    play(game, "starter 0", "island island-a")
    return game


def must_draw(**position):
    return turn(hands=["capitan", "capitan herrero"], **position)


def free(island="1 blue, 2 blue, 5 red", **position):
    return turn(island, held={"green": 0}, **position)


def taken():
    game = turn(held={"brown": 0})
    play(game, "take", "deal noble")
    return game


def blaming():
    return landed("pirate-blue", "1 blue", "1 red palace", "2 white", held={"red": 0, "blue": 0})


#: The reasons Islas Canarias gives to players, in the order of docs/moves.md.
REASONS = [
    "game-over",
    "unknown-move",
    "wrong-phase",
    "must-draw",
    "not-in-hand",
    "plot-taken",
    "pirates-do-not-build",
    "plot-not-allowed",
    "not-a-house",
    "colours-differ",
    "no-privilege",
    "out-of-stock",
    "in-stock",
    "written-otherwise",
    "already-taken",
    "no-cards",
    "island-taken",
    "can-act",
    "cannot-blame",
]

CODES = [
    (over, "draw", "game-over"),
    (turn, "sing", "unknown-move"),
    (turn, "build capitan  1", "unknown-move"),
    (turn, "build capitan 0", "unknown-move"),
    (turn, "build capitan 13", "unknown-move"),
    (turn, "build capitan 03", "unknown-move"),
    (turn, "build carpenter 3", "unknown-move"),
    (turn, "build capitan 3 as pink", "unknown-move"),
    (turn, "palace 1+1", "unknown-move"),
    (turn, "city 7+10+2", "unknown-move"),
    (turn, "palace 1+2+3", "unknown-move"),
    (turn, "palace 1+2 as red@3", "unknown-move"),
    (turn, "blame 5", "unknown-move"),
    (turn, "ship capitan", "wrong-phase"),
    (turn, "end", "wrong-phase"),
    (turn, "settle 3", "wrong-phase"),
    (turn, "deal capitan", "wrong-phase"),
    (must_draw, "build capitan 3", "must-draw"),
    (turn, "build segador 4", "not-in-hand"),
    (lambda: turn(phase="ship"), "ship segador", "not-in-hand"),
    (lambda: turn(hands=["pirate-red capitan", ""]), "build pirate-red 3", "pirates-do-not-build"),
    (islands, "island island-a", "island-taken"),
    (turn, "build capitan 1", "plot-taken"),
    (free, "palace 1+2@5", "plot-taken"),
    (lambda: landed("capitan", "1 red, 2 red", "1 red"), "settle 1", "plot-taken"),
    (turn, "build capitan 4", "plot-not-allowed"),
    (lambda: landed("capitan", "1 red, 2 red", "1 red"), "settle 4", "plot-not-allowed"),
    (turn, "palace 1+3", "not-a-house"),
    (lambda: turn("1 blue palace, 2 blue"), "palace 1+2", "not-a-house"),
    (lambda: landed("pirate-blue", "1 blue, 2 white palace", ""), "raze 2", "not-a-house"),
    (turn, "palace 1+2", "colours-differ"),
    (lambda: turn("1 red, 2 red, 3 blue", held={"orange": 0}), "city 1+2+3", "colours-differ"),
    (lambda: turn("1 red, 2 red"), "palace 1+2@5", "no-privilege"),
    (turn, "take", "no-privilege"),
    (free, "palace 2+1@7", "written-otherwise"),
    (free, "palace 1+2@2", "written-otherwise"),
    (free, "palace 1+2@1", "written-otherwise"),
    (lambda: turn(other=EIGHT_BROWN, held={"brown": None}), "build capitan 3", "out-of-stock"),
    (lambda: turn(other=EIGHT_BROWN, held={"brown": None}), "build capitan 3 as brown", "out-of-stock"),
    (lambda: turn("1 blue, 2 blue", other=SIX_PALACES), "palace 1+2", "out-of-stock"),
    (turn, "build capitan 3 as white", "in-stock"),
    (turn, "build capitan 3 as brown", "in-stock"),
    (lambda: turn(deck="", rest=1), "draw", "no-cards"),
    (lambda: turn(deck="", rest=1, held={"brown": 0}), "take", "no-cards"),
    (taken, "take", "already-taken"),
    (turn, "skip", "can-act"),
    (lambda: turn(deck="", rest=1), "skip", "can-act"),
    (blaming, "blame 0", "cannot-blame"),
    (blaming, "blame 1", "cannot-blame"),
    (blaming, "blame 4", "unknown-move"),
    (new, "starter 3", "unknown-move"),
    (lambda: landed("pirate-red", "", ""), "reveal capitan", "wrong-phase"),
    (lambda: by_hand("", "", phase="reveal", ship="noble noble"), "reveal capitan", "no-such-outcome"),
]


@pytest.mark.parametrize(("game", "move", "code"), CODES, ids=[f"{code}-{move}" for _, move, code in CODES])
def test_a_refused_move_says_why_and_changes_nothing(game, move, code):
    game = game()
    before, history = game.position(), game.history
    with pytest.raises(mac.IllegalMove) as refused:
        game.play(move)
    assert refused.value.code == code == refusal(game, move)
    for language in ("en", "de", "es", "hu"):
        assert refused.value.sentence(language)
    assert (game.position(), game.history) == (before, history)


PRECEDENCE = [
    (over, "sing", "game-over", "unknown-move"),
    (turn, "ship carpenter", "unknown-move", "wrong-phase"),
    (turn, "ship segador", "wrong-phase", "not-in-hand"),
    (must_draw, "build segador 4", "must-draw", "not-in-hand"),
    (must_draw, "build capitan 1", "must-draw", "plot-taken"),
    (turn, "build pirate-red 3", "not-in-hand", "pirates-do-not-build"),
    (turn, "build segador 1", "not-in-hand", "plot-taken"),
    (
        lambda: turn(hands=["pirate-red capitan", ""]),
        "build pirate-red 1",
        "plot-taken",
        "pirates-do-not-build",
    ),
    (turn, "build capitan 1 as white", "plot-taken", "in-stock"),
    (turn, "build capitan 4 as white", "plot-not-allowed", "in-stock"),
    (lambda: turn(other=EIGHT_BROWN), "build capitan 4", "plot-not-allowed", "out-of-stock"),
    (turn, "palace 1+3 as white", "not-a-house", "in-stock"),
    (turn, "palace 2+3@7", "not-a-house", "no-privilege"),
    (turn, "palace 1+2@7", "colours-differ", "no-privilege"),
    (turn, "palace 1+2 as white", "colours-differ", "in-stock"),
    (lambda: turn("1 red, 2 red"), "palace 2+1@7", "no-privilege", "written-otherwise"),
    (lambda: turn("1 red, 2 red"), "palace 1+2@7 as white", "no-privilege", "in-stock"),
    (free, "palace 1+2@5 as white", "plot-taken", "in-stock"),
    (free, "palace 2+1@7 as white", "in-stock", "written-otherwise"),
    (turn, "palace 1+3@2", "plot-taken", "not-a-house"),
    (turn, "palace 1+12@2", "plot-taken", "no-privilege"),
    (lambda: turn(deck="", rest=1), "take", "no-privilege", "no-cards"),
]


@pytest.mark.parametrize(
    ("game", "move", "first", "later"),
    PRECEDENCE,
    ids=[f"{first}-{later}" for _, _, first, later in PRECEDENCE],
)
def test_of_several_reasons_the_first_of_the_list_is_given(game, move, first, later):
    assert REASONS.index(first) < REASONS.index(later)
    assert refusal(game(), move) == first


def test_every_reason_has_a_test():
    assert {code for _, _, code in CODES} == {*REASONS, "no-such-outcome"}


@pytest.mark.parametrize(
    ("game", "move", "params"),
    [
        (turn, "ship capitan", {"move": "ship", "phase": "act"}),
        (turn, "build segador 4", {"card": "segador"}),
        (islands, "island island-a", {"island": "island-a", "free": [f"island-{x}" for x in "bcdef"]}),
        (turn, "build capitan 1", {"plot": 1}),
        (free, "palace 1+2@5", {"plot": 5}),
        (turn, "palace 1+3", {"plot": 3}),
        (turn, "palace 1+2", {"colours": ["red", "blue"]}),
        (turn, "take", {"privilege": "extra"}),
        (lambda: turn("1 red, 2 red"), "palace 1+2@5", {"privilege": "free"}),
        (turn, "build capitan 3 as white", {"colour": "brown", "piece": "house"}),
        (blaming, "blame 1", {"seat": 1, "allowed": [2]}),
    ],
)
def test_a_refusal_names_what_it_is_about(game, move, params):
    assert game().why(move).params == params


@covers("001-BU-03")
@pytest.mark.parametrize(
    ("island", "card", "plot", "priority", "number", "allowed"),
    [
        ("", "capitan", 4, "coast", 1, [1, 2, 3]),
        ("1 red, 2 red, 3 white", "capitan", 12, "white", 2, [4, 7]),
        ("1 red, 2 red, 3 orange", "capitan", 12, "orange", 3, [4, 7]),
        ("1 red, 2 green, 3 red", "capitan", 12, "river", 4, [7]),
    ],
)
def test_a_plot_that_is_not_allowed_is_refused_with_the_priority_that_rules(
    island, card, plot, priority, number, allowed
):
    reason = turn(island).why(f"build {card} {plot}")
    assert reason.params == {"plot": plot, "priority": priority, "number": number, "allowed": allowed}


@pytest.mark.parametrize(
    ("steps", "move"),
    [
        (["starter 0", "island island-a", "island island-b", "island island-c"], "stow noble"),
        (
            ["starter 0", "island island-a", "island island-b", "island island-c", "deal pirate-red"],
            "deal pirate-red",
        ),
    ],
)
def test_chance_brings_only_what_its_present_step_has(steps, move):
    game = new()
    play(game, *steps)
    assert refusal(game, move) == "no-such-outcome"


def test_the_other_players_decide_nothing_in_my_turn():
    """Moves are the seat's whose turn it is: what another holds does not help."""
    game = dealt(2, hands=["capitan " * 5, "herrero " * 5])
    assert refusal(game, "build herrero 6") == "not-in-hand"
