"""Kills the server again and again while people play, and proves that nothing they were told is lost.

    python tools/crash --kills 100 --database sqlite
    python tools/crash --kills 100 --database postgresql

Many tables are played over HTTP: both games, people and bots, undo, chat, forks. At random moments the
server is killed (SIGKILL) and started again, its thinking processes are killed, and a PostgreSQL is cut
off, crashed or closed for a while. Whoever got no answer makes the same call again. Every finished game
is then compared with what was answered and told, and verified. Exits 1 at the first thing that is wrong.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

from calling import Figures, Violation
from house import House
from parties import Party

#: No table may stand still for so long, in seconds: longer than several starts on a busy machine.
STUCK = 240.0


def main() -> int:
    """Play, kill, and tell; 1 if a promise was broken."""
    parser = argparse.ArgumentParser(prog="tools/crash", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--tables", type=int, default=10, help="how many are played at a time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--uptime", type=float, default=5.0, help="the longest time between two kills")
    parser.add_argument("--seconds", type=float, default=None, help="kill no more after this time")
    wanted = parser.parse_args()
    figures, began, code = Figures(), time.monotonic(), 0
    with tempfile.TemporaryDirectory(prefix="macaronesia-crash-", ignore_cleanup_errors=True) as folder:
        house = House(wanted.database, Path(folder), random.Random(wanted.seed), figures)
        try:
            asyncio.run(Crash(house, figures, wanted).run())
        except* Violation as broken:
            print("BROKEN:", *dict.fromkeys(str(one) for one in _leaves(broken)), sep="\n  ")
            print(house.last_words())
            code = 1
        finally:
            house.close()
            print(figures.text(wanted.database, wanted.seed, time.monotonic() - began))
    return code


def _leaves(group: BaseExceptionGroup[BaseException]) -> list[BaseException]:
    found: list[BaseException] = []
    for error in group.exceptions:
        found += _leaves(error) if isinstance(error, BaseExceptionGroup) else [error]
    return found


class Crash:
    """Tables that are played for as long as the server is killed, and then to their end."""

    def __init__(self, house: House, figures: Figures, wanted: argparse.Namespace) -> None:
        self.house, self.figures, self.wanted = house, figures, wanted
        self.parties: set[Party] = set()
        self.killing = True

    async def run(self) -> None:
        """Until every game that was begun is finished and proved."""
        await self.house.start()
        watching: asyncio.Task[None] | None = None
        try:
            async with asyncio.TaskGroup() as group:
                watching = group.create_task(self._watch())
                async with asyncio.TaskGroup() as at_work:
                    at_work.create_task(self._kill())
                    for number in range(self.wanted.tables):
                        at_work.create_task(self._play(number))
                watching.cancel()
        finally:
            for party in self.parties:
                await party.close()

    async def _kill(self) -> None:
        try:
            while len(self.parties) < self.wanted.tables or not all(p.playing for p in self.parties):
                await asyncio.sleep(0.05)
            until = time.monotonic() + (self.wanted.seconds or float("inf"))
            while self.figures.kills < self.wanted.kills and time.monotonic() < until:
                await self.house.trouble(self.wanted.uptime)
        finally:
            self.killing = False

    async def _play(self, place: int) -> None:
        """One table after the other, each of another kind."""
        number = place
        while self.killing or number == place:
            rng = random.Random(f"{self.wanted.seed} {number}")
            party = Party(self.house.url, self.figures, rng, number)
            while party is not None:
                self.parties.add(party)
                following = await party.run(lambda: self.killing)
                await party.close()
                self.parties.discard(party)
                party = following
            number += self.wanted.tables

    async def _watch(self) -> None:
        """See that no table stands still."""
        while True:
            await asyncio.sleep(1)
            for party in self.parties:
                if time.monotonic() - party.moved > STUCK:
                    raise Violation(f"no move for {STUCK:g} s at {party}")


if __name__ == "__main__":
    sys.exit(main())
