"""The search of Islas Canarias: rollouts of redealt positions (determinizations), then a race of finalists.

A tree would have to be many moves deep to reach the next ship; instead the moves are the arms of a bandit
with progressive widening and UCB, and every rollout plays this round and three more by the playout policy
and evaluates the position after them. The n-th rollouts of all moves are on the same deal (common random
numbers). The policy errs, and no number of rollouts corrects that: after a while the most promising moves go
to a final. There a deal is played once for every finalist, this round and the next, in which all seats play
by one-ply lookahead; finalists that are significantly behind are eliminated (sequential elimination).
"""

import math
from typing import Annotated, Any, NamedTuple

import numpy as np

from macaronesia.games.canarias.bot.evaluation import evaluate
from macaronesia.games.canarias.bot.one_ply import Workspace, greedy_move
from macaronesia.games.canarias.bot.policy import playout_move
from macaronesia.games.canarias.conceal import redeal
from macaronesia.games.canarias.engine import draw, legal, step
from macaronesia.games.canarias.state import MOST_PLAYERS, Phase
from macaronesia.kernel.compiler import rule
from macaronesia.kernel.integers import whole
from macaronesia.kernel.random import Generator, below
from macaronesia.kernel.record import CHANCE, layout

#: How many moves are tried at most, the best by one-ply lookahead.
WIDEST = 256
#: Room for finalists; how many there are at most is a setting.
MOST_FINALISTS = 8
_WORD = 0xFFFFFFFF


class Settings(NamedTuple):
    """The parameters of the search.

    The values were found by playing them against each other; those of the final on recorded decisions.
    """

    rollouts: int = 1000  #: before the final
    rounds: int = 3  #: that a rollout plays after the present one
    widening_base: float = 3.0  #: after n rollouts widening_base + n ** widening_exponent moves are open
    widening_exponent: float = 0.4
    c_ucb: float = 0.1  #: the weight of exploration
    #: One-ply lookahead counts as this number of rollouts, and as many as were made: the bias of the policy
    #: does not fade with their number.
    prior_visits: float = 100.0
    finalists: int = 4  #: moves in the final, at most
    final_rounds: int = 1  #: that a game of the final plays after the present one
    cost: int = 50  #: of a game of the final, in iterations: it takes as long as this number of rollouts
    prior_deals: float = 20.0  #: the estimate from before the final counts as this number of its games
    deals: int = 8  #: that are played before a finalist may be eliminated
    margin: float = 1.5  #: a finalist is eliminated if it is behind by this number of standard errors


SETTINGS = Settings()


class MoveStatistics:
    """The statistics of a move: sums over its rollouts and over its games in the final, by seats."""

    move: Annotated[int, np.int32]
    visits: Annotated[int, np.int64]  # rollouts
    deals: Annotated[int, np.int64]  # games in the final
    prior: Annotated[float, np.float64]  # the seat's chance by one-ply lookahead
    chances: Annotated[Any, np.float64, MOST_PLAYERS]
    scores: Annotated[Any, np.float64, MOST_PLAYERS]
    final_chances: Annotated[Any, np.float64, MOST_PLAYERS]
    final_scores: Annotated[Any, np.float64, MOST_PLAYERS]


MOVE_STATISTICS = layout(MoveStatistics)


class Progress:
    """How far a search is."""

    balance: Annotated[int, np.int64]  # iterations still to be made; less than 0 if the last game took more
    rollouts: Annotated[int, np.int64]  # made
    running: Annotated[int, np.int64]  # finalists not eliminated; 0 before the final begins
    next: Annotated[int, np.int64]  # of them, the one to play the present deal
    deals: Annotated[int, np.int64]  # that all of them have played
    finalists: Annotated[Any, np.int32, MOST_FINALISTS]  # indices of moves, those still running first
    latest: Annotated[Any, np.float64, MOST_FINALISTS]  # the seat's chances in the latest deal
    products: Annotated[Any, np.float64, (MOST_FINALISTS, MOST_FINALISTS)]  # sums over the deals


PROGRESS = layout(Progress)


class SearchState(NamedTuple):
    """A search under way. The last two are scratch space."""

    x: Workspace
    root: Any  #: array of one: the position to decide in
    moves: Any  #: the statistics of the moves, the best by one-ply lookahead first
    progress: Any
    settings: Settings
    base: Generator  #: from which every deal's generator is made
    s: Any  #: array of one: the position that a rollout has come to
    rng: Generator


@rule
def run_search(y: SearchState, iterations: int) -> int:
    """Go on for this number of iterations: rollouts, then the final; how many were made.

    A game of the final takes ``settings.cost`` of them. With one finalist left nothing more is done. An only
    move gets rollouts to the end: its evaluation is asked for, and that of rollouts has less variance.
    """
    progress, settings = y.progress, y.settings
    progress.balance += iterations
    made = 0
    while progress.balance > 0:
        if progress.rollouts < settings.rollouts or len(y.moves) == 1:
            roll_out(y)
            progress.rollouts += 1
            progress.balance -= 1
            made += 1
        elif progress.running == 1:
            progress.balance = 0
        else:
            if progress.running == 0:
                choose_finalists(y.moves, progress, whole(y.root[0].seat), settings)
            play_final(y)
            progress.balance -= settings.cost
            made += settings.cost
            if progress.next == progress.running:
                end_deal(y.moves, progress, whole(y.root[0].seat), settings)
    return made


# --- Rollouts ---


@rule
def roll_out(y: SearchState) -> None:
    """One rollout of the move with the highest upper confidence bound."""
    x, s, seat = y.x, y.s, whole(y.root[0].seat)
    move = y.moves[select_move(y.moves, seat, whole(y.progress.rollouts), y.settings)]
    begin_deal(y, move.visits, move.move)
    last = int(y.root[0].this_round) + y.settings.rounds
    while s[0].phase != Phase.OVER and not (s[0].this_round > last and s[0].phase == Phase.ACT):
        if s[0].seat == CHANCE:
            step(s[0], x.b, whole(draw(s[0], x.b, y.rng, x.moves[0])), None)
        elif s[0].phase == Phase.ISLAND:
            step(s[0], x.b, whole(x.moves[0, below(y.rng, legal(s[0], x.b, x.moves[0]))]), None)
        else:
            step(s[0], x.b, whole(playout_move(s[0], x.b, x.e)), None)
    evaluate(s[0], x.b, seat, whole(0), x.e)
    move.visits += 1
    for p in range(whole(y.root[0].players)):
        move.chances[p] += x.e.chances[p]
        move.scores[p] += x.e.points[p]


@rule
def expected_chance(move: Any, seat: int, settings: Settings) -> float:
    """The seat's chance after a move, from all of its statistics; ``Search`` does the same for all moves."""
    prior_visits = settings.prior_visits + move.visits
    before = (move.chances[seat] + prior_visits * move.prior) / (prior_visits + move.visits)
    total = settings.prior_deals * before + move.final_chances[seat]
    chance: float = total / (settings.prior_deals + move.deals)
    return chance


@rule
def select_move(moves: Any, seat: int, done: int, settings: Settings) -> int:
    """The open move with the highest upper confidence bound."""
    best, most = 0, -1.0
    exploration = settings.c_ucb * math.sqrt(math.log(done + 1.0))
    for i in range(min(len(moves), int(settings.widening_base + done**settings.widening_exponent))):
        value = expected_chance(moves[i], seat, settings) + exploration / math.sqrt(moves[i].visits + 1.0)
        if value > most:
            best, most = i, value
    return best


@rule
def begin_deal(y: SearchState, number: int, move: int) -> None:
    """Redeal the root by the generator of a deal, and make a move; equal numbers give equal deals."""
    for i in range(4):
        mixed = (number * 4 + i) & _WORD
        for _ in range(2):
            mixed = (((mixed >> 16) ^ mixed) * 0x45D9F3B) & _WORD
        y.rng[i] = y.base[i] ^ mixed ^ (mixed >> 16)
    y.s[0] = y.root[0]
    redeal(y.s[0], y.x.b, whole(y.root[0].seat), y.rng, y.x.moves[0])
    step(y.s[0], y.x.b, whole(move), None)


# --- The final ---


@rule
def choose_finalists(moves: Any, progress: Any, seat: int, settings: Settings) -> None:
    """The moves with the highest expected chances begin the final, the best first."""
    wanted = min(settings.finalists, len(moves))
    while progress.running < wanted:
        best, most = -1, -1.0
        for i in range(len(moves)):
            new = True
            for c in range(progress.running):
                new = new and progress.finalists[c] != i
            chance = expected_chance(moves[i], seat, settings)
            if new and chance > most:
                best, most = i, chance
        progress.finalists[progress.running] = best
        progress.running += 1


@rule
def play_final(y: SearchState) -> None:
    """The next finalist plays the present deal."""
    x, s, progress, seat = y.x, y.s, y.progress, whole(y.root[0].seat)
    move = y.moves[progress.finalists[progress.next]]
    begin_deal(y, progress.deals, move.move)
    last = int(y.root[0].this_round) + y.settings.final_rounds
    while s[0].phase != Phase.OVER and not (s[0].this_round > last and s[0].phase == Phase.ACT):
        if s[0].seat == CHANCE:
            step(s[0], x.b, whole(draw(s[0], x.b, y.rng, x.moves[0])), None)
        else:
            step(s[0], x.b, whole(greedy_move(x, s)), None)
    evaluate(s[0], x.b, seat, whole(0), x.e)
    move.deals += 1
    progress.latest[progress.next] = x.e.chances[seat]
    progress.next += 1
    for p in range(whole(y.root[0].players)):
        move.final_chances[p] += x.e.chances[p]
        move.final_scores[p] += x.e.points[p]


@rule
def end_deal(moves: Any, progress: Any, seat: int, settings: Settings) -> None:
    """All finalists have played the deal."""
    progress.next = 0
    progress.deals += 1
    for c in range(progress.running):
        for d in range(progress.running):
            progress.products[c, d] += progress.latest[c] * progress.latest[d]
    if progress.deals >= settings.deals:
        eliminate(moves, progress, seat, settings)


@rule
def eliminate(moves: Any, progress: Any, seat: int, settings: Settings) -> None:
    """Eliminate finalists that are behind the best by a margin, in standard errors of paired differences."""
    best, most = 0, -1.0
    for c in range(progress.running):
        chance = expected_chance(moves[progress.finalists[c]], seat, settings)
        if chance > most:
            best, most = c, chance
    n, products = float(progress.deals), progress.products
    lead = moves[progress.finalists[best]].final_chances[seat]
    c = whole(progress.running) - 1
    while c >= 0:
        if c != best:
            move = moves[progress.finalists[c]]
            gap = lead - move.final_chances[seat]
            squares = products[best, best] + products[c, c] - 2.0 * products[best, c]
            error = math.sqrt(max(squares - gap * gap / n, 0.0) / (n - 1.0) / n)
            if most - expected_chance(move, seat, settings) > settings.margin * error:
                last = whole(progress.running) - 1
                swap(progress, whole(c), last)
                if best == last:
                    best = c
                progress.running -= 1
        c -= 1


@rule
def swap(progress: Any, c: int, d: int) -> None:
    """Two finalists change places."""
    places, products = progress.finalists, progress.products
    places[c], places[d] = places[d], places[c]
    for other in range(MOST_FINALISTS):
        products[c, other], products[d, other] = products[d, other], products[c, other]
    for other in range(MOST_FINALISTS):
        products[other, c], products[other, d] = products[other, d], products[other, c]
