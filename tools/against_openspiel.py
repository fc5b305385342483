"""Our expert against the searches of OpenSpiel, on the same deals with both seatings.

    python tools/against_openspiel.py --game santiago --workers 2     plays what is not played yet
    python tools/against_openspiel.py --game canarias --figures       shows what has been played
    python tools/against_openspiel.py --game canarias --speed         simulations a second of every form

First OpenSpiel's two searches, ISMCTS and MCTS, play a trial against each other; the better one is the
opponent in the match. Every finished game is kept in .strength/, so that it can be stopped at any time and
goes on from there.

The terms, all in the peer's favour: OpenSpiel thinks 2 s about every *action* with a choice, of which a move
has up to five, the expert 0.2 s about a move. Its MCTS sees the whole position, other hands and secret bids
too. Its random games are run by our compiled kernel (``Rollouts``), ten times as many as its own evaluators
manage on a game written in Python. The clock is OpenSpiel's own loop, stopped (research/openspiel_bots.py).
"""

import argparse
import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from macaronesia.arena.journal import Journal
from macaronesia.arena.match import Clock, GameResult, Match, whole_deals
from macaronesia.arena.run import serve_parent
from macaronesia.arena.statistics import MatchStatistics, match_statistics
from macaronesia.bots import make_bot
from macaronesia.game import Game, new_game
from macaronesia.research.openspiel import NAMES, Rollouts
from macaronesia.research.openspiel_bots import ClockedISMCTS, ClockedMCTS
from macaronesia.research.openspiel_state import State
from macaronesia.ruleset import CHANCE

KEPT = Path(__file__).parent.parent / ".strength"
#: With two players there is no amigo edition: its box begins at three.
OPTIONS: dict[str, dict[str, Any]] = {"santiago": {"edition": "trefl"}, "canarias": {}}
EXPERT = "expert"
SEARCHES = ("openspiel-mcts", "openspiel-ismcts")  #: which one plays on if the trial ends even, first

#: Games of the match, and of the trial before it.
GAMES, TRIAL = 40, 8
#: UCT's constant, as OpenSpiel's own examples have it, and how many deals ISMCTS keeps at hand: with a new
#: one for every simulation most of its time would go into dealing.
UCT = 2.0
WORLDS = 64


@dataclass(frozen=True)
class Terms:
    """What is played; a name of a peer carries its seconds, so that files of other terms are not mixed up."""

    game: str
    seconds: float
    rival: str = ""  #: of OpenSpiel's; none: the trial

    @property
    def match(self) -> Match:
        """As the arena knows it."""
        entrants = (EXPERT, self.rival) if self.rival else SEARCHES
        named = [name if name == EXPERT else f"{name}:seconds={self.seconds:g}" for name in entrants]
        options = new_game(self.game, 2, seed=0, **OPTIONS[self.game]).options
        return Match(self.game, tuple(named), "openspiel", options)

    @property
    def games(self) -> int:
        """How many are played."""
        return GAMES if self.rival else TRIAL

    @property
    def name(self) -> str:
        """As the figures are filed."""
        seconds = f"{self.seconds:g}".replace(".", "_")
        return f"{self.game}-{self.rival or 'openspiel-trial'}-{seconds}s"

    @property
    def file(self) -> Path:
        """Where its games are kept."""
        return KEPT / f"{self.name}.jsonl"


class Ours:
    """A bot of ours at the table; it is handed what its seat may know."""

    def __init__(self, name: str, seed: str) -> None:
        self._bot = make_bot(name, seed)

    def move(self, table: Game, _state: State, seat: int) -> str:
        """Its move."""
        return self._bot.choose(table.briefing(seat)).move


class Peer:
    """A search of OpenSpiel's at the table; it is handed OpenSpiel's state."""

    def __init__(self, name: str, game: Any, seed: str) -> None:
        kind, _, seconds = name.partition(":seconds=")
        luck = np.random.RandomState(int(seed[:8], 16))
        self.bot: Any
        if kind == "openspiel-mcts":
            self.bot = ClockedMCTS(game, UCT, float(seconds), Rollouts(seed=seed), random_state=luck)
        else:
            self.bot = ClockedISMCTS(
                *(game, Rollouts(seed=seed), UCT, float(seconds)),
                max_world_samples=WORLDS,
                random_state=luck,
            )

    def move(self, _table: Game, state: State, _seat: int) -> str:
        """Its move, action by action; about one without a choice it need not think."""
        ahead: State = state.clone()
        while len(ahead.position.moves) == len(state.position.moves):
            actions = ahead.legal_actions()
            ahead.apply_action(actions[0] if len(actions) == 1 else self.bot.step(ahead))
        return ahead.position.moves[-1][1]


def play(match: Match, number: int) -> GameResult:
    """One game; the deals are those that the arena would deal."""
    table = new_game(match.game, 2, seed=match.game_seed(number), **match.options)
    game = pyspiel.load_game(NAMES[match.game], {"players": 2, **OPTIONS[match.game]})
    seats, clocks = match.seating(number), [Clock(), Clock()]
    state, players = game.new_initial_state(), []
    for seat, entrant in enumerate(seats):
        name, seed = match.bots[entrant], match.bot_seed(number, seat)
        players.append(Ours(name, seed) if name == EXPERT else Peer(name, game, seed))
    follow(state, table)
    while isinstance(seat := table.seat, int):
        moves = table.moves()
        if len(moves) == 1:
            clocks[seat].forced += 1
            table.play(moves[0])
        else:
            began = time.perf_counter()
            move = players[seat].move(table, state, seat)
            clocks[seat].add(1000 * (time.perf_counter() - began))
            table.play(move)
        follow(state, table)
    return GameResult(number, seats, table.scores(), None, clocks)


def follow(state: State, table: Game) -> None:
    """Make the moves in OpenSpiel's state that were made at the table."""
    for who, text in table.history[len(state.position.moves) :]:
        encode = state.position.action_space.encode
        actions = [state.position.rules.code(text)] if who == CHANCE else encode(text, int(who))
        for action in actions:
            state.apply_action(action)


def run(terms: Terms, games: int, workers: int) -> MatchStatistics:
    """Play what is missing of so many games, and count all."""
    match = terms.match
    wanted = range(whole_deals(games, 2) * 2)
    KEPT.mkdir(exist_ok=True)
    with Journal(terms.file, match) as journal:
        done = {number: result for number, result in journal.results.items() if number in wanted}
        missing = [number for number in wanted if number not in done]
        print(f"{terms.file.stem}: {len(done)}/{len(wanted)}", flush=True)
        if missing:
            play_all(match, missing, workers, journal, done, len(wanted))
    return match_statistics(match, done.values())


def play_all(
    match: Match, missing: list[int], workers: int, journal: Journal, done: dict[int, GameResult], wanted: int
) -> None:
    """Play these games on so many processes; each is written down as soon as it is over."""
    began = time.perf_counter()
    for played, result in enumerate(results(match, missing, workers), 1):
        journal.add(result)
        done[result.number] = result
        left = (time.perf_counter() - began) / 60 / played * (len(missing) - played)
        names = (match.bots[entrant] for entrant in result.seats)
        scores = ", ".join(f"{name} {n}" for name, n in zip(names, result.scores or [], strict=True))
        print(f"  {len(done)}/{wanted}: {scores}; {left:.0f} min to go", flush=True)


def results(match: Match, missing: list[int], workers: int) -> Iterator[GameResult]:
    """These games as they end; Ctrl-C leaves those under way."""
    if workers == 1:
        yield from (play(match, number) for number in missing)
        return
    with ProcessPoolExecutor(workers, get_context("spawn"), serve_parent) as pool:
        under_way = [pool.submit(play, match, number) for number in missing]
        try:
            for future in as_completed(under_way):
                yield future.result()
        except KeyboardInterrupt:
            os._exit(130)  # all that is finished is on disk


def show(figures: MatchStatistics) -> None:
    """The win shares with their intervals."""
    for row in figures.rows:
        print(
            f"{row.name:28} {figures.games} games: {100 * row.share:5.1f} % "
            f"({100 * row.low:.1f} – {100 * row.high:.1f} %), "
            f"{row.score or 0:.1f} points, {row.ms:.0f} ms a move"
        )


def better(figures: MatchStatistics) -> str:
    """The search that won the trial."""
    shares = {row.name.partition(":")[0]: row.share for row in figures.rows}
    return max(SEARCHES, key=lambda name: shares.get(name, 0.0))


def speed(name: str) -> None:
    """Simulations a second of every form of the peer that works on a game written in Python."""
    game = pyspiel.load_game(NAMES[name], {"players": 2, **OPTIONS[name]})
    table = new_game(name, 2, seed=1, **OPTIONS[name])
    bot = make_bot("greedy", 1)
    while isinstance(seat := table.seat, int) and (table.ply < 60 or len(table.moves()) < 8):
        table.play(bot.choose(table.briefing(seat)).move)
    state = game.new_initial_state()
    follow(state, table)
    core, python, ours = pyspiel.RandomRolloutEvaluator(1, 1), mcts.RandomRolloutEvaluator(1), Rollouts()
    forms: dict[str, Any] = {
        "MCTS of the core": lambda n: pyspiel.MCTSBot(game, core, UCT, n, 1000, False, 1, False).mcts_search,
        "MCTS": lambda n: mcts.MCTSBot(game, UCT, n, python).step,
        "MCTS, our random games": lambda n: mcts.MCTSBot(game, UCT, n, ours).step,
        "ISMCTS": lambda n: ismcts.ISMCTSBot(game, python, UCT, n).step,
        "ISMCTS, our random games": lambda n: ismcts.ISMCTSBot(game, ours, UCT, n).step,
        f"the same, {WORLDS} deals": lambda n: ismcts.ISMCTSBot(game, ours, UCT, n, WORLDS).step,
    }
    for form, make in forms.items():
        make(3)(state)
        simulations, used = 25, 0.0
        while used < 1:
            simulations *= 2
            began = time.process_time()
            make(simulations)(state)
            used = time.process_time() - began
        print(f"{form:28} {simulations / used:7.0f} simulations a second")


def main() -> None:
    """The trial, then the match."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=list(NAMES), required=True)
    parser.add_argument("--games", type=int, default=GAMES, help="of the match (default %(default)s)")
    parser.add_argument("--trial", type=int, default=TRIAL, help="games of the trial (default %(default)s)")
    parser.add_argument("--seconds", type=float, default=2.0, help="of OpenSpiel for an action (default 2)")
    parser.add_argument("--workers", type=int, default=2, help="processes (default 2)")
    parser.add_argument("--rival", choices=SEARCHES, help="play against this one, without a trial")
    parser.add_argument("--figures", action="store_true", help="play nothing")
    parser.add_argument("--speed", action="store_true", help="measure the peer's speed, play nothing")
    asked = parser.parse_args()
    if asked.speed:
        speed(asked.game)
        return
    if asked.figures:
        for rival in ("", *SEARCHES):
            terms = Terms(asked.game, asked.seconds, rival)
            if terms.file.exists():
                with Journal(terms.file, terms.match) as journal:
                    show(match_statistics(terms.match, journal.results.values()))
        return
    rival = asked.rival
    if not rival:
        trial = run(Terms(asked.game, asked.seconds), asked.trial, asked.workers)
        show(trial)
        rival = better(trial)
    show(run(Terms(asked.game, asked.seconds, rival), asked.games, asked.workers))


if __name__ == "__main__":
    main()
