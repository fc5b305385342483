"""Nothing hidden leaves the server: whole games over HTTP, every byte held against what each seat may know.

    python tools/secret_keeping.py [--rounds 5] [--seed 1]

A round is one game of every kind (tests/server/recording.py); every moment of it is dealt anew for every
seat and for who watches, and what they are told must be the same. Stops at the first leak.
"""

import argparse
import random
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))  # where the package tests is

from tests.server.recording import GAMES, LoudServer, evening
from tests.server.secrecy import seeds_of
from tests.server.wire import hold_against_the_log


def main() -> None:
    """Play, compare, print the figures."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--rounds", type=int, default=5)
    words.add_argument("--seed", type=int, default=1)
    given = words.parse_args()
    rng = random.Random(given.seed)
    with tempfile.TemporaryDirectory() as folder:
        server = LoudServer(Path(folder))
        try:
            for number in range(given.rounds):
                for game, seats, options in GAMES:
                    print(
                        f"{number + 1}: {game}, {seats} players:",
                        _one(server, game, seats, options, rng),
                        flush=True,
                    )
        finally:
            server.stop()


def _one(server: LoudServer, game: str, seats: int, options: dict[str, object], rng: random.Random) -> str:
    """The figures of one game."""
    begun = time.monotonic()
    played = evening(server.url, game, seats, rng, **options)
    found = [hold_against_the_log(server, played, somebody) for somebody in played.people]
    assert not any(form in server.log.read_bytes() for form in seeds_of(server.rows(played.table)))
    for somebody in played.people:
        somebody.http.close()
    sent = sum(
        sum(map(len, one.frames)) + sum(len(heard.body) for heard in one.heard) for one in played.people
    )
    return (
        f"{sent / 1e6:.1f} MB sent, {sum(told.compared for told in found):,} answers and events compared, "
        f"{sum(told.different for told in found):,} moments dealt otherwise, "
        f"{time.monotonic() - begun:.0f} s"
    )


if __name__ == "__main__":
    main()
