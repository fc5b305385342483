"""A bot as the judge of a move: what it would have played, and its evaluation of what was played.

A search spends few visits on moves of low value, so its figures of such a move are worth little. Where it
disagrees with the player it searches again its own choice and the played move, each by itself with as many
iterations and the same seed. Only these two figures are compared.
"""

from dataclasses import dataclass

from macaronesia.bots import Choice, Opinion, View, make_bot
from macaronesia.bots.evaluator import new_evaluator
from macaronesia.errors import BotFailed

#: The errors of a program that will not be asked about some of the legal moves.
REFUSED = ("bot-gave-up", "bot-illegal")


@dataclass(frozen=True)
class PlayedMove:
    """A decision as the player met it: what the seat could know, and what was played."""

    view: View
    played: str

    @property
    def is_forced(self) -> bool:
        """Whether there was nothing to decide."""
        return len(self.view["moves"]) == 1


@dataclass(frozen=True)
class Judgement:
    """A bot's evaluation of a decision."""

    played: Opinion
    preferred: Opinion
    alternatives: list[Opinion]

    @property
    def is_empty(self) -> bool:
        """Whether the bot evaluates nothing: even chances, no scores, no alternatives."""
        evaluated = self.preferred.scores or self.alternatives
        return not evaluated and len({*self.preferred.chances, *self.played.chances}) == 1


class Judge:
    """A bot that is asked about moves that others made."""

    def __init__(self, name: str, seed: int | str) -> None:
        self._bot = make_bot(name, seed)
        self._seed = seed
        #: Whether the bot can be asked about some of the legal moves alone.
        self._narrows = True

    def judge(self, move: PlayedMove) -> Judgement:
        """The bot's preferred move and the played one, by equal means; the preferred is never worse."""
        view, played, seat = move.view, move.played, move.view["seat"]
        choice = self._bot.choose(view)
        first, *others = choice.opinions
        if first.move == played:
            return Judgement(first, first, others)
        first, made = self._compared(view, choice, played)
        # The second evaluation may find the played move better.
        preferred = made if made.chances[seat] > first.chances[seat] else first
        others = [o for o in [first, *others] if o.move not in (played, preferred.move)]
        return Judgement(made, preferred, others)

    def close(self) -> None:
        """Close the bot."""
        self._bot.close()

    def _compared(self, view: View, choice: Choice, played: str) -> tuple[Opinion, Opinion]:
        """The bot's choice and the played move, both evaluated by the same means."""
        if tries := int(choice.effort.get("iterations", 0)):
            return _searched(view, choice.move, tries, self._seed), _searched(view, played, tries, self._seed)
        opinions = choice.opinions
        if played not in [opinion.move for opinion in opinions]:
            # At worst the played move counts as the last of them: it cannot be better.
            last = Opinion(played, opinions[-1].chances, opinions[-1].scores)
            opinions = self._narrowed(view, [choice.move, played]) or [*opinions, last]
        by_move = {opinion.move: opinion for opinion in opinions}
        return by_move[choice.move], by_move[played]

    def _narrowed(self, view: View, moves: list[str]) -> list[Opinion]:
        """The bot's evaluation of these moves alone; nothing if it insists on all legal moves."""
        if not self._narrows:
            return []
        try:
            opinions = self._bot.choose(view | {"moves": sorted(moves)}).opinions
            if {opinion.move for opinion in opinions} >= {*moves}:
                return opinions
            # It evaluates its own choice only: each move by itself then.
            return [self._bot.choose(view | {"moves": [move]}).opinions[0] for move in moves]
        except BotFailed as refusal:
            if refusal.code not in REFUSED:
                raise
            self._narrows = False
            return []


def _searched(view: View, move: str, iterations: int, seed: int | str) -> Opinion:
    """The evaluation of one move by a search of it alone."""
    search = new_evaluator(view | {"moves": [move]}).search(f"{seed}/{view['ply']}")
    search.run(iterations)
    chances, scores = (table[0] / search.visits[0] for table in (search.chances, search.scores))
    return Opinion(move, chances.tolist(), scores.tolist())
