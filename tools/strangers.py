"""Strangers at the door: requests with everything wrong that we can think of, against a real server.

    python tools/strangers.py                       100,000 mutated requests and schemathesis
    python tools/strangers.py --requests 20000      fewer
    python tools/strangers.py --requests 0          schemathesis alone
    python tools/strangers.py --examples 0          the storm alone

Prints its figures; exits 1 if anything was wrong.
"""

import argparse
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))  # where the package tests is

from tests.server.fuzz.scene import Scene, logged
from tests.server.fuzz.schema import against_schema
from tests.server.fuzz.storm import Storm
from tests.server.postgres import fresh_database

#: Megabytes a server may grow by in a storm: it keeps up to 2,000 tables in memory, and who is who.
MOST_GROWTH = 200


def storm(folder: Path, requests: int, slow: int, seed: int, database: str | None) -> list[str]:
    """Let a storm pass over a scene; what was wrong."""
    with logged(folder, database=database) as server:
        scene = Scene(server)
        passing = Storm(scene, seed)
        passing.run(requests // 5, slow)
        warm, first = server.megabytes, passing.figures.seconds
        figures = passing.run(requests - requests // 5)
        figures.seconds += first
        grown = server.megabytes - warm
        print(figures)
        print(f"memory: {warm:.0f} MB after a fifth, {warm + grown:.0f} MB at the end")
        wrong = [*figures.complaints, *scene.complaints(), *scene.log_complaints()]
        if grown > MOST_GROWTH:
            wrong.append(f"the server has grown by {grown:.0f} MB")
    print("the games went on to their ends, their records verify" if not wrong else "")
    return wrong


def main() -> int:
    """The exit code."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--requests", type=int, default=100_000)
    parser.add_argument("--slow", type=int, default=300, help="senders who dawdle")
    parser.add_argument("--examples", type=int, default=200, help="of schemathesis for every operation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgresql", action="store_true", help="the storm over a PostgreSQL of the tests")
    given = parser.parse_args()
    wrong = []
    database = fresh_database() if given.postgresql else None
    with tempfile.TemporaryDirectory(prefix="macaronesia-strangers-") as folder:
        if given.requests:
            (place := Path(folder) / "storm").mkdir()
            wrong += storm(place, given.requests, given.slow, given.seed, database)
        if given.examples:
            (place := Path(folder) / "schema").mkdir()
            with logged(place) as server:
                code, told = against_schema(server.url, place, given.examples, given.seed)
            print(told)
            wrong += ["schemathesis found something"] if code else []
    for words in wrong[:40]:
        print(words)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
