"""Start-time fair queueing: tables share the processes by time, not by the number of their moves.

Every table has a start tag, the virtual time at which its next job may begin; the smallest goes first, and
the seconds a job took are added when it is done. The virtual clock is the tag of the job that began last, and
a table that comes (back) begins there: being away earns nothing. One job of a table is under way at a time,
so its jobs stay in order.
"""

from collections import deque
from dataclasses import dataclass, field
from itertools import count
from typing import Generic, TypeVar

#: How many seconds of thinking a table may be ahead of the others before its urgent jobs wait like all
#: others: nobody can ask for hints so fast that no bot moves any more.
CREDIT = 10.0


@dataclass(eq=False)
class Job:
    """Something to think about, for a table."""

    table: str
    urgent: bool  #: somebody is waiting for just this
    entered: float = field(default=0, init=False)  #: on the virtual clock
    number: int = field(default=0, init=False)  #: in order of arrival


Kind = TypeVar("Kind", bound=Job)


@dataclass(eq=False)
class _Account(Generic[Kind]):
    """A table: its jobs, and its start tag."""

    start: float
    urgent: deque[Kind] = field(default_factory=deque)
    calm: deque[Kind] = field(default_factory=deque)
    busy: bool = False

    @property
    def line(self) -> deque[Kind]:
        """The jobs of which the first is the table's next."""
        return self.urgent or self.calm


class FairQueue(Generic[Kind]):
    """The jobs that wait, and what every table has had."""

    def __init__(self) -> None:
        self.waiting = 0  #: how many jobs nobody has begun
        self.running = 0  #: how many are under way
        self._clock = 0.0
        self._numbers = count(1)
        #: Tables with jobs, and those that had more than their share.
        self._accounts: dict[str, _Account[Kind]] = {}

    def put(self, job: Kind, first: bool = False) -> None:
        """Queue a job behind its table's others; first: before them, because it was under way already."""
        account = self._accounts.setdefault(job.table, _Account(self._clock))
        if not account.busy and not account.line:
            account.start = max(account.start, self._clock)
        job.entered, job.number = self._clock, next(self._numbers)
        self.waiting += 1
        line = account.urgent if job.urgent else account.calm
        line.appendleft(job) if first else line.append(job)

    def take(self) -> Kind | None:
        """The job to do now, if there is one that can be begun; ``done`` must follow."""
        ready = [account for account in self._accounts.values() if account.line and not account.busy]
        urgent = [account for account in ready if account.urgent and account.start <= self._clock + CREDIT]
        account = min(urgent or ready, key=lambda one: (one.start, one.line[0].number), default=None)
        if account is None:
            return None
        if not urgent:  # urgent jobs jump the queue, so their tags say nothing about how far the others are
            self._clock = max(self._clock, account.start)
        account.busy = True
        self.waiting -= 1
        self.running += 1
        return account.line.popleft()

    def done(self, job: Kind, seconds: float) -> None:
        """A job that was taken is over; it took so many seconds."""
        account = self._accounts[job.table]
        account.busy = False
        account.start += seconds
        self.running -= 1
        if account.line:
            account.start = max(account.start, account.line[0].entered)
        self._forget()

    def drop(self, job: Kind) -> bool:
        """Take a job out that nobody wants any more; False if it was not waiting."""
        account = self._accounts.get(job.table)
        if account is None or job not in (line := account.urgent if job.urgent else account.calm):
            return False
        line.remove(job)
        self.waiting -= 1
        self._forget()
        return True

    def clear(self) -> list[Kind]:
        """All jobs that were waiting, now out of the queue."""
        jobs = [job for account in self._accounts.values() for job in (*account.urgent, *account.calm)]
        for job in jobs:
            self.drop(job)
        return jobs

    def _forget(self) -> None:
        """Forget the tables that have nothing here and are not ahead of the others."""
        if not self.waiting and not self.running:  # nobody was kept waiting: all begin anew
            self._accounts.clear()
            self._clock = 0.0
        self._accounts = {
            table: account
            for table, account in self._accounts.items()
            if account.busy or account.line or account.start > self._clock
        }
