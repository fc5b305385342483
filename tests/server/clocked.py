"""``macaronesia serve`` with a clock that stands still until a test moves it."""

from pathlib import Path

from tests.server.serving import Server


class ClockedServer(Server):
    """A server for which it is the time that a file says, in seconds since 1970."""

    def __init__(self, folder: Path) -> None:
        self.now, self._clock = 2e9, folder / "clock"
        self.pass_time(0)
        program = Path(__file__).with_name("clocked_main.py")
        self.program = (str(program), str(self._clock), "serve")
        super().__init__(f"sqlite:///{folder}/tables.db")

    def pass_time(self, seconds: float) -> None:
        """Set the clock forward."""
        self.now += seconds
        new = self._clock.with_suffix(".new")
        new.write_text(str(self.now))
        new.rename(self._clock)
