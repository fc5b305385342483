"""Who thinks next: tables share the thinkers by the time they use, not by the number of their moves.

Start-time fair queueing. Every table has a start tag, the time it has been given so far in virtual
time; the smallest goes first, and what a job really took is added when it is done. The virtual clock
is the tag of the job that began last, and a table that comes (back) begins there: being away
earns nothing. One job of a table is under way at a time, so its jobs stay in order.
"""

from collections import deque
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import count
from typing import Generic, TypeVar

#: How many seconds of thinking a table may be ahead of the others before its urgent jobs wait like
#: all others: nobody can ask for hints so fast that no bot moves any more.
CREDIT = 10.0
#: Tables that have nothing here are forgotten when there are so many of them.
MOST_ABSENT = 256


@dataclass(eq=False)
class Job:
    """Something to think about, for a table."""

    table: str
    urgent: bool  #: somebody is waiting for just this
    entered: float = field(default=0, init=False)  #: on the virtual clock


Kind = TypeVar("Kind", bound=Job)


class FairQueue(Generic[Kind]):
    """The jobs that wait, and what every table has had."""

    def __init__(self) -> None:
        self.waiting = 0  #: how many jobs nobody has begun
        self.running = 0  #: how many are under way
        self._clock = 0.0
        self._accounts: dict[str, _Account[Kind]] = {}
        self._absent = 0
        self._numbers = count(1)
        # Tables that could begin, by start tag. All are in the first, those with urgent jobs in the
        # second besides; an entry whose ticket is not its table's any more is passed over.
        self._all: list[_Entry[Kind]] = []
        self._urgent: list[_Entry[Kind]] = []

    def put(self, job: Kind, first: bool = False) -> None:
        """Queue a job behind its table's others; first: before them, because it was under way already."""
        account = self._accounts.get(job.table)
        if account is None:
            account = self._accounts[job.table] = _Account(self._clock)
        elif account.absent:
            self._absent -= 1
        job.entered = self._clock
        self.waiting += 1
        line = account.urgent if job.urgent else account.calm
        if first:
            line.appendleft(job)
        else:
            line.append(job)
        if account.ticket:
            if job.urgent:
                self._enter(self._urgent, account)
        elif not account.busy:
            account.start = max(account.start, self._clock)
            self._line_up(account)

    def take(self) -> Kind | None:
        """The job to do now, if there is one that can be begun; ``done`` must follow."""
        account = self._first(self._urgent)
        if account is None or account.start > self._clock + CREDIT:
            account = self._first(self._all)
            if account is None:
                return None
            # Urgent jobs jump the queue, so their tags say nothing about how far the others are.
            self._clock = max(self._clock, account.start)
        account.ticket = 0
        account.busy = True
        self.waiting -= 1
        self.running += 1
        return (account.urgent or account.calm).popleft()

    def done(self, job: Kind, seconds: float) -> None:
        """A job that was taken is over, after so many seconds."""
        account = self._accounts[job.table]
        account.busy = False
        account.start += seconds
        self.running -= 1
        line = account.urgent or account.calm
        if line:
            account.start = max(account.start, line[0].entered)
            self._line_up(account)
        else:
            self._leave()

    def drop(self, job: Kind) -> bool:
        """Take a job out that nobody wants any more; False if it was not waiting."""
        account = self._accounts.get(job.table)
        if account is None or job not in (line := account.urgent if job.urgent else account.calm):
            return False
        line.remove(job)
        self.waiting -= 1
        if account.absent:
            account.ticket = 0
            self._leave()
        return True

    def clear(self) -> list[Kind]:
        """All jobs that were waiting, now out of the queue."""
        jobs = [job for account in self._accounts.values() for job in (*account.urgent, *account.calm)]
        for job in jobs:
            self.drop(job)
        return jobs

    def _line_up(self, account: "_Account[Kind]") -> None:
        account.ticket = next(self._numbers)
        self._enter(self._all, account)
        if account.urgent:
            self._enter(self._urgent, account)

    def _enter(self, line: "list[_Entry[Kind]]", account: "_Account[Kind]") -> None:
        heappush(line, (account.start, next(self._numbers), account.ticket, account))

    def _first(self, line: "list[_Entry[Kind]]") -> "_Account[Kind] | None":
        while line:
            _, _, ticket, account = line[0]
            if account.ticket == ticket and (account.urgent or line is self._all):
                return account
            heappop(line)
        return None

    def _leave(self) -> None:
        """A table has nothing here for now; forget what cannot matter any more."""
        self._absent += 1
        if not self.waiting and not self.running:  # nobody was kept waiting: all begin anew
            self._accounts.clear()
            self._all.clear()
            self._urgent.clear()
            self._clock, self._absent = 0.0, 0
        elif self._absent > MOST_ABSENT and self._absent > len(self._accounts) // 2:
            self._accounts = {
                table: account
                for table, account in self._accounts.items()
                if not account.absent or account.start > self._clock
            }
            self._absent = sum(account.absent for account in self._accounts.values())


class _Account(Generic[Kind]):
    """A table: its jobs, and its start tag."""

    __slots__ = ("busy", "calm", "start", "ticket", "urgent")

    def __init__(self, start: float) -> None:
        self.start = start
        self.urgent: deque[Kind] = deque()
        self.calm: deque[Kind] = deque()
        self.busy = False
        self.ticket = 0  #: what its valid entries carry; 0: it is not lined up

    @property
    def absent(self) -> bool:
        """Whether it has nothing here, neither waiting nor under way."""
        return not (self.busy or self.urgent or self.calm)


#: Start tag, a number that keeps equals in order of arrival, ticket, table.
_Entry = tuple[float, int, int, _Account[Kind]]
