"""The server and its database, and all that is done to them."""

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
from pathlib import Path

from calling import Figures, Violation

ROOT = Path(__file__).parent.parent.parent


class House:
    """A server that is killed and started again on the same port and database."""

    def __init__(self, kind: str, folder: Path, rng: random.Random, figures: Figures) -> None:
        self.kind, self.rng, self.figures = kind, rng, figures
        self._log = folder / "server.log"
        self._process: subprocess.Popen[str] | None = None
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        if kind == "sqlite":
            self.database = f"sqlite:///{folder}/tables.db"
        else:
            sys.path.insert(0, str(ROOT))
            from tests.server.postgres import fresh_database  # noqa: PLC0415 - only where it is asked for

            self.database = fresh_database()

    async def start(self) -> None:
        """Returns when it answers; as any supervisor would, tries again while PostgreSQL still recovers."""
        for _ in range(1 if self.kind == "sqlite" else 6):
            process = self._begin()
            assert process.stdout is not None
            if (await asyncio.to_thread(process.stdout.readline)).startswith("http://"):
                return
            process.wait(30)
            process.stdout.close()
            await asyncio.sleep(1)
        raise Violation("the server did not start again")

    def _begin(self) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "macaronesia", "serve", "--port", str(self.port)]
        with self._log.open("a") as log:
            self._process = subprocess.Popen(
                [*command, "--database", self.database, "--thinkers", "1", "--log-level", "warning"],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=os.environ | {"MACARONESIA_RATE_LIMIT": "0"},
            )
        return self._process

    def kill(self) -> None:
        """As a power cut would, at any instant."""
        assert self._process is not None
        assert self._process.stdout is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(30)
        self._process.stdout.close()
        self.figures.kills += 1

    async def trouble(self, uptime: float) -> None:
        """Some time of peace, perhaps a smaller mishap, and then a kill and a start, or two."""
        await asyncio.sleep(self._peace(uptime))
        if self.rng.random() < 0.3:
            self._kill_a_thinker()
            await asyncio.sleep(self._peace(uptime) / 2)
        if self.kind == "postgresql" and self.rng.random() < 0.4:
            await asyncio.to_thread(self._trouble_database)
            await asyncio.sleep(self._peace(uptime) / 2)
        self.kill()
        if self.rng.random() < 0.1:
            self._begin()
            await asyncio.sleep(self.rng.uniform(0, 4))
            self.kill()
            self.figures.killed_while_starting += 1
        await self.start()

    def _peace(self, uptime: float) -> float:
        """Often hardly any, so that kills meet a server that is still finding out what happened."""
        return self.rng.uniform(0, 0.5) if self.rng.random() < 0.3 else self.rng.uniform(0.5, uptime)

    def _kill_a_thinker(self) -> None:
        assert self._process is not None
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children")
        pids = [int(pid) for pid in children.read_text().split()] if children.exists() else []
        if pids:
            os.kill(self.rng.choice(pids), signal.SIGKILL)
            self.figures.thinkers_killed += 1

    def _trouble_database(self) -> None:
        """Cut every connection; or close the database for a while; or have PostgreSQL itself crash."""
        import psycopg  # noqa: PLC0415 - only where it is asked for
        from tests.server.postgres import cut_all_connections, postgres_url, run_sql  # noqa: PLC0415

        how = self.rng.choice(("cut", "closed", "crashed"))
        name = psycopg.conninfo.conninfo_to_dict(self.database)["dbname"]
        if how == "crashed":  # when one of its processes is killed it throws away all and recovers
            with psycopg.connect(postgres_url(), autocommit=True) as connection:
                asked = "SELECT pid FROM pg_stat_activity WHERE datname = %s"
                pids = [row[0] for row in connection.execute(asked, [name])]
                if pids:
                    os.kill(self.rng.choice(pids), signal.SIGKILL)
        else:
            if how == "closed":
                run_sql(postgres_url(), f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
            cut_all_connections(self.database)
            if how == "closed":
                run_sql(postgres_url(), f"SELECT pg_sleep({self.rng.uniform(0, 2)})")
                run_sql(postgres_url(), f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        self.figures.databases_troubled += 1

    def last_words(self) -> str:
        """The end of what the server wrote, for whoever has to find out."""
        lines = self._log.read_text(errors="replace").splitlines() if self._log.exists() else []
        return "\n".join(["The server's last lines:", *lines[-40:]])

    def close(self) -> None:
        """The end."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
            try:
                self._process.wait(20)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait(20)
        if self._process is not None and self._process.stdout is not None:
            self._process.stdout.close()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
