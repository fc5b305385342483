"""How a bot is asked about one move: what it would do, and what it thinks of what was done.

A search soon gives up the moves it dislikes: of such a move it knows a handful of tries or none. So
where it disagrees with the player it looks again at its own choice and at the played move, each by
itself, with the same effort and the same luck. Only these two figures are compared.
"""

from dataclasses import dataclass

from macaronesia.bots import Choice, Opinion, View, make_bot
from macaronesia.bots.evaluator import new_evaluator
from macaronesia.errors import BotFailed

#: How a program answers that will not be asked about some of the legal moves.
REFUSED = ("bot-gave-up", "bot-illegal")


@dataclass(frozen=True)
class Question:
    """A decision as the player met it: what the seat could know, and what was played."""

    view: View
    played: str


@dataclass(frozen=True)
class Answer:
    """What the bot thinks of a decision."""

    played: Opinion
    preferred: Opinion
    alternatives: list[Opinion]

    @property
    def blind(self) -> bool:
        """Whether the bot has no opinion at all: even chances, no scores, nothing beside its choice."""
        spoke = self.preferred.scores or self.alternatives
        return not spoke and len({*self.preferred.chances, *self.played.chances}) == 1


class Judge:
    """A bot that is asked about other people's moves."""

    def __init__(self, name: str, seed: int | str) -> None:
        self._bot = make_bot(name, seed)
        self._seed = seed
        #: Whether the bot can be asked about some of the legal moves alone.
        self._narrows = True

    def answer(self, question: Question) -> Answer:
        """The bot's preferred move and the played one, judged alike; the preferred is never worse."""
        view, played, seat = question.view, question.played, question.view["seat"]
        choice = self._bot.choose(view)
        first, *others = _opinions(choice)
        if first.move == played:
            return Answer(first, first, others)
        first, made = self._compared(view, choice, played)
        # On second thoughts the played move may be the better one.
        preferred = made if made.chances[seat] > first.chances[seat] else first
        told = [o for o in [first, *others] if o.move not in (played, preferred.move)]
        return Answer(made, preferred, told)

    def close(self) -> None:
        """Nobody asks any more."""
        self._bot.close()

    def _compared(self, view: View, choice: Choice, played: str) -> tuple[Opinion, Opinion]:
        """The bot's choice and the played move, both judged by the same means."""
        if tries := int(choice.effort.get("iterations", 0)):
            return _searched(view, choice.move, tries, self._seed), _searched(view, played, tries, self._seed)
        told = _opinions(choice)
        if played not in [opinion.move for opinion in told]:
            told = self._narrowed(view, [choice.move, played]) or _as_its_last(told, played)
        by_move = {opinion.move: opinion for opinion in told}
        return by_move[choice.move], by_move[played]

    def _narrowed(self, view: View, moves: list[str]) -> list[Opinion]:
        """What the bot thinks of these moves alone; nothing if it insists on all legal moves."""
        if not self._narrows:
            return []
        try:
            told = _opinions(self._bot.choose(view | {"moves": sorted(moves)}))
            if {opinion.move for opinion in told} >= {*moves}:
                return told
            # It tells only of its own choice: each by itself then.
            return [_opinions(self._bot.choose(view | {"moves": [move]}))[0] for move in moves]
        except BotFailed as refusal:
            if refusal.code not in REFUSED:
                raise
            self._narrows = False
            return []


def _as_its_last(told: list[Opinion], played: str) -> list[Opinion]:
    """The played move taken for as good as the last that the bot tells of: it cannot be better."""
    last = told[-1]
    return [*told, Opinion(played, last.chances, last.scores)]


def _searched(view: View, move: str, tries: int, seed: int | str) -> Opinion:
    """A search that goes on from one move."""
    search = new_evaluator(view | {"moves": [move]}).search(f"{seed}/{view['ply']}")
    search.run(tries)
    chances, scores = (table[0] / search.visits[0] for table in (search.chances, search.scores))
    return Opinion(move, [float(x) for x in chances], [float(x) for x in scores])


def _opinions(choice: Choice) -> list[Opinion]:
    """What the bot thinks of its move and of the others it tells about."""
    return [Opinion(choice.move, choice.chances, choice.scores or []), *choice.alternatives]
