"""The kernel of one game: its compiled functions, what all games get from them, and how they are compiled."""

from collections import ChainMap
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any

import numpy as np

from macaronesia.kernel import playing, uniform
from macaronesia.kernel.events import new_events
from macaronesia.kernel.generic import bind
from macaronesia.kernel.random import generator
from macaronesia.kernel.record import positions
from macaronesia.kernel.units import Entry, Unit

MOST_PLAYERS = 5
#: Numbers that a refusal has at most; words that a move has at most.
MOST_PARAMETERS, MOST_WORDS = 8, 12


class Kernel:
    """The functions and constants of a game, found in its modules by the same names in every game.

    ``legal(s, b, out)``, ``step(s, b, move, events)``, ``weigh(s, b, outcomes, out)``,
    ``draw(s, b, rng, out)``, ``scores(s, b, out)``, ``conceal(s, b, seat)``,
    ``conceal_events(s, b, seat, events)``, ``redeal(s, b, seat, rng, out)``,
    ``refusal(s, b, words, is_legal, out)`` and ``apply(s, b, event)``; the records STATE and BOX; PHASES,
    MOVES (how many move numbers there are) and MOST_LEGAL. ``weigh`` and ``draw`` may be left out where all
    outcomes of chance are equally likely. Bound to the game: what playing.py has.
    """

    def __init__(
        self,
        game: str,
        title: str,
        *modules: ModuleType,
        facts: Callable[[Any, Any], Sequence[Entry]] = lambda _s, _b: (),
    ) -> None:
        self.game = game
        own = dict(ChainMap(*map(vars, modules)))
        self.state, self.box = own["STATE"], own["BOX"]
        self.phases: tuple[str, ...] = own["PHASES"]
        self.moves: int = own["MOVES"]
        self.most_legal: int = own["MOST_LEGAL"]
        functions = vars(bind(uniform, game, own)) | own
        self.weigh, self.draw = functions["weigh"], functions["draw"]
        self.legal, self.step = own["legal"], own["step"]
        self.scores, self.apply = own["scores"], own["apply"]
        self.conceal, self.conceal_events = own["conceal"], own["conceal_events"]
        self.redeal, self.refusal = own["redeal"], own["refusal"]
        bound = bind(playing, game, functions)
        self.is_legal, self.step_if_legal = bound.is_legal, bound.step_if_legal
        self.play_out_all = bound.play_out_all
        self._facts = facts
        self.rules = Unit(game, "rules", title, self._entries)

    def _entries(self) -> list[Entry]:
        """What Python calls, with arguments of the types it is called with; ``facts`` adds the game's own."""
        s, b = positions(1, self.state)[0], positions(1, self.box)[0]
        out, row, events = np.empty(1, np.int32), np.empty(1, np.int64), new_events()
        return [
            (self.legal, (s, b, out)),
            (self.is_legal, (s, b, 0, out)),
            (self.step_if_legal, (s, b, 0, out, events)),
            (self.weigh, (s, b, out, out)),
            (self.scores, (s, b, row)),
            (self.conceal, (s, b, 0)),
            (self.conceal_events, (s, b, 0, events)),
            (self.redeal, (s, b, 0, generator(0), out)),
            (self.refusal, (s, b, row, True, row)),
            (self.apply, (s, b, events[1])),
            *self._facts(s, b),
        ]
