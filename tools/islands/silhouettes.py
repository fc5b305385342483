"""The rough shapes of the six islands, and a coastline with bays and capes made of each.

Nothing of the printed islands is known, so the real ones lend their shapes: a few points of each coast,
in thousandths of a degree east of 19 degrees west and north of 27 degrees north, clockwise. Narrow arms
are widened, because plots must fit into them.
"""

from math import sqrt  # exact on every machine, unlike a power or a sine
from random import Random

Point = tuple[int, int]

#: island -> (title, size of its ground in thousands of square units, points of the coast)
ISLANDS: dict[str, tuple[str, int, list[Point]]] = {
    "tenerife": ("Tenerife", 500, [
        (2880, 1590), (2870, 1500), (2790, 1420), (2700, 1370), (2640, 1300), (2600, 1230), (2530, 1110),
        (2450, 1040), (2330, 1000), (2270, 1060), (2210, 1150), (2150, 1240), (2075, 1320), (2120, 1390),
        (2220, 1385), (2330, 1385), (2450, 1430), (2540, 1525), (2620, 1600), (2770, 1625),
    ]),
    "gran-canaria": ("Gran Canaria", 450, [
        (3560, 1185), (3625, 1160), (3610, 1090), (3590, 1030), (3630, 960), (3620, 860), (3560, 790),
        (3490, 760), (3410, 730), (3320, 755), (3230, 820), (3175, 900), (3165, 985), (3220, 1040),
        (3290, 1090), (3300, 1160), (3380, 1160), (3480, 1130),
    ]),
    "lanzarote": ("Lanzarote", 430, [
        (5570, 1260), (5600, 1190), (5545, 1120), (5525, 1030), (5480, 970), (5400, 925), (5290, 885),
        (5220, 830), (5110, 840), (5120, 930), (5150, 1010), (5230, 1070), (5310, 1120), (5420, 1145),
        (5470, 1195), (5500, 1250),
    ]),
    "fuerteventura": ("Fuerteventura", 460, [
        (5140, 1765), (5190, 1700), (5165, 1600), (5175, 1490), (5160, 1390), (5120, 1300), (5050, 1215),
        (4960, 1170), (4860, 1100), (4740, 1020), (4590, 1030), (4610, 1110), (4690, 1190), (4750, 1250),
        (4790, 1330), (4840, 1410), (4890, 1490), (4950, 1580), (4980, 1690), (5060, 1755),
    ]),
    "la-palma": ("La Palma", 440, [
        (1100, 1855), (1210, 1840), (1275, 1760), (1260, 1670), (1255, 1590), (1220, 1510), (1170, 1440),
        (1110, 1490), (1085, 1560), (1065, 1640), (1005, 1720), (975, 1790), (1010, 1840),
    ]),
    "la-gomera": ("La Gomera", 400, [
        (1750, 1215), (1790, 1212), (1835, 1190), (1870, 1145), (1905, 1090), (1880, 1045), (1820, 1020),
        (1755, 1015), (1700, 1040), (1660, 1085), (1650, 1135), (1675, 1180), (1715, 1205),
    ]),
}  # fmt: skip


def coastline(island: str, rng: Random) -> list[Point]:
    """A closed coast of many points, no two equal, with the island's shape and the size it should have."""
    _, ground, points = ISLANDS[island]
    line = [(x * 0.88, -float(y)) for x, y in points]
    scale = sqrt(ground * 1000 / abs(area(line)))
    line = [(x * scale, y * scale) for x, y in line]
    line = corner_cut(line)
    for roughness in (0.22, 0.2):
        line = roughened(line, roughness, rng)
    line = corner_cut(line)
    left, top = min(x for x, _ in line), min(y for _, y in line)
    coast: list[Point] = []
    for x, y in line:
        point = (round(x - left), round(y - top))
        if not coast or far(coast[-1], point) >= 6:
            coast.append(point)
    while far(coast[-1], coast[0]) < 6:
        coast.pop()
    return coast


def area(line: list[tuple[float, float]]) -> float:
    """The area a closed line holds."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(line, line[1:] + line[:1], strict=True)) / 2


def far(a: tuple[float, float], b: tuple[float, float]) -> float:
    """How far apart two points are."""
    return sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)


def corner_cut(line: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """A closed line with every corner cut off."""
    smooth = []
    for (ax, ay), (bx, by) in zip(line, line[1:] + line[:1], strict=True):
        smooth += [
            (ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25),
            (ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75),
        ]
    return smooth


def roughened(line: list[tuple[float, float]], amount: float, rng: Random) -> list[tuple[float, float]]:
    """A closed line with the middle of every side pushed in or out."""
    rough = []
    for (ax, ay), (bx, by) in zip(line, line[1:] + line[:1], strict=True):
        push = rng.uniform(-amount, amount)
        rough += [(ax, ay), ((ax + bx) / 2 - (by - ay) * push, (ay + by) / 2 + (bx - ax) * push)]
    return rough
