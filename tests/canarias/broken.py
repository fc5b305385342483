"""Every way to break the box of squares, with the message it must bring and the place that must be named."""

from collections.abc import Callable

Break = Callable[[dict], object]


def put(path: str, value: object) -> Break:
    """Put a value at a place of a box."""

    def breaking(box: dict) -> None:
        *way, last = path.split(".")
        for key in way:
            box = box[int(key) if isinstance(box, list) else key]
        box[int(last) if isinstance(box, list) else last] = value

    return breaking


def drop(path: str) -> Break:
    """Take an entry out of a box."""

    def breaking(box: dict) -> None:
        *way, last = path.split(".")
        for key in way:
            box = box[key]
        del box[last]

    return breaking


A = "islands.island-a"
RIVER = [[[100, 0], [100, 100], [100, 200]]]
#: a sentence about what is wrong -> (how to break a box, the message, the place it must name)
BROKEN: dict[str, tuple[Break, str, str]] = {
    "no name": (drop("name"), "box-missing", "name"),
    "a name of spaces": (put("name", "  "), "box-kind", "name"),
    "a name of two lines": (put("name", "a\nb"), "box-kind", "name"),
    "a key nobody knows": (put("author", "me"), "box-unknown", "author"),
    "settlers in a list": (put("settlers", []), "box-kind", "settlers"),
    "no settlers": (put("settlers", {}), "box-cards", "settlers"),
    "53 cards": (put("settlers.noble.copies", 2), "box-cards", "settlers"),
    "57 cards": (put("settlers.noble.copies", 6), "box-cards", "settlers"),
    "no copies": (put("settlers.noble.copies", 0), "box-range", "settlers.noble.copies"),
    "copies true": (put("settlers.noble.copies", True), "box-kind", "settlers.noble.copies"),
    "copies 3.0": (put("settlers.noble.copies", 3.0), "box-kind", "settlers.noble.copies"),
    "a colour nobody has": (put("settlers.noble.colour", "pink"), "box-word", "settlers.noble.colour"),
    "a colour that is none": (put("settlers.noble.colour", 7), "box-word", "settlers.noble.colour"),
    "three priorities": (
        put("settlers.noble.priorities", ["red", "coast", "road"]),
        "box-size",
        "settlers.noble.priorities",
    ),
    "a priority twice": (
        put("settlers.noble.priorities", ["red", "coast", "red", "road"]),
        "box-twice",
        "settlers.noble.priorities",
    ),
    "a priority nobody has": (
        put("settlers.noble.priorities.2", "sea"),
        "box-word",
        "settlers.noble.priorities.3",
    ),
    "a status nobody has": (put("settlers.noble.status", "guessed"), "box-word", "settlers.noble.status"),
    "a title of numbers": (put("settlers.noble.title", 5), "box-kind", "settlers.noble.title"),
    "a settler with a hat": (put("settlers.noble.hat", "yes"), "box-unknown", "settlers.noble.hat"),
    "a settler without a colour": (drop("settlers.noble.colour"), "box-missing", "settlers.noble.colour"),
    "a settler in capitals": (put("settlers.Noble", {}), "box-id", "settlers.Noble"),
    "a settler who is a pirate": (put("settlers.pirate-red", {}), "box-id", "settlers.pirate-red"),
    "a settler with an accent": (put("settlers.leñador", {}), "box-id", "settlers.leñador"),
    "a settler with a long id": (put("settlers." + "a" * 41, {}), "box-id", "settlers." + "a" * 41),
    "five privileges": (drop("privileges.red"), "box-missing", "privileges.red"),
    "a seventh privilege": (put("privileges.pink", {}), "box-unknown", "privileges.pink"),
    "an effect twice": (put("privileges.red.effect", "tie"), "box-twice", "privileges."),
    "an effect nobody has": (put("privileges.red.effect", "win"), "box-word", "privileges.red.effect"),
    "five islands": (drop("islands.island-f"), "box-size", "islands"),
    "an island in capitals": (
        lambda box: box["islands"].update({"Island": box["islands"].pop("island-a")}),
        "box-id",
        "islands.Island",
    ),
    "an island without a drawing": (drop(f"{A}.drawing"), "box-missing", f"{A}.drawing"),
    "a plot without neighbours": (drop(f"{A}.neighbours.4"), "box-missing", f"{A}.neighbours.4"),
    "plot 13": (put(f"{A}.neighbours.13", []), "box-unknown", f"{A}.neighbours.13"),
    "plot 13 as a neighbour": (put(f"{A}.neighbours.1", [2, 5, 13]), "box-range", f"{A}.neighbours.1"),
    "a neighbour twice": (put(f"{A}.neighbours.1", [2, 5, 2]), "box-twice", f"{A}.neighbours.1"),
    "a neighbour in letters": (put(f"{A}.neighbours.1", ["2"]), "box-kind", f"{A}.neighbours.1"),
    "a plot that is its own neighbour": (
        put(f"{A}.neighbours.1", [1, 2, 5]),
        "box-itself",
        f"{A}.neighbours.1",
    ),
    "one-sided neighbours": (put(f"{A}.neighbours.1", [2]), "box-one-sided", f"{A}.neighbours.5"),
    "neighbours that are not drawn": (
        lambda box: (put(f"{A}.neighbours.1", [2, 5, 9])(box), put(f"{A}.neighbours.9", [1, 8, 11])(box)),
        "box-not-neighbours",
        f"{A}.neighbours.1",
    ),
    "neighbours at a corner": (
        lambda box: (put(f"{A}.neighbours.9", [8, 11, 12])(box), put(f"{A}.neighbours.12", [9, 10, 11])(box)),
        "box-not-neighbours",
        f"{A}.neighbours.9",
    ),
    "neighbours that are not listed": (
        lambda box: (put(f"{A}.neighbours.1", [5])(box), put(f"{A}.neighbours.2", [3])(box)),
        "box-neighbours",
        f"{A}.neighbours.1",
    ),
    "a feature nobody has": (put(f"{A}.features.lake", []), "box-unknown", f"{A}.features.lake"),
    "a feature missing": (drop(f"{A}.features.road"), "box-missing", f"{A}.features.road"),
    "a plot too few at the village": (
        put(f"{A}.features.village", [2, 5, 6]),
        "box-touching",
        f"{A}.features.village",
    ),
    "a plot too many at the field": (
        put(f"{A}.features.field", [3, 6, 9, 10, 12]),
        "box-not-touching",
        f"{A}.features.field",
    ),
    "a plot too few at the river": (
        put(f"{A}.features.river", [1, 2]),
        "box-touching",
        f"{A}.features.river",
    ),
    "a plot too many at the coast": (
        put(f"{A}.features.coast", [1, 2, 3, 4, 7]),
        "box-not-touching",
        f"{A}.features.coast",
    ),
    "a mountain not drawn": (
        put(f"{A}.drawing.mountain", []),
        "box-not-touching",
        f"{A}.features.mountain",
    ),
    "a plot not drawn": (drop(f"{A}.drawing.plots.3"), "box-missing", f"{A}.drawing.plots.3"),
    "a point of one number": (put(f"{A}.drawing.plots.3.0", [1]), "box-size", f"{A}.drawing.plots.3.1"),
    "a point of fractions": (put(f"{A}.drawing.plots.3.0", [1.5, 2]), "box-kind", f"{A}.drawing.plots.3.1"),
    "a point far away": (put(f"{A}.drawing.plots.3.0", [100_001, 2]), "box-range", f"{A}.drawing.plots.3.1"),
    "two points": (put(f"{A}.drawing.plots.3", [[1, 1], [2, 2]]), "box-size", f"{A}.drawing.plots.3"),
    "201 points": (
        put(f"{A}.drawing.plots.3", [[x, x * x] for x in range(201)]),
        "box-size",
        f"{A}.drawing.plots.3",
    ),
    "1501 points": (
        lambda box: [
            put(f"{A}.drawing.plots.{n}", [[x, x * x] for x in range(180)])(box) for n in range(1, 10)
        ],
        "box-points",
        f"{A}.drawing",
    ),
    "the first point again at the end": (
        put(f"{A}.drawing.plots.3", [[200, 0], [300, 0], [300, 100], [200, 100], [200, 0]]),
        "box-crooked",
        f"{A}.drawing.plots.3",
    ),
    "the same point twice in a row": (
        put(f"{A}.drawing.plots.3", [[200, 0], [300, 0], [300, 0], [300, 100], [200, 100]]),
        "box-twice",
        f"{A}.drawing.plots.3.3",
    ),
    "a polygon that crosses itself": (
        put(f"{A}.drawing.plots.3", [[200, 0], [300, 100], [300, 0], [200, 100]]),
        "box-crooked",
        f"{A}.drawing.plots.3",
    ),
    "a polygon that touches itself": (
        put(f"{A}.drawing.plots.3", [[200, 0], [250, 50], [300, 0], [300, 100], [250, 50], [200, 100]]),
        "box-crooked",
        f"{A}.drawing.plots.3",
    ),
    "a polygon with a spike": (
        put(f"{A}.drawing.plots.3", [[200, 0], [300, 0], [300, -50], [300, 100], [200, 100]]),
        "box-crooked",
        f"{A}.drawing.plots.3",
    ),
    "a polygon without ground": (
        put(f"{A}.drawing.plots.3", [[200, 0], [300, 0], [250, 0]]),
        "box-crooked",
        f"{A}.drawing.plots.3",
    ),
    "polygons that cross": (
        put(f"{A}.drawing.plots.1", [[0, 0], [110, 0], [110, 90], [0, 90]]),
        "box-overlap",
        f"{A}.drawing.plots",
    ),
    "a polygon in another": (
        put(f"{A}.drawing.village", [[120, 20], [180, 20], [180, 80], [120, 80]]),
        "box-overlap",
        f"{A}.drawing",
    ),
    "a polygon twice": (
        put(f"{A}.drawing.village", [[100, 0], [200, 0], [200, 100], [100, 100]]),
        "box-overlap",
        f"{A}.drawing",
    ),
    "a polygon over two others, along their edges": (
        put(f"{A}.drawing.plots.1", [[0, 0], [100, 0], [100, 200], [0, 200]]),
        "box-overlap",
        f"{A}.drawing.plots",
    ),
    "a coast of one point": (put(f"{A}.drawing.coast", [[[0, 0]]]), "box-size", f"{A}.drawing.coast.1"),
    "31 coasts": (put(f"{A}.drawing.coast", [[[0, 0], [9, 0]]] * 31), "box-size", f"{A}.drawing.coast"),
    "a coast on land": (put(f"{A}.drawing.coast", RIVER), "box-inland", f"{A}.drawing.coast.1"),
    "a coast in the sea": (
        put(f"{A}.drawing.coast", [[[0, 0], [0, -50]]]),
        "box-off-edge",
        f"{A}.drawing.coast.1",
    ),
    "a coast that is mountain too": (
        put(f"{A}.drawing.mountain", [[[0, 400], [400, 400]], [[300, 0], [380, 0]]]),
        "box-both",
        f"{A}.drawing.mountain.2",
    ),
    "a river on the shore": (
        put(f"{A}.drawing.river", [[[0, 100], [0, 0]]]),
        "box-on-shore",
        f"{A}.drawing.river.1",
    ),
    "a river across a plot": (
        put(f"{A}.drawing.river", [[[100, 0], [200, 100]]]),
        "box-off-edge",
        f"{A}.drawing.river.1",
    ),
    "a river on the road": (put(f"{A}.drawing.road", RIVER), "box-both", f"{A}.drawing.road.1"),
}
