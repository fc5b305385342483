"""What the pictures in the rules of Islas Canarias show is what the rules make of their positions."""

from collections.abc import Sequence

import macaronesia as mac
from macaronesia.games.canarias.box import shipped_box
from macaronesia.games.canarias.drawing import examples
from macaronesia.games.canarias.drawing.examples import Example
from macaronesia.games.canarias.events import put
from macaronesia.games.canarias.names import COLOURS, PIECES
from macaronesia.games.canarias.rules.building import award_privileges
from tests.rulebook.santiago.table import play


def laid(*islands: Example, first: str = "capitan", stowed: str = "noble") -> mac.Game:
    """The islands of a picture in the first turn; the start player has two of a card and three herreros."""
    game = mac.new_game("canarias", len(islands), chance="manual")
    play(game, "starter 0", *(f"island {example.island}" for example in islands))
    hands = [
        [first, first, "herrero", "herrero", "herrero"],
        ["cantero"] * 3 + ["monje"] * 2,
        ["zapatero"] * 3,
    ]
    hands[2] += ["arriero"] * 2
    play(game, *(f"deal {card}" for hand in hands[: len(islands)] for card in hand), f"stow {stowed}")
    for seat, example in enumerate(islands):
        for plot, piece in example.plots().items():
            kind, colour = PIECES.index(piece["kind"]), COLOURS.index(piece["colour"])
            put(game.course.s, game.rules.b, seat, kind, colour, int(plot) - 1)
    award_privileges(game.course.s, None)
    return game


def free(example: Example, priority: str) -> list[int]:
    """The free plots that stand for a priority, counted from the box itself."""
    island, built = shipped_box()["islands"][example.island], example.plots()
    near: Sequence[int] = island["features"].get(priority) or [
        plot
        for plot in range(1, 13)
        if any(
            built.get(str(beside), {}).get("colour") == priority for beside in island["neighbours"][str(plot)]
        )
    ]
    return [plot for plot in near if str(plot) not in built]


def test_the_reaper_of_the_picture_comes_down_to_the_fourth_priority() -> None:
    example = examples.REAPER
    wishes = shipped_box()["settlers"]["segador"]["priorities"]
    assert wishes == ["field", "green", "brown", "village"]
    assert [free(example, wish) for wish in wishes] == [[], [], [], list(examples.REAPER_PLOTS)]
    assert "green" not in example.built
    assert "brown" in example.built
    game = laid(example, Example("tenerife"), first="segador")
    houses = [move for move in game.moves() if move.startswith("build segador")]
    assert houses == sorted(f"build segador {plot}" for plot in examples.REAPER_PLOTS)


def test_the_basket_weaver_of_the_picture_goes_to_island_a_by_the_third_priority() -> None:
    wishes = shipped_box()["settlers"][examples.WEAVER]["priorities"]
    assert wishes[:3] == ["blue", "village", "coast"]
    counts = [[len(free(example, wish)) for example in examples.WEAVER_ISLANDS] for wish in wishes[:3]]
    assert counts[0] == [4, 4, 2]
    assert counts[1][:2] == [1, 1]
    assert counts[2][:2] == [3, 1]
    blue = tuple(tuple(free(example, "blue")) for example in examples.WEAVER_ISLANDS)
    assert blue == examples.WEAVER_PLOTS
    game = laid(*examples.WEAVER_ISLANDS, stowed=examples.WEAVER)
    cards = ["mercader", "panadero", "lavandera"]
    for card in ("herrero", "cantero", "zapatero"):
        play(game, "draw", *(f"deal {drawn}" for drawn in cards), f"ship {card}")
        if "end" in game.moves():
            play(game, "end")
    assert game.phase == "reveal"
    game.play(f"reveal {examples.WEAVER}")
    assert (game.phase, game.seat) == ("settle", 0)
    assert game.moves() == sorted(f"settle {plot}" for plot in examples.WEAVER_PLOTS[0])


def test_the_island_of_the_picture_is_worth_17_points() -> None:
    game = laid(examples.POINTS, Example("tenerife"))
    assert game.position()["points"] == [17, 0]
    assert sum(examples.POINTS_EACH.values()) == 17
    assert {*examples.POINTS_EACH} == {*examples.POINTS.plots()}
    kinds = [piece["kind"] for piece in examples.POINTS.plots().values()]
    assert [kinds.count(kind) for kind in ("house", "palace", "city")] == [4, 3, 1]
