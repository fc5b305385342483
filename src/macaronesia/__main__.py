"""``macaronesia``, and ``python -m macaronesia``."""

import sys


def main() -> None:
    """Run the command line, on a system where it can run."""
    if sys.platform == "win32":
        from macaronesia.locale import say, system_language  # noqa: PLC0415 - nothing else is needed there

        sys.exit(say(system_language(), "no-windows"))
    from macaronesia.cli import main as run  # noqa: PLC0415 - what it brings may not exist on Windows

    run()


if __name__ == "__main__":
    main()
