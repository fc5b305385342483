"""A game played at one terminal: the board, the story, the prompt, saving."""

import getpass
import shlex
from collections.abc import Mapping
from pathlib import Path
from random import SystemRandom
from typing import Any

from rich.console import Console
from rich.text import Text

from macaronesia.bots import make_bot, searches
from macaronesia.bots.evaluator import load_bots
from macaronesia.cli.files import save
from macaronesia.cli.menu import Menu, completions, label, menu, side_by_side, understand
from macaronesia.cli.output import Narrator
from macaronesia.errors import BadOption, BadRecord, BotFailed, IllegalMove
from macaronesia.game import Game
from macaronesia.ruleset import CHANCE, Json


class Left(Exception):
    """A player leaves the table; the game is to be saved."""


def _coloured(text: str, highlights: Mapping[str, str]) -> Text:
    """A board in the colours of its game; it reads without them too."""
    board = Text(text)
    for pattern, style in {**highlights, r"(?m)^>.*": "bold"}.items():
        board.highlight_regex(pattern, style)
    return board


#: Up to so many choices have a line each.
FEW = 3


class Table:
    """One game and the people and bots around it."""

    def __init__(self, game: Game, seats: list[str], language: str, file: Path | None) -> None:
        self.game = game
        self.seats = seats
        self.narrator = Narrator(language, game)
        self.file = file
        self.console = Console(highlight=False)
        self.bots = {n: make_bot(seat[4:]) for n, seat in enumerate(seats) if seat.startswith("bot:")}
        people = [n for n, seat in enumerate(seats) if seat == "human"]
        #: Through whose eyes the story is told: the only person's, else a spectator's.
        self.watcher = people[0] if len(people) == 1 else None
        self.hot_seat = len(people) > 1

    @classmethod
    def resumed(cls, game: Game, language: str, file: Path | None, bots: str | None = None) -> "Table":
        """A saved game, with other bots if they are named; a record without seats is played hot-seat."""
        seats = game.extra.get("seats", ["human"] * game.players)
        fits = isinstance(seats, list) and len(seats) == game.players
        if not fits or not all(seat == "human" or str(seat).startswith("bot:") for seat in seats):
            raise BadRecord(
                "record-field", field="seats", value=str(seats), expected="human or bot:NAME a seat"
            )
        return cls(game, _reseated(seats, bots), language, file)

    def run(self, terminal: bool) -> bool:
        """Play to the end or until somebody leaves; whether all went well."""
        try:
            return self._run(terminal)
        except BotFailed:
            self._save()
            raise
        finally:
            for bot in self.bots.values():
                bot.close()

    def _run(self, terminal: bool) -> bool:
        if any(searches(seat.removeprefix("bot:")) for seat in self.seats):
            load_bots(self.game.game)  # now, not in the middle of the game
        self._print(self.narrator.say("play-welcome"))
        if self.game.ply < 20:
            self._tell(0)
        finished = self.game.over
        try:
            while not self.game.over:
                seat = self.game.seat
                if not isinstance(seat, int):
                    self._make(self._drawn())
                elif seat in self.bots:
                    self._make(self.bots[seat].choose(self.game.briefing(seat)).move)
                else:
                    self._ask(seat, terminal)
        except (Left, KeyboardInterrupt):  # while a bot thinks, Ctrl-C means the same
            self._save()
            return True
        self._show_all(self.game.view(None))
        self._print("\n" + self.narrator.result(self.game))
        if self.file is not None and not finished:
            self._save()
        return True

    def _drawn(self) -> str:
        """What chance brings where a saved game stands before it: by its seed, if it has one."""
        odds = self.game.odds() or {}
        return self.game.course.next_dealt or SystemRandom().choices(list(odds), list(odds.values()))[0]

    def _print(self, text: str, style: str | None = None, soft_wrap: bool = False) -> None:
        """Text as it is: names and files may look like markup."""
        self.console.print(text, style=style, soft_wrap=soft_wrap, markup=False)

    # --- Moves and what they did ---

    def _make(self, text: str) -> None:
        ply = self.game.ply
        self.game.play(text)
        self._tell(ply)

    def _tell(self, since: int) -> None:
        """What the moves from number ``since`` on did, as the watcher may know it."""
        first = self.game.history[since : since + 1]
        style = "dim" if first and first[0][0] == CHANCE else None
        for _, messages in self.game.story(self.watcher, since):
            for sentence in self.narrator.sentences(messages):
                self._print("  " + sentence, style=style)

    # --- The prompt ---

    def _ask(self, seat: int, terminal: bool) -> None:
        view = self.game.view(seat)
        moves: list[str] = view["moves"]
        self._show(
            self.game.rules.turn_text(view, self.game.names, self.narrator.language, self.console.width)
        )
        told = self.narrator.say("play-turn", name=self.narrator.name(seat), phase=view["phase"])
        self._print(told, style="bold")
        secret = terminal and self.hot_seat and self.game.rules.chooses_secretly(self.game.course.s)
        first = offered = menu(moves)
        self._list(moves, offered)
        while True:
            typed = self._read(moves, offered, secret)
            if typed in ("back", "") and offered.chosen != first.chosen:
                offered = first
                self._list(moves, offered)
                continue
            if typed == "undo" and self._take_back():
                return
            if self._command(typed, view):
                continue
            understood = understand(moves, offered, typed)
            if isinstance(understood, str):
                try:
                    self._make(understood)
                    return
                except IllegalMove as refusal:
                    said = refusal.sentence(self.narrator.language, self.game.names)
                    self._print(said, style="bold red")
                    understood = offered.chosen
            offered = menu(moves, understood)
            self._list(moves, offered)
            if offered.chosen != first.chosen:
                self._print("  " + self.narrator.say("play-back"), style="dim")

    def _list(self, moves: list[str], offered: Menu) -> None:
        """The choices, one a line; many of them side by side, so that a turn fits a small terminal."""
        lines = [f"{number}  {label(moves, words)}" for number, words in enumerate(offered.choices, 1)]
        if len(lines) > FEW:
            lines = side_by_side(lines, self.console.width - 2)
        for line in lines:
            self._print(f"  {line}", soft_wrap=True)
        if offered.free:
            self._print(f"  {' '.join(offered.chosen)}: {offered.free}")

    def _take_back(self) -> bool:
        """Undo the last decision of a person, by the rule of the tables of the server; whether it was."""
        from macaronesia.table.undo import nobody_learned

        people = [seat for seat, kind in enumerate(self.seats) if kind == "human"]
        decided = [ply for ply, (who, _) in enumerate(self.game.history) if who in people]
        if not decided:
            self._print(self.narrator.say("play-no-undo"), style="bold red")
            return False
        if self.hot_seat and not nobody_learned(self.game, decided[-1]):
            self._print(self.narrator.say("play-learned"), style="bold red")
            return False
        self.game = self.game.take_back(decided[-1])
        self._print(
            self.narrator.say("play-undone", name=self.narrator.name(self.game.seat)),
        )
        return True

    def _read(self, moves: list[str], offered: Menu, secret: bool) -> str:
        prompt = " ".join([*offered.chosen, ""]) + "> "
        try:
            if secret:
                return getpass.getpass(self.narrator.say("play-secret") + " " + prompt).strip()
            _complete_with(lambda line: completions(moves, offered.chosen, line))
            return input(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            raise Left from None

    def _command(self, typed: str, view: Json) -> bool:
        """Words for the table itself; whether it was one."""
        word, _, rest = typed.partition(" ")
        if word in ("quit", "q", "exit"):
            raise Left
        legend = self.game.rules.legend_text(self.narrator.language)
        if word in ("help", "h"):
            self._print(self.narrator.say("play-help"))
        elif word in ("legend", "?"):
            self._print(legend)
        elif word in ("board", "b"):
            self._show_all(view)
        elif word == "log":
            self._tell(0)
        elif word == "save":
            self._save(Path(rest) if rest else None)
        else:
            return typed in ("", "back", "undo")  # with nothing to go back to
        return True

    # --- Looking and saving ---

    def _show_all(self, view: Json) -> None:
        self._show(self.game.rules.board_text(view, self.game.names, self.narrator.language))

    def _show(self, text: str) -> None:
        self.console.print()
        self.console.print(_coloured(text, self.game.rules.highlights), soft_wrap=True)

    def _save(self, file: Path | None = None) -> None:
        self.file = (
            file or self.file or Path(f"{self.game.game}-{(self.game.seed_commitment or 'game')[:8]}.json")
        )
        self.game.extra["seats"] = self.seats
        try:
            save(self.file, self.game.record())
        except OSError as error:
            self._print(f"{self.file}: {error.strerror}", style="bold red")
            self.file = None
            if file is None:
                raise
            return
        if self.game.over:
            self._print(self.narrator.say("play-kept", file=str(self.file)), soft_wrap=True)
            return
        words = ["macaronesia", "play", self.game.game, "--resume", str(self.file)]
        if _programs(self.seats):
            words += ["--bots", _bots(self.seats)]
        command = shlex.join(words)
        self._print(self.narrator.say("play-saved", file=str(self.file), command=command), soft_wrap=True)


def _reseated(seats: list[str], bots: str | None) -> list[str]:
    """The seats with these bots instead; a program is started only if it was named just now."""
    if bots is None:
        if _programs(seats):
            raise BadOption("play-program", programs=_programs(seats), bots=_bots(seats))
        return seats
    named = bots.split(",")
    people = seats.count("human")
    if len(named) == 1:
        named *= len(seats) - people
    if people + len(named) != len(seats):
        raise BadOption("play-bots", bots=bots)
    return [seat if seat == "human" else f"bot:{named.pop(0)}" for seat in seats]


def _bots(seats: list[str]) -> str:
    return ",".join(seat[4:] for seat in seats if seat != "human")


def _programs(seats: list[str]) -> list[str]:
    return [seat[4:] for seat in seats if "/" in seat]


def _complete_with(candidates: Any) -> None:
    """Let the Tab key complete words, where the terminal's line editor is there."""
    try:
        import readline
    except ImportError:  # a Python that was built without it: typing works, completing does not
        return

    def complete(_text: str, state: int) -> str | None:
        found = candidates(readline.get_line_buffer()[: readline.get_endidx()])
        return found[state] + " " if state < len(found) else None

    readline.set_completer_delims(" ")
    readline.set_completer(complete)
    readline.parse_and_bind("tab: complete")
