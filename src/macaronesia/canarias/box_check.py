"""What every box must hold, checked: its cards, its privileges, and the tables of its islands."""

import re

from macaronesia.canarias.box_drawing import Tables, check_drawing
from macaronesia.canarias.box_words import (
    COLOURS,
    EFFECTS,
    FEATURES,
    ISLANDS,
    PLOTS,
    SETTLER_CARDS,
    SHORES,
    STATUSES,
    WAYS,
    Json,
    Line,
    Place,
)

ID = re.compile(r"[a-z][a-z0-9-]*", re.ASCII)
LONGEST_ID = 40
#: Coordinates reach so far on either side of 0.
FARTHEST = 100_000
#: Bounds that nobody who draws an island meets; they keep the check of any data short.
MOST_POINTS, MOST_LINES, MOST_IN_ALL = 200, 30, 1500


def check_box(data: Json, source: str) -> None:
    """Raise BadBox where the data are no box; source (a file, a record) is named in its sentence."""
    top = Place(source)
    box = top.table(data, ("name", "settlers", "privileges", "islands"))
    top.at("name").text(box["name"])
    _check_settlers(box["settlers"], top.at("settlers"))
    _check_privileges(box["privileges"], top.at("privileges"))
    islands = top.at("islands").any_table(box["islands"])
    if len(islands) != ISLANDS:
        raise top.at("islands").bad("box-size", count=len(islands), needed=ISLANDS)
    for name, entry in islands.items():
        _check_island(name, entry, top.at("islands").at(name))


def _check_id(name: object, place: Place) -> None:
    """An id can stand in a move and in an address, and is no pirate's."""
    if (
        not isinstance(name, str)
        or not ID.fullmatch(name)
        or name.startswith("pirate-")
        or len(name) > LONGEST_ID
    ):
        raise place.bad("box-id", most=LONGEST_ID)


def _check_settlers(settlers: object, place: Place) -> None:
    cards = 0
    for name, entry in place.any_table(settlers).items():
        here = place.at(name)
        _check_id(name, here)
        card = here.table(entry, ("colour", "priorities", "copies", "status"), optional=("title",))
        here.at("colour").word(card["colour"], COLOURS)
        priorities = here.at("priorities").members(card["priorities"], 4, 4)
        for i, priority in enumerate(priorities):
            here.at("priorities").at(i + 1).word(priority, FEATURES + COLOURS)
        here.at("priorities").no_twice(priorities)
        cards += here.at("copies").number(card["copies"], 1, SETTLER_CARDS)
        _check_status(card, here)
    if cards != SETTLER_CARDS:
        raise place.bad("box-cards", count=cards, needed=SETTLER_CARDS)


def _check_privileges(privileges: object, place: Place) -> None:
    effects: list[str] = []
    for colour, entry in place.table(privileges, COLOURS).items():
        here = place.at(colour)
        privilege = here.table(entry, ("effect", "status"))
        effects.append(here.at("effect").word(privilege["effect"], EFFECTS))
        here.at("effect").no_twice(effects)
        _check_status(privilege, here)


def _check_status(entry: Json, place: Place) -> None:
    place.at("status").word(entry["status"], STATUSES)
    if "title" in entry:
        place.at("title").text(entry["title"])


def _check_island(name: object, entry: object, place: Place) -> None:
    _check_id(name, place)
    island = place.table(entry, ("status", "neighbours", "features", "drawing"), optional=("title",))
    _check_status(island, place)
    tables = Tables(
        _neighbours(island["neighbours"], place.at("neighbours")),
        {
            feature: _plots(plots, place.at("features").at(feature))
            for feature, plots in place.at("features").table(island["features"], FEATURES).items()
        },
    )
    here = place.at("drawing")
    drawing = here.table(island["drawing"], ("plots", "village", "field", *SHORES, *WAYS))
    numbers = [str(plot) for plot in PLOTS]
    cells: dict[int | str, Line] = {
        int(plot): _line(points, here.at("plots").at(plot), 3)
        for plot, points in here.at("plots").table(drawing["plots"], numbers).items()
    }
    for space in ("village", "field"):
        cells[space] = _line(drawing[space], here.at(space), 3)
    ways = {
        feature: [
            _line(points, here.at(feature).at(i + 1), 2)
            for i, points in enumerate(here.at(feature).members(drawing[feature], 0, MOST_LINES))
        ]
        for feature in (*SHORES, *WAYS)
    }
    count = sum(map(len, cells.values())) + sum(len(line) for lines in ways.values() for line in lines)
    if count > MOST_IN_ALL:
        raise here.bad("box-points", count=count, most=MOST_IN_ALL)
    check_drawing(cells, ways, tables, place)


def _neighbours(value: object, place: Place) -> dict[int, set[int]]:
    """Which plots are neighbours: each names the other."""
    table = place.table(value, [str(plot) for plot in PLOTS])
    neighbours = {plot: _plots(table[str(plot)], place.at(plot)) for plot in PLOTS}
    for plot, near in neighbours.items():
        for other in sorted(near):
            if other == plot:
                raise place.at(plot).bad("box-itself", plot=plot)
            if plot not in neighbours[other]:
                raise place.at(plot).bad("box-one-sided", plot=plot, other=other)
    return neighbours


def _plots(value: object, place: Place) -> set[int]:
    """A list of plots."""
    plots = place.members(value, 0, len(PLOTS))
    for plot in plots:
        place.number(plot, PLOTS[0], PLOTS[-1])
    place.no_twice(plots)
    return set(plots)


def _line(value: object, place: Place, fewest: int) -> Line:
    """A list of points."""
    line = []
    for i, point in enumerate(place.members(value, fewest, MOST_POINTS)):
        x, y = place.at(i + 1).members(point, 2, 2)
        here = place.at(i + 1)
        line.append((here.number(x, -FARTHEST, FARTHEST), here.number(y, -FARTHEST, FARTHEST)))
    for i in range(1, len(line)):
        if line[i] == line[i - 1]:
            raise place.at(i + 1).bad("box-twice", value=list(line[i]))
    return tuple(line)
