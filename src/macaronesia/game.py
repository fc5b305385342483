"""Game: a list of moves, and everything that follows from it, for people who write Python."""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from inspect import Parameter, signature
from typing import TYPE_CHECKING, Any, Generic, cast

from typing_extensions import TypeVar

from macaronesia import fair
from macaronesia.course import EVERYTHING, Course
from macaronesia.errors import BadOption, IllegalMove
from macaronesia.games import ruleset
from macaronesia.games.typed import GameOptions, NewGame, options_help
from macaronesia.ruleset import CHANCE, Json, Message, Move, Seat, checked_names

if TYPE_CHECKING:  # it brings NumPy, which `import macaronesia` need not wait for
    from macaronesia.kernel_ruleset import KernelRuleset

#: The types of a game's positions and views, and of a seat's part of its breakdown.
PositionT = TypeVar("PositionT", default=Json)
BreakdownT = TypeVar("BreakdownT", default=Json)


def _new_game(
    game: str,
    players: int,
    seed: int | str | bytes | None = None,
    chance: str = "auto",
    names: Sequence[str] | None = None,
    **options: Any,
) -> "Game":
    """Return a new game before its first decision.

    Args:
        game: The name of an installed game, such as ``"santiago"``.
        players: The number of seats.
        seed: What settles every deal: a whole number, a text, or 32 bytes; None: 32 random bytes.
        chance: ``"auto"`` makes the moves of chance from the seed. With ``"manual"`` the game begins before
            its first move of chance and stops at each.
        names: A name for each seat; ``"1"``, ``"2"``, ... by default.
        options: The options of the game (below, and docs/options.md).

    Raises:
        BadOption: An argument cannot have this value; the error says what is allowed.
    """
    rules = ruleset(game, players, options)
    if chance not in ("auto", "manual"):
        raise BadOption.value("chance", chance, ["auto", "manual"])
    dealt_by = fair.seed_bytes(seed)
    course = Course(rules, dealt_by if chance == "auto" else None)
    course.deal()
    return Game(course, checked_names(names, players))


def _documented() -> NewGame:
    """The function with every option by its name, as the Tab key of a notebook and ``help`` show it."""
    plain = signature(_new_game)
    named = [Parameter(name, Parameter.KEYWORD_ONLY, default=...) for name in GameOptions.__annotations__]
    fixed = [each for each in plain.parameters.values() if each.kind is not Parameter.VAR_KEYWORD]
    function: Any = _new_game
    function.__signature__ = plain.replace(parameters=[*fixed, *named])
    function.__name__ = function.__qualname__ = "new_game"
    function.__doc__ = f"{_new_game.__doc__}{options_help()}"
    return cast(NewGame, function)


new_game = _documented()


class Game(Generic[PositionT, BreakdownT]):
    """A game: its moves so far and everything that follows from them.

    Made by ``new_game``, ``load`` and ``Game.from_position``. Seats are counted from 0. Positions, views and
    records are JSON-ready dicts that may be kept and changed freely.
    """

    def __init__(
        self,
        course: Course,
        names: list[str],
        seed_commitment: str | None = None,
        extra: Json | None = None,
    ) -> None:
        #: The moves and the seed, for programs that keep, replay or deal games.
        self.course = course
        self.names = names
        if seed_commitment is None and course.seed is not None:
            seed_commitment = fair.commitment(course.seed)
        self.seed_commitment = seed_commitment
        #: Further fields of the record, which are kept when it is read and written.
        self.extra: Json = extra or {}

    @staticmethod
    def from_position(
        position: Mapping[str, Any],
        seed: int | str | bytes | None = None,
        names: Sequence[str] | None = None,
    ) -> "Game":
        """Return a game that begins at a position.

        Args:
            position: What ``position()`` returns.
            seed: With a seed chance is dealt from there on; without one chance is manual.
            names: A name for each seat.

        Raises:
            BadOption: A field of the position cannot have its value.
        """
        if not isinstance(position, Mapping) or not isinstance(position.get("options"), dict):
            raise BadOption.value("position", position, "what position() returns")
        rules = ruleset(position.get("game"), position.get("players"), position["options"])
        course = Course(
            rules, None if seed is None else fair.seed_bytes(seed), position=deepcopy(dict(position))
        )
        course.deal()
        return Game(course, checked_names(names, rules.players))

    # --- Where the game stands ---

    @property
    def rules(self) -> "KernelRuleset":
        """The rules with their options settled."""
        return self.course.rules

    @property
    def game(self) -> str:
        """The name of the game, such as ``"santiago"``."""
        return self.rules.game

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.rules.players

    @property
    def options(self) -> Json:
        """The options, defaults filled in."""
        return deepcopy(self.rules.options)

    @property
    def seat(self) -> Seat:
        """The seat to move: 0 to players - 1, CHANCE, or None when the game is over."""
        return self.course.seat

    @property
    def phase(self) -> str:
        """The name of the phase, as in docs/moves.md."""
        return self.rules.phase(self.course.s)

    @property
    def ply(self) -> int:
        """The number of moves so far, chance included."""
        return self.course.ply

    @property
    def history(self) -> list[Move]:
        """All moves so far, each with who made it: a seat or CHANCE."""
        return list(self.course.moves)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat is None

    # --- Moves ---

    def moves(self) -> list[str]:
        """Return the legal moves, sorted as text; on chance's turn its possible outcomes."""
        return self.rules.moves(self.course.s)

    def odds(self) -> dict[str, float] | None:
        """Return the outcomes of chance with their probabilities (0 to 1); None on a player's turn."""
        if self.seat != CHANCE:
            return None
        outcomes = self.rules.outcomes(self.course.s)
        total = sum(weight for _, weight in outcomes)
        return {text: weight / total for text, weight in outcomes}

    def play(self, text: str) -> None:
        """Make a move, and the moves of chance after it unless chance is manual.

        Args:
            text: One of ``moves()``.

        Raises:
            IllegalMove: The move is not legal; the error says why, and the game is unchanged.
        """
        course = self.course
        if course.seed is not None and course.seat == CHANCE:
            course = course.ready_for(text)
        course.make(text)
        course.deal()
        self.course = course

    def why(self, text: str) -> IllegalMove | None:
        """Return the IllegalMove that ``play`` would raise for this text, or None if the move is legal."""
        try:
            return self.rules.why(self.course.ready_for(text).s, text)
        except IllegalMove as refusal:
            return refusal

    # --- What one may know ---

    def position(self) -> PositionT:
        """Return the position as a dict, nothing concealed."""
        return cast(PositionT, self.rules.position(self.course.s))

    def view(self, seat: int | None) -> PositionT:
        """Return what a seat may know of the position.

        It has the fields of ``position()``, with None for what is hidden, and ``ply``, ``last`` (the last
        move) and, for the seat to move, ``moves``.

        Args:
            seat: A seat, or None for a spectator.

        Raises:
            BadOption: There is no such seat.
        """
        view = self.rules.view(self.course.s, self._checked(seat))
        last = self.course.redacted(seat, max(self.ply - 1, 0))
        view |= {"ply": self.ply, "last": list(last[0]) if last else None}
        if seat is not None and seat == self.seat:
            view["moves"] = self.moves()
        return cast(PositionT, view)

    def briefing(self, seat: int | None) -> Json:
        """Return what a bot gets: the view of a seat with two more fields.

        ``history`` has the moves so far as the seat knows them, ``state`` its concealed record in base64.
        """
        history = [list(move) for move in self.course.redacted(self._checked(seat))]
        return cast(Json, self.view(seat)) | {"history": history, "state": self.course.state_text(seat)}

    def story(self, seat: int | str | None, since: int = 0) -> list[tuple[Move, list[Message]]]:
        """Return the moves from number ``since`` on, each with what it did as messages.

        Args:
            seat: Whose knowledge at the time of the move counts: a seat, None for a spectator, or
                ``"everything"``.
            since: The first ply that is wanted.

        Returns:
            Pairs of a move and its messages; a message is an id of the language files with its parameters.
        """
        return list(self.course.story(seat if seat == EVERYTHING else self._checked(seat), since))

    def redeal(self, seat: int | None, seed: int | str) -> "Game[PositionT, BreakdownT]":
        """Return a game that a seat cannot tell from this one at any ply: what it cannot know is dealt anew.

        Chance is manual in the returned game.
        """
        other = self._with(self.course.redeal(self._checked(seat), seed))
        other.seed_commitment = None
        return other

    def _checked(self, seat: object) -> int | None:
        if seat is None or (type(seat) is int and 0 <= seat < self.players):
            return seat
        raise BadOption.value("seat", seat, [*range(self.players), None])

    # --- Other times, other courses ---

    def _with(self, course: Course) -> "Game[PositionT, BreakdownT]":
        """The same table with another course."""
        return Game(course, list(self.names), self.seed_commitment, deepcopy(self.extra))

    def at(self, ply: int) -> "Game[PositionT, BreakdownT]":
        """Return the game as it stood after ``ply`` moves; BadOption if there are fewer."""
        return self._with(self.course.at(self._checked_ply(ply)))

    def take_back(self, ply: int) -> "Game[PositionT, BreakdownT]":
        """Return the game after ``ply`` moves, the later ones undone.

        Unlike in ``at`` the chance numbers of the undone moves are never used again (docs/fair-dealing.md).
        """
        return self._with(self.course.take_back(self._checked_ply(ply)))

    def _checked_ply(self, ply: int) -> int:
        if type(ply) is not int or not 0 <= ply <= self.ply:
            raise BadOption.value("ply", ply, f"0 … {self.ply}")
        return ply

    def forked(
        self, seed: int | str | bytes | None, table: str, ply: int | None = None
    ) -> "Game[PositionT, BreakdownT]":
        """Return another game that begins after ``ply`` moves of this one and has a seed of its own.

        Args:
            seed: The seed of the new game, as in ``new_game``.
            table: Where this game was played; the record of the new game names it.
            ply: How many moves are kept; None: all. ``verify`` checks the dealing from there on.
        """
        course = self.course.at(self._checked_ply(self.ply if ply is None else ply))
        course.seed = fair.seed_bytes(seed)
        course.undone = [entry for entry in course.undone if entry[0] <= course.ply]
        course.fork = {"table": table, "ply": course.ply}
        course.deal()
        return Game(course, list(self.names), None, deepcopy(self.extra))

    # --- The end ---

    def scores(self) -> list[int] | None:
        """Return the points of every seat; None before the end."""
        return self.rules.scores(self.course.s) if self.over else None

    def winners(self) -> list[int] | None:
        """Return the seats with the most points; None before the end."""
        scores = self.scores()
        return None if scores is None else [p for p, points in enumerate(scores) if points == max(scores)]

    def breakdown(self, now: bool = False) -> list[BreakdownT] | None:
        """Return for every seat where its points come from; None before the end.

        Args:
            now: Count the points as they stand now, also before the end.
        """
        return cast(list[BreakdownT], self.rules.breakdown(self.course.s)) if self.over or now else None

    # --- Records, copies, pictures ---

    def record(self, seat: int | str | None = EVERYTHING) -> Json:
        """Return the record: what ``load`` and ``verify`` read.

        Args:
            seat: ``"everything"`` conceals nothing. Else only what a seat (None: a spectator) may know,
                without the seed before the end.
        """
        course, all_of_it = self.course, seat == EVERYTHING
        moves = course.redacted(seat if all_of_it else self._checked(seat))
        record: Json = {
            "macaronesia": 1,
            "game": self.game,
            "players": list(self.names),
            "options": self.options,
        }
        if self.seed_commitment is not None:
            record["seed_commitment"] = self.seed_commitment
        if course.seed is not None and (all_of_it or self.over):
            record["seed"] = course.seed.hex()
        if course.undone:
            record["undone"] = deepcopy(course.undone)
        if course.first_position is not None:
            known = (
                course.first_position
                if all_of_it or self.over
                else self.rules.view(course.first, cast(Any, seat))
            )
            record["position"] = deepcopy(known)
        record["moves"] = [list(move) for move in moves]
        if self.over:
            record["result"] = {"scores": self.scores(), "winners": self.winners()}
        if course.fork is not None:
            record["fork"] = dict(course.fork)
        return record | deepcopy(self.extra)

    def copy(self) -> "Game[PositionT, BreakdownT]":
        """Return an independent copy."""
        return self._with(self.course.copy())

    __copy__ = copy

    def manual(self) -> "Game[PositionT, BreakdownT]":
        """Return a copy in which chance is manual: it stops where chance is to move."""
        other = self.copy()
        other.course.seed = None
        return other

    def __eq__(self, other: object) -> bool:
        """Same game, options and moves; seed, names and chance mode do not count."""
        if not isinstance(other, Game):
            return NotImplemented
        mine, its = (
            (game.game, game.players, game.options, game.course.first_position, game.course.moves)
            for game in (self, other)
        )
        return mine == its

    __hash__ = None  # type: ignore[assignment]  # a game changes with every move

    def __repr__(self) -> str:
        return f"<{self.game}, {self.players} players, ply {self.ply}, {self.phase}, seat {self.seat}>"

    def __str__(self) -> str:
        return self.rules.board_text(self.rules.position(self.course.s), self.names)

    def _repr_svg_(self) -> str:
        return self.rules.svg(self.rules.position(self.course.s), self.names)
