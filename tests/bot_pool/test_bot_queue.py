"""Tables share the thinkers by time: the queue alone, with a clock that only the test moves."""

import heapq
from collections import Counter
from itertools import count

from macaronesia.bot_pool.queue import CREDIT, FairQueue, Job


def simulate(costs, seconds, workers=1, urgent=()):
    """How much time each table got when all of them always have something to think about."""
    queue: FairQueue[Job] = FairQueue()
    used: Counter[str] = Counter()
    now, numbers, under_way = 0.0, count(), []
    for table in costs:
        queue.put(Job(table, table in urgent))
    while now < seconds:
        while len(under_way) < workers and (job := queue.take()):
            heapq.heappush(under_way, (now + costs[job.table], next(numbers), job))
        now, _, job = heapq.heappop(under_way)
        used[job.table] += costs[job.table]
        queue.put(Job(job.table, job.urgent))
        queue.done(job, costs[job.table])
    return used


def order(queue, seconds=0.1):
    """The tables in the order in which their jobs are done, one at a time."""
    served = []
    while job := queue.take():
        served.append(job.table)
        queue.done(job, seconds)
    return served


def filled(*jobs):
    queue: FairQueue[Job] = FairQueue()
    for job in jobs:
        queue.put(job)
    return queue


def test_a_table_of_experts_and_many_cheap_tables_get_equal_time():
    costs = {"deep": 0.2} | {f"cheap {n}": 0.002 for n in range(10)}
    used = simulate(costs, seconds=110)
    assert all(abs(amount - 10) < 0.5 for amount in used.values()), used


def test_equal_time_on_two_workers_as_well():
    costs = {"deep": 0.2, "deeper": 1.0} | {f"cheap {n}": 0.002 for n in range(8)}
    used = simulate(costs, seconds=100, workers=2)
    assert all(abs(amount - 20) < 2.5 for amount in used.values()), used


def test_a_table_alone_gets_all():
    assert simulate({"only": 0.3}, seconds=30)["only"] >= 30


def test_a_late_comer_does_not_catch_up_on_what_others_had_before():
    queue = filled(Job("old", False), Job("older", False))
    for _ in range(100):
        job = queue.take()
        queue.put(Job(job.table, False))
        queue.done(job, 1.0)
    queue.put(Job("new", False))
    served = []
    for _ in range(9):
        job = queue.take()
        served.append(job.table)
        queue.put(Job(job.table, False))
        queue.done(job, 1.0)
    assert Counter(served) == {"old": 3, "older": 3, "new": 3}


def test_equals_are_served_in_order_of_arrival():
    assert order(filled(*(Job(table, False) for table in "abc"))) == ["a", "b", "c"]


def test_an_urgent_job_goes_before_all_others():
    queue = filled(Job("a", False), Job("b", False), Job("c", True), Job("b", True))
    assert order(queue) == ["c", "b", "a", "b"]


def test_jobs_of_a_table_are_done_in_order_and_never_two_at_once():
    jobs = [Job("a", False) for _ in range(3)]
    queue = filled(*jobs)
    for job in jobs:
        assert queue.take() is job
        assert queue.take() is None
        queue.done(job, 0.1)
    assert queue.take() is None


def test_a_job_that_was_interrupted_comes_before_its_tables_others():
    first, second = Job("a", False), Job("a", False)
    queue = filled(first, second)
    assert queue.take() is first
    queue.done(first, 1.0)
    queue.put(first, first=True)
    assert queue.take() is first


def test_whoever_asks_for_hints_without_end_does_not_stop_the_bots():
    used = simulate({"hints": 0.2, "bot": 0.2}, seconds=100, urgent={"hints"})
    assert used["bot"] > 40
    assert 0 < used["hints"] - used["bot"] <= CREDIT + 0.5


def test_a_job_whose_asker_is_gone_leaves_the_queue():
    jobs = [Job("a", False), Job("b", True), Job("a", False), Job("c", False)]
    queue = filled(*jobs)
    assert queue.drop(jobs[0])
    assert queue.drop(jobs[1])
    assert not queue.drop(jobs[1])
    assert queue.waiting == 2
    assert order(queue) == ["a", "c"]
    assert not queue.drop(jobs[2])


def test_a_table_that_left_may_come_back():
    job = Job("a", True)
    queue = filled(Job("b", False), job)
    queue.drop(job)
    queue.put(Job("a", True))
    queue.put(Job("a", False))
    assert order(queue) == ["a", "b", "a"]


def test_clearing_leaves_nothing_waiting():
    jobs = [Job("a", False), Job("a", True), Job("b", False)]
    queue = filled(*jobs)
    assert set(queue.clear()) == set(jobs)
    assert queue.waiting == 0
    assert queue.take() is None


def test_figures_count_what_waits_and_what_runs():
    queue = filled(Job("a", False), Job("b", False))
    job = queue.take()
    assert (queue.waiting, queue.running) == (1, 1)
    queue.done(job, 1)
    assert (queue.waiting, queue.running) == (1, 0)


def test_tables_of_long_ago_are_forgotten_while_others_go_on():
    queue = filled(Job("always", False))
    for n in range(1000):
        queue.put(Job(f"guest {n}", False))
        for _ in range(2):
            job = queue.take()
            if job.table == "always":
                queue.put(Job("always", False))
            queue.done(job, 0.01)
    assert len(queue._accounts) < 10


def test_nobody_owes_anything_once_nobody_waits():
    queue = filled(Job("a", False))
    queue.done(queue.take(), 1000)
    assert order(filled(Job("a", False), Job("b", False))) == ["a", "b"]
    assert not queue._accounts
