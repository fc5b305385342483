"""What is no legal move is refused with its reason."""

import random
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

import macaronesia as mac
from tests.properties.canarias.model import BOX, CARDS, COLOURS, legal
from tests.properties.canarias.shaken import some_shaken
from tests.properties.strategies import stopped_games
from tests.properties.texts import check_texts, mistyped, slips

NEARLY = [
    *("build", "build segador", "build segador 0", "build segador 13", "build segador 01", "build Segador 1"),
    *("build segador 1 as", "build segador 1 as pink", "build segador 1 as RED", "build segador 1  as red"),
    *("build segador ١", "build segador １", "build segador 1+2", "build segador 1@2", "build pirate-red 1"),
    *("build leñador 1", "ship capitán", "ship pirate-pink", "ship pirate-", "ship", "deal", "reveal ?"),
    *("palace 1", "palace 1+1", "palace 1+2+3", "palace 1+2@1", "palace 1+2@2@3", "palace 1 + 2"),
    *("palace 1+2 @3", "palace 1+2@13", "palace 1+2 as red as blue", "palace 1+2 as red@3", "palace +1+2"),
    *("city 1+2", "city 1+3+2", "city 3+2+1", "city 1+2+2", "city 1+2+3+4", "city 1+2+3@1", "city 1+2+3@"),
    *("settle", "settle 13", "settle 1@2", "raze 0", "raze 1 as red", "blame", "blame -1", "blame 5"),
    *(
        "blame 0 ",
        "starter 5",
        "starter 00",
        "island",
        "island Tenerife",
        "island el-hierro",
        "island gran canaria",
    ),
    *("Draw", "DRAW", "draw 1", "draw\n", "take 1", "skip ", " end", "end\0", "pass", "bid 3"),
]


def any_text(whims: random.Random) -> str:
    """A text of the game's notation, every verb equally likely, every form of it too."""
    plots = [str(n) for n in whims.sample(range(1, 13), 3)]
    rest = sorted(plots[1:], key=int)
    at = whims.choice(["", f"@{whims.randint(1, 12)}"])
    tint = whims.choice(["", "", f" as {whims.choice(COLOURS)}"])
    card = whims.choice(list(CARDS))
    return whims.choice(
        [
            *("draw", "skip", "end", "take", f"raze {plots[0]}"),
            *(f"{verb} {card}" for verb in ("deal", "stow", "reveal", "ship")),
            *(f"{verb} {whims.randrange(5)}" for verb in ("starter", "blame")),
            f"island {whims.choice(list(BOX['islands']))}",
            f"settle {plots[0]}{tint}",
            f"build {card} {plots[0]}{tint}",
            f"palace {plots[0]}+{plots[1]}{at}{tint}",
            f"city {plots[0]}+{'+'.join(rest)}{at}{tint}",
        ]
    )


def near_misses(table: mac.Game, whims: random.Random) -> set[str]:
    """Every way to write the listed moves with another plot, stand or colour, a few of each."""
    found = {text.partition(" as ")[0] for text in table.moves()}
    found |= {f"{text} as {whims.choice(COLOURS)}" for text in found}
    merges = [text for text in found if text.startswith(("palace", "city"))]
    found |= {f"{text.partition('@')[0]}@{whims.randint(1, 12)}" for text in merges}
    if isinstance(table.seat, int):
        for card in table.position()["hands"][table.seat]:
            found |= {f"build {card} {plot}" for plot in range(1, 13)} | {f"ship {card}"}
    found |= {f"{verb} {plot}" for verb in ("settle", "raze") for plot in range(1, 13)}
    found |= {f"palace {s}+{t}" for s, t in combinations(range(1, 13), 2)}
    return set(whims.sample(sorted(found), min(len(found), 150)))


def tried(table: mac.Game, whims: random.Random, number: int = 150) -> list[str]:
    listed = table.moves()
    some = whims.sample(listed, min(len(listed), 12))
    texts = [*listed[:300], *(any_text(whims) for _ in range(number)), *near_misses(table, whims)]
    return texts + [slip for text in some for slip in slips(text)]


@given(stopped_games("canarias"), st.data())
def test_a_text_is_refused_exactly_if_it_is_not_listed_and_nothing_changes_here(game, data):
    table, whims = game
    moves = table.moves() or ["draw"]
    typed = data.draw(st.lists(mistyped(moves) | st.text(max_size=20), max_size=20))
    check_texts(table, [*tried(table, whims), *NEARLY, *typed])


def test_whoever_holds_whatever_why_is_none_exactly_for_the_moves_of_the_model():
    for seed in range(16):
        whims = random.Random(seed)
        game = mac.new_game("canarias", players=2 + seed % 4, seed=seed)
        for found in some_shaken(game, whims, 2):
            listed = set(legal(found.position()))
            for text in tried(found, whims, 100):
                reason = found.why(text)
                assert (reason is None) == (text in listed), text
