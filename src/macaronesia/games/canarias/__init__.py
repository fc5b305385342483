"""Islas Canarias, by Leo Colovini: settlers choose the island that suits them best."""

from macaronesia.definition import GameDefinition
from macaronesia.games.canarias.options import OPTIONS

DEFINITION = GameDefinition(
    name="canarias",
    title="Islas Canarias",
    players=(2, 5),
    options=OPTIONS,
    place=2,
    rules="macaronesia.games.canarias.ruleset:Canarias",
    evaluator="macaronesia.games.canarias.bot.evaluator:Evaluator",
    research="macaronesia.games.canarias.research",
    art="macaronesia.games.canarias.drawing.sheet:art",
    picture="macaronesia.games.canarias.drawing.pictures:picture",
    milliseconds={
        "random": 0.1,
        "easy": 1,
        "normal": 1,
        "hard": 5,
        "expert": 100,
        "greedy": 1,
        "search": 100,
    },
)
