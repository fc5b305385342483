import pytest

import macaronesia as mac
from tests.rulebook.santiago.table import by_hand, new, play, quietly_to, refusal, table


def at(phase, **options):
    """Four players, amigo: every step up to this phase made quietly, the canal C2-C3 in the ground."""
    game = table(4, edition="amigo", **options)
    if phase != "bid":
        quietly_to(game, "decide")
        play(game, "dig C2-C3")
        quietly_to(game, phase)
    return game


def over():
    game = by_hand({})
    play(game, "pass")
    return game


def neutral():
    """Three players; the tile that is left is grape2, and a1 is taken."""
    return by_hand({"a1": "melon 1 1"}, phase="neutral", offer=["grape2"])


def proposed():
    """Amigo; seat 0 is overseer with 2 in hand; C2-D2 was proposed for 3, C2-C3 has a canal."""
    game = by_hand({}, ["C2-C3"], phase="propose", money=[2, 9, 9], edition="amigo")
    play(game, "propose C2-D2 3", "pass")
    return game


def planting():
    """The offer is what is usual in amigo; a1 is taken and cane1 not in the offer."""
    game = table(4, edition="amigo")
    play(game, "bid 4", "bid 3", "bid 2", "bid 1", "plant banana2 a1")
    return game


def bidding():
    """Seat 3 bid 12; seat 1, whose turn it is, has 5."""
    game = table(4, edition="amigo")
    play(game, "bid 8", "pass", "pass", "pass")
    quietly_to(game, "bid")
    play(game, "bid 12", "pass")
    return game


#: The reasons Santiago gives to players, in the order in which they are given.
REASONS = [
    "game-over",
    "unknown-move",
    "wrong-phase",
    "not-in-offer",
    "square-taken",
    "not-adjacent",
    "canal-taken",
    "canal-unconnected",
    "was-proposed",
    "not-proposed",
    "must-decide",
    "bribe-too-small",
    "bid-taken",
    "too-expensive",
]

CODES = [
    (over, "pass", "game-over"),
    (lambda: at("bid"), "sing", "unknown-move"),
    (lambda: at("bid"), "bid  3", "unknown-move"),
    (lambda: at("bid"), "bid 03", "unknown-move"),
    (lambda: at("bid"), "decline", "wrong-phase"),
    (planting, "plant cane1 b1", "not-in-offer"),
    (planting, "plant bean2 a1", "square-taken"),
    (neutral, "neutral grape2 c1", "not-adjacent"),
    (lambda: at("propose"), "propose C2-C3 1", "canal-taken"),
    (lambda: at("propose"), "propose A1-A2 1", "canal-unconnected"),
    (proposed, "dig C2-D2", "was-proposed"),
    (proposed, "accept B2-C2", "not-proposed"),
    (proposed, "decline", "must-decide"),
    (lambda: at("propose"), "propose C2-D2 0", "bribe-too-small"),
    (bidding, "bid 12", "bid-taken"),
    (lambda: at("bid"), "bid 11", "too-expensive"),
    (lambda: at("propose"), "propose C2-D2 99", "too-expensive"),
    (proposed, "dig B2-C2", "too-expensive"),
    (lambda: at("extra"), "extra C2-C3", "canal-taken"),
    (lambda: at("extra"), "extra A1-A2", "canal-unconnected"),
    (lambda: new(3, spring="corner"), "spring C2", "no-such-outcome"),
    (lambda: at("reveal"), "spring C2", "wrong-phase"),
]


@pytest.mark.parametrize(("game", "move", "code"), CODES, ids=[f"{code}-{move}" for _, move, code in CODES])
def test_a_refused_move_says_why_and_changes_nothing(game, move, code):
    game = game()
    before, history = game.position(), game.history
    with pytest.raises(mac.IllegalMove) as refused:
        game.play(move)
    assert refused.value.code == code == refusal(game, move)
    assert str(refused.value)
    assert move not in game.moves()
    assert (game.position(), game.history) == (before, history)


PRECEDENCE = [
    (over, "sing", "game-over", "unknown-move"),
    (lambda: at("bid"), "plant kiwi2 a1", "unknown-move", "wrong-phase"),
    (lambda: at("bid"), "plant cane1 a1", "wrong-phase", "not-in-offer"),
    (planting, "plant cane1 a1", "not-in-offer", "square-taken"),
    (neutral, "neutral melon2 h6", "not-in-offer", "not-adjacent"),
    (neutral, "neutral grape2 a1", "square-taken", "not-adjacent"),
    (proposed, "accept C2-C3", "canal-taken", "not-proposed"),
    (lambda: at("propose"), "propose C2-C3 0", "canal-taken", "bribe-too-small"),
    (lambda: at("propose"), "propose C2-C3 99", "canal-taken", "too-expensive"),
    (proposed, "accept A1-A2", "canal-unconnected", "not-proposed"),
    (lambda: at("propose"), "propose A1-A2 0", "canal-unconnected", "bribe-too-small"),
    (proposed, "dig A1-A2", "canal-unconnected", "too-expensive"),
    (proposed, "dig C2-D2", "was-proposed", "too-expensive"),
    (bidding, "bid 12", "bid-taken", "too-expensive"),
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
    ("steps", "move"),
    [
        ([], "palm a1"),
        (["spring C2"], "palm d2"),
        (["spring C2"], "overseer 0"),
        (["spring C2", "palm a1", "palm h1", "palm h6"], "overseer 3"),
        (["spring C2", "palm a1", "palm h1", "palm h6", "overseer 0"], "spring C2"),
    ],
)
def test_chance_brings_only_what_its_present_step_has(steps, move):
    game = new(3, palms=True, spring="C2")
    play(game, *steps)
    assert refusal(game, move) == "no-such-outcome"


def test_chance_cannot_reveal_a_tile_that_is_used_up():
    game = table(4, offer=["grape1"] * 3 + ["grape2"])
    quietly_to(game, "reveal")
    assert refusal(game, "reveal grape1") == "no-such-outcome"


@pytest.mark.parametrize("move", ["plant cane2 a1", "reveal bean1"])
def test_the_crops_of_the_other_edition_are_unknown(move):
    assert refusal(table(4, edition="trefl"), move) == "unknown-move"


def test_a_ditch_is_written_from_its_smaller_end():
    assert refusal(at("propose"), "propose D2-C2 1") == "unknown-move"
