"""A box as the kernel reads it."""

from typing import Any

from macaronesia.canarias.state import BOX, COLOURS, EFFECTS, FEATURES, PRIORITIES, Box
from macaronesia.kernel.record import positions

Json = dict[str, Any]

PIRATE = "pirate-"


def cards_of(box: Json) -> list[str]:
    """The ids of all kinds of cards: the settlers sorted, then the pirates in the order of the colours."""
    return [*sorted(box["settlers"]), *(PIRATE + colour for colour in COLOURS)]


def islands_of(box: Json) -> list[str]:
    """The ids of the islands, sorted."""
    return sorted(box["islands"])


def plots_mask(plots: list[int]) -> int:
    """Plots 1 to 12 as bits 0 to 11."""
    return sum(1 << (plot - 1) for plot in plots)


def box_record(box: Json) -> Box:
    """The tables of a checked box as one record."""
    record: Box = positions(1, BOX)[0]
    cards = cards_of(box)
    record.kinds, record.settlers = len(cards), len(box["settlers"])
    for kind, card in enumerate(cards):
        settler = box["settlers"].get(card)
        record.copies[kind] = settler["copies"] if settler else 1
        record.colour[kind] = COLOURS.index(settler["colour"] if settler else card.removeprefix(PIRATE))
        for place, wish in enumerate(settler["priorities"] if settler else ()):
            record.wishes[kind, place] = PRIORITIES.index(wish)
    for number, island in enumerate(islands_of(box)):
        table = box["islands"][island]
        for plot, near in table["neighbours"].items():
            record.neighbours[number, int(plot) - 1] = plots_mask(near)
        for feature, plots in table["features"].items():
            record.features[number, FEATURES.index(feature)] = plots_mask(plots)
    for colour, privilege in box["privileges"].items():
        record.colour_of[EFFECTS.index(privilege["effect"])] = COLOURS.index(colour)
    return record
