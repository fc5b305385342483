"""Both games in OpenSpiel: importing this registers them.

``pyspiel.load_game("python_macaronesia_santiago(players=3,edition=amigo)")``, and likewise
``python_macaronesia_canarias``. The games' options are their parameters; ``reward`` is ``win`` or ``rank``.
"""

from typing import Any, ClassVar

from macaronesia.errors import BadOption
from macaronesia.research.batch import OBSERVATIONS
from macaronesia.research.openspiel_bots import Rollouts, Seated
from macaronesia.research.openspiel_bounds import bounds
from macaronesia.research.openspiel_course import Course
from macaronesia.research.openspiel_observer import Observer
from macaronesia.research.openspiel_peer import pyspiel
from macaronesia.research.openspiel_state import State
from macaronesia.research.position import CHANCE_OUTCOMES
from macaronesia.ruleset import LOT, Json, offered, ruleset

__all__ = ["NAMES", "CanariasGame", "Rollouts", "SantiagoGame", "Seated", "State"]

NAMES = {"santiago": "python_macaronesia_santiago", "canarias": "python_macaronesia_canarias"}
TITLES = {"santiago": "Santiago", "canarias": "Islas Canarias"}
REWARDS = ("win", "rank")  #: those whose sum is 0

#: A parameter of OpenSpiel has one default, but palms and money depend on the edition. What was not named
#: is handed to us behind what was, both sorted; nobody names this parameter, and it is sorted before all
#: others, so what stands before it was named.
UNNAMED = "_"


#: A parameter has one type, so who begins is a number, the squares of the palms are a parameter of their own.
BY_LOT, PALM_SQUARES = -1, "palm_squares"


def _parameters(options: Json) -> Json:
    """Options as parameters: a seat as a number, -1 for the lot; squares as one text, ``a1+d6+h3``."""
    told = {name: BY_LOT if value == LOT else value for name, value in options.items()}
    if "palms" in told:
        agreed = told["palms"] if isinstance(told["palms"], list) else []
        told |= {"palms": bool(told["palms"]), PALM_SQUARES: "+".join(agreed)}
    return told


def _options(params: Json) -> Json:
    """Parameters as the options they stand for."""
    options = {name: value for name, value in params.items() if name != PALM_SQUARES}
    for name in ("overseer", "starter"):
        if options.get(name) == BY_LOT:
            options[name] = LOT
    if squares := params.get(PALM_SQUARES):
        if options.get("palms") is False:
            raise BadOption.value(PALM_SQUARES, squares, "none with palms=False")
        options["palms"] = squares.split("+")
    return options


def _type(game: str) -> Any:
    """What OpenSpiel wants to know of a game before it is made."""
    choice = offered(game)
    defaults = _parameters({name: option["default"] for name, option in choice["options"].items()})
    return pyspiel.GameType(
        short_name=NAMES[game],
        long_name=f"Macaronesia: {TITLES[game]}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=choice["players"][0],
        max_num_players=choice["players"][1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={UNNAMED: "", "players": 2, "reward": REWARDS[0], **defaults},
    )


def _named(params: Json) -> Json:
    """The parameters that somebody named."""
    names = list(params)
    if params.get(UNNAMED):
        raise BadOption.unknown(UNNAMED, params[UNNAMED], ["players", "reward"])
    return {name: params[name] for name in names[: names.index(UNNAMED)]} if UNNAMED in names else params


class _Game(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """What both games share. BadOption says which parameter cannot be, and what can."""

    game: ClassVar[str]
    kind: ClassVar[Any]

    def __init__(self, params: Json | None = None) -> None:
        options = _options(_named(params or {}))
        players = options.pop("players", 2)
        self.reward: str = options.pop("reward", REWARDS[0])
        if self.reward not in REWARDS:
            raise BadOption.value("reward", self.reward, REWARDS)
        self.rules = ruleset(self.game, players, options)
        self.bounds = bounds(self.rules)
        self.fields = OBSERVATIONS[self.game].FIELDS
        self.first = Course(self.rules)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.first.coding.size,
            max_chance_outcomes=CHANCE_OUTCOMES[self.game],
            num_players=players,
            min_utility=-1.0 if self.reward == "rank" else -1.0 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.bounds.actions,
        )
        # A box of one's own stays the path it was given as: OpenSpiel's parameters are no data.
        told = _parameters(self.rules.options | options)
        super().__init__(self.kind, info, {"players": players, "reward": self.reward, **told})

    def new_initial_state(self, *described: Any) -> State:
        """The state before chance's first move."""
        if described:
            raise NotImplementedError("a state of this game begins with no moves")
        return State(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """An observer; without a kind, of what the seat sees now."""
        if isinstance(kind, dict):  # OpenSpiel leaves out the kind, not the parameters
            kind, params = None, kind
        return Observer(self, kind or pyspiel.IIGObservationType(perfect_recall=False), params)

    def max_chance_nodes_in_history(self) -> int:
        """The most outcomes of chance in a game."""
        return self.bounds.outcomes


class SantiagoGame(_Game):
    """Santiago as OpenSpiel loads it."""

    game, kind = "santiago", _type("santiago")


class CanariasGame(_Game):
    """Islas Canarias as OpenSpiel loads it."""

    game, kind = "canarias", _type("canarias")


def register() -> None:
    """Make both known to ``pyspiel.load_game``; done on import."""
    for game in (SantiagoGame, CanariasGame):
        pyspiel.register_game(game.kind, game)


register()
