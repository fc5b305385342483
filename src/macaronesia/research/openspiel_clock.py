"""OpenSpiel's own searches, stopped by the clock instead of after so many simulations.

Nothing of the search is ours: when the time is up the next simulation is not begun, and the search answers
from the tree it has.
"""

import time
from typing import Any

from macaronesia.research.openspiel_peer import algorithm

ismcts: Any = algorithm("ismcts")
mcts: Any = algorithm("mcts")

#: More simulations than anybody waits for.
NO_END = 10**9


class _TimeUp(Exception):
    """No further simulation."""


class ClockedISMCTS(ismcts.ISMCTSBot):  # type: ignore[misc]  # it has no types
    """Information-set search for so many seconds an action; further arguments are ISMCTSBot's."""

    def __init__(self, game: Any, evaluator: Any, uct_c: float, seconds: float, **more: Any) -> None:
        super().__init__(game, evaluator, uct_c, NO_END, **more)
        self._seconds, self._deadline = seconds, 0.0
        self.simulations = 0  #: of the last action with a choice

    def run_search(self, state: Any) -> Any:
        """The policy when the time is up."""
        self._deadline, self.simulations = time.perf_counter() + self._seconds, 0
        try:
            return super().run_search(state)  # an action without a choice
        except _TimeUp:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: Any) -> Any:
        """Where the next simulation begins; the first one only makes the root."""
        if self.simulations > 1 and time.perf_counter() >= self._deadline:
            raise _TimeUp
        self.simulations += 1
        return super().sample_root_state(state)


class ClockedMCTS(mcts.MCTSBot):  # type: ignore[misc]  # it has no types
    """Search that sees the whole position, for so many seconds an action; further arguments are MCTSBot's."""

    def __init__(self, game: Any, uct_c: float, seconds: float, evaluator: Any, **more: Any) -> None:
        super().__init__(game, uct_c, NO_END, evaluator, **more)
        self._seconds, self._deadline = seconds, 0.0
        self._root: Any = None
        self.simulations = 0  #: of the last action

    def mcts_search(self, state: Any) -> Any:
        """The root of the tree when the time is up, or when it is solved."""
        self._deadline, self.simulations = time.perf_counter() + self._seconds, 0
        try:
            return super().mcts_search(state)
        except _TimeUp:
            return self._root

    def _apply_tree_policy(self, root: Any, state: Any) -> Any:
        self._root = root
        if self.simulations > 1 and time.perf_counter() >= self._deadline:
            raise _TimeUp
        self.simulations += 1
        return super()._apply_tree_policy(root, state)
