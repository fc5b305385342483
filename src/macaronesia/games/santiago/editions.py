"""What differs between the printed editions."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Edition:
    """A printed edition, stated by what differs."""

    players: tuple[int, int]
    crops: tuple[str, ...]
    palms: bool  # the default
    money: str  # the default
    smallest_bribe: int


EDITIONS = {
    "amigo": Edition((3, 5), ("banana", "cane", "potato", "bean", "pepper"), False, "hidden", 1),
    "trefl": Edition((2, 5), ("banana", "coconut", "melon", "grape", "pepper"), True, "open", 0),
}


@dataclass(frozen=True)
class Table:
    """What depends on the number of players."""

    rounds: int
    offered: int
    money: int
    removed: int  # tiles drawn and put out of the game


TABLES = {
    2: Table(rounds=10, offered=3, money=5, removed=0),
    3: Table(rounds=11, offered=4, money=10, removed=1),
    4: Table(rounds=11, offered=4, money=10, removed=1),
    5: Table(rounds=9, offered=5, money=10, removed=0),
}

INCOME = 3
#: Tiles of each crop by printed planters: three with one, six with two.
IN_THE_BOX = (3, 6)
#: With two players so many of each crop stay in the box.
OUT_WITH_TWO = (1, 2)
PALMS = 3
