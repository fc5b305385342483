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
SHIPPED = Path(__file__).parents[2] / "src/macaronesia/canarias/boxes/reconstruction.toml"

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
#: island -> pairs of neighbouring plots, by which the islands are made to play even
PAIRS = {
    "tenerife": 19,
    "gran-canaria": 22,
    "lanzarote": 19,
    "fuerteventura": 17,
    "la-palma": 19,
    "la-gomera": 19,
}
#: island -> the layout that `--search` found to be the best of the first so many
LAYOUTS = 2000
CHOSEN = {
    "tenerife": 1932,
    "gran-canaria": 1754,
    "lanzarote": 1193,
    "fuerteventura": 1234,
    "la-palma": 655,
    "la-gomera": 822,
}


def best_plan(name: str, number: int) -> tuple[Layout, Plan] | None:
    """The most beautiful way to lay the features on one layout of an island, if there is any."""
    rng = Random(f"{SEED} {name} {number}")
    ground = layout(name, rng)
    if ground is None:
        return None
    wanted = dict(zip(FEATURES, WANTED[name], strict=True))
    spread = SPREADS.get(name)
    found = plans(
        ground, wanted, PAIRS[name], lambda contacts: spread is None or contacts == spread, rng, 400
    )
    return (ground, max(found, key=lambda plan: plan.beauty)) if found else None


def search(name: str) -> int:
    """The layout whose best plan is the best of all."""
    found: dict[int, float] = {}
    for number in range(LAYOUTS):
        made = best_plan(name, number)
        if made is not None:
            found[number] = made[1].beauty
    return max(found, key=lambda number: found[number])


def island(name: str) -> dict[str, object]:
    """The island as it is in the box."""
    made = best_plan(name, CHOSEN[name])
    assert made is not None, "the layout chosen no longer holds what it must: run --search"
    return island_entry(ISLANDS[name][0], *made)


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
            print(f'    "{name}": {search(name)},', flush=True)
        return
    file = Path(sys.argv[1]) if len(sys.argv) > 1 else SHIPPED
    file.write_text(as_toml(box()), "utf-8")


if __name__ == "__main__":
    main()
