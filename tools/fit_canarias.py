"""Fit the weights of the bots of Islas Canarias from games of their own, and print the figures.

    python tools/fit_canarias.py weights --players 4              from games of greedy against itself
    python tools/fit_canarias.py weights --players 4 --write      and put them into weights.toml
    python tools/fit_canarias.py policy --seconds 300 [--write]   from games of the playout policy

Weights: positions of games with some moves made at random, each seat's features against the mean of the
table, and least squares for its points at the end against the mean of the table: only differences win. The
softmax temperature of a stage is then the one with the best likelihood of who won. A match against the
weights so far follows. Fitted are the sections [players-2] to [players-5] of weights.toml (``weights``, one a
run) and [policy], the parameters of the playout policy (``policy``). Frozen is [baseline]: what the bot
``greedy`` goes by was set by hand, so that the others are measured against the same player for good.
"""

import argparse
import re
import time
from importlib.resources import files
from typing import Any

import numpy as np

from macaronesia.games.canarias.bot.evaluation import N_FEATURES, compute_features, progress, rest_of_round
from macaronesia.games.canarias.bot.features import (
    EVALUATION,
    FILE,
    Feature,
    Stage,
    key,
    new_evaluation,
    set_policy,
    set_weights,
    tables,
)
from macaronesia.games.canarias.bot.one_ply import Workspace, greedy_move, new_workspace
from macaronesia.games.canarias.bot.policy import playout_move
from macaronesia.games.canarias.box import shipped_box
from macaronesia.games.canarias.engine import draw, legal, step
from macaronesia.games.canarias.rules.building import total_points
from macaronesia.games.canarias.state import STATE, Box, Phase, new_box, new_position
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.integers import whole
from macaronesia.kernel.random import Generator, below, generator
from macaronesia.kernel.record import CHANCE, positions

#: Moves made at random, in a thousand, so that the weights know what is missing where nobody blunders.
RANDOM_MOVES = 60
#: Positions kept of a game, at most, for each player.
KEPT = 12
#: How strongly weights are held to "a point is a point and nothing else counts".
RIDGE = 3.0
#: The parts of this round, at least, by which a lead in the last one is measured.
LEAST_REST = 0.05

Rows = Any
Parameters = dict[str, float]


# --- Games ---


@rule
def play_greedy(
    x: Workspace,
    s: Any,
    evaluations: Any,
    rng: Generator,
    random_moves: int,
    features: Any,
    stages: Any,
    n: int,
) -> int:
    """Play s to the end, each seat by its weights; write positions behind the n rows there are; the new n."""
    mover = -1
    while s[0].phase != Phase.OVER:
        phase, seat = s[0].phase, whole(s[0].seat)
        turn_over = phase == Phase.ACT and mover not in (-1, seat) and below(rng, 2) == 0
        unloading = phase == Phase.REVEAL and below(rng, 6) == 0
        if (turn_over or unloading) and n < len(features):
            viewer = mover if turn_over and below(rng, 3) > 0 else below(rng, whole(s[0].players))
            compute_features(s[0], x.b, viewer, whole(0), evaluations[0])
            for p in range(s[0].players):
                for i in range(N_FEATURES):
                    features[n, p, i] = evaluations[0].features[p, i]
            stages[n, 0] = (Stage.LAST if s[0].last_round else Stage.EARLY).value
            stages[n, 1] = progress(s[0])
            stages[n, 2] = rest_of_round(s[0])
            if not s[0].last_round and (s[0].announced or stages[n, 1] >= 1.0):
                stages[n, 0] = Stage.CLOSING.value
            n += 1
        if seat == CHANCE:
            move = whole(draw(s[0], x.b, rng, x.moves[0]))
        elif below(rng, 1000) < random_moves:
            move = whole(x.moves[0, below(rng, legal(s[0], x.b, x.moves[0]))])
        else:
            own = Workspace(x.b, evaluations[seat], x.trial, x.moves, x.chances, x.points)
            move = whole(greedy_move(own, s))
        if seat >= 0 and phase not in (Phase.SETTLE, Phase.RAZE, Phase.BLAME, Phase.ISLAND):
            mover = seat
        step(s[0], x.b, move, None)
    return n


@rule
def play_policy(s: Any, b: Box, evaluations: Any, rng: Generator, out: Any) -> None:
    """Play s to the end by the policy, each seat with its own parameters."""
    while s[0].phase != Phase.OVER:
        if s[0].seat == CHANCE:
            step(s[0], b, whole(draw(s[0], b, rng, out[0])), None)
        else:
            step(s[0], b, whole(playout_move(s[0], b, evaluations[s[0].seat])), None)


class Table:
    """A table at which many games are played, islands dealt at random."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.b = new_box(shipped_box())
        self.first = positions(1, STATE)
        self.first[0] = new_position(players, {"islands": "random", "starter": "lot"}, self.b)
        self.s, self.evaluations = self.first.copy(), positions(players, EVALUATION)
        self.x = new_workspace(self.b, self.evaluations[0])

    def scores(self) -> Rows:
        """The points at the end of the last game."""
        return np.array([total_points(self.s[0], p) for p in range(self.players)])

    def game(
        self, seats: list[Any], seed: str, random_moves: int, features: Rows, stages: Rows, n: int
    ) -> int:
        """One game of greedy players."""
        self.s[0] = self.first[0]
        for p, evaluation in enumerate(seats):
            self.evaluations[p] = evaluation
        rng = generator(seed)
        return play_greedy(self.x, self.s, self.evaluations, rng, random_moves, features, stages, n)

    def policy_game(self, seats: list[Any], seed: str) -> None:
        """One game of the policy."""
        self.s[0] = self.first[0]
        for p, evaluation in enumerate(seats):
            self.evaluations[p] = evaluation
        play_policy(self.s, self.b, self.evaluations, generator(seed), self.x.moves)

    def match(self, one: Any, others: Any, deals: int, seed: str, quick: bool) -> tuple[float, float]:
        """The share of wins of one against others on every seat of so many deals, and its standard error."""
        shares = np.zeros(deals)
        none = np.empty((0, self.players, N_FEATURES)), np.empty((0, 3))
        for deal in range(deals):
            for seat in range(self.players):
                seats = [one if p == seat else others for p in range(self.players)]
                if quick:
                    self.policy_game(seats, f"{seed} {deal}")
                else:
                    self.game(seats, f"{seed} {deal}", 0, *none, 0)
                scores = self.scores()
                shares[deal] += (scores[seat] == scores.max()) / (scores == scores.max()).sum() / self.players
        return float(shares.mean()), float(shares.std(ddof=1) / np.sqrt(deals))


def gather(players: int, games: int, seed: str) -> tuple[Rows, Rows, Rows]:
    """Features by position and seat; stages (stage, progress, rest of the round); points at the end."""
    table = Table(players)
    evaluation = new_evaluation(players, table.b)
    most = games * KEPT * players
    features, stages = np.empty((most, players, N_FEATURES), np.float32), np.empty((most, 3))
    ends, n = np.empty((most, players)), 0
    for game in range(games):
        before, n = n, table.game([evaluation] * players, f"{seed} {game}", RANDOM_MOVES, features, stages, n)
        ends[before:n] = table.scores()
    return features[:n], stages[:n], ends[:n]


# --- Weights ---


def temperature_of(points: Rows, ends: Rows) -> tuple[float, float]:
    """The softmax temperature by which these points tell best who won, and the mean log-likelihood."""
    won = (ends == ends.max(1, keepdims=True)) / (ends == ends.max(1, keepdims=True)).sum(1, keepdims=True)
    best = (1.0, -np.inf)
    for temperature in np.geomspace(0.2, 12, 80):
        z = points / temperature
        z = z - z.max(1, keepdims=True)
        likelihood = float((won * (z - np.log(np.exp(z).sum(1, keepdims=True)))).sum(1).mean())
        if likelihood > best[1]:
            best = (float(temperature), likelihood)
    return best


def least_squares(features: Rows, ends: Rows, parts: Rows) -> tuple[Rows, Rows]:
    """Weights for each of the parts (columns that add up to 1), and the expected points without the level."""
    rows = np.concatenate([parts[:, i, None, None] * features for i in range(parts.shape[1])], 2)
    apart = (rows - rows.mean(1, keepdims=True)).reshape(-1, rows.shape[2])
    target = (ends - ends.mean(1, keepdims=True)).reshape(-1)
    prior = np.tile(np.eye(N_FEATURES)[Feature.POINTS], parts.shape[1])
    square = apart.T @ apart + RIDGE * np.eye(len(prior))
    weights = prior + np.linalg.solve(square, apart.T @ (target - apart @ prior))
    # What all seats have in common moves no chances, but the points: the level and the points so far.
    level = rows.mean(1)
    common = [
        part * N_FEATURES + feature
        for part in range(parts.shape[1])
        for feature in (Feature.ONE, Feature.TABLE)
    ]
    weights[common] += np.linalg.lstsq(level[:, common], ends.mean(1) - level @ weights, rcond=None)[0]
    return weights.reshape(-1, N_FEATURES), (apart @ weights).reshape(ends.shape)


def fitted(features: Rows, stages: Rows, ends: Rows) -> dict[str, Any]:
    """Weights and temperatures of all stages as a table of weights.toml; prints what they are worth."""
    weights, temperature = np.zeros((len(Stage), N_FEATURES)), np.zeros(len(Stage))
    for stage in (Stage.EARLY, Stage.CLOSING, Stage.LAST):
        here = stages[:, 0] == stage
        seen, led, end = features[here].astype(float), stages[here, 1], ends[here]
        parts = np.stack([1 - led, led], 1) if stage == Stage.EARLY else np.ones((len(led), 1))
        found, points = least_squares(seen, end, parts)
        weights[stage : stage + len(found)] = found
        error = np.sqrt(((points - end + end.mean(1, keepdims=True)) ** 2).mean())
        if stage == Stage.EARLY:
            # A straight line through the temperatures of the first half and of the second.
            halves = [led < 0.5, led >= 0.5]
            (first, one), (second, two) = (temperature_of(points[half], end[half]) for half in halves)
            likelihoods = [one, two]
            slope = (second - first) / (led[halves[1]].mean() - led[halves[0]].mean())
            temperature[Stage.EARLY] = first - slope * led[halves[0]].mean()
            temperature[Stage.LATE] = temperature[Stage.EARLY] + slope
        else:
            rest = np.sqrt(np.maximum(stages[here, 2], LEAST_REST))[:, None] if stage == Stage.LAST else 1.0
            temperature[stage], *likelihoods = temperature_of(points / rest, end)
        told = ", ".join(f"{likelihood:.4f}" for likelihood in likelihoods)
        print(
            f"{stage.name.lower():8} {len(led):7} positions, error {error:.2f} points, log-likelihood {told}"
        )
    columns = {key(feature): [round(float(w), 3) for w in weights[:, feature]] for feature in Feature}
    return {"temperature": [round(float(t), 3) for t in temperature], "weights": columns}


def fit_weights(players: int, games: int, deals: int, write: bool) -> None:
    """Fit the weights for so many players, and let them play against those so far."""
    began = time.monotonic()
    table = fitted(*gather(players, games, f"fit {time.time_ns()}"))
    at = Table(players)
    new, old = new_evaluation(players, at.b), new_evaluation(players, at.b)
    set_weights(new, table)
    share, error = at.match(new, old, deals, "match", quick=False)
    print(f"{players} players: {games} games; greedy with the new weights against those so far wins")
    print(f"{share:.1%} ± {2 * error:.1%} of {deals * players} games ({1 / players:.0%} is even)", end="; ")
    print(f"{time.monotonic() - began:.0f} s")
    if write:
        written(f"players-{players}.weights", table["weights"])
        written(f"players-{players}", {"temperature": table["temperature"]})


# --- The policy ---


def fit_policy(seconds: float, write: bool) -> None:
    """Change parameters a little, and keep what wins against those so far, with 4 and with 2 players."""
    rng, seats = np.random.default_rng(), [Table(4), Table(2)]
    first = now = dict(tables()["policy"])
    began, tried, kept = time.monotonic(), 0, 0
    while time.monotonic() - began < seconds:
        tried += 1
        other = dict(now)
        for name in rng.choice(list(now), rng.integers(1, 4), replace=False):
            other[name] = other[name] * np.exp(rng.normal(0, 0.35)) + rng.normal(0, 0.05)
        # Few games for most, many for those that look good after few.
        if all(
            _better(seats, other, now, deals, str(rng.random())) > z for deals, z in ((150, 0.7), (900, 1.4))
        ):
            now, kept = other, kept + 1
            print(f"{tried} tried, {kept} kept")
    for table in seats:
        share, error = table.match(_with(table, now), _with(table, first), 1000, "last", quick=True)
        print(f"{table.players} players: {share:.1%} ± {2 * error:.1%} against the parameters at the start")
    for name, value in now.items():
        print(f"{name:16} {first[name]:7.3f} {value:7.3f}")
    if write:
        written("policy", {name: round(float(value), 3) for name, value in now.items()})


def _with(table: Table, parameters: Parameters) -> Any:
    evaluation = new_evaluation(table.players, table.b)
    set_policy(evaluation, table.b, parameters)
    return evaluation


def _better(seats: list[Table], one: Parameters, other: Parameters, deals: int, seed: str) -> float:
    """By how many standard errors one wins more than its share against the other."""
    z = 0.0
    for table in seats:
        share, error = table.match(_with(table, one), _with(table, other), deals, seed, quick=True)
        z += (share - 1 / table.players) / max(error, 1e-9) / np.sqrt(len(seats))
    return z


def written(section: str, entries: dict[str, Any]) -> None:
    """Replace entries of a section of weights.toml, line by line, so that all else stays as it is."""
    path = files("macaronesia.games.canarias.bot").joinpath(FILE)
    head, rest = path.read_text("utf-8").split(f"[{section}]\n", 1)  # type: ignore[attr-defined]
    body, *after = re.split(r"(?=^\[)", rest, maxsplit=1, flags=re.MULTILINE)
    for entry, value in entries.items():
        name = f'"{entry}"' if " " in entry else entry
        body = re.sub(rf"^{re.escape(name)} = .*$", f"{name} = {value}", body, flags=re.MULTILINE)
    path.write_text(f"{head}[{section}]\n{body}{''.join(after)}", "utf-8")  # type: ignore[attr-defined]


def main() -> None:
    """Fit what is asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=["weights", "policy"])
    parser.add_argument("--players", type=int, choices=[2, 3, 4, 5], default=4)
    parser.add_argument("--games", type=int, default=6000, help="that the weights are fitted to")
    parser.add_argument("--deals", type=int, default=300, help="of the match that follows")
    parser.add_argument("--seconds", type=float, default=300, help="to look for better parameters")
    parser.add_argument("--write", action="store_true", help="put the result into weights.toml")
    asked = parser.parse_args()
    if asked.what == "weights":
        fit_weights(asked.players, asked.games, asked.deals, asked.write)
    else:
        fit_policy(asked.seconds, asked.write)


if __name__ == "__main__":
    main()
