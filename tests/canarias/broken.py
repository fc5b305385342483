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
Case = tuple[Break, str, str]


def wrong(code: str, path: str, value: object, place: str = "") -> Case:
    """A value at a path (from a dot: of the first island) that is refused there, or at another place."""
    return put(full(path), value), code, full(place or path)


def lacks(code: str, path: str, place: str = "") -> Case:
    """An entry that is missed there, or at another place."""
    return drop(full(path)), code, full(place or path)


def full(path: str) -> str:
    return A + path if path.startswith(".") else path


#: a sentence about what is wrong -> (how to break a box, the message, the place it must name)
BROKEN: dict[str, Case] = {
    "no name": lacks("box-missing", "name"),
    "a name of spaces": wrong("box-kind", "name", "  "),
    "a name of two lines": wrong("box-kind", "name", "a\nb"),
    "a key nobody knows": wrong("box-unknown", "author", "me"),
    "settlers in a list": wrong("box-kind", "settlers", []),
    "no settlers": wrong("box-cards", "settlers", {}),
    "53 cards": wrong("box-cards", "settlers.noble.copies", 2, "settlers"),
    "57 cards": wrong("box-cards", "settlers.noble.copies", 6, "settlers"),
    "no copies": wrong("box-range", "settlers.noble.copies", 0),
    "copies true": wrong("box-kind", "settlers.noble.copies", True),
    "copies 3.0": wrong("box-kind", "settlers.noble.copies", 3.0),
    "a colour nobody has": wrong("box-word", "settlers.noble.colour", "pink"),
    "a colour that is none": wrong("box-word", "settlers.noble.colour", 7),
    "three priorities": wrong("box-size", "settlers.noble.priorities", ["red", "coast", "road"]),
    "a priority twice": wrong("box-twice", "settlers.noble.priorities", ["red", "coast", "red", "road"]),
    "a priority nobody has": wrong(
        "box-word", "settlers.noble.priorities.2", "sea", "settlers.noble.priorities.3"
    ),
    "a status nobody has": wrong("box-word", "settlers.noble.status", "guessed"),
    "a title of numbers": wrong("box-kind", "settlers.noble.title", 5),
    "a settler with a hat": wrong("box-unknown", "settlers.noble.hat", "yes"),
    "a settler without a colour": lacks("box-missing", "settlers.noble.colour"),
    "a settler in capitals": wrong("box-id", "settlers.Noble", {}),
    "a settler who is a pirate": wrong("box-id", "settlers.pirate-red", {}),
    "a settler with an accent": wrong("box-id", "settlers.leñador", {}),
    "a settler with a long id": wrong("box-id", "settlers." + "a" * 41, {}),
    "five privileges": lacks("box-missing", "privileges.red"),
    "a seventh privilege": wrong("box-unknown", "privileges.pink", {}),
    "an effect twice": wrong("box-twice", "privileges.red.effect", "tie", "privileges."),
    "an effect nobody has": wrong("box-word", "privileges.red.effect", "win"),
    "five islands": lacks("box-size", "islands.island-f", "islands"),
    "an island in capitals": (
        lambda box: box["islands"].update({"Island": box["islands"].pop("island-a")}),
        "box-id",
        "islands.Island",
    ),
    "an island without a drawing": lacks("box-missing", ".drawing"),
    "a plot without neighbours": lacks("box-missing", ".neighbours.4"),
    "plot 13": wrong("box-unknown", ".neighbours.13", []),
    "plot 13 as a neighbour": wrong("box-range", ".neighbours.1", [2, 5, 13]),
    "a neighbour twice": wrong("box-twice", ".neighbours.1", [2, 5, 2]),
    "a neighbour in letters": wrong("box-kind", ".neighbours.1", ["2"]),
    "a plot that is its own neighbour": wrong("box-itself", ".neighbours.1", [1, 2, 5]),
    "one-sided neighbours": wrong("box-one-sided", ".neighbours.1", [2], ".neighbours.5"),
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
    "a feature nobody has": wrong("box-unknown", ".features.lake", []),
    "a feature missing": lacks("box-missing", ".features.road"),
    "a plot too few at the village": wrong("box-touching", ".features.village", [2, 5, 6]),
    "a plot too many at the field": wrong("box-not-touching", ".features.field", [3, 6, 9, 10, 12]),
    "a plot too few at the river": wrong("box-touching", ".features.river", [1, 2]),
    "a plot too many at the coast": wrong("box-not-touching", ".features.coast", [1, 2, 3, 4, 7]),
    "a mountain not drawn": wrong("box-not-touching", ".drawing.mountain", [], ".features.mountain"),
    "a plot not drawn": lacks("box-missing", ".drawing.plots.3"),
    "a point of one number": wrong("box-size", ".drawing.plots.3.0", [1], ".drawing.plots.3.1"),
    "a point of fractions": wrong("box-kind", ".drawing.plots.3.0", [1.5, 2], ".drawing.plots.3.1"),
    "a point far away": wrong("box-range", ".drawing.plots.3.0", [100_001, 2], ".drawing.plots.3.1"),
    "two points": wrong("box-size", ".drawing.plots.3", [[1, 1], [2, 2]]),
    "201 points": wrong("box-size", ".drawing.plots.3", [[x, x * x] for x in range(201)]),
    "1501 points": (
        lambda box: [
            put(f"{A}.drawing.plots.{n}", [[x, x * x] for x in range(180)])(box) for n in range(1, 10)
        ],
        "box-points",
        f"{A}.drawing",
    ),
    "the first point again at the end": wrong(
        "box-crooked", ".drawing.plots.3", [[200, 0], [300, 0], [300, 100], [200, 100], [200, 0]]
    ),
    "the same point twice in a row": wrong(
        "box-twice",
        ".drawing.plots.3",
        [[200, 0], [300, 0], [300, 0], [300, 100], [200, 100]],
        ".drawing.plots.3.3",
    ),
    "a polygon that crosses itself": wrong(
        "box-crooked", ".drawing.plots.3", [[200, 0], [300, 100], [300, 0], [200, 100]]
    ),
    "a polygon that touches itself": wrong(
        "box-crooked", ".drawing.plots.3", [[200, 0], [250, 50], [300, 0], [300, 100], [250, 50], [200, 100]]
    ),
    "a polygon with a spike": wrong(
        "box-crooked", ".drawing.plots.3", [[200, 0], [300, 0], [300, -50], [300, 100], [200, 100]]
    ),
    "a polygon without ground": wrong("box-crooked", ".drawing.plots.3", [[200, 0], [300, 0], [250, 0]]),
    "polygons that cross": wrong(
        "box-overlap", ".drawing.plots.1", [[0, 0], [110, 0], [110, 90], [0, 90]], ".drawing.plots"
    ),
    "a polygon in another": wrong(
        "box-overlap", ".drawing.village", [[120, 20], [180, 20], [180, 80], [120, 80]], ".drawing"
    ),
    "a polygon twice": wrong(
        "box-overlap", ".drawing.village", [[100, 0], [200, 0], [200, 100], [100, 100]], ".drawing"
    ),
    "a polygon over two others, along their edges": wrong(
        "box-overlap", ".drawing.plots.1", [[0, 0], [100, 0], [100, 200], [0, 200]], ".drawing.plots"
    ),
    "a coast of one point": wrong("box-size", ".drawing.coast", [[[0, 0]]], ".drawing.coast.1"),
    "31 coasts": wrong("box-size", ".drawing.coast", [[[0, 0], [9, 0]]] * 31),
    "a coast on land": wrong("box-inland", ".drawing.coast", RIVER, ".drawing.coast.1"),
    "a coast in the sea": wrong("box-off-edge", ".drawing.coast", [[[0, 0], [0, -50]]], ".drawing.coast.1"),
    "a coast that is mountain too": wrong(
        "box-both", ".drawing.mountain", [[[0, 400], [400, 400]], [[300, 0], [380, 0]]], ".drawing.mountain.2"
    ),
    "a river on the shore": wrong("box-on-shore", ".drawing.river", [[[0, 100], [0, 0]]], ".drawing.river.1"),
    "a river across a plot": wrong(
        "box-off-edge", ".drawing.river", [[[100, 0], [200, 100]]], ".drawing.river.1"
    ),
    "a river on the road": wrong("box-both", ".drawing.road", RIVER, ".drawing.road.1"),
}
