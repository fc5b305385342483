"""The games in OpenSpiel: importing this registers every game that is installed.

``pyspiel.load_game("python_macaronesia_NAME(players=3)")``; the game's options are further parameters, and
``reward`` is ``win`` or ``rank``.
"""

from typing import Any, ClassVar

from macaronesia.definition import LOT, SEAT, SQUARES, GameDefinition
from macaronesia.errors import BadOption
from macaronesia.games import definitions, game_names
from macaronesia.research.interface import interface_of, rules_of
from macaronesia.research.openspiel_bots import Rollouts, Seated
from macaronesia.research.openspiel_state import HistoryPosition, Observer, State, pyspiel
from macaronesia.ruleset import Json

__all__ = ["NAMES", "Rollouts", "Seated", "State"]

NAMES = {game: f"python_macaronesia_{game}" for game in game_names()}
REWARDS = ("win", "rank")  #: those whose sum is 0

#: A parameter of OpenSpiel has one default, but those of some options depend on the edition. OpenSpiel passes
#: explicit parameters first, then defaults, each sorted; this name sorts before all others and is never
#: passed explicitly, so the parameters before it are the explicit ones.
UNNAMED = "_"

#: A parameter has one type, so a seat that the lot decides is a number, too.
BY_LOT = -1


def _parameters(game: GameDefinition, options: Json) -> Json:
    """Options as parameters: a seat as a number, -1 for the lot; squares as one text, ``a1+d6+h3``."""
    found = dict(options)
    for option in game.options:
        value = options[option.name]
        if option.also == SEAT and value == LOT:
            found[option.name] = BY_LOT
        elif option.also == SQUARES:
            found[option.name] = bool(value)
            found[option.list_parameter] = "+".join(value) if isinstance(value, list) else ""
    return found


def _options(game: GameDefinition, params: Json) -> Json:
    """Parameters as the options they stand for."""
    found = dict(params)
    for option in game.options:
        if option.also == SEAT and found.get(option.name) == BY_LOT:
            found[option.name] = LOT
        elif option.also == SQUARES and (squares := found.pop(option.list_parameter, "")):
            if found.get(option.name) is False:
                raise BadOption.value(option.list_parameter, squares, f"none with {option.name}=False")
            found[option.name] = squares.split("+")
    return found


def _named(params: Json) -> Json:
    """The explicit parameters."""
    names = list(params)
    if params.get(UNNAMED):
        raise BadOption.unknown(UNNAMED, params[UNNAMED], ["players", "reward"])
    return {name: params[name] for name in names[: names.index(UNNAMED)]} if UNNAMED in names else params


def _type(game: GameDefinition) -> Any:
    """What OpenSpiel wants to know of a game before it is made."""
    options = {name: option["default"] for name, option in game.offered()["options"].items()}
    fewest, most = game.players
    return pyspiel.GameType(
        short_name=NAMES[game.name],
        long_name=f"Macaronesia: {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=fewest,
        max_num_players=most,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={UNNAMED: "", "players": fewest, "reward": REWARDS[0]}
        | _parameters(game, options),
    )


class Game(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """What all games share. BadOption says which parameter cannot be, and what can."""

    definition: ClassVar[GameDefinition]
    kind: ClassVar[Any]

    def __init__(self, params: Json | None = None) -> None:
        options = _options(self.definition, _named(params or {}))
        players = options.pop("players", self.definition.players[0])
        self.reward: str = options.pop("reward", REWARDS[0])
        if self.reward not in REWARDS:
            raise BadOption.value("reward", self.reward, REWARDS)
        self.rules = rules_of(self.definition.name, players, options)
        self.interface = interface_of(self.rules)
        self.bounds = self.interface.bounds(self.rules)
        self.first = HistoryPosition(self.rules)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.first.action_space.size,
            max_chance_outcomes=self.interface.chance_moves,
            num_players=players,
            min_utility=-1.0 if self.reward == "rank" else -1.0 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.bounds.actions,
        )
        # A file of one's own stays the path it was given as: OpenSpiel's parameters are no data.
        settled = _parameters(self.definition, self.rules.options | options)
        super().__init__(self.kind, info, {"players": players, "reward": self.reward, **settled})

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


def register() -> None:
    """Make the games known to ``pyspiel.load_game``; done on import."""
    for definition in definitions():
        name, kind = f"{definition.name.capitalize()}Game", _type(definition)
        made = type(name, (Game,), {"__module__": __name__, "definition": definition, "kind": kind})
        globals()[name] = made  # where pickle looks for it
        pyspiel.register_game(kind, made)


register()
