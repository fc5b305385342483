"""``python -m macaronesia`` is the command ``macaronesia``."""

from macaronesia.cli import main

main()
