"""Game: a list of moves, and everything that follows from it."""

from collections.abc import Callable, Sequence
from copy import deepcopy
from inspect import Parameter, Signature, signature
from typing import Any, Literal, Unpack, overload

from macaronesia import fair
from macaronesia.errors import BadOption, IllegalMove
from macaronesia.options import CanariasOptions, GameOptions, SantiagoOptions
from macaronesia.ruleset import CHANCE, Json, Move, Ruleset, Seat, checked_names, ruleset

#: ``record(seat=EVERYTHING)``: the record as it is; None would be a spectator's.
EVERYTHING = "everything"


@overload
def new_game(
    game: Literal["santiago"],
    players: int,
    seed: int | str | bytes | None = None,
    chance: str = "auto",
    names: Sequence[str] | None = None,
    **options: Unpack[SantiagoOptions],
) -> "Game": ...


@overload
def new_game(
    game: Literal["canarias"],
    players: int,
    seed: int | str | bytes | None = None,
    chance: str = "auto",
    names: Sequence[str] | None = None,
    **options: Unpack[CanariasOptions],
) -> "Game": ...


@overload
def new_game(
    game: str,
    players: int,
    seed: int | str | bytes | None = None,
    chance: str = "auto",
    names: Sequence[str] | None = None,
    **options: Unpack[GameOptions],
) -> "Game": ...


def new_game(
    game: str,
    players: int,
    seed: int | str | bytes | None = None,
    chance: str = "auto",
    names: Sequence[str] | None = None,
    **options: Any,
) -> "Game":
    """A game before the first decision; BadOption names what is wrong and what is allowed.

    ``game`` is ``"santiago"`` or ``"canarias"``, ``players`` 2 to 5. ``seed`` settles every deal: a whole
    number, a text, or 32 bytes; without one the deals are random. ``chance="auto"`` makes the moves of
    chance from the seed; with ``"manual"`` the game begins before its first move of chance and stops at
    each. ``names`` has one text a seat; ``"1"``, ``"2"``, ... by default.

    Santiago's options:

    - ``edition``: ``"trefl"`` (default) or ``"amigo"`` (3 to 5 players)
    - ``palms``: True, False, or the three squares on which the players agreed (with one place as spring);
      default: as the edition has it
    - ``money``: ``"open"`` or ``"hidden"``; default: as the edition has it
    - ``spring``: ``"interior"`` (default), ``"corner"``, ``"edge"``, ``"any"``, or a place such as ``"C2"``
    - ``overseer``: who is the first: ``"lot"`` (default) or a seat from 0

    Options of Islas Canarias:

    - ``box``: ``"reconstruction"`` (default), the path of a box file (.toml), or what ``box()`` returns
    - ``islands``: ``"choose"`` (default) or ``"random"``
    - ``starter``: who starts: ``"lot"`` (default) or a seat from 0
    """
    rules = ruleset(game, players, options)
    if chance not in ("auto", "manual"):
        raise BadOption.value("chance", chance, ["auto", "manual"])
    dealt_by = fair.seed_bytes(seed)
    made = Game(rules, checked_names(names, players), dealt_by if chance == "auto" else None)
    made._deal()
    return made


def _named_options(function: Callable[..., Any], options: type) -> Signature:
    """The signature with every option by its name, as the Tab key of a notebook shows it."""
    plain = signature(function)
    named = [Parameter(name, Parameter.KEYWORD_ONLY, default=...) for name in options.__annotations__]
    fixed = [each for each in plain.parameters.values() if each.kind is not Parameter.VAR_KEYWORD]
    return plain.replace(parameters=[*fixed, *named])


new_game.__signature__ = _named_options(new_game, GameOptions)  # type: ignore[attr-defined]  # read by inspect


class Game:
    """One game of Santiago or Islas Canarias. Made by ``new_game`` and ``load``."""

    def __init__(self, rules: Ruleset, names: list[str], seed: bytes | None) -> None:
        self.rules = rules
        self.names = names
        #: Fields of the record that are not ours; they are kept.
        self._unknown_fields: Json = {}
        #: ``[ply, n]``: n chance numbers were used up by moves taken back there (see docs/fair-dealing.md).
        self._undone: list[list[int]] = []
        self.seed_commitment = None if seed is None else fair.commitment(seed)
        self._seed = seed
        self._s = rules.start()
        self._moves: list[Move] = []
        self._dealt = 0

    # --- Where the game stands ---

    @property
    def game(self) -> str:
        """``"santiago"`` or ``"canarias"``."""
        return self.rules.game

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.rules.players

    @property
    def options(self) -> Json:
        """The options, defaults filled in."""
        return deepcopy(self.rules.options)  # a box of one's own is among them

    @property
    def seat(self) -> Seat:
        """Who is to move: 0 to players - 1, CHANCE, or None when the game is over."""
        return self.rules.seat(self._s)

    @property
    def phase(self) -> str:
        """The phase of the rulebook."""
        return self.rules.phase(self._s)

    @property
    def ply(self) -> int:
        """How many moves the record has, chance included."""
        return len(self._moves)

    @property
    def history(self) -> list[Move]:
        """Who made which move, from the first."""
        return list(self._moves)

    def _history_since(self, ply: int) -> list[Move]:
        """The moves from this one on."""
        return self._moves[ply:]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat is None

    # --- Moves ---

    def moves(self) -> list[str]:
        """The legal moves, sorted as plain text; of chance, its outcomes."""
        return self.rules.moves(self._s)

    def odds(self) -> dict[str, float] | None:
        """The outcomes of chance with their probabilities; None on a player's turn."""
        if self.seat != CHANCE:
            return None
        outcomes = self.rules.outcomes(self._s)
        total = sum(weight for _, weight in outcomes)
        return {text: weight / total for text, weight in outcomes}

    def play(self, text: str) -> None:
        """Make a move; IllegalMove says why not, and the game is unchanged."""
        if self._seed is not None and self.rules.seat(self._s) == CHANCE:
            ahead = self._ready_for(text)
            ahead._make(text)
            self.__dict__.update(ahead.__dict__)
        else:
            self._make(text)
        self._deal()

    def why(self, text: str) -> IllegalMove | None:
        """What ``play`` would raise, or None."""
        try:
            return self.rules.why(self._ready_for(text)._s, text)
        except IllegalMove as refusal:
            return refusal

    @property
    def _promised(self) -> str | None:
        """What chance brings now, where a loaded game stands before it and has a seed."""
        return None if self._seed is None or self.seat != CHANCE else self._dealt_by(self._seed)

    def _ready_for(self, text: str) -> "Game":
        """A loaded game may stand before chance: then a copy in which chance has moved as its seed says."""
        promised = self._promised
        if promised is None or text == promised:
            return self
        if text in self.moves():
            raise IllegalMove("no-such-outcome", move=text, possible=[promised])
        ahead = self.copy()
        ahead._deal()
        return ahead

    def _follow(self, moves: Sequence[Move]) -> None:
        """Make moves that were made before, those of chance too; nothing is dealt."""
        for who, text in moves:
            if who != self.seat:
                raise ValueError(f"{text!r} of {who}, but it is the turn of {self.seat}")
            self._make(text)

    def _make(self, text: str) -> None:
        who = self.rules.seat(self._s)
        self.rules.play(self._s, text)
        assert who is not None  # when the game is over every move is refused
        self._moves.append((who, text))
        self._dealt += who == CHANCE

    def _deal(self) -> None:
        """Make the moves of chance from the seed, if there is one."""
        while self._seed is not None and self.rules.seat(self._s) == CHANCE:
            self._make(self._dealt_by(self._seed))

    def _dealt_by(self, seed: bytes) -> str:
        """The outcome that this seed brings now."""
        outcomes = self.rules.outcomes(self._s)
        return outcomes[fair.pick(seed, self._chance_number, [weight for _, weight in outcomes])][0]

    @property
    def _chance_number(self) -> int:
        """The number of the next chance move for the dealing: those made, and those taken back."""
        return self._dealt + sum(n for ply, n in self._undone if ply <= len(self._moves))

    # --- What one may know ---

    def position(self) -> Json:
        """Everything, JSON-ready."""
        return self.rules.position(self._s)

    def view(self, seat: int | None) -> Json:
        """What a seat may know, with ``ply``, ``last`` and, for the seat to move, ``moves``."""
        self._checked(seat)
        view = self.rules.view(self._s, seat)
        last = self.rules.redact(self._s, self._moves, seat, max(self.ply - 1, 0))
        view |= {"ply": self.ply, "last": list(last[0]) if last else None}
        if seat is not None and seat == self.seat:
            view["moves"] = self.moves()
        return view

    def briefing(self, seat: int | None) -> Json:
        """What a bot is handed: the seat's view, and ``history``, the moves so far as the seat knows them."""
        return self.view(seat) | {"history": self._told(seat)}

    def _told(self, seat: int | None, since: int = 0) -> list[list[int | str]]:
        """The moves as a seat knows them, from number ``since`` on, JSON-ready."""
        return [list(move) for move in self.rules.redact(self._s, self._moves, self._checked(seat), since)]

    def redeal(self, seat: int | None, seed: int | str) -> "Game":
        """A game that this seat cannot tell from this one, at any of its plies; its chance is manual."""
        from macaronesia.kernel.random import generator  # noqa: PLC0415 - the compiler comes with it

        self._checked(seat)
        other = self.copy()
        other._seed = other.seed_commitment = None
        other._moves = self.rules.redeal(other._s, self._moves, seat, generator(seed))
        return other

    def _checked(self, seat: object) -> int | None:
        if seat is None or (type(seat) is int and 0 <= seat < self.players):
            return seat
        raise BadOption.value("seat", seat, [*range(self.players), None])

    # --- Other times, other courses ---

    def at(self, ply: int) -> "Game":
        """The game as it stood after ``ply`` moves."""
        if type(ply) is not int or not 0 <= ply <= self.ply:
            raise BadOption.value("ply", ply, f"0 … {self.ply}")
        other = self.copy()
        other._s, other._moves, other._dealt = self.rules.start(), [], 0
        for _, text in self._moves[:ply]:
            other._make(text)
        other._own_from_here()
        return other

    def _own_from_here(self) -> None:
        """A fork cut short before the ply where it began is dealt by its own seed from where it stands."""
        fork = self._unknown_fields.get("fork")
        if isinstance(fork, dict) and type(fork.get("ply")) is int and fork["ply"] > self.ply:
            self._unknown_fields["fork"] = fork | {"ply": self.ply}

    def take_back(self, ply: int) -> "Game":
        """The game after ``ply`` moves, the later ones undone: their chance numbers are never used again."""
        other = self.at(ply)
        # What was undone here and beyond is part of what is spent now.
        other._undone = [entry for entry in other._undone if entry[0] < ply]
        if spent := self._chance_number - other._chance_number:
            other._undone.append([ply, spent])
        return other

    def forked(self, seed: int | str | bytes | None, table: str, ply: int | None = None) -> "Game":
        """Another game that begins after ``ply`` moves of this one (None: all) and has a seed of its own.

        Its record names the ``table`` it comes from; ``verify`` checks its dealing from that ply on.
        """
        other = self.at(self.ply if ply is None else ply)
        other._seed = fair.seed_bytes(seed)
        other.seed_commitment = fair.commitment(other._seed)
        other._undone = [entry for entry in other._undone if entry[0] <= other.ply]
        other._unknown_fields["fork"] = {"table": table, "ply": other.ply}
        other._deal()
        return other

    # --- The end ---

    def scores(self) -> list[int] | None:
        """The points of every seat; None before the end."""
        return self.rules.scores(self._s) if self.over else None

    def winners(self) -> list[int] | None:
        """The seats with the most points; None before the end."""
        scores = self.scores()
        return None if scores is None else [p for p, points in enumerate(scores) if points == max(scores)]

    def breakdown(self, now: bool = False) -> list[Json] | None:
        """For every seat, where its points came from; None before the end, unless asked how it stands now."""
        return self.rules.breakdown(self._s) if self.over or now else None

    # --- Records, copies, pictures ---

    def record(self, seat: int | str | None = EVERYTHING) -> Json:
        """JSON-ready, enough to replay; with a seat (None: a spectator) only what it may know."""
        moves = self._moves
        if seat != EVERYTHING:
            moves = self.rules.redact(self._s, moves, self._checked(seat))
        record: Json = {
            "macaronesia": 1,
            "game": self.game,
            "players": list(self.names),
            "options": self.options,
        }
        if self.seed_commitment is not None:
            record["seed_commitment"] = self.seed_commitment
        if self._seed is not None and (seat == EVERYTHING or self.over):
            record["seed"] = self._seed.hex()
        if self._undone:
            record["undone"] = deepcopy(self._undone)
        record["moves"] = [list(move) for move in moves]
        if self.over:
            record["result"] = {"scores": self.scores(), "winners": self.winners()}
        return record | deepcopy(self._unknown_fields)

    def copy(self) -> "Game":
        """A game of its own, equal to this one."""
        other = object.__new__(Game)
        other.__dict__.update(self.__dict__)
        other._s = self.rules.copy(self._s)
        other._moves = list(self._moves)
        other.names = list(self.names)
        other._undone = deepcopy(self._undone)
        other._unknown_fields = deepcopy(self._unknown_fields)
        return other

    __copy__ = copy

    def manual(self) -> "Game":
        """A copy that stops where chance is to move."""
        other = self.copy()
        other._seed = None
        return other

    def __eq__(self, other: object) -> bool:
        """Same game, options and moves; seed, names and chance mode do not count."""
        if not isinstance(other, Game):
            return NotImplemented
        return (self.game, self.players, self.options, self._moves) == (
            other.game,
            other.players,
            other.options,
            other._moves,
        )

    __hash__ = None  # type: ignore[assignment]  # a game changes with every move

    def __repr__(self) -> str:
        return f"<{self.game}, {self.players} players, ply {self.ply}, {self.phase}, seat {self.seat}>"

    def __str__(self) -> str:
        return self.rules.text(self.position(), self.names)

    def _repr_svg_(self) -> str:
        return self.rules.svg(self.position(), self.names)
