"""The numbers of ``weights.toml``: weights for each number of players, parameters of the policy for all."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from macaronesia.games.canarias.bot.features import EVALUATION, Evaluation, Feature, Policy, key
from macaronesia.games.canarias.names import EFFECTS
from macaronesia.games.canarias.state import Box
from macaronesia.kernel.record import positions

FILE = "weights.toml"


@cache
def tables() -> dict[str, Any]:
    """The file as it is."""
    return tomllib.loads(files(__package__).joinpath(FILE).read_text("utf-8"))


def new_evaluation(players: int, b: Box, frozen: bool = False) -> Evaluation:
    """An evaluation with the weights for so many players; frozen: with those of ``greedy``, set by hand."""
    yardstick = tables()["yardstick"]
    e: Evaluation = positions(1, EVALUATION)[0]
    set_weights(e, yardstick if frozen else tables()[f"players-{players}"])
    set_policy(e, b, yardstick["policy"] if frozen else tables()["policy"])
    return e


def set_weights(e: Evaluation, table: dict[str, Any]) -> None:
    """Put weights into an evaluation."""
    e.temperature[:] = table["temperature"]
    for feature in Feature:
        e.weights[:, feature] = table["weights"][key(feature)]


def set_policy(e: Evaluation, b: Box, parameters: dict[str, float]) -> None:
    """Put the policy's parameters into an evaluation; the box says which colour has which privilege."""
    e.policy[:] = [parameters[key(parameter)] for parameter in Policy]
    for effect, name in enumerate(EFFECTS):
        e.prizes[b.colour_of[effect]] = parameters["privilege"] * parameters[name]
