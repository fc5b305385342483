"""How a bot is asked about one move: what it would do, and what it thinks of what was done.

A search soon gives up the moves it dislikes: of such a move it knows a handful of tries or none. So
where it disagrees with the player it looks again at its own choice and at the played move, each by
itself, with the same effort and the same luck. Only these two figures are compared.
"""

from dataclasses import dataclass

from macaronesia.bots import Bot, Choice, Opinion, View
from macaronesia.bots.minds import mind_of


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


def answer(bot: Bot, seed: int | str, question: Question) -> Answer:
    """The bot's preferred move and the played one, compared like with like; the preferred is never worse."""
    view, played, seat = question.view, question.played, question.view["seat"]
    choice = bot.choose(view)
    first, *others = _opinions(choice)
    if first.move == played:
        return Answer(first, first, others)
    first, made = _compared(bot, seed, view, choice, played)
    # On second thoughts the played move may be the better one.
    preferred = made if made.chances[seat] > first.chances[seat] else first
    told = [o for o in [first, *others] if o.move not in (played, preferred.move)]
    return Answer(made, preferred, told)


def _compared(bot: Bot, seed: int | str, view: View, choice: Choice, played: str) -> tuple[Opinion, Opinion]:
    """The bot's choice and the played move, both judged by the same means."""
    if tries := int(choice.effort.get("iterations", 0)):
        return _searched(view, choice.move, tries, seed), _searched(view, played, tries, seed)
    for looked in (choice, bot.choose(view | {"moves": sorted([choice.move, played])})):
        told = {opinion.move: opinion for opinion in _opinions(looked)}
        if choice.move in told and played in told:
            return told[choice.move], told[played]
    # The bot tells only of its own choice: each by itself then.
    first, made = (_opinions(bot.choose(view | {"moves": [move]}))[0] for move in (choice.move, played))
    return first, made


def _searched(view: View, move: str, tries: int, seed: int | str) -> Opinion:
    """A search that goes on from one move."""
    thought = mind_of(view | {"moves": [move]}).think(f"{seed}/{view['ply']}")
    thought.run(tries)
    chances, scores = (table[0] / thought.visits[0] for table in (thought.chances, thought.scores))
    return Opinion(move, [float(x) for x in chances], [float(x) for x in scores])


def _opinions(choice: Choice) -> list[Opinion]:
    """What the bot thinks of its move and of the others it tells about."""
    return [Opinion(choice.move, choice.chances, choice.scores or []), *choice.alternatives]
