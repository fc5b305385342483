"""Santiago, by Claudia Hely and Roman Pelek: an auction, bribes for the overseer, drying plantations."""

from macaronesia.definition import GameDefinition
from macaronesia.games.santiago.options import EDITION_DEFAULTS, OPTIONS

DEFINITION = GameDefinition(
    name="santiago",
    title="Santiago",
    players=(2, 5),
    options=OPTIONS,
    editions=EDITION_DEFAULTS,
    place=1,
    rules="macaronesia.games.santiago.ruleset:Santiago",
    evaluator="macaronesia.games.santiago.bot.evaluator:Evaluator",
    research="macaronesia.games.santiago.research",
    art="macaronesia.games.santiago.drawing.sheet:art",
    picture="macaronesia.games.santiago.drawing.pictures:picture",
    milliseconds={
        "random": 0.1,
        "easy": 3,
        "normal": 3,
        "hard": 5,
        "expert": 140,
        "greedy": 7,
        "search": 100,
    },
)
