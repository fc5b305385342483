"""The conformance suite for games: ``check_game("name")`` plays random games and checks their promises.

For authors of games; see docs/add-a-game.md. Everything follows from the seed, so that a failure comes again.
"""

import random
import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache
from itertools import product
from typing import Any

import numpy as np

from macaronesia.definition import GameDefinition
from macaronesia.errors import BadOption
from macaronesia.game import Game, new_game
from macaronesia.games import definition
from macaronesia.kernel.events import new_events, rows_of
from macaronesia.kernel.random import generator
from macaronesia.kernel_ruleset import KernelRuleset
from macaronesia.record import Source, load, verify
from macaronesia.ruleset import CHANCE

#: Moves of each verb that are tried in every position, and in some positions, for the reasons of refusals.
TRIED, TRIED_OFTEN = 2, 40
#: The share of moves that are made by uncompiled rules, too.
UNCOMPILED = 0.2
#: Values of an option that are tried, its first ones.
VALUES = 4
#: How often an outcome of chance is drawn to compare its frequency with its weight.
DRAWS = 600


def check_game(
    name: str, games: int = 2, seed: int = 0, records: Sequence[Source] = (), positions: int = 12
) -> None:
    """AssertionError if a game breaks a promise that all games make.

    Plays ``games`` random games with every number of players and, one after another, every value of every
    option. ``records``: further games, for refusals that random play hardly ever meets. In every game what
    each seat may know is compared in so many ``positions``.
    """
    game = definition(name)
    chooser = random.Random(f"{name} {seed}")
    reasons: set[int] = set()
    for number, (players, options) in enumerate(_settings(game)):
        for repeat in range(games):
            key = f"{seed}/{number}/{repeat}"
            _check_course(new_game(name, players, seed=key, **options), chooser, reasons, positions)
    for record in records:
        _check_course(load(record, 0), chooser, reasons, positions, load(record).history)
    rules: type[KernelRuleset] = game.load("rules")
    missing = sorted(rules.reasons[reason][0] for reason in set(rules.reasons) - reasons)
    assert not missing, f"no position refuses a move for these reasons: {', '.join(missing)}"


def _settings(game: GameDefinition) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of players with every value of every option, the other options by default."""
    choices = [
        {},
        *(
            {option.name: value}
            for option in game.options
            for value in option.values[:VALUES]
            if value != option.default
        ),
    ]
    for players, options in product(range(game.players[0], game.players[1] + 1), choices):
        try:
            game.settled(players, options)
        except BadOption:  # an edition for fewer or more players
            continue
        yield players, options


def _check_course(
    game: Game,
    chooser: random.Random,
    reasons: set[int],
    positions: int,
    moves: Sequence[Any] | None = None,
) -> None:
    """Play a game to its end, or by these moves, and check every move and some of the positions."""
    rules = game.rules
    assert isinstance(rules, KernelRuleset)
    course = game.manual().course.at(0)
    checked = {chooser.randrange(120) for _ in range(positions)}
    while course.seat is not None and (moves is None or course.ply < len(moves)):
        _check_refusals(rules, course.s, chooser, reasons, TRIED_OFTEN if course.ply in checked else TRIED)
        if course.seat == CHANCE:
            _check_odds(rules, course.s, chooser)
        text = moves[course.ply][1] if moves is not None else chooser.choice(rules.moves(course.s))
        before = rules.copy(course.s)
        course.make(text)
        _check_events(rules, before, text, course.s)
        if chooser.random() < UNCOMPILED:
            _check_uncompiled(rules, before, text, course.s)
        if course.ply in checked or course.seat is None:
            _check_knowledge(Game(course.copy(), list(game.names)), chooser)
    if moves is None:
        _check_record(game, chooser)


def _same(one: Any, other: Any) -> bool:
    return bool(one.tobytes() == other.tobytes())


def _check_events(rules: KernelRuleset, before: Any, text: str, after: Any) -> None:
    """Position before + events = position after."""
    code, events = rules.code(text), new_events()
    assert code is not None
    stepped, applied = rules.copy(before), rules.copy(before)
    assert rules.step(stepped, code, events), f"{text} is listed as legal and refused"
    assert _same(stepped, after), f"{text}: the same move leads to two positions"
    for event in events[1 : 1 + int(events[0, 0])]:
        rules.kernel.apply(applied, rules.b, event)
    assert _same(applied, after), f"{text}: events {rows_of(events)} do not tell all that changed"
    rules.narrate(rows_of(events))


def _check_uncompiled(rules: KernelRuleset, before: Any, text: str, after: Any) -> None:
    """Compiled and uncompiled rules agree."""
    uncompiled, code = rules.copy(before), rules.code(text)
    _plain(rules.kernel.step)(uncompiled, rules.b, code, None)
    assert _same(uncompiled, after), f"{text}: uncompiled rules lead to another position"
    out = np.empty(rules.kernel.most_legal, np.int32)
    found = out[: _plain(rules.kernel.legal)(after, rules.b, out)].tolist()
    assert found == rules.codes(after), f"after {text}: uncompiled rules list other moves"


def _plain(rule: Any) -> Any:
    """The uncompiled function of a rule."""
    return getattr(rule, "plain", rule)


def _check_odds(rules: KernelRuleset, s: Any, chooser: random.Random) -> None:
    """Outcomes are drawn as often as their weights say (six standard deviations)."""
    weights = dict(rules.weights(s))
    assert weights, "chance is to move and has no outcome"
    assert min(weights.values()) > 0, f"weights {weights}"
    if len(weights) == 1 or chooser.random() > 0.1:
        return
    rng, out = generator(chooser.random().hex()), np.empty(rules.kernel.most_legal, np.int32)
    drawn = [int(rules.kernel.draw(s, rules.b, rng, out)) for _ in range(DRAWS)]
    total = sum(weights.values())
    assert set(drawn) <= set(weights), "an outcome is drawn that is not listed"
    for code, weight in weights.items():
        share = weight / total
        margin = 6 * (DRAWS * share * (1 - share)) ** 0.5 + 1
        found = drawn.count(code)
        assert abs(found - DRAWS * share) <= margin, f"{rules.text(code)}: drawn {found} times of {DRAWS}"


def _check_knowledge(game: Game, chooser: random.Random) -> None:
    """What a seat may know is the same in all positions that it cannot tell apart."""
    rules, course = game.rules, game.course
    assert isinstance(rules, KernelRuleset)
    for seat in (None, *range(game.players)):
        known = rules.conceal(course.s, seat)
        assert _same(rules.conceal(known, seat), known), f"seat {seat}: concealing twice conceals more"
        other = game.redeal(seat, chooser.randrange(10**9))
        assert _same(rules.conceal(other.course.s, seat), known), (
            f"seat {seat}: a redealt position looks different"
        )
        assert other.view(seat) == game.view(seat), (
            f"seat {seat}: the view of a redealt position is different"
        )
        assert other.record(seat)["moves"] == game.record(seat)["moves"], f"seat {seat}: moves are told apart"
        redealt = [rules.copy(start) for start in (course.s, known)]
        seed = chooser.randrange(10**9)
        for s in redealt:
            out = np.empty(rules.kernel.most_legal, np.int32)
            rules.kernel.redeal(s, rules.b, -1 if seat is None else seat, generator(seed), out)
        assert _same(*redealt), f"seat {seat}: redealing looks at what is concealed"
        assert _same(rules.conceal(redealt[0], seat), known), f"seat {seat}: redealing changes what is known"
        if course.ply:
            (told, messages), (also_told, other_messages) = (
                game.story(seat, course.ply - 1)[0],
                (other.story(seat, course.ply - 1)[0]),
            )
            assert (told, messages) == (also_told, other_messages), f"seat {seat}: events tell what is hidden"


def _check_refusals(
    rules: KernelRuleset, s: Any, chooser: random.Random, reasons: set[int], most: int
) -> None:
    """A move is refused exactly if it is not legal; which reasons there are is noted."""
    legal = set(rules.moves(s))
    tried = set()
    for numbers in _verbs(rules.game):
        for code in chooser.sample(numbers, min(most, len(numbers))):
            with suppress(IndexError):
                tried.add(rules.text(code))
    codes = {rules.reasons[reason][0]: reason for reason in rules.reasons}
    some = chooser.sample(sorted(legal), min(most, len(legal)))
    for text in sorted(tried | {*some} | {_mistyped(text, chooser) for text in some}):
        refused = rules.why(s, text)
        assert (refused is None) == (text in legal), f"{text}: legal and refused, or neither"
        if refused is not None:
            assert str(refused), text
            reasons.update({codes[refused.code]} if refused.code in codes else set())


def _mistyped(text: str, chooser: random.Random) -> str:
    """A text with one of its parts in the place of another: nearly a legal move."""
    parts = re.split(r"([ +@])", text)
    words = range(2, len(parts), 2)
    if len(words) > 1:
        parts[chooser.choice(words)] = parts[chooser.choice(words)]
    return "".join(parts)


@cache
def _verbs(game: str) -> list[list[int]]:
    """The numbers of a game's moves, by the first words of their texts; these do not depend on options."""
    rules = new_game(game, definition(game).players[0]).rules
    found: dict[str, list[int]] = {}
    for code in range(rules.kernel.moves):
        with suppress(IndexError):  # a number that these options leave without a meaning
            found.setdefault(rules.text(code).split()[0], []).append(code)
    return list(found.values())


def _check_record(game: Game, chooser: random.Random) -> None:
    """A record leads to the same game, from the start and from any ply; its dealing can be verified."""
    while not game.over:
        game.play(chooser.choice(game.moves()))
    record = game.record()
    assert load(record) == game, "a record leads to another game"
    assert verify(record) == game, "the dealing of a record is not that of its seed"
    ply = chooser.randrange(game.ply)
    assert load(record, ply) == game.at(ply), f"a record leads to another position after {ply} moves"
    position = game.at(ply).position()
    assert Game.from_position(position).position() == position, (
        f"from_position changes the position of ply {ply}"
    )
