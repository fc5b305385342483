"""Fit what the bots of Islas Canarias go by, from games of their own, and print the figures.

    python tools/fit_canarias.py weights --players 4              from games of greedy against itself
    python tools/fit_canarias.py weights --players 4 --write      and put them into weights.toml
    python tools/fit_canarias.py habits --seconds 300 [--write]   from games of quick players

Weights: positions of games with some moves made at random, each seat's traits against the mean of the table,
and least squares for its points at the end against the mean of the table: only differences win. How hot a
stage is, is then the heat with the best likelihood of who won. A match against the weights so far follows.
Fitted are the sections [players-2] to [players-5] of weights.toml (``weights``, one a run) and [habits], what
quick moves go by (``habits``). Frozen is [yardstick]: what the bot ``greedy`` goes by was set by hand, so
that the others are measured against the same player for good.
"""

import argparse
import re
import time
from importlib.resources import files
from typing import Any

import numpy as np

from macaronesia.bots.canarias.ahead import TRIALS, greedy_move
from macaronesia.bots.canarias.appraise import leading, rest_of_round
from macaronesia.bots.canarias.policy import quick_move
from macaronesia.bots.canarias.sheet import (
    CLOSING,
    EARLY,
    HABITS,
    LAST,
    LATE,
    SHEET,
    STAGES,
    TRAITS,
    N,
    whole,
)
from macaronesia.bots.canarias.traits import ONE, POINTS, TABLE, look_at
from macaronesia.bots.canarias.weights import FILE, fill, new_sheet, tables, take_up
from macaronesia.canarias.engine import draw, legal, step
from macaronesia.canarias.moves import MOST_LEGAL
from macaronesia.canarias.options import settled, start
from macaronesia.canarias.rules.building import total_points
from macaronesia.canarias.state import ACT, BLAME, CHANCE, ISLAND, OVER, RAZE, REVEAL, SETTLE, STATE, Box
from macaronesia.canarias.tables import box_record
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.random import Generator, below, generator
from macaronesia.kernel.record import positions

#: Moves made at random, in a thousand, so that the weights know what is missing where nobody blunders.
WHIMS = 60
#: Positions kept of a game, at most, for each player.
KEPT = 12
#: How strongly weights are held to "a point is a point and nothing else counts".
RIDGE = 3.0
#: The parts of this round, at least, by which a lead in the last one is measured.
LEAST_REST = 0.05

Rows = Any
Habits = dict[str, float]


# --- Games ---


@rule
def play_greedy(
    s: Any, b: Box, trial: Any, sheets: Any, rng: Generator, out: Any, chances: Any, points: Any,
    whims: int, traits: Any, stages: Any, n: int,
) -> int:  # fmt: skip
    """Play s to the end, each seat by its sheet; write positions behind the n rows there are; the new n."""
    mover = -1
    while s[0].phase != OVER:
        phase, seat = s[0].phase, whole(s[0].seat)
        turn_over = phase == ACT and mover not in (-1, seat) and below(rng, 2) == 0
        unloading = phase == REVEAL and below(rng, 6) == 0
        if (turn_over or unloading) and n < len(traits):
            viewer = mover if turn_over and below(rng, 3) > 0 else below(rng, whole(s[0].players))
            look_at(s[0], b, viewer, whole(0), sheets[0])
            for p in range(s[0].players):
                for i in range(N):
                    traits[n, p, i] = sheets[0].traits[p, i]
            stages[n, 0] = LAST if s[0].last_round else EARLY
            stages[n, 1] = leading(s[0])
            stages[n, 2] = rest_of_round(s[0], b)
            if not s[0].last_round and (s[0].announced or stages[n, 1] >= 1.0):
                stages[n, 0] = CLOSING
            n += 1
        if seat == CHANCE:
            move = whole(draw(s[0], b, rng, out[0]))
        elif below(rng, 1000) < whims:
            move = whole(out[0, below(rng, legal(s[0], b, out[0]))])
        else:
            move = whole(greedy_move(s, b, trial, sheets[seat], out, chances, points))
        if seat >= 0 and phase not in (SETTLE, RAZE, BLAME, ISLAND):
            mover = seat
        step(s[0], b, move)
    return n


@rule
def play_quick(s: Any, b: Box, sheets: Any, rng: Generator, out: Any) -> None:
    """Play s to the end by quick moves, each seat with the habits of its sheet."""
    while s[0].phase != OVER:
        if s[0].seat == CHANCE:
            step(s[0], b, whole(draw(s[0], b, rng, out[0])))
        else:
            step(s[0], b, whole(quick_move(s[0], b, sheets[s[0].seat])))


class Table:
    """A table at which many games are played, islands dealt at random."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.b = box_record(settled(2, {})[1])
        self.first = positions(1, STATE)
        self.first[0] = start(players, {"islands": "random", "starter": "lot"}, self.b)
        self.s, self.trial, self.sheets = (
            self.first.copy(),
            positions(TRIALS, STATE),
            positions(players, SHEET),
        )
        self.out = np.empty((2, MOST_LEGAL), np.int32)
        self.worth = np.empty((2, 2, MOST_LEGAL, 5))

    def scores(self) -> Rows:
        """The points at the end of the last game."""
        return np.array([total_points(self.s[0], p) for p in range(self.players)])

    def game(self, sheets: list[Any], seed: str, whims: int, traits: Rows, stages: Rows, n: int) -> int:
        """One game of greedy players."""
        self.s[0] = self.first[0]
        for p, sheet in enumerate(sheets):
            self.sheets[p] = sheet
        return play_greedy(
            self.s, self.b, self.trial, self.sheets, generator(seed), self.out, self.worth[0], self.worth[1],
            whims, traits, stages, n,
        )  # fmt: skip

    def quick_game(self, sheets: list[Any], seed: str) -> None:
        """One game of quick players."""
        self.s[0] = self.first[0]
        for p, sheet in enumerate(sheets):
            self.sheets[p] = sheet
        play_quick(self.s, self.b, self.sheets, generator(seed), self.out)

    def match(self, one: Any, others: Any, deals: int, seed: str, quick: bool) -> tuple[float, float]:
        """The share of wins of one against others on every seat of so many deals, and its standard error."""
        shares = np.zeros(deals)
        none = np.empty((0, self.players, N)), np.empty((0, 3))
        for deal in range(deals):
            for seat in range(self.players):
                sheets = [one if p == seat else others for p in range(self.players)]
                if quick:
                    self.quick_game(sheets, f"{seed} {deal}")
                else:
                    self.game(sheets, f"{seed} {deal}", 0, *none, 0)
                scores = self.scores()
                shares[deal] += (scores[seat] == scores.max()) / (scores == scores.max()).sum() / self.players
        return float(shares.mean()), float(shares.std(ddof=1) / np.sqrt(deals))


def gather(players: int, games: int, seed: str) -> tuple[Rows, Rows, Rows]:
    """Traits by position and seat; stages (stage, leading, rest of the round); points at the end."""
    table = Table(players)
    sheet = new_sheet(players, table.b)
    most = games * KEPT * players
    traits, stages = np.empty((most, players, N), np.float32), np.empty((most, 3))
    ends, n = np.empty((most, players)), 0
    for game in range(games):
        before, n = n, table.game([sheet] * players, f"{seed} {game}", WHIMS, traits, stages, n)
        ends[before:n] = table.scores()
    return traits[:n], stages[:n], ends[:n]


# --- Weights ---


def heat_of(points: Rows, ends: Rows) -> tuple[float, float]:
    """The heat that makes these expected points tell best who won, and the mean log-likelihood."""
    won = (ends == ends.max(1, keepdims=True)) / (ends == ends.max(1, keepdims=True)).sum(1, keepdims=True)
    best = (1.0, -np.inf)
    for heat in np.geomspace(0.2, 12, 80):
        z = points / heat
        z = z - z.max(1, keepdims=True)
        likelihood = float((won * (z - np.log(np.exp(z).sum(1, keepdims=True)))).sum(1).mean())
        if likelihood > best[1]:
            best = (float(heat), likelihood)
    return best


def least_squares(traits: Rows, ends: Rows, parts: Rows) -> tuple[Rows, Rows]:
    """Weights for each of the parts (columns that add up to 1), and the expected points without the level."""
    rows = np.concatenate([parts[:, i, None, None] * traits for i in range(parts.shape[1])], 2)
    apart = (rows - rows.mean(1, keepdims=True)).reshape(-1, rows.shape[2])
    target = (ends - ends.mean(1, keepdims=True)).reshape(-1)
    prior = np.tile(np.eye(N)[POINTS], parts.shape[1])
    square = apart.T @ apart + RIDGE * np.eye(len(prior))
    weights = prior + np.linalg.solve(square, apart.T @ (target - apart @ prior))
    # What all seats have in common moves no chances, but the points: the level and the points so far.
    level = rows.mean(1)
    common = [part * N + trait for part in range(parts.shape[1]) for trait in (ONE, TABLE)]
    weights[common] += np.linalg.lstsq(level[:, common], ends.mean(1) - level @ weights, rcond=None)[0]
    return weights.reshape(-1, N), (apart @ weights).reshape(ends.shape)


def fitted(traits: Rows, stages: Rows, ends: Rows) -> dict[str, Any]:
    """Weights and heat of all stages as a table of weights.toml; prints what they are worth."""
    weights, heat = np.zeros((len(STAGES), N)), np.zeros(len(STAGES))
    for stage in (EARLY, CLOSING, LAST):
        here = stages[:, 0] == stage
        seen, led, end = traits[here].astype(float), stages[here, 1], ends[here]
        parts = np.stack([1 - led, led], 1) if stage == EARLY else np.ones((len(led), 1))
        found, points = least_squares(seen, end, parts)
        weights[stage : stage + len(found)] = found
        error = np.sqrt(((points - end + end.mean(1, keepdims=True)) ** 2).mean())
        if stage == EARLY:
            # A straight line through the heat of the first half and of the second.
            halves = [led < 0.5, led >= 0.5]
            heats, likelihoods = zip(*(heat_of(points[half], end[half]) for half in halves), strict=True)
            slope = (heats[1] - heats[0]) / (led[halves[1]].mean() - led[halves[0]].mean())
            heat[EARLY] = heats[0] - slope * led[halves[0]].mean()
            heat[LATE] = heat[EARLY] + slope
        else:
            rest = np.sqrt(np.maximum(stages[here, 2], LEAST_REST))[:, None] if stage == LAST else 1.0
            heat[stage], *likelihoods = heat_of(points / rest, end)
        told = ", ".join(f"{likelihood:.4f}" for likelihood in likelihoods)
        print(f"{STAGES[stage]:8} {len(led):7} positions, error {error:.2f} points, log-likelihood {told}")
    columns = {trait: [round(float(w), 3) for w in weights[:, i]] for i, trait in enumerate(TRAITS)}
    return {"heat": [round(float(h), 3) for h in heat], "weights": columns}


def fit_weights(players: int, games: int, deals: int, write: bool) -> None:
    """Fit the weights for so many players, and let them play against those so far."""
    began = time.monotonic()
    table = fitted(*gather(players, games, f"fit {time.time_ns()}"))
    at = Table(players)
    new, old = new_sheet(players, at.b), new_sheet(players, at.b)
    fill(new, table)
    share, error = at.match(new, old, deals, "match", quick=False)
    print(f"{players} players: {games} games; greedy with the new weights against those so far wins")
    print(f"{share:.1%} ± {2 * error:.1%} of {deals * players} games ({1 / players:.0%} is even)", end="; ")
    print(f"{time.monotonic() - began:.0f} s")
    if write:
        written(f"players-{players}.weights", table["weights"])
        written(f"players-{players}", {"heat": table["heat"]})


# --- Habits ---


def fit_habits(seconds: float, write: bool) -> None:
    """Change habits a little, and keep what wins against the habits so far, with 4 and with 2 players."""
    rng, seats = np.random.default_rng(), [Table(4), Table(2)]
    first = now = dict(tables()["habits"])
    began, tried, kept = time.monotonic(), 0, 0
    while time.monotonic() - began < seconds:
        tried += 1
        other = dict(now)
        for habit in rng.choice(HABITS, rng.integers(1, 4), replace=False):
            other[habit] = other[habit] * np.exp(rng.normal(0, 0.35)) + rng.normal(0, 0.05)
        # Few games for most, many for those that look good after few.
        if all(
            _better(seats, other, now, deals, str(rng.random())) > z for deals, z in ((150, 0.7), (900, 1.4))
        ):
            now, kept = other, kept + 1
            print(f"{tried} tried, {kept} kept")
    for table in seats:
        share, error = table.match(_with(table, now), _with(table, first), 1000, "last", quick=True)
        print(f"{table.players} players: {share:.1%} ± {2 * error:.1%} against the habits at the start")
    for habit, value in now.items():
        print(f"{habit:16} {first[habit]:7.3f} {value:7.3f}")
    if write:
        written("habits", {habit: round(float(value), 3) for habit, value in now.items()})


def _with(table: Table, habits: Habits) -> Any:
    sheet = new_sheet(table.players, table.b)
    take_up(sheet, table.b, habits)
    return sheet


def _better(
    seats: list[Table], one: dict[str, float], other: dict[str, float], deals: int, seed: str
) -> float:
    """By how many standard errors one wins more than its share against the other."""
    z = 0.0
    for table in seats:
        share, error = table.match(_with(table, one), _with(table, other), deals, seed, quick=True)
        z += (share - 1 / table.players) / max(error, 1e-9) / np.sqrt(len(seats))
    return z


def written(section: str, entries: dict[str, Any]) -> None:
    """Replace entries of a section of weights.toml, line by line, so that all else stays as it is."""
    path = files("macaronesia.bots.canarias").joinpath(FILE)
    head, rest = path.read_text("utf-8").split(f"[{section}]\n", 1)  # type: ignore[attr-defined]
    body, *after = re.split(r"(?=^\[)", rest, maxsplit=1, flags=re.MULTILINE)
    for key, value in entries.items():
        name = f'"{key}"' if " " in key else key
        body = re.sub(rf"^{re.escape(name)} = .*$", f"{name} = {value}", body, flags=re.MULTILINE)
    path.write_text(f"{head}[{section}]\n{body}{''.join(after)}", "utf-8")  # type: ignore[attr-defined]


def main() -> None:
    """Fit what is asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=["weights", "habits"])
    parser.add_argument("--players", type=int, choices=[2, 3, 4, 5], default=4)
    parser.add_argument("--games", type=int, default=6000, help="that the weights are fitted to")
    parser.add_argument("--deals", type=int, default=300, help="of the match that follows")
    parser.add_argument("--seconds", type=float, default=300, help="to look for better habits")
    parser.add_argument("--write", action="store_true", help="put the result into weights.toml")
    asked = parser.parse_args()
    if asked.what == "weights":
        fit_weights(asked.players, asked.games, asked.deals, asked.write)
    else:
        fit_habits(asked.seconds, asked.write)


if __name__ == "__main__":
    main()
