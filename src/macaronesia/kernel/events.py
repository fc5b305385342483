"""Events: what a step did, in order, as rows of small integers in a buffer that the caller passes.

``step(s, b, move, events)`` reports every change of the position. With None instead of a buffer the compiler
removes the reports, so that they cost nothing.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from macaronesia.kernel.compiler import rule

#: Numbers of an event: its kind, then its parameters; those that it does not have are 0.
WIDTH = 8
#: More events than one step can report.
MOST_EVENTS = 96

#: As a parameter: something that the one who reads the event may not know.
HIDDEN = -9

#: A buffer, or None. Row 0 counts the events in its first number, the events follow.
Events = Any


def new_events() -> Events:
    """An empty buffer."""
    return np.zeros((MOST_EVENTS + 1, WIDTH), np.int32)


@rule
def report(events: Events, kind: int, a: int, b: int, c: int, d: int) -> None:
    """Add an event to the buffer, if there is one.

    All parameters are passed, as ``int``: for every other combination of types it would compile anew.
    """
    if events is not None:
        n = events[0, 0] + 1
        events[0, 0] = n
        events[n, 0] = kind
        events[n, 1] = a
        events[n, 2] = b
        events[n, 3] = c
        events[n, 4] = d
        for i in range(5, WIDTH):
            events[n, i] = 0


def rows_of(events: Events) -> list[list[int]]:
    """The events of a buffer as lists of numbers; kind first."""
    found: list[list[int]] = events[1 : 1 + int(events[0, 0])].tolist()
    return found


def buffer_of(rows: Sequence[Sequence[int]]) -> Events:
    """A buffer that holds these events."""
    events = new_events()
    events[0, 0] = len(rows)
    for place, row in enumerate(rows, 1):
        events[place, : len(row)] = row
    return events
