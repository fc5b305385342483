"""``make fuzz MINUTES=5``: the property tests with fresh examples, again and again until the time is up.

What makes a test fail is kept in .hypothesis/examples and tried first the next time.
"""

import argparse
import os
import subprocess
import sys
import time


def main() -> None:
    """Run rounds of 100 examples for each test; stop at the first failure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5)
    end = time.monotonic() + 60 * parser.parse_args().minutes
    environment = os.environ | {"HYPOTHESIS_PROFILE": "fuzz"}
    rounds = 0
    while time.monotonic() < end or not rounds:
        rounds += 1
        print(f"round {rounds}", flush=True)
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-m", "hypothesis", "-n", "2", "-x"],
            env=environment,
            check=False,
        )
        if done.returncode:
            sys.exit(
                "A test failed. Its example is kept in .hypothesis/examples, and `make fuzz` tries it first; "
                "the line @reproduce_failure above, put before the test, repeats it anywhere."
            )
    print(f"{rounds} rounds of 100 examples for each property test, no failure")


if __name__ == "__main__":
    main()
