"""A position is one flat record. The class that documents its fields also lays it out in memory."""

import base64
from typing import Annotated, Any, Protocol, get_args, get_origin, get_type_hints, overload

import numpy as np

CHANCE = -1  #: as a seat: chance is to move
NOBODY = -2  #: as a seat: the game is over; as anything else that has a number: none

#: A count, a seat, a phase, a sum of money. Wide enough for every move code as well, because an
#: uncompiled ``np.int8(1) + 200`` is an error.
Small = Annotated[int, np.int16]
#: A bit mask.
Mask = Annotated[int, np.int64]


class Row(Protocol):
    """What an array looks like to the kernel: integers in, integers out.

    As a field, ``Annotated[Row, np.int16, 5]`` says how it is stored.
    """

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...


class Grid(Protocol):
    """Rows of equal length. ``grid[i, j]`` is one number; ``grid[i]`` a row, which is slower to come by."""

    @overload
    def __getitem__(self, index: tuple[int, int], /) -> int: ...
    @overload
    def __getitem__(self, index: int, /) -> Row: ...
    def __setitem__(self, index: tuple[int, int], value: int, /) -> None: ...
    def __len__(self) -> int: ...


def layout(fields: type) -> np.dtype[Any]:
    """The record type of a class whose annotations are Small, Mask, or annotated Row and Grid."""
    columns: list[Any] = []
    for name, hint in get_type_hints(fields, include_extras=True).items():
        if get_origin(hint) is not Annotated:
            raise TypeError(f"{fields.__name__}.{name} does not say how it is stored")
        if hasattr(np.record, name):
            raise TypeError(f"{fields.__name__}.{name} would hide what every record has by that name")
        columns.append((name, *get_args(hint)[1:]))
    return np.dtype(columns, align=True)


def positions(n: int, record: np.dtype[Any]) -> Any:
    """An array of n zeroed positions; ``[i]`` is one, a view whose fields read as attributes."""
    return np.zeros(n, record).view(np.recarray)


def record_to_text(s: Any) -> str:
    """The bytes of a record in base64."""
    return base64.b64encode(s.tobytes()).decode()


def record_from_text(text: str, record: np.dtype[Any]) -> Any:
    """An array of the one record that ``record_to_text`` wrote; ValueError if it is none of this type."""
    content = base64.b64decode(text, validate=True)
    if len(content) != record.itemsize:
        raise ValueError(f"a record has {record.itemsize} bytes, not {len(content)}")
    return np.frombuffer(content, record).copy().view(np.recarray)
