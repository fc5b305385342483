"""A state of OpenSpiel: a course of the game, behind OpenSpiel's methods."""

from collections.abc import Callable
from typing import Any

from macaronesia.research.openspiel_course import OVER, Course, Made
from macaronesia.research.openspiel_peer import pyspiel
from macaronesia.ruleset import Json


class _Retelling:
    """In the place of a course while OpenSpiel writes down a history that has already been played."""

    def __init__(self, made: list[Made]) -> None:
        self._to_come = iter([*made, (OVER, 0)])
        self.player, _ = next(self._to_come)

    def do(self, _action: int) -> None:
        """The next one acts."""
        self.player, _ = next(self._to_come)


class State(pyspiel.State):  # type: ignore[misc]  # it has no types
    """One state. ``course`` is the game; what is done to it belongs through ``apply_action``."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.course: Course = game.first.copy()
        self.reward: str = game.reward

    @classmethod
    def of(cls, game: Any, course: Course) -> "State":
        """The state that a course of a game has reached."""
        state = cls(game)
        state.course = _Retelling(course.made)  # type: ignore[assignment]  # for as long as it takes
        for _, action in course.made:
            state.apply_action(action)
        state.course = course
        return state

    # --- Who acts, and how ---

    def current_player(self) -> int:
        """A seat, or OpenSpiel's number for chance or the end."""
        return self.course.player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.course.player == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.actions() if player == self.course.player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance with their probabilities."""
        return self.course.outcomes()

    def _apply_action(self, action: int) -> None:
        self.course.do(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.course.action_text(player, action)

    # --- The end ---

    def returns(self) -> list[float]:
        """What the end is worth to every seat; before it, nothing."""
        if self.course.player != OVER:
            return [0.0] * self.course.rules.players
        return self.course.rewards(self.reward)

    # --- What is known ---

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> "State":
        """A state that this seat cannot tell from this one, with a history that can be played.

        What it cannot know is drawn as chance deals it, another seat's secret bid from those open to it;
        what another seat has said of an unfinished move is forgotten.
        """
        other = self.course.redealt(player_id, int(sampler() * 2**53))
        if other.made == self.course.made:
            same: State = self.clone()
            return same
        return State.of(self.get_game(), other)

    def briefing(self, player: int) -> Json:
        """What our bots are handed (docs/bots.md)."""
        return self.course.briefing(player)

    # --- Texts ---

    def board(self) -> str:
        """The position as people see it in the terminal, nothing hidden."""
        rules = self.course.rules
        names = [str(seat + 1) for seat in range(rules.players)]
        return rules.text(rules.position(self.course._s), names)

    def __str__(self) -> str:
        """All moves, a line each, and what has been said of the next: states with equal texts are equal."""
        lines = [f"{who} {text}" for who, text in self.course.moves]
        said = [
            f"{self.course.player} says {self.course.coding.texts[action]}" for action in self.course.said
        ]
        return "\n".join(lines + said)
