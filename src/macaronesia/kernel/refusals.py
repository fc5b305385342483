"""What the refusals of a game are made of: verbs that know their phases, reasons that know their parameters.

To compiled rules both are plain numbers.
"""

from collections.abc import Iterable, Mapping
from enum import IntEnum
from typing import Self

import numpy as np

from macaronesia.kernel.record import Row


class PhasedVerb(IntEnum):
    """The first words of moves; a member is written ``PASS = 6, Phase.BID, Phase.PROPOSE``."""

    _value_: int
    phases: tuple[int, ...]  #: the phases that moves with this verb belong to

    def __new__(cls, number: int, *phases: int) -> Self:  # noqa: D102
        made = int.__new__(cls, number)
        made._value_, made.phases = number, phases
        return made


def phase_masks(verbs: Iterable[PhasedVerb]) -> Row:
    """verb -> mask of its phases."""
    masks: Row = np.array([sum(1 << phase for phase in verb.phases) for verb in verbs], np.int64)
    return masks


class RefusalReason(IntEnum):
    """Why a move is refused; a member is written ``BID_TAKEN = 12, {"bid": "number"}``. 0: it is legal."""

    _value_: int
    #: The parameters in the order in which ``refusal`` writes them, and what their numbers stand for.
    parameters: Mapping[str, str]

    def __new__(cls, number: int, parameters: Mapping[str, str] | None = None) -> Self:  # noqa: D102
        made = int.__new__(cls, number)
        made._value_, made.parameters = number, parameters or {}
        return made

    @classmethod
    def by_number(cls) -> dict[int, tuple[str, Mapping[str, str]]]:
        """Number -> the code of the refusal, and its parameters."""
        codes = {reason: reason.name.lower().replace("_", "-") for reason in cls if reason != 0}
        return {int(reason): (code, reason.parameters) for reason, code in codes.items()}
