"""What the server is told at its start."""

import os
from dataclasses import dataclass, field
from ipaddress import ip_network

from macaronesia.bots import BOTS, JUDGE, make_bot, uses_code
from macaronesia.errors import BadOption, Phrase
from macaronesia.server.middleware.logs import LEVELS
from macaronesia.server.middleware.rate_limits import VARIABLE, Rates, read_rates


@dataclass(frozen=True)
class Settings:
    """How to serve; what cannot be is BadOption."""

    host: str = "127.0.0.1"
    #: 0: any that is free.
    port: int = 8000
    #: Where the tables are kept; None: SQLite, in the place for it.
    database: str | None = field(default=None, repr=False)  # it may hold a password
    workers: int = 1
    #: Addresses or networks of proxies that are believed.
    proxies: tuple[str, ...] = ()
    log_level: str = "info"
    #: When the port is taken, the next free one will do.
    next_port: bool = False
    #: None: no limit.
    rates: Rates | None = field(default_factory=lambda: read_rates(os.environ.get(VARIABLE)))
    #: Processes in which bots think; None: as many as the machine has cores.
    thinkers: int | None = None
    #: The bot that judges finished games.
    judge: str = JUDGE

    def __post_init__(self) -> None:
        if not 0 <= self.port <= 65535:
            raise BadOption.value("port", self.port, Phrase("allowed-range", least="0", most="65535"))
        if self.workers < 1:
            raise BadOption.value("workers", self.workers, Phrase("allowed-least", least=1))
        if self.workers > 1 and self.sqlite:
            raise BadOption("workers-sqlite", workers=self.workers)
        if self.thinkers is not None and self.thinkers < 1:
            raise BadOption.value("thinkers", self.thinkers, Phrase("allowed-least", least=1))
        if self.judge != JUDGE:
            _check_judge(self.judge)
        if self.log_level not in LEVELS:
            raise BadOption.value("log-level", self.log_level, LEVELS)
        proxy_networks(self.proxies)

    @property
    def sqlite(self) -> bool:
        """Whether the tables are in a file that only one process may use."""
        return self.database is None or self.database.startswith("sqlite")


def _check_judge(name: str) -> None:
    """BadOption for a bot without an opinion, or a program of one's own: bot processes run none."""
    judges = [bot for bot in BOTS if uses_code(bot)]
    if name.partition(":")[0] not in judges:
        raise BadOption.value("judge", name, judges)
    try:
        make_bot(name).close()
    except BadOption as error:
        raise BadOption.value("judge", name, error.params["allowed"]) from None


def proxy_networks(proxies: tuple[str, ...]) -> tuple[str, ...]:
    """The networks of the option ``--proxy``; BadOption names one that is none."""
    networks = []
    for proxy in proxies:
        try:
            networks.append(str(ip_network(proxy.strip(), strict=False)))
        except ValueError:
            allowed = "an address or a network, such as 10.0.0.1 or 10.0.0.0/8"
            raise BadOption.value("proxy", proxy, allowed) from None
    return tuple(networks)
