"""Writes the golden games. They are a promise: what was recorded once must replay for ever.

    cd tests && python -m records.make            # refuses where the files exist
    cd tests && python -m records.make --again    # after a change of the rules, knowingly

The players here are not uniform: each table has a temper that brings out some phase of the game.
"""

import hashlib
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import macaronesia as mac
from macaronesia.record import dumps

HERE = Path(__file__).parent

#: How often a verb is wanted; what a temper does not name is wanted once.
TEMPERS: dict[str, dict[str, float]] = {
    "even": {},
    "meek": {"pass": 8, "decline": 6},
    "generous": {"propose": 9, "accept": 6, "bid": 3},
    "stubborn": {"dig": 9, "propose": 2},
    "builder": {"extra": 9, "bid": 2},
    "miser": {"pass": 3, "accept": 9, "bid": 0.3},
    "settled": {"palace": 0.001, "city": 0.001, "build": 9},
    "mayor": {"city": 99, "palace": 0.001, "build": 9},
    "lord": {"palace": 9, "city": 9, "take": 9, "build": 5},
    "idle": {"draw": 99, "palace": 0.001, "city": 0.001},
}

#: File -> its games: (players, edition, palms, money, spring, chance, temper); of Islas Canarias
#: (players, islands, chance, temper). What else the players agreed on stands behind.
TABLES: dict[str, list[tuple[Any, ...]]] = {
    "amigo": [
        (3, "amigo", False, "hidden", "interior", "auto", "even"),
        (3, "amigo", True, "open", "edge", "auto", "meek"),
        (3, "amigo", False, "open", "C3", "manual", "meek"),
        (3, "amigo", True, "hidden", "any", "auto", "stubborn"),
        (4, "amigo", False, "hidden", "corner", "auto", "generous"),
        (4, "amigo", True, "open", "interior", "auto", "builder"),
        (4, "amigo", False, "open", "any", "manual", "even"),
        (5, "amigo", True, "hidden", "edge", "auto", "miser"),
        (5, "amigo", False, "hidden", "E1", "auto", "even"),
        (5, "amigo", True, "open", "corner", "manual", "generous"),
    ],
    "trefl": [
        (3, "trefl", True, "open", "interior", "auto", "even"),
        (3, "trefl", False, "hidden", "corner", "auto", "meek"),
        (3, "trefl", True, "hidden", "B2", "manual", "builder"),
        (4, "trefl", True, "open", "any", "auto", "generous"),
        (4, "trefl", False, "hidden", "edge", "auto", "stubborn"),
        (4, "trefl", True, "hidden", "A3", "manual", "meek"),
        (5, "trefl", True, "open", "interior", "auto", "even"),
        (5, "trefl", False, "hidden", "corner", "auto", "builder"),
        (5, "trefl", False, "open", "any", "manual", "miser"),
    ],
    "two": [
        (2, "trefl", True, "open", "interior", "auto", "even"),
        (2, "trefl", False, "hidden", "edge", "auto", "meek"),
        (2, "trefl", True, "hidden", "corner", "manual", "meek"),
        (2, "trefl", False, "open", "any", "auto", "generous"),
        (2, "trefl", True, "open", "D4", "auto", "stubborn"),
        (2, "trefl", False, "open", "interior", "manual", "builder"),
        (2, "trefl", True, "hidden", "any", "auto", "miser"),
    ],
    "canarias": [
        (2, "choose", "auto", "even"),
        (2, "random", "auto", "settled"),
        (2, "choose", "manual", "lord"),
        (2, "random", "auto", "idle"),
        (3, "choose", "auto", "lord"),
        (3, "random", "auto", "even"),
        (3, "random", "manual", "mayor"),
        (4, "choose", "auto", "mayor"),
        (4, "random", "manual", "lord"),
        (4, "choose", "auto", "settled"),
        (5, "random", "auto", "even"),
        (5, "choose", "auto", "settled"),
        (5, "random", "manual", "mayor"),
        (5, "choose", "auto", "lord"),
        (5, "choose", "auto", "mayor"),
        (5, "random", "auto", "mayor"),
        (5, "choose", "manual", "mayor"),
        (5, "random", "auto", "mayor"),
    ],
    "agreed": [
        (2, "trefl", ["h3", "a1", "d6"], "open", "C2", "auto", "even", {"overseer": 1}),
        (2, "trefl", ["b3", "f1", "d5"], "hidden", "E4", "manual", "generous", {"overseer": 0}),
        (3, "amigo", ["a4", "c6", "c4"], "hidden", "D1", "auto", "stubborn", {}),
        (4, "trefl", True, "open", "any", "auto", "even", {"overseer": 3}),
        (5, "amigo", ["h6", "h4", "f5"], "open", "B3", "auto", "builder", {"overseer": 2}),
        (2, "choose", "auto", "lord", {"starter": 1}),
        (3, "random", "manual", "even", {"starter": 2}),
        (5, "choose", "auto", "mayor", {"starter": 0}),
    ],
}
#: What is rare is taken where it is to be had: another colour, another plot.
RARE = (" as ", "@")


def canonical(position: dict[str, Any]) -> bytes:
    """A position as bytes that depend on nothing but what it says."""
    return json.dumps(position, sort_keys=True, separators=(",", ":")).encode() + b"\n"


def replayed(record: dict[str, Any]) -> Iterator[mac.Game]:
    """The game before its first move and after every one; without its seed, chance waits to be played."""
    game = mac.load({field: value for field, value in record.items() if field != "seed"}, ply=0)
    yield game
    for _, text in record["moves"]:
        game.play(text)
        yield game


def positions_sum(record: dict[str, Any]) -> str:
    """The SHA-256 of all positions along a game, the first and the last included."""
    digest = hashlib.sha256()
    for game in replayed(record):
        digest.update(canonical(game.position()))
    return digest.hexdigest()


def choice(game: mac.Game, temper: dict[str, float], whims: random.Random) -> str:
    """A verb by temper, small sums before large ones, so that bids meet and purses last."""
    if (odds := game.odds()) is not None:
        return whims.choices(list(odds), list(odds.values()))[0]
    moves = game.moves()
    verbs = sorted({move.split()[0] for move in moves})
    verb = whims.choices(verbs, [temper.get(verb, 1) for verb in verbs])[0]
    meant = [move for move in moves if move.split()[0] == verb]
    if verb in ("bid", "propose"):
        meant = sorted(meant, key=lambda move: (int(move.split()[-1]), move))
        return meant[int(len(meant) * whims.random() ** 2)]
    rare = [move for move in meant if any(form in move for form in RARE)]
    return whims.choice(rare or meant)


def options_of(table: tuple[Any, ...]) -> dict[str, Any]:
    """What new_game is called with, names and seed apart."""
    *table_proper, agreed = table if isinstance(table[-1], dict) else (*table, {})
    if len(table_proper) == 4:
        players, islands, chance, _ = table_proper
        return {"game": "canarias", "players": players, "islands": islands, "chance": chance, **agreed}
    players, edition, palms, money, spring, chance, _ = table_proper
    options = {"edition": edition, "palms": palms, "money": money, "spring": spring, **agreed}
    return {"game": "santiago", "players": players, "chance": chance, **options}


def golden(table: tuple[Any, ...], number: int) -> dict[str, Any]:
    """One game, the same every time."""
    temper = next(word for word in reversed(table) if isinstance(word, str))
    names = ["Ana", "Béla", "Çelik", "Dörte", "Eñe"][: table[0]]
    game = mac.new_game(**options_of(table), seed=f"golden {number}", names=names)
    whims = random.Random(f"golden {number}")
    while not game.over:
        game.play(choice(game, TEMPERS[temper], whims))
    record = game.record()
    return record | {"temper": temper, "positions_sha256": positions_sum(record)}


def main(again: bool) -> int:
    """Write every file, or none."""
    files = {name: HERE / f"{name}.jsonl" for name in TABLES}
    if not again and any(file.exists() for file in files.values()):
        print("the golden games are written already; --again writes them anew", file=sys.stderr)
        return 1
    number = 0
    for name, tables in TABLES.items():
        lines = []
        for table in tables:
            lines.append(dumps(golden(table, number)) + "\n")
            number += 1
        files[name].write_text("".join(lines), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] == ["--again"]))
