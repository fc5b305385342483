"""Makes the box `reconstruction.toml` anew: `python tools/islands/make.py [FILE]`.

The same seed gives the same file, byte for byte. What the printed game is known to hold is fixed in
`settlers.py` and `WANTED`; the rest is found by trying layouts until all of it comes true, and of those
that do the one that is best to look at is taken.
"""

import sys
from pathlib import Path
from random import Random

from cells import Layout, layout
from features import FEATURES, Plan, plans
from settlers import PRIVILEGES, PROFESSIONS, professions
from silhouettes import ISLANDS
from writing import as_toml, island_entry

SEED = "macaronesia"
SHIPPED = Path(__file__).parents[2] / "src/macaronesia/games/canarias/boxes/reconstruction.toml"

#: island -> how many plots coast, river, mountain, road, village and field touch
WANTED = {
    "tenerife": (4, 3, 5, 5, 4, 3),
    "gran-canaria": (5, 4, 4, 5, 3, 3),
    "lanzarote": (5, 5, 3, 4, 3, 4),
    "fuerteventura": (3, 5, 5, 3, 4, 4),
    "la-palma": (4, 4, 3, 3, 5, 5),
    "la-gomera": (3, 3, 4, 4, 5, 5),
}
#: islands whose contacts per plot are known
SPREADS = {"gran-canaria": [4, 3, 3, 3, 3, 2] + [1] * 6, "la-palma": [3] * 3 + [2] * 6 + [1] * 3}
#: island -> the layout and its cells for village and field, chosen from what `--search` lists: of the best
#: to look at those that make the islands play even. Where plots touch many features at once, as on Gran
#: Canaria, an island loses settlers; more pairs of neighbouring plots make up for it.
CHOSEN = {
    "tenerife": (537, 9, 2),
    "gran-canaria": (656, 10, 4),
    "lanzarote": (236, 1, 10),
    "fuerteventura": (278, 8, 3),
    "la-palma": (346, 13, 0),
    "la-gomera": (388, 8, 9),
}
LAYOUTS = 700


def best_plans(name: str, number: int, spaces: tuple[int, int] | None = None) -> tuple[Layout, list[Plan]]:
    """A layout of an island, and the best plan for every choice of village and field that has any."""
    seed = f"{SEED} {name} {number}"
    ground = layout(name, Random(seed))
    if ground is None:
        return Layout([], [], []), []
    wanted, spread = dict(zip(FEATURES, WANTED[name], strict=True)), SPREADS.get(name)
    best: dict[tuple[int, int], Plan] = {}
    for plan in plans(ground, wanted, lambda contacts: spread in (None, contacts), seed, spaces):
        known = best.setdefault((plan.village, plan.acre), plan)
        if plan.beauty > known.beauty:
            best[plan.village, plan.acre] = plan
    return ground, list(best.values())


def search(name: str) -> None:
    """List what CHOSEN can be chosen from, the most beautiful last."""
    found = []
    for number in range(LAYOUTS):
        for plan in best_plans(name, number)[1]:
            found.append((plan.beauty, (number, plan.village, plan.acre)))
    for beauty, choice in sorted(found):
        print(f'    "{name}": {choice},  # {beauty}', flush=True)


def island(name: str) -> dict[str, object]:
    """The island as it is in the box."""
    number, *spaces = CHOSEN[name]
    ground, (plan,) = best_plans(name, number, (spaces[0], spaces[1]))
    return island_entry(ISLANDS[name][0], ground, plan)


def box() -> dict[str, object]:
    """The whole box, as `load_box` reads it."""
    cards = professions(Random(f"{SEED} settlers"))
    return {
        "name": "reconstruction",
        "settlers": {
            name: {
                "title": title,
                "colour": colour,
                "priorities": cards[name],
                "copies": 3,
                "status": "known" if known else "reconstructed",
            }
            for name, (title, colour, _, known) in PROFESSIONS.items()
        },
        "privileges": {
            colour: {"effect": effect, "status": "reconstructed"} for colour, effect in PRIVILEGES.items()
        },
        "islands": {name: island(name) for name in ISLANDS},
    }


def main() -> None:
    """Write the box to the file named, or to where it ships from."""
    if sys.argv[1:2] == ["--search"]:
        for name in sys.argv[2:] or ISLANDS:
            search(name)
        return
    file = Path(sys.argv[1]) if len(sys.argv) > 1 else SHIPPED
    file.write_text(as_toml(box()), "utf-8")


if __name__ == "__main__":
    main()
